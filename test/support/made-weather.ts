import type { WeatherView } from '../../src/answers/weather/weather-view.ts';
import { hourMs, type Window } from '../../src/domain/time.ts';

/** Numbers between 0 and 1 that are the same in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** A weather that changes from hour to hour as weather does, another for each seed; at sea with waves. */
export function madeWeather({ from, to }: Window, seed: number, atSea = true): WeatherView {
  const random = randomNumbers(seed);
  const phases = Array.from({ length: 6 }, () => random() * 2 * Math.PI);
  const swing = (hour: number, periodH: number, i: number): number =>
    Math.sin((hour / periodH) * 2 * Math.PI + (phases[i] ?? 0));
  const warmth = random() * 40 - 12;
  const blow = random() * 18 + 1;
  const first = Math.ceil(from / hourMs) - 3;
  const hours = Array.from({ length: Math.ceil((to - from) / hourMs) + 5 }, (_, i) => {
    const hour = first + i;
    const windSpeed = Math.max(0.2, blow * (0.6 + 0.4 * swing(hour, 110, 0) + 0.15 * swing(hour, 31, 1)));
    const cloudCover = Math.min(100, Math.max(0, 55 + 60 * swing(hour, 80, 2) + 10 * random()));
    const swellHeight = 1.6 + 0.9 * swing(hour, 190, 3);
    const windWaveHeight = windSpeed ** 2 / 60;
    return {
      at: hour * hourMs,
      values: {
        airTemperature: warmth + 4 * swing(hour, 24, 4) + 2 * swing(hour, 250, 5),
        pressure: 1010 + 20 * swing(hour, 230, 5),
        cloudCover,
        precipitation: cloudCover > 85 ? random() * 3 : 0,
        windSpeed,
        gust: windSpeed * 1.5 + 0.5,
        windDirection: (swing(hour, 160, 1) * 180 + 180) % 360,
        ...(atSea && {
          waveHeight: Math.hypot(swellHeight, windWaveHeight),
          waveDirection: 265,
          wavePeriod: 8,
          swellHeight,
          swellDirection: 280,
          swellPeriod: 11 + 3 * swing(hour, 90, 3),
          windWaveHeight,
          windWaveDirection: 230,
          windWavePeriod: 3 + windWaveHeight,
          waterTemperature: 13,
        }),
      },
    };
  });
  return { hours, sources: [{ name: 'An office' }] };
}
