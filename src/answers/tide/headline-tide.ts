import type { AspectQuestion, TideAspect, TideState, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { levelBetween, springsAndNeaps, turnPhases, type Extreme } from '../../domain/tide/index.ts';
import { civilDate, within, type Instant, type Window } from '../../domain/time.ts';
import {
  capital,
  clock,
  clockOn,
  clockUntil,
  dateAndClock,
  dayName,
  duration,
  durationAhead,
  height,
  type FormatContext,
} from '../format.ts';
import { inUnits, thresholdLine, waterInText, waterName } from './headline-tide-level.ts';
import { dayWords, partWords, windowOf, yesOrNo } from '../headline.ts';
import { holds, instantAsked, isWithin, slopesLine, stateAt, stateLine, stateOf } from './headline-tide-state.ts';
import { verdictOnLimit, withVerdict } from '../weather/headline-weather-state.ts';
import { remainingLine } from './headline-tide-remaining.ts';
import { nextTurnDays } from './springs-days.ts';
import { coefficientOf, rangeOf, watersOf, type TideView } from './tide.ts';
import { standLine } from './tide-stands.ts';

export type TideQuestion = Omit<AspectQuestion, 'state'> & {
  readonly aspect: TideAspect;
  readonly state?: TideState;
};

/**
 * The first line of a tide's answer: `At 15:00 tomorrow: 5.9 m above LAT, near high water.` `undefined` where the view has
 * no levels or no high and low waters there.
 */
export function tideFirstLine(
  format: FormatContext,
  place: Place,
  tide: TideView,
  day: Day,
  question: TideQuestion,
): string | undefined {
  switch (question.aspect) {
    case 'high':
    case 'low':
      return timedWaters(format, tide, day, question, question.aspect);
    case 'next-high':
    case 'next-low':
      return nextOrNotYet(format, tide, day, question);
    case 'rises':
      return slopesLine(format, tide, day, { ...question, state: 'rising' });
    case 'falls':
      return slopesLine(format, tide, day, { ...question, state: 'falling' });
    case 'height':
      return question.time === undefined && (question.part !== undefined || !isToday(format, day))
        ? watersLine(format, tide, day, 'high', question)
        : atEachTime(question, (time) => heightLine(format, tide, day, time));
    case 'rising':
      return question.time === undefined && (question.part !== undefined || !isToday(format, day))
        ? slopesLine(format, tide, day, question)
        : atEachTime(question, (time) =>
            stateLine(format, tide, day, { ...question, ...(time !== undefined && { time }) }),
          );
    case 'above':
    case 'below':
      return levelLine(format, tide, day, question, question.aspect);
    case 'springs':
      return verdictOnSprings(format, tide, day, question, springsLine(format, tide, day, question.count));
    case 'big-tide': {
      // Of several the next ones are asked for, and nothing of the day.
      if (question.count !== undefined) return nextTurnsLine(format, tide, [day], question.count);
      const lines = [coefficientLine(format, tide, day, question), springsLine(format, tide, day)];
      return verdictOnSprings(format, tide, day, question, lines.filter(Boolean).join(' '));
    }
    case 'range':
      return rangeLine(format, tide, day);
    case 'remaining': {
      if (question.time === undefined && !isToday(format, day)) return rangeLine(format, tide, day);
      const level = question.time === undefined ? undefined : heightLine(format, tide, day, question.time);
      const left = remainingLine(format, tide, day, question) ?? rangeLine(format, tide, day);
      return [level, left].filter(Boolean).join(' ');
    }
    case 'stand':
      return standLine(format, place, tide, day, question.state);
    case 'highest':
    case 'lowest':
    case 'compare-high':
    case 'compare-low':
    case 'compare-range':
      // Of several days: `extremeWaterLine`, `tidePeriodLines`.
      return undefined;
    case 'coefficient':
      return verdictOnCoefficient(format, tide, day, question, coefficientLine(format, tide, day, question));
    default:
      return question.aspect satisfies never;
  }
}

/** The lines of all times that are asked about, `at 9, 12 and 15`. */
function atEachTime(
  { time, moreTimes = [] }: TideQuestion,
  lineAt: (time: string | undefined) => string | undefined,
): string | undefined {
  const lines = [time, ...moreTimes].flatMap((one) => lineAt(one) ?? []);
  return lines.length > 0 ? lines.join(' ') : undefined;
}

/** Of a part of the day that has a high water the coefficient of that: `this evening`. */
function coefficientLine(format: FormatContext, tide: TideView, day: Day, { part }: TideQuestion): string | undefined {
  const ofPart = coefficientOf(tide, windowOf(day, part));
  const value = ofPart ?? coefficientOf(tide, day.window);
  const when = ofPart === undefined ? dayWords(format, day) : partWords(format, day, part);
  const what = format.words.say('tide-coefficient');
  return value === undefined ? undefined : format.words.say('headline-value', { day: when, what, value });
}

/** `No: coefficient (Brest) in Brest tomorrow: 99 / 97.`: where it is asked whether it is above or below a number. */
function verdictOnCoefficient(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { limit, part }: TideQuestion,
  line: string | undefined,
): string | undefined {
  if (line === undefined || limit?.kind !== 'coefficient') return line;
  const ofPart = coefficientsOn(tide, windowOf(day, part));
  const asked = ofPart.length > 0 ? ofPart : coefficientsOn(tide, day.window);
  return withVerdict(format, verdictOnLimit(limit.range, asked), line);
}

function coefficientsOn(tide: TideView, window: Window): number[] {
  return within(tide.coefficients ?? [], window).map(({ coefficient }) => coefficient);
}

/** `Tides in Brest today: making, towards springs. Next springs: Thu 26 Nov. Next neaps: Thu 3 Dec.` */
function springsLine(format: FormatContext, tide: TideView, day: Day, count = 1): string | undefined {
  const line = phaseLine(format, tide, day);
  if (line === undefined) return undefined;
  return [count === 1 ? line : '', nextTurnsLine(format, tide, [day], count)].filter(Boolean).join(' ');
}

/** Whether springs or neaps, which are asked after, are on one of some days; `undefined` where neither is asked after. */
export function verdictOnTurn(
  tide: TideView,
  days: readonly Day[],
  state: TideState | undefined,
): 'yes' | 'no' | undefined {
  if (state !== 'springs' && state !== 'neaps') return undefined;
  return days.some(({ window }) => springsAndNeaps(tide.extremes, window) === state) ? 'yes' : 'no';
}

/** `Yes: tides in Brest today: springs.`: where it is asked whether they are. The French call a tide great from a coefficient on. */
function verdictOnSprings(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { aspect, state }: TideQuestion,
  line: string | undefined,
): string | undefined {
  if (!line || (state !== 'springs' && state !== 'neaps')) return line;
  const coefficients = coefficientsOn(tide, day.window);
  const isSo =
    aspect === 'big-tide' && coefficients.length > 0
      ? Math.max(...coefficients) >= leastGreatCoefficient
      : springsAndNeaps(tide.extremes, day.window) === state;
  return withVerdict(format, isSo ? 'yes' : 'no', line);
}

/** As the condition `grandes marées` has it. */
const leastGreatCoefficient = 95;

/** `Tides in Brest today: making, towards springs.` */
export function phaseLine(format: FormatContext, tide: TideView, day: Day): string | undefined {
  const { words } = format;
  const phase = springsAndNeaps(tide.extremes, day.window);
  if (!phase) return undefined;
  const value = words.say(`tide-phase-${phase}`);
  return words.say('headline-value', { day: dayWords(format, day), what: words.say('tide-phase'), value });
}

/** `Next springs: Thu 26 Nov. Next neaps: Thu 3 Dec.`, or all those of a period, or so many; and a larger range on another day. */
export function nextTurnsLine(format: FormatContext, tide: TideView, period: readonly Day[], count?: number): string {
  const { words, zone } = format;
  const { largest, ...turns } = nextTurnDays(tide, period, zone, count);
  const lines = turnPhases.map((phase) => {
    const list = turns[phase].map(({ date }) => dayName(format, date)).join(', ');
    return list === '' ? '' : words.say(`headline-next-${phase}`, { day: list });
  });
  if (largest && period.length === 1) {
    const range = height(format, rangeOf(within(tide.extremes, largest.window)), rangeOf(tide.extremes));
    lines.push(words.say('headline-next-largest-range', { day: dayName(format, largest.date), range }));
  }
  return lines.filter(Boolean).join(' ');
}

/** `Range in Brest today: 6.1 m.` */
function rangeLine(format: FormatContext, tide: TideView, day: Day): string | undefined {
  const extremes = within(tide.extremes, day.window);
  if (extremes.length < 2) return undefined;
  const value = height(format, rangeOf(extremes), rangeOf(tide.extremes));
  return format.words.say('headline-value', {
    day: dayWords(format, day),
    what: format.words.say('tide-range'),
    value,
  });
}

/** `High water at Dover tomorrow: 10:12 (6.5 m), 22:40 (6.3 m).` */
function watersLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  kind: Extreme['kind'],
  { part, entry, state }: Omit<TideQuestion, 'aspect'>,
): string | undefined {
  const { words, now } = format;
  const waters = watersOf(tide).filter((one) => one.kind === kind);
  if (entry === 'latest' && isToday(format, day)) return latestLine(format, tide, waters);
  const window = windowOf(day, part);
  const inPart = waters.filter(({ at }) => isWithin(at, window));
  const asked = entryOf(inPart, entry);
  const inWords = (shown: readonly Extreme[]): string =>
    shown
      .map(({ at, heightM }) =>
        words.say('headline-time-height', {
          time: clockOn(format, at, day.date),
          height: inUnits(format, tide, heightM),
        }),
      )
      .join(', ');
  // Every day has one, and it is asked whether a part of it has.
  const isAsked = state === kind && part !== undefined;
  if (inPart.length > 0) {
    const line = words.say('headline-value', {
      what: waterName(format, kind),
      day: partWords(format, day, part),
      value: inWords(asked),
    });
    const isOver = isToday(format, day) && asked.every(({ at }) => at <= now);
    const answered = withVerdict(format, isAsked ? 'yes' : undefined, line);
    return [answered, isOver ? nextLine(format, tide, kind) : undefined].filter(Boolean).join(' ');
  }
  const nearest = [waters.findLast(({ at }) => at < window.from), waters.find(({ at }) => at >= window.to)];
  const beside = nearest.filter((one) => one !== undefined);
  if (beside.length < 2 && !waters.some(({ at }) => isWithin(at, day.window))) return undefined;
  const list = inWords(beside);
  // Where there is one high water a day, some days go by without it.
  const args = { water: waterInText(format, kind), day: dayWords(format, day), list };
  const none =
    part === undefined
      ? words.say('headline-none-of-day', args)
      : words.say('headline-none-between', {
          ...args,
          from: clock(format, window.from),
          to: clockUntil(format, window.to),
        });
  return withVerdict(format, isAsked ? 'no' : undefined, none);
}

