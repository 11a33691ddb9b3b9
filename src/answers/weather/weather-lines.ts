import { hourMs, within } from '../../domain/time.ts';
import type { AspectQuestion, Day, Question } from '../../domain/question/index.ts';
import type { Answer, Figure } from '../answer.ts';
import { capital, clock, clockUntil, compass, type FormatContext } from '../format.ts';
import {
  behindColon,
  dayWords,
  partWords,
  periodWords,
  sentences,
  valueLine,
  windowOf,
  withVerdict,
} from '../headline.ts';
import { differenceText } from '../join.ts';
import { noRainMm, rain, windNumber, written } from '../measures.ts';
import { pressureTrend, rangeText, temperatureText } from './hour-sentence.ts';
import * as weatherFacts from './weather-facts.ts';
import { extremeHour, nearestHour, pressureBefore, sum, valuesOf } from '../../domain/weather/index.ts';
import type { WeatherHour } from '../../domain/weather/index.ts';
import { sectorAsked } from './wind-course.ts';
import { isInSector, isOfShore } from '../../domain/windows/index.ts';
import { bounds } from '../bounds.ts';

/** `isDayFirst`: the day is the answer, and begins the line. */
type DayAsked = weatherFacts.WeatherAsked & { readonly isDayFirst?: boolean };

/** `Rain tomorrow: likely from 14:00, 4 mm.`: of a day the hour that matters, the strongest wind or the thickest fog; with a time, that hour. `undefined` without a forecast. */
export function weatherFirstLine(asked: DayAsked): string | undefined {
  const { format, weather, question } = asked;
  const hours = hoursFromSector(asked, weatherFacts.hoursAsked(asked));
  const { aspect } = question;
  if (aspect === 'rain') return rainLine(asked, hours);
  if (aspect === 'pressure' && (weatherFacts.isTimeless(asked) || weatherFacts.isAtNow(asked)))
    return pressureLine(asked);
  const nearest =
    !asked.isDayFirst && weatherFacts.isAboutNow(asked) ? nearestHour(weather.hours, format.now) : undefined;
  const now = nearest && hoursFromSector(asked, [nearest, ...hours]).includes(nearest) ? nearest : undefined;
  const line = measureLine(asked, aspect, hours, now);
  if (line === undefined) return undefined;
  const feel = aspect === 'water-temperature' ? waterFeel(format, now ? [now] : hours) : undefined;
  const { limit } = question;
  const isUnknown = aspect === 'wind' && limit !== undefined && isOfShore(limit) && !sectorAsked(format, question);
  const unknown = isUnknown ? format.say('problem-shore-unknown') : undefined;
  return sentences(unknown, withVerdict(format, verdictOf(asked, hours), line), feel);
}

/** `Cold: a wetsuit is advised.`: what water of a temperature is to who goes in, which most who ask for it want to know. */
function waterFeel(format: FormatContext, hours: readonly WeatherHour[]): string | undefined {
  const [cold, warm] = (['cold', 'warm'] as const).map((state) =>
    weatherFacts.verdictOn('water-temperature', state, hours),
  );
  if (cold === undefined) return undefined;
  return format.say('headline-water-feel', { feel: cold === 'yes' ? 'cold' : warm === 'yes' ? 'warm' : 'cool' });
}

/** The hours with a wind from the quarter that is asked after, if there are any; else all of them. */
function hoursFromSector({ format, question }: weatherFacts.WeatherAsked, hours: readonly WeatherHour[]) {
  const sector = sectorAsked(format, question);
  if (!sector) return hours;
  const among = hours.filter(({ values }) => isInSector(sector, values[sector.attribute] ?? NaN));
  return among.length > 0 ? among : hours;
}

