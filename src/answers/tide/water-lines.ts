import type { AspectQuestion, Day, TideAspect, TideState } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { outermost, rangeOf, type Extreme } from '../../domain/tide/index.ts';
import { civilDate, hourMs, instantOf, type Instant, within } from '../../domain/time.ts';
import { clockOn, dateAndClock, duration, durationAhead, type FormatContext } from '../format.ts';
import { height } from '../measures.ts';
import { besides, isToday, noneLine, partLine, partWords, sentences, windowOf, withVerdict } from '../headline.ts';
import { watersOf, type TideView } from './tide-view.ts';

export type TideQuestion = Omit<AspectQuestion, 'state'> & { readonly aspect: TideAspect; readonly state?: TideState };

export type TideAsked = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  readonly day: Day;
  readonly question: TideQuestion;
};

/** `High water`. */
export function waterName(format: FormatContext, kind: Extreme['kind']): string {
  return format.say(kind === 'high' ? 'high-water' : 'low-water');
}

/** The same within a sentence. */
export function waterWord(format: FormatContext, event: Extreme['kind']): string {
  return format.say('when-event', { form: 'at', event });
}

export function tideHeight(format: FormatContext, { extremes }: TideView, heightM: number): string {
  return height(format, heightM, rangeOf(extremes));
}

/** What sentences say of a water: its kind, name and height, and time, with the weekday where that is not on a date. */
export function waterArgs(
  format: FormatContext,
  tide: TideView,
  { kind, at, heightM }: Extreme,
  date = civilDate(format.now, format.zone),
) {
  const water = waterWord(format, kind);
  return { kind, water, time: clockOn(format, at, date), height: tideHeight(format, tide, heightM) };
}

/** `10:12 (6.5 m), 22:40 (6.3 m)`. */
export function waterList(format: FormatContext, tide: TideView, waters: readonly Extreme[], { date }: Day): string {
  return waters.map((one) => format.say('headline-time-height', waterArgs(format, tide, one, date))).join(', ');
}

/** `High water at Dover tomorrow: 10:12 (6.5 m), 22:40 (6.3 m).` */
export function watersLine(asked: TideAsked, kind: Extreme['kind']): string | undefined {
  const { format, tide, day, question } = asked;
  const { part, entry, state } = question;
  const { now } = format;
  const waters = watersOf(tide).filter((one) => one.kind === kind);
  if (entry === 'latest' && isToday(format, day)) return latestLine(asked, waters);
  const window = windowOf(day, part);
  const inPart = within(waters, window);
  // Every day has one, and it is asked whether a part of it has.
  const isAsked = state === kind && part !== undefined;
  if (inPart.length > 0) {
    const shown = entryOf(inPart, entry);
    const list = waterList(format, tide, shown, day);
    const line = partLine(asked, waterName(format, kind), list);
    const isOver = isToday(format, day) && shown.every(({ at }) => at <= now);
    // Who asks about tonight means the turn at half past five as well.
    const before = typeof part === 'string' ? within(waters, { from: window.from - hourMs, to: window.from }) : [];
    const justBefore = { what: format.say('headline-just-before'), value: waterList(format, tide, before, day) };
    return sentences(
      extremeOf(asked, kind, shown),
      withVerdict(format, isAsked ? 'yes' : undefined, line),
      before.length > 0 && entry === undefined ? format.say('headline-fact', justBefore) : undefined,
      isOver ? nextLine(asked, kind) : undefined,
    );
  }
  // `The first after 18:00` may come behind midnight.
  const isFromThenOn = typeof part === 'object' && part[0] > 0 && part[1] >= 24;
  if (isFromThenOn && !isAsked) return nextLine(asked, kind, { from: Math.max(now, window.from) });
  const nearest = besides(waters, window);
  if (nearest.length < 2 && within(waters, day.window).length === 0) return undefined;
  // Where there is one high water a day, some days go by without it.
  const list = waterList(format, tide, nearest, day);
  const none = noneLine(format, day, part, { water: waterWord(format, kind), list });
  return withVerdict(format, isAsked ? 'no' : undefined, none);
}

