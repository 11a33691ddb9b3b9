import { expect, it } from 'vitest';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';
import { parseConditions, verdictOf } from '../../../src/domain/windows/index.ts';

const from = Date.UTC(2026, 10, 22);
const window = { from, to: from + utcDayMs };

it.each([
  ['waves=..0.5', 'waveHeight', 0.4, 'go'],
  ['waves=..0.5', 'waveHeight', 0.7, 'look'],
  ['waves=..0.5', 'waveHeight', 0.9, 'skip'],
  ['waves=..0.3', 'waveHeight', 0.4, 'look'],
  ['waves=..0.3', 'waveHeight', 0.6, 'skip'],
  ['visibility=2..', 'visiblity', 1.5, 'look'],
  ['visibility=2..', 'visiblity', 0.5, 'skip'],
  ['wind=..5.1', 'windSpeed', 6, 'look'],
  ['wind=..5.1', 'windSpeed', 8, 'skip'],
  ['water=15..', 'waterTemperature', 13.5, 'look'],
])('of a day with %s and %s of %d is %s', (text, attribute, value, kind) => {
  const weather = Array.from({ length: 25 }, (_, i) => ({ at: from + i * hourMs, values: { [attribute]: value } }));
  const { conditions } = parseConditions(`light=day,${text}`);
  const search = { point: { lat: 48.38, lng: -4.5 }, zone: 'Europe/Paris', window, conditions, weather };
  expect(verdictOf(search, window).kind).toBe(kind);
  // A limit that somebody has said is none that a value beyond it is near to.
  expect(verdictOf(search, window, []).kind).toBe(kind === 'look' ? 'skip' : kind);
});
