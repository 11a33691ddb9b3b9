import { describe, expect, it } from 'vitest';
import { forecastLines, wavesAnswer } from '../../../src/answers/index.ts';
import { brest, dayAt, formatAt, handMadeWeather, lines } from '../answer-fixture.ts';

describe('a waves answer', () => {
  const day = dayAt(brest, '2026-11-20');
  const format = formatAt(brest, '2026-11-20T09:20:00Z');

  it('has the sea now, swell and wind sea apart, water and current, then the day', () => {
    expect(lines(wavesAnswer({ format, place: brest, days: [day] }, handMadeWeather())).slice(0, 9)).toEqual([
      'Sea at Brest, Brittany, France',
      'Sea moderate: 1.8 m, W →, 9 s.',
      'Swell: 1.5 m, W →, 11 s',
      'Wind sea: 0.8 m, WSW →, 4 s',
      'Water: 14 °C',
      // Coming from the west, it sets to the east.
      'Current: 0.6 kn, setting E',
      'Friday 20 November',
      '12:00 | 1.8 m | 9 s | W → | swell 1.5 m 11 s',
      '15:00 | 1.8 m | 9 s | W → | swell 1.5 m 11 s',
    ]);
  });

  it('has a row for each of many days, and the range of the water in one line', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((date) => dayAt(brest, date)) as never;
    const view = handMadeWeather();
    const rows = lines(wavesAnswer({ format, place: brest, days }, view)).filter((line) => line.includes(' | '));
    expect(rows).toEqual(
      ['Fri 20', 'Sat 21', 'Sun 22', 'Mon 23'].map((day) => `${day} | 1.8 m | 9 s | W → | swell 1.5 m 11 s`),
    );
    const lineOf = (aspect: 'waves' | 'water-temperature') =>
      forecastLines({ format, days, question: { aspects: [aspect] } }, view, 'sea');
    expect(lineOf('water-temperature')).toEqual([
      'Water temperature from Friday 20 November to Monday 23 November: 14 °C.',
    ]);
    expect(lineOf('waves')).toEqual([
      'Waves now: 1.8 m from W, 9 s. That is the most from Friday 20 November to Monday 23 November.',
    ]);
  });

  it('has the rows of a day that is over', () => {
    const after = formatAt(brest, '2026-11-22T09:20:00Z');
    const shown = lines(wavesAnswer({ format: after, place: brest, days: [day] }, handMadeWeather()));
    expect(shown).toContain('12:00 | 1.8 m | 9 s | W → | swell 1.5 m 11 s');
  });

  it('says the sea now once, where it is asked for', () => {
    const question = { aspects: ['waves'] } as const;
    const [line] = forecastLines({ format, days: [day], question }, handMadeWeather(), 'sea');
    expect(line).toBe('Waves now: 1.8 m from W, 9 s.');
    expect(lines(wavesAnswer({ format, place: brest, days: [day], question }, handMadeWeather()))[1]).toBe(
      'Swell: 1.5 m, W →, 11 s',
    );
  });

  it.each([
    [0, 'glassy'],
    [0.3, 'smooth'],
    [1.25, 'moderate'],
    [2.49, 'moderate'],
    [2.5, 'rough'],
    [15, 'phenomenal'],
  ])('names a sea of %d m as the Douglas scale does: %s', (waveHeight, state) => {
    expect(lines(wavesAnswer({ format, place: brest, days: [day] }, handMadeWeather({ waveHeight })))[1]).toMatch(
      `Sea ${state}: `,
    );
  });

  it('has a sentence for a place without waves', () => {
    const hours = handMadeWeather().hours.map(({ at }) => ({ at, values: { airTemperature: 10 } }));
    const shown = lines(wavesAnswer({ format, place: brest, days: [day] }, { hours, sources: [] }));
    expect(shown[1]).toBe('No wave forecast reaches Brest: it lies inland, or too far from the sea.');
  });
});
