import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimiter, type RateLimiter } from '../../src/lib/rate-limiter.ts';

let nowMs: number;
const clock = (): number => nowMs;

beforeEach(() => {
  nowMs = 1000;
});

describe('a rate limiter of 25 a second in bursts of 5', () => {
  let limiter: RateLimiter;
  beforeEach(() => {
    limiter = createRateLimiter({ perSecond: 25, burst: 5 }, clock);
    nowMs += 200;
  });

  it('lets a burst through, then one call every 40 ms', async () => {
    expect(await limiter.take(8)).toBe(5);
    expect(await limiter.take(1)).toBe(0);
    nowMs += 39;
    expect(await limiter.take(1)).toBe(0);
    nowMs += 1;
    expect(await limiter.take(2)).toBe(1);
  });

  it('never exceeds its rate by more than a burst', async () => {
    let taken = 0;
    for (let step = 0; step < 10_000; step++) {
      nowMs += step % 7;
      taken += await limiter.take(3);
    }
    expect(taken).toBeLessThanOrEqual(((nowMs - 1000) * 25) / 1000 + 5);
    expect(taken).toBeGreaterThan(((nowMs - 1000) * 25) / 1000 - 1);
  });

  it('saves up no more than a burst', async () => {
    nowMs += 60_000;
    expect(await limiter.take(100)).toBe(5);
  });

  it('counts calls made elsewhere, and waits until they are paid off', async () => {
    await limiter.consume(30);
    expect(await limiter.take(1)).toBe(0);
    nowMs += 1000;
    expect(await limiter.take(1)).toBe(0);
    nowMs += 40;
    expect(await limiter.take(1)).toBe(1);
  });

  it('takes back unused tokens', async () => {
    await limiter.take(5);
    await limiter.consume(-2);
    expect(await limiter.take(5)).toBe(2);
  });

  it('lets nothing through during a pause, also when a shorter one follows', async () => {
    await limiter.pause(3000);
    await limiter.pause(10);
    nowMs += 2999;
    expect(await limiter.take(1)).toBe(0);
    nowMs += 41;
    expect(await limiter.take(9)).toBe(1);
  });
});
