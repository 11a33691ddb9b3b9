import { hoursOfPart, type Question } from '../src/domain/question/index.ts';
import { extremeLine, withVerdict, type Period } from '../src/answers/index.ts';
import type { PlaceCommandContext } from '../src/chat/index.ts';
import { timesAbove } from '../src/domain/sky/index.ts';
import { hasCoefficient, outermost, rangeOf, type Extreme } from '../src/domain/tide/index.ts';
import { civilDate, dayWindow, hourMs, minuteMs, within, type Instant, utcDayMs } from '../src/domain/time.ts';
import { orElse } from '../src/problem.ts';
import { coefficientsAtBrest } from './coefficients.ts';

/** The next twelve months, a leap year among them. */
const yearMs = 366 * utcDayMs;

export type FoundTide = { readonly at: Instant; readonly line: string };
type Asked = Pick<PlaceCommandContext, 'format' | 'place' | 'datum' | 'marine' | 'question' | 'period'>;

/** The highest or lowest water, coefficient and range of the days that are named, else of twelve months, as far as the question compares days. */
export async function findSuperlatives(asked: Asked): Promise<readonly FoundTide[]> {
  const period: Period = asked.period
    ? { window: asked.period, isNamed: true }
    : { window: { from: asked.format.now, to: asked.format.now + yearMs }, isNamed: false };
  const found = await Promise.all([coefficient(asked, period), extremeWaters(asked, period)]);
  return found.flat();
}

function sideOf({ aspects, superlative }: Question): 'most' | 'least' | undefined {
  if (superlative === 'least') return 'least';
  return superlative !== undefined || aspects.includes('highest') ? 'most' : undefined;
}

async function coefficient({ format, place, marine, question }: Asked, period: Period): Promise<FoundTide[]> {
  const limit = coefficientLimit(question, period);
  const side = sideOf(question) ?? (limit && (limit.min === undefined ? 'least' : 'most'));
  if (!side || !question.aspects.includes('coefficient') || !hasCoefficient(place)) return [];
  const all = (await coefficientsAtBrest(marine, period.window)) ?? [];
  const found = greatest(all, (one) => (side === 'most' ? one.coefficient : -one.coefficient));
  if (!found) return [];
  const args = { superlative: side, coefficient: found.coefficient };
  const { at, line } = lineOf(format, 'headline-extreme-coefficient', period, found, args);
  const { min = -Infinity, max = Infinity } = limit ?? {};
  const verdict = found.coefficient >= min && found.coefficient <= max ? 'yes' : 'no';
  return [{ at, line: withVerdict(format, limit && verdict, line) }];
}

/** `Any coefficient over 100 this month?`: of several days the greatest says it. */
function coefficientLimit({ limit }: Question, { window: { from, to }, isNamed }: Period) {
  return limit?.kind === 'coefficient' && isNamed && to - from > 2 * utcDayMs ? limit.range : undefined;
}

async function extremeWaters(asked: Asked, period: Period): Promise<FoundTide[]> {
  const { format, place, datum, marine, question } = asked;
  const waters = (['highest', 'lowest'] as const).filter((aspect) => question.aspects.includes(aspect));
  const side = question.superlative && sideOf(question);
  const rangeSide = question.aspects.includes('range') ? side : undefined;
  if (waters.length === 0 && !rangeSide) return [];
  const tide = await marine.tide(place.point, period.window, datum).catch(orElse(undefined));
  // Of days that end with today, those that have been are asked about: `the highest so far this month`.
  const { from, to } = period.window;
  const isOver = to - format.now <= utcDayMs && format.now - from > utcDayMs;
  const extremes = within(tide?.extremes ?? [], { from, to: isOver ? format.now : to });
  // Between the two of a double high water there is no range.
  const apart = within(tide?.waters ?? extremes, period.window);
  const ranges = apart.slice(1).map(({ at, heightM }, index) => {
    return { at, heightM: Math.abs(heightM - (apart[index]?.heightM ?? heightM)) };
  });
  const range = rangeSide && greatest(ranges, ({ heightM }) => (rangeSide === 'most' ? heightM : -heightM));
  return [
    ...waters.flatMap((aspect) => water(asked, extremes, aspect, period)),
    ...(range ? [lineOf(format, 'headline-extreme-range', period, range, { superlative: rangeSide })] : []),
  ];
}

/** Who asks for the best day to walk out at low water goes by day, and who asks for a water in daylight. */
function water(
  { format, place, question }: Asked,
  extremes: readonly Extreme[],
  aspect: 'highest' | 'lowest',
  period: Period,
): FoundTide[] {
  const isByDay = question.superlative === 'best';
  const isLight = ({ at }: Extreme): boolean =>
    timesAbove('sun', place.point, { from: at, to: at + minuteMs }, 'horizon').length > 0;
  const hours = question.part === undefined || isByDay ? undefined : hoursOfPart(question.part);
  const isInHours = ({ at }: Extreme): boolean => {
    const hour = (at - dayWindow(civilDate(at, place.zone), place.zone).from) / hourMs;
    return !hours || (hour >= hours[0] && hour < hours[1]) || hour + 24 < hours[1];
  };
  const { lowest, highest } = outermost(extremes.filter(isByDay ? isLight : isInHours));
  const found = aspect === 'highest' ? highest : lowest;
  if (!found) return [];
  const which = isByDay ? `${aspect}-daylight` : aspect;
  return [lineOf(format, 'headline-extreme', period, { ...found, rangeM: rangeOf(extremes) }, { which }, hours)];
}

function lineOf(...args: Parameters<typeof extremeLine>): FoundTide {
  return { at: args[3].at, line: extremeLine(...args) };
}

function greatest<T>(all: readonly T[], sizeOf: (one: T) => number): T | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  return others.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best), first);
}
