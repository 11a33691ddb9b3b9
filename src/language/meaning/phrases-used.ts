import { joins, type Fragment } from '../lexicon/fragments.ts';
import type { PlaceRun } from '../names/place-run.ts';
import type { Cover } from '../scoring/cover.ts';
import { commandOf, isForecast } from './commands.ts';
import { isOpenPeriod, inWeek, inYear } from './frame-time.ts';
import { isWatch } from './limits-asked.ts';
import { type Token, clausesOf } from '../lexicon/tokens.ts';
import { aspectNames, hoursOfPart, wholeDay, type PartOfDay } from '../../domain/question/index.ts';
import type { ConditionPart, Kind, Slots } from '../lexicon/slots.ts';
import { conditionIs, dayIs, kindIs, roleIs } from '../traits.ts';
import { saysBoat, isSaidBy, opposite } from '../lexicon/read-condition.ts';
import { conditions, negation } from '../lexicon/lexicon.ts';
import { clockOf } from '../dates/time-notation.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { limits } from '../limits.ts';
import { needOf, presetConditions } from '../../domain/windows/index.ts';

/** `not Brest`, `Brest tomorrow, sorry I mean Brest in France`: the places that a text says it is not about, by the words that reject them. */
export function findRejections(own: readonly Fragment[], runs: readonly PlaceRun[]): Fragment[] {
  const rejected = (words: Fragment, from: number, to: number, value: string): Fragment => ({
    ...words,
    from,
    to,
    role: 'rejected',
    value,
  });
  const rejecting = own.filter(({ role }) => role === 'reject' || role === 'retract');
  return rejecting.flatMap((words) => {
    const leads = own.filter(({ role, from }) => role === 'lead' && from === words.to);
    const starts = new Set([words, ...leads].map(({ to }) => to));
    // `But | not before 6`, `não posso`: no place called Not or Posso is meant.
    const rejects = ({ from, to }: PlaceRun): boolean =>
      own.some(({ role, ...one }) => /^(?:reject|ask)$/.test(role) && one.from === from && one.to === to);
    // `Per non beccare più di 20 nodi`: an unknown word before a limit is a verb.
    const isVerb = ({ isExact, text, to }: PlaceRun): boolean =>
      !isExact && /^\p{Ll}/u.test(text) && own.some(({ slots, from }) => slots.conditions && from === to);
    const behind = runs.filter((run) => starts.has(run.from) && !rejects(run) && !isVerb(run));
    // `High water at Domburg, we come from Leuven`, but `we come from Yarmouth to Poole`; `can you see Corsica from Imperia?`
    const leastApart = words.value === 'seen' ? 0 : 3;
    const isApart = ({ from, to }: PlaceRun): boolean =>
      to <= words.from || behind.every((run) => from >= run.to + leastApart);
    const isElsewhere = /^(?:origin|seen)$/.test(words.value);
    if (isElsewhere && !runs.some(isApart)) return [];
    // Whether anything is seen from there is a question of the visibility.
    const slots: Slots = words.value === 'seen' ? { kinds: ['fog'] } : words.slots;
    // `Anzi no a Peschici`: it is the place before that is taken back, but not that of `sorry, not Oban, Ullapool`.
    const isOnly = !runs.some(({ from }) => behind.some(({ to }) => from >= to));
    const isRetracted = isOnly && own.some(({ role, to }) => role === 'retract' && to === words.from);
    if (words.role === 'reject' && !/^(?:behind|off)$/.test(words.value) && !isRetracted)
      return behind.map(({ to, text }) => rejected({ ...words, slots }, words.from, to, isElsewhere ? '' : text));
    if (words.role !== 'retract' || behind.length === 0) return [];
    const before = runs.filter(({ to, isExact }) => isExact && to <= words.from);
    return before.map(({ from, to }) => rejected(words, from, to, ''));
  });
}

/** Whether what stands behind words that reject is left out of what is asked; hours are not. */
export function rejectsAny(next: Fragment | undefined): boolean {
  return next?.role === leftOut || (next?.slots.days ?? next?.slots.kinds) !== undefined;
}

