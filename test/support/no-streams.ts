import type { Marine } from '../../src/chat/index.ts';
import { Problem } from '../../src/problem.ts';

/** For tests without tidal streams, observations and official warnings. */
export const noStreams: Pick<Marine, 'stream' | 'streamStations' | 'observed' | 'warnings'> = {
  stream: () => Promise.reject(new Problem('could-not-ask')),
  observed: async () => [],
  warnings: async () => ({ warnings: [], sources: [], missing: [] }),
  streamStations: () => Promise.reject(new Problem('could-not-ask')),
};
