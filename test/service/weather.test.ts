import { beforeEach, describe, expect, it } from 'vitest';
import { errorsOf, startWorld, type Answer } from '../support/service-fixture.ts';

const world = await startWorld();
const { upstreams } = world;
const brest = 'lat=48.35&lng=-4.6';
const point = `/v1/weather/point?${brest}`;

beforeEach(() => {
  upstreams.forget();
  for (const name of ['open-meteo', 'met-norway', 'smhi', 'fmi', 'dmi'] as const) upstreams.break(name, undefined);
});

type Hour = { time: string } & Record<string, { source: string; value: number }[]>;
type PointBody = { hours: Hour[]; meta: Record<string, unknown> };
const bodyOf = (answer: Answer): PointBody => {
  expect(answer.status, answer.text).toBe(200);
  return answer.body as PointBody;
};

describe('weather at a point', () => {
  it('is by default 241 hours from 00:00 UTC, of the default attributes, in alphabetical order after the time', async () => {
    const { hours, meta } = bodyOf(await world.ask(point));
    expect(hours).toHaveLength(241);
    expect([hours[0]!.time, hours.at(-1)!.time]).toEqual(['2026-11-20T00:00:00+00:00', '2026-11-30T00:00:00+00:00']);
    const names = Object.keys(hours[0]!);
    expect(names[0]).toBe('time');
    expect(names.slice(1)).toEqual([
      'airTemperature',
      'cloudCover',
      'currentDirection',
      'currentSpeed',
      'gust',
      'humidity',
      'precipitation',
      'pressure',
      'seaLevel',
      'swellDirection',
      'swellHeight',
      'swellPeriod',
      'visiblity',
      'waterTemperature',
      'waveDirection',
      'waveHeight',
      'wavePeriod',
      'windDirection',
      'windSpeed',
      'windWaveDirection',
      'windWaveHeight',
      'windWavePeriod',
    ]);
    expect(meta).toMatchObject({ lat: 48.35, lng: -4.6, start: '2026-11-20 00:00', end: '2026-11-30 00:00', cost: 1 });
    expect(meta['params']).toEqual(names.slice(1));
  });

  it('has sg first in each array, then the sources, each with its own value', async () => {
    const { hours } = bodyOf(await world.ask(`${point}&params=waveHeight,windSpeed&end=2026-11-20`));
    expect(hours).toEqual([
      {
        time: '2026-11-20T00:00:00+00:00',
        waveHeight: [
          { source: 'sg', value: 1.54 },
          { source: 'icon', value: 1.51 },
          { source: 'noaa', value: 1.52 },
          { source: 'meteo', value: 1.53 },
          { source: 'dwd', value: 1.54 },
        ],
        windSpeed: [
          { source: 'sg', value: 8.04 },
          { source: 'icon', value: 8.01 },
          { source: 'noaa', value: 8.02 },
          { source: 'meteo', value: 8.03 },
          { source: 'dwd', value: 8.04 },
          { source: 'meto', value: 8.05 },
        ],
      },
    ]);
  });

  it('has the ultraviolet index only under /v2, where it is our addition', async () => {
    const refused = await world.ask(`${point}&params=uvIndex`);
    expect(errorsOf(refused)).toEqual({ params: [expect.stringMatching(/^uvIndex not valid\. Should be one of: /)] });
    expect(refused.text.slice(refused.text.indexOf('Should'))).not.toContain('uvIndex');
    const answer = await world.ask(`/v2/weather/point?${brest}&params=uvIndex&end=2026-11-20`);
    expect(bodyOf(answer).hours).toEqual([{ time: '2026-11-20T00:00:00+00:00', uvIndex: { sg: 6.4, noaa: 6.4 } }]);
  });

  it('has an empty array where no source has a value: the sea inland, the tide far from any station', async () => {
    const paris = bodyOf(
      await world.ask('/v1/weather/point?lat=48.85&lng=2.35&end=2026-11-20&params=waveHeight,seaLevel,pressure'),
    );
    expect(paris.hours[0]).toMatchObject({ waveHeight: [], seaLevel: [] });
    expect(paris.hours[0]!['pressure']).not.toEqual([]);
    const ocean = bodyOf(await world.ask('/v1/weather/point?lat=30&lng=-40&end=2026-11-20&params=seaLevel,waveHeight'));
    expect(ocean.hours[0]!['seaLevel']).toEqual([]);
    expect(ocean.hours[0]!['waveHeight']).not.toEqual([]);
  });

  it('has the sea level of the tide path above MLLW, from sg', async () => {
    const { hours } = bodyOf(await world.ask(`${point}&params=seaLevel&source=sg`));
    const tide = await world.ask('/v2/tide/sea-level/point?lat=48.35&lng=-4.6&datum=MLLW');
    const { data } = tide.body as { data: { time: string; sg: number }[] };
    expect(hours.map(({ time, seaLevel }) => ({ time, sg: seaLevel![0]!.value }))).toEqual(data);
    expect(upstreams.calls).toEqual([]);
  });

  it('of one source has no sg beside it, and of a list the known ones', async () => {
    const only = bodyOf(await world.ask(`${point}&params=waveHeight&source=noaa&end=2026-11-20`));
    expect(only.hours[0]!['waveHeight']).toEqual([{ source: 'noaa', value: 1.52 }]);
    expect(only.meta['sources']).toEqual([
      {
        name: 'noaa',
        attribution: 'NOAA, by way of Open-Meteo.com (CC BY 4.0)',
        updated: '2026-11-20T14:30:15+00:00',
      },
    ]);
    const list = bodyOf(await world.ask(`${point}&params=waveHeight&source=unknown,dwd,sg&end=2026-11-20`));
    expect(list.hours[0]!['waveHeight']!.map(({ source }) => source)).toEqual(['sg', 'dwd']);
    expect(list.meta['source']).toEqual(['sg', 'dwd']);
  });

  it('of a source that is not served any more is accepted and empty', async () => {
    const { hours, meta } = bodyOf(await world.ask(`${point}&params=waveHeight&source=fcoo&end=2026-11-20`));
    expect(hours[0]!['waveHeight']).toEqual([]);
    expect(meta['sources']).toEqual([]);
    expect(upstreams.calls).toEqual([]);
  });

  it('answers visibility by the requested name', async () => {
    const { hours, meta } = bodyOf(await world.ask(`${point}&params=visibility&source=noaa&end=2026-11-20`));
    expect(hours[0]).toEqual({ time: '2026-11-20T00:00:00+00:00', visibility: [{ source: 'noaa', value: 20 }] });
    expect(meta['params']).toEqual(['visibility']);
  });

  it('begins with the hour that contains start, and ends with the hour of end', async () => {
    const { hours, meta } = bodyOf(
      await world.ask(`${point}&params=pressure&source=dwd&start=2026-11-20T10:59:59&end=2026-11-20T12:30`),
    );
    expect(hours.map(({ time }) => time.slice(11, 16))).toEqual(['10:00', '11:00', '12:00']);
    expect([meta['start'], meta['end']]).toEqual(['2026-11-20 10:00', '2026-11-20 12:00']);
  });

  it('is cut to ten days', async () => {
    const { hours, meta } = bodyOf(
      await world.ask(`${point}&params=pressure&source=dwd&start=2020-01-01&end=2020-03-01`),
    );
    expect([hours.length, meta['end']]).toEqual([241, '2020-01-11 00:00']);
  });

  it.each([
    [
      'params=sunshine',
      { params: [expect.stringMatching(/^sunshine not valid\. Should be one of: airTemperature, /)] },
    ],
    ['params=', { params: [expect.stringMatching(/^ not valid\./)] }],
    ['source=unknown', { source: [expect.stringContaining('sg, icon, noaa')] }],
    ['start=2016-12-31', { start: ['Weather is answered from 2017-01-01 on'] }],
    ['start=2026-11-20&end=2026-11-19', { end: ['end must not be before start'] }],
    ['lat=91&params=snow', { lat: [expect.any(String)], params: [expect.any(String)] }],
  ])('refuses %s', async (query, errors) => {
    const answer = await world.ask(`${point}&${query}`);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });

  it('is unavailable, with the upstreams’ names and free of charge, where all of them fail', async () => {
    upstreams.break('open-meteo', { status: 403 });
    const { key } = await world.keyOf(1);
    const answer = await world.ask('/v1/weather/point?lat=10&lng=-30', { key });
    expect(answer.status).toBe(503);
    expect(errorsOf(answer)).toEqual({ service: expect.stringMatching(/Tried: open-meteo \(refused \(403\)\)/) });
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('1');
  });

  it('that is stale has its age and its sources', async () => {
    const far = '/v1/weather/point?lat=20&lng=-30&params=waveHeight&source=noaa,icon&start=2026-11-21&end=2026-11-21';
    await world.ask(far);
    upstreams.break('open-meteo', { status: 403 });
    const answer = await world.ask(far, { now: Date.UTC(2026, 10, 21, 14, 30, 15) });
    expect(answer.headers.get('Age')).toBe('86400');
    expect(answer.headers.get('X-Stale-Sources')).toBe('icon, noaa');
    expect(bodyOf(answer).meta['sources']).toEqual([
      expect.objectContaining({ name: 'icon', stale: true }),
      expect.objectContaining({ name: 'noaa', stale: true }),
    ]);
  });

  it('is 304 and free where nothing has changed', async () => {
    const { key } = await world.keyOf(5);
    const path = `${point}&params=pressure`;
    const first = await world.ask(path, { key });
    expect(first.headers.get('X-RateLimit-Remaining')).toBe('4');
    const headers = { Authorization: key, 'If-None-Match': first.headers.get('ETag')! };
    const again = await world.raw(path, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('X-RateLimit-Remaining')).toBe('4');
    expect((await world.ask(path, { key })).headers.get('X-RateLimit-Remaining')).toBe('3');
  });
});

