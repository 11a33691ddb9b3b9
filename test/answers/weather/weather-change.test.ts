import type { Question } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { forecastLines } from '../../../src/answers/index.ts';
import type { WeatherHour } from '../../../src/domain/weather/index.ts';
import { parseConditions } from '../../../src/domain/windows/index.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { brest, dayAt, formatAt, handMadeWeather } from '../answer-fixture.ts';

const format = { ...formatAt(brest, '2026-11-20T09:20:00Z'), units: unitSystems.nautical };
const today = dayAt(brest, '2026-11-20');
const tomorrow = dayAt(brest, '2026-11-21');

/** The weather of the fixture with values by the hour from the one that is on, 10:00 at Brest. */
function weatherWith(valuesOf: (hour: number) => Partial<WeatherHour['values']>): ReturnType<typeof handMadeWeather> {
  const view = handMadeWeather();
  const first = view.hours.findIndex(({ at }) => at === Date.UTC(2026, 10, 20, 9));
  const hours = view.hours.map(({ at, values }, index) => ({ at, values: { ...values, ...valuesOf(index - first) } }));
  return { ...view, hours };
}

const asks = (question: Question, view = handMadeWeather(), day = today): readonly string[] =>
  forecastLines({ format, days: [day], question }, view, 'air');

describe('the first line about a change', () => {
  const rising = weatherWith((hour) => ({ windSpeed: hour < 4 ? 3 : hour < 8 ? 3 + 2 * (hour - 3) : 11 }));
  const falling = weatherWith((hour) => ({ windSpeed: hour < 6 ? 12 : Math.max(4, 12 - 2 * (hour - 5)) }));

  it('says when the wind drops, and to how much', () => {
    expect(asks({ aspects: ['wind'], state: 'falling' }, falling)).toEqual([
      'Wind: below 11 kn from 19:00, down to 8 kn (19:00); 23 kn from WSW now, until then up to 23 kn.',
    ]);
  });

  it('says when it picks up', () => {
    expect(asks({ aspects: ['wind'], state: 'rising' }, rising)).toEqual([
      'Wind: over 11 kn from 15:00, up to 21 kn (17:00); 6 kn from WSW now.',
    ]);
  });

  it('says that it is so already, and for how long', () => {
    expect(asks({ aspects: ['wind'], state: 'rising' }, falling)).toEqual([
      'Wind: already 23 kn from WSW now. It rises no more up to Tuesday 24 November; below 11 kn from 19:00.',
    ]);
  });

  it('says that it is calm already, and when no longer', () => {
    const puff = weatherWith((hour) => ({ windSpeed: hour >= 3 && hour < 5 ? 9 : 2 }));
    const calm = weatherWith(() => ({ windSpeed: 2 }));
    expect([
      ...asks({ aspects: ['wind'], state: 'falling' }, puff),
      ...asks({ aspects: ['wind'], state: 'falling' }, calm),
    ]).toEqual([
      'Wind: already below 11 kn: 4 kn from WSW now. Above that from 13:00.',
      'Wind: already below 11 kn: 4 kn from WSW now. It stays so up to Tuesday 24 November.',
    ]);
  });

  it('says that it does not drop or pick up before the forecast ends', () => {
    const gale = weatherWith((hour) => ({ windSpeed: hour === 7 ? 9 : 20 }));
    const light = weatherWith((hour) => ({ windSpeed: hour === 7 ? 5 : 2 }));
    expect([
      ...asks({ aspects: ['wind'], state: 'falling', limit: parseConditions('wind=..8').conditions[0]! }, gale),
      ...asks({ aspects: ['wind'], state: 'rising' }, light),
    ]).toEqual([
      'Wind: not below 16 kn up to Tuesday 24 November; the least is 17 kn (17:00). It is 39 kn from WSW now.',
      'Wind: not over 11 kn up to Tuesday 24 November; the most is 10 kn (17:00). It is 4 kn from WSW now.',
    ]);
  });

  it('names a gale’s end by a near gale, and not by a calm', () => {
    const gale = weatherWith((hour) => ({ windSpeed: hour < 6 ? 20 : 9 }));
    expect(asks({ aspects: ['wind'], state: 'falling' }, gale)[0]).toMatch(/^Wind: below 21 kn from 16:00/);
  });

  it('says when the wind turns, and that it does not', () => {
    const turning = weatherWith((hour) => ({ windDirection: hour < 5 ? 350 : 350 + 20 * (hour - 4) - 360 }));
    expect(asks({ aspects: ['wind'], state: 'turning' }, turning)[0]).toMatch(
      /^Wind: \d+ kn from N \(10:00\), turning to \d+ kn from NE \(17:00\)\.$/,
    );
    expect(asks({ aspects: ['wind'], state: 'turning' }, falling)[0]).toMatch(
      /no clear turn before Wed 25 Nov 00:00\.$/,
    );
  });

  it('says whether it drops or picks up on a day, by its course and not by a limit', () => {
    const claim = { aspects: ['wind'], isClaim: true } as const;
    expect([
      ...asks({ ...claim, state: 'falling' }, falling),
      ...asks({ ...claim, state: 'rising' }, falling),
      ...asks({ ...claim, state: 'falling', part: [10, 14] }, falling),
    ]).toEqual([
      'Yes: wind 23 kn from WSW now, 8 kn from WSW (19:00).',
      'No: wind 23 kn from WSW now, 8 kn from WSW (19:00).',
      'No: wind 23 kn from WSW now, 23 kn from WSW (14:00).',
    ]);
  });

  it('is about the day that is named', () => {
    expect(asks({ aspects: ['wind'], state: 'falling' }, handMadeWeather(), tomorrow)).toEqual([
      'Wind: not below 11 kn up to Tuesday 24 November; the least is 19 kn (Sat 21 Nov 00:00). It is 19 kn from WSW (Sat 21 Nov 00:00).',
    ]);
  });

  it('says when the sea calms down', () => {
    const view = weatherWith((hour) => ({ waveHeight: hour < 3 ? 2 : 0.8 }));
    expect(
      forecastLines({ format, days: [today], question: { aspects: ['waves'], state: 'falling' } }, view, 'sea'),
    ).toEqual(['Waves: below 1.0 m from 13:00, down to 0.8 m (13:00); 2.0 m from W now, until then up to 2.0 m.']);
  });

  it('says until when it rains, from when to when, and that there is no end in sight', () => {
    const rainIn = (from: number, to: number): readonly string[] =>
      asks(
        { aspects: ['rain'], state: 'falling' },
        weatherWith((hour) => ({ precipitation: hour > from && hour <= to ? 1 : 0 })),
      );
    expect(rainIn(-2, 3)).toEqual(['Rain: until 13:00, 3.0 mm.']);
    expect(rainIn(3, 16)).toEqual(['No rain until 13:00, then rain until Sat 21 Nov 02:00, 13.0 mm.']);
    expect(rainIn(-2, 200)).toEqual(['Rain: until Tue 24 Nov 23:00 at least.']);
    expect(rainIn(-5, -3)).toEqual(['No rain up to Tuesday 24 November.']);
  });

  it('says when fog lifts', () => {
    const view = weatherWith((hour) => ({ visiblity: hour < 2 ? 0.3 : 9 }));
    expect(asks({ aspects: ['fog'], state: 'falling' }, view)).toEqual(['Fog: until 12:00.']);
  });
});

