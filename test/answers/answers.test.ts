import { describe, expect, it } from 'vitest';
import {
  moonAnswer,
  sunAnswer,
  tideAnswer,
  todayAnswer,
  type Answer,
  type Day,
  type TideToTell,
  type Voice,
} from '../../src/answers/index.ts';
import type { Place } from '../../src/domain/place.ts';
import { addDays, dayWindow, hourMs } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { Problem, problemCodes } from '../../src/problem.ts';
import { openDictionary } from '../../src/words.ts';

const dictionary = openDictionary();

const brest: Place = {
  id: 'geonames:3030300',
  name: 'Brest',
  region: 'Brittany',
  countryCode: 'FR',
  point: { lat: 48.39, lng: -4.486 },
  zone: 'Europe/Paris',
};
const tromso: Place = {
  id: 'geonames:3133895',
  name: 'Tromsø',
  countryCode: 'NO',
  point: { lat: 69.649, lng: 18.955 },
  zone: 'Europe/Oslo',
};

function dayAt(place: Place, date: string): Day {
  return { date, window: dayWindow(date, place.zone) };
}

function voiceAt(place: Place, now: string, language = 'en'): Voice {
  return { words: dictionary.in(language), units: unitSystems.metric, zone: place.zone, now: Date.parse(now) };
}

/** A tide of 2 m amplitude, 3 m above its datum, high at 00:00, 12:00 and 24:00 UTC of every day around. */
function handMadeTide(station: Partial<TideToTell['station']> = {}): TideToTell {
  const from = Date.UTC(2026, 10, 12);
  const extremes = Array.from({ length: 72 }, (_, i) => {
    const kind: 'high' | 'low' = i % 2 === 0 ? 'high' : 'low';
    return { at: from + i * 6 * hourMs, heightM: kind === 'high' ? 5 : 1, kind };
  });
  const levels = Array.from({ length: 432 }, (_, i) => ({
    at: from + i * hourMs,
    heightM: 3 + 2 * Math.cos((i * Math.PI) / 6),
  }));
  return {
    station: { name: 'Brest', distance: 1, attribution: 'An office', ...station },
    datum: 'LAT',
    extremes,
    levels,
  };
}

function lines({ title, blocks, note }: Answer): string[] {
  const told = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
    return [block.title ?? '', ...block.rows.map((row) => row.join(' | '))];
  });
  return [title, ...told, note ?? ''];
}

