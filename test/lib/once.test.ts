import { expect, it, vi } from 'vitest';
import { once } from '../../src/lib/once.ts';

it('calls its function on first use only, also where that returns undefined', () => {
  const make = vi.fn<() => undefined>(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('stores a rejection, and calls a function that threw again', async () => {
  const rejecting = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('closed')));
  const opened = once(rejecting);
  await expect(opened()).rejects.toThrow('closed');
  await expect(opened()).rejects.toThrow('closed');
  expect(rejecting).toHaveBeenCalledTimes(1);

  const throwing = vi.fn<() => number>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  throwing.mockReturnValue(7);
  const value = once(throwing);
  expect(value).toThrow('not yet');
  expect(value()).toBe(7);
});