/** `Last high water at Brest: 04:55, 7.3 m, 6 h 05 ago.` */
function latestLine(format: FormatContext, tide: TideView, waters: readonly Extreme[]): string | undefined {
  const { words, now, zone } = format;
  const latest = waters.findLast(({ at }) => at <= now);
  return (
    latest &&
    words.say('headline-latest-water', {
      water: waterInText(format, latest.kind),
      time: clockOn(format, latest.at, civilDate(now, zone)),
      height: inUnits(format, tide, latest.heightM),
      by: duration(format, now - latest.at),
    })
  );
}

/** The one that is asked for; all where there are not so many. */
function entryOf<T>(waters: readonly T[], entry: AspectQuestion['entry']): readonly T[] {
  if (entry === undefined) return waters;
  const one = typeof entry === 'number' ? waters[entry - 1] : waters.at(-1);
  return one === undefined ? waters : [one];
}

/** The waters of a day; where a time is named with them, its height before these. */
function timedWaters(
  format: FormatContext,
  tide: TideView,
  day: Day,
  question: TideQuestion,
  kind: Extreme['kind'],
): string | undefined {
  const waters = watersLine(format, tide, day, kind, question);
  if (question.time === undefined) return waters;
  const heights = atEachTime(question, (time) => heightLine(format, tide, day, time));
  const lines = [heights, waters].filter((line) => line !== undefined);
  return lines.length > 0 ? lines.join(' ') : undefined;
}