/** `Not the weather, just low water`, `today, no sorry Thursday`: what is rejected is not asked for where another of its role is. */
export function withoutRejected(fragments: readonly Fragment[]): readonly Fragment[] {
  const kept = fragments.filter((_, index) => !isRejected(fragments, index));
  const period = kept.find(({ role }) => role === 'days');
  return fragments.flatMap((fragment) => {
    const hasOther = kept.some((one) => fillsRole(one, fragment.role));
    if (kept.includes(fragment)) return fragment;
    // `This week, not on Thursday`, `but not at night`: no answer leaves a day of a period out, or hours of a day.
    const isLeftOut = fragment.role === 'day' ? period !== undefined : roleIs.hours(fragment) && !hasOther;
    if (isLeftOut) return { ...fragment, role: leftOut, slots: {} };
    return hasOther ? [] : fragment;
  });
}

/** The role of what is left out of a period, which a digest can be without. */
export const leftOut = 'left-out';

/** `Not on Sundays`, `every weekday but Friday`, `not before 6`: the days and hours that a text rejects. */
export function rejectedTimes(fragments: readonly Fragment[]): Pick<Slots, 'days' | 'part'> {
  const rejected = fragments.filter((_, index) => isRejected(fragments, index)).map(({ slots }) => slots);
  const part = rejected.find((slots) => slots.part !== undefined)?.part;
  return { days: rejected.flatMap(({ days = [] }) => days), ...(part !== undefined && { part }) };
}

function isRejected(fragments: readonly Fragment[], index: number): boolean {
  const { role = '', from = 0 } = fragments[index] ?? {};
  if (!roleIs.rejectable({ role })) return false;
  const at = saidBefore(fragments, index);
  const before = fragments[at];
  const isBeside = before !== undefined && from - before.to <= 3;
  if (isDeniedBehind(fragments, index)) return true;
  if ((isBeside && isDenied(fragments, at, role)) || isListed(fragments, at, role)) return true;
  return isTakenBack(fragments.slice(index + 1), role);
}

/** `Kayak on Friday, not before 9`, `mais pas le matin`: beside conditions, hours that are rejected are one of them, the other way round. */
export function withHoursRejected(cover: Cover): Cover {
  if (cover.fragments.every(({ slots }) => slots.conditions === undefined)) return cover;
  const fragments = [...cover.fragments];
  for (const [index, one] of cover.fragments.entries()) {
    const at = saidBefore(fragments, index);
    // `Not at night, from 22 to 7`
    const areHours = fragments[at]?.slots.conditions?.every(conditionIs.clock) === true;
    const denial = areHours ? saidBefore(fragments, at) : at;
    const { part, days } = one.slots;
    if (part === undefined || days !== undefined || denial < 0 || !isDenied(fragments, denial)) continue;
    fragments[denial] = { ...fragments[denial]!, role: negation, value: '' };
    fragments[index] = { ...one, role: conditions, slots: { conditions: [besideHours(part)] } };
  }
  return { ...cover, fragments };
}

