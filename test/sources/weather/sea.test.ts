import { describe, expect, it } from 'vitest';
import { openSea } from '../../../src/sources/weather/sea.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const { isMarine, seawardDeg } = openSea(temporaryFolder());

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

describe('seawards from the coast', () => {
  // The directions that beaches face, by their charts.
  it.each([
    ['Lacanau Océan, west', 45.0, -1.2, 270],
    ['Scheveningen, north-west', 52.11, 4.28, 310],
    ['Brighton, south', 50.82, -0.14, 180],
    ['Tynemouth, east', 55.02, -1.42, 80],
    ['Ericeira, west', 38.96, -9.42, 270],
    ['Huntington Beach, south-west', 33.66, -118.0, 220],
    ['Kugenuma, south', 35.31, 139.47, 185],
    ['Byron Bay, north-east', -28.64, 153.62, 60],
  ])('is known at %s', (_, lat, lng, faces) => {
    const off = Math.abs(((seawardDeg({ lat, lng })! - faces + 540) % 360) - 180);
    expect(off).toBeLessThan(40);
  });

  it.each([
    ['at sea', 45, -5],
    ['inland', 48.85, 2.35],
    ['on a small island', 49.2, -7.0],
  ])('is not known %s', (_, lat, lng) => {
    expect(seawardDeg({ lat, lng })).toBeUndefined();
  });
});
