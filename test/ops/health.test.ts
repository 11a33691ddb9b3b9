import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHealth } from '../../src/ops/health.ts';

describe('the health of the parts', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('tells each part’s state and the age of its last success', async () => {
    const health = createHealth(Date.now);
    expect(await health.report()).toEqual({ ok: true, parts: {} });
    health.watch('door', () => ({ ok: true, lastSuccessAt: 1_000_000 - 2500 }));
    health.watch('new', () => ({ ok: true }));
    health.probe('database', async () => {});
    expect(await health.report()).toEqual({
      ok: true,
      parts: {
        door: { ok: true, lastSuccessAgeS: 2.5 },
        new: { ok: true },
        database: { ok: true, lastSuccessAgeS: 0 },
      },
    });
  });

  it('is broken when one part is, and remembers when a probe last worked', async () => {
    const health = createHealth(Date.now);
    let works = true;
    health.watch('door', () => ({ ok: true }));
    health.probe('database', async () => {
      if (!works) throw new Error('gone');
    });
    await health.report();
    works = false;
    vi.setSystemTime(1_007_000);
    const broken = { door: { ok: true }, database: { ok: false, lastSuccessAgeS: 7 } };
    expect(await health.report()).toEqual({ ok: false, parts: broken });
    works = true;
    vi.setSystemTime(1_009_000);
    expect((await health.report()).ok).toBe(true);
  });

  it('does not wait for a part that hangs', async () => {
    const health = createHealth(Date.now);
    health.probe('cache', () => new Promise(() => {}));
    const told = health.report();
    // The timer of node:timers/promises is not among the fake ones.
    vi.useRealTimers();
    expect(await told).toEqual({ ok: false, parts: { cache: { ok: false } } });
  });

  it('probes once a second, however often it is asked', async () => {
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
