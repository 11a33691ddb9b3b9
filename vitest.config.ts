import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/support/left-out.ts', 'test/support/packed-gazetteer.ts'],
    // Packing stations and place names takes some seconds, once, on a small machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Half of the time tests wait for timers and sockets: on two cores two workers take 8 min instead of 13.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.ts'], provide: { transport: 'process' } } },
      // The suite of the data service again, over a real socket.
      {
        extends: true,
        test: { name: 'socket', include: ['test/service/*.test.ts'], provide: { transport: 'socket' } },
      },
    ],
  },
});
