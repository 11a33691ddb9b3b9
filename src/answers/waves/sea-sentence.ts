import { entryOf, type FormatContext } from '../format.ts';
import { written } from '../measures.ts';
import type { WeatherHour } from '../weather/weather-view.ts';

/** Lowest significant heights, metres, of degrees 1 to 9 of the state of the sea (WMO code table 3700, Douglas). */
const seaStatesFromM = [0.01, 0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14];

/** `Sea moderate: 1.8 m, W →, 9 s.`; `undefined` for an hour without a wave height. */
export function seaSentence(format: FormatContext, values: WeatherHour['values']): string | undefined {
  const { waveHeight: heightM } = values;
  if (heightM === undefined) return undefined;
  const state = entryOf(format.words, 'sea-states', seaStatesFromM.filter((lowest) => heightM >= lowest).length);
  return format.words.say('waves-now', { state, waves: wavesText(format, values) });
}

/** `1.8 m, W →, 9 s`; with blanks alone, `1.8 m W → 9 s`, for the narrow tables of a telephone. Empty without a height. */
export function wavesText(
  format: FormatContext,
  values: WeatherHour['values'],
  sea: 'wave' | 'swell' | 'windWave' = 'wave',
  between: ' ' | ', ' = ', ',
): string {
  if (values[`${sea}Height`] === undefined) return '';
  const parts = ([`${sea}Height`, `${sea}Direction`, `${sea}Period`] as const).map((one) =>
    written(format, one, values),
  );
  return parts.filter(Boolean).join(between);
}
