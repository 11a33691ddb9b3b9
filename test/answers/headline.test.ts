import { describe, expect, it } from 'vitest';
import type { FormatContext } from '../../src/answers/format.ts';
import { aspectLines } from '../../src/answers/headline.ts';
import { forecastLines, moonFirstLines, sunFirstLines, tideFirstLines } from '../../src/answers/index.ts';
import type { TideAsked, TideQuestion } from '../../src/answers/tide/water-lines.ts';
import { weatherFirstLine } from '../../src/answers/weather/weather-lines.ts';
import type { TideView } from '../../src/answers/tide/tide-view.ts';
import type { WeatherView } from '../../src/answers/weather/weather-view.ts';
import type { Aspect, Question } from '../../src/domain/question/index.ts';
import { dayWindow, hourMs, instantOf } from '../../src/domain/time.ts';
import { customaryUnits } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';

const zone = 'Europe/Madrid';
const barcelona = { id: 'x', name: 'Barcelona', countryCode: 'ES', point: { lat: 41.3888, lng: 2.159 }, zone };
const tromso = { id: 'y', name: 'Tromsø', countryCode: 'NO', point: { lat: 69.65, lng: 18.96 }, zone: 'Europe/Oslo' };
const dictionary = openDictionary();
const dayOf = (date: string, inZone = zone) => ({ date, window: dayWindow(date, inZone) });
const today = dayOf('2026-11-21');
const tomorrow = dayOf('2026-11-22');

function at(time: string, language = 'en'): FormatContext {
  return {
    ...dictionary.in(language),
    units: customaryUnits('ES'),
    zone,
    now: instantOf('2026-11-21', time, zone),
  };
}

type Asked = Omit<Question, 'aspects'> & { readonly aspect: Aspect };

const sunFirstLine = (
  format: FormatContext,
  place: typeof barcelona,
  day: typeof today,
  { aspect, ...question }: Asked,
) => sunFirstLines({ format, place, days: [day], question: { aspects: [aspect], ...question } })[0];
const tideFirstLine = ({ format, place, tide: view, day, question: { aspect, ...question } }: TideAsked) =>
  tideFirstLines({ format, place, days: [day], question: { aspects: [aspect], ...question } }, view)[0];
const moonFirstLine = (format: FormatContext, day: typeof today, ...aspects: Aspect[]) =>
  moonFirstLines({ format, place: barcelona, days: [day], question: { aspects } })[0];