describe('a tide answer', () => {
  it('says first what the water does now, then the day with local times', () => {
    const answer = tideAnswer(voiceAt(brest, '2026-11-20T09:00:00Z'), brest, handMadeTide(), [
      dayAt(brest, '2026-11-20'),
    ]);
    expect(lines(answer)).toEqual([
      'Tide at Brest, Brittany, France',
      'Rising, 3.0 m; high water 13:00, 5.0 m, in 3 h 00.',
      'Friday 20 November',
      'High water | 01:00 | 5.0 m',
      'Low water | 07:00 | 1.0 m',
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
      'Range: 4.0 m',
      'Station Brest, 1 km away. Heights above LAT (lowest astronomical tide). Times: Europe/Paris (UTC+1). ' +
        'Source: An office. Astronomical tide only: wind and air pressure come on top. Not for navigation.',
    ]);
  });

  it('tells falling water and tomorrow’s extreme with its weekday', () => {
    const answer = tideAnswer(voiceAt(brest, '2026-11-20T22:00:00Z'), brest, handMadeTide(), [
      dayAt(brest, '2026-11-20'),
    ]);
    expect(lines(answer)[1]).toBe('Rising, 4.0 m; high water Saturday 01:00, 5.0 m, in 2 h 00.');
    const falling = tideAnswer(voiceAt(brest, '2026-11-20T16:00:00Z'), brest, handMadeTide(), [
      dayAt(brest, '2026-11-20'),
    ]);
    expect(lines(falling)[1]).toBe('Falling, 2.0 m; low water 19:00, 1.0 m, in 2 h 00.');
  });

  it('leaves “now” out of another day, and has a table for each of several', () => {
    const days = [dayAt(brest, '2026-11-21'), dayAt(brest, '2026-11-22')];
    const answer = tideAnswer(voiceAt(brest, '2026-11-20T09:00:00Z'), brest, handMadeTide(), days);
    expect(answer.blocks.map(({ kind }) => kind)).toEqual(['table', 'table']);
    expect(lines(answer)[1]).toBe('Saturday 21 November');
  });

  it('warns of a far station and of a stale answer before anything else', () => {
    const now = '2026-11-20T09:00:00Z';
    const tide = { ...handMadeTide({ distance: 339 }), staleSince: Date.parse(now) - 3 * 86_400_000 };
    const answer = tideAnswer(voiceAt(brest, now), brest, tide, [dayAt(brest, '2026-11-20')]);
    expect(lines(answer)[1]).toContain('339 km away');
    expect(lines(answer)[2]).toContain('3 days ago');
    const near = tideAnswer(voiceAt(brest, now), brest, handMadeTide({ distance: 50 }), [dayAt(brest, '2026-11-20')]);
    expect(lines(near).join()).not.toContain('may be quite different');
  });

  it('says so when a day has neither high nor low water', () => {
    const tide = { ...handMadeTide(), extremes: handMadeTide().extremes.slice(-2) };
    const answer = tideAnswer(voiceAt(brest, '2026-11-10T09:00:00Z'), brest, tide, [dayAt(brest, '2026-11-20')]);
    expect(lines(answer)).toContain('Friday 20 November: neither high nor low water.');
  });

  it('speaks French', () => {
    const answer = tideAnswer(voiceAt(brest, '2026-11-20T09:00:00Z', 'fr'), brest, handMadeTide(), [
      dayAt(brest, '2026-11-20'),
    ]);
    expect(lines(answer).slice(0, 4)).toEqual([
      'Marée à Brest, Brittany, France',
      'Ça monte, 3,0 m ; pleine mer 13:00, 5,0 m, dans 3 h 00.',
      'Vendredi 20 novembre',
      'Pleine mer | 01:00 | 5,0 m',
    ]);
    expect(lines(answer)).toContain('Marnage : 4,0 m');
  });
});

describe('a sun answer', () => {
  // USNO, Sun for Brest, 2026-11-20 (UTC+1): rise 08:33, transit 13:04, set 17:34.
  it('tells what comes next, the day’s length and its change', () => {
    const day = dayAt(brest, '2026-11-20');
    const told = lines(
      sunAnswer(voiceAt(brest, '2026-11-20T12:00:00Z'), brest, day, dayWindow('2026-11-19', brest.zone)),
    );
    expect(told[1]).toBe('Sunset 17:34, in 4 h 34.');
    expect(told).toContain('Sunrise: 08:33');
    expect(told).toContain('Solar noon: 13:04');
    // USNO, Earth's seasons: solstice 2026-12-21 20:50 UT.
    expect(told).toContain('December solstice: Mon 21 Dec 21:50');
    expect(told.find((line) => line.startsWith('Golden hour:'))).toMatch(/^Golden hour: 08:1\d–09:2\d, 16:4\d–17:5\d$/);
    expect(told.find((line) => line.startsWith('Day length:'))).toMatch(
      /^Day length: 9 h 0\d \(2 min \d\d s shorter than the day before\)$/,
    );
  });

  it('says polar night and midnight sun in words', () => {
    const at = (date: string) => {
      const before = dayWindow(addDays(date, -1), tromso.zone);
      return lines(sunAnswer(voiceAt(tromso, `${date}T10:00:00Z`), tromso, dayAt(tromso, date), before));
    };
    expect(at('2026-12-21')[1]).toBe('Polar night: the sun does not rise.');
    expect(at('2026-12-21')).toContain('Day length: 0 min');
    expect(at('2026-06-21')[1]).toBe('Midnight sun: it stays up all day.');
    expect(at('2026-06-21')).toContain('Day length: 24 h 00');
    expect(at('2026-06-21')).toContain('Civil | – | –');
    // The offset is that of the day, not of now.
    expect(at('2026-06-21').at(-1)).toContain('Europe/Oslo (UTC+2)');
    expect(at('2026-12-21').at(-1)).toContain('Europe/Oslo (UTC+1)');
  });
});