/** Whether some hours are within the limit, or in the state, that is asked after. */
function verdictOf({ format, question }: Omit<weatherFacts.WeatherAsked, 'day'>, hours: readonly WeatherHour[]) {
  const { aspect, state, limit } = question;
  const sector = sectorAsked(format, question);
  const attribute = aspect === 'rain' ? 'precipitation' : weatherFacts.measures[aspect].attribute;
  if (sector && aspect === 'wind')
    return hours.some(({ values }) => isInSector(sector, values[sector.attribute] ?? NaN)) ? 'yes' : 'no';
  if (limit?.kind !== 'weather' || limit.attribute !== attribute) {
    const verdict = windVerdict(question, hours) ?? weatherFacts.verdictOn(aspect, state, hours);
    // `Not too high, the waves?`: no alone would be read as `not too high`.
    return verdict === 'no' && state === 'calm' ? 'not-calm' : verdict === 'said' ? undefined : verdict;
  }
  return weatherFacts.verdictOnLimit(limit.range, valuesOf(hours, attribute));
}

/** `Is it stormy?` asks of wind and gusts at once: the graver verdict is said before the first of them, and none before the other. */
function windVerdict({ aspect, aspects = [], state }: AspectQuestion, hours: readonly WeatherHour[]) {
  const both = aspects.filter((one) => one === 'wind' || one === 'gust');
  if (both.length < 2 || both.every((one) => one !== aspect)) return undefined;
  const verdicts = new Set(both.map((one) => weatherFacts.verdictOn(one, state, hours)));
  const order = ['yes', 'some', 'no'] as const;
  return both[0] === aspect ? (state === 'calm' ? order.toReversed() : order).find((one) => verdicts.has(one)) : 'said';
}

/** `Wind in Kiel tomorrow: up to SW 17 kn, at 14:00.`, `down to SW 4 kn, at 06:00` where the least of the day is asked for. */
function measureLine(
  asked: DayAsked,
  aspect: weatherFacts.Measured,
  hours: readonly WeatherHour[],
  now: WeatherHour | undefined,
): string | undefined {
  const { format, question } = asked;
  const wanted = (['most', 'least'] as const).find((one) => one === question.superlative);
  const { attribute, key, ...measure } = weatherFacts.measures[aspect];
  const [day, what] = [dayOf(asked), format.say(key)];
  const isRanged = measure.range === 'always' || (measure.range && !now);
  if (isRanged && question.time === undefined && !wanted) {
    const range = rangeText(format, hours, attribute);
    return range === '' ? undefined : valueLine(format, day, what, range);
  }
  const extreme = wanted ?? measure.extreme;
  const hour = extremeHour(hours, attribute, extreme);
  if (!hour) return undefined;
  const isFelt = aspect === 'temperature' && hours.length === 1;
  const value = (isFelt && temperatureText(format, hour.values)) || valueText(format, aspect, hour.values);
  const args = { day, what, value, time: clock(format, hour.at) };
  if (asked.isDayFirst)
    return format.say(`headline-day-${extreme}`, { ...args, day: capital(day), what: behindColon(format, what) });
  if (now && hours.length > 1 && now.values[attribute] !== undefined) {
    const nowText = valueText(format, aspect, now.values);
    // The most of the day may be what there is.
    const [amount, most] = [now, hour].map(({ values }) =>
      written(format, attribute, { [attribute]: values[attribute] }),
    );
    const key = amount === most ? 'headline-now' : `headline-now-${extreme}`;
    return format.say(key, { ...args, now: nowText });
  }
  if (now && hours.length === 1) return format.say('headline-now', { ...args, now: value });
  return format.say(hours.length === 1 ? 'headline-at' : `headline-${extreme}`, args);
}

function dayOf({ format, day, question: { time, part } }: weatherFacts.WeatherAsked): string {
  return partWords(format, day, time === undefined ? part : undefined);
}

