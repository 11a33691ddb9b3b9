import type { Place } from '../../domain/place.ts';
import type { Window } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { weatherLook } from '../../domain/weather/look.ts';
import { extremeHour, feelsLikeC, valuesOf, type Attribute, type WeatherHour } from '../../domain/weather/index.ts';
import type { Sign } from '../answer.ts';
import { capital, clock, entryOf, type FormatContext } from '../format.ts';
import { comingFrom, readerUnits, temperature, windNumber, windSpeed, written, rainText } from '../measures.ts';
import { bounds } from '../bounds.ts';

type Values = WeatherHour['values'];

/** `12 °C, wind WSW ↗ 18 kn (force 5), gusts 27. Rain 0.4 mm an hour, cloud 80 %, visibility 12 km.` The wind is not said twice. */
export function hourSentence(format: FormatContext, { values }: WeatherHour, isWindSaid = false): string {
  const amount = rainText(format, values.precipitation);
  const [cover, distance] = [written(format, 'cloudCover', values), written(format, 'visiblity', values)];
  const air = [temperatureText(format, values), isWindSaid ? undefined : windText(format, values)];
  const sky = [
    amount && format.say('weather-rain', { amount }),
    cover && format.say('weather-cloud', { cover }),
    distance && format.say('weather-visibility', { distance }),
    needsCare(values) && format.say('weather-uv-hour', { uv: written(format, 'uvIndex', values) }),
  ];
  return [air, sky]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter((sentence) => sentence !== '')
    .map((sentence) => format.say('weather-sentence', { sentence: capital(sentence) }))
    .join(' ');
}

/** `4 °C (feels like -1 °C)`, by wind and humidity; `undefined` without a temperature. */
export function temperatureText(format: FormatContext, values: Values): string | undefined {
  const { airTemperature: air, windSpeed: ms = 0, humidity } = values;
  if (air === undefined) return undefined;
  const felt = feelsLikeC(air, ms, humidity);
  const shown = temperature(format, air);
  if (Math.abs(felt - air) < bounds.feltC) return shown;
  return format.say('weather-feels-like', { temperature: shown, felt: temperature(format, felt) });
}

/** `wind WSW ↗ 18 kn (force 5), gusts 27`; `undefined` without a speed. */
export function windText(format: FormatContext, { windSpeed: ms, windDirection, gust }: Values): string | undefined {
  if (ms === undefined) return undefined;
  const speed = windSpeed(format, ms);
  const args = {
    direction: windDirection === undefined ? '' : `${comingFrom(format, windDirection)} `,
    // Only readers of knots are shown the Beaufort force as well.
    speed: format.units.wind === 'kn' ? format.say('weather-speed-force', { speed, force: msToBeaufort(ms) }) : speed,
  };
  return gust === undefined
    ? format.say('weather-wind', args)
    : format.say('weather-wind-gusts', { ...args, gust: windNumber(format, gust) });
}

/** What the weather looks like in each of these windows in which it is known. */
export function weatherSigns(
  format: FormatContext,
  { point }: Pick<Place, 'point'>,
  hours: readonly WeatherHour[],
  windows: readonly Window[],
): Sign[] {
  return windows.flatMap((window) => {
    const look = weatherLook(point, hours, window);
    return look ? [{ name: look.sign, text: format.say(`present-${look.weather}`) }] : [];
  });
}

/** `wind SW ↗ 20 kn, gusts 31, at 14:00`: the strongest of some hours; `undefined` without any. */
export function strongestText(format: FormatContext, hours: readonly WeatherHour[]): string | undefined {
  const strongest = extremeHour(hours, 'windSpeed', 'most');
  const what = strongest && windText(format, strongest.values);
  return what && format.say('weather-at', { what, time: clock(format, strongest.at) });
}

/** From this index on, skin is to be protected (WHO 2002): less is not told where it is not asked for. */
const needsCare = ({ uvIndex = 0 }: Values): boolean => Math.round(uvIndex) >= 3;

/** `6 (high), at 13:00`: the highest ultraviolet index of some hours; `undefined` where it needs no care. */
export function uvText(format: FormatContext, hours: readonly WeatherHour[]): string | undefined {
  const highest = extremeHour(hours, 'uvIndex', 'most');
  if (!highest || !needsCare(highest.values)) return undefined;
  const what = written(format, 'uvIndex', highest.values);
  return format.say('weather-at', { what, time: clock(format, highest.at) });
}

/** `9–13 °C`, `9 °C` where all are the same, of temperatures or what `attribute` is; empty without any. */
export function rangeText(
  format: FormatContext,
  hours: readonly WeatherHour[],
  attribute: Attribute = 'airTemperature',
): string {
  const values = valuesOf(hours, attribute);
  if (values.length === 0) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)].map((one) =>
    written(format, attribute, { [attribute]: one }),
  );
  // `9–13 °C`, and of a force, whose name comes first, `force 3–4`.
  const numberIn = (text: string): string => /-?[\d.,]+/.exec(text)?.[0] ?? text;
  const isNumberFirst = /^[-\d]/.test(high!);
  const ends = { low: isNumberFirst ? numberIn(low!) : low!, high: isNumberFirst ? high! : numberIn(high!) };
  return low === high ? high! : format.say('weather-range', ends);
}

/** `WSW ↗ 18/27 kn`: mean wind and gust. */
export function windCell(format: FormatContext, { windDirection, windSpeed: ms, gust }: Values): string {
  if (ms === undefined) return '';
  const from = windDirection === undefined ? '' : `${comingFrom(format, windDirection)} `;
  const speeds = gust === undefined ? windNumber(format, ms) : `${windNumber(format, ms)}/${windNumber(format, gust)}`;
  return `${from}${speeds} ${readerUnits(format).wind.name}`;
}

/** `1004 hPa, falling slowly`: the pressure, and its change from three hours before where that is known. */
export function pressureTrend(format: FormatContext, hPa: number, before: number | undefined): string {
  const now = written(format, 'pressure', { pressure: hPa });
  if (before === undefined) return now;
  return format.say('weather-pressure-trend', { pressure: now, trend: format.say(trendKey(hPa - before)) });
}

/** Key of the term for a change of pressure in three hours: slowly from 0.1 hPa, plainly above 1.5, quickly above 3.5, very rapidly above 6 (Met Office glossary). */
function trendKey(change: number): string {
  const size = Math.abs(change);
  if (size < 0.1) return 'trend-steady';
  const rate = size <= 1.5 ? '-slowly' : size <= 3.5 ? '' : size <= 6 ? '-quickly' : '-very-rapidly';
  return `trend-${change > 0 ? 'rising' : 'falling'}${rate}`;
}

/** Lowest significant heights, metres, of degrees 1 to 9 of the state of the sea (WMO code table 3700, Douglas). */
const seaStatesFromM = [0.01, 0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14];

/** `Sea moderate: 1.8 m, W →, 9 s.`; `undefined` for an hour without a wave height. */
export function seaSentence(format: FormatContext, values: WeatherHour['values']): string | undefined {
  const { waveHeight: heightM } = values;
  if (heightM === undefined) return undefined;
  const state = entryOf(format, 'sea-states', seaStatesFromM.filter((lowest) => heightM >= lowest).length);
  return format.say('waves-now', { state, waves: wavesText(format, values) });
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
