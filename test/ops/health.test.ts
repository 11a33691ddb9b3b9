import { describe, expect, it, vi } from 'vitest';
import { createHealth } from '../../src/ops/health.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

useHurriedTimers();

function healthWithClock() {
  const time = { ms: 1_000_000 };
  return { time, health: createHealth(() => time.ms) };
}

describe('the health of the parts', () => {
  it('reports each part’s state and the age of its last success', async () => {
    const { health } = healthWithClock();
    expect(await health.report()).toEqual({ ready: true, ok: true, parts: {} });
    health.watch('telegram', () => ({ ok: true, lastSuccessAt: 1_000_000 - 2500 }));
    health.watch('new', () => ({ ok: true }));
    health.probe('database', async () => {});
    expect(await health.report()).toEqual({
      ready: true,
      ok: true,
      parts: {
        telegram: { ok: true, lastSuccessAgeS: 2.5 },
        new: { ok: true },
        database: { ok: true, lastSuccessAgeS: 0 },
      },
    });
  });

  it('is ready while a part is down that the data service can do without', async () => {
    const { health } = healthWithClock();
    health.watch('telegram', () => ({ ok: false }));
    health.probe('database', async () => {}, { required: true });
    expect(await health.report()).toMatchObject({ ready: true, ok: false });
    expect(await health.isReady()).toBe(true);
  });

  it('is not ready while a required part is down, and reports the age of its last success', async () => {
    const { health, time } = healthWithClock();
    let works = true;
    const attempt = async (): Promise<void> => {
      if (!works) throw new Error('gone');
    };
    health.watch('telegram', () => ({ ok: true }));
    health.probe('database', attempt, { required: true });
    await health.report();
    works = false;
    time.ms += 7000;
    const broken = { telegram: { ok: true }, database: { ok: false, lastSuccessAgeS: 7 } };
    expect(await health.report()).toEqual({ ready: false, ok: false, parts: broken });
    expect(await health.isReady()).toBe(false);
    works = true;
    time.ms += 2000;
    expect(await health.report()).toMatchObject({ ready: true, ok: true });
  });

  it('asks for readiness required parts only', async () => {
    const { health } = healthWithClock();
    const cache = vi.fn<() => Promise<void>>(async () => {});
    health.probe('cache', cache);
    expect(await health.isReady()).toBe(true);
    expect(cache).not.toHaveBeenCalled();
  });

  it('does not wait for a part that hangs, nor try it again before it has ended', async () => {
    const { health, time } = healthWithClock();
    const hanging = Promise.withResolvers<void>();
    const attempt = vi.fn<() => Promise<void>>(() => hanging.promise);
    health.probe('database', attempt, { required: true });
    expect(await health.report()).toEqual({ ready: false, ok: false, parts: { database: { ok: false } } });
    time.ms += 60_000;
    expect(await health.isReady()).toBe(false);
    expect(attempt).toHaveBeenCalledTimes(1);
    hanging.resolve();
    await hanging.promise;
    await new Promise(setImmediate);
    expect(await health.isReady()).toBe(true);
    expect(attempt).toHaveBeenCalledTimes(2);
  });

  it('probes at most once a second', async () => {
    const { health, time } = healthWithClock();
    const attempt = vi.fn<() => Promise<void>>(async () => {});
    health.probe('database', attempt);
    await Promise.all([health.report(), health.report(), health.report()]);
    time.ms += 999;
    await health.report();
    expect(attempt).toHaveBeenCalledTimes(1);
    time.ms += 1;
    await health.report();
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
