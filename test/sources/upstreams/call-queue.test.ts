import { describe, expect, it } from 'vitest';
import { InconclusiveError } from '../../../src/lib/circuit-breaker.ts';
import { WithheldError, createCallQueue } from '../../../src/sources/upstreams/call-queue.ts';

const soon = 60_000;

/** Runs calls that last until `finish` is called, and records their order. */
function scripted(concurrency: number, patienceMs = soon) {
  const queue = createCallQueue({ concurrency, perSecond: 1_000_000, daily: 0 }, patienceMs);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const call = (name: string, spender?: string) =>
    queue.run(spender, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { call, finish, started };
}

describe('the queue of calls', () => {
  it('starts as many as are allowed at the same time', async () => {
    const { call, finish, started } = scripted(2);
    for (const name of ['1', '2', '3']) void call(name);
    await Promise.resolve();
    expect(started).toEqual(['1', '2']);
    await finish();
    expect(started).toEqual(['1', '2', '3']);
  });

  it('lets chat go first, and keys take turns', async () => {
    const { call, finish, started } = scripted(1);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void call(name, name[0]);
    void call('chat');
    await Promise.resolve();
    for (let i = 0; i < 6; i++) await finish();
    expect(started).toEqual(['a1', 'chat', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('gives keys every second turn however much chat asks for', async () => {
    const { call, finish, started } = scripted(1);
    for (const name of ['1', '2', '3', '4', '5']) void call(name);
    for (const name of ['a1', 'a2', 'b1']) void call(name, name[0]);
    await Promise.resolve();
    for (let i = 0; i < 7; i++) await finish();
    expect(started).toEqual(['1', 'a1', '2', 'b1', '3', 'a2', '4', '5']);
  });

  it('gives the turn of a call that was not made to another', async () => {
    const queue = createCallQueue({ concurrency: 1, perSecond: 1, daily: 0 }, 100);
    const withheld = () => queue.run('a', () => Promise.reject(new WithheldError('has no budget left')));
    for (let i = 0; i < 3; i++) await expect(withheld()).rejects.toThrow('has no budget left');
    await expect(queue.run('b', async () => 'made')).resolves.toBe('made');
  });

  it('refuses a call whose turn does not come within the patience, and makes the others', async () => {
    const { call, finish, started } = scripted(1, 20);
    void call('1');
    const refused = call('2');
    await expect(refused).rejects.toThrow(InconclusiveError);
    await finish();
    void call('3');
    await finish();
    expect(started).toEqual(['1', '3']);
  });

  it('refuses a call at once where its turn is not to be expected within the patience', async () => {
    const queue = createCallQueue({ concurrency: 100, perSecond: 5, daily: 0 }, 1000);
    const made: string[] = [];
    const run = (spender: string) => queue.run(spender, async () => void made.push(spender));
    const calls = Array.from({ length: 30 }, () => run('a'));
    const other = run('b');
    // Five go at once and five more within a second: the others are refused before the next timer.
    const refused = await Promise.race([
      Promise.allSettled(calls.slice(10)),
      new Promise<never>((_resolve, reject) => setImmediate(() => reject(new Error('still waiting')))),
    ]);
    expect(refused.every(({ status }) => status === 'rejected')).toBe(true);
    // Another key waits for one turn of the first, not for all.
    await other;
    expect(made.indexOf('b')).toBeLessThanOrEqual(6);
    await Promise.allSettled(calls);
  });
});
