import type { Day, TideState } from '../../domain/question/index.ts';
import { levelBetween, outermost, rangeOf, seaAt, turnsAround } from '../../domain/tide/index.ts';
import type { Extreme, SeaLevel, TideLevel } from '../../domain/tide/index.ts';
import { hourMs, within } from '../../domain/time.ts';
import { capital, clock, clockOn, clockSpans, dateAndClock, duration, percent, type FormatContext } from '../format.ts';
import { dayWords, instantAsked, isWithin, sentences, windowOf, withVerdict, partLine } from '../headline.ts';
import { spansBeyond } from '../../domain/windows/index.ts';
import type { TideView } from './tide-view.ts';
import { tideHeight, waterArgs, waterWord, type TideAsked } from './water-lines.ts';
import { bounds } from '../bounds.ts';

/** `At 15:00 tomorrow: 5.9 m above LAT, near high water.` Without a time, now. */
export function heightLine({ format, tide, day, question }: TideAsked, time: string | undefined): string | undefined {
  const sea = seaAt(tide, instantAsked(format, day, time));
  if (!sea) return undefined;
  const args = {
    height: tideHeight(format, tide, sea.levelM),
    datum: tide.datum,
    state: format.say('headline-state', { state: sea.state }),
  };
  const named = { ...args, time: clock(format, sea.at), day: dayWords(format, day) };
  const line = capital(format.say(time === undefined ? 'headline-height-now' : 'headline-height-at', named));
  if (question.limit?.kind !== 'sill') return sentences(nearHigh(format, tide, question, sea), line);
  const { sillM = 0 } = question.limit;
  const [sill, water] = [sillM, Math.max(0, sea.levelM - sillM)].map((heightM) => tideHeight(format, tide, heightM));
  return sentences(format.say('headline-over-sill', { sill: sill!, water: water! }), line);
}

/**
 * `No: 16:00 is 35 min after high water (5.5 m).`: a way is under water within two hours of it, our choice; when it is free no
 * tide says. Nor does anybody set out on foot an hour after the tide has turned, for it cuts off who does.
 */
function nearHigh(format: FormatContext, tide: TideView, { state }: TideAsked['question'], sea: SeaLevel) {
  const [high, low] = sea.before.kind === 'high' ? [sea.before, sea.after] : [sea.after, sea.before];
  const isNearHigh = Math.abs(high.at - sea.at) <= 2 * hourMs;
  // Where the tide is small nobody is cut off.
  const isFlat = high.heightM - low.heightM < 1;
  if (state !== 'passable' || isFlat || (!isNearHigh && sea.at - low.at <= hourMs)) return undefined;
  const turn = isNearHigh ? high : low;
  const args = { time: clock(format, sea.at), height: tideHeight(format, tide, turn.heightM) };
  const side = turn.at < sea.at ? 'after' : 'before';
  const apart = duration(format, Math.abs(turn.at - sea.at));
  return format.say(isNearHigh ? 'headline-near-high' : 'headline-after-low', { ...args, side, apart });
}

/** `Yes: high water was at 14:17, it falls now, 5.6 m.`, `Nearly: …`. Without a state asked after, the same without yes and no. */
export function stateLine({ format, tide, day, question }: TideAsked, time = question.time): string | undefined {
  const sea = seaAt(tide, instantAsked(format, day, time));
  if (!sea) return undefined;
  const { at, before, after, levelM, way } = sea;
  const isNearer = at - before.at <= after.at - at;
  const nearest = isNearer ? before : after;
  const line = format.say(`headline-state-${time === undefined ? (isNearer ? 'was' : 'comes') : 'then'}`, {
    water: waterWord(format, nearest.kind),
    time: clock(format, nearest.at),
    asked: clock(format, at),
    day: dayWords(format, day),
    height: tideHeight(format, tide, levelM),
    way: format.say('headline-way', { way }),
  });
  const verdict = verdictOnSea(sea, question.state);
  if (verdict === 'far') return format.say('headline-state-far', { state: question.state ?? '', line });
  return verdict ? withVerdict(format, verdict, line) : capital(line);
}

