import { describe, expect, it } from 'vitest';
import { startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const brest = 'lat=48.35&lng=-4.6';

/** The notes of an answer. */
async function notesOf(url: string): Promise<string[] | undefined> {
  const { status, body } = await world.ask(url);
  expect(status, url).toBe(200);
  return (body as { meta: { notes?: string[] } }).meta.notes;
}

describe('an answer to a request that was taken as it is', () => {
  it.each([
    `/v2/tide/extremes/point?${brest}`,
    `/v2/tide/extremes/point?${brest}&start=2026-11-20&end=2026-12-21`,
    `/v2/tide/sea-level/point?${brest}&start=2026-11-20T06:00`,
    `/v1/weather/point?${brest}&source=sg,noaa&end=2026-11-30`,
    '/v1/weather/area?box=48,-5:48,-5',
    `/v2/astronomy/point?${brest}&end=2026-11-22`,
    '/v2/tide/stations/area?box=49,-4:48,-5',
  ])('has no notes: %s', async (url) => {
    expect(await notesOf(url)).toBeUndefined();
  });
});

describe('a note says', () => {
  it.each([
    [
      'that an interval ahead was cut',
      `/v2/tide/extremes/point?${brest}&start=2026-11-20&end=2027-11-20`,
      ['At most 31 days are answered at once: end is 2026-12-21 00:00.'],
    ],
    [
      'that an interval of the past was cut',
      `/v1/tide/extremes/point?${brest}&start=2026-11-01&end=2026-11-30`,
      ['At most 10 days are answered at once where start is before today: end is 2026-11-11 00:00.'],
    ],
    [
      'that levels begin at a whole hour',
      `/v2/tide/sea-level/point?${brest}&start=2026-11-20T06:31`,
      ['The levels are those of whole hours, from 2026-11-20 06:00 on.'],
    ],
    [
      'that the hours of the weather were cut',
      `/v2/weather/point?${brest}&params=waveHeight&start=2026-11-20&end=2026-12-20`,
      ['At most 10 days are answered at once: end is 2026-11-30 00:00.'],
    ],
    [
      'which sources were left out',
      `/v1/weather/point?${brest}&source=sg,ecmwf,${'x'.repeat(50)}&end=2026-11-20`,
      ['Left out, because there is no such source: ecmwf, 1 more.'],
    ],
    [
      'that no forecast reaches so far',
      `/v1/weather/point?${brest}&source=dwd,fmi&start=2026-11-27&end=2026-11-27`,
      ['These hours have no weather: the longest forecast reaches 120 hours ahead.'],
    ],
    [
      'that an area holds no point, and that no forecast reaches so far',
      '/v1/weather/area?box=48.4,-5.4:48.3,-5.6&date=2030-01-01',
      [
        'No point: the area holds no multiple of step_size.',
        'These hours have no weather: the longest forecast reaches 384 hours ahead.',
      ],
    ],
    [
      'that the number of days is not used',
      `/v2/astronomy/point?${brest}&end=2026-11-22&numberOfDays=5`,
      ['numberOfDays is not used beside end.'],
    ],
    [
      'which parameters are not known here',
      `/v1/astronomy/point?${brest}&end=2026-11-22&%E6%97%A5=1&a=1&b=1&c=1&d=1&e=1`,
      ['Ignored, because this path has no such parameter: end, a, b, c, d, 2 more.'],
    ],
    [
      'which parameters were repeated',
      `/v2/tide/stations/area?box=1,1:0,0&box=49,-4:48,-5`,
      ['The last value counts of: box.'],
    ],
    [
      'that a list takes no parameters',
      '/v1/tide/stations?country=FR',
      ['Ignored, because this path has no such parameter: country.'],
    ],
  ])('%s', async (_, url, notes) => {
    expect(await notesOf(url)).toEqual(notes);
  });
});

it('a table and a calendar have their notes in a header', async () => {
  for (const format of ['csv', 'ics']) {
    const url = `/v2/tide/extremes/point?${brest}&end=2027-11-20&format=${format}`;
    const { headers } = await world.ask(`${url}&%0d%0aX-Evil:=1`);
    expect(headers.get('X-Notes')).toBe(
      'Ignored, because this path has no such parameter: 1 more. ' +
        'At most 31 days are answered at once: end is 2026-12-21 00:00.',
    );
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Notes');
  }
});
