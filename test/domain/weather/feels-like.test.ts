import { expect, it } from 'vitest';
import { feelsLikeC } from '../../../src/domain/weather/index.ts';

const ofKmh = 1 / 3.6;
const ofF = (fahrenheit: number): number => (fahrenheit - 32) / 1.8;

it.each([
  // Environment Canada, wind chill chart.
  [0, 20, undefined, -5],
  [-10, 30, undefined, -20],
  [-20, 10, undefined, -27],
  [5, 40, undefined, -1],
  // US National Weather Service, heat index chart.
  [ofF(90), 0, 70, ofF(105)],
  [ofF(96), 0, 50, ofF(108)],
  [ofF(100), 0, 40, ofF(109)],
  // Neither is defined there.
  [18, 30, 60, 18],
  [-5, 3, undefined, -5],
  [30, 0, 30, 30],
  [30, 0, undefined, 30],
])('%d °C with %d km/h and %s %% feel like %d °C', (airC, kmh, humidity, felt) => {
  expect(feelsLikeC(airC, kmh * ofKmh, humidity)).toBeCloseTo(felt, -0.3);
});