/** `Rising in Granville tomorrow: 00:06–05:46, 12:20–18:09.`: of a day or a part of it rather than a moment, when it rises or falls. */
export function slopesLine(asked: TideAsked, state = asked.question.state): string | undefined {
  if (state === undefined) return turnsLine(asked);
  const { format, tide, day, question } = asked;
  const { now } = format;
  const window = windowOf(day, question.part);
  const isNow = isWithin(now, window);
  const clockAt = (at: number): string => clockOn(format, at, day.date);
  const ways = state === 'rising' || state === 'falling' ? [state] : (['rising', 'falling'] as const);
  const lines = ways.map((way) => {
    const toCome = tide.extremes.flatMap((to, index) => {
      const from = tide.extremes[index - 1];
      const goesThisWay =
        to.kind === (way === 'rising' ? 'high' : 'low') && to.at >= window.from && (to.at > now || !isNow);
      return from && goesThisWay ? [{ from, to }] : [];
    });
    const slopes = toCome.filter(({ from }) => from.at < window.to);
    // Late in the evening the next one is tomorrow's.
    const value = (slopes.length === 0 && isNow ? toCome.slice(0, 1) : slopes)
      .map(({ from, to }) => {
        const by = tideHeight(format, tide, Math.abs(to.heightM - from.heightM));
        return `${clockAt(from.at)}–${clockAt(to.at)} (${duration(format, to.at - from.at)}, ${by})`;
      })
      .join(', ');
    return value === '' ? undefined : partLine(asked, format.say('headline-when', { way }), value);
  });
  return sentences(...lines);
}

/** `Half tide tomorrow: 06:42 (4.1 m, rising), 12:55 (4.0 m, falling).`: when the water is halfway from turn to turn, or so many per cent of that. */
export function halfTideLine(asked: TideAsked): string | undefined {
  const { format, tide, day, question } = asked;
  const { count = 50, state } = question;
  const share = count / 100;
  const halves = tide.extremes.slice(1).flatMap((to, index) => {
    const from = tide.extremes[index] ?? to;
    const way = to.kind === 'high' ? 'rising' : 'falling';
    if (way !== (state ?? way)) return [];
    const heightM = from.heightM + share * (to.heightM - from.heightM);
    const [above] = spansBeyond(tide, { from: from.at, to: to.at }, { side: 'above', heightM }) ?? [];
    return above ? [{ at: way === 'rising' ? above.from : above.to, heightM, way }] : [];
  });
  const shown = within(halves, windowOf(day, question.part)).map(({ at, heightM, way }) => {
    const args = { time: clock(format, at), height: tideHeight(format, tide, heightM), way };
    return format.say('headline-half-tide', args);
  });
  const part = state && `${format.say('headline-when', { way: state })} ${percent(format, share)}`;
  const what = part ?? format.say('tide-half');
  return shown.length === 0 ? undefined : partLine(asked, what, shown.join(', '));
}

/** `Tides in Dover tomorrow: out at 07:00 (1.0 m), in at 11:46 (7.0 m).`: `in or out`, of a day or a part of it, is answered by the turns in it and around. */
function turnsLine(asked: TideAsked): string | undefined {
  const { format, tide, day, question } = asked;
  const { now } = format;
  const window = windowOf(day, question.part);
  const [before] = turnsAround(tide.extremes, isWithin(now, window) ? now : window.from);
  const [, after] = turnsAround(tide.extremes, window.to - 1);
  if (!before || !after) return undefined;
  const turns = tide.extremes.filter(({ at }) => at >= before.at && at <= after.at);
  const shown = turns.map((one) => format.say('headline-turn', waterArgs(format, tide, one, day.date)));
  const way = after.kind === 'high' ? 'rising' : 'falling';
  const what = turns.length > 2 ? format.say('tide-phase') : format.say('headline-when', { way });
  return partLine(asked, what, shown.join(', '));
}

/** When the level is beyond a height; where a time is named, whether it is then: `Yes: at 10:00 tomorrow: 5.9 m above LAT, falling. Above 4.0 m …` */
export function levelLine(asked: TideAsked, side: 'above' | 'below'): string | undefined {
  const { format, tide, day, question } = asked;
  const { time, heightM, state } = question;
  if (heightM === undefined) return undefined;
  const spans = thresholdLine(asked, { side, heightM });
  const level = time === undefined ? undefined : levelBetween(tide.levels, instantAsked(format, day, time));
  const line = level === undefined ? undefined : heightLine(asked, time);
  const alone =
    side === 'above' && spans !== undefined && state === undefined ? format.say('when-tide-alone') : undefined;
  if (spans === undefined || level === undefined || line === undefined) return sentences(spans, alone);
  // Whether a boat floats, no height of tide says.
  if (state === 'afloat') return `${line} ${spans}`;
  const isSo = side === 'above' ? level > heightM : level < heightM;
  return sentences(withVerdict(format, isSo ? 'yes' : 'no', line), spans, alone);
}

