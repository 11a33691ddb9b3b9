/** Waits for a state of a server that depends on its client. */
export interface Watch {
  /** The first value other than `undefined` that `read` returns; rejects after `timeoutMs`, which is long for a busy machine, or on close. */
  until<T>(read: () => T | undefined, what: string, timeoutMs?: number): Promise<T>;
  /** To be called after every change of state. */
  changed(): void;
  close(): void;
}

export function startWatch(): Watch {
  const waiting = new Set<(closing: boolean) => void>();
  return {
    until: (read, what, timeoutMs = 60_000) =>
      new Promise((resolve, reject) => {
        const settle = (finish: () => void) => {
          clearTimeout(timer);
          waiting.delete(look);
          finish();
        };
        const look = (closing: boolean) => {
          const value = read();
          if (value !== undefined) settle(() => resolve(value));
          else if (closing) settle(() => reject(new Error(`server closed while waiting for ${what}`)));
        };
        const late = () => settle(() => reject(new Error(`no ${what} within ${timeoutMs} ms`)));
        const timer = setTimeout(late, timeoutMs);
        waiting.add(look);
        look(false);
      }),
    changed: () => {
      for (const look of waiting) look(false);
    },
    close: () => {
      for (const look of waiting) look(true);
    },
  };
}
