/** The views of an answer that a picture shows, too. */
export type { Voice as FormatContext } from '../format.ts';
export type { Day, TideToTell as TideView } from '../tide.ts';
export type { WeatherHour, WeatherToTell as WeatherView } from '../weather.ts';