/** `Wind on Friday …: up to 12 kn at 14:00. That is the least from Monday … to Sunday …`: the day with the most or least; of two days, what the other has. */
export function weatherSuperlativeLine(asked: weatherFacts.WeatherDays): string | undefined {
  const { format, weather, question } = asked;
  const { aspect } = question;
  // Without one, the end that matters.
  const { superlative = aspect === 'rain' ? 'most' : weatherFacts.measures[aspect].extreme } = question;
  const { known, found } = weatherFacts.comparedDays({ ...asked, question: { ...question, superlative } });
  // Of the day that is found, what is said of any day.
  const { state: _, limit: __, superlative: ___, ...plain } = question;
  const isDayFirst = question.superlative !== undefined && known.length !== 2;
  const line =
    found &&
    ((isDayFirst && daysAlike(asked, known, found)) ||
      weatherFirstLine({ format, weather, day: found, question: plain, isDayFirst }));
  const [first, last] = [known[0], known.at(-1)];
  if (line === undefined || !first || !last) return undefined;
  const window = { from: first.window.from, to: last.window.to };
  const period = periodWords(format, { window, isNamed: true });
  if (question.superlative === undefined && aspect !== 'rain' && weatherFacts.measures[aspect].range) {
    const { attribute, key } = weatherFacts.measures[aspect];
    const range = rangeText(format, within(weather.hours, window), attribute);
    return valueLine(format, period, format.say(key), range);
  }
  const extreme = superlative === 'least' ? 'headline-minimum' : 'headline-maximum';
  const verdict = verdictOf(asked, within(weather.hours, window));
  const worst = format.say(extreme, { period, line });
  const before = verdict === 'yes' ? firstDayLine(asked, known, found) : undefined;
  if (before !== undefined) return withVerdict(format, verdict, `${before} ${worst}`);
  return withVerdict(format, verdict, known.length === 2 ? besideOther(asked, [first, last], found, line) : worst);
}

/** What the other one of two days has, and how far apart they are where that is asked. */
function besideOther(
  asked: weatherFacts.WeatherDays,
  [first, last]: readonly [Day, Day],
  found: Day | undefined,
  line: string,
) {
  const { format, question } = asked;
  const other = found === first ? last : first;
  const [value = '', most = ''] = [other, found].map((day) => weatherFigure({ ...asked, days: [day ?? first] })?.shown);
  const by = question.superlative && differenceText(format, value, most);
  const apart = by && format.say('headline-difference', { by });
  const args = { what: capital(dayWords(format, other)), value: [value, apart].filter(Boolean).join(', ') };
  return `${line} ${format.say('headline-fact', args)}`;
}

/** The first day that is so, before the worst: who asks whether a storm comes is not to think that it is still fine until then. */
function firstDayLine(asked: weatherFacts.WeatherDays, known: readonly Day[], worst: Day | undefined) {
  const { format, weather, question } = asked;
  if (question.superlative !== undefined) return undefined;
  const isSo = (day: Day) => verdictOf(asked, weatherFacts.hoursAsked({ format, weather, day, question })) === 'yes';
  const first = known.find(isSo);
  const { state: _, limit: __, ...plain } = question;
  return first && first !== worst ? weatherFirstLine({ format, weather, day: first, question: plain }) : undefined;
}

/** The days that are as good as the one that was found, or what it has of rain: `On Tuesday and on Saturday: rain 0.0 mm.` */
function daysAlike(asked: weatherFacts.WeatherDays, known: readonly Day[], found: Day): string | undefined {
  const { format, question } = asked;
  const figureOf = (day: Day): Figure | undefined => weatherFigure({ ...asked, days: [day] });
  const figure = figureOf(found);
  const alike = known.filter((day) => figureOf(day)?.shown === figure?.shown);
  if (!figure || (alike.length < 2 && question.aspect !== 'rain')) return undefined;
  const names = alike.map((day) => partWords(format, day, question.part));
  const days = new Intl.ListFormat(format.language, { type: 'conjunction' }).format(names);
  const what = alike.length === known.length ? format.say('headline-each-day') : capital(days);
  return format.say('headline-fact', { what, value: `${behindColon(format, figure.what)} ${figure.shown}` });
}

