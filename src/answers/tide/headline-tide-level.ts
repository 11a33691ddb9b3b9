import type { Day } from '../../domain/question/index.ts';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { minuteMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, dateAndClock, height, type FormatContext } from '../format.ts';
import { dayWords } from '../headline.ts';
import type { TideView } from './tide.ts';

/** Steps in which a curve is looked through; a crossing is then off by 2 min at most. */
const stepMs = 4 * minuteMs;

/** `Above 2.5 m at Lymington tomorrow: 04:10–07:35, 16:30–20:05.` */
export function thresholdLine(
  format: FormatContext,
  tide: TideView,
  day: Day,
  side: 'above' | 'below',
  heightM: number,
): string | undefined {
  const { words } = format;
  const spans = spansBeyond(tide, day.window, side, heightM);
  if (!spans) return undefined;
  const args = { day: dayWords(format, day), height: inUnits(format, tide, heightM), datum: tide.datum };
  const [first] = spans;
  if (!first) {
    const never = words.say(`headline-${side}`, { ...args, value: words.say('headline-never') });
    return [never, nextBeyondLine(format, tide, day, side, heightM)].filter(Boolean).join(' ');
  }
  if (spans.length === 1 && first.from === day.window.from && first.to === day.window.to)
    return words.say(`headline-${side}`, { ...args, value: words.say('headline-all-day') });
  const value = spans.map(({ from, to }) => `${clock(format, from)}–${clock(format, to)}`).join(', ');
  return words.say(`headline-${side}`, { ...args, value });
}

/** The next high water above a height, or low water below it, as far as the view reaches. */
function nextBeyondLine(
  format: FormatContext,
  tide: TideView,
  { window }: Day,
  side: 'above' | 'below',
  heightM: number,
): string | undefined {
  const next = tide.extremes.find(
    (one) => one.at >= window.to && (side === 'above' ? one.heightM > heightM : one.heightM < heightM),
  );
  if (!next) return undefined;
  const args = { when: dateAndClock(format, next.at), height: inUnits(format, tide, next.heightM) };
  return format.words.say(`headline-next-${side}`, args);
}

/** When the level is beyond a height; `undefined` where a part of the window is not known. */
export function spansBeyond(
  { levels }: TideView,
  { from, to }: Window,
  side: 'above' | 'below',
  heightM: number,
): Window[] | undefined {
  const spans: { from: Instant; to: Instant }[] = [];
  for (let at = from; at <= to; at += stepMs) {
    const level = levelBetween(levels, at);
    if (level === undefined) return undefined;
    if (side === 'above' ? level <= heightM : level >= heightM) continue;
    const last = spans.at(-1);
    if (last && last.to === at - stepMs) last.to = at;
    else spans.push({ from: at, to: at });
  }
  return spans.map((span) => (to - span.to < stepMs ? { from: span.from, to } : span));
}

/** `High water`. */
export function waterName({ words }: FormatContext, kind: Extreme['kind']): string {
  return words.say(kind === 'high' ? 'high-water' : 'low-water');
}

/** `high water`, within a sentence. */
export function waterInText({ words }: Pick<FormatContext, 'words'>, kind: Extreme['kind']): string {
  return words.say(`when-${kind}`);
}

/** A height of a view in the user’s units. */
export function inUnits(format: FormatContext, { extremes }: TideView, heightM: number): string {
  const heights = extremes.map((one) => one.heightM);
  return height(format, heightM, Math.max(...heights) - Math.min(...heights));
}
