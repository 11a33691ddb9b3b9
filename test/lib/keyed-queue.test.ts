import { expect, it } from 'vitest';
import { createKeyedQueue } from '../../src/lib/keyed-queue.ts';

it('runs work of one key in order, also after a failure, and other keys side by side', async () => {
  const queue = createKeyedQueue();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = queue.run('a', () => held.then(() => Promise.reject(new Error('no'))));
  const second = queue.run('a', async () => void done.push('a'));
  await queue.run('b', async () => void done.push('b'));
  release();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['b', 'a']);
});
