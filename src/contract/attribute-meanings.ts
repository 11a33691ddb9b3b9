import type { Attribute, AttributeUnit } from '../domain/weather/index.ts';

/** The weather attributes in words, after the contract. Directions are those that wind, waves or water come from. */
export const attributeMeanings: Readonly<Record<Attribute, string>> = {
  airTemperature: 'Air temperature',
  pressure: 'Air pressure at mean sea level',
  cloudCover: 'Total cloud cover',
  currentDirection: 'Direction of the current, 0 from north',
  currentSpeed: 'Speed of the current',
  gust: 'Wind gust',
  humidity: 'Relative humidity',
  iceCover: 'Part of the sea covered by ice',
  precipitation: 'Precipitation of the hour before',
  seaLevel: 'Astronomical tide above MLLW',
  snowDepth: 'Depth of snow on the ground',
  swellDirection: 'Direction of the swell, 0 from north',
  swellHeight: 'Significant height of the swell',
  swellPeriod: 'Period of the swell',
  secondarySwellDirection: 'Direction of the secondary swell, 0 from north',
  secondarySwellHeight: 'Significant height of the secondary swell',
  secondarySwellPeriod: 'Period of the secondary swell',
  visiblity: 'Horizontal visibility (spelled so; `visibility` is understood as well)',
  waterTemperature: 'Temperature of the sea surface',
  waveDirection: 'Direction of wind waves and swell together, 0 from north',
  waveHeight: 'Significant height of wind waves and swell together',
  wavePeriod: 'Period of wind waves and swell together',
  windWaveDirection: 'Direction of the wind waves, 0 from north',
  windWaveHeight: 'Significant height of the wind waves',
  windWavePeriod: 'Period of the wind waves',
  windDirection: 'Direction of the wind, 0 from north',
  windSpeed: 'Wind speed 10 m above the surface',
};

/** The units of attributes as they are printed. */
export const unitNames: Readonly<Record<AttributeUnit, string>> = {
  degC: '°C',
  hPa: 'hPa',
  '%': '%',
  deg: '°',
  'm/s': 'm/s',
  '1': 'a share',
  'kg/m2': 'kg/m²',
  m: 'm',
  s: 's',
  km: 'km',
};
