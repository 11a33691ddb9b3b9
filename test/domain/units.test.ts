import { describe, expect, it } from 'vitest';
import {
  celsiusToFahrenheit,
  customaryUnits,
  kmToNauticalMiles,
  metresToFeet,
  msToBeaufort,
  msToKmh,
  msToKnots,
  msToMph,
} from '../../src/domain/units.ts';

describe('units', () => {
  it('follow their definitions', () => {
    expect(metresToFeet(0.3048)).toBeCloseTo(1, 12);
    expect(kmToNauticalMiles(1.852)).toBeCloseTo(1, 12);
    expect(msToKmh(1)).toBeCloseTo(3.6, 12);
    expect(msToKnots(1852 / 3600)).toBeCloseTo(1, 12);
    expect(msToMph(0.44704)).toBeCloseTo(1, 12);
  });

  it.each([
    [-40, -40],
    [0, 32],
    [100, 212],
  ])('%d °C is %d °F', (celsius, fahrenheit) => expect(celsiusToFahrenheit(celsius)).toBeCloseTo(fahrenheit, 12));
});

describe('customary units', () => {
  it.each([
    ['US', { height: 'ft', wind: 'kn', temperature: 'F', pressure: 'inHg', distance: 'mi' }],
    ['PR', { height: 'ft', distance: 'mi' }],
    ['GB', { height: 'm', wind: 'kn', temperature: 'C', distance: 'mi' }],
    ['BS', { height: 'm', temperature: 'F', distance: 'km' }],
    ['NO', { height: 'm', wind: 'ms', temperature: 'C' }],
    ['FR', { height: 'm', wind: 'kn', temperature: 'C', pressure: 'hPa', distance: 'km' }],
    [undefined, { height: 'm', wind: 'kn', temperature: 'C', pressure: 'hPa', distance: 'km' }],
  ])('of %s', (country, units) => expect(customaryUnits(country)).toMatchObject(units));
});

describe('Beaufort force', () => {
  /** WMO No. 306, table 1100: the last speed of each force in m/s, in steps of 0.1. */
  const lastMs = [0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6];

  it.each(lastMs.map((ms, force) => [force, ms] as const))('%d ends with %d m/s', (force, ms) => {
    expect(msToBeaufort(ms)).toBe(force);
    expect(msToBeaufort(Math.round(ms * 10 + 1) / 10)).toBe(force + 1);
  });

  it('has no more than 12', () => expect(msToBeaufort(90)).toBe(12));
});
