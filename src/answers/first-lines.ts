import {
  moonAspects,
  seaAspects,
  sunAspects,
  tideAspects,
  tideStates,
  weatherAspects,
  type Aspect,
  type Day,
  type MoonAspect,
  type Question,
  type SeaAspect,
  type WeatherAspect,
} from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import type { Window } from '../domain/time.ts';
import { text, type Answer, type Figure } from './answer.ts';
import type { FormatContext } from './format.ts';
import { positionLine, withPosition } from './sky/direction-lines.ts';
import { isOfNearest, isPhaseAsked, moonEventAt, moonFirstLine } from './sky/moon-lines.ts';
import { daylightLine } from './sky/sky-times.ts';
import { sunFirstLine } from './sky/sun-lines.ts';
import { tidePeriodLines } from './tide/period-lines.ts';
import { tideFirstLine } from './tide/tide-lines.ts';
import type { TideView } from './tide/tide-view.ts';
import { weatherChangeLine } from './weather/change-lines.ts';
import { unknownMeasure, weatherFigure, weatherFirstLine, weatherSuperlativeLine } from './weather/weather-lines.ts';
import type { WeatherView } from './weather/weather-view.ts';

/** An answer that begins with lines; what they have said does not come again. */
export function withFirstLines(answer: Answer, lines: readonly string[]): Answer {
  if (lines.length === 0) return answer;
  const others = answer.blocks.filter(
    (block) => block.kind !== 'text' || !lines.some((line) => line.includes(block.text)),
  );
  return { ...answer, blocks: [...lines.map(text), ...others], firstLines: () => lines };
}

/** As `withFirstLines`, without the lists of what else there is to know: who asks for the sunset asks for no day length. */
export function onlyFirstLines(answer: Answer, lines: readonly string[]): Answer {
  if (lines.length === 0) return answer;
  return withFirstLines({ ...answer, blocks: answer.blocks.filter(({ kind }) => kind !== 'facts') }, lines);
}

/** The first lines about the tide, one for each aspect and day. */
export function tideFirstLines(
  format: FormatContext,
  place: Place,
  tide: TideView,
  days: readonly Day[],
  { aspects, state: said, ...others }: Question,
): string[] {
  const question = { aspects, ...others };
  const asked = aspectsOf(question, tideAspects, question.time === undefined ? ['high', 'low'] : ['height']);
  const state = tideStates.find((one) => one === said);
  const ofAspect = (aspect: (typeof asked)[number], day: Day) =>
    ({ format, place, tide, day, question: { ...others, aspect, ...(state && { state }) } }) as const;
  const [only, ...more] = asked;
  const [day] = days;
  const ofPeriod = only && day && more.length === 0 ? tidePeriodLines(ofAspect(only, day), days) : undefined;
  const [first, ...lines] =
    ofPeriod ?? firstLines(question, days, asked, (aspect, one) => tideFirstLine(ofAspect(aspect, one)));
  if (first === undefined || !day || (state !== 'passable' && state !== 'afloat'))
    return [first ?? [], ...lines].flat();
  // What no tide says of a way that the sea covers, beside its daylight, and of the bottom under a boat.
  const unknown = format.words.say(`headline-unknown-${state}`, { sun: daylightLine(format, place, day) });
  return [`${first} ${unknown}`, ...lines];
}

/** What matters of the weather where nothing else is asked. */
const weatherInBrief = ['temperature', 'rain', 'wind'] as const;

type LinesOfForecast = (
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: Question,
) => string[];

/** As `weatherFirstLines`; of a later day, where the answer has no weather now to begin with, its weather in brief. */
export const weatherBriefLines: LinesOfForecast = (format, weather, days, question) => {
  const asked = aspectsOf(question, weatherAspects, weatherInBrief);
  const [only, ...others] = days;
  const isLater = only !== undefined && others.length === 0 && only.window.from > format.now;
  return forecastLines(format, weather, days, question, asked.length === 0 && isLater ? weatherInBrief : asked);
};

/** As `tideFirstLines`, about the air. */
export const weatherFirstLines: LinesOfForecast = (format, weather, days, question) =>
  forecastLines(format, weather, days, question, aspectsOf(question, weatherAspects, weatherInBrief));

/** As `tideFirstLines`, about the sea. */
export const seaFirstLines: LinesOfForecast = (format, weather, days, question) =>
  forecastLines(format, weather, days, question, aspectsOf(question, seaAspects, ['waves']));

