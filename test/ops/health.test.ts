import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHealth } from '../../src/ops/health.ts';

describe('the health of the parts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('reports each part’s state and the age of its last success', async () => {
    const health = createHealth(Date.now);
    expect(await health.report()).toEqual({ ok: true, parts: {} });
    health.watch('telegram', () => ({ ok: true, lastSuccessAt: 1_000_000 - 2500 }));
    health.watch('new', () => ({ ok: true }));
    health.probe('database', async () => {});
    expect(await health.report()).toEqual({
      ok: true,
      parts: {
        telegram: { ok: true, lastSuccessAgeS: 2.5 },
        new: { ok: true },
        database: { ok: true, lastSuccessAgeS: 0 },
      },
    });
  });

  it('is not ok when one part is not, and reports the age of the last successful probe', async () => {
    const health = createHealth(Date.now);
    let works = true;
    health.watch('telegram', () => ({ ok: true }));
    health.probe('database', async () => {
      if (!works) throw new Error('gone');
    });
    await health.report();
    works = false;
    vi.setSystemTime(1_007_000);
    const broken = { telegram: { ok: true }, database: { ok: false, lastSuccessAgeS: 7 } };
    expect(await health.report()).toEqual({ ok: false, parts: broken });
    works = true;
    vi.setSystemTime(1_009_000);
    expect((await health.report()).ok).toBe(true);
  });

  it('does not wait for a part that hangs', async () => {
    const health = createHealth(Date.now);
    health.probe('cache', () => new Promise(() => {}));
    const report = health.report();
    // node:timers/promises is not faked.
    vi.useRealTimers();
    expect(await report).toEqual({ ok: false, parts: { cache: { ok: false } } });
  });

  it('probes at most once a second', async () => {
    const health = createHealth(Date.now);
    const attempt = vi.fn<() => Promise<void>>(async () => {});
    health.probe('database', attempt);
    await Promise.all([health.report(), health.report(), health.report()]);
    vi.setSystemTime(1_000_999);
    await health.report();
    expect(attempt).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_001_000);
    await health.report();
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
