import { windowOfDays, type Days, type HourSpan } from '../../domain/question/index.ts';
import { minuteMs } from '../../domain/instant.ts';
import { civilDate, dayWindow, hourMs, type Instant, within } from '../../domain/time.ts';
import { sum } from '../../domain/weather/index.ts';
import { capital, clock, clockUntil, dateAndClock, dayName, duration, type FormatContext } from '../format.ts';
import { height } from '../measures.ts';
import { dayWords, periodWords, sentences, valueLine, windowOf, withVerdict, type Period } from '../headline.ts';
import { thresholdLines } from './level-lines.ts';
import { nextTurnsLine, phaseLine, verdictOnTurn } from './springs-lines.ts';
import { standLine } from './tide-stands.ts';
import { outermost, rangeOf } from '../../domain/tide/index.ts';
import { daysInDetail } from './tide-answer.ts';
import { watersOf } from './tide-view.ts';
import { nearestLine, tideHeight, waterName, type TideAsked } from './water-lines.ts';
import { bounds, most } from '../bounds.ts';

/** As the line of an aspect, of several days together, the first of which is asked about; `undefined` where each has a line of its own. */
export function tidePeriodLines(asked: TideAsked, days: Days): readonly string[] | undefined {
  const { aspect, heightM } = asked.question;
  if (days.length === 1) return undefined;
  if (aspect === 'above' || aspect === 'below') {
    return heightM === undefined
      ? undefined
      : thresholdLines(asked, days, { side: aspect, heightM }, daysWords(asked, days));
  }
  const line = linesOfPeriod[aspect]?.(asked, days);
  return line === undefined ? undefined : [line];
}

type LineOf = (asked: TideAsked, days: Days) => string | undefined;

const linesOfPeriod: Readonly<Partial<Record<TideAsked['question']['aspect'], LineOf>>> = {
  'compare-high': comparedLine,
  'compare-low': comparedLine,
  'compare-range': comparedLine,
  'compare-times': timesLine,
  stand: standLine,
  high: watersOfDays('high'),
  low: watersOfDays('low'),
  springs: largestTideLine,
  'big-tide': largestTideLine,
};

function daysWords({ format }: TideAsked, days: Days): string {
  return periodWords(format, { window: windowOfDays(days), isNamed: true });
}

/** `Highest water in Brest: tomorrow 7.3 m (05:40), today 7.2 m (17:22).`, the greater first. */
function comparedLine({ format, tide, question: { aspect } }: TideAsked, days: Days): string | undefined {
  const isRange = aspect === 'compare-range';
  const figures = days.flatMap((day) => {
    const extremes = within(tide.extremes, day.window);
    const { lowest, highest } = outermost(extremes);
    if (!lowest || !highest || extremes.length < 2) return [];
    const top = aspect === 'compare-low' ? lowest : highest;
    const heightM = isRange ? rangeOf(extremes) : top.heightM;
    const named = {
      day: dayWords(format, day),
      height: tideHeight(format, tide, heightM),
      time: clock(format, top.at),
    };
    return [{ heightM, shown: format.say(isRange ? 'headline-compared-day' : 'headline-compared-day-at', named) }];
  });
  if (figures.length < days.length) return undefined;
  const inOrder = figures.toSorted((a, b) => b.heightM - a.heightM).map(({ shown }) => shown);
  return format.say('headline-compare', { aspect, list: inOrder.join(', ') });
}