/** The figures of a forecast by which places are compared, in the order of its first lines. */
export function forecastFigures(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: Question,
): NonNullable<Answer['figures']> {
  return (superlative): Figure[] =>
    aspectsOf(question, [...weatherAspects, ...seaAspects], []).flatMap(
      (aspect) => weatherFigure(format, weather, days, { ...question, superlative, aspect }) ?? [],
    );
}

/** A line for each aspect and day, or for the one day that a superlative asks for. */
function forecastLines(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: Question,
  aspects: readonly (WeatherAspect | SeaAspect)[],
): string[] {
  const { time, moreTimes = [], superlative, state } = question;
  // `A storm this week?`: one day of it is enough.
  const isOfSomeDay = state === 'stormy' || state === 'rough' || state === 'windy';
  if (days.length > 1 && (superlative === 'most' || superlative === 'least' || isOfSomeDay)) {
    return aspects.flatMap((aspect) => weatherSuperlativeLine(format, weather, days, { ...question, aspect }) ?? []);
  }
  return [time, ...moreTimes].flatMap((one) =>
    firstLines(question, days, aspects, (aspect, day) => {
      const ofAspect = { ...question, aspect, ...(one !== undefined && { time: one }) };
      return (
        weatherChangeLine(format, weather, days, ofAspect) ??
        weatherFirstLine(format, weather, day, ofAspect) ??
        unknownMeasure(format, weather, day, ofAspect)
      );
    }),
  );
}

/** As `tideFirstLines`, about the Sun. */
export function sunFirstLines(format: FormatContext, place: Place, days: readonly Day[], question: Question): string[] {
  const asked = aspectsOf(question, sunAspects, []);
  const { time, ...timeless } = question;
  // `Sunset, and the wind at sunset`: the time is that of the wind.
  const isTimed = time !== undefined && asked.length === question.aspects.length;
  return firstLines(question, days, asked, (aspect, day) => {
    const ofAspect = { ...timeless, aspect, ...(isTimed && { time }) };
    if (aspect === 'sun-position') return positionLine(format, place, day, 'sun', question);
    return withPosition(format, place, day, ofAspect, sunFirstLine(format, place, day, { ...ofAspect, aspect }));
  });
}

/** As `tideFirstLines`, about the Moon. */
export function moonFirstLines(
  format: FormatContext,
  place: Place,
  days: readonly Day[],
  question: Question,
  period?: Window,
): string[] {
  const [first] = days;
  const { count, part } = question;
  const asked = aspectsOf(question, moonAspects, []);
  // `The next eclipse` is of the Moon or of the Sun: the one that comes first is said first.
  const at = (aspect: MoonAspect): number => (first && moonEventAt(format, place, first, aspect)) ?? Infinity;
  const times = new Map(asked.length > 1 ? asked.map((aspect) => [aspect, at(aspect)]) : []);
  const inTime = asked.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
  const until = period?.to;
  const several = {
    count,
    until,
    isNearest: isOfNearest(asked, days),
    isAsked: isPhaseAsked(question.state, days),
    part,
  };
  return firstLines({ ...question, aspects: inTime }, days, inTime, (aspect, day) => {
    // Those of all days are counted from the first.
    const isEclipse = aspect === 'lunar-eclipse' || aspect === 'solar-eclipse';
    // The one after `the full moon in December` is of another month.
    const isBeyond = (): boolean => (moonEventAt(format, place, day, aspect) ?? 0) > (until ?? Infinity);
    if (day !== first && (isEclipse || isBeyond())) return undefined;
    if (aspect === 'moon-position') return positionLine(format, place, day, 'moon', question);
    const line = moonFirstLine(format, place, day, aspect, several);
    return withPosition(format, place, day, { ...question, aspect }, line);
  });
}

/** The aspects of one kind that are asked for; where only a moment or one of several days is, those that matter then. */
function aspectsOf<A extends Aspect>(
  { aspects, time, part, superlative }: Question,
  all: readonly A[],
  ofMoment: readonly A[],
): readonly A[] {
  const asked = all.filter((aspect) => aspects.includes(aspect));
  const isOpen = time === undefined && part === undefined && superlative === undefined;
  return asked.length > 0 || isOpen ? asked : ofMoment;
}

function firstLines<A extends Aspect>(
  { aspects }: Question,
  days: readonly Day[],
  own: readonly A[],
  lineOf: (aspect: A, day: Day) => string | undefined,
): string[] {
  const inOrder = own.toSorted((a, b) => aspects.indexOf(a) - aspects.indexOf(b));
  // The next high water is the same one on each day.
  return [...new Set(inOrder.flatMap((aspect) => days.flatMap((day) => lineOf(aspect, day) ?? [])))];
}
