import { describe, expect, it } from 'vitest';
import { tideAnswer, tideFirstLines, wavesAnswer } from '../../../src/answers/index.ts';
import type { Observation } from '../../../src/domain/observed/index.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { brest, dayAt, formatAt, handMadeTide, lines } from '../answer-fixture.ts';

const nowText = '2026-11-20T09:00:00Z';
const now = Date.parse(nowText);
const day = dayAt(brest, '2026-11-20');
const station = {
  id: 'co-ops/1',
  name: 'Port',
  point: brest.point,
  attribution: 'NOAA',
  licence: 'public domain',
  distanceKm: 2.4,
  waterKm: 3,
};
const at = now - 6 * minuteMs;

function level(heightM: number, surge: Partial<Observation['surge']> | undefined, zero = 'LAT'): Observation {
  const values = { seaLevel: heightM };
  const whole = surge && ({ at, heightM: 0.35, trend: 'rising', readings: [], ...surge } as const);
  return { kind: 'level', station, at, values, isPreliminary: true, zero, surge: whole };
}

function ofTide(observed: Observation, language = 'en'): readonly string[] {
  return lines(
    tideAnswer(
      { format: formatAt(brest, nowText, language), place: brest, days: [day] },
      { ...handMadeTide(), observed },
    ),
  );
}

describe('an observed level', () => {
  it.each([
    [
      'en',
      'Observed 4.6 m at 09:54, 0.3 m above the prediction and rising (Port, 3 km away, 6 min ago).',
      'If the surge stays, high water at 13:00 reaches 5.3 m instead of 5.0 m.',
    ],
    [
      'fr',
      'Observé 4,6 m à 09:54, 0,3 m au-dessus de la prédiction et en hausse (Port, à 3 km, il y a 6 min).',
      'Si la surcote se maintient, la pleine mer de 13:00 atteindra 5,3 m au lieu de 5,0 m.',
    ],
    [
      'de',
      'Gemessen 4,6 m um 09:54, 0,3 m über der Vorausberechnung und steigend (Port, 3 km entfernt, vor 6 min).',
      'Bleibt der Windstau, erreicht das Hochwasser um 13:00 5,3 m statt 5,0 m.',
    ],
  ])(
    'stands with its surge, station and age, and with the next high water if that stays: %s',
    (language, first, then) => {
      const found = ofTide(level(4.62, { heightM: 0.34 }), language);
      expect(found).toContain(first);
      expect(found).toContain(then);
    },
  );

  it('is the one level that is said of now', () => {
    const found = ofTide(level(4.62, { heightM: 0.34 })).filter((line) => line.startsWith('Now'));
    expect(found).toEqual(['Now rising; high water 13:00, 5.0 m, in 3 h 00.']);
  });

  it('below the prediction is said to be, and one above another zero with that', () => {
    const found = ofTide(level(1.2, { heightM: -0.42, trend: 'steady' }, 'NHN'));
    expect(found).toContain(
      'Observed 1.2 m above NHN at 09:54, 0.4 m below the prediction (Port, 3 km away, 6 min ago).',
    );
    expect(found.join('\n')).toContain('If it stays so low, high water at 13:00 reaches 4.6 m instead of 5.0 m.');
  });

  it('without a surge stands alone', () => {
    const found = ofTide(level(4.62, undefined)).join('\n');
    expect(found).toContain('Observed 4.6 m at 09:54 (Port, 3 km away, 6 min ago).');
    expect(found).not.toContain('If ');
  });
});

describe('the level that is measured', () => {
  const ask = (view: ReturnType<typeof handMadeTide>): string =>
    tideFirstLines(
      { format: formatAt(brest, nowText), place: brest, days: [day], question: { aspects: ['observed'] } },
      view,
    ).join();

  it('is said first, and not again below', () => {
    const view = { ...handMadeTide(), observed: level(4.62, { heightM: 0.34 }) };
    expect(ask(view)).toMatch(/^Observed 4.6 m at 09:54, 0.3 m above the prediction/);
    const answer = tideAnswer(
      { format: formatAt(brest, nowText), place: brest, days: [day], question: { aspects: ['observed'] } },
      view,
    );
    expect(lines(answer).join()).not.toContain('Observed');
  });

  it('is said not to be known before the computed one', () => {
    expect(ask(handMadeTide())).toMatch(
      /^No measured level is known here at the moment; this is the predicted tide. Now: \d/,
    );
  });
});

describe('the picture of a tide', () => {
  it('has the observed curve above the tide, and says what it is', async () => {
    const readings = Array.from({ length: 50 }, (_, i) => ({ at: at - i * 10 * minuteMs, value: 0.6 })).toReversed();
    const observed = level(4.62, { heightM: 0.6, readings });
    const answer = tideAnswer(
      { format: formatAt(brest, nowText), place: brest, days: [day] },
      { ...handMadeTide(), observed },
    );
    const svg = (await answer.picture!('light'))!.svg;
    expect(svg).toContain('Yellow: observed at Port.');
    const plain = await tideAnswer({ format: formatAt(brest, nowText), place: brest, days: [day] }, handMadeTide())
      .picture!('light');
    expect(plain!.svg).not.toContain('Yellow');
  });
});

describe('a measured sea', () => {
  it('stands beside the forecast, with who measured it', () => {
    const hour = { at: Math.floor(now / hourMs) * hourMs, values: { waveHeight: 1.1, waterTemperature: 12 } };
    const values = { waveHeight: 1.4, wavePeriod: 9, waveDirection: 270 };
    const buoy: Observation = { kind: 'waves', station, at, values, isPreliminary: false };
    const water: Observation = { ...buoy, kind: 'water', values: { waterTemperature: 13.4 } };
    const view = { hours: [hour], sources: [], observed: [buoy, water] };
    const answer = wavesAnswer({ format: formatAt(brest, nowText), place: brest, days: [day] }, view);
    expect(lines(answer)).toContain('Measured at 09:54: 1.4 m, W →, 9 s; forecast 1.1 m (Port, 3 km away, 6 min ago).');
    expect(lines(answer)).toContain(
      'Measured at 09:54: water 13 °C; forecast water 12 °C (Port, 3 km away, 6 min ago).',
    );
    expect(answer.note).toContain('Measured by NOAA.');
  });
});