function isToday({ now, zone }: FormatContext, { date }: Day): boolean {
  return date === civilDate(now, zone);
}

/** `Next high water at Brest: 18:45, 5.9 m, in 3 h 10.` */
function nextLine(
  format: FormatContext,
  tide: TideView,
  kind: Extreme['kind'],
  { count = 1, from = format.now }: { readonly count?: number | undefined; readonly from?: Instant } = {},
): string | undefined {
  const { words, now, zone } = format;
  const [next, ...others] = watersOf(tide)
    .filter((one) => one.kind === kind && one.at > from)
    .slice(0, count);
  if (!next) return undefined;
  const today = civilDate(now, zone);
  const line = words.say(from > now ? 'headline-next-water-after' : 'headline-next-water', {
    water: waterInText(format, kind),
    after: clockOn(format, from, today),
    time: clockOn(format, next.at, today),
    height: inUnits(format, tide, next.heightM),
    in: durationAhead(format, next.at - now),
  });
  const later = others.map(({ at, heightM }) =>
    words.say('headline-time-height', { time: dateAndClock(format, at), height: inUnits(format, tide, heightM) }),
  );
  return later.length > 0 ? `${line} ${words.say('headline-then', { list: later.join(', ') })}` : line;
}

/** `How much longer does it come in?`, asked while it goes out, has to be told so before the next high water. */
function nextOrNotYet(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { aspect, state, count, part }: TideQuestion,
): string | undefined {
  // `The next one after 17:00`
  const from = part === undefined ? format.now : Math.max(format.now, windowOf(day, part).from);
  const next = nextLine(format, tide, aspect === 'next-high' ? 'high' : 'low', { count, from });
  const now = state === undefined ? undefined : stateOf(tide, format.now);
  if (next === undefined || state === undefined || !now || holds(state, now)) return next;
  return `${stateLine(format, tide, day, { state })} ${next}`;
}

