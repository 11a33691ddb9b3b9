import { expect, it } from 'vitest';
import { presentWeather } from '../../../src/domain/weather/index.ts';

it.each([
  // US National Weather Service, "Sky condition": oktas.
  [{ cloudCover: (1 / 8) * 100 }, 'clear'],
  [{ cloudCover: (4 / 8) * 100 }, 'fair'],
  [{ cloudCover: (7 / 8) * 100 }, 'cloudy'],
  [{ cloudCover: 100 }, 'overcast'],
  // AMS Glossary, "rain": millimetres in an hour.
  [{ cloudCover: 100, precipitation: 2.5, airTemperature: 9 }, 'light-rain'],
  [{ cloudCover: 100, precipitation: 2.6 }, 'rain'],
  [{ precipitation: 7.7 }, 'heavy-rain'],
  [{ precipitation: 0.4, airTemperature: -3 }, 'snow'],
  // Fog is below 1 km; what falls in it counts before it.
  [{ cloudCover: 0, visiblity: 0.4 }, 'fog'],
  [{ visiblity: 0.4, precipitation: 1 }, 'light-rain'],
  [{ cloudCover: 10, precipitation: 0.04 }, 'clear'],
  // Of these alone nobody knows.
  [{ airTemperature: 12, visiblity: 20 }, undefined],
] as const)('%o is %s', (values, weather) => {
  expect(presentWeather(values)).toBe(weather);
});
