/** The terminal sends Ctrl-C to the whole process group and npm forwards it again, so one press arrives twice, ms. */
const repeatedSignalMs = 500;

/** `requested` resolves at a first SIGTERM or SIGINT, or at `request()`; a second one ends the process at once, exit code 1. */
export function stopRequest(): { requested: Promise<void>; request(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > repeatedSignalMs) process.exit(1);
      resolve();
    });
  }
  return { requested: promise, request: resolve };
}
