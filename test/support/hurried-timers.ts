import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import promises from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/**
 * Ends the timers of everything a file tests so many times sooner. For code that only waits, such as between two logins to a
 * gateway: clocks go on as usual, and so do the timeouts of the tests.
 */
export function useHurriedTimers(times = 4): void {
  const [begin, repeat] = [globalThis.setTimeout, globalThis.setInterval];
  const { setTimeout: wait, setInterval: iterate } = promises;
  const use = (
    one: typeof begin,
    many: typeof repeat,
    waiting: Pick<typeof promises, 'setTimeout' | 'setInterval'>,
  ) => {
    Object.assign(globalThis, { setTimeout: one, setInterval: many });
    Object.assign(timers, { setTimeout: one, setInterval: many });
    Object.assign(promises, waiting);
    syncBuiltinESMExports();
  };
  const hurried = <Timer extends (work: never, ms?: number, ...args: never[]) => unknown>(timer: Timer): Timer =>
    Object.assign(((work, ms = 0, ...args) => timer(work, ms / times, ...args)) as Timer, timer);
  const waiting = {
    setTimeout: ((ms = 0, ...rest) => wait(ms / times, ...rest)) as typeof wait,
    setInterval: ((ms = 0, ...rest) => iterate(ms / times, ...rest)) as typeof iterate,
  };
  beforeAll(() => use(hurried(begin), hurried(repeat), waiting));
  afterAll(() => use(begin, repeat, { setTimeout: wait, setInterval: iterate }));
}
