import { describe, expect, it } from 'vitest';
import { todayAnswer } from '../../src/answers/index.ts';
import { Problem, type ProblemCode } from '../../src/problem.ts';
import problemCodes from '../../src/problem-codes.json' with { type: 'json' };
import { brest, dayAt, formatAt, handMadeTide, handMadeWeather, lines } from './answer-fixture.ts';

describe('a day in brief', () => {
  const day = dayAt(brest, '2026-11-20');
  const format = formatAt(brest, '2026-11-20T09:00:00Z');

  it('has tide, weather, sea, sun and moon, in this order', () => {
    const shown = lines(todayAnswer({ format, place: brest, days: [day] }, handMadeTide(), handMadeWeather()));
    expect(shown.slice(0, -1)).toEqual([
      'Brest, Brittany, France, Friday 20 November',
      'Now rising, 3.0 m; high water 13:00, 5.0 m, in 3 h 00.',
      '',
      'High water | 01:00 | 5.0 m',
      'Low water | 07:00 | 1.0 m',
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
      '12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.',
      'Sea moderate: 1.8 m, W →, 9 s.',
      'Wind and sea',
      '15:00 | WSW → 36/54 km/h | 1.8 m W → 9 s',
      '21:00 | WSW → 36/54 km/h | 1.8 m W → 9 s',
      'Waxing gibbous, 78% lit.',
      'Sunrise: 08:33',
      'Sunset: 17:34, in 7 h 34',
      'Moonrise: 15:11',
      'Moonset: 03:17',
    ]);
    expect(shown.at(-1)).toContain('Not for navigation');
  });

  it.each(Object.keys(problemCodes) as ProblemCode[])('goes on without a tide for the reason %s', (code) => {
    const details = {
      text: 'x',
      reasons: 'x',
      first: 'x',
      last: 'x',
      command: 'x',
      datum: 'x',
      known: 'x',
      day: 'x',
      most: 1,
      platforms: 'x',
    };
    const others = {
      lat: 91,
      lng: 181,
      option: 'x',
      place: 'x',
      postcode: 'x',
      preset: 'x',
      coordinates: 'x',
      minutes: '61',
      code: 'x',
      station: 'x',
      km: 1,
    };
    const own = {
      name: 'x',
      setting: 'x',
      value: 'x',
      time: 'x',
      days: 'x',
      seconds: 1,
      zone: 'x',
      number: 'x',
      what: 'x',
      where: 'x',
      conditions: 'x',
    };
    const problem = new Problem(code, { ...details, ...others, ...own });
    const shown = lines(todayAnswer({ format, place: brest, days: [day] }, { problem }, handMadeWeather()));
    expect(shown).toContain('Sunrise: 08:33');
  });

  it('has one line for a tide that is missing', () => {
    expect(
      lines(
        todayAnswer(
          { format, place: brest, days: [day] },
          { problem: new Problem('could-not-ask') },
          handMadeWeather(),
        ),
      )[1],
    ).toContain('does not answer at the moment');
    expect(
      lines(todayAnswer({ format, place: brest, days: [day] }, handMadeTide({ distance: 400 }), handMadeWeather()))[1],
    ).toContain('No tide station within 100 km');
    expect(
      lines(
        todayAnswer(
          { format, place: brest, days: [day] },
          { problem: new Problem('could-not-ask') },
          handMadeWeather(),
        ),
      ),
    ).toContain('Sunrise: 08:33');
  });

  it('has one line for weather that is missing, and none for a day that no forecast reaches', () => {
    const missing = lines(
      todayAnswer({ format, place: brest, days: [day] }, handMadeTide(), { problem: new Problem('could-not-ask') }),
    );
    expect(missing.filter((line) => line.startsWith('No weather just now'))).toHaveLength(1);
    const beyond = lines(
      todayAnswer({ format, place: brest, days: [day] }, handMadeTide(), { hours: [], sources: [] }),
    );
    expect(beyond.join()).not.toMatch(/No weather|Forecast:/);
    expect(beyond).toContain('Sunrise: 08:33');
  });

  it('has one line for missing weather where only the sea is known', () => {
    const { hours, sources } = handMadeWeather();
    const sea = hours.map(({ at, values: { waveHeight, waveDirection } }) => ({
      at,
      values: { waveHeight: waveHeight!, waveDirection: waveDirection! },
    }));
    const shown = lines(todayAnswer({ format, place: brest, days: [day] }, handMadeTide(), { hours: sea, sources }));
    expect(shown.filter((line) => line.startsWith('No weather just now'))).toHaveLength(1);
    expect(shown).toContain('Sea moderate: 1.8 m, W →.');
  });

  it('shows the weather at midday of another day', () => {
    const shown = lines(
      todayAnswer({ format, place: brest, days: [dayAt(brest, '2026-11-21')] }, handMadeTide(), handMadeWeather()),
    );
    expect(shown.find((line) => line.startsWith('At midday: '))).toContain('wind WSW → 36 km/h');
    expect(shown.filter((line) => line.includes('km/h | ')).map((line) => line.slice(0, 5))).toEqual([
      '09:00',
      '15:00',
      '21:00',
    ]);
  });
});