/** `We cannot leave before Wednesday`, `not until 10` leave what is from then on, and ask nothing, whatever their verb does elsewhere. */
export function withTimeDenied(cover: Cover): Cover {
  const { fragments } = cover;
  const index = fragments.findIndex(({ value, slots }) => isUntil.test(value) && (slots.days ?? slots.part));
  const until = fragments[index];
  if (!until) return cover;
  const isDenial = ({ role }: Fragment): boolean => role === 'reject' || role === negation;
  const saysPursuit = ({ slots }: Fragment): boolean =>
    slots.conditions?.every(({ kind }) => kind === 'preset') === true;
  const denial = fragments.slice(0, index).findLastIndex((one) => !roleIs.idleInDenial(one) && !saysPursuit(one));
  const said = fragments.slice(Math.max(denial, 0), index);
  const before = said.slice(0, 1).some(isDenial) ? said : [];
  // `木曜より前は無理`
  const behind = fragments.slice(index + 1, index + 2).filter((one) => isDenial(one) && one.value === 'behind');
  // `Remind me of low water, but not before 6`: when it comes, and no hours of what is asked.
  const isSetUp = ({ slots: { kinds, conditions: all = [] } }: Fragment) => kinds?.includes('digest') || isWatch(all);
  const says = fragments.filter(({ slots }) => slots.kinds ?? slots.conditions);
  const isAsked = until.slots.days ?? (says.length > 0 && !says.some(isSetUp));
  if (!isAsked || before.length + behind.length === 0) return cover;
  const left = {
    ...until,
    from: before[0]?.from ?? until.from,
    to: behind[0]?.to ?? until.to,
    slots: slotsBehind(until.slots),
  };
  const kept = [...before.filter(saysPursuit), left];
  return {
    ...cover,
    fragments: fragments.toSpliced(index - before.length, before.length + 1 + behind.length, ...kept),
  };
}

/** What is behind days or hours until a time. */
function slotsBehind({ days: [range] = [], part, parts }: Slots): Slots {
  const last = range?.kind === 'range' ? range.to : range;
  const first = last?.kind === 'after' && last.days === -1 && last.from ? last.from : last;
  const [, hour] = hoursOfPart(parts?.[1] ?? part ?? wholeDay);
  const hours: PartOfDay = hour < 24 ? [hour, 24] : wholeDay;
  if (!first) return { part: hours };
  return { days: [{ kind: 'count', from: first, days: 7 }], ...(hour < 24 && { parts: [hours, wholeDay] }) };
}

const isUntil = /\b(?:before|until)$/;

/** From the end of what is left of a day back to its beginning. */
function besideHours(part: PartOfDay): ConditionPart {
  const [from, to] = hoursOfPart(part);
  const [start, end] = (from < 12 ? [to, 0] : [Math.max(to - 24, 0), from]).map(clockOf);
  return { kind: 'time', from: end!, to: start! };
}

function saidBefore(fragments: readonly Fragment[], end: number): number {
  return fragments.slice(0, end).findLastIndex((one) => one.role !== 'filler' && one.role !== 'glue');
}

/** `Skip the sun and moon`: whether a word at a position joins to what is rejected. */
function isListed(fragments: readonly Fragment[], at: number, role: string): boolean {
  const joint = fragments[at];
  if (!joint || !joins(joint)) return false;
  const first = saidBefore(fragments, at);
  return fragments[first]?.role === role && isRejected(fragments, first);
}

/** `金曜以外`, `every day at 7, Saturday and Sunday not`: the days off of a digest also where the denial is the last of it. */
function isDeniedBehind(fragments: readonly Fragment[], index: number): boolean {
  const { role } = fragments[index]!;
  const said = fragments.slice(index + 1).filter((one) => one.role !== 'filler' && one.role !== 'glue');
  const isOfList = (one: Fragment): boolean => joins(one) || one.role === role;
  const at = isDay(role) ? said.findIndex((one) => !isOfList(one)) : 0;
  const next = said[at];
  if (next?.role !== 'reject') return false;
  const isDayOff =
    isDay(role) && at === said.length - 1 && fragments.some(({ slots }) => slots.kinds?.includes('digest'));
  return next.value === 'behind' || isDayOff;
}

function isDay(role: string): boolean {
  return role === 'day' || role === 'days';
}

/** Whether words deny what stands behind them, as in `every day but Friday`, and not `today but`. */
function isDenied(fragments: readonly Fragment[], at: number, denied?: string): boolean {
  const { role, value } = fragments[at]!;
  if (value === 'off' && role === 'reject') return denied !== undefined && isDay(denied);
  if (role !== 'reject' || /^(?:behind|origin|seen)$/.test(value)) return role === negation;
  return value !== 'but' || fragments[at - 1]?.slots.kinds?.includes('digest') === true;
}

