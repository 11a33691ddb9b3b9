import { describe, expect, it, vi } from 'vitest';
import { forecastLines, weatherAnswer } from '../../../src/answers/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { brest, dayAt, formatAt, handMadeWeather, lines } from '../answer-fixture.ts';

describe('a wind at an open coast', () => {
  it.each([
    [250, 'onshore'],
    [70, 'offshore'],
    [340, 'cross-shore'],
    [undefined, undefined],
  ])('with the sea at %s° blows %s', (seaward, shore) => {
    const format = { ...formatAt(brest, '2026-11-20T09:20:00Z'), seawardDeg: () => seaward };
    const [line] = forecastLines(
      { format, days: [dayAt(brest, '2026-11-20')], question: { aspects: ['wind'] } },
      handMadeWeather(),
      'air',
    );
    expect(line).toContain(`36 km/h from WSW${shore === undefined ? '' : ` (${shore})`}`);
  });
});

describe('the ultraviolet index', () => {
  const format = formatAt(brest, '2026-11-20T09:20:00Z');
  const day = dayAt(brest, '2026-11-20');
  const withUv = (index: number) => {
    const { hours, ...others } = handMadeWeather();
    return { ...others, hours: hours.map(({ at, values }) => ({ at, values: { ...values, uvIndex: index } })) };
  };

  it.each([
    // The categories of the WHO (Global Solar UV Index, 2002, table 1).
    [2, 'low'],
    [2.5, 'moderate'],
    [7.4, 'high'],
    [8, 'very high'],
    [10.5, 'extreme'],
  ])('%s is told with its category, %s', (index, category) => {
    const [line] = forecastLines({ format, days: [day], question: { aspects: ['uv'] } }, withUv(index), 'air');
    expect(line).toBe(`UV index now: ${Math.round(index)} (${category}).`);
    const shown = lines(weatherAnswer({ format, place: brest, days: [day] }, withUv(index), [])).join('\n');
    // Below 3 nobody needs protection.
    expect(shown.includes(`UV index: ${Math.round(index)} (${category}), at 10:00`)).toBe(index >= 2.5);
    expect(shown.includes(`visibility 12 km, UV index ${Math.round(index)}`)).toBe(index >= 2.5);
  });

  it('that nobody forecasts is said to be unknown', () => {
    const [line] = forecastLines({ format, days: [day], question: { aspects: ['uv'] } }, handMadeWeather(), 'air');
    expect(line).toBe('UV index: not in this forecast.');
  });
});

