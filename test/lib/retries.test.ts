import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutOfTimeError, withRetries } from '../../src/lib/retries.ts';

class Transient extends Error {}
const policy = {
  timeoutMs: 1000,
  maxRetries: 2,
  firstWaitMs: 100,
  isTransient: (error: unknown) => error instanceof Transient,
};

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

describe('work with two retries', () => {
  it('is tried again after transient errors, and rejects with the last', async () => {
    const work = vi.fn(async () => Promise.reject(new Transient(`attempt ${work.mock.calls.length}`)));
    await expect(withRetries({ ...policy, firstWaitMs: 1 }, work)).rejects.toThrow('attempt 3');
    const once = vi.fn(async () => (once.mock.calls.length === 1 ? Promise.reject(new Transient()) : 'done'));
    expect(await withRetries({ ...policy, firstWaitMs: 1 }, once)).toBe('done');
  });

  it('is not tried again after any other error', async () => {
    const work = vi.fn(async () => Promise.reject(new Error('refused')));
    await expect(withRetries(policy, work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledOnce();
  });

  it('is aborted when its time is over, and begins no other attempt', async () => {
    const signals: AbortSignal[] = [];
    const forever = (signal: AbortSignal) => new Promise<never>(() => signals.push(signal));
    await expect(withRetries({ ...policy, timeoutMs: 5 }, forever)).rejects.toThrow(OutOfTimeError);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const failing = vi.fn(async () => Promise.reject(new Transient()));
    await expect(withRetries({ ...policy, timeoutMs: 5, firstWaitMs: 20 }, failing)).rejects.toThrow('timed out');
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(failing).toHaveBeenCalledOnce();
  });
});