/** Whether a fragment has a role, says hours beside a day, or a day for several. */
function fillsRole({ role, slots }: Fragment, wanted: string): boolean {
  if (wanted === 'days' && role === 'day') return true;
  return role === wanted || ((wanted === 'part' || wanted === 'time') && slots[wanted] !== undefined);
}

/** `High water tomorrow, sorry, low water`: the last of its role before words that take it back, and what they say instead. */
function isTakenBack(behind: readonly Fragment[], role: string): boolean {
  const isSame = (one: Fragment): boolean => fillsRole(one, role);
  const said = behind.filter((one) => isSame(one) || !roleIs.silent(one));
  const next = said.findIndex(isSame);
  // `Tomorrow | evening, no | tomorrow | morning`
  const at = said.slice(0, Math.max(next, 0)).findLastIndex((one) => one.role !== 'day');
  // `Tomorrow or rather the day after` asks about both.
  return said[at]?.role === 'retract' && said[at - 1]?.value !== 'or';
}

/** A cover without the part of the day that only greets, before a stop. */
export function withoutGreeting(tokens: readonly Token[], cover: Cover): Cover {
  const [first, ...others] = cover.fragments;
  if (first?.slots.part === undefined || first.from !== 0 || others.length === 0) return cover;
  if (!/[!.]/.test(tokens[first.to]?.gap ?? '')) return cover;
  return { ...cover, fragments: [{ ...first, role: 'filler', slots: {} }, ...others] };
}

/** `Air pressure in Ullapool, is it falling?`: what is said of another thing that is asked about, as behind an answer. */
export function isAboutAnother({ slots: { after } }: Fragment, fragments: readonly Fragment[]): boolean {
  const isSaid = (kind: Kind): boolean =>
    fragments.some(({ slots }) => slots.after === undefined && slots.kinds?.includes(kind));
  return after?.some(isSaid) ?? false;
}

/** `Wind at Dover, when does it start to drop?`: what rises or falls is the wind, where no water is asked about. */
export function withTurnOfIt(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((one, index) => {
    const [kind] = (one.slots.isOfIt && one.slots.kinds) || [];
    const before = fragments.slice(0, index).flatMap(({ slots }) => slots.kinds ?? []);
    const after = before.filter(kindIs.turning);
    if ((kind !== 'rises' && kind !== 'falls') || after.length === 0 || after.length < before.length) return one;
    return { ...one, slots: { ...one.slots, after, state: kind === 'rises' ? 'rising' : 'falling' } };
  });
}

/** `Will the tide be higher than 5 m?`: a level that it is to reach, and no other water. */
export function withLevel(fragments: readonly Fragment[]): readonly Fragment[] {
  const at = fragments.findIndex(({ slots }) => slots.heightM !== undefined);
  const from = [at - 1, at - 2].find((index) => fragments[index]?.slots.comparative !== undefined);
  const water = from === undefined ? undefined : fragments[from];
  if (!water || from === undefined) return fragments;
  const { comparative, ...slots } = water.slots;
  const level: Fragment = { ...water, slots: { ...slots, kinds: [comparative === 'least' ? 'below' : 'above'] } };
  return fragments.toSpliced(from, at - from, level);
}

/** `High tide forecast`, `the forecast of the tides`: of what stands beside it, and not of the weather. */
export function isForecastOf(forecast: Fragment, fragments: readonly Fragment[], tokens: readonly Token[]): boolean {
  if (!forecast.slots.isForecast) return false;
  const silent = fragments.filter(roleIs.silent);
  const isBetween = (from: number, to: number): boolean =>
    from <= to &&
    tokens.slice(from, to + 1).every(({ gap }, index) => from + index === 0 || gap.trim() === '') &&
    tokens.slice(from, to).every((_, at) => silent.some((one) => one.from <= from + at && from + at < one.to));
  return fragments.some(
    (one) =>
      one !== forecast &&
      one.slots.kinds !== undefined &&
      (isBetween(one.to, forecast.from) || isBetween(forecast.to, one.from)),
  );
}

