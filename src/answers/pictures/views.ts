/** The views of an answer that its picture shows, too. */
export type { FormatContext } from '../format.ts';
export type { Day, TideLevel, TideView } from '../tide.ts';
export type { WeatherHour, WeatherView } from '../weather.ts';
