import { describe, expect, it } from 'vitest';
import { after, attempt } from '../../src/lib/after.ts';

describe('what follows a value', () => {
  it('is made at once where the value is there, and with it where it comes', async () => {
    expect(after(1, (value) => value + 1)).toBe(2);
    await expect(after(Promise.resolve(1), (value) => value + 1)).resolves.toBe(2);
  });
});

describe('an attempt', () => {
  it('that throws or rejects has what is made of the error', async () => {
    const said = (error: unknown) => (error as Error).message;
    expect(attempt(() => 'made', said)).toBe('made');
    expect(
      attempt(() => {
        throw new Error('thrown');
      }, said),
    ).toBe('thrown');
    await expect(attempt(() => Promise.reject(new Error('rejected')), said)).resolves.toBe('rejected');
  });
});
