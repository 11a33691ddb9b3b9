import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import type { Extreme } from '../../domain/tide/index.ts';
import { instantOf, within } from '../../domain/time.ts';
import { clock, dateAndClock, dayName, type FormatContext } from '../format.ts';
import { inUnits, spansBeyond, thresholdLine, waterName } from './headline-tide-level.ts';
import { dayWords } from '../headline.ts';
import { nextTurnsLine, phaseLine, tideFirstLine, verdictOnTurn, type TideQuestion } from './headline-tide.ts';
import { withVerdict } from '../weather/headline-weather-state.ts';
import { rangeOf, watersOf, type TideView } from './tide.ts';

/** As `tideFirstLine`, of several days together; `undefined` where each has a line of its own. */
export function tidePeriodLines(
  format: FormatContext,
  place: Place,
  tide: TideView,
  days: readonly Day[],
  question: TideQuestion,
): string[] | undefined {
  const { aspect, heightM, time } = question;
  const [first] = days;
  if (!first || days.length === 1) return undefined;
  if ((aspect === 'above' || aspect === 'below') && heightM !== undefined) {
    return thresholdLines(format, tide, days, aspect, heightM);
  }
  if (aspect === 'compare-high' || aspect === 'compare-low' || aspect === 'compare-range') {
    const line = comparedLine(format, tide, days, aspect);
    return line === undefined ? undefined : [line];
  }
  if (aspect === 'stand') {
    const line = tideFirstLine(format, place, tide, first, question);
    return line === undefined ? undefined : [line];
  }
  if (aspect === 'springs' || aspect === 'big-tide') {
    const phase = days.length > mostOfOnePhase ? undefined : phaseLine(format, tide, first);
    const [largest, next] = [largestTideLine(format, tide, days), nextTurnsLine(format, tide, days)];
    if (largest === undefined) return undefined;
    const verdict = verdictOnTurn(tide, days, question.state);
    return [withVerdict(format, verdict, [phase, next, largest].filter(Boolean).join(' '))];
  }
  if ((aspect === 'high' || aspect === 'low') && time !== undefined) {
    const line = nearestLine(format, tide, days, aspect, time);
    return line === undefined ? undefined : [line];
  }
  return undefined;
}

/** Springs and neaps are a week apart: so many days are near the same. */
const mostOfOnePhase = 3;

/** The days on which the level is beyond a height, and that it is not on the others. */
function thresholdLines(
  format: FormatContext,
  tide: TideView,
  days: readonly Day[],
  side: 'above' | 'below',
  heightM: number,
): string[] | undefined {
  const { words } = format;
  const spansOf = days.map((day) => ({ day, spans: spansBeyond(tide, day.window, side, heightM) }));
  if (spansOf.some(({ spans }) => spans === undefined)) return undefined;
  const beyond = spansOf.filter(({ spans }) => spans?.length);
  if (beyond.length === 0) {
    const args = { day: periodWords(format, days), height: inUnits(format, tide, heightM), datum: tide.datum };
    return [words.say(`headline-${side}`, { ...args, value: words.say('headline-never') })];
  }
  const lines = beyond.flatMap(({ day }) => thresholdLine(format, tide, day, side, heightM) ?? []);
  return beyond.length < days.length ? [...lines, words.say('headline-else-never')] : lines;
}

/** `Highest water in Brest: tomorrow 7.3 m (05:40), today 7.2 m (17:22).`, the greater first. */
function comparedLine(
  format: FormatContext,
  tide: TideView,
  days: readonly Day[],
  aspect: 'compare-high' | 'compare-low' | 'compare-range',
): string | undefined {
  const { words } = format;
  const figures = days.flatMap((day) => {
    const extremes = within(tide.extremes, day.window);
    if (extremes.length < 2) return [];
    const sign = aspect === 'compare-low' ? -1 : 1;
    const [top] = extremes.toSorted((a, b) => sign * (b.heightM - a.heightM));
    if (!top) return [];
    const isRange = aspect === 'compare-range';
    const heightM = isRange ? rangeOf(extremes) : top.heightM;
    const when = isRange ? {} : { time: clock(format, top.at) };
    return [{ heightM, args: { day: dayWords(format, day), height: inUnits(format, tide, heightM), ...when } }];
  });
  if (figures.length < days.length) return undefined;
  const key = aspect === 'compare-range' ? 'headline-compared-day' : 'headline-compared-day-at';
  const list = figures
    .toSorted((a, b) => b.heightM - a.heightM)
    .map(({ args }) => words.say(key, args))
    .join(', ');
  return words.say(`headline-${aspect}`, { list });
}

/** `Highest water in Brest from Monday 23 to Sunday 29 November: 7.2 m, Thu 26 Nov 06:12; lowest 0.9 m, Thu 26 Nov 12:30.` */
function largestTideLine(format: FormatContext, tide: TideView, days: readonly Day[]): string | undefined {
  const shown = days.flatMap(({ window }) => within(tide.extremes, window));
  const byHeight = shown.toSorted((a, b) => a.heightM - b.heightM);
  const [lowest, highest] = [byHeight[0], byHeight.at(-1)];
  if (!lowest || !highest) return undefined;
  return format.words.say('headline-largest', {
    day: periodWords(format, days),
    high: inUnits(format, tide, highest.heightM),
    highAt: dateAndClock(format, highest.at),
    low: inUnits(format, tide, lowest.heightM),
    lowAt: dateAndClock(format, lowest.at),
  });
}

/** `High water nearest to 07:00: Thu 26 Nov 07:03, 4.5 m.` */
function nearestLine(
  format: FormatContext,
  tide: TideView,
  days: readonly Day[],
  kind: Extreme['kind'],
  time: string,
): string | undefined {
  const awayMs = ({ at }: Extreme): number =>
    Math.min(...days.map(({ date }) => Math.abs(at - instantOf(date, time, format.zone))));
  const [nearest] = watersOf(tide)
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => awayMs(a) - awayMs(b));
  if (!nearest) return undefined;
  return format.words.say('headline-nearest', {
    water: waterName(format, kind),
    time,
    when: dateAndClock(format, nearest.at),
    height: inUnits(format, tide, nearest.heightM),
  });
}

/** `from Monday 23 November to Sunday 29 November`. */
function periodWords(format: FormatContext, days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  return format.words.say('headline-from-to', {
    first: dayName(format, first.date),
    last: dayName(format, last.date),
  });
}
