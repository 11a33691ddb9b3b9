import type { PartOfDay, TideState, Day } from '../../domain/question/index.ts';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { instantOf, minuteMs, type Instant, type Window } from '../../domain/time.ts';
import { capital, clock, clockOn, type FormatContext } from '../format.ts';
import { inUnits, waterInText } from './headline-tide-level.ts';
import { dayWords, partWords, windowOf } from '../headline.ts';
import type { TideView } from './tide.ts';

/** Within so long of high or low water the sea hardly moves: 2 % of the range of a semidiurnal tide. */
const standMs = 30 * minuteMs;
/** So long before and behind high water, or while less than a tenth of the range is missing, people call the sea high. */
const calledMs = 45 * minuteMs;
const calledShare = 0.1;

/** The parts of a question that a state depends on. */
type TideMoment = {
  readonly state?: TideState;
  readonly time?: string;
  readonly part?: PartOfDay;
};

/** The instant of a time of a day; without one, now. */
export function instantAsked({ now, zone }: FormatContext, day: Day, time: string | undefined): Instant {
  return time === undefined ? now : instantOf(day.date, time, zone);
}

type State = 'near-high' | 'near-low' | 'rising' | 'falling';
/** A state with the water that the tide is on its way to, and the one that the sea is called by. */
type StateOnWay = {
  readonly found: State;
  readonly after: Extreme;
  readonly called?: Extreme['kind'] | undefined;
};

export function stateOf(tide: TideView, at: Instant): StateOnWay | undefined {
  const [, after] = around(tide.extremes, at);
  const found = stateAt(tide, at);
  return found && after ? { found, after, called: calledAt(tide, at) } : undefined;
}

export function stateAt({ extremes }: TideView, at: Instant): State | undefined {
  const [before, after] = around(extremes, at);
  const near = [before, after].find((one) => one && Math.abs(one.at - at) <= standMs);
  if (near) return near.kind === 'high' ? 'near-high' : 'near-low';
  if (!after) return undefined;
  return after.kind === 'high' ? 'rising' : 'falling';
}

/** `high` where people would call the sea so. */
function calledAt({ extremes, levels }: TideView, at: Instant): Extreme['kind'] | undefined {
  const [before, after] = around(extremes, at);
  const level = levelBetween(levels, at);
  if (!before || !after || level === undefined) return undefined;
  const nearM = calledShare * Math.abs(after.heightM - before.heightM);
  return [before, after].find((one) => Math.abs(one.at - at) <= calledMs || Math.abs(one.heightM - level) <= nearM)
    ?.kind;
}

/** Whether an instant lies in a window. */
export function isWithin(at: Instant, { from, to }: Window): boolean {
  return at >= from && at < to;
}

function around(extremes: readonly Extreme[], at: Instant): [Extreme | undefined, Extreme | undefined] {
  return [extremes.findLast((one) => one.at <= at), extremes.find((one) => one.at > at)];
}

/** `Yes: high water was at 14:17, it falls now, 5.6 m.`, `Nearly: …`. Without a state asked after, the same without yes and no. */
export function stateLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { state, time }: TideMoment,
): string | undefined {
  const { words } = format;
  const at = instantAsked(format, day, time);
  const [before, after] = around(tide.extremes, at);
  const level = levelBetween(tide.levels, at);
  const found = stateAt(tide, at);
  if (!before || !after || level === undefined || !found) return undefined;
  const isNearer = at - before.at <= after.at - at;
  const nearest = isNearer ? before : after;
  const key = time === undefined ? (isNearer ? 'was' : 'comes') : 'then';
  const line = words.say(`headline-state-${key}`, {
    water: waterInText(format, nearest.kind),
    time: clock(format, nearest.at),
    asked: clock(format, at),
    day: dayWords(format, day),
    height: inUnits(format, tide, level),
    way: words.say(after.kind === 'high' ? 'headline-way-up' : 'headline-way-down'),
  });
  if (state === undefined || state === 'passable' || state === 'afloat' || state === 'springs' || state === 'neaps') {
    return capital(line);
  }
  const isSo = holds(state, { found, after, called: calledAt(tide, at) });
  // In German the names of a way mean its end as well, so that neither yes nor no is true of its first half.
  const isFirstHalf = at - before.at < after.at - at;
  if (isSo && isFirstHalf && nearest.kind === farEnd[state])
    return words.say(`headline-state-${state}-${nearest.kind}`, { line });
  const isAlmost = !isSo && almostHolds(state, level, [before, after]);
  return words.say(isSo ? 'headline-yes' : isAlmost ? 'headline-nearly' : 'headline-no-answer', { line });
}

