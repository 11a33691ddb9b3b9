/** The views of an answer that its picture shows, too. */
export type { FormatContext } from '../format.ts';
export type { Day } from '../../domain/question/index.ts';
export type { TideLevel, TideView } from '../tide/tide-view.ts';
export type { WeatherHour, WeatherView } from '../weather/weather-view.ts';
