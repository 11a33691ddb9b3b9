import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // Packing stations and place names once takes some seconds on a small machine.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
