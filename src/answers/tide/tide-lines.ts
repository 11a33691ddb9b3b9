import { aspectNames, isBeyondTide, tideStates, type Day, type TideAspect } from '../../domain/question/index.ts';
import { levelBetween, seaAt } from '../../domain/tide/index.ts';
import { clockTime, within } from '../../domain/time.ts';
import * as headline from '../headline.ts';
import type { PlaceAsked } from '../headline.ts';
import { halfTideLine, heightLine, levelLine, slopesLine, stateLine, verdictOnSea } from './level-lines.ts';
import { coefficientLine, nextTurnsLine, rangeLine, springsLine, verdictOnSprings } from './springs-lines.ts';
import { standLine } from './tide-stands.ts';
import { levelLines } from '../observed/observed-lines.ts';
import { daylightLine } from '../sky/sky-times.ts';
import { tideHeadline } from './tide-answer.ts';
import { tidePeriodLines } from './period-lines.ts';
import { asksHighs, laggingHighs } from './tide-source.ts';
import { isFromMouth, watersOf, type TideView } from './tide-view.ts';
import { nextLine, remainingLine, watersLine, type TideAsked } from './water-lines.ts';

/** The line of each aspect; those of several days have `extremeLine` and `tidePeriodLines`. */
const lines: Readonly<Partial<Record<TideAspect, (asked: TideAsked) => string | undefined>>> = {
  high: (asked) => headline.sentences(watersLine(asked, 'high'), endOfPart(asked, 'high')),
  low: (asked) => headline.sentences(watersLine(asked, 'low'), endOfPart(asked, 'low')),
  'next-high': (asked) => nextOrNotYet(asked, 'high'),
  'next-low': (asked) => nextOrNotYet(asked, 'low'),
  rises: (asked) => slopesLine(asked, 'rising'),
  falls: (asked) => slopesLine(asked, 'falling'),
  height: (asked) => (asksForHours(asked) ? watersLine(asked, 'high') : atEachTime(asked, heightLine)),
  rising: (asked) => {
    const { format, tide, day, question } = asked;
    if (asksForHours(asked)) return slopesLine(asked);
    // What the tide does now, and until when, where it is not asked whether it does.
    const isOpen = question.time === undefined && question.state === undefined;
    return (isOpen ? tideHeadline(format, tide, day) : undefined) ?? atEachTime(asked, stateLine);
  },
  above: (asked) => levelLine(asked, 'above'),
  below: (asked) => levelLine(asked, 'below'),
  springs: (asked) => judged(asked, springsLine(asked, asked.question.count)),
  'big-tide': (asked) => {
    const { question, day } = asked;
    // Of several the next ones are asked for, and nothing of the day.
    if (question.count !== undefined) return nextTurnsLine(asked, [day], question.count);
    return judged(asked, headline.sentences(coefficientLine(asked), springsLine(asked)));
  },
  // How much it rises is told of each rise.
  range: (asked) =>
    (/^(?:rising|falling)$/.test(`${asked.question.state}`) ? slopesLine(asked) : undefined) ?? rangeLine(asked),
  remaining: (asked) => {
    const { format, tide, day, question } = asked;
    if (question.time === undefined && !headline.isToday(format, day)) return rangeLine(asked);
    const at = headline.instantAsked(format, day, question.time);
    const level = question.time === undefined ? undefined : heightLine(asked, question.time);
    return headline.sentences(level, remainingLine(asked, at, levelBetween(tide.levels, at)) ?? rangeLine(asked));
  },
  stand: standLine,
  'half-tide': halfTideLine,
  // Without a measured level the computed one is said to be that.
  observed: (asked) => {
    const { format, tide, day } = asked;
    const lines = levelLines(format, tide, day);
    return headline.sentences(
      ...(lines.length > 0 ? lines : [format.say('observed-none'), heightLine(asked, undefined)]),
    );
  },
  coefficient: coefficientLine,
};

