import { presetConditions, writeConditions, type Condition, writePreset } from '../../domain/windows/index.ts';
import type { Frame } from './frame.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kindTable, type Kind, type ConditionPart } from '../lexicon/slots.ts';
import { conditionIs, kindIs } from '../traits.ts';
import { saysBoat, joinConditions, limitedBy, nearSun } from '../lexicon/read-condition.ts';
import { hoursOfPart, isWhole } from '../../domain/question/index.ts';
import { writeDays } from '../dates/day-notation.ts';
import { clockOf, hoursIn, likelyTime, minutesFromNow, sunTimes } from '../dates/time-notation.ts';
import { nonEmpty } from '../../lib/defined.ts';

/** The kinds whose first line says what conditions limit. */
const kindOfLimit = kindTable(kindTables.ofLimits);

/** The frame of a question whether one limit holds, in the unit that is read without conditions; `undefined` of any other. */
export function withLimit(conditional: Frame, plain: Frame): Frame | undefined {
  const { conditions: parts = [], state: _, heightM: __, ...frame } = conditional;
  const { presets, conditions } = joinConditions(parts);
  const [limit, ...others] = conditions;
  const isSaidAgain = parts.length > 1 && !saysBoat(parts);
  if (!limit || others.length > 0 || presets.length > 0 || isSaidAgain || frame.superlative) return undefined;
  // `Over the Gois with an east wind?`: whether it blows from there is no yes to the way.
  if (plain.state === 'passable' && plain.kinds[0] === 'low' && !plain.isWay) return undefined;
  const kind = limitedKind(limit);
  // `How is the wind, is there a mistral?`: without conditions it is read as a question about the same.
  const isSame = plain.kinds.length > 0 && plain.kinds.every((one) => one === kind);
  const unused = isSame ? frame.unused.filter((words) => plain.unused.includes(words)) : frame.unused;
  return kind && frame.kinds.every((one) => one === kind || kindIs.compared(one))
    ? { ...frame, kinds: [kind], limit, units: plain.units, unused }
    : undefined;
}

/** `Too rough to cross? I get seasick over 2 m`: a height beside waves, or on a way, is theirs, where nothing is asked of the tide. */
export function withHeightOfWaves(frame: Frame): Frame {
  const { heightM, kinds, ...others } = frame;
  const sea = kinds.find((kind) => kind === 'waves' || kind === 'swell') ?? (frame.isWay && 'waves');
  // Official warnings have no heights.
  const [side, ...more] = kinds.filter((kind) => kind !== sea && kind !== 'warnings' && kind !== 'wind');
  if (heightM === undefined || !sea || more.length > 0 || (side !== 'above' && side !== 'below')) return frame;
  const range = side === 'above' ? { min: heightM } : { max: heightM };
  const limit: Condition = { kind: 'weather', attribute: limitedBy(sea)!, range };
  return { ...others, kinds: kinds.length > 1 ? kinds.filter((kind) => kind !== side) : [sea], limit };
}

function limitedKind(limit: Condition): Kind | undefined {
  if (limit.kind === 'coefficient') return 'coefficient';
  if (limit.kind === 'sill') return limit.sillM !== undefined && limit.draughtM === undefined ? 'height' : undefined;
  if (limit.kind === 'sector') return limit.attribute === 'windDirection' ? 'wind' : undefined;
  return limit.kind === 'weather' ? kindOfLimit[limit.attribute]?.[0] : undefined;
}

/** `When is the next one over 4 m?`, `the next low water below 0.6 m`: the level of a question that names no day, as conditions to search for. */
export function levelWithoutDay(frame: Frame): readonly ConditionPart[] | undefined {
  const { kinds, asks, days, time, part, state } = frame;
  const isNext = kinds.length === 2 && kinds.some((kind) => kind.startsWith('next-'));
  const isSearched = isNext || (asks === 'when' && kinds.length === 1);
  if (state === 'afloat' || !isSearched || days.length > 0 || (time ?? part) !== undefined) return undefined;
  return nonEmpty(levelOf(frame));
}

