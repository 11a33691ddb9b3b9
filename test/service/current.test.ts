import { describe, expect, it } from 'vitest';
import { currentExtremesAnswer, currentStationsAnswer } from '../../src/contract/wire-current.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const path = '/v2/current/extremes/point';
const gate = 'lat=37.82&lng=-122.473';

describe('/v2/current/extremes/point', () => {
  it('has the events of the nearest station, with rates in m/s and directions', async () => {
    const { status, body } = await world.ask(`${path}?${gate}&start=2026-06-01&end=2026-06-03`);
    expect(status).toBe(200);
    const { data, meta } = currentExtremesAnswer.parse(body);
    expect(meta.station).toMatchObject({ name: 'Golden Gate Bridge, 0.46 Nm E of', distance: 0, floodDirection: 72.8 });
    expect(meta).toMatchObject({ start: '2026-06-01 00:00', end: '2026-06-03 00:00', cost: 1 });
    expect(data.length).toBeGreaterThan(12);
    for (const { type, phase, speed, direction } of data) {
      expect(speed === 0).toBe(type === 'slack');
      expect(direction).toBe(type === 'slack' ? undefined : { flood: 72.8, ebb: 252.8 }[phase]);
    }
  });

  it('has the minutes that NOAA publishes for a subordinate station', async () => {
    // CO-OPS, current predictions of PCT0236 (Point Bonita), 1 June 2026, UTC; knots.
    const { data } = currentExtremesAnswer.parse(
      (await world.ask(`${path}?lat=37.812&lng=-122.521&start=2026-06-01T02:00Z&end=2026-06-01T11:00Z`)).body,
    );
    const rows = data.map(({ time, phase, speed }) => [time.slice(11, 16), phase, (speed / 0.514444).toFixed(1)]);
    expect(rows).toEqual([
      ['02:10', 'flood', '0.0'],
      ['04:42', 'flood', '0.5'],
      ['06:18', 'ebb', '0.0'],
      ['10:24', 'ebb', '1.8'],
    ]);
  });

  it('says where strong streams are published that no station near predicts', async () => {
    const metaAt = async (point: string) =>
      currentExtremesAnswer.parse((await world.ask(`${path}?${point}&start=2026-06-01&end=2026-06-02`)).body).meta;
    expect((await metaAt('lat=50.135&lng=-125.353')).gap).toMatchObject({ name: 'Seymour Narrows', knots: 16 });
    expect((await metaAt(gate)).gap).toBeUndefined();
    expect((await metaAt('lat=48.38&lng=-4.49')).gap).toBeUndefined();
  });

  it('refuses all mistakes together, and charges nothing for them', async () => {
    const { key } = await world.keyOf(10);
    const answer = await world.ask(`${path}?lat=99&start=2026-06-03&end=2026-06-01`, { key });
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual(['end', 'lat', 'lng']);
    const far = await world.ask(`${path}?lat=48.38&lng=-4.5&maxDistance=100`, { key });
    expect(String(errorsOf(far)['maxDistance'])).toContain('No tidal stream station within 100 km');
    const near = await world.ask(`${path}?${gate}&maxDistance=100`, { key });
    expect(near.headers.get('X-RateLimit-Remaining')).toBe('9');
  });

  it('sends a picture of the local days', async () => {
    const subjects: unknown[] = [];
    const ask = world.with({
      drawPicture: async (request) => {
        subjects.push(request);
        return { content: '<svg/>', type: 'image/svg+xml' };
      },
    });
    const answer = await ask(`${path}?${gate}&format=svg`);
    expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(subjects).toMatchObject([{ subject: 'current', format: 'svg', interval: { from: Date.UTC(2026, 10, 20) } }]);
  });
});

describe('/v2/current/stations', () => {
  it('lists all stations free of charge, or those in a box', async () => {
    const all = currentStationsAnswer.parse((await world.ask('/v2/current/stations')).body);
    expect(all.data).toHaveLength(2547);
    expect(all.meta.cost).toBe(0);
    const some = currentStationsAnswer.parse((await world.ask('/v2/current/stations?box=38,-122:37,-123')).body);
    expect(some.data.length).toBeGreaterThan(20);
    expect(some.data.every(({ lat }) => lat >= 37 && lat <= 38)).toBe(true);
    expect((await world.ask('/v2/current/stations?box=here')).status).toBe(400);
  });
});
