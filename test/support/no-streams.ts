import type { Marine } from '../../src/chat/index.ts';
import { Problem } from '../../src/problem.ts';

/** For tests without tidal streams and observations: a service of others, which has none. */
export const noStreams: Pick<Marine, 'stream' | 'streamStations' | 'observed'> = {
  stream: () => Promise.reject(new Problem('could-not-ask')),
  observed: async () => [],
  streamStations: () => Promise.reject(new Problem('could-not-ask')),
};