/** `Which days in December is low water around six?`: within an hour of then, as conditions to search a month for. */
export function waterNear({ kinds: [event, ...others], asks, days, time }: Frame): ConditionPart[] | undefined {
  const isWater = (event === 'high' || event === 'low') && others.length === 0;
  const at = time === undefined ? NaN : hoursIn(likelyTime(time));
  const isMonth = days.some(({ kind }) => kind === 'named-month' || kind === 'month');
  if (!isWater || asks !== 'when' || Number.isNaN(at) || !isMonth) return undefined;
  return [
    { kind: 'around', event, fromMin: 0, toMin: 0 },
    { kind: 'time', from: clockOf((at + 23) % 24), to: clockOf((at + 1) % 24) },
  ];
}

/** `The lowest low water in daylight this week`, `the highest high tide by day`: one water, and no windows that have some. */
export function extremeByDay({ conditions: parts = [], ...frame }: Frame): Frame | undefined {
  const { conditions } = joinConditions(parts);
  const notation = parts.length === conditions.length ? writeConditions(conditions) : '';
  const { kinds, superlative } = frame;
  const sides = [
    { kind: 'lowest', most: 'least', isMeant: /^(low=0,)?light=day(,low=0)?$/ },
    { kind: 'highest', most: 'most', isMeant: /^(high=0,)?light=day(,high=0)?$/ },
  ] as const;
  const side = sides.find(
    ({ kind, most, isMeant }) =>
      isMeant.test(notation) && (kinds.join() === kind || (superlative === most && kinds.length === 0)),
  );
  return side && { ...frame, kinds: [side.kind], superlative: 'best' };
}

/** The level that a question is about, and the water that is to be beyond it, as conditions; none where it is about none. */
export function levelOf({ kinds, heightM }: Frame): readonly ConditionPart[] {
  const side = kinds.find((kind) => kind === 'above' || kind === 'below');
  if (heightM === undefined || !side) return [];
  const waters = kinds.flatMap((kind) => (kind === 'next-high' ? 'high' : kind === 'next-low' ? 'low' : []));
  return [
    ...waters.map((event) => ({ kind: 'around', event, fromMin: 0, toMin: 0 }) as const),
    { kind: 'tide', range: side === 'above' ? { min: heightM } : { max: heightM } },
  ];
}

/** `King tides in Seattle`: one of the highest waters of the year, while there are spring tides every fortnight. */
export function areOfKingTide(conditions: readonly Condition[]): boolean {
  return conditions.length > 0 && conditions.every((one) => one.kind === 'event' && one.event === 'king-tide');
}

export function isWatch(parts: readonly ConditionPart[]): boolean {
  return parts.some(({ kind }) => kind === 'watch');
}

export function alteredAlert(parts: readonly ConditionPart[]): { readonly number?: number } | undefined {
  return parts.find((part) => part.kind === 'alter');
}

export function windowOptions(frame: Frame): { conditions?: string; day?: string; time?: string } {
  const { part, time, days } = frame;
  const parts = withoutDoubt(frame);
  const { presets, conditions: said } = joinConditions(parts);
  const conditions = said.map((one) => (saysNight(frame) ? nightly(one) : one));
  // `Can I swim this afternoon?` and `fishing at 8` are about today, and `when can I swim in the afternoon?` about any day.
  const hours = frame.asks === 'yes-no' ? (part ?? time) : frame.asks === 'when' || isWatch(parts) ? undefined : time;
  const isAtHours = hours !== undefined || (frame.asks === 'yes-no' && parts.some(({ kind }) => kind === 'time'));
  const isToday = isAtHours && days.length === 0 && presets.length > 0 && !isWatch(parts);
  const day = isToday ? '+0' : [...new Set(days.map(writeDays))].join(',');
  const implied = impliedConditions(frame, conditions, presets.length > 0);
  const ways = alternativesOf(frame, conditions).map((some) => {
    const others = [...some, ...implied];
    return [...presets.map(writePreset), ...(others.length > 0 ? [writeConditions(others)] : [])].join(',');
  });
  const conditionsSaid = ways[0] !== '' && { conditions: ways.join('|') };
  return { ...conditionsSaid, ...(day !== '' && { day }), ...(minutesFromNow(time) !== undefined && { time: time! }) };
}