/** `On Sunday about 55 min later than on Saturday.`: from each water of a day to the one of its kind at the nearest hour of the other, in the mean. */
function timesLine({ format, tide }: TideAsked, days: Days): string | undefined {
  const [first, last] = [days[0], days.at(-1)!];
  const dayMs = last.window.from - first.window.from;
  const shifts = within(watersOf(tide), last.window).flatMap(({ kind, at }) =>
    watersOf(tide)
      .filter((one) => one.kind === kind)
      .map((one) => Math.round((at - one.at - dayMs) / minuteMs))
      .filter((shift) => Math.abs(shift) < bounds.halfTideMinutes)
      .toSorted((a, b) => Math.abs(a) - Math.abs(b))
      .slice(0, 1),
  );
  // Half a tide apart, some of the nearest are before and some behind.
  if (shifts.length === 0 || Math.max(...shifts) - Math.min(...shifts) > bounds.apartMinutes) return undefined;
  const mean = Math.round(sum(shifts) / shifts.length);
  const by = Math.abs(mean) < bounds.sameMinutes ? 'same' : mean > 0 ? 'later' : 'earlier';
  return format.say('headline-compare-times', {
    by,
    day: capital(dayWords(format, last)),
    other: dayWords(format, first),
    duration: duration(format, Math.abs(mean) * minuteMs),
  });
}

/** The water nearest to a time; of many days those in some hours, `Low water from … to … from 09:00 to 14:00: Mon 9 Aug 09:16 (0.5 m), …`: tables say all. */
function watersOfDays(kind: 'high' | 'low'): LineOf {
  return (asked, days) => {
    const { format, tide, question } = asked;
    const { part, time, entry } = question;
    if (time !== undefined) return nearestLine(asked, days, kind, time);
    if (days.length <= most.ofOnePhase || entry !== undefined) return undefined;
    if (part === undefined) return days.length > daysInDetail ? largestTideLine(asked, days) : undefined;
    const { from, to } = windowOf(days[0], part);
    const hours = { from: clock(format, from), to: clockUntil(format, to) };
    const list = days.flatMap((day) => within(watersOf(tide), windowOf(day, part)).filter((one) => one.kind === kind));
    const shown = list.map((one) => `${dateAndClock(format, one.at)} (${tideHeight(format, tide, one.heightM)})`);
    const span = format.say('headline-part', { day: daysWords(asked, days), ...hours });
    return valueLine(format, span, waterName(format, kind), shown.join(', '));
  };
}

/** Springs and neaps of some days, and `Highest water in Brest from Monday 23 to Sunday 29 November: 7.2 m, Thu 26 Nov 06:12; lowest …` */
function largestTideLine(asked: TideAsked, days: Days): string | undefined {
  const { format, tide, day, question } = asked;
  const { lowest, highest } = outermost(days.flatMap(({ window }) => within(tide.extremes, window)));
  if (!lowest || !highest) return undefined;
  const largest = format.say('headline-largest', {
    day: daysWords(asked, days),
    high: tideHeight(format, tide, highest.heightM),
    highAt: dateAndClock(format, highest.at),
    low: tideHeight(format, tide, lowest.heightM),
    lowAt: dateAndClock(format, lowest.at),
  });
  const phase = days.length > most.ofOnePhase ? undefined : phaseLine(asked, day);
  const line = sentences(phase, nextTurnsLine(asked, days), largest) ?? '';
  return withVerdict(format, verdictOnTurn(asked, days, question.state), line);
}

/** `Highest water in Brest from … to …: 7.9 m, Sat 20 Mar 2027 06:12.`, as precise as a range of `rangeM` is. */
export function extremeLine(
  format: FormatContext,
  key: 'headline-extreme' | 'headline-extreme-coefficient' | 'headline-extreme-range',
  period: Period,
  found: { readonly at: Instant; readonly heightM?: number; readonly rangeM?: number },
  args: Readonly<Record<string, string | number>>,
  hours?: HourSpan,
): string {
  const { at, heightM = 0, rangeM = Infinity } = found;
  const day = periodWords(format, period);
  const midnight = dayWindow(civilDate(period.window.from, format.zone), format.zone).from;
  const [from, to] = hours?.map((hour) => clockUntil(format, midnight + hour * hourMs)) ?? [];
  return format.say(key, {
    ...args,
    period: from === undefined || to === undefined ? day : format.say('headline-part', { day, from, to }),
    height: height(format, heightM, rangeM),
    when: dateAndClock(format, at),
    day: dayName(format, civilDate(at, format.zone)),
  });
}