/** `Lune à Brest, heure de lever`: beside the Moon a rising that is not said to be the Sun’s is the Moon’s, as behind an answer. */
export function withMoonEvents(fragments: readonly Fragment[]): readonly Fragment[] {
  if (!fragments.some(({ slots }) => slots.kinds?.includes('moon'))) return fragments;
  return fragments.map((fragment) => {
    const { after, ...slots } = fragment.slots;
    const kinds = after?.filter((kind) => aspectNames.moon.some((aspect) => aspect === kind)) ?? [];
    return kinds.length > 0 ? { ...fragment, slots: { ...slots, kinds } } : fragment;
  });
}

/** Beside conditions, these say nothing that a window could answer, except the kinds of windows, and the time of a pursuit. */
const uselessBesideConditions = ['kinds', 'time', 'heightM', 'state'] as const;

/** `Over the bar with 1.8 m`: beside a sill, a bar or a word for the draught, metres are that. */
function withBoat(fragments: readonly Fragment[]): readonly Fragment[] {
  const parts = fragments.flatMap(({ slots }) => slots.conditions ?? []);
  const has = (...kinds: readonly ConditionPart['kind'][]): boolean => parts.some(({ kind }) => kinds.includes(kind));
  const saysBoat = has('bar', 'sill-height') || fragments.some(({ slots }) => slots.isDraught);
  const isSaid = has('draught') && (has('sill-height') || !has('bar'));
  // `5 m above the datum` are a level of the tide, whatever it is needed for.
  const metresAt = ({ slots }: Fragment, index: number): number | undefined =>
    fragments[index + 1]?.slots.datum === undefined ? metresIn(slots) : undefined;
  if (isSaid || !saysBoat || fragments.every((one, index) => metresAt(one, index) === undefined)) return fragments;
  // Beside a draught, those of a sill are its height: `the sill in Brest is at 2.6 m and we draw 1.5 m`.
  const kind = has('draught') ? 'sill-height' : 'draught';
  return fragments.map((fragment, index) => {
    const metres = metresAt(fragment, index);
    if (metres === undefined) return fragment.slots.isDraught ? { ...fragment, slots: {} } : fragment;
    return { ...fragment, slots: { conditions: [{ kind, metres }] } };
  });
}

/** Metres, or those that the tide is to be above: of `enough water to get out, I need 1.5 m` the water under a boat. */
function metresIn({ heightM, conditions = [] }: Slots): number | undefined {
  const [only, ...others] = conditions;
  if (only?.kind !== 'tide' || others.length > 0) return heightM;
  const { min, max = min } = only.range;
  // Of `about 3.5 m` no less.
  return min === undefined || max === undefined ? undefined : (min + max) / 2;
}

/** The limits of two pursuits may contradict each other: the first one is asked about, and that the other is not is said. */
function withOnePursuit(fragments: readonly Fragment[]): readonly Fragment[] {
  const names = fragments
    .flatMap(({ slots }) => slots.conditions ?? [])
    .flatMap((one) => (one.kind === 'preset' ? one.name : []));
  // `Fish | in a boat of 6 m`: the boat is how.
  const first = names.find((name) => name !== 'boat') ?? names[0];
  const nameIn = (part: ConditionPart) => (part.kind === 'preset' && part.name !== first ? part.name : []);
  return fragments.map((one) => {
    const [other] = one.slots.conditions?.flatMap(nameIn) ?? [];
    return other ? { ...one, role: other === 'boat' ? 'filler' : 'other', slots: {} } : one;
  });
}

