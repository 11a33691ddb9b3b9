import { describe, expect, it } from 'vitest';
import { utcDayMs } from '../../src/domain/time.ts';
import { feedMistakes } from '../../src/service/index.ts';
import { clock, errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const query = 'lat=48.383&lng=-4.495&datum=LAT';

async function makeFeed(quota: number) {
  const { id: keyId, key } = await world.keyOf(quota);
  const feed = await world.feeds.create(keyId, query, clock);
  if (!feed) throw new Error('The key is there');
  return { ...feed, keyId, key, url: `/v2/tide/feeds/${feed.token}.ics` };
}

const read = (url: string, headers: Record<string, string> = {}, method = 'GET') => world.raw(url, { headers, method });

describe('a calendar feed', () => {
  it('is read without a header, from yesterday to 31 days ahead, and charged to its key', async () => {
    const { url, key } = await makeFeed(3);
    const response = await read(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(response.headers.get('Cache-Control')).toBe('private');
    expect(response.headers.get('X-RateLimit-Remaining')).toBe('2');
    const days = [...(await response.text()).matchAll(/DTSTART:(\d{8})/g)].map((match) => match[1]!);
    expect([days[0], days.at(-1)]).toEqual(['20261119', '20261220']);
    expect((await world.ask('/v2/tide/stations', { key })).headers.get('X-RateLimit-Remaining')).toBe('2');
  });

  it('stays the same for a day, so that a program that asks again pays nothing', async () => {
    const { url } = await makeFeed(1);
    const etag = (await read(url)).headers.get('ETag')!;
    expect((await read(url)).status).toBe(429);
    const { url: other } = await makeFeed(2);
    expect((await read(other)).headers.get('ETag')).toBe(etag);
    const unchanged = await read(other, { 'If-None-Match': etag });
    expect([unchanged.status, unchanged.headers.get('X-RateLimit-Remaining')]).toEqual([304, '1']);
    const tomorrow = await world.with({ now: () => clock + utcDayMs })(other, { key: undefined });
    expect(tomorrow.headers.get('ETag')).not.toBe(etag);
  });

  it('ends when it is revoked, or its key is, and not with another', async () => {
    const [one, two] = [await makeFeed(5), await makeFeed(5)];
    expect(await world.feeds.revoke(one.id, clock)).toBe(true);
    expect([(await read(one.url)).status, (await read(two.url)).status]).toEqual([404, 200]);
    await world.accounts.revoke(two.keyId, clock);
    expect((await read(two.url)).status).toBe(404);
  });

  it('has no other token than the one that was made, and that opens nothing else', async () => {
    const { token, key } = await makeFeed(5);
    for (const wrong of [
      token,
      `${token}.ics.ics`,
      `bbf_${'A'.repeat(43)}.ics`,
      `${token.toLowerCase()}.ics`,
      '.ics',
    ]) {
      const answer = await world.ask(`/v2/tide/feeds/${wrong}`, { key });
      expect([answer.status, Object.keys(errorsOf(answer))], wrong).toEqual([404, ['feed']]);
    }
    expect((await world.ask(`/v2/tide/extremes/point?${query}`, { key: token })).status).toBe(401);
    const asKey = await world.ask(`/v2/tide/feeds/${key}.ics`, { key: undefined });
    expect(asKey.status).toBe(404);
  });

  it('shows its own place, whatever a request adds', async () => {
    const { url } = await makeFeed(5);
    const text = await (await read(url)).text();
    expect(await (await read(`${url}?lat=0&lng=0&datum=HAT&format=json`)).text()).toBe(text);
    expect(text).toContain('X-WR-CALNAME:Tides at Brest');
  });

  it('is a calendar by RFC 5545', async () => {
    const text = await (await read((await makeFeed(5)).url)).text();
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
    for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z-]*(;[A-Z-]+=[^:;]+)*:.+$/);
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids).toHaveLength(lines.filter((line) => line === 'BEGIN:VEVENT').length);
    expect(lines.filter((line) => /^DTSTAMP:\d{8}T\d{6}Z$/.test(line))).toHaveLength(uids.length);
    // The events of the same waters have the same names tomorrow, so that programs replace them.
    const later = await world.with({ now: () => clock + utcDayMs })((await makeFeed(5)).url, { key: undefined });
    const next = new Set(later.text.replaceAll('\r\n ', '').split('\r\n'));
    expect(uids.filter((uid) => next.has(uid)).length).toBeGreaterThan(uids.length - 6);
  });

  it('answers HEAD, and refuses other methods by name', async () => {
    const { url } = await makeFeed(5);
    expect((await read(url, {}, 'HEAD')).status).toBe(200);
    expect((await read(url, {}, 'POST')).status).toBe(405);
  });
});

describe('the query of a feed', () => {
  it('is a place, and a datum', () => {
    expect(feedMistakes(query)).toEqual([]);
    expect(feedMistakes('lat=48.383&lng=-4.495')).toEqual([]);
  });

  it.each([
    ['', ['lat is required', 'lng is required']],
    ['lat=99&lng=0', ['lat must be a decimal number between -90 and 90']],
    ['lat=0&lng=0&start=2026-11-20', ['A feed has no parameter start']],
    ['lat=0&lng=0&toString=1', ['A feed has no parameter toString']],
  ])('is not “%s”', (wrong, mistakes) => {
    expect(feedMistakes(wrong)).toEqual(mistakes);
  });
});
