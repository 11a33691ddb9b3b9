import { describe, expect, it } from 'vitest';
import { withTimeout } from '../../src/lib/timeout.ts';

const never = new Promise<string>(() => {});

describe('work with a timeout', () => {
  it('resolves to its value where it ends in time', async () => {
    expect(await withTimeout(1000, Promise.resolve('done'))).toBe('done');
  });

  it('resolves to undefined after the timeout', async () => {
    expect(await withTimeout(5, never)).toBeUndefined();
  });

  it('resolves to undefined when it is aborted, also before it started', async () => {
    const abort = new AbortController();
    const aborted = withTimeout(60_000, never, abort.signal);
    abort.abort();
    expect(await aborted).toBeUndefined();
    expect(await withTimeout(60_000, never, abort.signal)).toBeUndefined();
  });

  it('rejects as the work does', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
