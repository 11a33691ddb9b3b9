import type { Warnings } from '../../src/service/ports.ts';

/** For tests without official warnings: no office is known anywhere. */
export const noWarnings: Warnings = {
  at: async () => ({ warnings: [], sources: [], missing: [] }),
  forecasts: async () => ({ forecasts: [], missing: [] }),
};
