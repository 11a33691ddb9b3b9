import type { Attribute } from './attributes.ts';

/** What the weather of an hour looks like, from a clear sky on. */
export const presentWeathers = [
  'clear',
  'fair',
  'cloudy',
  'overcast',
  'fog',
  'light-rain',
  'rain',
  'heavy-rain',
  'snow',
] as const;
export type PresentWeather = (typeof presentWeathers)[number];

/** Rain and snow fall as often as each other at this temperature on land (Jennings et al., Nature Communications 9:1148, 2018), °C. */
const snowC = 1;
/** Gauges measure no less; light rain is up to the second, heavy rain above the third (AMS Glossary, "rain"), mm in an hour. */
const [leastMm, lightMm, heavyMm] = [0.1, 2.5, 7.6];
/** Up to one, four and seven oktas (US National Weather Service, "Sky condition"), percent. */
const [clearPercent, fairPercent, cloudyPercent] = [12.5, 50, 87.5];

/** The weather of an hour in a word, by its rain, visibility and clouds; `undefined` where none of them is known. */
export function presentWeather(
  values: Readonly<Partial<Record<Attribute, number | undefined>>>,
): PresentWeather | undefined {
  const { precipitation = 0, airTemperature = Infinity, visiblity = Infinity, cloudCover } = values;
  if (precipitation >= leastMm) {
    if (airTemperature <= snowC) return 'snow';
    return precipitation > heavyMm ? 'heavy-rain' : precipitation > lightMm ? 'rain' : 'light-rain';
  }
  // Fog is visibility below 1 km (WMO).
  if (visiblity < 1) return 'fog';
  if (cloudCover === undefined) return undefined;
  if (cloudCover > cloudyPercent) return 'overcast';
  return cloudCover > fairPercent ? 'cloudy' : cloudCover > clearPercent ? 'fair' : 'clear';
}
