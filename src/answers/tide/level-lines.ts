import type { Day } from '../../domain/question/index.ts';
import { levelBetween } from '../../domain/tide/index.ts';
import type { Window } from '../../domain/time.ts';
import { capital, clock, clockOn, dateAndClock, type FormatContext } from '../format.ts';
import { dayWords, instantAsked, isWithin, partWords, sentences, windowOf, withVerdict, yesOrNo } from '../headline.ts';
import { seaAt, spansBeyond, turnsAround, verdictOnSea } from './tide-facts.ts';
import type { TideView } from './tide-view.ts';
import { tideHeight, type TideAsked } from './water-lines.ts';

/** `At 15:00 tomorrow: 5.9 m above LAT, near high water.` Without a time, now. */
export function heightLine({ format, tide, day }: TideAsked, time: string | undefined): string | undefined {
  const { words } = format;
  const sea = seaAt(tide, instantAsked(format, day, time));
  if (!sea) return undefined;
  const args = {
    height: tideHeight(format, tide, sea.levelM),
    datum: tide.datum,
    state: words.say(`headline-state-${sea.state}`),
  };
  if (time === undefined) return words.say('headline-height-now', args);
  const named = { ...args, time: clock(format, sea.at), day: dayWords(format, day) };
  return capital(words.say('headline-height-at', named));
}

/** `Yes: high water was at 14:17, it falls now, 5.6 m.`, `Nearly: …`. Without a state asked after, the same without yes and no. */
export function stateLine({ format, tide, day, question }: TideAsked, time = question.time): string | undefined {
  const { words } = format;
  const sea = seaAt(tide, instantAsked(format, day, time));
  if (!sea) return undefined;
  const { at, before, after, levelM, way } = sea;
  const isNearer = at - before.at <= after.at - at;
  const nearest = isNearer ? before : after;
  const line = words.say(`headline-state-${time === undefined ? (isNearer ? 'was' : 'comes') : 'then'}`, {
    water: words.say(`when-${nearest.kind}`),
    time: clock(format, nearest.at),
    asked: clock(format, at),
    day: dayWords(format, day),
    height: tideHeight(format, tide, levelM),
    way: words.say(way === 'rising' ? 'headline-way-up' : 'headline-way-down'),
  });
  const verdict = verdictOnSea(sea, question.state);
  if (verdict === 'far') return words.say(`headline-state-${question.state}-${nearest.kind}`, { line });
  return verdict ? withVerdict(format, verdict, line) : capital(line);
}

/** `Rising in Granville tomorrow: 00:06–05:46, 12:20–18:09.`: of a day or a part of it rather than a moment, when it rises or falls. */
export function slopesLine(asked: TideAsked, state = asked.question.state): string | undefined {
  if (state === undefined) return turnsLine(asked);
  const { format, tide, day, question } = asked;
  const window = windowOf(day, question.part);
  const isNow = isWithin(format.now, window);
  const clockAt = (at: number): string => clockOn(format, at, day.date);
  const ways = state === 'rising' || state === 'falling' ? [state] : (['rising', 'falling'] as const);
  const lines = ways.map((way) => {
    const toCome = tide.extremes
      .map((to, index) => ({ from: tide.extremes[index - 1], to }))
      .filter(({ to }) => to.kind === (way === 'rising' ? 'high' : 'low') && to.at >= window.from)
      .filter(({ to }) => to.at > format.now || !isNow);
    const slopes = toCome.filter(({ from }) => from && from.at < window.to);
    // Late in the evening the next one is tomorrow's.
    const value = (slopes.length === 0 && isNow ? toCome.slice(0, 1) : slopes)
      .flatMap(({ from, to }) => (from ? `${clockAt(from.at)}–${clockAt(to.at)}` : []))
      .join(', ');
    return value === '' ? undefined : valueLine(asked, `headline-when-${way}`, value);
  });
  return sentences(...lines);
}

function valueLine({ format, day, question }: TideAsked, key: string, value: string): string {
  return format.words.say('headline-value', {
    day: partWords(format, day, question.part),
    what: format.words.say(key),
    value,
  });
}