describe('weather at a point, /v2', () => {
  const v2 = `/v2/weather/point?${brest}`;

  it('keys values by source and leaves out attributes and hours without any', async () => {
    const { hours } = bodyOf(
      await world.ask(
        `${v2}&params=waveHeight,iceCover&source=sg,dwd,noaa&start=2026-11-23T05:00&end=2026-11-23T07:00`,
      ),
    );
    expect(hours).toEqual([
      { time: '2026-11-23T05:00:00+00:00', waveHeight: { dwd: 2.31, noaa: 2.29, sg: 2.31 } },
      { time: '2026-11-23T06:00:00+00:00', waveHeight: { dwd: 2.32, noaa: 2.3, sg: 2.32 } },
      { time: '2026-11-23T07:00:00+00:00', waveHeight: { noaa: 2.31, sg: 2.32 } },
    ]);
    const none = bodyOf(await world.ask(`${v2}&params=iceCover`));
    expect(none.hours).toEqual([]);
  });

  it('requires params', async () => {
    const answer = await world.ask(v2);
    expect([answer.status, errorsOf(answer)]).toEqual([400, { params: ['params is required'] }]);
  });
});

type Grid = Record<string, Record<string, ({ time: string } & Record<string, number>)[]>>;
const gridOf = (answer: Answer): Grid => {
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { grid: Grid }).grid;
};

