import type { AskedState, Aspect } from '../../domain/question/index.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import type { Range } from '../../domain/windows/index.ts';
import type { FormatContext } from '../format.ts';
import type { WeatherHour } from './weather.ts';

/** Whether weather is in a state that is asked after. */
export type Verdict = 'yes' | 'somewhat' | 'no';

/**
 * A figure of some hours, and from where on the state is said to hold and not to: of a fair breeze it is moderately windy.
 * `change` is that from the first hour to the last.
 */
type Scale = {
  readonly attribute: Attribute;
  readonly figure: 'most' | 'least' | 'mean' | 'change';
  readonly yes: number;
  readonly no: number;
};

type States = Readonly<Partial<Record<AskedState, Scale>>>;

/**
 * Winds by the Beaufort scale, m/s: light, force 4, near gale, gale; gusts from force 6 on; seas by the WMO's code table 3700, m: slight, moderate, rough;
 * fog below 1 km and mist below 5 km of visibility; cloud in per cent; pressure in hPa; below 15 °C the RNLI warns of cold water.
 */
const scales: Readonly<Partial<Record<Aspect, States>>> = {
  wind: {
    calm: { attribute: 'windSpeed', figure: 'most', yes: 3.3, no: 5.5 },
    windy: { attribute: 'windSpeed', figure: 'most', yes: 8, no: 5.5 },
    stormy: { attribute: 'windSpeed', figure: 'most', yes: 17.2, no: 13.9 },
    present: { attribute: 'windSpeed', figure: 'most', yes: 8, no: 5.5 },
  },
  gust: {
    present: { attribute: 'gust', figure: 'most', yes: 12, no: 8 },
    windy: { attribute: 'gust', figure: 'most', yes: 13.9, no: 10.8 },
  },
  swell: { present: { attribute: 'swellHeight', figure: 'most', yes: 0.5, no: 0.1 } },
  waves: {
    calm: { attribute: 'waveHeight', figure: 'most', yes: 0.5, no: 1.25 },
    rough: { attribute: 'waveHeight', figure: 'most', yes: 2.5, no: 1.25 },
    present: { attribute: 'waveHeight', figure: 'most', yes: 0.5, no: 0.1 },
  },
  fog: { present: { attribute: 'visiblity', figure: 'least', yes: 1, no: 5 } },
  cloud: {
    sunny: { attribute: 'cloudCover', figure: 'mean', yes: 30, no: 70 },
    cloudy: { attribute: 'cloudCover', figure: 'mean', yes: 70, no: 30 },
  },
  temperature: {
    freezing: { attribute: 'airTemperature', figure: 'least', yes: 0, no: 2 },
    warm: { attribute: 'airTemperature', figure: 'most', yes: 20, no: 15 },
    cold: { attribute: 'airTemperature', figure: 'most', yes: 10, no: 15 },
  },
  'water-temperature': {
    warm: { attribute: 'waterTemperature', figure: 'most', yes: 20, no: 17 },
    cold: { attribute: 'waterTemperature', figure: 'most', yes: 15, no: 18 },
  },
  pressure: {
    rising: { attribute: 'pressure', figure: 'change', yes: 1, no: 0 },
    falling: { attribute: 'pressure', figure: 'change', yes: -1, no: 0 },
  },
};

/** Whether the weather of some hours is in a state; `undefined` where that is not asked of an aspect, or nothing is known. */
export function verdictOn(
  aspect: Aspect,
  state: AskedState | undefined,
  hours: readonly WeatherHour[],
): Verdict | undefined {
  const scale = state && scales[aspect]?.[state];
  if (!scale) return undefined;
  const { figure, yes, no } = scale;
  const value = figureOf(
    figure,
    hours.flatMap(({ values }) => values[scale.attribute] ?? []),
  );
  if (Number.isNaN(value)) return undefined;
  const sign = Math.sign(yes - no);
  if (sign * value >= sign * yes) return 'yes';
  return sign * value <= sign * no ? 'no' : 'somewhat';
}

/** Whether some values are within a limit: one of them above its least, all of them below its greatest; `undefined` without values. */
export function verdictOnLimit({ min, max }: Range, values: readonly number[]): Verdict | undefined {
  if (values.length === 0) return undefined;
  const isReached = min === undefined || values.some((value) => value >= min);
  const isKept = max === undefined || values.every((value) => value <= max);
  return isReached && isKept ? 'yes' : 'no';
}

/** Whether the air pressure goes the way that is asked after, by its change in three hours, hPa; less than 0.1 is none. */
export function verdictOnTrend(state: AskedState | undefined, change: number): Verdict | undefined {
  if (state !== 'rising' && state !== 'falling') return undefined;
  return (state === 'rising' ? change : -change) >= 0.1 ? 'yes' : 'no';
}

/** NaN without values. */
function figureOf(figure: Scale['figure'], values: readonly number[]): number {
  const [first = NaN] = values;
  switch (figure) {
    case 'most':
      return values.reduce((most, value) => Math.max(most, value), first);
    case 'least':
      return values.reduce((least, value) => Math.min(least, value), first);
    case 'mean':
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    case 'change':
      return (values.at(-1) ?? NaN) - first;
    default:
      return figure satisfies never;
  }
}

/** `No: visibility in Dover …`: a line about a measure behind the verdict; German nouns keep their capital. */
export function withVerdict({ words }: FormatContext, verdict: Verdict | undefined, line: string): string {
  if (verdict === undefined) return line;
  const isNounCapital = words.language === 'de';
  const inSentence = isNounCapital ? line : line.charAt(0).toLocaleLowerCase(words.language) + line.slice(1);
  const keys = { yes: 'headline-yes', somewhat: 'headline-somewhat', no: 'headline-no-answer' } as const;
  return words.say(keys[verdict], { line: inSentence });
}
