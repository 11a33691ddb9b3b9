import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newAstronomyAnswer, astronomyAnswer } from '../../src/contract/wire.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const path = '/v2/tide/extremes/point?lat=48.383&lng=-4.495&start=2026-11-20';

const { raw } = world;

describe('an ETag', () => {
  it('is equal for equal answers with different counts, and differs for others', async () => {
    const { key } = await world.keyOf(10);
    const first = await world.ask(path, { key });
    const second = await world.ask(path, { key });
    expect(first.text).not.toBe(second.text);
    expect(first.headers.get('ETag')).toMatch(/^W\/"[\w-]{27}"$/);
    expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'));
    const other = await world.ask(`${path}&datum=LAT`, { key });
    expect(other.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
    expect(first.headers.get('Cache-Control')).toBe('private');
  });

  it.each([
    ['itself', (etag: string) => etag],
    ['itself among others', (etag: string) => `"x", ${etag}`],
    ['its strong form', (etag: string) => etag.slice(2)],
  ])('sent as %s is a 304 that costs nothing and carries the limits', async (_, known) => {
    const { key } = await world.keyOf(10);
    const etag = (await world.ask(path, { key })).headers.get('ETag')!;
    const answer = await raw(path, { headers: { Authorization: key, 'If-None-Match': known(etag) } });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('9');
    expect((await world.ask(path, { key })).headers.get('X-RateLimit-Remaining')).toBe('8');
  });

  it.each([
    ['another answer', 'W/"x"'],
    ['whatever there is', '*'],
  ])('of %s is answered whole, and charged', async (_, known) => {
    const { key } = await world.keyOf(10);
    const answer = await raw(path, { headers: { Authorization: key, 'If-None-Match': known } });
    expect([answer.status, answer.headers.get('X-RateLimit-Remaining')]).toEqual([200, '9']);
  });
});

describe('a browser', () => {
  it('may send a preflight request without a key', async () => {
    const answer = await raw(path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://example.org', 'Access-Control-Request-Method': 'GET' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });

  it('may read the limits', async () => {
    const { headers } = await world.ask(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Remaining');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });
});

describe('the list of stations', () => {
  const list = '/v2/tide/stations';
  const ask = async (accepted: string | undefined) => {
    const { key } = await world.keyOf(7);
    const headers = { Authorization: key, ...(accepted === undefined ? {} : { 'Accept-Encoding': accepted }) };
    const answer = await raw(list, { headers });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', '*', 'GZIP'])(
    'is gzipped for who accepts %s, with the counts of the key in it',
    async (accepted) => {
      const { answer, bytes } = await ask(accepted);
      expect(answer.headers.get('Content-Encoding')).toBe('gzip');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      const plain = (await ask(undefined)).bytes;
      expect(gunzipSync(bytes).equals(plain)).toBe(true);
      expect(bytes.length).toBeLessThan(plain.length / 5);
      expect(JSON.parse(plain.toString())).toMatchObject({ meta: { cost: 0, dailyQuota: 7, requestCount: 0 } });
    },
  );

  it.each([undefined, '', 'zstd', 'gzip;q=0', 'identity, gzip; q=0.0'])(
    'is plain for who accepts %s',
    async (accepted) => {
      const { answer, bytes } = await ask(accepted);
      expect(answer.headers.get('Content-Encoding')).toBeNull();
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
      expect(bytes.toString('utf8', 0, 8)).toBe('{"data":');
    },
  );

  it('is serialised once', async () => {
    let written = 0;
    const one = world.ports.stations.stations[0]!;
    const counting = new Proxy(one, {
      get: (station, member) => {
        if (member === 'attribution') written++;
        return station[member as keyof typeof station];
      },
    });
    const asking = world.with({ stations: { ...world.ports.stations, stations: [counting] } });
    await asking(list);
    await asking(list);
    expect(written).toBe(1);
  });
});

it('every answer is safe to open in a browser', async () => {
  for (const url of [path, '/docs', '/openapi.json', '/v2/nowhere', `${path}&lat=99`]) {
    const { headers } = await world.ask(url);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  }
});

describe('/v2 astronomy', () => {
  const point = 'lat=59.91&lng=10.75&start=2026-11-20';

  it('has the days of /v1 under `data`', async () => {
    const old = astronomyAnswer.parse((await world.ask(`/v1/astronomy/point?${point}&numberOfDays=3`)).body);
    const same = newAstronomyAnswer.parse((await world.ask(`/v2/astronomy/point?${point}&numberOfDays=3`)).body);
    const byEnd = newAstronomyAnswer.parse((await world.ask(`/v2/astronomy/point?${point}&end=2026-11-22`)).body);
    expect(same.data).toEqual(old.days);
    expect(byEnd.data).toEqual(old.days);
  });

  it.each([
    ['2026-11-19', 'end must not be before start'],
    ['2026-12-21', 'end must be within 31 days of start'],
  ])('refuses an end on %s', async (end, sentence) => {
    const answer = await world.ask(`/v2/astronomy/point?${point}&end=${end}`);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual({ end: [sentence] });
  });
});
