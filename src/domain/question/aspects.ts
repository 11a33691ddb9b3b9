export const tideAspects = [
  'high',
  'low',
  'height',
  'rising',
  'next-high',
  'next-low',
  'rises',
  'falls',
  'springs',
  'big-tide',
  'range',
  'remaining',
  'stand',
  'half-tide',
  'observed',
  'highest',
  'lowest',
  'coefficient',
  'compare-high',
  'compare-low',
  'compare-range',
  'above',
  'below',
] as const;
export const sunAspects = [
  'sunrise',
  'sunset',
  'golden-hour',
  'blue-hour',
  'dawn',
  'dusk',
  'twilight',
  'nautical-twilight',
  'astronomical-twilight',
  'solar-noon',
  'sun-position',
  'day-length',
  'equinox',
  'solstice',
] as const;
export const moonAspects = [
  'moonrise',
  'moonset',
  'moon-position',
  'moon-phase',
  'full-moon',
  'new-moon',
  'supermoon',
  'lunar-eclipse',
  'solar-eclipse',
  'planets',
] as const;
export const weatherAspects = ['wind', 'gust', 'rain', 'temperature', 'cloud', 'pressure', 'fog'] as const;
export const seaAspects = ['waves', 'swell', 'period', 'swell-period', 'water-temperature', 'current'] as const;

/** Of the tidal stream, also with the wind; its speed is one of the sea as well. */
export const streamAspects = ['slack', 'wind-against-tide'] as const;

export type TideAspect = (typeof tideAspects)[number];
export type SunAspect = (typeof sunAspects)[number];
export type MoonAspect = (typeof moonAspects)[number];
export type WeatherAspect = (typeof weatherAspects)[number];
export type SeaAspect = (typeof seaAspects)[number];
export type Aspect = TideAspect | SunAspect | MoonAspect | WeatherAspect | SeaAspect | (typeof streamAspects)[number];
