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

describe('a map that is bounded by sizes', () => {
  it('drops the least recently used values when their sizes exceed the limit', () => {
    const map = createBoundedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaa');
    map.set('b', 'bbbb');
    expect(map.get('a')).toBe('aaaa');
    map.set('c', 'cccc');
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  });

  it('does not store a value that is larger than the limit, and keeps the others', () => {
    const map = createBoundedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaa');
    map.set('b', 'b'.repeat(12));
    expect([map.get('a'), map.get('b')]).toEqual(['aaaa', undefined]);
  });

  it('counts the characters of keys', () => {
    const map = createBoundedMap<string>(10, ({ length }) => length);
    map.set('a'.repeat(10), 'a');
    map.set('b'.repeat(9), 'b');
    expect([map.get('a'.repeat(10)), map.get('b'.repeat(9))]).toEqual([undefined, 'b']);
  });

  it('replaces the value of a key and its size', () => {
    const map = createBoundedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaaaaaaaa');
    map.set('a', 'a');
    map.set('b', 'bbbbbbbbb');
    expect([map.get('a'), map.get('b')]).toEqual(['a', 'bbbbbbbbb']);
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