/** Our choice: so much more of it makes a day a worse one, as a wind of one step more. */
const feltRainMm = 3;

/** The figure of all those days, by which places are compared, as their lines show it; `undefined` where nothing is known. */
export function weatherFigure({ days, ...asked }: weatherFacts.WeatherDays): Figure | undefined {
  const known = days.map((day) => weatherFacts.figureOn({ ...asked, day })).filter((figure) => !Number.isNaN(figure));
  if (known.length === 0) return undefined;
  const { format, question } = asked;
  const { aspect, superlative } = question;
  if (aspect === 'rain') {
    const mm = sum(known);
    return { what: format.say('headline-rain-amount'), value: mm, shown: rain(format, mm), worse: mm / feltRainMm };
  }
  const { attribute, extreme, key, felt = Infinity } = weatherFacts.measures[aspect];
  const isLeast = extreme === 'least' || (aspect === 'temperature' && superlative === 'least');
  const value = isLeast ? Math.min(...known) : Math.max(...known);
  const shown = plainValue(format, aspect, { [attribute]: value });
  return { what: format.say(key), value, shown, worse: value / felt };
}

/** `Air pressure now: 1004 hPa, falling slowly.` */
function pressureLine(asked: weatherFacts.WeatherAsked): string | undefined {
  const { format, weather } = asked;
  const { hours } = weather;
  const now = nearestHour(hours, format.now);
  const hPa = now?.values.pressure;
  if (!now || hPa === undefined) return undefined;
  const before = pressureBefore(hours, now);
  const args = { what: format.say('headline-pressure'), now: pressureTrend(format, hPa, before) };
  const { state } = asked.question;
  const change = (hPa - (before ?? NaN)) * (state === 'falling' ? -1 : 1);
  const isAsked = (state === 'rising' || state === 'falling') && before !== undefined;
  // In three hours less than 0.1 hPa is no change.
  const verdict = isAsked ? (change >= 0.1 ? 'yes' : 'no') : undefined;
  return withVerdict(format, verdict, format.say('headline-now', args));
}

/** `Visibility: not in this forecast.`, where there is one of that day, at sea for the sea; else `undefined`. */
export function unknownMeasure({ format, weather, day, question: { aspect } }: weatherFacts.WeatherAsked) {
  const { hours } = weather;
  const isAirMeasure = aspect === 'fog' || aspect === 'gust' || aspect === 'cloud' || aspect === 'pressure';
  if ((!isAirMeasure && aspect !== 'uv') || within(hours, day.window).length === 0) return undefined;
  const { attribute, key } = weatherFacts.measures[aspect];
  const isUnknown = valuesOf(hours, attribute).length === 0;
  return isUnknown ? format.say('headline-unknown-measure', { what: format.say(key) }) : undefined;
}

/** The value of a measure in an hour, of the wind with its gusts, and of waves with their period; empty where it has none. */
function valueText(format: FormatContext, aspect: weatherFacts.Measured, values: WeatherHour['values']): string {
  const { gust, windDirection } = values;
  const plain = plainValue(format, aspect, values);
  const { period } = weatherFacts.measures[aspect];
  if (period) return [plain, plain && written(format, period, values)].filter(Boolean).join(', ');
  if (aspect !== 'wind' || plain === '') return plain;
  const gusts = gust !== undefined && format.say('weather-gusts', { gust: windNumber(format, gust) });
  return [withShore(format, plain, windDirection), gusts].filter(Boolean).join(', ');
}

/** `14 kn from W`: that alone; empty where the hour has none. */
export function plainValue(format: FormatContext, aspect: weatherFacts.Measured, values: WeatherHour['values']) {
  const { attribute, from } = weatherFacts.measures[aspect];
  const shown = written(format, attribute, values);
  const degrees = from && values[from];
  if (shown === '' || degrees === undefined) return shown;
  return format.say('weather-from', { value: shown, from: compass(format, degrees) });
}