/** `Fishing from the boat, less than 2 metres?`, `kayaking with 1 m waves`: beside a pursuit that minds waves, a height is theirs where they are named, limited, or wanted by it. */
function withWavesOfPursuit(fragments: readonly Fragment[]): readonly Fragment[] {
  const parts = fragments.flatMap(({ slots }) => slots.conditions ?? []);
  const usual = parts.flatMap((one) => (one.kind === 'preset' ? presetConditions(one.name) : []));
  const limit = usual.find((one) => one.kind === 'weather' && one.attribute === 'waveHeight');
  if (limit?.kind !== 'weather') return fragments;
  const isOf = (...kinds: readonly Kind[]): boolean =>
    fragments.some(({ slots }) => slots.kinds?.some((kind) => kinds.includes(kind)));
  const [isBelow, isAbove, isSea] = [isOf('below'), isOf('above'), isOf('waves', 'swell')];
  const isSaid = isBelow || isAbove || limit.range.min !== undefined;
  const isOfWaves = isSea || (isSaid && usual.every((one) => needOf(one) !== 'tide'));
  const rangeOf = (height: number) => ({ ...(!isBelow && { min: height }), ...(!isAbove && { max: height }) });
  const turned = fragments.map((one, index) => {
    const { heightM, conditions: [only] = [] } = one.slots;
    // `風速10m` is short for metres a second.
    const isOfWind = besideIdle(fragments, index, -1)?.slots.kinds?.join() === 'wind';
    // `It` is the sea.
    const max = one.isWeak && only?.kind === 'tide' ? only.range.max : undefined;
    const range = max === undefined ? heightM && rangeOf(heightM) : { max };
    // `By yacht, 28 ft`: no waves that are not named beside it are wanted so high.
    const isNamed = [-1, 1].some((step) => besideIdle(fragments, index, step)?.slots.kinds?.some(kindIs.turning));
    const isOfBoat = heightM !== undefined && heightM > limits.highestSpanM && !isNamed;
    if (!range || isOfBoat || !(isOfWaves || isOfWind)) return one;
    const attribute = isOfWind ? 'windSpeed' : 'waveHeight';
    return { ...one, slots: { conditions: [{ kind: 'weather', attribute, range } as const] } };
  });
  const isIdle = ({ slots: { kinds } }: Fragment) => kinds?.every((kind) => /^(?:below|above|waves|swell)$/.test(kind));
  const isTurned = turned.some((one, index) => one !== fragments[index]);
  return isTurned ? turned.map((one) => (isIdle(one) ? { ...one, slots: {} } : one)) : fragments;
}

/** Fragments as they are used: beside conditions, kinds and levels of other questions are not, and said so. */
export function asUsed(read: readonly Fragment[], tokens: readonly Token[]): readonly Fragment[] {
  const fragments = withWavesOfPursuit(withOnePursuit(withBoat(withNegations(read, tokens))));
  const conditions = fragments.flatMap(({ slots }) => slots.conditions ?? []);
  if (conditions.length === 0) return fragments;
  const hasPursuit = conditions.some(({ kind }) => kind === 'preset');
  const hasBoat = saysBoat(conditions);
  const useless = uselessBesideConditions.filter((slot) => !(hasPursuit || hasBoat) || slot !== 'time');
  return fragments.map((fragment) => {
    const isUseless = fragment.role !== 'ask' && useless.some((slot) => fragment.slots[slot] !== undefined);
    const asksWindows =
      fragment.slots.kinds?.every(
        (kind) =>
          kindIs.besideWindows(kind) ||
          isSaidBy(kind, conditions) ||
          (hasPursuit && (kindIs.besidePursuits(kind) || isForecast(kind) || commandOf(kind) === 'tide')) ||
          (kind === 'warnings' && isWatch(conditions)),
      ) ?? false;
    const isSaid =
      hasBoat &&
      (fragment.slots.state === 'afloat' ||
        fragment.slots.kinds?.some((kind) => kind === 'above' || kind === 'height') === true);
    return isUseless && !asksWindows && !isSaid ? { ...fragment, role: 'other' } : fragment;
  });
}

/** `No waves over 1 m`, `over 1 m is too much`: a limit beside a negation is the other way round. */
function withNegations(fragments: readonly Fragment[], tokens: readonly Token[]): readonly Fragment[] {
  const turned = new Set(fragments.flatMap((one) => limitsTurned(one, fragments, tokens)));
  return fragments.map((one) => {
    const conditions = turned.has(one) ? one.slots.conditions?.map(opposite) : undefined;
    return conditions ? { ...one, slots: { ...one.slots, conditions } } : one;
  });
}

