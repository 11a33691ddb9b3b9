import type { Day } from '../../src/domain/question/index.ts';
import type { Answer, TideView, FormatContext, WeatherView } from '../../src/answers/index.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Attribute } from '../../src/domain/weather/index.ts';
import { dayWindow, hourMs } from '../../src/domain/time.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';

const dictionary = openDictionary();

export const brest: Place = {
  id: 'geonames:3030300',
  name: 'Brest',
  region: 'Brittany',
  countryCode: 'FR',
  point: { lat: 48.39, lng: -4.486 },
  zone: 'Europe/Paris',
};
export const tromso: Place = {
  id: 'geonames:3133895',
  name: 'Tromsø',
  countryCode: 'NO',
  point: { lat: 69.649, lng: 18.955 },
  zone: 'Europe/Oslo',
};

/** A day of the place's calendar. */
export function dayAt(place: Place, date: string): Day {
  return { date, window: dayWindow(date, place.zone) };
}

/** Metric units, in the place's zone. */
export function formatAt(place: Place, now: string, language = 'en'): FormatContext {
  return { ...dictionary.in(language), units: unitSystems.metric, zone: place.zone, now: Date.parse(now) };
}

/** A tide of 2 m amplitude, 3 m above its datum, high at 00:00, 12:00 and 24:00 UTC of every day around. */
export function handMadeTide(station: Partial<TideView['station']> = {}): TideView {
  const from = Date.UTC(2026, 10, 12);
  const extremes = Array.from({ length: 72 }, (_, i) => {
    const kind: 'high' | 'low' = i % 2 === 0 ? 'high' : 'low';
    return { at: from + i * 6 * hourMs, heightM: kind === 'high' ? 5 : 1, kind };
  });
  const levels = Array.from({ length: 432 }, (_, i) => ({
    at: from + i * hourMs,
    heightM: 3 + 2 * Math.cos((i * Math.PI) / 6),
  }));
  return {
    station: { name: 'Brest', distance: 1, attribution: 'An office', ...station },
    datum: 'LAT',
    extremes,
    levels,
  };
}

/** The same wind and sea in every hour of five days; the pressure falls by 1 hPa an hour on the first. */
export function handMadeWeather(changed: Partial<Record<Attribute, number>> = {}): WeatherView {
  const from = Date.UTC(2026, 10, 19, 23);
  const hours = Array.from({ length: 120 }, (_, i) => ({
    at: from + i * hourMs,
    values: {
      airTemperature: 12.4,
      pressure: 1020 - Math.min(i, 24),
      cloudCover: 80,
      gust: 15,
      precipitation: 0.4,
      visiblity: 12,
      windDirection: 250,
      windSpeed: 10,
      waveHeight: 1.84,
      waveDirection: 270,
      wavePeriod: 9.1,
      swellHeight: 1.5,
      swellDirection: 280,
      swellPeriod: 11,
      windWaveHeight: 0.8,
      windWaveDirection: 240,
      windWavePeriod: 4,
      waterTemperature: 13.6,
      currentSpeed: 0.3,
      currentDirection: 270,
      ...changed,
    },
  }));
  return { hours, sources: [{ name: 'dwd', attribution: 'An office', updated: Date.parse('2026-11-20T06:00Z') }] };
}

/** All lines of an answer, from its title to its note. */
export function lines({ title, blocks, note }: Answer): string[] {
  const body = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
    return [block.title ?? '', ...block.rows.map((row) => row.join(' | '))];
  });
  return [title, ...body, note ?? ''];
}
