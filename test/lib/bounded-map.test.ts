import { describe, expect, it } from 'vitest';
import { createBoundedMap, createExpiringMap } from '../../src/lib/bounded-map.ts';

describe('a bounded map', () => {
  it('drops the least recently used value', () => {
    const map = createBoundedMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    expect(map.get('a')).toBe(1);
    map.set('c', 3);
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
  });
});

describe('an expiring map', () => {
  let nowMs = 1000;
  const clock = (): number => nowMs;

  it('returns a value until its time to live has passed since it was read', () => {
    const map = createExpiringMap<boolean>({ max: 10, ttlMs: 60 }, clock);
    map.set('a', false, 990);
    nowMs = 1049;
    expect(map.get('a')).toBe(false);
    nowMs = 1050;
    expect(map.get('a')).toBeUndefined();
  });

  it('starts a new time to live with a new value, and is bounded', () => {
    const map = createExpiringMap<string>({ max: 1, ttlMs: 60 }, clock);
    map.set('a', 'old', nowMs - 60);
    map.set('a', 'new', nowMs);
    expect(map.get('a')).toBe('new');
    map.set('b', 'other', nowMs);
    expect(map.get('a')).toBeUndefined();
  });
});