describe('sun and moon', () => {
  it('says when the sun sets, and how soon', () => {
    // That the Sun does so is tested with the sky, against the USNO.
    expect(sunFirstLine(at('15:15'), barcelona, today, { aspect: 'sunset' })).toBe('Sunset today: 17:27, in 2 h 12.');
    expect(sunFirstLine(at('18:27'), barcelona, today, { aspect: 'sunset' })).toBe(
      'Sunset today: 17:27, 1 h 00 ago. Tomorrow: 17:27.',
    );
    expect(sunFirstLine(at('15:15'), barcelona, tomorrow, { aspect: 'sunset' })).toMatch(/^Sunset tomorrow: 17:2\d\.$/);
  });

  it('says it in the three languages', () => {
    expect(sunFirstLine(at('15:15', 'fr'), barcelona, today, { aspect: 'sunset' })).toBe(
      'Coucher du soleil aujourd’hui : 17:27, dans 2 h 12.',
    );
    expect(sunFirstLine(at('15:15', 'de'), barcelona, today, { aspect: 'sunset' })).toBe(
      'Sonnenuntergang heute: 17:27, in 2 h 12.',
    );
  });

  it('says when it gets light and dark, and whether it is at a time', () => {
    const said = (aspect: 'dawn' | 'dusk' | 'sunset', time?: string, language = 'en') =>
      sunFirstLine(at('12:00', language), barcelona, tomorrow, { aspect, ...(time !== undefined && { time }) });
    expect(said('dusk')).toBe('Last light (civil dusk) tomorrow: 17:57. Sunset: 17:27.');
    expect(said('dawn')).toBe('First light (civil dawn) tomorrow: 07:18. Sunrise: 07:48.');
    expect(said('dusk', '17:40')).toMatch(/^No: last light \(civil dusk\) tomorrow: 17:57/);
    expect(said('dusk', '18:00')).toMatch(/^Yes: last light/);
    expect(said('dawn', '07:00')).toMatch(/^No: first light/);
    expect(said('dawn', '17:40')).toMatch(/^Yes: last light/);
    const stillLight = { aspect: 'dusk', state: 'light' } as const;
    expect(sunFirstLine(at('12:00'), barcelona, tomorrow, { ...stillLight, time: '17:40' })).toMatch(
      /^Yes: last light/,
    );
    expect(sunFirstLine(at('12:00'), barcelona, tomorrow, { ...stillLight, time: '18:00' })).toMatch(/^No: last light/);
    expect(said('sunset', '17:40')).toBe('Yes: sunset tomorrow: 17:27.');
    expect(said('dusk', undefined, 'fr')).toMatch(/^Dernières lueurs .* Coucher du soleil : 17:27\.$/);
    expect(said('dawn', undefined, 'de')).toMatch(/^Erstes Licht .* Sonnenaufgang: 07:48\.$/);
  });

  it('says why there is no sunset', () => {
    const format = { ...at('12:00'), zone: tromso.zone };
    const line = sunFirstLine(format, tromso, dayOf('2026-12-21', tromso.zone), { aspect: 'sunset' });
    expect(line).toBe('Polar night: the sun does not rise.');
  });

  it('has two spans of golden light, and a length of the day', () => {
    expect(sunFirstLine(at('12:00'), barcelona, today, { aspect: 'golden-hour' })).toMatch(
      /^Golden hour today: 07:\d\d–08:\d\d, 16:\d\d–17:\d\d \(sun 4° below to 6° above the horizon\)\.$/,
    );
    expect(sunFirstLine(at('12:00'), barcelona, today, { aspect: 'day-length' })).toMatch(
      /^Day length today: 9 h 4\d \(07:\d\d–17:\d\d\)\.$/,
    );
  });

  it('says the light of the part of the day that is asked about, and the twilight of each kind', () => {
    expect(sunFirstLine(at('12:00'), barcelona, tomorrow, { aspect: 'golden-hour', part: 'evening' })).toMatch(
      /^Golden hour tomorrow: 16:\d\d–17:\d\d \(sun 4° below to 6° above the horizon\)\.$/,
    );
    expect(sunFirstLine(at('12:00'), barcelona, today, { aspect: 'blue-hour', part: 'morning' })).toMatch(
      /^Blue hour today: 07:\d\d–07:\d\d, 4 h \d\d ago\. Blue hour tomorrow: 07:\d\d–07:\d\d \(sun 6° to 4° below the horizon\)\.$/,
    );
    expect(sunFirstLine(at('12:00'), barcelona, today, { aspect: 'astronomical-twilight', part: 'evening' })).toMatch(
      /^Fully dark \(sun 18° below the horizon\) today: 19:\d\d–06:\d\d \(11 h \d\d\)\.$/,
    );
    const [civil, nautical] = (['twilight', 'nautical-twilight'] as const).map((aspect) =>
      sunFirstLine(at('12:00'), barcelona, today, { aspect }),
    );
    expect(civil).toMatch(/^Twilight \(dawn, dusk\) today: 07:\d\d–07:\d\d \(30 min\), 17:\d\d–17:\d\d \(30 min\)\.$/);
    expect(nautical).toMatch(
      /^Nautical twilight \(dawn, dusk\) today: 0[67]:\d\d–0[78]:\d\d \(3\d min\), 1[78]:\d\d–18:\d\d \(3\d min\)\.$/,
    );
  });

  it('says the next full and new moon', () => {
    // USNO: full moon 2026-11-24 14:53 UT, new moon 2026-12-09 00:52 UT.
    expect(moonFirstLine(at('12:00'), today, 'full-moon')).toBe('Next full moon: Tue 24 Nov 15:53.');
    expect(moonFirstLine(at('12:00'), today, 'new-moon')).toBe('Next new moon: Wed 9 Dec 01:52.');
    expect(moonFirstLine(at('12:00'), dayOf('2026-12-01'), 'full-moon')).toBe('Full moon: Thu 24 Dec 02:28.');
  });

  it.each([
    ['2026-11-28', 'Next full moon: Tue 24 Nov 15:53.'],
    ['2026-12-01', 'Full moon: Thu 24 Dec 02:28.'],
  ])('names the full moon to come right before %s', (date, line) => {
    expect(moonFirstLine(at('12:00'), dayOf(date), 'full-moon', 'moon-phase')).toBe(line);
  });
});