/** The first lines, one for each aspect and day: `At 15:00 tomorrow: 5.9 m above LAT.` None where the view has none. */
export function tideFirstLines({ format, place, days, question = headline.nothing }: PlaceAsked, tide: TideView) {
  const { time, part } = question;
  const named = headline.aspectsOf(question, aspectNames.tide, time === undefined ? ['high', 'low'] : ['height']);
  const hasBoth = named.includes('high') && named.includes('low');
  // The height at a time that is named with waters stands before all of them.
  const isTimed = time !== undefined && (named.includes('high') || named.includes('low'));
  const asked: readonly TideAspect[] = isTimed ? [...new Set(['height' as const, ...named])] : named;
  const { state: said, ...stateless } = question;
  const state = tideStates.find((one) => one === said);
  const askedFor = (aspect: TideAspect, day: Day): TideAsked => {
    return { format, place, tide, day, question: { ...stateless, aspect, ...(state && { state }) } };
  };
  const [only, ...more] = named;
  const [day] = days;
  const periodLines = only && more.length === 0 ? tidePeriodLines(askedFor(only, day), days) : undefined;
  // The next springs are the same on each of several days, and their times are compared once.
  const isShared = (aspect: TideAspect): boolean =>
    (aspect === 'springs' || aspect === 'compare-times') && days.length > 1 && more.length > 0;
  const shared = named.filter(isShared).flatMap((aspect) => tidePeriodLines(askedFor(aspect, day), days) ?? []);
  const others = asked.filter((aspect) => !isShared(aspect));
  const [first, ...further] =
    periodLines ??
    shared.concat(
      headline.aspectLines(question, days, others, (aspect, one) => {
        // Of `high and low water this afternoon` the one that it has is enough.
        const kinds = within(watersOf(tide), headline.windowOf(one, part)).map(({ kind }) => kind);
        const isOther = hasBoth && (aspect === 'high' || aspect === 'low') && kinds.length > 0;
        return isOther && !kinds.includes(aspect) ? undefined : lines[aspect]?.(askedFor(aspect, one));
      }),
    );
  if (first === undefined) return further;
  const { name: station, kind = '' } = tide.station;
  const behind = { station, kind, line: headline.behindColon(format, first) };
  const line = isFromMouth(tide.station) ? format.say('headline-of-mouth', behind) : first;
  const here = isFromMouth(tide.station) && asksHighs(question) ? laggingHighs(format, tide, day) : undefined;
  if (here) return [here, line, ...further];
  if (!isBeyondTide(state)) return [line, ...further];
  // What no tide says of a way that the sea covers, beside its daylight, and of the bottom under a boat.
  const unknown = format.say(`headline-unknown-${state}`, { sun: daylightLine(format, place, day) });
  // How long it is to high water is no time that anybody has, and no height of the tide alone says that it stays dry.
  const isFirst = state === 'stay' || state === 'flooded';
  return [isFirst ? `${unknown} ${line}` : `${line} ${unknown}`, ...further];
}

function asksForHours({ format, day, question }: TideAsked): boolean {
  return question.time === undefined && (question.part !== undefined || !headline.isToday(format, day));
}

/** `When is most beach between 8 and 12?`: of hours without a low water in them the level at the end that is nearer to it. */
function endOfPart(asked: TideAsked, kind: 'high' | 'low'): string | undefined {
  const { format, tide, day, question } = asked;
  const { from, to } = headline.windowOf(day, question.part);
  const hasTurn = watersOf(tide).some((one) => one.kind === kind && headline.isWithin(one.at, { from, to }));
  const [start, end] = [from, to].map((at) => levelBetween(tide.levels, at));
  const isAsked = question.superlative === (kind === 'low' ? 'least' : 'most') && question.part !== undefined;
  if (!isAsked || hasTurn || start === undefined || end === undefined) return undefined;
  return heightLine(asked, clockTime(start < end === (kind === 'low') ? from : to, format.zone));
}

/** The lines of all times that are asked about, `at 9, 12 and 15`. */
function atEachTime(asked: TideAsked, lineAt: (asked: TideAsked, time: string | undefined) => string | undefined) {
  const { time, moreTimes = [] } = asked.question;
  return headline.sentences(...[time, ...moreTimes].map((one) => lineAt(asked, one)));
}

/** `How much longer does it come in?`, asked while it goes out, has to be told so before the next high water. */
function nextOrNotYet(asked: TideAsked, kind: 'high' | 'low'): string | undefined {
  const { format, tide, day, question } = asked;
  const { state, count, part } = question;
  const from = part === undefined ? format.now : Math.max(format.now, headline.windowOf(day, part).from);
  const next = nextLine(asked, kind, { count, from });
  const sea = seaAt(tide, format.now);
  const verdict = sea && verdictOnSea(sea, state);
  return next !== undefined && (verdict === 'no' || verdict === 'nearly')
    ? headline.sentences(stateLine({ ...asked, question: { aspect: 'rising', ...(state && { state }) } }), next)
    : next;
}

/** `Yes: tides in Brest today: springs.`: where it is asked whether they are. */
function judged(asked: TideAsked, line: string | undefined): string | undefined {
  return line && headline.withVerdict(asked.format, verdictOnSprings(asked), line);
}
