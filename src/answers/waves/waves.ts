import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from '../answer.ts';
import { capital, clock, dayName, entryOf, number, placeName, type FormatContext } from '../format.ts';
import { weatherData } from '../data.ts';
import { comingFrom, currentText, temperature, waveHeight } from '../measures.ts';
import {
  ahead,
  isRow,
  nearestHour,
  rowsOf,
  weatherNote,
  within,
  type WeatherHour,
  type WeatherView,
} from '../weather/weather.ts';
import { drawn } from '../drawn.ts';

/** The sea now and in rows of three hours: significant height, period and direction, swell and wind sea separately. */
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
    data: weatherData(place, weather, rowsOf(format, weather, days)),
    picture: drawn('wavesPicture', { format, place, weather, days }),
  };
}

/** The sea at this hour; nothing on a day other than today. */
function wavesNow(format: FormatContext, { hours }: WeatherView, { window }: Day): Block[] {
  const isToday = format.now >= window.from && format.now < window.to;
  const hour = isToday ? nearestHour(hours, format.now) : undefined;
  if (!hour) return [];
  const shown = seaFacts(format, hour);
  return [
    ...(hour.values.waveHeight === undefined ? [] : [text(seaSentence(format, hour.values))]),
    ...(shown.length > 0 ? [facts(shown)] : []),
  ];
}

/** `Sea moderate: 1.8 m, W →, 9 s.` Throws a `RangeError` for an hour without a wave height. */
export function seaSentence(format: FormatContext, values: WeatherHour['values']): string {
  const { words } = format;
  const { waveHeight: heightM } = values;
  if (heightM === undefined) throw new RangeError('A sentence on the sea needs a wave height');
  const state = entryOf(words, 'sea-states', seaState(heightM));
  return words.say('waves-now', {
    state,
    waves: system(format, heightM, values.waveDirection, values.wavePeriod),
  });
}

/** `1.8 m, W →, 9 s`. */
function system(...measures: Parameters<typeof measuresOf>): string {
  return measuresOf(...measures).join(', ');
}

/** `1.8 m W → 9 s`, for the narrow tables of a telephone; empty without a wave height. */
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

/** Lowest significant heights, metres, of degrees 1 to 9 of the state of the sea (WMO code table 3700, Douglas). */
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

function dayTable(format: FormatContext, { hours }: WeatherView, { date, window }: Day): Block {
  const rows = ahead(format, within(hours, window))
    .filter(({ at }) => isRow(format, at))
    .flatMap(({ at, values: { waveHeight: heightM, ...values } }) =>
      heightM === undefined ? [] : [{ at, heightM, values }],
    )
    .map(({ at, heightM, values }) => [
      clock(format, at),
      waveHeight(format, heightM),
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
