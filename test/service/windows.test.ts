import { describe, expect, it } from 'vitest';
import { windowsAnswer } from '../../src/contract/wire-windows.ts';
import { conditionExamples } from '../../src/domain/windows/index.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const path = '/v2/windows/point';
const gate = 'lat=37.806&lng=-122.466';

describe('/v2/windows/point', () => {
  it('has the times at which the tide is low in daylight', async () => {
    const { status, body } = await world.ask(
      `${path}?${gate}&start=2026-06-01&end=2026-06-11&conditions=tide=..-0.2,light=day`,
    );
    expect(status).toBe(200);
    const { data, meta } = windowsAnswer.parse(body);
    expect(data.length).toBeGreaterThan(0);
    expect(meta).toMatchObject({ datum: 'MLLW', conditions: 'tide=..-0.2,light=day', cost: 1, timezone: 'UTC' });
    const low = await world.ask(`/v2/tide/extremes/point?${gate}&start=2026-06-01&end=2026-06-11&datum=MLLW`);
    const extremes = (low.body as { data: { time: string; height: number }[] }).data;
    for (const { start, end } of data) {
      expect(extremes.some(({ time, height }) => time > start && time < end && height < -0.2)).toBe(true);
    }
  });

  it('counts from the zero of the office’s tables where none is named: at Brest 0.42 m below LAT', async () => {
    const spans = async (rest: string) => {
      const { body } = await world.ask(
        `${path}?lat=48.383&lng=-4.495&start=2026-06-01&end=2026-06-04&conditions=${rest}`,
      );
      return windowsAnswer.parse(body);
    };
    const [tables, lat] = [await spans('tide=..2'), await spans('tide=..1.578&datum=LAT')];
    expect([tables.meta.datum, lat.meta.datum]).toEqual(['ZH', 'LAT']);
    expect(tables.data.length).toBeGreaterThan(0);
    expect(tables.data).toEqual(lat.data);
  });

  it('counts weekdays and times by the clock that is named', async () => {
    const { body } = await world.ask(
      `${path}?${gate}&start=2026-06-01&end=2026-06-08&conditions=weekday=sat,time=09:00..10:00&timezone=America/Los_Angeles`,
    );
    expect(windowsAnswer.parse(body).data).toEqual([
      { start: '2026-06-06T16:00:00+00:00', end: '2026-06-06T17:00:00+00:00' },
    ]);
  });

  it('has slacks and rates of the nearest stream station, which it names', async () => {
    const interval = 'start=2026-06-01&end=2026-06-03';
    const spans = async (conditions: string) => {
      const { body } = await world.ask(`${path}?${gate}&${interval}&conditions=${conditions}`);
      return windowsAnswer.parse(body);
    };
    const { body } = await world.ask(`/v2/current/extremes/point?${gate}&${interval}`);
    const slacks = (body as { data: { time: string; type: string }[] }).data.filter(({ type }) => type === 'slack');
    const { data, meta } = await spans('slack=0');
    expect(data).toHaveLength(slacks.length);
    expect(meta.streamStation?.name).toBe((body as { meta: { station: { name: string } } }).meta.station.name);
    const slow = await spans('stream=..0.1');
    expect(slow.data.length).toBeGreaterThan(0);
    for (const { start, end } of slow.data) {
      expect(slacks.some(({ time }) => time >= start && time <= end)).toBe(true);
    }
    const [flood, ebb] = [await spans('flood=1..'), await spans('ebb=1..')];
    expect((await spans('stream=1..')).data).toEqual(
      [...flood.data, ...ebb.data].toSorted((a, b) => a.start.localeCompare(b.start)),
    );
  });

  it('keeps to a distance with each station that the conditions need, and with no other', async () => {
    const far = 'lat=46.5&lng=2.5&maxDistance=10';
    const asked = async (conditions: string) => {
      const answer = await world.ask(`${path}?${far}&start=2026-06-01&end=2026-06-02&conditions=${conditions}`);
      return [errorsOf(answer)['maxDistance'] ?? []].flat().map((error) => error.replace(/ The nearest.*/, ''));
    };
    const [tide, stream] = ['No tide station within 10 km.', 'No tidal stream station within 10 km.'];
    expect(await asked('tide=..2')).toEqual([tide]);
    expect(await asked('event=king-tide')).toEqual([tide]);
    expect(await asked('stream=..0.1')).toEqual([stream]);
    expect(await asked('slack=0,tide=..2')).toEqual([tide, stream]);
    const { status } = await world.ask(`${path}?${far}&start=2026-06-01&end=2026-06-02&conditions=light=day`);
    expect(status).toBe(200);
  });

  it('has the conditions of pursuits, changed by others, and no port of one’s own', async () => {
    const { body } = await world.ask(
      `${path}?${gate}&start=2026-06-01&end=2026-06-03&conditions=preset=shellfish,range=1..`,
    );
    expect(windowsAnswer.parse(body).meta.conditions).toBe('light=day,low=-90..0,range=1..');
    const refused = await world.ask(`${path}?${gate}&conditions=sill=own/own/0.3`);
    expect(refused.status).toBe(400);
    expect(errorsOf(refused)['conditions']?.[0]).toContain('sill needs a height');
  });

  it('has the highest tides of a year, which are the same however much of it is asked for', async () => {
    const kings = async (start: string, end: string) => {
      const { body } = await world.ask(`${path}?${gate}&start=${start}&end=${end}&conditions=event=king-tide`);
      return windowsAnswer.parse(body).data;
    };
    const all = await kings('2026-01-01', '2026-12-31');
    expect(all.length).toBeGreaterThan(4);
    expect(all.length).toBeLessThan(8);
    expect(await kings('2026-07-01', '2026-12-31')).toEqual(all.filter(({ start }) => start > '2026-07-01'));
  });

  it.each(Object.entries(conditionExamples))('accepts the example of %s', async (_, example) => {
    const { status, body } = await world.ask(`${path}?lat=48.38&lng=-4.49&conditions=${encodeURIComponent(example)}`);
    expect(status).toBe(200);
    windowsAnswer.parse(body);
  });

  it('refuses all mistakes together, and charges nothing for them', async () => {
    const { key } = await world.keyOf(10);
    const answer = await world.ask(
      `${path}?lat=99&start=2026-06-03&end=2026-06-01&conditions=tide=..1,blue,green=2&timezone=Mars/Olympus&datum=X`,
      { key },
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual(['conditions', 'datum', 'end', 'lat', 'lng', 'timezone']);
    expect(errorsOf(answer)['conditions']).toHaveLength(2);
    expect(errorsOf(await world.ask(`${path}?${gate}`, { key }))['conditions']).toEqual(['conditions is required']);
    const many = Array.from({ length: 40 }, () => 'light=day').join(',');
    expect(errorsOf(await world.ask(`${path}?${gate}&conditions=${many}`, { key }))['conditions']).toHaveLength(1);
    const right = await world.ask(`${path}?${gate}&conditions=light=day`, { key });
    expect(right.headers.get('X-RateLimit-Remaining')).toBe('9');
  });

  it('cuts an interval of years and says so', async () => {
    const { body } = await world.ask(`${path}?${gate}&start=2026-06-01&end=2030-06-01&conditions=tide=..-0.5`);
    const { meta } = body as { meta: { end: string; notes: string[] } };
    expect(meta.end).toBe('2027-06-02 00:00');
    expect(meta.notes.join()).toContain('At most 366 days');
  });
});
