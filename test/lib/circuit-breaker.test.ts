import { beforeEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker, type CircuitBreaker } from '../../src/lib/circuit-breaker.ts';

let nowMs = 1000;
const clock = (): number => nowMs;

describe('a circuit breaker', () => {
  let breaker: CircuitBreaker;
  const fail = (times: number): void => {
    for (let time = 0; time < times; time++) breaker.failed();
  };
  beforeEach(() => {
    breaker = createCircuitBreaker(clock);
  });

  it('stays closed while a call succeeds now and then', () => {
    for (let round = 0; round < 9; round++) {
      fail(4);
      breaker.succeeded();
    }
    expect(breaker.allows(4)).toBe(4);
  });

  it('opens after five failures in a row and allows one probe after 15 s', () => {
    fail(5);
    expect(breaker.isOpen()).toBe(true);
    expect(breaker.allows(4)).toBe(0);
    nowMs += 15_000;
    expect(breaker.allows(4)).toBe(1);
    expect(breaker.allows(4)).toBe(0);
    breaker.succeeded();
    expect(breaker.allows(4)).toBe(4);
  });

  it('doubles its wait up to five minutes with each probe that fails', () => {
    fail(5);
    for (const waitS of [15, 30, 60, 120, 240, 300, 300]) {
      nowMs += waitS * 1000 - 1;
      expect(breaker.allows(1)).toBe(0);
      nowMs += 1;
      expect(breaker.allows(1)).toBe(1);
      breaker.failed();
    }
  });

  it('ignores failures of calls that were in flight when it opened', () => {
    fail(8);
    nowMs += 15_000;
    expect(breaker.allows(1)).toBe(1);
  });

  it('allows another probe where the first one never reported', () => {
    fail(5);
    nowMs += 15_000;
    breaker.allows(1);
    nowMs += 15_000;
    expect(breaker.allows(1)).toBe(1);
  });
});