/** `Is there still sand, or is it high water?`: the water at which a pursuit does not go is doubted, and not wanted. */
function withoutDoubt({ conditions: parts = [], orAt: [from = Infinity] = [] }: Frame): readonly ConditionPart[] {
  const usual = parts.flatMap((one) => (one.kind === 'preset' ? presetConditions(one.name) : []));
  const isOther = (part: ConditionPart): boolean =>
    part.kind === 'around' && usual.some((own) => own.kind === 'around' && own.event !== part.event);
  return parts.filter((part, index) => index < from || !isOther(part));
}

function saysNight({ conditions = [], part }: Frame): boolean {
  return part === 'night' || conditions.some((one) => one.kind === 'light' && one.light === 'night');
}

/** `Which night is high water between 10 and 1?`: hours of the clock of twelve that are in the second half of the day. */
function nightly(condition: Condition): Condition {
  if (condition.kind !== 'time') return condition;
  const [from, to] = [hoursIn(condition.from), hoursIn(condition.to)];
  const isDaily = from >= 6 && from < 12 && (to <= 13 || to < from);
  const end = to > from ? clockOf(to + 12) : condition.to;
  // Between 2 and 5 at night.
  if (from >= 13 && to > from && to <= 18) return { ...condition, from: clockOf(from - 12), to: clockOf(to - 12) };
  return isDaily ? { ...condition, from: clockOf(from + 12), to: end } : condition;
}

/** The conditions of each way to hold; hours and days are those of all. */
function alternativesOf({ conditions: parts = [], orAt = [] }: Frame, all: readonly Condition[]) {
  const ends = isWatch(parts) ? [...orAt, parts.length] : [];
  const ways = ends.map((end, index) =>
    joinConditions(parts.slice(ends[index - 1] ?? 0, end)).conditions.filter((one) => !isForAll(one)),
  );
  if (ways.length < 2 || ways.some((way) => way.length === 0)) return [all];
  return ways.map((way) => [...way, ...all.filter(isForAll)]);
}

function isForAll(condition: Condition): boolean {
  return conditionIs.clock(condition) || condition.kind === 'weekday' || condition.kind === 'length';
}

/** As for sailing; below 1 km it is fog. */
const visible: Condition = { kind: 'weather', attribute: 'visiblity', range: { min: 2 } };

/** The hour from a time on; none where it is open: `an hour from now` is none of a day. */
function hourFrom(time: Frame['time']): readonly number[] {
  if (time === undefined || sunTimes.some((one) => one === time) || minutesFromNow(time) !== undefined) return [];
  const at = hoursIn(likelyTime(time));
  return [at, (at + 1) % 24];
}

/** What other words of a sentence say of the times that are wanted. */
function impliedConditions(frame: Frame, conditions: readonly Condition[], isPursuit: boolean): Condition[] {
  const { conditions: parts = [], part, time, kinds } = frame;
  const sunTime = sunTimes.find((one) => one === time);
  // Of a pursuit or a boat at a time, the hour from then on.
  const hourSpan = isPursuit || saysBoat(parts) ? hourFrom(time) : [];
  const [from, to] = part === undefined || isWhole(part) ? hourSpan : hoursOfPart(part);
  const isTimed = from !== undefined && to !== undefined;
  // Of a king tide its time and height are told, and not the hours around it.
  const isAtHigh = areOfKingTide(conditions) && !isWatch(parts);
  // Nobody asks of the day whether the Moon is down.
  const isMoonless = conditions.some(
    (one) => one.kind === 'altitude' && one.body === 'moon' && one.range.max !== undefined,
  );
  const isDark = isMoonless && !isPursuit && !conditions.some(({ kind }) => kind === 'light');
  const watchesWarnings = isWatch(parts) && kinds.includes('warnings');
  const timed = isTimed ? [{ kind: 'time', from: clockOf(from), to: clockOf(to) } as const] : [];
  return [
    ...(isAtHigh ? [{ kind: 'around', event: 'high', fromMin: 0, toMin: 0 } as const] : []),
    ...(isDark ? [{ kind: 'light', light: 'night' } as const] : []),
    ...(sunTime ? nearSun(sunTime) : []),
    ...timed.map((one) => (Array.isArray(part) && saysNight(frame) ? nightly(one) : one)),
    // No hour is good for who asks about fog, where nothing is known of it.
    ...(isPursuit && kinds.includes('fog') ? [visible] : []),
    ...(watchesWarnings ? [{ kind: 'event', event: 'warning' } as const] : []),
  ];
}
