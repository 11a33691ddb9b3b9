import { describe, expect, it } from 'vitest';
import { watchUpstreams } from '../../src/app/upstream-health.ts';
import { createHealth } from '../../src/ops/health.ts';

describe('the health of the weather upstreams', () => {
  it('shows one that has not answered while it was asked, and when it last did', async () => {
    let ms = 0;
    const health = createHealth(() => ms);
    const { callEnded } = watchUpstreams(health, () => ms);
    expect((await health.report()).parts).toEqual({});
    callEnded('smhi', 'answered');
    callEnded('dmi', 'unchanged');
    ms = 5000;
    for (const _ of [1, 2]) callEnded('smhi', 'failed');
    expect((await health.report()).parts).toMatchObject({ smhi: { ok: true, lastSuccessAgeS: 5 }, dmi: { ok: true } });
    callEnded('smhi', 'failed');
    for (const outcome of ['withheld', 'withheld', 'withheld'] as const) callEnded('dmi', outcome);
    for (const outcome of ['refused', 'failed', 'down'] as const) callEnded('met-norway', outcome);
    expect(await health.report()).toEqual({
      ready: true,
      ok: false,
      parts: {
        smhi: { ok: false, lastSuccessAgeS: 5 },
        dmi: { ok: true, lastSuccessAgeS: 5 },
        'met-norway': { ok: false },
      },
    });
    callEnded('smhi', 'answered');
    expect((await health.report()).parts).toMatchObject({ smhi: { ok: true, lastSuccessAgeS: 0 } });
  });
});
