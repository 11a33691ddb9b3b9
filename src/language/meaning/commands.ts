import type { Kind } from '../lexicon/slots.ts';

/** Commands that sentences lead to. */
export type CommandName =
  | 'today'
  | 'tide'
  | 'weather'
  | 'waves'
  | 'current'
  | 'sun'
  | 'moon'
  | 'stations'
  | 'calendar'
  | 'settings'
  | 'place home'
  | 'place forget'
  | 'digest list'
  | 'digest add'
  | 'digest remove'
  | 'digest pause'
  | 'alert add'
  | 'alert change'
  | 'help'
  | 'about'
  | 'privacy'
  | 'explain'
  | 'courtesy'
  | 'when';

export const commandOf: Readonly<Record<Kind, CommandName>> = {
  today: 'today',
  tide: 'tide',
  high: 'tide',
  low: 'tide',
  height: 'tide',
  rising: 'tide',
  'next-high': 'tide',
  'next-low': 'tide',
  rises: 'tide',
  falls: 'tide',
  springs: 'tide',
  range: 'tide',
  remaining: 'tide',
  stand: 'tide',
  'big-tide': 'tide',
  highest: 'tide',
  lowest: 'tide',
  coefficient: 'tide',
  'compare-high': 'tide',
  'compare-low': 'tide',
  'compare-range': 'tide',
  above: 'tide',
  below: 'tide',
  weather: 'weather',
  wind: 'weather',
  gust: 'weather',
  rain: 'weather',
  temperature: 'weather',
  cloud: 'weather',
  pressure: 'weather',
  fog: 'weather',
  waves: 'waves',
  swell: 'waves',
  period: 'waves',
  'swell-period': 'waves',
  'water-temperature': 'waves',
  current: 'current',
  slack: 'current',
  'wind-against-tide': 'current',
  sun: 'sun',
  sunrise: 'sun',
  sunset: 'sun',
  'golden-hour': 'sun',
  'blue-hour': 'sun',
  dawn: 'sun',
  dusk: 'sun',
  twilight: 'sun',
  'nautical-twilight': 'sun',
  'astronomical-twilight': 'sun',
  'solar-noon': 'sun',
  'sun-position': 'sun',
  'day-length': 'sun',
  equinox: 'sun',
  solstice: 'sun',
  moon: 'moon',
  moonrise: 'moon',
  moonset: 'moon',
  'moon-position': 'moon',
  'moon-phase': 'moon',
  'full-moon': 'moon',
  'new-moon': 'moon',
  supermoon: 'moon',
  'lunar-eclipse': 'moon',
  planets: 'moon',
  'solar-eclipse': 'moon',
  stations: 'stations',
  calendar: 'calendar',
  settings: 'settings',
  home: 'place home',
  'forget-home': 'place forget',
  digest: 'digest list',
  help: 'help',
  about: 'about',
  privacy: 'privacy',
  explain: 'explain',
  courtesy: 'courtesy',
};

/** Kinds that are answered for a part of a day as well as for an hour: the forecast. */
export function isForecast(kind: Kind): boolean {
  return ['weather', 'waves'].includes(commandOf[kind]);
}