/** So near to high or low water, of the range between them, a plain no would mislead. Our choice. */
const almostShare = 0.25;

/** Whether the sea is so high, or so low, that people call it in, or out, though high or low water is a while off. */
function almostHolds(state: TideState, level: number, turns: readonly Extreme[]): boolean {
  if (state !== 'high' && state !== 'low') return false;
  const heights = turns.map(({ heightM }) => heightM);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const share = (level - low) / (high - low);
  return state === 'high' ? share >= 1 - almostShare : share <= almostShare;
}

/** The water that a way leads from. */
const farEnd: Readonly<Partial<Record<TideState, Extreme['kind']>>> = { ebb: 'high', flood: 'low' };

/** `Rising in Granville tomorrow: 00:06–05:46, 12:20–18:09.`: of a day or a part of it rather than a moment, when it rises or falls. */
export function slopesLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  { state, part }: TideMoment,
): string | undefined {
  if (state === undefined) return turnsLine(format, tide, day, part);
  const { extremes } = tide;
  const asked = windowOf(day, part);
  const isNow = isWithin(format.now, asked);
  const ways = state === 'rising' || state === 'falling' ? [state] : (['rising', 'falling'] as const);
  const lines = ways.flatMap((way) => {
    const end = way === 'rising' ? 'high' : 'low';
    const toCome = extremes
      .map((to, index) => ({ from: extremes[index - 1], to }))
      .filter(({ to }) => to.kind === end && to.at >= asked.from && (to.at > format.now || !isNow));
    const slopes = toCome.filter(({ from }) => from && from.at < asked.to);
    // Late in the evening the next one is tomorrow's.
    const value = (slopes.length === 0 && isNow ? toCome.slice(0, 1) : slopes)
      .flatMap(({ from, to }) =>
        from ? `${clockOn(format, from.at, day.date)}–${clockOn(format, to.at, day.date)}` : [],
      )
      .join(', ');
    const what = format.words.say(`headline-when-${way}`);
    const when = partWords(format, day, part);
    return value === '' ? [] : format.words.say('headline-value', { day: when, what, value });
  });
  return lines.length > 0 ? lines.join(' ') : undefined;
}

/** `Tides in Dover tomorrow: out at 07:00 (1.0 m), in at 11:46 (7.0 m).`: `in or out`, of a day or a part of it, is answered by the turns in it and around. */
function turnsLine(format: FormatContext, tide: TideView, day: Day, part: PartOfDay | undefined): string | undefined {
  const { words } = format;
  const asked = windowOf(day, part);
  const from = isWithin(format.now, asked) ? format.now : asked.from;
  const [before] = around(tide.extremes, from);
  const [, after] = around(tide.extremes, asked.to - 1);
  if (!before || !after) return undefined;
  const turns = tide.extremes.filter(({ at }) => at >= before.at && at <= after.at);
  const way = after.kind === 'high' ? 'headline-when-rising' : 'headline-when-falling';
  const value = turns
    .map(({ kind, at, heightM }) => {
      const args = { time: clockOn(format, at, day.date), height: inUnits(format, tide, heightM) };
      return words.say(`headline-turn-${kind}`, args);
    })
    .join(', ');
  const what = words.say(turns.length > 2 ? 'tide-phase' : way);
  return words.say('headline-value', { day: partWords(format, day, part), what, value });
}

/** Whether a state that is asked after holds. Whether a way is passable, or a boat afloat, no tide says, and springs no hour of it. */
export function holds(state: TideState, { found, after, called }: StateOnWay): boolean {
  switch (state) {
    case 'passable':
    case 'afloat':
    case 'springs':
    case 'neaps':
      return true;
    case 'ebb':
      return after.kind === 'low' || found === 'near-low';
    case 'flood':
      return after.kind === 'high' || found === 'near-high';
    case 'high':
      return called === 'high';
    case 'low':
      return called === 'low';
    case 'rising':
      return after.kind === 'high';
    case 'falling':
      return after.kind === 'low';
    default:
      return state satisfies never;
  }
}
