import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createSpacedTurns, createTurns } from '../../src/lib/turns.ts';

describe('turns of two at once', () => {
  it('run the works of a key in order, two at once, and those of another beside them', async () => {
    const turns = createTurns(2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      });
    const results = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => turns.run(name.slice(0, 1), work(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    ends.get('a2')?.();
    await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    ends.get('a1')?.();
    await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    for (const end of ends.values()) end();
    expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
    expect(await turns.run('a', async () => 'again')).toBe('again');
  });

  it('go on after a work that fails', async () => {
    const turns = createTurns(1);
    const failed = turns.run('a', () => Promise.reject(new Error('no')));
    const next = turns.run('a', async () => 'next');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});

describe('spaced turns', () => {
  it('come one after the other, and leave turns of the event loop for others between', async () => {
    const turn = createSpacedTurns(2);
    const seen: string[] = [];
    const callers = ['a', 'b'].map((name) => turn().then(() => seen.push(name)));
    for (let i = 1; i <= 5; i++) {
      await nextTurn();
      seen.push(String(i));
    }
    await Promise.all(callers);
    expect(seen.indexOf('a')).toBeGreaterThan(0);
    expect(seen.indexOf('b') - seen.indexOf('a')).toBeGreaterThanOrEqual(2);
  });
});