describe('weather over an area', () => {
  const area = '/v1/weather/area';

  it('is a grid of whole degrees with the hours of a day and one value for each attribute', async () => {
    const answer = await world.ask(`${area}?box=48.5,-6.2:46.5,-8.9&params=waveHeight,windSpeed,seaLevel`);
    const grid = gridOf(answer);
    expect(Object.keys(grid)).toEqual(['47', '48']);
    expect(Object.keys(grid['47']!)).toEqual(['-8', '-7']);
    expect(grid['48']!['-7']).toHaveLength(24);
    expect(grid['48']!['-7']![0]).toEqual({ time: '2026-11-20T00:00:00+00:00', waveHeight: 1.54, windSpeed: 8.04 });
    const { meta } = answer.body as { meta: object };
    expect(meta).toMatchObject({
      cost: 2,
      requestCount: expect.any(Number),
      date: '2026-11-20',
      box: [
        [48.5, -6.2],
        [46.5, -8.9],
      ],
    });
  });

  it('costs half a unit a point, counted exactly and sent rounded up', async () => {
    const { key, id } = await world.keyOf(10);
    const { body } = await world.ask(`${area}?box=48,-6:46,-6&params=pressure`, { key });
    expect(body).toMatchObject({ meta: { cost: 1.5, requestCount: 2, dailyQuota: 10 } });
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(3);
    expect((await world.ask(`${area}?box=49,-6:40,-7&params=pressure`, { key })).status).toBe(429);
  });

  it('takes corners in any order, and across the 180th meridian where the box would be wider than half the Earth', async () => {
    const there = gridOf(await world.ask(`${area}?box=-17,-179:-18,179&params=pressure`));
    expect(Object.keys(there)).toEqual(['-18', '-17']);
    expect(Object.keys(there['-17']!).toSorted()).toEqual(['-179', '179', '180']);
    const turned = gridOf(await world.ask(`${area}?box=46.5,-6.2:48.5,-8.9&params=pressure`));
    expect(Object.keys(turned)).toEqual(['47', '48']);
  });

  it('is finer by step_size', async () => {
    const half = gridOf(await world.ask(`${area}?box=48,-6:47,-6.5&params=pressure&step_size=0.5&date=2026-11-22`));
    expect(Object.keys(half).toSorted()).toEqual(['47', '47.5', '48']);
    expect(Object.keys(half['47']!).toSorted()).toEqual(['-6', '-6.5']);
    expect(half['47']!['-6']![0]!.time).toBe('2026-11-22T00:00:00+00:00');
  });

  it('of a polygon has the points inside and on its edge', async () => {
    const answer = await world.ask(`${area}?polygon=46,-10:46,-7:49,-10&params=pressure`);
    const grid = gridOf(answer);
    const points = Object.entries(grid).map(([lat, row]) => [lat, Object.keys(row).toSorted()]);
    expect(points).toEqual([
      ['46', ['-10', '-7', '-8', '-9']],
      ['47', ['-10', '-8', '-9']],
      ['48', ['-10', '-9']],
      ['49', ['-10']],
    ]);
    expect(answer.body).toMatchObject({
      meta: {
        cost: 5,
        box: [
          [49, -7],
          [46, -10],
        ],
      },
    });
  });

  it('without a point of the grid is empty and free', async () => {
    const answer = await world.ask(`${area}?box=48.2,-6.2:48.1,-6.3&params=pressure`);
    expect([gridOf(answer), (answer.body as { meta: { cost: number } }).meta.cost]).toEqual([{}, 0]);
  });

  it.each([
    ['', { box: ['box or polygon is required'] }],
    ['box=1,1:2,2&polygon=1,1:2,2:3,1', { polygon: ['Either box or polygon, not both'] }],
    ['polygon=1,1:2,2:1,1', { polygon: [expect.stringContaining('three different corners')] }],
    ['box=20,20:0,0', { box: ['At most 100 points: a smaller area, or a larger step_size'] }],
    ['box=3,3:0,0&step_size=0.25', { box: ['At most 100 points: a smaller area, or a larger step_size'] }],
    [
      'polygon=-89,-179:89,-179:89,179:-89,179&step_size=0.25',
      { polygon: [expect.stringContaining('At most 100 points')] },
    ],
    ['box=3,3:0,0&step_size=2', { step_size: ['step_size must be one of: 1, 0.5, 0.25'] }],
    ['box=3,3:0,0&date=2016-12-31', { date: ['Weather is answered from 2017-01-01 on'] }],
    ['box=3,3:0,0&date=2101-01-01', { date: ['Weather is answered up to 2100-12-31'] }],
    ['box=3,3:0,0&date=2026-02-30', { date: [expect.stringContaining('YYYY-MM-DD')] }],
    ['box=3,3:0,0&params=secondarySwellHeights', { params: [expect.stringContaining('not valid')] }],
  ])('refuses %s', async (query, errors) => {
    const answer = await world.ask(`${area}?${query}`);
    expect([answer.status, errorsOf(answer)]).toEqual([400, errors]);
  });

  it('is unavailable where no source has an answer', async () => {
    upstreams.break('open-meteo', { status: 403 });
    expect((await world.ask(`${area}?box=11,-31:10,-31&params=pressure`)).status).toBe(503);
  });
});
