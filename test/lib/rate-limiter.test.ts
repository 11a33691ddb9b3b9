import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCircuitBreaker,
  createRateLimiter,
  type CircuitBreaker,
  type RateLimiter,
} from '../../src/lib/rate-limiter.ts';

let nowMs: number;
const clock = (): number => nowMs;

beforeEach(() => {
  nowMs = 1000;
});

describe('a pace of 25 a second in bursts of 5', () => {
  let pace: RateLimiter;
  beforeEach(() => {
    pace = createRateLimiter({ perSecond: 25, burst: 5 }, clock);
    nowMs += 200;
  });

  it('lets a burst through, then one every 40 ms', async () => {
    expect(await pace.take(8)).toBe(5);
    expect(await pace.take(1)).toBe(0);
    nowMs += 39;
    expect(await pace.take(1)).toBe(0);
    nowMs += 1;
    expect(await pace.take(2)).toBe(1);
  });

  it('never exceeds its rate by more than a burst in any stretch of time', async () => {
    let gone = 0;
    for (let step = 0; step < 10_000; step++) {
      nowMs += step % 7;
      gone += await pace.take(3);
    }
    expect(gone).toBeLessThanOrEqual(((nowMs - 1000) * 25) / 1000 + 5);
    expect(gone).toBeGreaterThan(((nowMs - 1000) * 25) / 1000 - 1);
  });

  it('saves no more than a burst', async () => {
    nowMs += 60_000;
    expect(await pace.take(100)).toBe(5);
  });

  it('counts what went by another way, and owes it', async () => {
    await pace.consume(30);
    expect(await pace.take(1)).toBe(0);
    nowMs += 1000;
    expect(await pace.take(1)).toBe(0);
    nowMs += 40;
    expect(await pace.take(1)).toBe(1);
  });

  it('takes back what did not go', async () => {
    await pace.take(5);
    await pace.consume(-2);
    expect(await pace.take(5)).toBe(2);
  });

  it('lets nothing through a pause, however short the next one', async () => {
    await pace.pause(3000);
    await pace.pause(10);
    nowMs += 2999;
    expect(await pace.take(1)).toBe(0);
    nowMs += 41;
    expect(await pace.take(9)).toBe(1);
  });
});

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

  it('tries another where the one tried never told', () => {
    fail(5);
    nowMs += 15_000;
    breaker.allows(1);
    nowMs += 15_000;
    expect(breaker.allows(1)).toBe(1);
  });
});
