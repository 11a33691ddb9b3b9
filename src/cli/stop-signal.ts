/** npm passes on a Ctrl-C that the terminal has sent to everybody already: one press arrives twice. */
const samePressMs = 500;

/** Resolves when somebody wants the program to stop: a signal, or `request`. A second signal ends it at once. */
export function stopRequest(): { requested: Promise<void>; request(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > samePressMs) process.exit(1);
      resolve();
    });
  }
  return { requested: promise, request: resolve };
}