/**
 * The fragments whose limits a negation turns round, with all hours that follow: `not at night, from 22 to 7`. Behind them it does
 * so with what is too much alone: in `waves under 0.5 m, else we do not go` it is of the others; with none there it is of what
 * follows, `we stay home if it is over 20 knots`, but not in the next clause: `I am not that experienced, 12 knots at most`.
 */
export function limitsTurned(one: Fragment, all: readonly Fragment[], tokens: readonly Token[]): readonly Fragment[] {
  if (one.role !== negation) return [];
  const said = all.filter((fragment) => !roleIs.idleInDenial(fragment) && !joins(fragment));
  const isOf = (test: (part: ConditionPart) => boolean, fragment: Fragment | undefined): boolean =>
    fragment?.slots.conditions?.every(test) === true &&
    fragment.slots.conditions.some((part) => opposite(part) !== part);
  const at = said.indexOf(one);
  if (one.value === 'behind') {
    const before = said[at - 1];
    const isTooMuch = (part: ConditionPart): boolean => !('range' in part) || part.range.min !== undefined;
    if (before && isOf(() => true, before)) return isOf(isTooMuch, before) ? [before] : [];
  }
  const [first, ...others] = said.slice(at + 1);
  const clauses = clausesOf(tokens);
  if (!first || !isOf(() => true, first) || clauses[first.from] !== clauses[one.to]) return [];
  const end = others.findIndex((next) => !isOf(conditionIs.clock, next));
  const more = isOf(conditionIs.clock, first) ? others.slice(0, end < 0 ? others.length : end) : [];
  return [first, ...more];
}

/** The fragments of a text, where of the days that it names only those that its question is about say anything. */
export function withDaysAsked(tokens: readonly Token[], { fragments, place }: Cover): readonly Fragment[] {
  const said = withoutDatedPeriods(withMonthApart(withoutIdleNow(fragments, place)));
  return place?.others === undefined || place.others.length === 0 ? withoutTold(tokens, said) : said;
}

/** `We are there in September, when is low water on the 12th?`: the one day of a month is of the one month that is named apart from it. */
function withMonthApart(fragments: readonly Fragment[]): readonly Fragment[] {
  const named = fragments.filter(({ slots }) => slots.days !== undefined);
  const [month, ...months] = named.filter(
    ({ slots: { days } }) => days?.length === 1 && days[0]?.kind === 'named-month',
  );
  const [date, ...dates] = named.filter(
    ({ slots: { days } }) => days?.length === 1 && days[0]?.kind === 'day-of-month',
  );
  const [period, day] = [month?.slots.days?.[0], date?.slots.days?.[0]];
  const areOthers = named.length > 2 || months.length + dates.length > 0;
  if (period?.kind !== 'named-month' || day?.kind !== 'day-of-month' || areOthers) return fragments;
  const meant: DayExpression = { ...day, kind: 'date', month: period.month };
  return fragments.map((one) => {
    const { days: _, ...slots } = one.slots;
    if (one === date) return { ...one, slots: { ...slots, days: [meant] } };
    return one === month ? { ...one, slots } : one;
  });
}

/** `And now on Friday?`, `now Brest` are about Friday and Brest: right before another day, or a name that is all there is, `now` only goes on. */
function withoutIdleNow(fragments: readonly Fragment[], place: PlaceRun | undefined): readonly Fragment[] {
  const isBare = fragments.every(({ slots }) => slots.kinds === undefined && slots.conditions === undefined);
  return fragments.map((fragment, index) => {
    let at = fragment.to;
    const next = fragments.slice(index + 1).find(({ from, to, role, value }) => {
      // `Now or in the evening?`
      const isSilent = from === at && roleIs.silent({ role }) && value !== 'or';
      if (isSilent) at = to;
      return !isSilent;
    });
    const isBefore = (next?.slots.days !== undefined && next.from === at) || (isBare && fragment.to === place?.from);
    return fragment.slots.when === 'now' && isBefore ? { ...fragment, role: 'follow', value: '', slots: {} } : fragment;
  });
}

