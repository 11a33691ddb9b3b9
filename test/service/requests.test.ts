import { describe, expect, it } from 'vitest';
import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import { tideExtremesAnswer } from '../../src/contract/wire.ts';
import { clock, errorsOf, startWorld, today } from '../support/service-fixture.ts';

const world = await startWorld();
const brest = 'lat=48.383&lng=-4.495';
const extremes = `/v2/tide/extremes/point?${brest}`;
const levels = `/v2/tide/sea-level/point?${brest}`;
const sky = `/v1/astronomy/point?${brest}`;

describe('the order of checks', () => {
  const bad = '/v2/tide/extremes/point?lat=99&lng=x';

  it('is the key first: 401, whatever the parameters', async () => {
    for (const key of [undefined, '', 'bb_wrong', 'Bearer x', "' OR 1=1 --"]) {
      const answer = await world.ask(bad, { key });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ errors: { key: 'API key is invalid' } });
    }
  });

  it('takes a key also as most programs send one, behind Bearer', async () => {
    const { key } = await world.keyOf(9);
    for (const sent of [key, `Bearer ${key}`, `bearer ${key}`]) {
      expect((await world.ask(extremes, { key: sent })).status).toBe(200);
    }
  });

  it('is every parameter next: 400, though the quota is used up', async () => {
    const { key } = await world.keyOf(0);
    expect((await world.ask(bad, { key })).status).toBe(400);
  });

  it('is the quota then: 429, before any work', async () => {
    const { key } = await world.keyOf(0);
    const ask = world.with({
      stations: { stations: [], byId: () => undefined, nearest: () => expect.unreachable('no work was to be done') },
    });
    expect((await ask(extremes, { key })).status).toBe(429);
  });
});

