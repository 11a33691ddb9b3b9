import { describe, expect, it } from 'vitest';
import { tideExtremesAnswer } from '../../src/contract/wire.ts';
import { errorsOf, startWorld, type Answer } from '../support/service-fixture.ts';

const world = await startWorld();
const extremes = '/v2/tide/extremes/point?lat=48.383&lng=-4.495&end=2026-11-21';
const sky = '/v1/astronomy/point?lat=48.383&lng=-4.495';
const area = '/v2/tide/stations/area?box=48.4,-4.4:48.3,-4.6';
/** 00:00 UTC of the day after, in UNIX seconds. */
const nextMidnight = Date.UTC(2026, 10, 21) / 1000;

const limits = ({ headers }: Answer): (string | null)[] =>
  ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`X-RateLimit-${name}`));

describe('the quota of a key', () => {
  it('is counted by cost, this request’s included, and sent in meta and headers', async () => {
    const { key } = await world.keyOf(10);
    for (const [i, path] of [extremes, sky, extremes].entries()) {
      const answer = await world.ask(path, { key });
      expect(answer.body).toMatchObject({ meta: { cost: 1, dailyQuota: 10, requestCount: i + 1 } });
      expect(limits(answer)).toEqual(['10', String(10 - (i + 1)), String(nextMidnight)]);
    }
  });

  it('is exact: the last unit is answered, the next is not', async () => {
    const { key } = await world.keyOf(2);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await world.ask(extremes, { key })).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('is exact for many requests at once', async () => {
    const { key, id } = await world.keyOf(25);
    const answers = await Promise.all(Array.from({ length: 60 }, () => world.ask(sky, { key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
    const counts = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { meta: { requestCount: number } }).meta.requestCount] : [],
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
    // Halves of a unit.
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(50);
  });

  it('is reserved before the work: of twenty areas at once, one is worked on where the quota pays for one', async () => {
    const areaAt = (north: number) =>
      `/v1/weather/area?box=${north},-20:${north - 3},-23&params=waveHeight&date=2026-11-20`;
    await world.ask(areaAt(47), { key: (await world.keyOf(8)).key });
    const callsOfOne = world.upstreams.calls.length;
    world.upstreams.forget();
    const { key, id } = await world.keyOf(8);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => world.ask(areaAt(40 - 4 * i), { key })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect([callsOfOne, world.upstreams.calls.length]).toEqual([1, 1]);
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(16);
  });

  it('is refunded where the work fails, and the headers say so', async () => {
    const { key, id } = await world.keyOf(8);
    const path = '/v1/weather/point?lat=10&lng=-30&params=waveHeight&source=noaa';
    world.upstreams.break('open-meteo', { status: 403 });
    const failed = await world.ask(path, { key });
    world.upstreams.break('open-meteo', undefined);
    expect([failed.status, ...limits(failed)]).toEqual([503, '8', '8', String(nextMidnight)]);
    const broken = { ...world.ports.stations, nearest: () => expect.unreachable('a bug of the test') };
    const bug = await world.with({ stations: broken })(extremes, { key });
    expect([bug.status, ...limits(bug)]).toEqual([500, '8', '8', String(nextMidnight)]);
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(0);
    const answered = await world.ask(path, { key });
    expect(limits(answered)).toEqual(['8', '7', String(nextMidnight)]);
  });

  it('that is used up is answered with the counts and the seconds until 00:00 UTC', async () => {
    const { key } = await world.keyOf(1);
    await world.ask(sky, { key });
    const answer = await world.ask(sky, { key });
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ errors: { key: 'API quota exceeded' }, meta: { dailyQuota: 1, requestCount: 1 } });
    // 14:30:15 to 24:00.
    expect(answer.headers.get('Retry-After')).toBe(String(9 * 3600 + 29 * 60 + 45));
    expect(limits(answer)).toEqual(['1', '0', String(nextMidnight)]);
  });

  it('that is used up never has a Retry-After of 0', async () => {
    const { key } = await world.keyOf(0);
    const answer = await world.ask(sky, { key, now: nextMidnight * 1000 - 1 });
    expect(answer.headers.get('Retry-After')).toBe('1');
  });

  it('begins anew at 00:00 UTC', async () => {
    const { key } = await world.keyOf(1);
    const at = (now: number) => world.ask(sky, { key, now });
    expect((await at(nextMidnight * 1000 - 1)).status).toBe(200);
    expect((await at(nextMidnight * 1000 - 1)).status).toBe(429);
    const next = await at(nextMidnight * 1000);
    expect(next.status).toBe(200);
    expect(limits(next)).toEqual(['1', '0', String(nextMidnight + 86_400)]);
  });

  it('is separate for each key', async () => {
    const [one, other] = [await world.keyOf(1), await world.keyOf(1)];
    await world.ask(sky, { key: one.key });
    expect((await world.ask(sky, { key: other.key })).status).toBe(200);
  });
});

describe('requests without a cost', () => {
  it('for lists of stations do not raise the count', async () => {
    const { key } = await world.keyOf(5);
    await world.ask(sky, { key });
    for (const path of [area, '/v2/tide/stations']) {
      const answer = await world.ask(path, { key });
      expect(answer.body).toMatchObject({ meta: { cost: 0, dailyQuota: 5, requestCount: 1 } });
      expect(limits(answer)).toEqual(['5', '4', String(nextMidnight)]);
    }
  });

  it('are answered when the quota is used up', async () => {
    const { key } = await world.keyOf(0);
    expect((await world.ask(area, { key })).status).toBe(200);
    expect((await world.ask('/v2/tide/stations', { key })).status).toBe(200);
    expect((await world.ask(sky, { key })).status).toBe(429);
  });

  it('are all refused ones: wrong parameters, wrong path, wrong method, used-up quota', async () => {
    const { key, id } = await world.keyOf(1);
    for (const path of [`${sky}&lat=99`, '/v2/nowhere', `${extremes}&start=2017-01-01`]) await world.ask(path, { key });
    await world.ask(sky, { key, method: 'POST' });
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(0);
    await world.ask(sky, { key });
    await world.ask(sky, { key });
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(2);
  });

  it('are answered with the limits of the key too', async () => {
    const { key } = await world.keyOf(3);
    expect(limits(await world.ask(`${sky}&lat=99`, { key }))).toEqual(['3', '3', String(nextMidnight)]);
  });
});

describe('a key', () => {
  it('that is wrong is refused with the same bytes, whatever is wrong with it', async () => {
    const { key } = await world.keyOf(10);
    const revoked = await world.keyOf(10);
    await world.accounts.revoke(revoked.id, 0);
    const rotated = await world.keyOf(10);
    await world.accounts.rotate(rotated.id);
    const wrong = [undefined, '', 'x', `bb_${'A'.repeat(43)}`, `${key}x`, key.slice(1), revoked.key, rotated.key];
    const refusals = await Promise.all(
      wrong.map(async (one) => {
        const { status, text, headers } = await world.ask(sky, { key: one });
        const lasting = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return JSON.stringify([status, text, lasting]);
      }),
    );
    expect(new Set(refusals).size).toBe(1);
    expect(refusals[0]).toContain('401');
  });

  it('that is revoked is refused from then on', async () => {
    const { key, id } = await world.keyOf(10);
    expect((await world.ask(sky, { key })).status).toBe(200);
    await world.accounts.revoke(id, 0);
    const answer = await world.ask(sky, { key });
    expect(answer.status).toBe(401);
    expect(errorsOf(answer)).toEqual({ key: 'API key is invalid' });
    expect((await world.ask(area, { key })).status).toBe(401);
  });

  it('of an installation without quotas is answered without limits', async () => {
    const accounts = {
      authenticate: async () => ({ id: 'in process' }),
      used: async () => 0,
      charge: async () => ({ accepted: true, used: 2 }),
      refund: async () => 0,
    };
    const answer = await world.with({ accounts })(extremes);
    const { meta } = tideExtremesAnswer.parse(answer.body);
    expect(meta).not.toHaveProperty('dailyQuota');
    expect(meta.requestCount).toBe(1);
    expect(limits(answer)).toEqual([null, null, null]);
  });
});