/** Dates right behind a weekend say which, and dates of several days say so of any open period. */
function withoutDatedPeriods(fragments: readonly Fragment[]): readonly Fragment[] {
  const isStay = fragments.some(({ slots }) => slots.days?.some(isDatedRange) === true);
  return fragments.map((fragment, index) => {
    const behind = fragments[index + 1];
    const isSaid =
      behind?.from === fragment.to && behind.slots.days?.every((day) => isDatedRange(day) || dayIs.dated(day)) === true;
    const { days } = fragment.slots;
    const areDates = (isSaid && days?.every(({ kind }) => kind === 'weekend')) || (isStay && days?.every(isOpenPeriod));
    return areDates === true ? { ...fragment, slots: {} } : fragment;
  });
}

function isDatedRange(day: DayExpression): boolean {
  return day.kind === 'range' && dayIs.dated(day.from);
}

/** What is told before a question has days of its own, unless the question names none. */
function withoutTold(tokens: readonly Token[], fragments: readonly Fragment[]): readonly Fragment[] {
  const clauses = clausesOf(tokens);
  const clauseOf = ({ from }: Fragment): number => clauses[from] ?? 0;
  const isRegular = ({ slots }: Fragment): boolean => slots.kinds?.every((kind) => kind === 'digest') === true;
  const saysDay = (one: Fragment): boolean =>
    one.slots.days !== undefined || one.slots.when === 'now' || isRegular(one);
  const asking = new Set(fragments.filter((one) => one.slots.kinds && !isRegular(one)).map(clauseOf));
  const [question] = asking;
  if (asking.size !== 1 || question === undefined) return fragments;
  const asked = fragments.filter((one) => clauseOf(one) === question).flatMap(({ slots }) => slots.days ?? []);
  if (asked.length === 0) return fragments;
  // `We are there over Christmas, when is low water on the 27th?`
  const isOfIt = ({ slots: { days } }: Fragment): boolean =>
    asked.some(({ kind }) => kind === 'day-of-month') && days?.every(isDatedRange) === true;
  const isTold = (clause: number): boolean => {
    const dated = fragments.filter((one) => clauseOf(one) === clause && saysDay(one));
    const words = clauses.filter((one) => one === clause).length;
    return words - dated.reduce((sum, { from, to }) => sum + to - from, 0) >= limits.leastTold;
  };
  return fragments.map((fragment) => {
    const clause = clauseOf(fragment);
    const isDropped = saysDay(fragment) && clause < question && isTold(clause) && !isOfIt(fragment);
    return isDropped ? { ...fragment, slots: {} } : fragment;
  });
}

/** `In 3 days | on Friday` are neither one day nor a list of two: the second is not used. `Tomorrow, Saturday` may be one. */
export function withOneDay(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((one, index) => {
    const [day, ...more] = one.slots.days ?? [];
    const [named, ...others] = besideIdle(fragments, index, -1)?.slots.days ?? [];
    if (!day || !named || more.length + others.length > 0 || day.kind === named.kind) return one;
    const mayBeOfIt =
      [day, named].some(isNearOrCounted) || [day, named].every(({ kind }) => /^week(?:end|day)$/.test(kind));
    return mayBeOfIt || inYear(inWeek([named, day])).length < 2 ? one : { ...one, role: 'other', slots: {} };
  });
}

/** `Tomorrow`, or `the day after` another one. */
function isNearOrCounted(day: DayExpression): boolean {
  return day.kind === 'offset' ? Math.abs(day.days) < 3 : day.kind === 'after' && day.from === undefined;
}

/** The next fragment in one direction that says something, where no other words stand between. */
export function besideIdle(fragments: readonly Fragment[], index: number, step: number): Fragment | undefined {
  const [one, next] = [fragments[index], fragments[index + step]];
  if (!one || !next || (step > 0 ? one.to !== next.from : next.to !== one.from)) return undefined;
  return roleIs.silent(next) ? besideIdle(fragments, index + step, step) : next;
}