describe('errors', () => {
  it('are sent all together, by parameter, in sentences', async () => {
    const answer = await world.ask('/v2/tide/sea-level/point?lng=181&start=noon&end=2020-13-01&datum=CD');
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(['datum', 'end', 'lat', 'lng', 'start']);
    for (const sentences of Object.values(errorsOf(answer))) {
      expect(Array.isArray(sentences)).toBe(true);
      for (const sentence of sentences) expect(sentence).toMatch(/ /);
    }
  });

  it('of the interval are sent together with those of other parameters', async () => {
    const before = await world.ask('/v2/tide/extremes/point?lat=99&lng=0&start=2017-01-01');
    expect(Object.keys(errorsOf(before)).toSorted()).toEqual(['lat', 'start']);
    const backwards = await world.ask('/v2/tide/extremes/point?lat=0&lng=0&datum=CD&start=2026-11-20&end=2026-11-19');
    expect(Object.keys(errorsOf(backwards)).toSorted()).toEqual(['datum', 'end']);
  });

  it('of an interval that is too early and ends before it begins are both sent', async () => {
    const answer = await world.ask(`${extremes}&start=2017-01-02&end=2017-01-01`);
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual(['end', 'start']);
  });

  it('of astronomy and of an area have the names of their parameters', async () => {
    expect(Object.keys(errorsOf(await world.ask('/v1/astronomy/point?lat=1&numberOfDays=32')))).toEqual([
      'lng',
      'numberOfDays',
    ]);
    expect(Object.keys(errorsOf(await world.ask('/v2/tide/stations/area')))).toEqual(['box']);
  });

  it.each([
    'lat=0x10',
    'lat=1e400',
    'lat=%20',
    'lat=Infinity',
    'lat=NaN',
    'lat=',
    'lat=%zz',
    'lat=48%2C3',
    'lat=%F0%9F%8C%8A',
    'lat=+48',
  ])('%s is one', async (parameter) => {
    const answer = await world.ask(`/v2/tide/extremes/point?lng=0&${parameter}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual(['lat']);
  });
});

describe('parameters', () => {
  it('that are not known are ignored', async () => {
    const withThem = await world.ask(`${extremes}&foo=1&__proto__=2&constructor=3`);
    expect(withThem.status).toBe(200);
    expect(tideExtremesAnswer.parse(withThem.body).data).toEqual(
      tideExtremesAnswer.parse((await world.ask(extremes)).body).data,
    );
  });

  it('that are repeated: the last one counts', async () => {
    const better = await world.ask(`/v2/tide/extremes/point?lat=99&lat=x&${brest}`);
    expect(better.status).toBe(200);
    expect(better.body).toMatchObject({ meta: { lat: 48.383 } });
    expect((await world.ask(`${extremes}&lat=99`)).status).toBe(400);
  });

  it('of time are read encoded or not', async () => {
    for (const start of [
      '2026-11-20T06:01:37%2B00:00',
      '2026-11-20T06:01:37+00:00',
      '2026-11-20%2006:01:37',
      '1795154497',
      '2026-11-20T06:01:37.9Z',
    ]) {
      const answer = await world.ask(`${extremes}&start=${start}`);
      expect(answer.body, start).toMatchObject({ meta: { start: '2026-11-20 06:01' } });
    }
  });
});

/** Start, end and number of items of an answer. */
async function interval(query: string, path = extremes): Promise<[string, string, number]> {
  const { body, status } = await world.ask(`${path}&${query}`);
  expect(status).toBe(200);
  const { meta, data } = body as { meta: { start: string; end: string }; data: unknown[] };
  return [meta.start, meta.end, data.length];
}

describe('the interval of a tide', () => {
  it('is ten days from 00:00 UTC today by default', async () => {
    expect((await interval('')).slice(0, 2)).toEqual(['2026-11-20 00:00', '2026-11-30 00:00']);
    expect(await interval('', levels)).toEqual(['2026-11-20 00:00', '2026-11-30 00:00', 241]);
  });

  it('ends ten days after a start that is named', async () => {
    expect((await interval('start=2026-12-24T12:00')).slice(0, 2)).toEqual(['2026-12-24 12:00', '2027-01-03 12:00']);
  });

  it('begins today where only an end is named', async () => {
    expect((await interval('end=2026-11-22')).slice(0, 2)).toEqual(['2026-11-20 00:00', '2026-11-22 00:00']);
  });

  it.each([
    // Past: at most ten days from start. Ahead: at most 31.
    ['start=2026-01-01&end=2026-01-11', '2026-01-01 00:00', '2026-01-11 00:00', 241],
    ['start=2026-01-01&end=2026-01-12', '2026-01-01 00:00', '2026-01-11 00:00', 241],
    ['start=2026-01-01&end=2100-01-12', '2026-01-01 00:00', '2026-01-11 00:00', 241],
    ['start=2026-11-20&end=2026-12-21', '2026-11-20 00:00', '2026-12-21 00:00', 31 * 24 + 1],
    ['start=2026-11-20&end=2027-01-01', '2026-11-20 00:00', '2026-12-21 00:00', 31 * 24 + 1],
    ['start=2050-06-01&end=2051-01-01', '2050-06-01 00:00', '2050-07-02 00:00', 31 * 24 + 1],
    ['start=2018-03-01&end=2018-03-02', '2018-03-01 00:00', '2018-03-02 00:00', 25],
    ['start=2100-12-30&end=2100-12-31', '2100-12-30 00:00', '2100-12-31 00:00', 25],
  ])('%s is from %s to %s', async (query, start, end, hours) => {
    expect(await interval(query, levels)).toEqual([start, end, hours]);
    expect((await interval(query)).slice(0, 2)).toEqual([start, end]);
  });

  it('cut short says so, and has nothing after its end', async () => {
    const { body } = await world.ask(`${extremes}&start=2026-01-01&end=2026-03-01`);
    const { data } = tideExtremesAnswer.parse(body);
    expect(Date.parse(data.at(-1)!.time)).toBeLessThan(Date.UTC(2026, 0, 11));
    expect(Date.parse(data.at(-1)!.time)).toBeGreaterThan(Date.UTC(2026, 0, 10));
  });

  it('before 2018-03-01 is refused, naming the date', async () => {
    for (const start of ['2018-02-28', '2018-02-28T23:59:59.999Z', '1900-01-01', '0']) {
      const answer = await world.ask(`${extremes}&start=${start}`);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(errorsOf(answer))).toContain('2018-03-01');
    }
  });

  it('that ends before it starts is refused', async () => {
    const answer = await world.ask(`${levels}&start=2026-11-21&end=2026-11-20T23:59:59`);
    expect(answer.status).toBe(400);
    expect(Object.keys(errorsOf(answer))).toEqual(['end']);
  });

  it('that ends before today where only the end is named is refused', async () => {
    expect((await world.ask(`${extremes}&end=2026-11-19`)).status).toBe(400);
  });

  it('that ends when it starts is one hour of sea level and no extremes', async () => {
    expect(await interval('start=2026-11-21T06:00&end=2026-11-21T06:00', levels)).toEqual([
      '2026-11-21 06:00',
      '2026-11-21 06:00',
      1,
    ]);
    expect(await interval('start=2026-11-21T06:00&end=2026-11-21T06:00')).toEqual([
      '2026-11-21 06:00',
      '2026-11-21 06:00',
      0,
    ]);
  });

  it('includes its end for sea level and excludes it for extremes', async () => {
    const hours = await world.ask(`${levels}&start=2026-11-21&end=2026-11-21T03:00`);
    expect((hours.body as { data: { time: string }[] }).data.map(({ time }) => time)).toEqual([
      '2026-11-21T00:00:00+00:00',
      '2026-11-21T01:00:00+00:00',
      '2026-11-21T02:00:00+00:00',
      '2026-11-21T03:00:00+00:00',
    ]);
    const [first, second] = tideExtremesAnswer.parse((await world.ask(extremes)).body).data;
    const upTo = await world.ask(`${extremes}&end=${encodeURIComponent(second!.time)}`);
    expect(tideExtremesAnswer.parse(upTo.body).data).toEqual([first]);
    const from = await world.ask(`${extremes}&start=${encodeURIComponent(second!.time)}`);
    expect(tideExtremesAnswer.parse(from.body).data[0]).toEqual(second);
  });

  it('cut anywhere into two has every extreme once', async () => {
    const { data } = tideExtremesAnswer.parse((await world.ask(extremes)).body);
    for (let cut = today + hourMs; cut < today + 10 * utcDayMs; cut += 17 * hourMs + 123_456) {
      const at = (cut / 1000).toFixed(3);
      const one = tideExtremesAnswer.parse((await world.ask(`${extremes}&end=${at}`)).body);
      const other = tideExtremesAnswer.parse((await world.ask(`${extremes}&start=${at}&end=2026-11-30`)).body);
      expect([...one.data, ...other.data]).toEqual(data);
    }
  });
});

describe('the nearest station', () => {
  it('answers however far it is, and says how far, in whole kilometres', async () => {
    const { body } = await world.ask('/v2/tide/extremes/point?lat=-40&lng=-130');
    const { station } = tideExtremesAnswer.parse(body).meta;
    expect(station.distance).toBeGreaterThan(500);
    expect(Number.isInteger(station.distance)).toBe(true);
    const nearest = world.ports.stations.nearest({ lat: -40, lng: -130 });
    expect(station.distance).toBe(Math.round(nearest.distanceKm));
    expect(station.id).toBe(nearest.station.id);
  });

  it('answers with maxDistance where it is near enough', async () => {
    expect((await world.ask(`${extremes}&maxDistance=50`)).status).toBe(200);
  });

  it('refuses with maxDistance where it is farther, naming itself and its distance', async () => {
    const far = '/v2/tide/extremes/point?lat=-40&lng=-130';
    const { station } = tideExtremesAnswer.parse((await world.ask(far)).body).meta;
    const answer = await world.ask(`${far}&maxDistance=100`);
    expect(answer.status).toBe(400);
    const input = JSON.stringify(errorsOf(answer)['maxDistance']);
    expect(input).toContain(station.name);
    expect(input).toContain(String(station.distance));
  });

  it('refuses a maxDistance that is no distance', async () => {
    for (const bad of ['x', '-1', '', '1e400']) {
      expect((await world.ask(`${extremes}&maxDistance=${bad}`)).status, bad).toBe(400);
    }
  });
});

describe('paths and methods', () => {
  it.each([
    '/',
    '/v2',
    '/v2/tide',
    '/v2/tide/extremes/points',
    '/v3/tide/extremes/point',
    '/V2/tide/stations',
    '/%00',
    '/v2//tide/stations',
  ])('%s is not a path: 404', async (path) => {
    const answer = await world.ask(path);
    expect(answer.status).toBe(404);
    expect(errorsOf(answer)['path']).toHaveLength(1);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not answered: 405', async (method) => {
    for (const path of [
      extremes,
      levels,
      sky,
      '/v2/tide/stations',
      '/v2/tide/stations/area',
      '/docs',
      '/openapi.json',
    ]) {
      const answer = await world.ask(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toContain('GET');
    }
  });

  it('HEAD has the status and the headers of GET, and no body', async () => {
    for (const [path, status] of [
      [extremes, 200],
      [`${sky}&lat=99`, 400],
      ['/v2/nowhere', 404],
    ] as const) {
      const answer = await world.ask(path, { method: 'HEAD' });
      expect(answer.status).toBe(status);
      expect(answer.text).toBe('');
      expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    }
    expect((await world.ask(extremes, { method: 'HEAD', key: 'wrong' })).status).toBe(401);
  });

  it('every answer is JSON in UTF-8, refusals included', async () => {
    for (const path of [extremes, levels, sky, '/v2/tide/stations/area?box=1,1:0,0', '/v2/nowhere', `${sky}&lat=99`]) {
      expect((await world.ask(path)).headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    }
    expect((await world.ask(sky, { key: 'no' })).headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });

  it('an answer is private to its key', async () => {
    expect((await world.ask(extremes)).headers.get('Cache-Control')).toBe('private');
  });
});

function broken(): never {
  throw new TypeError('secret_table is not a function');
}

describe('a bug', () => {
  it('is a 500 with only a reference, under which the log has it', async () => {
    const ask = world.with({ stations: { stations: [], byId: () => undefined, nearest: broken } });
    const answer = await ask(extremes);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/secret|TypeError|\.ts|at /);
    const { reference, error } = world.bugs.at(-1)!;
    expect(errorsOf(answer)['service']).toContain(reference);
    expect(error).toBeInstanceOf(TypeError);
  });

  it('costs nothing', async () => {
    const { key, id } = await world.keyOf(10);
    await world.with({ stations: { stations: [], byId: () => undefined, nearest: broken } })(extremes, { key });
    expect(await world.accounts.used({ id }, '2026-11-20')).toBe(0);
  });

  it('of the accounts is a 500 as well', async () => {
    const accounts = { ...world.accounts, authenticate: broken };
    const answer = await world.with({ accounts })(extremes);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
  });

  it('is answered with the limits of the key, as every answer to a keyed request', async () => {
    const { key } = await world.keyOf(10);
    const answer = await world.with({ stations: { stations: [], byId: () => undefined, nearest: broken } })(extremes, {
      key,
    });
    expect(answer.headers.get('X-RateLimit-Limit')).toBe('10');
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('10');
  });
});

describe('the clock', () => {
  it('of the service says what today is', async () => {
    const { body } = await world.ask(extremes, { now: Date.UTC(2026, 11, 31, 23, 59, 59, 999) });
    expect(body).toMatchObject({ meta: { start: '2026-12-31 00:00', end: '2027-01-10 00:00' } });
    expect(clock).toBeGreaterThan(today);
  });
});
