import type { Day, Question } from '../../domain/question/index.ts';
import type { Coefficient, Extreme } from '../../domain/tide/index.ts';
import { civilDate, within, type Window } from '../../domain/time.ts';
import { clock, dateAndClock, dayName, height, type FormatContext } from '../format.ts';
import { dayWords, sentences, withVerdict } from '../headline.ts';
import { periodWords, type Period } from '../period-words.ts';
import { thresholdLines } from './level-lines.ts';
import { nextTurnsLine, phaseLine, verdictOnTurn } from './springs-lines.ts';
import { tideFirstLine } from './tide-lines.ts';
import { rangeOf } from './tide-view.ts';
import { nearestLine, tideHeight, type TideAsked } from './water-lines.ts';

/** Springs and neaps are a week apart: so many days are near the same. */
const mostOfOnePhase = 3;

/** As `tideFirstLine`, of several days together, the first of which is asked about; `undefined` where each has a line of its own. */
export function tidePeriodLines(asked: TideAsked, days: readonly Day[]): string[] | undefined {
  const { aspect, heightM, time, state } = asked.question;
  const { format, tide, day } = asked;
  if (days.length === 1) return undefined;
  const period = periodWords(format, { window: spanOf(days), isNamed: true });
  if (aspect === 'above' || aspect === 'below') {
    return heightM === undefined ? undefined : thresholdLines(asked, days, { side: aspect, heightM, period });
  }
  if (aspect === 'compare-high' || aspect === 'compare-low' || aspect === 'compare-range') {
    return listed(comparedLine(asked, days, aspect));
  }
  if (aspect === 'stand') return listed(tideFirstLine(asked));
  if (aspect === 'springs' || aspect === 'big-tide') {
    const largest = largestTideLine(asked, days, period);
    if (largest === undefined) return undefined;
    const phase = days.length > mostOfOnePhase ? undefined : phaseLine(asked, day);
    const line = sentences(phase, nextTurnsLine(asked, days), largest) ?? '';
    return [withVerdict(format, verdictOnTurn(tide, days, state), line)];
  }
  const isTimed = (aspect === 'high' || aspect === 'low') && time !== undefined;
  return isTimed ? listed(nearestLine(asked, days, aspect, time)) : undefined;
}

function listed(line: string | undefined): string[] | undefined {
  return line === undefined ? undefined : [line];
}

function spanOf(days: readonly Day[]): Window {
  return { from: days[0]?.window.from ?? 0, to: days.at(-1)?.window.to ?? 0 };
}

/** `Highest water in Brest: tomorrow 7.3 m (05:40), today 7.2 m (17:22).`, the greater first. */
function comparedLine(
  { format, tide }: TideAsked,
  days: readonly Day[],
  aspect: 'compare-high' | 'compare-low' | 'compare-range',
): string | undefined {
  const { words } = format;
  const isRange = aspect === 'compare-range';
  const sign = aspect === 'compare-low' ? -1 : 1;
  const figures = days.flatMap((day) => {
    const extremes = within(tide.extremes, day.window);
    const [top] = extremes.toSorted((a, b) => sign * (b.heightM - a.heightM));
    if (!top || extremes.length < 2) return [];
    const heightM = isRange ? rangeOf(extremes) : top.heightM;
    const named = {
      day: dayWords(format, day),
      height: tideHeight(format, tide, heightM),
      time: clock(format, top.at),
    };
    return [{ heightM, shown: words.say(isRange ? 'headline-compared-day' : 'headline-compared-day-at', named) }];
  });
  if (figures.length < days.length) return undefined;
  const inOrder = figures.toSorted((a, b) => b.heightM - a.heightM).map(({ shown }) => shown);
  return words.say(`headline-${aspect}`, { list: inOrder.join(', ') });
}

/** `Highest water in Brest from Monday 23 to Sunday 29 November: 7.2 m, Thu 26 Nov 06:12; lowest 0.9 m, Thu 26 Nov 12:30.` */
function largestTideLine({ format, tide }: TideAsked, days: readonly Day[], period: string): string | undefined {
  const shown = days.flatMap(({ window }) => within(tide.extremes, window));
  const byHeight = shown.toSorted((a, b) => a.heightM - b.heightM);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  if (!lowest || !highest) return undefined;
  return format.words.say('headline-largest', {
    day: period,
    high: tideHeight(format, tide, highest.heightM),
    highAt: dateAndClock(format, highest.at),
    low: tideHeight(format, tide, lowest.heightM),
    lowAt: dateAndClock(format, lowest.at),
  });
}

type Superlative = NonNullable<Question['superlative']>;

/** `Highest water in Brest from … to …: 7.9 m, Sat 20 Mar 2027 06:12.` Heights are as precise as a range of `rangeM` has them. */
export function extremeWaterLine(
  format: FormatContext,
  { heightM, at }: Extreme,
  asked: { readonly key: 'highest' | 'lowest' | 'lowest-daylight'; readonly period: Period; readonly rangeM: number },
): string {
  return format.words.say(`headline-extreme-${asked.key}`, {
    period: periodWords(format, asked.period),
    height: height(format, heightM, asked.rangeM),
    when: dateAndClock(format, at),
  });
}

/** `Highest coefficient from … to …, at Brest: 105, Thu 24 Dec 05:12.` */
export function extremeCoefficientLine(
  format: FormatContext,
  { at, coefficient }: Coefficient,
  superlative: Exclude<Superlative, 'best'>,
  period: Period,
): string {
  const args = { period: periodWords(format, period), coefficient, when: dateAndClock(format, at) };
  return format.words.say(`headline-extreme-coefficient-${superlative}`, args);
}

/** `Greatest range in Brest from … to …: 6.9 m, Thu 24 Dec.` */
export function extremeRangeLine(
  format: FormatContext,
  turns: readonly [Extreme, Extreme],
  superlative: Exclude<Superlative, 'best'>,
  period: Period,
): string {
  return format.words.say(`headline-extreme-range-${superlative}`, {
    period: periodWords(format, period),
    height: height(format, rangeOf(turns), Infinity),
    day: dayName(format, civilDate(turns[1].at, format.zone)),
  });
}
