import type { Place } from '../domain/place.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from './answer.ts';
import { capital, clock, compass, dayName, number, placeName, type FormatContext } from './format.ts';
import { comingFrom, currentSpeed, temperature, waveHeight } from './measures.ts';
import type { Day } from './tide.ts';
import { ahead, isRow, nearestHour, weatherNote, within, type WeatherHour, type WeatherView } from './weather.ts';

/** The sea now and through the day: significant height, period, direction, swell and wind sea apart. */
export function wavesAnswer(
  format: FormatContext,
  place: Place,
  weather: WeatherView,
  days: readonly [Day, ...Day[]],
): Answer {
  const { words } = format;
  const hasSea = weather.hours.some(({ values }) => values.waveHeight !== undefined);
  return {
    title: words.say('waves-title', { place: placeName(format, place) }),
    blocks: hasSea
      ? [...wavesNow(format, weather, days[0]), ...days.map((day) => dayTable(format, weather, day))]
      : [text(words.say('waves-none', { place: place.name }))],
    note: weatherNote(format, hasSea ? weather : { ...weather, sources: [] }, days),
  };
}

/** The sea at this hour, or at the first known one of a day to come. */
function wavesNow(format: FormatContext, { hours }: WeatherView, { window }: Day): Block[] {
  const isToday = format.now >= window.from && format.now < window.to;
  const hour = isToday ? nearestHour(hours, format.now) : undefined;
  if (!hour) return [];
  const told = seaFacts(format, hour);
  return [
    ...(hour.values.waveHeight === undefined ? [] : [text(seaSentence(format, hour.values))]),
    ...(told.length > 0 ? [facts(told)] : []),
  ];
}

/** `Sea moderate: 1.8 m from W →, every 9 s.` */
export function seaSentence(format: FormatContext, values: WeatherHour['values']): string {
  const { words } = format;
  const state = words.list('sea-states')[seaState(values.waveHeight!)]!;
  return words.say('waves-now', {
    state,
    waves: system(format, values.waveHeight!, values.waveDirection, values.wavePeriod),
  });
}

/** `1.8 m, W →, 9 s`. */
function system(...measures: Parameters<typeof measuresOf>): string {
  return measuresOf(...measures).join(', ');
}

/** `1.8 m W → 9 s`, as narrow as a telephone; nothing where no waves are known. */
export function seaCell(
  format: FormatContext,
  { waveHeight: heightM, waveDirection, wavePeriod }: WeatherHour['values'],
): string {
  return heightM === undefined ? '' : measuresOf(format, heightM, waveDirection, wavePeriod).join(' ');
}

function measuresOf(
  format: FormatContext,
  heightM: number,
  direction: number | undefined,
  periodS: number | undefined,
): string[] {
  return [
    waveHeight(format, heightM),
    ...(direction === undefined ? [] : [comingFrom(format, direction)]),
    ...(periodS === undefined ? [] : [`${number(format.words, periodS, 0)} s`]),
  ];
}

/** Degree of the Douglas sea scale, WMO code 3700: lowest significant heights of 1 to 9, metres. */
const seaStatesFromM = [0.01, 0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14];

function seaState(heightM: number): number {
  return seaStatesFromM.filter((lowest) => heightM >= lowest).length;
}

function seaFacts(format: FormatContext, { values }: WeatherHour): Fact[] {
  const { words } = format;
  const { swellHeight, windWaveHeight, waterTemperature } = values;
  return [
    ...(swellHeight === undefined
      ? []
      : [fact(words, 'waves-swell', system(format, swellHeight, values.swellDirection, values.swellPeriod))]),
    ...(windWaveHeight === undefined
      ? []
      : [
          fact(
            words,
            'waves-wind-sea',
            system(format, windWaveHeight, values.windWaveDirection, values.windWavePeriod),
          ),
        ]),
    ...(waterTemperature === undefined ? [] : [fact(words, 'waves-water', temperature(format, waterTemperature))]),
    ...(values.currentSpeed === undefined
      ? []
      : [fact(words, 'waves-current', currentText(format, values.currentSpeed, values.currentDirection))]),
  ];
}

/** Sailors name a current by where it sets to, the interface by where it comes from. */
function currentText(format: FormatContext, ms: number, from: number | undefined): string {
  const speed = currentSpeed(format, ms);
  if (from === undefined) return speed;
  return format.words.say('waves-current-sets', { speed, direction: compass(format, (from + 180) % 360) });
}

function dayTable(format: FormatContext, { hours }: WeatherView, { date, window }: Day): Block {
  const rows = ahead(format, within(hours, window))
    .filter(({ at, values }) => isRow(format, at) && values.waveHeight !== undefined)
    .map(({ at, values }) => [
      clock(format, at),
      waveHeight(format, values.waveHeight!),
      values.wavePeriod === undefined ? '' : `${number(format.words, values.wavePeriod, 0)} s`,
      values.waveDirection === undefined ? '' : comingFrom(format, values.waveDirection),
      values.swellHeight === undefined
        ? ''
        : format.words.say('waves-swell-cell', { height: waveHeight(format, values.swellHeight) }),
    ]);
  return rows.length > 0
    ? { kind: 'table', title: capital(dayName(format, date)), rows }
    : text(format.words.say('waves-none-that-day', { day: dayName(format, date) }));
}