describe('the first line about a direction', () => {
  it('is that of now', () => {
    const view = weatherWith((hour) => ({ windDirection: hour < 3 ? 90 : 250, windSpeed: hour < 3 ? 5 : 12 }));
    expect(asks({ aspects: ['wind'], state: 'direction' }, view)).toEqual(['Wind now: 10 kn from E, gusts 29.']);
  });

  it('is that in which a current sets', () => {
    const lines = forecastLines(
      { format, days: [today], question: { aspects: ['current'] } },
      handMadeWeather(),
      'sea',
    );
    expect(lines).toEqual(['Current now: 0.6 kn, setting E.']);
  });
});

describe('the first line about air pressure', () => {
  it('has the pressure of now with its trend, and whether it goes that way', () => {
    expect(asks({ aspects: ['pressure'] })).toEqual(['Air pressure now: 1010 hPa, falling.']);
    expect(asks({ aspects: ['pressure'], state: 'falling' })[0]).toMatch(/^Yes: air pressure/);
    expect(asks({ aspects: ['pressure'], state: 'rising' })[0]).toMatch(/^No: air pressure/);
  });
});

describe('a time between two hours', () => {
  it('has the forecast between theirs', () => {
    const view = weatherWith((hour) => ({ windSpeed: 5 + hour, airTemperature: 10 + hour }));
    expect(asks({ aspects: ['temperature'], time: '14:30' }, view)).toEqual(['Temperature today at 14:30: 15 °C.']);
    expect(asks({ aspects: ['wind'], time: '14:00' }, view)).toEqual([
      'Wind today at 14:00: 17 kn from WSW, gusts 29.',
    ]);
  });
});