describe('a weather answer', () => {
  const format = formatAt(brest, '2026-11-20T09:20:00Z');
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'].map((date) =>
    dayAt(brest, date),
  );

  it('has a row for each of many days, and the day with the most, or the worst of what is feared, in one line', () => {
    const four = days.slice(1, 5) as never;
    const { hours, ...others } = handMadeWeather();
    const foggy = {
      ...others,
      hours: hours.map(({ at, values }, i) => ({ at, values: { ...values, visiblity: i === 60 ? 0.4 : 12 } })),
    };
    const shown = lines(weatherAnswer({ format, place: brest, days: four }, foggy, [])).filter((line) =>
      line.includes(' | '),
    );
    expect(shown).toHaveLength(4);
    expect(shown[0]).toBe('Sat 21 | 12 °C | WSW → 36/54 km/h | 9.6 mm');
    const lineOf = (aspect: 'fog' | 'rain' | 'temperature') =>
      forecastLines({ format, days: four, question: { aspects: [aspect] } }, foggy, 'air');
    expect(lineOf('fog')).toEqual([
      'Visibility on Sunday 22 November: lowest less than 1 km, at 12:00. That is the least from Saturday 21 November to Tuesday 24 November.',
    ]);
    expect(lineOf('temperature')).toEqual(['Temperature from Saturday 21 November to Tuesday 24 November: 12 °C.']);
    expect(lineOf('rain')).toHaveLength(1);
  });

  it('says the wind now once, where it is asked for', () => {
    const question = { aspects: ['wind'] } as const;
    const [line] = forecastLines({ format, days: [days[0]!], question }, handMadeWeather(), 'air');
    expect(line).toBe('Wind now: 36 km/h from WSW, gusts 54.');
    const answer = weatherAnswer({ format, place: brest, days: [days[0]!], question }, handMadeWeather(), []);
    expect(lines(answer)[1]).toBe('12 °C. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.');
  });

  it('tells of the rain that falls in this hour, which a forecast has at its end', () => {
    const { hours, ...made } = handMadeWeather();
    const wet = hours.map(({ at, values }, index) => ({ at, values: { ...values, precipitation: index } }));
    const now = hours.findIndex(({ at }) => at + hourMs > format.now);
    const answer = weatherAnswer({ format, place: brest, days: [days[0]!] }, { hours: wet, ...made }, []);
    expect(lines(answer)[1]).toContain(`Rain ${now + 1}.0 mm an hour`);
  });

  it('begins with the weather now, then has the hours left of the day, then the days that follow', () => {
    const shown = lines(weatherAnswer({ format, place: brest, days: [days[0]!] }, handMadeWeather(), days.slice(1)));
    expect(shown).toEqual([
      'Weather at Brest, Brittany, France',
      '12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.',
      '1010 hPa, falling.',
      'Friday 20 November',
      '10:00 | 12 °C | WSW → 36/54 km/h | 0.8 mm',
      '12:00 | 12 °C | WSW → 36/54 km/h | 1.2 mm',
      '15:00 | 12 °C | WSW → 36/54 km/h | 1.2 mm',
      '18:00 | 12 °C | WSW → 36/54 km/h | 1.2 mm',
      '21:00 | 12 °C | WSW → 36/54 km/h | 1.2 mm',
      'Strongest: wind WSW → 36 km/h, gusts 54, at 10:00',
      'Rain to come (each row: until the next): 5.6 mm',
      'Days that follow',
      'Sat 21 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Sun 22 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Mon 23 | 12 °C | WSW → 36/54 km/h | 9.6 mm',
      'Tue 24 | 12 °C | WSW → 36/54 km/h | 9.2 mm',
      'Times Europe/Paris (UTC+1). Forecast 3 h 20 old: An office. Not for navigation.',
    ]);
  });

  it.each([
    [{ ...unitSystems.nautical }, 'wind WSW → 19 kn (force 5), gusts 29'],
    [{ ...unitSystems.imperial }, 'wind WSW → 22 mph, gusts 34'],
    [{ ...unitSystems.metric, wind: 'bft' as const }, 'wind WSW → force 5, gusts 7'],
    [{ ...unitSystems.metric, wind: 'ms' as const }, 'wind WSW → 10 m/s, gusts 15'],
  ])('is in the user’s units: %j', (units, wind) => {
    const shown = lines(
      weatherAnswer({ format: { ...format, units }, place: brest, days: [days[0]!] }, handMadeWeather(), []),
    );
    expect(shown[1]).toContain(wind);
    if (units.temperature === 'F') {
      expect(shown[1]).toMatch(/^54 °F.*0.02 in an hour.*visibility 7 mi/);
      expect(shown[2]).toBe('29.83 inHg, falling.');
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
    const shown = lines(weatherAnswer({ format, place: brest, days: [days[0]!] }, { ...weather, hours }, []));
    expect(shown[2]).toMatch(new RegExp(`, ${trend}\\.$`));
  });

  it('shows the lowest and the highest temperature of a day that follows', () => {
    const { hours, sources } = handMadeWeather();
    const warming = hours.map(({ at, values }, i) => ({ at, values: { ...values, airTemperature: i / 4 } }));
    const shown = lines(
      weatherAnswer({ format, place: brest, days: [days[0]!] }, { hours: warming, sources }, days.slice(1, 2)),
    );
    expect(shown.find((line) => line.startsWith('Sat 21'))).toMatch(/^Sat 21 \| 6 to 12 °C \|/);
  });

  it('has the rest of the day in one row late in the evening', () => {
    const late = formatAt(brest, '2026-11-20T21:30:00Z');
    expect(
      lines(weatherAnswer({ format: late, place: brest, days: [days[0]!] }, handMadeWeather(), days.slice(1))).slice(
        0,
        7,
      ),
    ).toEqual([
      'Weather at Brest, Brittany, France',
      '12 °C, wind WSW → 36 km/h, gusts 54. Rain 0.4 mm an hour, cloud 80%, visibility 12 km.',
      '998 hPa, falling.',
      'Friday 20 November',
      '22:00 | 12 °C | WSW → 36/54 km/h | 0.8 mm',
      'Strongest: wind WSW → 36 km/h, gusts 54, at 22:00',
      'Rain to come (each row: until the next): 0.8 mm',
    ]);
  });

  it('has one sum of rain in the first line, in its rows and below them', () => {
    const { hours, sources } = handMadeWeather();
    const showers = hours.map(({ at, values }, i) => ({ at, values: { ...values, precipitation: (i % 7) / 10 } }));
    const [, tomorrow] = days;
    const weather = { hours: showers, sources };
    const shown = weatherAnswer({ format, place: brest, days: [tomorrow!] }, weather, []);
    const [line] = forecastLines({ format, days: [tomorrow!], question: { aspects: ['rain'] } }, weather, 'air');
    const table = shown.blocks.find((block) => block.kind === 'table');
    const ofRows = table?.rows.map((row) => Number.parseFloat(row[3] ?? '') || 0) ?? [];
    const total = /([\d.]+) mm/.exec(lines(shown).find((one) => one.startsWith('Rain to come')) ?? '')?.[1];
    expect(ofRows).toHaveLength(8);
    expect(ofRows.reduce((sum, mm) => sum + mm, 0).toFixed(1)).toBe(total);
    expect(line).toContain(`${total} mm`);
  });

  it('reuses its formatters, each of which takes longer to make than the answer', () => {
    const answer = () => weatherAnswer({ format, place: brest, days: [days[0]!] }, handMadeWeather(), days.slice(1));
    answer();
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    answer();
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('leaves out unknown values, and has a sentence for a day that no forecast reaches', () => {
    const few = { ...handMadeWeather(), hours: [{ at: Date.parse('2026-11-20T09:00Z'), values: { windSpeed: 4 } }] };
    expect(lines(weatherAnswer({ format, place: brest, days: [days[0]!] }, few, days.slice(1)))[1]).toBe(
      'Wind 14 km/h.',
    );
    const none = lines(weatherAnswer({ format, place: brest, days: [days[5]!] }, { hours: [], sources: [] }, []));
    expect(none[1]).toBe('No forecast reaches Wednesday 25 November.');
  });

  it('names stale data: of a source that cannot be reached, of a service that does not reply', () => {
    const { hours, sources } = handMadeWeather();
    const stale = {
      hours,
      sources: sources.map((source) => ({ ...source, stale: true })),
      staleSince: format.now - 7 * hourMs,
    };
    const note = lines(weatherAnswer({ format, place: brest, days: [days[0]!] }, stale, [])).at(-1);
    expect(note).toMatch(/Not the newest: dwd, \d+ h \d\d old at most\./);
    expect(note).toContain('This was asked 7 h 00 ago');
  });

  it('is in French for a French reader', () => {
    const french = formatAt(brest, '2026-11-20T09:20:00Z', 'fr');
    const shown = lines(
      weatherAnswer({ format: french, place: brest, days: [days[0]!] }, handMadeWeather(), days.slice(1)),
    );
    expect(shown[1]).toBe(
      '12 °C, vent OSO → 36 km/h, rafales 54. Pluie 0,4 mm par heure, nuages 80 %, visibilité 12 km.',
    );
    expect(shown[2]).toBe('1010 hPa, en baisse.');
  });
});
