import { describe, expect, it } from 'vitest';
import { seaLevelAnswer, stationAnswer, tideExtremesAnswer } from '../../src/contract/wire.ts';
import { windowsAnswer } from '../../src/contract/wire-windows.ts';
import { calendar } from '../../src/lib/calendar.ts';
import type { PictureRequest } from '../../src/service/ports.ts';
import { errorsOf, startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const brest = '/v2/tide/extremes/point?lat=48.383&lng=-4.495&start=2026-11-20&end=2026-11-22&datum=LAT';

describe('stands and double waters', () => {
  const at = async (lat: number, lng: number) =>
    tideExtremesAnswer.parse((await world.ask(`/v2/tide/extremes/point?lat=${lat}&lng=${lng}`)).body).meta;

  it('are in meta where they are published for the coordinate', async () => {
    const { stands } = await at(50.614, -2.457);
    expect(stands).toEqual([
      { kind: 'double-low', localName: 'gulder', source: expect.stringContaining('Britannica') },
    ]);
    for (const stand of stands ?? []) expect(Object.keys(stand)).toEqual(Object.keys(stand).toSorted());
  });

  it('are absent elsewhere', async () => expect(await at(48.383, -4.495)).not.toHaveProperty('stands'));
});

describe('the times at which the water passes a height', () => {
  it('are those at which a window above it begins and ends, and no member without the parameter', async () => {
    const { crossings = [], data } = tideExtremesAnswer.parse((await world.ask(`${brest}&above=4.5`)).body);
    const asked = brest.replace('/v2/tide/extremes/point', '/v2/windows/point');
    const { data: windows } = windowsAnswer.parse((await world.ask(`${asked}&conditions=tide=4.5..`)).body);
    // To the minute, as all that the water does; a window that is cut by the interval has no crossing there.
    const minute = (time: string) =>
      new Date(Math.round(Date.parse(time) / 60_000) * 60_000).toISOString().slice(0, 16);
    const ends = windows.flatMap(({ start, end }) => [`rising ${minute(start)}`, `falling ${minute(end)}`]);
    const cut = /2026-11-2[02]T00:00$/;
    expect(crossings.map(({ direction, time }) => `${direction} ${time.slice(0, 16)}`)).toEqual(
      ends.filter((one) => !cut.test(one)),
    );
    expect(Math.abs(crossings.length - data.length)).toBeLessThanOrEqual(1);
    const hourly = brest.replace('extremes', 'sea-level');
    expect(seaLevelAnswer.parse((await world.ask(`${hourly}&above=4.5`)).body).crossings).toEqual(crossings);
    for (const path of [brest, hourly]) expect((await world.ask(path)).body).not.toHaveProperty('crossings');
    expect((await world.ask(`${brest}&above=500`)).status).toBe(400);
  });
});

describe('one station', () => {
  const id = 'ticon/brest-822-fra-uhslc_fd';

  it('has its datums above mean sea level, as published', async () => {
    const { data } = stationAnswer.parse((await world.ask(`/v2/tide/stations/${id}`)).body);
    expect(data).toMatchObject({ id, name: 'Brest', country: 'FR', licence: 'CC BY 4.0', chartDatum: 'LAT' });
    expect(data.datums).toEqual({
      HAT: 3.694,
      LAT: -3.781,
      MHHW: 2.234,
      MHW: 2.14,
      MLLW: -2.268,
      MLW: -2.193,
      MSL: 0,
    });
  });

  it('is found by an encoded id, and is not the list or the area', async () => {
    const answer = await world.ask(`/v2/tide/stations/${encodeURIComponent(id)}`);
    expect(stationAnswer.parse(answer.body).data.id).toBe(id);
    expect((await world.ask('/v2/tide/stations/area')).status).toBe(400);
  });

  it.each(['ticon/atlantis', 'noaa/', '%F0%9F%90%9F'])('%s is not found, and costs nothing', async (unknown) => {
    const { key } = await world.keyOf(1);
    const answer = await world.ask(`/v2/tide/stations/${unknown}`, { key });
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([404, ['id']]);
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('1');
  });
});

describe('extremes in another format', () => {
  it('are a table with the numbers of the JSON', async () => {
    const { data } = tideExtremesAnswer.parse((await world.ask(brest)).body);
    const answer = await rawText(`${brest}&format=csv`);
    expect(answer.type).toBe('text/csv; charset=utf-8');
    const rows = answer.text.trimEnd().split('\r\n');
    expect(rows[0]).toBe('time,height,type,datum');
    expect(rows.slice(1)).toEqual(data.map(({ time, height, type }) => `${time},${height},${type},LAT`));
  });

  it('are a calendar with an event for each', async () => {
    const { data } = tideExtremesAnswer.parse((await world.ask(brest)).body);
    const { type, text } = await rawText(`${brest}&format=ics`);
    expect(type).toBe('text/calendar; charset=utf-8');
    const starts = [...text.matchAll(/DTSTART:(\S+)/g)].map((match) => match[1]);
    expect(starts).toEqual(data.map(({ time }) => `${time.slice(0, 19).replace(/[-:]/g, '')}Z`));
    expect(text).toContain(
      `SUMMARY:High water ${data.find((one) => one.type === 'high')!.height.toFixed(1)} m\\, Brest`,
    );
    expect(text.replaceAll('\r\n ', '')).toContain('Not for navigation');
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('cost what the JSON costs, and are refused by name when unknown', async () => {
    const { key } = await world.keyOf(3);
    expect((await rawText(`${brest}&format=csv`, key)).remaining).toBe('2');
    const answer = await world.ask(`${brest}&format=xml`);
    expect(errorsOf(answer)).toEqual({ format: ['format must be one of: json, csv, ics, svg, png'] });
  });
});

describe('answers as pictures', () => {
  const requests: PictureRequest[] = [];
  const drawn = world.with({
    drawPicture: async (request) => {
      requests.push(request);
      return {
        content: request.format === 'svg' ? '<svg/>' : Uint8Array.of(137, 80),
        type: request.format === 'svg' ? 'image/svg+xml' : 'image/png',
      };
    },
  });

  it('are drawn for the point, the interval and the datum of the request, for its cost', async () => {
    const { key } = await world.keyOf(3);
    const answer = await drawn(`${brest}&format=svg`, { key });
    expect([answer.status, answer.headers.get('Content-Type'), answer.text]).toEqual([200, 'image/svg+xml', '<svg/>']);
    expect(answer.headers.get('X-RateLimit-Remaining')).toBe('2');
    expect(requests.at(-1)).toEqual({
      subject: 'tide',
      point: { lat: 48.383, lng: -4.495 },
      interval: { from: Date.parse('2026-11-20'), to: Date.parse('2026-11-22') },
      datum: 'LAT',
      format: 'svg',
    });
    await drawn(`${brest}&format=svg&above=4.5`);
    expect(requests.at(-1)).toMatchObject({ above: 4.5 });
  });

  it.each([
    ['/v2/tide/sea-level/point?lat=1&lng=2', 'tide'],
    ['/v2/weather/point?lat=1&lng=2&params=gust', 'weather'],
    ['/v2/astronomy/point?lat=1&lng=2', 'sun'],
  ])('%s has one of the %s', async (path, subject) => {
    expect((await drawn(`${path}&format=png`)).status).toBe(200);
    expect(requests.at(-1)).toMatchObject({ subject, format: 'png' });
  });

  it('are refused by /v1, and by name when unknown', async () => {
    const first = await drawn('/v1/tide/extremes/point?lat=1&lng=2&format=svg');
    expect(errorsOf(first)).toEqual({ format: ['format must be one of: json, csv, ics'] });
    const second = await drawn('/v2/weather/point?lat=1&lng=2&params=gust&format=csv');
    expect(errorsOf(second)).toEqual({ format: ['format must be one of: json, svg, png'] });
  });

  it('cost nothing where there is none', async () => {
    const { key } = await world.keyOf(3);
    const answer = await world.ask(`${brest}&format=svg`, { key });
    expect([answer.status, answer.headers.get('X-RateLimit-Remaining')]).toEqual([503, '3']);
  });
});

it('a calendar escapes line breaks and separators, and folds between characters', () => {
  const text = calendar('a;b', 0, [{ id: 'x', at: 0, summary: 'a,b\\c\nBEGIN:X', description: 'é'.repeat(60) }]);
  expect(text).toContain('SUMMARY:a\\,b\\\\c\\nBEGIN:X\r\n');
  expect(text).toContain('X-WR-CALNAME:a\\;b');
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(60)}\r\n`);
});

async function rawText(path: string, key?: string) {
  const headers = { Authorization: key ?? (await world.keyOf(100)).key };
  const reply = await world.raw(path, { headers });
  return {
    type: reply.headers.get('Content-Type'),
    remaining: reply.headers.get('X-RateLimit-Remaining'),
    text: await reply.text(),
  };
}
