import { describe, expect, it } from 'vitest';
import { openSea } from '../../../src/sources/weather/sea.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const isMarine = openSea(temporaryFolder());

describe('the sea', () => {
  it.each([
    ['Brest', 48.39, -4.49],
    ['the Bay of Biscay', 45, -5],
    ['Cuxhaven', 53.86, 8.7],
    ['Biscarrosse, 8 km east of its beach', 44.39, -1.17],
    ['Bergen, in a fjord', 60.39, 5.32],
    ['Stockholm', 59.33, 18.07],
    ['Venice', 45.43, 12.33],
    ['Seattle', 47.6, -122.33],
    ['the North Pole', 90, 0],
    ['the date line', 0, 180],
    ['the date line from the other side', 0, -180],
    ['east of Fiji', -18, -179.5],
    ['the Bering Strait', 65.8, -168.9],
  ])('is at %s', (_, lat, lng) => {
    expect(isMarine({ lat, lng })).toBe(true);
  });

  it.each([
    ['Paris', 48.85, 2.35],
    ['Madrid', 40.4, -3.7],
    ['Hamburg', 53.55, 9.99],
    ['Lacanau, 11 km from the sea', 44.98, -1.08],
    ['Geneva, on a lake', 46.2, 6.15],
    ['Lake Superior', 47.5, -88],
    ['Siberia', 67.5, 100],
    ['Chukotka, beyond the date line', 67.5, -178],
    ['Antarctica', -85, 0],
    ['the South Pole’s neighbourhood', -89.5, 45],
  ])('is not at %s', (_, lat, lng) => {
    expect(isMarine({ lat, lng })).toBe(false);
  });
});
