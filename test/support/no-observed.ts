import type { Observed } from '../../src/service/ports.ts';

/** For tests without gauges and buoys. */
export const noObserved: Observed = async () => ({ observations: [], missing: [] });