/** `14 kn from W (offshore)`: how the wind blows at an open coast. */
function withShore(format: FormatContext, wind: string, fromDeg: number | undefined): string {
  const shore = fromDeg === undefined ? 'unknown' : shoreOf(format, fromDeg);
  return shore === 'unknown' ? wind : format.say('weather-shore', { wind, shore });
}

function shoreOf(format: FormatContext, fromDeg: number): ReturnType<NonNullable<Answer['lee']>>['shore'] {
  const seaward = format.seawardDeg?.();
  if (seaward === undefined) return 'unknown';
  const angle = Math.abs(((fromDeg - seaward + 540) % 360) - 180);
  return angle <= bounds.straightDeg ? 'on' : angle >= 180 - bounds.straightDeg ? 'off' : 'cross';
}

/** How a coast lies to the wind that is named, else to the strongest of the day; `undefined` where no shelter is asked for. */
export function leeOf({
  format,
  weather,
  days: [day],
  question: { state, limit, part },
}: Pick<weatherFacts.WeatherDays, 'format' | 'weather' | 'days'> & { readonly question: Question }) {
  if (state !== 'sheltered') return undefined;
  const named = limit?.kind === 'sector' ? limit.fromDeg + ((limit.toDeg - limit.fromDeg + 360) % 360) / 2 : undefined;
  const fromDeg =
    named ?? extremeHour(within(weather.hours, windowOf(day, part)), 'windSpeed', 'most')?.values.windDirection;
  return fromDeg === undefined ? undefined : { wind: compass(format, fromDeg % 360), shore: shoreOf(format, fromDeg) };
}

/** `Rain tomorrow: from 14:00 to 16:00, 4 mm.`, without an end where the hours end in rain; `No rain tomorrow.`; at a time how much. */
function rainLine(asked: weatherFacts.WeatherAsked, hours: readonly WeatherHour[]): string | undefined {
  const { format, question } = asked;
  const { state } = question;
  const day = dayOf(asked);
  const known = hours.filter(({ values }) => values.precipitation !== undefined);
  if (known.length === 0) return undefined;
  const wet = known.filter(({ values }) => (values.precipitation ?? 0) >= noRainMm);
  const [first, last] = [wet[0], wet.at(-1)];
  const amount = rain(format, sum(valuesOf(known, 'precipitation')));
  // An hour's rain fell in the hour before it.
  const startOf = ({ at }: WeatherHour): string => clock(format, at - hourMs);
  if (question.time !== undefined && known[0]) {
    const what = format.say('headline-rain-amount');
    const args = { what, day, time: startOf(known[0]), value: amount, now: amount };
    const isSo = state === 'present' || state === 'dry' ? (state === 'present') === wet.length > 0 : undefined;
    const verdict = isSo === undefined ? undefined : isSo ? 'yes' : 'no';
    return withVerdict(format, verdict, format.say(weatherFacts.isAtNow(asked) ? 'headline-now' : 'headline-at', args));
  }
  if (!first || !last) {
    // `No rain tomorrow` is an answer to `will it rain` already.
    return withVerdict(format, state === 'dry' ? 'yes' : undefined, format.say('headline-dry', { day }));
  }
  const hasBreaks = known.indexOf(last) - known.indexOf(first) >= wet.length;
  const isToEnd = last === known.at(-1);
  const spell = isToEnd ? 'open' : 'until';
  const showers = isToEnd && first === known[0] ? 'all-day' : 'at-times';
  const line = format.say('headline-rain', {
    course: hasBreaks ? showers : spell,
    day,
    time: startOf(first),
    until: clockUntil(format, last.at),
    amount,
  });
  return withVerdict(format, state === 'dry' ? 'no' : state === 'present' ? 'yes' : undefined, line);
}
