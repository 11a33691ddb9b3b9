import { beforeAll, describe, expect, it } from 'vitest';
import { brestGauge, coefficientMarginMs, coefficientsIn, hasCoefficient } from '../../../src/domain/tide/index.ts';
import type { TideStation } from '../../../src/domain/tide/index.ts';
import { dayWindow, hourMs } from '../../../src/domain/time.ts';
import { realCatalogue } from '../../support/temporary.ts';

/**
 * Coefficients as the Shom published them, by way of the press. Its constants are another analysis of the same gauge, and
 * it leaves out all but the semidiurnal lines; the greatest difference seen is 2.7, half of them are below 1.
 */
const published: [string, (number | undefined)[]][] = [
  // The "tide of the century", and the neaps of the week after.
  ['2015-03-20', [undefined, 115]],
  ['2015-03-21', [118, 119]],
  ['2015-03-22', [undefined, 115]],
  ['2015-03-28', [undefined, 36]],
  ['2010-03-02', [116, 115]],
  // Autumn, when the sea stands high and the two tides of a day differ by five.
  ['2010-10-06', [undefined, 96]],
  ['2012-10-16', [undefined, 109]],
  ['2014-03-02', [undefined, 115]],
];
const allowed = 3;

describe('the coefficient', () => {
  let brest: TideStation;
  beforeAll(async () => {
    brest = (await realCatalogue()).nearest(brestGauge).station;
  });

  function coefficientsOn(date: string, aboveM = 0): number[] {
    const day = dayWindow(date, 'Europe/Paris');
    const around = { from: day.from - coefficientMarginMs, to: day.to + coefficientMarginMs };
    const first = Math.ceil(around.from / hourMs) * hourMs;
    const levels = [...brest.tide.hourlyLevels(around)].map((heightM, i) => ({
      at: first + i * hourMs,
      heightM: heightM + aboveM,
    }));
    const extremes = brest.tide.extremes(around).map((one) => ({ ...one, heightM: one.heightM + aboveM }));
    return coefficientsIn({ extremes, levels }, day).map(({ coefficient }) => coefficient);
  }

  it.each(published)('of %s is what the Shom published', (date, expected) => {
    const found = coefficientsOn(date);
    expected.forEach((coefficient, i) => {
      if (coefficient !== undefined) expect(Math.abs(found[i]! - coefficient)).toBeLessThanOrEqual(allowed);
    });
  });

  it('is there once for each high water, in 20 to 120, and 70 on average', () => {
    const all = Array.from({ length: 365 }, (_, i) =>
      coefficientsOn(new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)),
    );
    expect(all.filter((day) => day.length !== 1 && day.length !== 2)).toEqual([]);
    const values = all.flat();
    expect(Math.min(...values)).toBeGreaterThanOrEqual(20);
    expect(Math.max(...values)).toBeLessThanOrEqual(120);
    // "marées moyennes: 70" by the Shom.
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length - 70)).toBeLessThan(3);
  });

  it('is the same above any level', () => {
    expect(coefficientsOn('2015-03-21', 4)).toEqual(coefficientsOn('2015-03-21'));
  });

  it('is none where too little of the tide is known', () => {
    expect(coefficientsIn({ extremes: [], levels: [] }, dayWindow('2026-11-20', 'Europe/Paris'))).toEqual([]);
  });

  it.each([
    ['Brest', 'Europe/Paris', 48.39, -4.49, true],
    ['Dunkerque', 'Europe/Paris', 51.03, 2.38, true],
    ['Hendaye', 'Europe/Paris', 43.36, -1.77, true],
    ['Saint Helier', 'Europe/Jersey', 49.18, -2.11, false],
    ['Plymouth', 'Europe/London', 50.37, -4.14, false],
    ['Marseille', 'Europe/Paris', 43.3, 5.37, false],
    ['Port-Vendres', 'Europe/Paris', 42.52, 3.1, false],
    ['Ajaccio', 'Europe/Paris', 41.92, 8.74, false],
    ['Fort-de-France', 'America/Martinique', 14.6, -61.07, false],
  ])('exists at %s: %s', (_, zone, lat, lng, exists) => {
    expect(hasCoefficient({ zone, point: { lat, lng } })).toBe(exists);
  });
});