/** `Tides in Dover tomorrow: out at 07:00 (1.0 m), in at 11:46 (7.0 m).`: `in or out`, of a day or a part of it, is answered by the turns in it and around. */
function turnsLine(asked: TideAsked): string | undefined {
  const { format, tide, day, question } = asked;
  const window = windowOf(day, question.part);
  const [before] = turnsAround(tide.extremes, isWithin(format.now, window) ? format.now : window.from);
  const [, after] = turnsAround(tide.extremes, window.to - 1);
  if (!before || !after) return undefined;
  const turns = tide.extremes.filter(({ at }) => at >= before.at && at <= after.at);
  const shown = turns.map(({ kind, at, heightM }) => {
    const args = { time: clockOn(format, at, day.date), height: tideHeight(format, tide, heightM) };
    return format.words.say(`headline-turn-${kind}`, args);
  });
  const way = after.kind === 'high' ? 'headline-when-rising' : 'headline-when-falling';
  return valueLine(asked, turns.length > 2 ? 'tide-phase' : way, shown.join(', '));
}

/** When the level is beyond a height; where a time is named, whether it is then: `Yes: at 10:00 tomorrow: 5.9 m above LAT, falling. Above 4.0 m …` */
export function levelLine(asked: TideAsked, side: 'above' | 'below'): string | undefined {
  const { format, tide, day, question } = asked;
  const { time, heightM, state } = question;
  if (heightM === undefined) return undefined;
  const spans = thresholdLine(asked, side, heightM);
  const level = time === undefined ? undefined : levelBetween(tide.levels, instantAsked(format, day, time));
  const line = level === undefined ? undefined : heightLine(asked, time);
  if (spans === undefined || level === undefined || line === undefined) return spans;
  // Whether a boat floats, no height of tide says.
  if (state === 'afloat') return `${line} ${spans}`;
  return `${yesOrNo(format, side === 'above' ? level > heightM : level < heightM, line)} ${spans}`;
}

/** `Above 2.5 m at Lymington tomorrow: 04:10–07:35, 16:30–20:05.` */
function thresholdLine(
  { format, tide, day }: Pick<TideAsked, 'format' | 'tide' | 'day'>,
  side: 'above' | 'below',
  heightM: number,
): string | undefined {
  const { words } = format;
  const spans = spansBeyond(tide, day.window, side, heightM);
  if (!spans) return undefined;
  const args = { day: dayWords(format, day), height: tideHeight(format, tide, heightM), datum: tide.datum };
  const line = words.say(`headline-${side}`, { ...args, value: spansText(format, spans, day.window) });
  if (spans.length > 0) return line;
  // The next high water above a height, or low water below it, as far as the view reaches.
  const isBeyond = (level: number): boolean => (side === 'above' ? level > heightM : level < heightM);
  const next = tide.extremes.find((one) => one.at >= day.window.to && isBeyond(one.heightM));
  if (!next) return line;
  const when = { when: dateAndClock(format, next.at), height: tideHeight(format, tide, next.heightM) };
  return sentences(line, words.say(`headline-next-${side}`, when));
}

/** `04:10–07:35, 16:30–20:05`, `never`, `all day`. */
function spansText(format: FormatContext, spans: readonly Window[], day: Window): string {
  const [first, ...others] = spans;
  if (!first) return format.words.say('headline-never');
  if (others.length === 0 && first.from === day.from && first.to === day.to)
    return format.words.say('headline-all-day');
  return spans.map(({ from, to }) => `${clock(format, from)}–${clock(format, to)}`).join(', ');
}

/** The days on which the level is beyond a height, and that it is not on the others. */
export function thresholdLines(
  { format, tide }: { readonly format: FormatContext; readonly tide: TideView },
  days: readonly Day[],
  { side, heightM, period }: { readonly side: 'above' | 'below'; readonly heightM: number; readonly period: string },
): string[] | undefined {
  const { words } = format;
  const ofDays = days.map((day) => ({ day, spans: spansBeyond(tide, day.window, side, heightM) }));
  if (ofDays.some(({ spans }) => spans === undefined)) return undefined;
  const beyond = ofDays.filter(({ spans }) => spans?.length);
  if (beyond.length === 0) {
    const args = { day: period, height: tideHeight(format, tide, heightM), datum: tide.datum };
    return [words.say(`headline-${side}`, { ...args, value: words.say('headline-never') })];
  }
  const lines = beyond.flatMap(({ day }) => thresholdLine({ format, tide, day }, side, heightM) ?? []);
  return beyond.length < days.length ? [...lines, words.say('headline-else-never')] : lines;
}
