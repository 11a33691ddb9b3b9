import type { Place } from '../domain/place.ts';
import { fact, facts, text, type Answer, type Block, type Fact } from './answer.ts';
import { capital, clock, compass, dayName, number, placeName, type Voice } from './format.ts';
import { comingFrom, currentSpeed, temperature, waveHeight } from './measures.ts';
import type { Day } from './tide.ts';
import { ahead, isRow, nearestHour, weatherNote, within, type WeatherHour, type WeatherToTell } from './weather.ts';

/** The sea now and through the day: significant height, period, direction, swell and wind sea apart. */
export function wavesAnswer(
  voice: Voice,
  place: Place,
  weather: WeatherToTell,
  days: readonly [Day, ...Day[]],
): Answer {
  const { words } = voice;
  const hasSea = weather.hours.some(({ values }) => values.waveHeight !== undefined);
  return {
    title: words.say('waves-title', { place: placeName(voice, place) }),
    blocks: hasSea
      ? [...wavesNow(voice, weather, days[0]), ...days.map((day) => dayTable(voice, weather, day))]
      : [text(words.say('waves-none', { place: place.name }))],
    note: weatherNote(voice, hasSea ? weather : { ...weather, sources: [] }, days),
    picture: async (theme) =>
      (await import('./pictures/index.ts')).wavesPicture({ format: voice, place, weather, days }, theme),
  };
}

/** The sea at this hour, or at the first known one of a day to come. */
function wavesNow(voice: Voice, { hours }: WeatherToTell, { window }: Day): Block[] {
  const isToday = voice.now >= window.from && voice.now < window.to;
  const hour = isToday ? nearestHour(hours, voice.now) : undefined;
  if (!hour) return [];
  const told = seaFacts(voice, hour);
  return [
    ...(hour.values.waveHeight === undefined ? [] : [text(seaSentence(voice, hour.values))]),
    ...(told.length > 0 ? [facts(told)] : []),
  ];
}

/** `Sea moderate: 1.8 m from W →, every 9 s.` */
export function seaSentence(voice: Voice, values: WeatherHour['values']): string {
  const { words } = voice;
  const state = words.list('sea-states')[seaState(values.waveHeight!)]!;
  return words.say('waves-now', {
    state,
    waves: system(voice, values.waveHeight!, values.waveDirection, values.wavePeriod),
  });
}

/** `1.8 m, W →, 9 s`. */
function system(...measures: Parameters<typeof measuresOf>): string {
  return measuresOf(...measures).join(', ');
}

/** `1.8 m W → 9 s`, as narrow as a telephone; nothing where no waves are known. */
export function seaCell(
  voice: Voice,
  { waveHeight: heightM, waveDirection, wavePeriod }: WeatherHour['values'],
): string {
  return heightM === undefined ? '' : measuresOf(voice, heightM, waveDirection, wavePeriod).join(' ');
}

function measuresOf(
  voice: Voice,
  heightM: number,
  direction: number | undefined,
  periodS: number | undefined,
): string[] {
  return [
    waveHeight(voice, heightM),
    ...(direction === undefined ? [] : [comingFrom(voice, direction)]),
    ...(periodS === undefined ? [] : [`${number(voice.words, periodS, 0)} s`]),
  ];
}

/** Degree of the Douglas sea scale, WMO code 3700: lowest significant heights of 1 to 9, metres. */
const seaStatesFromM = [0.01, 0.1, 0.5, 1.25, 2.5, 4, 6, 9, 14];

function seaState(heightM: number): number {
  return seaStatesFromM.filter((lowest) => heightM >= lowest).length;
}

function seaFacts(voice: Voice, { values }: WeatherHour): Fact[] {
  const { words } = voice;
  const { swellHeight, windWaveHeight, waterTemperature } = values;
  return [
    ...(swellHeight === undefined
      ? []
      : [fact(words, 'waves-swell', system(voice, swellHeight, values.swellDirection, values.swellPeriod))]),
    ...(windWaveHeight === undefined
      ? []
      : [
          fact(words, 'waves-wind-sea', system(voice, windWaveHeight, values.windWaveDirection, values.windWavePeriod)),
        ]),
    ...(waterTemperature === undefined ? [] : [fact(words, 'waves-water', temperature(voice, waterTemperature))]),
    ...(values.currentSpeed === undefined
      ? []
      : [fact(words, 'waves-current', currentText(voice, values.currentSpeed, values.currentDirection))]),
  ];
}

/** Sailors name a current by where it sets to, the interface by where it comes from. */
function currentText(voice: Voice, ms: number, from: number | undefined): string {
  const speed = currentSpeed(voice, ms);
  if (from === undefined) return speed;
  return voice.words.say('waves-current-sets', { speed, direction: compass(voice, (from + 180) % 360) });
}

function dayTable(voice: Voice, { hours }: WeatherToTell, { date, window }: Day): Block {
  const rows = ahead(voice, within(hours, window))
    .filter(({ at, values }) => isRow(voice, at) && values.waveHeight !== undefined)
    .map(({ at, values }) => [
      clock(voice, at),
      waveHeight(voice, values.waveHeight!),
      values.wavePeriod === undefined ? '' : `${number(voice.words, values.wavePeriod, 0)} s`,
      values.waveDirection === undefined ? '' : comingFrom(voice, values.waveDirection),
      values.swellHeight === undefined
        ? ''
        : voice.words.say('waves-swell-cell', { height: waveHeight(voice, values.swellHeight) }),
    ]);
  return rows.length > 0
    ? { kind: 'table', title: capital(dayName(voice, date)), rows }
    : text(voice.words.say('waves-none-that-day', { day: dayName(voice, date) }));
}
