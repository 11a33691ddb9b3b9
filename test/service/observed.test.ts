import { describe, expect, it } from 'vitest';
import { startObservedWorld } from '../support/observed-fixture.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const { ask, with: asking } = await startWorld();
const world = await startObservedWorld();
const askObserved = asking({ observed: world.open() });

describe('/v2/observed/point', () => {
  it('has the latest values of each kind with station, time, zero, surge, credit and distance', async () => {
    const { status, body } = await askObserved('/v2/observed/point?lat=42.36&lng=-71.04&kinds=level,waves,wind');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: [
        {
          kind: 'level',
          time: '2026-11-20T14:24:00+00:00',
          datum: 'MLLW',
          preliminary: true,
          surge: 0.35,
          surgeTrend: 'steady',
          station: { id: 'co-ops/8443970', name: 'Boston', source: 'co-ops', distance: 1, licence: 'public domain' },
        },
        { kind: 'waves', waveHeight: 1.4, station: { id: 'ndbc/44013' } },
        { kind: 'wind', windSpeed: 8.2, gust: 11.1, windDirection: 270 },
      ],
      meta: { cost: 1, lat: 42.36, lng: -71.04 },
    });
    const [{ levels }] = (body as { data: [{ levels: { surge: number }[] }] }).data;
    expect(levels.length).toBeGreaterThan(200);
    expect(levels.at(-1)!.surge).toBe(0.35);
  });

  it('says which sources had no answer', async () => {
    world.upstreams.break('kartverket', { status: 403 });
    const { status, body } = await askObserved('/v2/observed/point?lat=60.41&lng=5.3&kinds=level');
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: [], meta: { missing: ['kartverket (refused (403))'] } });
  });

  it('refuses kinds that are none', async () => {
    const answer = await ask('/v2/observed/point?lat=1&lng=2&kinds=level,fog');
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual({ kinds: ['kinds must be of: level, waves, wind, air, water, current'] });
  });
});