describe('a moon answer', () => {
  it('calls a day by the principal phase that it holds', () => {
    // USNO: full Moon 2026-11-24 14:53 UT, last quarter 2026-12-01 06:09 UT.
    const told = (date: string) => lines(moonAnswer(voiceAt(brest, '2026-11-01T12:00:00Z'), brest, dayAt(brest, date)));
    expect(told('2026-11-24')[1]).toMatch(/^Full moon, \d+% lit\.$/);
    expect(told('2026-11-25')[1]).toMatch(/^Waning gibbous/);
    expect(told('2026-11-23')[1]).toMatch(/^Waxing gibbous/);
    expect(told('2026-11-24')).toContain('Last quarter | Tue 1 Dec 07:09');
  });

  it('tells distance, supermoon, eclipses and planets', () => {
    const told = lines(moonAnswer(voiceAt(brest, '2026-12-20T12:00:00Z'), brest, dayAt(brest, '2026-12-20')));
    // NASA's catalogue: partial solar eclipse at Brest on 2027-08-02, partial lunar eclipse on 2028-01-12, 04:13 UT.
    expect(told.find((line) => line.startsWith('Sun, partial'))).toContain('Mon 2 Aug 2027');
    expect(told).toContain('Moon, partial | Wed 12 Jan 2028 05:13');
    // Full Moon of 2026-12-24 at 356,700 km: the nearest of the year.
    expect(told).toContain('Full moon (supermoon) | Thu 24 Dec 02:28');
    expect(told.find((line) => line.startsWith('Distance:'))).toMatch(/^Distance: 36\d{4} km, nearest /);
    expect(told.find((line) => line.startsWith('Planets at dusk:'))).toContain('Saturn');
  });
});

describe('a day in brief', () => {
  const day = dayAt(brest, '2026-11-20');
  const voice = voiceAt(brest, '2026-11-20T09:00:00Z');

  it('has tide, sun and moon', () => {
    const told = lines(todayAnswer(voice, brest, handMadeTide(), day));
    expect(told[0]).toBe('Brest, Brittany, France, Friday 20 November');
    expect(told[1]).toContain('high water 13:00');
    expect(told).toContain('Sunset 17:34, in 7 h 34.');
    expect(told.at(-1)).toContain('Not for navigation');
  });

  it.each(problemCodes)('goes on without a tide for the reason %s', (code) => {
    const details = { reasons: 'x', first: 'x', last: 'x', command: 'x', datum: 'x', known: 'x', day: 'x', most: 1 };
    const others = { lat: 91, lng: 181, option: 'x', place: 'x', coordinates: 'x', minutes: '61', code: 'x' };
    const own = { name: 'x', setting: 'x', value: 'x' };
    const told = lines(
      todayAnswer(voice, brest, { problem: new Problem(code, { ...details, ...others, ...own }) }, day),
    );
    expect(told).toContain('Sunrise: 08:33');
  });

  it('is honest in one line about a tide that is missing', () => {
    expect(lines(todayAnswer(voice, brest, { problem: new Problem('could-not-ask') }, day))[1]).toContain(
      'does not answer at the moment',
    );
    expect(lines(todayAnswer(voice, brest, handMadeTide({ distance: 400 }), day))[1]).toContain(
      'No tide station within 100 km',
    );
    expect(lines(todayAnswer(voice, brest, { problem: new Problem('could-not-ask') }, day))).toContain(
      'Sunrise: 08:33',
    );
  });
});