/** `Lowest water tomorrow: 1.0 m, 22:48.`: of several waters the one that a superlative asks for. */
function extremeOf({ format, tide, day, question }: TideAsked, kind: Extreme['kind'], waters: readonly Extreme[]) {
  if (waters.length < 2 || question.superlative !== (kind === 'low' ? 'least' : 'most')) return undefined;
  const found = outermost(waters)[kind === 'low' ? 'lowest' : 'highest'];
  if (!found) return undefined;
  const { time, ...args } = waterArgs(format, tide, found, day.date);
  const which = kind === 'low' ? 'lowest' : 'highest';
  return format.say('headline-extreme', { ...args, which, period: partWords(format, day, question.part), when: time });
}

/** `Last high water at Brest: 04:55, 7.3 m, 6 h 05 ago.` */
function latestLine({ format, tide }: TideAsked, waters: readonly Extreme[]): string | undefined {
  const latest = waters.findLast(({ at }) => at <= format.now);
  if (!latest) return undefined;
  const by = duration(format, format.now - latest.at);
  return format.say('headline-latest-water', { ...waterArgs(format, tide, latest), by });
}

/** The one that is asked for; all where there are not so many. */
function entryOf<T>(waters: readonly T[], entry: AspectQuestion['entry']): readonly T[] {
  const one = entry === undefined ? undefined : typeof entry === 'number' ? waters[entry - 1] : waters.at(-1);
  return one === undefined ? waters : [one];
}

/** `Next high water at Brest: 18:45, 5.9 m, in 3 h 10.` */
export function nextLine(
  { format, tide }: TideAsked,
  kind: Extreme['kind'],
  { count = 1, from = format.now }: { readonly count?: number | undefined; readonly from?: Instant } = {},
): string | undefined {
  const { now, zone } = format;
  const toCome = watersOf(tide).filter((one) => one.kind === kind && one.at > from);
  const [next, ...others] = toCome.slice(0, count);
  if (!next) return undefined;
  const line = format.say(from > now ? 'headline-next-water-after' : 'headline-next-water', {
    ...waterArgs(format, tide, next),
    after: clockOn(format, from, civilDate(now, zone)),
    in: durationAhead(format, next.at - now),
  });
  const later = others.map((one) =>
    format.say('headline-time-height', { ...waterArgs(format, tide, one), time: dateAndClock(format, one.at) }),
  );
  return sentences(line, later.length > 0 ? format.say('headline-then', { list: later.join(', ') }) : undefined);
}

/** `High water nearest to 07:00: Thu 26 Nov 07:03, 4.5 m.` */
export function nearestLine({ format, tide }: TideAsked, days: readonly Day[], kind: Extreme['kind'], time: string) {
  const wanted = days.map(({ date }) => instantOf(date, time, format.zone));
  const awayMs = ({ at }: Extreme): number => Math.min(...wanted.map((one) => Math.abs(at - one)));
  const waters = watersOf(tide).filter((one) => one.kind === kind);
  const [nearest] = waters.toSorted((a, b) => awayMs(a) - awayMs(b));
  if (!nearest) return undefined;
  const named = { water: waterName(format, kind), time, when: dateAndClock(format, nearest.at) };
  return format.say('headline-nearest', { ...waterArgs(format, tide, nearest), ...named });
}

/** `It still rises by 0.6 m, to 4.5 m at high water, 13:07.`, after the rest of the other way, if any. */
export function remainingLine({ format, tide, question }: TideAsked, at: Instant, levelM: number | undefined) {
  const [next, following] = watersOf(tide).filter((one) => one.at > at);
  if (levelM === undefined || !next) return undefined;
  const lineTo = (step: 'now' | 'then', water: Extreme, fromM: number): string => {
    const by = tideHeight(format, tide, Math.abs(water.heightM - fromM));
    return format.say('headline-remaining', { step, ...waterArgs(format, tide, water), by });
  };
  const isOtherWay = next.kind !== (question.state === 'falling' ? 'low' : 'high');
  return sentences(
    lineTo('now', next, levelM),
    isOtherWay && following ? lineTo('then', following, next.heightM) : undefined,
  );
}
