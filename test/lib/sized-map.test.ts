import { describe, expect, it } from 'vitest';
import { createSizedMap } from '../../src/lib/sized-map.ts';

describe('a map of limited size', () => {
  it('drops the least recently used values when their sizes exceed the limit', () => {
    const map = createSizedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaa');
    map.set('b', 'bbbb');
    expect(map.get('a')).toBe('aaaa');
    map.set('c', 'cccc');
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  });

  it('does not store a value that is larger than the limit, and keeps the others', () => {
    const map = createSizedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaa');
    map.set('b', 'b'.repeat(12));
    expect([map.get('a'), map.get('b')]).toEqual(['aaaa', undefined]);
  });

  it('counts the characters of keys', () => {
    const map = createSizedMap<string>(10, ({ length }) => length);
    map.set('a'.repeat(10), 'a');
    map.set('b'.repeat(9), 'b');
    expect([map.get('a'.repeat(10)), map.get('b'.repeat(9))]).toEqual([undefined, 'b']);
  });

  it('replaces the value of a key and its size', () => {
    const map = createSizedMap<string>(12, ({ length }) => length);
    map.set('a', 'aaaaaaaaaa');
    map.set('a', 'a');
    map.set('b', 'bbbbbbbbb');
    expect([map.get('a'), map.get('b')]).toEqual(['a', 'bbbbbbbbb']);
  });
});
