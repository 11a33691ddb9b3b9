import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/left-out.ts'],
    // Packing stations and place names once takes some seconds on a small machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'house', include: ['test/**/*.test.ts'], provide: { road: 'process' } } },
      // The suite of the data service once more, as others ask it.
      { extends: true, test: { name: 'socket', include: ['test/service/*.test.ts'], provide: { road: 'socket' } } },
    ],
  },
});