/** High at 02:17 and 14:17 of every day, 2 m above and below 4 m, with a period of 12 h. */
const firstHigh = instantOf('2026-11-19', '02:17', zone);
const tide: TideView = {
  station: { name: 'Gauge' },
  datum: 'LAT',
  extremes: Array.from({ length: 24 }, (_, i) => ({
    at: firstHigh + i * 6 * hourMs,
    heightM: i % 2 === 0 ? 6 : 2,
    kind: i % 2 === 0 ? 'high' : 'low',
  })),
  levels: Array.from({ length: 144 }, (_, i) => {
    const hour = firstHigh - (17 / 60) * hourMs + i * hourMs;
    return { at: hour, heightM: 4 + 2 * Math.cos(((hour - firstHigh) / (12 * hourMs)) * 2 * Math.PI) };
  }),
};

describe('tide', () => {
  it('says of a part of the day the water that it has, and a height once', () => {
    const both = (question: Omit<Question, 'aspects'>) =>
      tideFirstLines(
        {
          format: at('10:20'),
          place: barcelona,
          days: [tomorrow],
          question: { aspects: ['high', 'low'], ...question },
        },
        tide,
      );
    expect(both({ part: [3, 9] }).map((line) => line.slice(0, 10))).toEqual([
      expect.stringMatching(/^(High|Low) water/),
    ]);
    expect(both({ time: '15:00' }).filter((line) => line.startsWith('At 15:00'))).toHaveLength(1);
  });

  const ask = (time: string, day: typeof today, question: TideQuestion, language = 'en') =>
    tideFirstLine({ format: at(time, language), place: barcelona, tide: tide, day: day, question: question });

  it('says the height at a time', () => {
    expect(ask('10:20', tomorrow, { aspect: 'height', time: '14:30' })).toBe(
      'At 14:30 tomorrow: 6.0 m above LAT, near high water.',
    );
    expect(ask('10:20', tomorrow, { aspect: 'height', time: '17:17' })).toBe(
      'At 17:17 tomorrow: 4.0 m above LAT, falling.',
    );
    expect(ask('17:17', today, { aspect: 'height' })).toBe('Now: 4.0 m above LAT, falling.');
    expect(ask('10:20', tomorrow, { aspect: 'height', time: '14:30' }, 'de')).toBe(
      'Morgen um 14:30: 6,0 m über LAT, nahe Hochwasser.',
    );
  });

  it('answers yes and no', () => {
    const state = { aspect: 'rising', state: 'high' } as const;
    expect(ask('14:40', today, state)).toBe('Yes: high water was at 14:17, now falling, 6.0 m.');
    expect(ask('16:40', today, state)).toBe('No: high water was at 14:17, now falling, 4.6 m.');
    // 73 min after high water 0.39 m of 4 m are missing, and 83 min after 0.49 m.
    expect(ask('15:30', today, state)).toBe('Yes: high water was at 14:17, now falling, 5.6 m.');
    expect(ask('15:40', today, state)).toBe('Nearly: high water was at 14:17, now falling, 5.5 m.');
    expect(ask('19:10', today, { aspect: 'rising', state: 'low' })).toMatch(
      /^Yes: falling, 2\.3 m; low water is at 20:17/,
    );
    expect(ask('12:40', today, { aspect: 'rising', state: 'rising' })).toBe(
      'Yes: rising, 5.3 m; high water is at 14:17.',
    );
    expect(ask('12:40', today, { aspect: 'rising' })).toBe('Now rising, 5.3 m; high water 14:17, 6.0 m, in 1 h 37.');
    expect(ask('10:00', tomorrow, { ...state, time: '14:00' })).toBe(
      'Yes: rising at 14:00 tomorrow, 6.0 m; high water is at 14:17.',
    );
  });

  it('says the coefficient of a part of the day that has a high water', () => {
    const coefficients = ['02:17', '14:17'].map((time, i) => ({
      at: instantOf('2026-11-22', time, zone),
      coefficient: 90 + i,
    }));
    const said = (part: 'afternoon' | 'evening') =>
      tideFirstLine({
        format: at('10:20'),
        place: barcelona,
        tide: { ...tide, coefficients },
        day: tomorrow,
        question: { aspect: 'coefficient', part },
      });
    expect(said('afternoon')).toBe('Tidal coefficient (Brest) tomorrow from 12:00 to 18:00: 91.');
    expect(said('evening')).toBe('Tidal coefficient (Brest) tomorrow: 90\u00A0/\u00A091.');
  });

  it.each([
    ['12:40', 'high', 'Nearly: rising, 5.3 m; high water is at 14:17.'],
    ['15:50', 'high', 'Nearly: high water was at 14:17, now falling, 5.4 m.'],
    ['17:00', 'high', 'No: high water was at 14:17, now falling, 4.3 m.'],
    ['12:40', 'low', 'No: rising, 5.3 m; high water is at 14:17.'],
    ['18:40', 'low', 'Nearly: falling, 2.7 m; low water is at 20:17.'],
    ['21:50', 'low', 'Nearly: low water was at 20:17, now rising, 2.6 m.'],
  ] as const)('says at %s how far the tide is from %s', (time, state, line) => {
    expect(ask(time, today, { aspect: 'rising', state })).toBe(line);
  });

  it('says of a part of a day when the tide is in and when it is out', () => {
    expect(ask('10:20', today, { aspect: 'rising', part: 'afternoon' })).toBe(
      'Tides today from 12:00 to 18:00: out at 08:17 (2.0 m), in at 14:17 (6.0 m), out at 20:17 (2.0 m).',
    );
    expect(ask('10:20', today, { aspect: 'rising', part: [15, 18] })).toBe(
      'Falling today from 15:00 to 18:00: in at 14:17 (6.0 m), out at 20:17 (2.0 m).',
    );
  });

  it('says the waters of a day, of a part of it, and the next one', () => {
    expect(ask('10:20', tomorrow, { aspect: 'high' })).toBe('High water tomorrow: 02:17 (6.0 m), 14:17 (6.0 m).');
    expect(ask('10:20', tomorrow, { aspect: 'high', superlative: 'most' })).toMatch(
      /^Highest water tomorrow: 6\.0 m, /,
    );
    expect(ask('10:20', tomorrow, { aspect: 'high', superlative: 'least' })).toMatch(/^High water tomorrow: 02:17/);
    expect(ask('10:20', tomorrow, { aspect: 'low', part: 'evening' })).toBe(
      'Low water tomorrow from 17:00 to 24:00: 20:17 (2.0 m).',
    );
    expect(ask('10:20', tomorrow, { aspect: 'high', part: 'evening' })).toMatch(
      /^No high water tomorrow between 17:00 and 24:00; nearest: 14:17 \(6\.0 m\)/,
    );
    expect(ask('10:20', today, { aspect: 'next-high' })).toBe('Next high water: 14:17, 6.0 m, in 3 h 57.');
    expect(ask('10:20', today, { aspect: 'high', entry: 'latest' })).toBe('Last high water: 02:17, 6.0 m, 8 h 03 ago.');
  });

  it('says that a day goes by without a high water, where there is one tide a day', () => {
    const highs = tide.extremes.filter(({ kind }) => kind === 'high');
    const skipping: TideView = {
      ...tide,
      extremes: highs.filter(({ at: high }) => high < tomorrow.window.from || high >= tomorrow.window.to),
    };
    const lineOf = (question: TideQuestion): string | undefined =>
      tideFirstLine({ format: at('10:20'), place: barcelona, tide: skipping, day: tomorrow, question: question });
    expect(lineOf({ aspect: 'high' })).toMatch(
      /^No high water tomorrow; nearest: Saturday 14:17 \(6\.00 m\), Monday 02:17 \(6\.00 m\)\.$/,
    );
    expect(lineOf({ aspect: 'high', part: 'evening' })).toMatch(
      /^No high water tomorrow between 17:00 and 24:00; nearest: Saturday 14:17/,
    );
    expect(lineOf({ aspect: 'low' })).toBeUndefined();
  });

  it('says when the water is above or below a height', () => {
    expect(ask('10:20', tomorrow, { aspect: 'above', heightM: 4 })).toMatch(
      /^Above 4.0 m \(LAT\) tomorrow: 00:00–05:17, 11:17–17:17, 23:17–24:00. This is the tide alone: /,
    );
    expect(ask('10:20', tomorrow, { aspect: 'above', heightM: 4, time: '14:30' })).toMatch(
      /^Yes: at 14:30 tomorrow: 6.0 m above LAT, near high water. Above 4.0 m /,
    );
    expect(ask('10:20', tomorrow, { aspect: 'below', heightM: 4, time: '14:30' })).toMatch(
      /^No: at 14:30 tomorrow: 6.0 m/,
    );
    expect(ask('10:20', tomorrow, { aspect: 'above', heightM: 4, time: '14:30', state: 'afloat' })).toMatch(
      /^At 14:30 tomorrow: 6.0 m/,
    );
    expect(ask('10:20', tomorrow, { aspect: 'above', heightM: 7 })).toMatch(
      /^Above 7.0 m \(LAT\) tomorrow: never. This is the tide alone: /,
    );
    // A mast of 20 m under a bridge: no height of the tide says whether it passes.
    const asUnderBridge = ask('10:20', tomorrow, { aspect: 'below', heightM: 20 });
    expect(asUnderBridge).toMatch(/^Clearance under bridges and cables is not known here: /);
    expect(asUnderBridge).toMatch(/Below 20.0 m \(LAT\) tomorrow: all day\.$/);
    const later = { at: firstHigh + 200 * hourMs, heightM: 7.2, kind: 'high' } as const;
    const higher = { ...tide, extremes: [...tide.extremes, later] };
    expect(
      tideFirstLine({
        format: at('10:20'),
        place: barcelona,
        tide: higher,
        day: tomorrow,
        question: { aspect: 'above', heightM: 7 },
      }),
    ).toContain(
      'Above 7.0 m (LAT) tomorrow: never. Next high water above it: Fri 27 Nov 10:17, 7.2 m. This is the tide alone: ',
    );
    expect(ask('10:20', tomorrow, { aspect: 'below', heightM: 7 })).toBe('Below 7.0 m (LAT) tomorrow: all day.');
  });

  it('says nothing of days that the view does not know', () => {
    const far = dayOf('2026-12-21');
    expect(ask('10:20', far, { aspect: 'height', time: '12:00' })).toBeUndefined();
    expect(ask('10:20', far, { aspect: 'high' })).toBeUndefined();
    expect(ask('10:20', far, { aspect: 'above', heightM: 4 })).toBeUndefined();
  });
});

