import { describe, expect, it, vi } from 'vitest';
import {
  moonAnswer,
  sunAnswer,
  tideAnswer,
  todayAnswer,
  wavesAnswer,
  weatherAnswer,
  type Answer,
  type Day,
  type TideToTell,
  type Voice,
  type WeatherToTell,
} from '../../src/answers/index.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Attribute } from '../../src/domain/weather/index.ts';
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

/** The same wind and sea in every hour of five days; the pressure falls by 1 hPa an hour on the first. */
function handMadeWeather(changed: Partial<Record<Attribute, number>> = {}): WeatherToTell {
  const from = Date.UTC(2026, 10, 19, 23);
  const hours = Array.from({ length: 120 }, (_, i) => ({
    at: from + i * hourMs,
    values: {
      airTemperature: 12.4,
      pressure: 1020 - Math.min(i, 24),
      cloudCover: 80,
      gust: 15,
      precipitation: 0.4,
      visiblity: 12,
      windDirection: 250,
      windSpeed: 10,
      waveHeight: 1.84,
      waveDirection: 270,
      wavePeriod: 9.1,
      swellHeight: 1.5,
      swellDirection: 280,
      swellPeriod: 11,
      windWaveHeight: 0.8,
      windWaveDirection: 240,
      windWavePeriod: 4,
      waterTemperature: 13.6,
      currentSpeed: 0.3,
      currentDirection: 270,
      ...changed,
    },
  }));
  return { hours, sources: [{ name: 'dwd', attribution: 'An office', updated: Date.parse('2026-11-20T06:00Z') }] };
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
    const days: [Day, Day] = [dayAt(brest, '2026-11-21'), dayAt(brest, '2026-11-22')];
    const answer = tideAnswer(voiceAt(brest, '2026-11-20T09:00:00Z'), brest, handMadeTide(), days);
    expect(answer.blocks.map(({ kind }) => kind)).toEqual(['table', 'table']);
    expect(lines(answer)[1]).toBe('Saturday 21 November');
  });

  it('warns of a far station and of a stale answer before anything else', () => {
    const now = '2026-11-20T09:00:00Z';
    const tide = { ...handMadeTide({ distance: 99 }), staleSince: Date.parse(now) - 3 * 86_400_000 };
    const answer = tideAnswer(voiceAt(brest, now), brest, tide, [dayAt(brest, '2026-11-20')]);
    expect(lines(answer)[1]).toContain('99 km away');
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

describe('an answer that comes late', () => {
  const late = (now: string): Voice => ({ ...voiceAt(brest, now), aheadOnly: true });
  const day = dayAt(brest, '2026-11-20');

  it('tells of the tide what is still ahead', () => {
    const told = lines(tideAnswer(late('2026-11-20T09:00:00Z'), brest, handMadeTide(), [day]));
    expect(told.filter((line) => line.includes(' | '))).toEqual([
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
    ]);
    const evening = lines(tideAnswer(late('2026-11-20T19:00:00Z'), brest, handMadeTide(), [day]));
    expect(evening).toContain('Friday 20 November: no more high or low water.');
  });

  it('tells of Sun and Moon what is still ahead', () => {
    const told = lines(todayAnswer(late('2026-11-20T12:00:00Z'), brest, handMadeTide(), handMadeWeather(), day));
    expect(told.join('\n')).not.toContain('Sunrise:');
    expect(told.join('\n')).toContain('Sunset: 17:34');
    const sun = lines(sunAnswer(late('2026-11-20T12:00:00Z'), brest, day, dayWindow('2026-11-19', brest.zone)));
    expect(sun).toContain('Civil |  | 18:09');
    expect(sun.find((line) => line.startsWith('Golden hour'))).toBe('Golden hour: 16:44–17:55');
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

  it('has tide, weather, sea, sun and moon', () => {
    const told = lines(todayAnswer(voice, brest, handMadeTide(), handMadeWeather(), day));
    expect(told).toContain('12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.');
    expect(told).toContain('Sea moderate: 1.8 m, W →, 9 s.');
    expect(told.filter((line) => line.includes('km/h | '))).toEqual([
      '15:00 | WSW → 36/54 km/h | 1.8 m W → 9 s',
      '21:00 | WSW → 36/54 km/h | 1.8 m W → 9 s',
    ]);
    expect(told[0]).toBe('Brest, Brittany, France, Friday 20 November');
    expect(told[1]).toContain('high water 13:00');
    expect(told).toContain('Sunset 17:34, in 7 h 34.');
    expect(told.at(-1)).toContain('Not for navigation');
  });

  it.each(problemCodes)('goes on without a tide for the reason %s', (code) => {
    const details = { reasons: 'x', first: 'x', last: 'x', command: 'x', datum: 'x', known: 'x', day: 'x', most: 1 };
    const others = {
      lat: 91,
      lng: 181,
      option: 'x',
      place: 'x',
      coordinates: 'x',
      minutes: '61',
      code: 'x',
      station: 'x',
      km: 1,
    };
    const own = { name: 'x', setting: 'x', value: 'x', time: 'x', days: 'x', zone: 'x', number: 'x', what: 'x' };
    const problem = new Problem(code, { ...details, ...others, ...own });
    const told = lines(todayAnswer(voice, brest, { problem }, handMadeWeather(), day));
    expect(told).toContain('Sunrise: 08:33');
  });

  it('is honest in one line about a tide that is missing', () => {
    expect(
      lines(todayAnswer(voice, brest, { problem: new Problem('could-not-ask') }, handMadeWeather(), day))[1],
    ).toContain('does not answer at the moment');
    expect(lines(todayAnswer(voice, brest, handMadeTide({ distance: 400 }), handMadeWeather(), day))[1]).toContain(
      'No tide station within 100 km',
    );
    expect(
      lines(todayAnswer(voice, brest, { problem: new Problem('could-not-ask') }, handMadeWeather(), day)),
    ).toContain('Sunrise: 08:33');
  });

  it('is honest in one line about weather that is missing, and says nothing of a day that no forecast reaches', () => {
    const missing = lines(todayAnswer(voice, brest, handMadeTide(), { problem: new Problem('could-not-ask') }, day));
    expect(missing.filter((line) => line.startsWith('No weather just now'))).toHaveLength(1);
    const beyond = lines(todayAnswer(voice, brest, handMadeTide(), { hours: [], sources: [] }, day));
    expect(beyond.join()).not.toMatch(/No weather|Forecast:/);
    expect(beyond).toContain('Sunrise: 08:33');
  });

  it('is honest about the air where only the sea is known', () => {
    const { hours, sources } = handMadeWeather();
    const sea = hours.map(({ at, values: { waveHeight, waveDirection } }) => ({
      at,
      values: { waveHeight: waveHeight!, waveDirection: waveDirection! },
    }));
    const told = lines(todayAnswer(voice, brest, handMadeTide(), { hours: sea, sources }, day));
    expect(told.filter((line) => line.startsWith('No weather just now'))).toHaveLength(1);
    expect(told).toContain('Sea moderate: 1.8 m, W →.');
  });

  it('tells of another day the weather at midday', () => {
    const told = lines(todayAnswer(voice, brest, handMadeTide(), handMadeWeather(), dayAt(brest, '2026-11-21')));
    expect(told.find((line) => line.startsWith('At midday: '))).toContain('wind WSW → 36 km/h');
    expect(told.filter((line) => line.includes('km/h | ')).map((line) => line.slice(0, 5))).toEqual([
      '09:00',
      '15:00',
      '21:00',
    ]);
  });
});

describe('a weather answer', () => {
  const voice = voiceAt(brest, '2026-11-20T09:20:00Z');
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) =>
    dayAt(brest, date),
  );

  it('says first what it is like now, then the hours left of the day, then the days that follow', () => {
    const told = lines(weatherAnswer(voice, brest, handMadeWeather(), [days[0]!], days.slice(1)));
    expect(told).toEqual([
      'Weather at Brest, Brittany, France',
      '12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.',
      '1010 hPa, falling.',
      'Friday 20 November',
      '12:00 | 12 °C | WSW → 36/54 km/h | 0.4 mm',
      '15:00 | 12 °C | WSW → 36/54 km/h | 0.4 mm',
      '18:00 | 12 °C | WSW → 36/54 km/h | 0.4 mm',
      '21:00 | 12 °C | WSW → 36/54 km/h | 0.4 mm',
      'Strongest: wind WSW → 36 km/h, gusts 54, at 10:00',
      'Rain to come: 5.6 mm',
      'Days that follow',
      'Sat 21 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Sun 22 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Mon 23 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Tue 24 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Times: Europe/Paris (UTC+1). Forecast, 3 h 20 old at most: An office. Not for navigation.',
    ]);
  });

  it.each([
    [{ ...unitSystems.nautical }, 'wind WSW → 19 kn (force 5), gusts 29'],
    [{ ...unitSystems.imperial }, 'wind WSW → 22 mph, gusts 34'],
    [{ ...unitSystems.metric, wind: 'bft' as const }, 'wind WSW → force 5, gusts 7'],
    [{ ...unitSystems.metric, wind: 'ms' as const }, 'wind WSW → 10 m/s, gusts 15'],
  ])('is in the asker’s units: %j', (units, wind) => {
    const told = lines(weatherAnswer({ ...voice, units }, brest, handMadeWeather(), [days[0]!], []));
    expect(told[1]).toContain(wind);
    if (units.temperature === 'F') {
      expect(told[1]).toMatch(/^54 °F.*0.02 in an hour.*visibility 7 mi/);
      expect(told[2]).toBe('29.83 inHg, falling.');
    }
  });

  it.each([
    [0, 'steady'],
    [0.03, 'steady'],
    [-0.4, 'falling slowly'],
    [0.5, 'rising slowly'],
    [1, 'rising'],
    [-1.5, 'falling quickly'],
    [2.5, 'rising very rapidly'],
  ])('names the trend of %d hPa an hour as the Met Office does: %s', (perHour, trend) => {
    const weather = handMadeWeather();
    const hours = weather.hours.map(({ at, values }, i) => ({
      at,
      values: { ...values, pressure: 1000 + i * perHour },
    }));
    const told = lines(weatherAnswer(voice, brest, { ...weather, hours }, [days[0]!], []));
    expect(told[2]).toMatch(new RegExp(`, ${trend}\\.$`));
  });

  it('tells the lowest and the highest temperature of a day that follows', () => {
    const { hours, sources } = handMadeWeather();
    const warming = hours.map(({ at, values }, i) => ({ at, values: { ...values, airTemperature: i / 4 } }));
    const told = lines(weatherAnswer(voice, brest, { hours: warming, sources }, [days[0]!], days.slice(1, 2)));
    expect(told.find((line) => line.startsWith('Sat 21'))).toMatch(/^Sat 21 \| 6–12 °C \|/);
  });

  it('has no empty table late in the evening', () => {
    const late = voiceAt(brest, '2026-11-20T21:30:00Z');
    expect(lines(weatherAnswer(late, brest, handMadeWeather(), [days[0]!], days.slice(1))).slice(0, 5)).toEqual([
      'Weather at Brest, Brittany, France',
      '12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.',
      '998 hPa, falling.',
      'Strongest: wind WSW → 36 km/h, gusts 54, at 22:00',
      'Rain to come: 0.8 mm',
    ]);
  });

  it('makes no formatter again, each of which takes longer than all else', () => {
    const tell = () => weatherAnswer(voice, brest, handMadeWeather(), [days[0]!], days.slice(1));
    tell();
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    tell();
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('leaves out what is not known, and says that no forecast reaches a day', () => {
    const few = { ...handMadeWeather(), hours: [{ at: Date.parse('2026-11-20T09:00Z'), values: { windSpeed: 4 } }] };
    expect(lines(weatherAnswer(voice, brest, few, [days[0]!], days.slice(1)))[1]).toBe('Wind 14 km/h.');
    const none = lines(weatherAnswer(voice, brest, { hours: [], sources: [] }, [days[5]!], []));
    expect(none[1]).toBe('No forecast reaches Wednesday 25 November.');
  });

  it('says what is old: a source that cannot be asked, a service that does not answer', () => {
    const { hours, sources } = handMadeWeather();
    const stale = {
      hours,
      sources: sources.map((source) => ({ ...source, stale: true })),
      staleSince: voice.now - 7 * hourMs,
    };
    const note = lines(weatherAnswer(voice, brest, stale, [days[0]!], [])).at(-1);
    expect(note).toContain('Not the newest: dwd cannot be asked now.');
    expect(note).toContain('This was asked 7 h 00 ago');
  });

  it('is French in French', () => {
    const french = voiceAt(brest, '2026-11-20T09:20:00Z', 'fr');
    const told = lines(weatherAnswer(french, brest, handMadeWeather(), [days[0]!], days.slice(1)));
    expect(told[1]).toBe(
      '12 °C, vent OSO → 36 km/h, rafales 54. Pluie 0,4 mm par heure, nuages 80 %, visibilité 12 km.',
    );
    expect(told[2]).toBe('1010 hPa, en baisse.');
  });
});

describe('a waves answer', () => {
  const day = dayAt(brest, '2026-11-20');
  const voice = voiceAt(brest, '2026-11-20T09:20:00Z');

  it('says the sea now, swell and wind sea apart, water and current, then the day', () => {
    expect(lines(wavesAnswer(voice, brest, handMadeWeather(), [day])).slice(0, 9)).toEqual([
      'Sea at Brest, Brittany, France',
      'Sea moderate: 1.8 m, W →, 9 s.',
      'Swell: 1.5 m, W →, 11 s',
      'Wind sea: 0.8 m, WSW ↗, 4 s',
      'Water: 14 °C',
      // Coming from the west, it sets to the east.
      'Current: 0.6 kn, setting E',
      'Friday 20 November',
      '12:00 | 1.8 m | 9 s | W → | swell 1.5 m',
      '15:00 | 1.8 m | 9 s | W → | swell 1.5 m',
    ]);
  });

  it.each([
    [0, 'glassy'],
    [0.3, 'smooth'],
    [1.25, 'moderate'],
    [2.49, 'moderate'],
    [2.5, 'rough'],
    [15, 'phenomenal'],
  ])('names a sea of %d m as the Douglas scale does: %s', (waveHeight, state) => {
    expect(lines(wavesAnswer(voice, brest, handMadeWeather({ waveHeight }), [day]))[1]).toMatch(`Sea ${state}: `);
  });

  it('says plainly where no waves are known', () => {
    const hours = handMadeWeather().hours.map(({ at }) => ({ at, values: { airTemperature: 10 } }));
    const told = lines(wavesAnswer(voice, brest, { hours, sources: [] }, [day]));
    expect(told[1]).toBe('No wave forecast reaches Brest: it lies inland, or too far from the sea.');
  });
});