/** `At 15:00 tomorrow: 5.9 m above LAT, near high water.` Without a time, now. */
function heightLine(format: FormatContext, tide: TideView, day: Day, time: string | undefined): string | undefined {
  const at = instantAsked(format, day, time);
  const level = levelBetween(tide.levels, at);
  const state = stateAt(tide, at);
  if (level === undefined || !state) return undefined;
  const args = {
    height: inUnits(format, tide, level),
    datum: tide.datum,
    state: format.words.say(`headline-state-${state}`),
  };
  return time === undefined
    ? format.words.say('headline-height-now', args)
    : capital(format.words.say('headline-height-at', { ...args, time: clock(format, at), day: dayWords(format, day) }));
}

/** When the level is beyond a height; where a time is named, whether it is then: `Yes: at 10:00 tomorrow: 5.9 m above LAT, falling. Above 4.0 m …` */
function levelLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { time, heightM, state }: TideQuestion,
  side: 'above' | 'below',
): string | undefined {
  if (heightM === undefined) return undefined;
  const spans = thresholdLine(format, tide, day, side, heightM);
  const level = time === undefined ? undefined : levelBetween(tide.levels, instantAsked(format, day, time));
  const line = level === undefined ? undefined : heightLine(format, tide, day, time);
  if (spans === undefined || level === undefined || line === undefined) return spans;
  // Whether a boat floats, no height of tide says.
  if (state === 'afloat') return `${line} ${spans}`;
  const isBeyond = side === 'above' ? level > heightM : level < heightM;
  return `${yesOrNo(format, isBeyond, line)} ${spans}`;
}