/** `Above 2.5 m at Lymington tomorrow: 04:10–07:35, 16:30–20:05.` */
function thresholdLine({ format, tide, day }: OfTide & { readonly day: Day }, level: TideLevel): string | undefined {
  const { side, heightM } = level;
  const { from, to } = day.window;
  const spans = spansBeyond(tide, day.window, level);
  if (!spans) return undefined;
  const isAll = spans.length === 1 && spans[0]?.from === from && spans[0].to === to;
  const value = isAll ? format.say('headline-all-day') : clockSpans(format, spans) || format.say('headline-never');
  const line = beyondLine({ format, tide }, dayWords(format, day), level, value);
  // Higher than the tide by more than its range is the air below a bridge, which is read as a height of the water here.
  const isClearance =
    side === 'below' && heightM > (outermost(tide.extremes).highest?.heightM ?? 0) + rangeOf(tide.extremes);
  if (isClearance) return sentences(format.say('headline-unknown-clearance'), line);
  // The next high water above a height, or low water below it, as far as the view reaches.
  const isBeyond = (metres: number): boolean => (side === 'above' ? metres > heightM : metres < heightM);
  const next = spans.length > 0 ? undefined : tide.extremes.find((one) => one.at >= to && isBeyond(one.heightM));
  if (!next) return line;
  const when = { ...waterArgs(format, tide, next), side, when: dateAndClock(format, next.at) };
  return sentences(line, format.say('headline-next-beyond', when));
}

type OfTide = { readonly format: FormatContext; readonly tide: TideView };

function beyondLine({ format, tide }: OfTide, day: string, { side, heightM }: TideLevel, value: string): string {
  const args = { side, day, value, height: tideHeight(format, tide, heightM), datum: tide.datum };
  return format.say('headline-beyond', args);
}

/** The days on which the level is beyond a height, and that it is not on the others. */
export function thresholdLines({ format, tide }: OfTide, days: readonly Day[], level: TideLevel, period: string) {
  const spansOnDays = days.map((day) => ({ day, spans: spansBeyond(tide, day.window, level) }));
  if (spansOnDays.some(({ spans }) => spans === undefined)) return undefined;
  const beyond = spansOnDays.filter(({ spans }) => spans?.length);
  if (beyond.length === 0) return [beyondLine({ format, tide }, period, level, format.say('headline-never'))];
  const lines = beyond.flatMap(({ day }) => thresholdLine({ format, tide, day }, level) ?? []);
  return beyond.length < days.length ? [...lines, format.say('headline-else-never')] : lines;
}

/** Whether each state holds; whether a way is passable, or a boat afloat, no tide says, and springs no hour of it. */
const held: Readonly<Partial<Record<TideState, (sea: SeaLevel) => boolean>>> = {
  ebb: ({ way, state }) => way === 'falling' || state === 'near-low',
  flood: ({ way, state }) => way === 'rising' || state === 'near-high',
  high: ({ called }) => called === 'high',
  low: ({ called }) => called === 'low',
  rising: ({ way }) => way === 'rising',
  falling: ({ way }) => way === 'falling',
};

/** The water that a way leads from. */
const farEnd: Readonly<Partial<Record<TideState, Extreme['kind']>>> = { ebb: 'high', flood: 'low' };

/** Whether a state that is asked after holds; `far` early in ebb or flood, which in German mean their ends as well. `undefined` of what no level says. */
export function verdictOnSea(sea: SeaLevel, state: TideState | undefined): 'yes' | 'nearly' | 'no' | 'far' | undefined {
  const isHeld = state && held[state]?.(sea);
  if (state === undefined || isHeld === undefined) return undefined;
  const { at, before, after, levelM } = sea;
  if (isHeld) return at - before.at < after.at - at && before.kind === farEnd[state] ? 'far' : 'yes';
  const missingM = Math.abs((before.kind === state ? before : after).heightM - levelM);
  const isTurn = state === 'high' || state === 'low';
  return isTurn && missingM <= bounds.almostShare * Math.abs(after.heightM - before.heightM) ? 'nearly' : 'no';
}
