import { beforeEach, describe, expect, it } from 'vitest';
import {
  CircuitOpenError,
  TransientError,
  createCircuitBreaker,
  guarded,
  InconclusiveError,
  type CircuitBreaker,
} from '../../src/lib/circuit-breaker.ts';

let nowMs = 1000;
const clock = (): number => nowMs;

describe('a breaker', () => {
  let breaker: CircuitBreaker;
  const fail = (times: number): void => {
    for (let time = 0; time < times; time++) breaker.failed();
  };
  beforeEach(() => {
    breaker = createCircuitBreaker(clock);
  });

  it('stays closed while something works now and then', () => {
    for (let round = 0; round < 9; round++) {
      fail(4);
      breaker.succeeded();
    }
    expect(breaker.allows(4)).toBe(4);
  });

  it('opens after five failures in a row and tries one after 15 s', () => {
    fail(5);
    expect(breaker.isOpen()).toBe(true);
    expect(breaker.allows(4)).toBe(0);
    nowMs += 15_000;
    expect(breaker.allows(4)).toBe(1);
    expect(breaker.allows(4)).toBe(0);
    breaker.succeeded();
    expect(breaker.allows(4)).toBe(4);
  });

  it('doubles its rest up to five minutes with each try that fails', () => {
    fail(5);
    for (const restS of [15, 30, 60, 120, 240, 300, 300]) {
      nowMs += restS * 1000 - 1;
      expect(breaker.allows(1)).toBe(0);
      nowMs += 1;
      expect(breaker.allows(1)).toBe(1);
      breaker.failed();
    }
  });

  it('learns nothing from those that were under way when it opened', () => {
    fail(8);
    nowMs += 15_000;
    expect(breaker.allows(1)).toBe(1);
  });

  it('tries another where the probe never reported back', () => {
    fail(5);
    nowMs += 15_000;
    breaker.allows(1);
    nowMs += 15_000;
    expect(breaker.allows(1)).toBe(1);
  });
});

describe('a call behind a breaker', () => {
  const failing = (error: Error) => async (): Promise<never> => {
    throw error;
  };

  it('is made while the breaker is closed, and not while it is open', async () => {
    const breaker = createCircuitBreaker(clock);
    expect(await guarded(breaker, async () => 'yes')).toBe('yes');
    for (let time = 0; time < 5; time++) {
      await expect(guarded(breaker, failing(new TransientError('down')))).rejects.toThrow('down');
    }
    let calls = 0;
    const call = guarded(breaker, async () => calls++);
    await expect(call).rejects.toThrow(CircuitOpenError);
    expect(calls).toBe(0);
  });

  it('does not open the breaker with errors that are answers, and such an answer to a probe closes it', async () => {
    const breaker = createCircuitBreaker(clock);
    const refused = new RangeError('refused');
    for (let time = 0; time < 9; time++) {
      await expect(guarded(breaker, failing(refused))).rejects.toThrow(refused);
    }
    expect(breaker.isOpen()).toBe(false);
    for (let time = 0; time < 5; time++) breaker.failed();
    nowMs += 15_000;
    await expect(guarded(breaker, failing(refused))).rejects.toThrow(refused);
    expect(breaker.isOpen()).toBe(false);
  });

  it('counts what is inconclusive neither as a failure nor as an answer', async () => {
    const breaker = createCircuitBreaker(clock);
    const withheld = new InconclusiveError('no budget');
    for (let time = 0; time < 9; time++) {
      await expect(guarded(breaker, failing(withheld))).rejects.toThrow(withheld);
    }
    expect(breaker.isOpen()).toBe(false);
    for (let time = 0; time < 5; time++) breaker.failed();
    expect(breaker.isResting()).toBe(true);
    nowMs += 15_000;
    expect(breaker.isResting()).toBe(false);
    await expect(guarded(breaker, failing(withheld))).rejects.toThrow(withheld);
    expect(breaker.isOpen()).toBe(true);
  });

  it('probes at a constant interval where the longest rest is the first', async () => {
    const breaker = createCircuitBreaker(clock, 15_000);
    for (let time = 0; time < 5; time++) breaker.failed();
    for (let probe = 0; probe < 3; probe++) {
      nowMs += 15_000;
      expect(breaker.allows(1)).toBe(1);
      breaker.failed();
      expect(breaker.allows(1)).toBe(0);
    }
  });
});