const weather: WeatherView = {
  sources: [],
  hours: Array.from({ length: 48 }, (_, i) => ({
    at: today.window.from + i * hourMs,
    values: {
      airTemperature: 4 + (i % 24) / 4,
      windSpeed: i === 39 ? 10 : 5,
      windDirection: 225,
      precipitation: i >= 39 && i < 41 ? 2 : 0,
      waterTemperature: 15,
    },
  })),
};

describe('weather and sea', () => {
  const ask = (day: typeof today, question: Parameters<typeof weatherFirstLine>[0]['question']) =>
    weatherFirstLine({ format: at('10:20'), weather, day, question });

  it('says the weather of a later day in brief, and of today none', () => {
    const brief = (days: readonly [typeof today, ...(typeof today)[]], ...aspects: 'wind'[]) =>
      forecastLines({ format: at('10:20'), days, question: { aspects } }, weather, 'air-in-brief');
    expect(brief([tomorrow])).toEqual([
      'Temperature tomorrow: 4 to 10 °C.',
      'Rain tomorrow: from 14:00 to 16:00, 4.0 mm.',
      'Wind tomorrow: up to 19 kn from SW at 15:00.',
    ]);
    expect(brief([tomorrow], 'wind')).toEqual(['Wind tomorrow: up to 19 kn from SW at 15:00.']);
    expect(brief([today])).toEqual([]);
    expect(brief([today, tomorrow])).toEqual([]);
  });

  it('judges a limit by the most of several days, in one line', () => {
    const limit = { kind: 'weather', attribute: 'windSpeed', range: { min: 15 } } as const;
    const days = [today, tomorrow] as const;
    expect(
      forecastLines({ format: at('10:20'), days, question: { aspects: ['wind'], limit } }, weather, 'air'),
    ).toEqual(['No: wind tomorrow: up to 19 kn from SW at 15:00. Today: 10 kn.']);
  });

  it('says a temperature that stays by itself', () => {
    const hours = weather.hours.map((hour) => ({ ...hour, values: { airTemperature: 5 } }));
    expect(
      weatherFirstLine({
        format: at('10:20'),
        weather: { ...weather, hours },
        day: tomorrow,
        question: { aspect: 'temperature' },
      }),
    ).toBe('Temperature tomorrow: 5 °C.');
  });

  it('says when it rains', () => {
    // 2 mm in each of the hours that end at 15:00 and at 16:00.
    expect(ask(tomorrow, { aspect: 'rain' })).toBe('Rain tomorrow: from 14:00 to 16:00, 4.0 mm.');
    expect(ask(today, { aspect: 'rain' })).toBe('No rain today.');
    expect(ask(tomorrow, { aspect: 'rain', time: '15:00' })).toBe('Rain tomorrow at 15:00: 2.0 mm.');
    expect(ask(tomorrow, { aspect: 'rain', part: 'afternoon' })).toBe(
      'Rain tomorrow from 12:00 to 18:00: from 14:00 to 16:00, 4.0 mm.',
    );
    expect(ask(tomorrow, { aspect: 'rain', part: [15, 17] })).toMatch(/ from 15:00 to 16:00, 2\.0 mm\.$/);
    expect(ask(tomorrow, { aspect: 'rain', part: [16, 18] })).toBe('No rain tomorrow from 16:00 to 18:00.');
  });

  it('says until when it rains, if it ends within the hours asked about, and that it stops between', () => {
    const rainy = (isWet: (hour: number) => boolean) =>
      weatherFirstLine({
        format: at('10:20'),
        weather: {
          ...weather,
          hours: weather.hours.map((hour, i) => ({ ...hour, values: { precipitation: isWet(i) ? 1 : 0 } })),
        },
        day: tomorrow,
        question: { aspect: 'rain' },
      });
    expect(rainy((i) => i >= 44)).toBe('Rain tomorrow: from 19:00, 4.0 mm.');
    expect(rainy((i) => i === 30 || i === 40)).toBe('Rain tomorrow: at times from 05:00 to 16:00, 2.0 mm.');
  });

  it.each([
    ['wind', { kind: 'weather', attribute: 'windSpeed', range: { min: 8 } }, /^Yes: wind .* up to 19 kn from SW/],
    ['wind', { kind: 'weather', attribute: 'windSpeed', range: { min: 12 } }, /^No: wind/],
    ['wind', { kind: 'weather', attribute: 'windSpeed', range: { max: 8 } }, /^No: wind/],
    ['wind', { kind: 'weather', attribute: 'windSpeed', range: { max: 12 } }, /^Yes: wind/],
    ['water-temperature', { kind: 'weather', attribute: 'windSpeed', range: { max: 12 } }, /^Water temperature/],
  ] as const)('says whether the %s keeps to a limit', (aspect, limit, line) => {
    expect(ask(tomorrow, { aspect, limit })).toMatch(line);
  });

  it('says the most of a day, or the value at a time', () => {
    expect(ask(tomorrow, { aspect: 'wind' })).toBe('Wind tomorrow: up to 19 kn from SW at 15:00.');
    expect(ask(tomorrow, { aspect: 'wind', time: '09:30' })).toBe('Wind tomorrow at 09:30: 10 kn from SW.');
    expect(ask(tomorrow, { aspect: 'temperature' })).toBe('Temperature tomorrow: 4 to 10 °C.');
    expect(ask(tomorrow, { aspect: 'water-temperature', time: '12:00' })).toBe(
      'Water temperature tomorrow at 12:00: 15 °C. Cold: a wetsuit is advised.',
    );
  });

  it('says when something is least or most of a day', () => {
    expect(ask(tomorrow, { aspect: 'wind', superlative: 'least' })).toMatch(/tomorrow: lowest 10 kn from SW, at 00:00/);
    expect(ask(tomorrow, { aspect: 'temperature', superlative: 'most' })).toMatch(/tomorrow: up to 10 °C at 2\d:00/);
  });

  it('answers by yes or no whether weather is in a state', () => {
    expect(ask(today, { aspect: 'wind', state: 'calm' })).toMatch(/^Somewhat: wind today: up to/);
    expect(ask(tomorrow, { aspect: 'wind', state: 'calm' })).toMatch(/^No, not calm: wind tomorrow/);
    expect(ask(tomorrow, { aspect: 'wind', state: 'windy' })).toMatch(/^Yes: wind tomorrow/);
    expect(ask(tomorrow, { aspect: 'wind', state: 'stormy' })).toMatch(/^No: wind tomorrow/);
    expect(ask(tomorrow, { aspect: 'temperature', state: 'freezing' })).toMatch(/^No: temperature/);
    expect(ask(tomorrow, { aspect: 'temperature', state: 'warm' })).toMatch(/^No: temperature/);
    expect(ask(tomorrow, { aspect: 'temperature', state: 'cold' })).toMatch(/^Yes: temperature/);
    expect(ask(tomorrow, { aspect: 'water-temperature', state: 'warm' })).toMatch(/^No: water temperature/);
    expect(ask(tomorrow, { aspect: 'rain', state: 'present' })).toMatch(/^Yes: rain/);
    expect(ask(tomorrow, { aspect: 'rain', state: 'dry' })).toMatch(/^No: rain/);
    expect(ask(today, { aspect: 'rain', state: 'dry' })).toBe('Yes: no rain today.');
    // The state of another measure says nothing about this one.
    expect(ask(tomorrow, { aspect: 'temperature', state: 'windy' })).toMatch(/^Temperature/);
  });

  it.each([
    ['stormy', 12, 28, /^Yes: wind/],
    ['stormy', 12, 14, /^No: wind/],
  ] as const)('says once whether it is %s, by wind and gusts: %d and %d m/s', (state, windSpeed, gust, line) => {
    const hours = Array.from({ length: 24 }, (_, i) => ({
      at: tomorrow.window.from + i * hourMs,
      values: { windSpeed, gust, windDirection: 225 },
    }));
    const question = { aspects: ['wind', 'gust'], state } as const;
    const [first, second] = forecastLines(
      { format: at('10:20'), days: [tomorrow], question },
      { hours, sources: [] },
      'air',
    );
    expect(first).toMatch(line);
    // The gusts of the hour are in the first.
    expect(second).toBeUndefined();
  });

  it('says nothing where no forecast reaches', () => {
    expect(ask(dayOf('2026-12-21'), { aspect: 'rain' })).toBeUndefined();
    expect(ask(tomorrow, { aspect: 'swell' })).toBeUndefined();
  });
});

it('says once what holds on each of several days', () => {
  const remark = 'This is the tide alone: wind and air pressure raise or lower the water.';
  const lines = aspectLines(
    { aspects: ['above'] },
    [today, tomorrow],
    ['above'],
    (_, { date }) => `${date}. ${remark}`,
  );
  expect(lines).toEqual([`2026-11-21. ${remark}`, '2026-11-22.']);
});
