import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Marine, TideView } from '../../src/chat/ports.ts';
import { createMarine } from '../../src/client/index.ts';
import type { ServiceEndpoint } from '../../src/client/ports.ts';
import type { ShownDatum } from '../../src/domain/tide/index.ts';
import { hourMs, utcDayMs, type Window } from '../../src/domain/time.ts';
import {
  fakeCache,
  fakeService,
  problemOf,
  recorded,
  refusals,
  reply,
  type FakeClock,
  type RecordedOptions,
} from '../support/client-fixture.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';

useHurriedTimers();

const kahului = { lat: 20.89, lng: -156.5 };
const start = Date.UTC(2026, 10, 20);
const day: Window = { from: start, to: start + utcDayMs };

let clock: FakeClock;
let cache: ReturnType<typeof fakeCache>;
beforeEach(() => {
  clock = { now: start + 12 * hourMs };
  cache = fakeCache(clock);
});

const marineOf = (service: ServiceEndpoint): Marine => createMarine({ service, cache, now: () => clock.now });
const answering = (options: RecordedOptions = {}) => fakeService((call) => recorded(call, options));

describe('a tide of the service as it was recorded', () => {
  it('is its extremes and hourly levels of the half-open window', async () => {
    const service = answering({ meta: { dailyQuota: 10, requestCount: 1 } });
    const { waters, ...facts } = await marineOf(service).tide(kahului, day, 'MLLW');
    expect(waters).toEqual(facts.extremes.map((extreme) => ({ ...extreme, others: [] })));
    expect(facts).toEqual({
      datum: 'MLLW',
      station: expect.objectContaining({ name: 'kahului, kahului harbor, hi', distance: 2 }) as object,
      extremes: [
        { at: start + 3 * hourMs, heightM: 0.7378985547873065, kind: 'high' },
        { at: start + 9 * hourMs, heightM: -0.14, kind: 'low' },
      ],
      levels: Array.from({ length: 24 }, (_, hour) => ({ at: start + hour * hourMs, heightM: hour / 100 })),
    });
    expect(service.calls.map(({ path }) => path).toSorted()).toEqual([
      '/v2/tide/extremes/point',
      '/v2/tide/sea-level/point',
    ]);
    for (const { key, query } of service.calls) {
      expect(key).toBe('the key of the service');
      expect(query).toMatchObject({ lat: '20.89', lng: '-156.5', datum: 'MLLW' });
    }
  });

  it('is read from the cache once, and from memory then', async () => {
    const reads: string[] = [];
    const counted = { ...cache, get: (key: string) => (reads.push(key), cache.get(key)) };
    await marineOf(answering()).tide(kahului, day, 'MLLW');
    const marine = createMarine({ service: answering(), cache: counted, now: () => clock.now });
    const first = await marine.tide(kahului, day, 'MLLW');
    const readAtFirst = reads.length;
    expect(await marine.tide(kahului, day, 'MLLW')).toEqual(first);
    expect([readAtFirst > 0, reads.length]).toEqual([true, readAtFirst]);
  });

  it('is read with numbers as text', async () => {
    const facts = await marineOf(answering({ asText: true })).tide(kahului, day, 'MLLW');
    expect(facts.extremes[0]?.heightM).toBe(0.7378985547873065);
    expect(facts.levels[23]?.heightM).toBe(0.23);
  });

  it('is read without counts, and of a station that has only a name and a place', async () => {
    const service = answering({ station: { source: undefined, distance: undefined } });
    expect((await marineOf(service).tide(kahului, day)).extremes).toHaveLength(2);
  });

  it('has every hour and every extreme once, however many blocks the window crosses', async () => {
    const window = { from: start - 3 * hourMs, to: start + 45 * utcDayMs };
    const facts = await marineOf(answering()).tide(kahului, window, 'LAT');
    expect(facts.levels.map(({ at }) => at)).toEqual(
      Array.from({ length: 45 * 24 + 3 }, (_, hour) => window.from + hour * hourMs),
    );
    expect(facts.extremes).toHaveLength(90);
    expect(facts.extremes.map(({ at }) => at)).toEqual(facts.extremes.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('is requested in blocks of at most ten days, and never from before 2018-03-01', async () => {
    const service = answering();
    await marineOf(service).tide(kahului, { from: Date.UTC(2018, 2, 1), to: Date.UTC(2018, 3, 1) }, 'LAT');
    for (const { query } of service.calls) {
      expect(Number(query['end']) - Number(query['start'])).toBeLessThanOrEqual(864_000);
      expect(Number(query['start'])).toBeGreaterThanOrEqual(Date.UTC(2018, 2, 1) / 1000);
    }
  });
});

/** The datum of a tide, and the datums of the requests for levels. */
async function datumsOf(station: Record<string, unknown>, datum?: ShownDatum): Promise<[string, string[]]> {
  cache = fakeCache(clock);
  const service = answering({ station });
  const facts = await marineOf(service).tide(kahului, day, datum);
  const levels = service.calls.filter(({ path }) => path.includes('sea-level'));
  return [facts.datum, levels.map(({ query }) => query['datum']!)];
}

describe('the datum', () => {
  it('is the station’s chart datum where the service names it', async () => {
    expect(await datumsOf({ chartDatum: 'MLLW' })).toEqual(['MLLW', ['MLLW']]);
  });

  it('is LAT where the service names none, or one that the contract lacks', async () => {
    expect(await datumsOf({})).toEqual(['LAT', ['LAT']]);
    expect(await datumsOf({ chartDatum: 'NLLW' })).toEqual(['LAT', ['LAT']]);
  });

  it('is the zero of the office’s own tables, from heights above LAT', async () => {
    const officeDatum = { name: 'ZH', aboveLat: -0.42 };
    expect(await datumsOf({ chartDatum: 'LAT', officeDatum })).toEqual(['ZH', ['LAT']]);
    const above = await marineOf(answering({ station: { officeDatum } })).tide(kahului, day);
    cache = fakeCache(clock);
    const plain = await marineOf(answering()).tide(kahului, day);
    const heights = ({ extremes, levels }: TideView) => [...extremes, ...levels].map(({ heightM }) => heightM);
    expect(heights(above)).toEqual(heights(plain).map((heightM) => expect.closeTo(heightM + 0.42, 3)));
    expect(await datumsOf({ officeDatum: { name: 'XY', aboveLat: 1 } })).toEqual(['LAT', ['LAT']]);
  });

  it('is the one that is asked for, whatever the charts say', async () => {
    expect(await datumsOf({ chartDatum: 'MLLW' }, 'MSL')).toEqual(['MSL', ['MSL']]);
    expect(await datumsOf({ officeDatum: { name: 'ZH', aboveLat: -0.42 } }, 'MSL')).toEqual(['MSL', ['MSL']]);
  });

  it('is a zero that no charts count from only where it is asked for, and refused where the office has it not', async () => {
    const officeDatum = { name: 'NAP', aboveLat: 0.96 };
    expect(await datumsOf({ chartDatum: 'LAT', officeDatum })).toEqual(['LAT', ['LAT']]);
    expect(await datumsOf({ chartDatum: 'LAT', officeDatum }, 'NAP')).toEqual(['NAP', ['LAT']]);
    const { code, details } = await problemOf(datumsOf({ chartDatum: 'MLLW' }, 'NAP'));
    expect({ code, datum: details['datum'] }).toEqual({ code: 'datum-unknown', datum: 'NAP' });
  });
});

async function reasons(errors: unknown): Promise<unknown> {
  const marine = marineOf(fakeService(() => reply(400, { errors })));
  return (await problemOf(marine.tide(kahului, day, 'LAT'))).details['reasons'];
}

describe('a service that does not answer', () => {
  const html = new Map([['Content-Type', 'text/html']]);

  it.each([
    ['quota-used-up', '402 as recorded', () => reply(402, refusals.quota)],
    ['quota-used-up', '429', () => reply(429, refusals.quota)],
    ['quota-used-up', '429 without a body', () => new Response(null, { status: 429 })],
    ['key-refused', '401 as recorded', () => reply(401, refusals.key)],
    ['key-refused', '403', () => reply(403, refusals.key)],
    ['refused', '400', () => reply(400, { errors: { lat: ['lat is required'] } })],
    ['refused', '422 as recorded', () => reply(422, refusals.parameters)],
    ['refused', '400 with a single sentence', () => reply(400, { errors: 'no' })],
    ['refused', '400 with a list of sentences', () => reply(400, { errors: ['no', 'never'] })],
    ['refused', '400 with another body', () => reply(400, [1])],
    ['could-not-ask', '404', () => reply(404, { errors: { path: ['none'] } })],
    ['could-not-ask', '500', () => reply(500, { errors: { service: 'later' } })],
    ['could-not-ask', '503 without JSON', () => new Response('<html>', { status: 503, headers: [...html] })],
    ['could-not-ask', '200 without JSON', () => new Response('<html>', { status: 200 })],
    ['could-not-ask', '200 with half of its JSON', () => new Response('{"data":[{"heig')],
    ['could-not-ask', '200 with another body', () => reply(200, { data: [{ height: 'high' }] })],
    ['could-not-ask', '200 without meta', () => reply(200, { data: [] })],
    ['could-not-ask', '200 with null', () => reply(200, null)],
    ['could-not-ask', '204', () => new Response(null, { status: 204 })],
    ['could-not-ask', 'a connection that fails', () => Promise.reject(new TypeError('fetch failed'))],
  ] as const)('is a problem, %s: %s', async (code, _, answer) => {
    const problem = await problemOf(marineOf(fakeService(answer)).tide(kahului, day, 'LAT'));
    expect(problem.code).toBe(code);
    expect(JSON.stringify(problem.details)).not.toContain('the key of the service');
  });

  it('has its reasons quoted', async () => {
    expect(await reasons({ lat: ['lat is wrong'], lng: ['lng is wrong'] })).toBe('lat is wrong; lng is wrong');
    expect(await reasons({ key: 'no' })).toBe('no');
    expect(await reasons(['one', 'two'])).toBe('one; two');
    expect(await reasons('one')).toBe('one');
  });

  it('is a problem or an answer, never a crash, whatever it sends', async () => {
    const statuses = fc.constantFrom(200, 200, 200, 201, 301, 400, 401, 402, 404, 422, 429, 500);
    const bodies = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({ data: fc.jsonValue(), meta: fc.jsonValue(), errors: fc.jsonValue() })
        .map((body) => JSON.stringify(body)),
    );
    await fc.assert(
      fc.asyncProperty(statuses, bodies, async (status, body) => {
        cache = fakeCache(clock);
        const marine = marineOf(fakeService(() => new Response(body, { status })));
        const [result] = await Promise.allSettled([marine.tide(kahului, day, 'LAT')]);
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'Problem' });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a cached tide', () => {
  it('is not requested again while it is fresh, for a week', async () => {
    const service = answering();
    const marine = marineOf(service);
    const first = await marine.tide(kahului, day, 'LAT');
    clock.now += 7 * utcDayMs - 1;
    expect(await marine.tide(kahului, day, 'LAT')).toEqual(first);
    expect(service.calls).toHaveLength(2);
    clock.now += 1;
    await marine.tide(kahului, day, 'LAT');
    expect(service.calls).toHaveLength(4);
  });

  it('serves neighbouring days of the same block, also after a restart', async () => {
    const service = answering();
    await marineOf(service).tide(kahului, day, 'LAT');
    const again = marineOf(service);
    const next = { from: day.from + utcDayMs, to: day.to + utcDayMs };
    expect((await again.tide(kahului, next, 'LAT')).extremes).toHaveLength(2);
    expect(service.calls).toHaveLength(2);
  });

  it('is separate for each datum and service', async () => {
    const service = answering();
    await marineOf(service).tide(kahului, day, 'LAT');
    await marineOf(service).tide(kahului, day, 'MSL');
    await marineOf({ ...service, identity: 'another' }).tide(kahului, day, 'LAT');
    expect(service.calls).toHaveLength(6);
  });

  it.each<[string, Record<string, unknown>]>([
    ['of a gauge', { id: 'noaa/1615680', kind: 'gauge' }],
    ['of a service that gives no ids', {}],
  ])('is shared by the places of a station %s, each with its own distance', async (_, station) => {
    const service = fakeService((call) =>
      recorded(call, { station: { ...station, distance: Math.round(Math.abs(Number(call.query['lat'])) * 100) } }),
    );
    const marine = marineOf(service);
    const first = await marine.tide(kahului, day, 'LAT');
    const bytes = cache.size();
    const others = Array.from({ length: 50 }, (_, i) => ({ lat: 20 - i / 100, lng: -156.5 }));
    for (const [i, point] of others.entries()) {
      const tide = await marine.tide(point, day, 'LAT');
      expect(tide).toEqual({ ...first, station: { ...first.station, distance: 2000 - i } });
    }
    expect(service.calls.filter(({ path }) => path.includes('sea-level'))).toHaveLength(1);
    expect((cache.size() - bytes) / others.length).toBeLessThan(600);
  });

  it.each(['carried', 'model'])('is the place’s own where it is %s', async (kind) => {
    const service = answering({ station: { id: 'noaa/1615680', kind } });
    await marineOf(service).tide(kahului, day, 'LAT');
    await marineOf(service).tide({ ...kahului, lat: 20.92 }, day, 'LAT');
    expect(service.calls.filter(({ path }) => path.includes('sea-level'))).toHaveLength(2);
    // Within 1 km it is nearly the same.
    await marineOf(service).tide({ ...kahului, lat: 20.9201 }, day, 'LAT');
    expect(service.calls.filter(({ path }) => path.includes('sea-level'))).toHaveLength(2);
  });

  it('replaces a failed request for thirty days, and says since when it is stale', async () => {
    let broken = false;
    const service = fakeService((call) => (broken ? reply(500, {}) : recorded(call)));
    const marine = marineOf(service);
    const fetchedAt = clock.now;
    const fresh = await marine.tide(kahului, day, 'LAT');
    expect(fresh).not.toHaveProperty('staleSince');
    broken = true;
    clock.now = fetchedAt + 8 * utcDayMs;
    expect(await marine.tide(kahului, day, 'LAT')).toEqual({ ...fresh, staleSince: fetchedAt });
    clock.now = fetchedAt + 30 * utcDayMs;
    expect((await problemOf(marine.tide(kahului, day, 'LAT'))).code).toBe('could-not-ask');
  });

  it('is returned stale while the service hangs, and replaced as soon as it answers', async () => {
    let release = (): void => {};
    let hangs = Promise.resolve();
    const service = fakeService(async (call) => {
      await hangs;
      return recorded(call);
    });
    const marine = marineOf(service);
    const fetchedAt = clock.now;
    await marine.tide(kahului, day);
    const calls = service.calls.length;
    hangs = new Promise((resolve) => (release = resolve));
    clock.now += 8 * utcDayMs;
    for (let i = 0; i < 3; i++) expect((await marine.tide(kahului, day)).staleSince).toBe(fetchedAt);
    // Station, extremes and levels, each asked for once.
    expect(service.calls).toHaveLength(calls + 3);
    release();
    await expect.poll(async () => (await marine.tide(kahului, day)).staleSince).toBeUndefined();
    expect(service.calls).toHaveLength(calls + 3);
  });

  it('replaces requests while the quota is used up', async () => {
    let status = 200;
    const service = fakeService((call) => (status === 200 ? recorded(call) : reply(status, refusals.quota)));
    const marine = marineOf(service);
    await marine.tide(kahului, day, 'LAT');
    clock.now += 8 * utcDayMs;
    status = 402;
    expect(await marine.tide(kahului, day, 'LAT')).toHaveProperty('staleSince');
  });

  it.each([
    [401, 'key-refused'],
    [400, 'refused'],
  ])('does not replace a refusal by the service: %d', async (no, code) => {
    let status = 200;
    const service = fakeService((call) => (status === 200 ? recorded(call) : reply(status, {})));
    const marine = marineOf(service);
    await marine.tide(kahului, day, 'LAT');
    clock.now += 8 * utcDayMs;
    status = no;
    expect((await problemOf(marine.tide(kahului, day, 'LAT'))).code).toBe(code);
  });

  it('is never a failed request', async () => {
    let broken = true;
    const service = fakeService((call) => (broken ? reply(500, {}) : recorded(call)));
    const marine = marineOf(service);
    await problemOf(marine.tide(kahului, day, 'LAT'));
    expect(cache.keys()).toEqual([]);
    broken = false;
    expect((await marine.tide(kahului, day, 'LAT')).extremes).toHaveLength(2);
  });
});

describe('a hundred equal requests at once', () => {
  it('make one call for each path and block', async () => {
    const service = fakeService(async (call) => {
      await new Promise((resolve) => setImmediate(resolve));
      return recorded(call);
    });
    const marine = marineOf(service);
    const window = { from: start, to: start + 12 * utcDayMs };
    const answers = await Promise.all(Array.from({ length: 100 }, () => marine.tide(kahului, window, 'LAT')));
    const blocks = service.calls.map(({ path, query }) => `${path} ${query['start']}`);
    expect(blocks).toHaveLength(new Set(blocks).size);
    expect(new Set(service.calls.map(({ path }) => path)).size).toBe(2);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  it('all reject with its failure, and the next request is made anew', async () => {
    let broken = true;
    const service = fakeService((call) => (broken ? reply(503, {}) : recorded(call)));
    const marine = marineOf(service);
    const problems = await Promise.all(Array.from({ length: 100 }, () => problemOf(marine.tide(kahului, day, 'LAT'))));
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['could-not-ask']));
    expect(service.calls.length).toBeLessThanOrEqual(2);
    broken = false;
    expect((await marine.tide(kahului, day, 'LAT')).extremes).toHaveLength(2);
  });
});
