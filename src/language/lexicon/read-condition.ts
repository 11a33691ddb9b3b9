import * as windows from '../../domain/windows/index.ts';
import { minutesIn, oneOf, rowOf } from './captures.ts';
import type { ClassMatch } from './numerals.ts';
import { amounts } from '../../domain/question/index.ts';
import { weekdayNames } from '../../domain/time.ts';
import limitUnits from './limit-units.json' with { type: 'json' };
import { converter, limit, measuredBy, numbersOf, textOf } from './condition-limits.ts';
import type { SunTime } from '../dates/time-notation.ts';
import { later, laterTime } from './interpret-time.ts';
import { kindsIn, type Kind, type ConditionPart, type NamedPart, type SillPart } from './slots.ts';
import { limits } from '../limits.ts';

/** Within an hour of its rising or setting at 50° of latitude, the Sun is 6° below to 9° above the horizon. */
const nearHorizon = 'sun=-6..9';

/** `At dawn`, `near sunset`: the sun is low, in that half of the day. */
export function nearSun(time: SunTime): readonly windows.Condition[] {
  const half = time === 'dawn' || time === 'sunrise' ? '00:00..12:00' : '12:00..00:00';
  return windows.parseConditions(`${nearHorizon},time=${half}`).conditions;
}

type Meaning = (
  said: readonly string[],
  captures: readonly ClassMatch[],
) => ConditionPart | readonly ConditionPart[] | undefined;

/** A limit whose comparator stands in the phrase, else in the rule. */
function compared(quantity: readonly ClassMatch[] = [], usual = '', unit?: string): Meaning {
  return ([detail = usual], captures) =>
    limit([...captures, ...quantity], textOf(captures, 'comparator') ?? detail, unit ?? textOf(captures, 'measure'));
}

/** The quantity of a limit that names none. */
function quantity(value: string): readonly ClassMatch[] {
  return [{ name: 'quantity', to: 0, value }];
}

/** An article stands for one only before a unit. */
const one: readonly ClassMatch[] = [{ name: 'number', to: 0, value: 1 }];

/** Forces and knots are said of the wind alone. */
const wind = quantity('windSpeed kn');

/** A limit that names no quantity: `under 12 knots` is of the wind, `above 18 degrees` of air or water. */
function unnamed(usual = ''): Meaning {
  return (said, captures) => {
    const isWarmth = measuredBy(textOf(captures, 'measure')) === 'temperature';
    // `At about 6 knots` a boat sails.
    if (textOf(captures, 'comparator') === 'about') return undefined;
    if (!isWarmth) return compared(wind, usual)(said, captures);
    const found = limit([...captures, ...quantity('airTemperature C')], textOf(captures, 'comparator') ?? usual);
    return found && 'range' in found ? { kind: 'warmth', range: found.range } : undefined;
  };
}

/** The rules `condition …`. */
const meanings: Readonly<Record<string, Meaning>> = {
  is: ([notation = '']) => windows.parseConditions(notation).conditions[0],
  named: ([notation = '']) =>
    windows.parseConditions(notation).conditions.map((condition) => ({ kind: 'named' as const, condition }))[0],
  compare: compared(),
  'compare-one': compared(one),
  'wind-speed': unnamed('between'),
  speed: unnamed(),
  // `3-4 ft`: so much is a sea, and no tide nor a boat.
  'wave-span': (_, captures) => {
    const part = limit([...captures, ...quantity('waveHeight m')], 'between');
    return part?.kind === 'weather' && part.range.max! <= limits.highestSpanM ? part : undefined;
  },
  'wind-force': compared(wind, '', 'bft'),
  force: compared([], '', 'bft'),
  'water-depth': (said, captures) => metresOf('water', captures, said),
  coefficient: ([comparator = ''], captures) => limit([...captures, ...quantity('coefficient none')], comparator),
  surge: ([comparator = ''], captures) => limit([...captures, ...quantity('surge m')], comparator),
  between: (_, captures) => limit(captures, 'between'),
  from: (_, captures) => sector(captures),
  'from-compare': (_, captures) => all(sector(captures), limit(captures, textOf(captures, 'comparator') ?? '')),
  'from-force': (_, captures) => fromForce(captures),
  'from-speed': (_, captures) =>
    all(sector(captures), limit([...captures, ...wind], textOf(captures, 'comparator') ?? '')),
  around: (said, captures) => around(captures, said),
  time: (said, captures) => timeOf(captures, said),
  'event-between': (_, captures) => all(around(captures, ['at', '0']), timeOf(captures, ['between'])),
  'before-sunrise': () => windows.parseConditions('light=night,time=00:00..12:00').conditions,
  'sea-breeze': () => windows.parseConditions('winddir=shore300..60,light=day').conditions,
  'near-sunrise': () => nearSun('sunrise'),
  'near-sunset': () => nearSun('sunset'),
  'event-by-day': (_, captures) => all(around(captures, ['at', '0']), inNotation('light', ['day'])),
  // Both are named side by side: `which day do low water and sunset coincide`.
  'event-near': ([turn], captures) =>
    all(around(captures, ['at', '0']), ...nearSun(turn === 'sunrise' ? 'sunrise' : 'sunset')),
  tendency: ([way], captures) => {
    const [change = NaN] = numbersOf(captures);
    return inNotation('tendency', way === 'down' ? ['', -change] : [change, '']);
  },
  length: ([unit = ''], captures) => ({ kind: 'length', minMinutes: Math.round(minutesIn(unit, captures)) }),
  preset: ([name = '', notation = '']) => {
    if (!windows.isPresetName(name)) throw new Error(`A lexicon has a pursuit “${name}”`);
    return [{ kind: 'preset', name }, ...windows.parseConditions(notation).conditions];
  },
  watch: () => ({ kind: 'watch' }),
  'any-hour': () => ({ kind: 'any-hour' }),
  'ask-now': () => ({ kind: 'ask-now' }),
  judged: ([amount = '', of = '']) =>
    kindsIn(of).map((kind) => ({ kind: 'judged' as const, amount: oneOf(amounts, amount), of: kind })),
  learner: ([notation = ''], captures) => readCompany(notation, captures),
  // With what it is to have beside its own: `no alerts at night`.
  alter: ([notation = ''], captures) => {
    const [number] = numbersOf(captures);
    const alter = { kind: 'alter', ...(number !== undefined && { number }) } as const;
    return [alter, ...windows.parseConditions(notation).conditions];
  },
  // No sea breaks on the sill of a harbour.
  bar: ([value]) => ({ kind: 'bar', isSill: value === 'sill' }),
  'sill-height': (said, captures) => metresOf('sill-height', captures, said),
  draught: (said, captures) => metresOf('draught', captures, said),
  margin: (said, captures) => metresOf('margin', captures, said),
};

/** The conditions of a rule `condition …` and of what its classes have matched; none where a unit does not fit. */
export function readCondition(value: string, captures: readonly ClassMatch[]): readonly ConditionPart[] {
  const [name = '', ...said] = value.split(' ');
  return [rowOf(meanings, name)(said, captures) ?? []].flat();
}

/** The rules `company …`, for whom limits are stricter: of some ages, children and older people; our choice of years. */
export function readCompany(value: string, captures: readonly ClassMatch[]): readonly ConditionPart[] {
  if (value === 'age')
    return numbersOf(captures).some((years) => years < 16 || years >= 70) ? [{ kind: 'learner' }] : [];
  if (value === 'novice') return [{ kind: 'learner', isNovice: true }];
  const { conditions } = windows.parseConditions(value);
  return [{ kind: 'learner' }, ...conditions.map((condition) => ({ kind: 'named' as const, condition }))];
}

/** The side of a wind and its force, of the Beaufort scale where no unit is written. */
function fromForce(captures: readonly ClassMatch[]): readonly windows.Condition[] {
  const forces = numbersOf(captures);
  const isWind = textOf(captures, 'quantity')?.startsWith('windSpeed') === true;
  if (!isWind || forces.some((force) => force > limits.strongestForce)) return [];
  return all(sector(captures), limit([...captures, ...wind], forces.length > 1 ? 'between' : 'at-least', 'bft'));
}

function all(...parts: readonly (windows.Condition | undefined)[]): readonly windows.Condition[] {
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? found : [];
}

/** What conditions about a kind of weather limit. */
const limitedOf = {
  wind: 'windSpeed',
  gust: 'gust',
  waves: 'waveHeight',
  swell: 'swellHeight',
} as const satisfies Partial<Record<Kind, windows.LimitedAttribute>>;

export function limitedBy(kind: Kind): windows.LimitedAttribute | undefined {
  return (limitedOf as Partial<Record<Kind, windows.LimitedAttribute>>)[kind];
}

/** `When can I kite with 15 to 25 kn`: whether a condition says what a kind asks about. */
export function isSaidBy(kind: Kind, conditions: readonly ConditionPart[]): boolean {
  return conditions.some((one) => one.kind === 'weather' && one.attribute === limitedBy(kind));
}

/** The kinds that say what conditions measure; of a level of the tide its height, of a side the wind. */
export function kindsMeasured(conditions: readonly ConditionPart[]): Kind[] {
  const isOf = (kind: Kind): boolean =>
    isSaidBy(kind, conditions) || (kind === 'wind' && conditions.some((one) => one.kind === 'sector'));
  const weatherKinds = (Object.keys(limitedOf) as Kind[]).filter(isOf);
  return conditions.some(({ kind }) => kind === 'tide') ? ['height', ...weatherKinds] : weatherKinds;
}

/** Whether a limit by name is one that the pursuit beside it has no need of, and is asked after: `fishing tomorrow, is it windy?` */
export function isOnlyAsked(part: ConditionPart, all: readonly ConditionPart[]): part is NamedPart {
  if (part.kind !== 'named' || !('range' in part.condition) || part.condition.range.min === undefined) return false;
  const usual = all.flatMap((one) => (one.kind === 'preset' ? windows.presetConditions(one.name) : []));
  return feared(part.condition, usual).length === 0;
}

/** The conditions that a phrase asks for: pursuits, and conditions beside theirs. A bar without a number is the pursuit of crossing one. */
export function joinConditions(parts: readonly ConditionPart[]): {
  readonly presets: readonly windows.PresetName[];
  readonly conditions: readonly windows.Condition[];
} {
  const saysPreset = parts.flatMap((part) => (part.kind === 'preset' ? part.name : []));
  const isForLearner = parts.some(({ kind }) => kind === 'learner');
  // What is asked about children alone is their bathing; the waves of beginners are those of a surf.
  const isBathing =
    saysPreset.length === 0 &&
    parts.some((one) => one.kind === 'learner' && !one.isNovice) &&
    parts.every(({ kind }) => kind !== 'named');
  const presets = [...new Set(isBathing ? (['swim'] as const) : saysPreset)];
  const usual = presets.flatMap((name) => windows.presetConditions(name));
  const stricter = isForLearner ? presets.flatMap(windows.learnerConditions) : [];
  const named = parts.flatMap((part) => (part.kind === 'named' ? feared(part.condition, usual) : []));
  const said = parts.filter(isCondition);
  const supposed = said.flatMap((one) => windows.supposedIn(one, usual) ?? []);
  const wanted = said.filter((one) => !windows.supposedIn(one, usual));
  const all = [...named, ...stricter, ...wanted.map((one) => asStrict(one, stricter))];
  const limits = all.filter((one, index) => !all.slice(index + 1).some((later) => isSameLimit(one, later)));
  const conditions = [...limits, ...supposed];
  const sillParts = parts.filter(isSillPart);
  const metres = (kind: SillPart['kind']): number | undefined =>
    sillParts.flatMap((part) => ('metres' in part && part.kind === kind ? part.metres : []))[0];
  const waterM = metres('water');
  if (waterM !== undefined && sillParts.every(({ kind }) => kind === 'water'))
    return { presets, conditions: [...conditions, { kind: 'tide', range: { min: waterM } }] };
  if (sillParts.length === 0) return { presets, conditions };
  if (sillParts.every((part) => part.kind === 'bar' && !part.isSill))
    return { presets: [...presets, 'bar'], conditions };
  const [sillM, draughtM = waterM && 0] = [metres('sill-height'), metres('draught')];
  const sill: windows.Condition = {
    kind: 'sill',
    ...(sillM !== undefined && { sillM }),
    ...(draughtM !== undefined && { draughtM }),
    marginM: metres('margin') ?? Math.max(0, (waterM ?? 0) - (draughtM ?? 0)),
  };
  return { presets, conditions: [...conditions, sill] };
}

/** A limit, for children and beginners no wider than theirs. */
function asStrict(limit: windows.Condition, stricter: readonly windows.Condition[]): windows.Condition {
  const theirs = stricter.find((one) => windows.quantityOf(one) === windows.quantityOf(limit));
  return theirs ? windows.judgedLimit(theirs, limit, 'bad') : limit;
}

/**
 * A limit by name on a pursuit's own side is feared, not wanted: `a walk, or is there a gale?`. Nor does one allow more
 * than the pursuit, `no strong wind for the kayak`: a beginner, whose waves have 0.3 m and more, paddles without any.
 */
function feared(named: windows.Condition, usual: readonly windows.Condition[]): readonly windows.Condition[] {
  const own = usual.find((one) => windows.quantityOf(one) === windows.quantityOf(named));
  if (!own || !('range' in own) || !('range' in named)) return [named];
  const { min = -Infinity, max = Infinity } = named.range;
  const most = own.range.max ?? Infinity;
  if (own.range.min !== undefined && min <= most) return [named];
  return max < most ? [{ ...named, range: { max } }] : [];
}

/** `Without wind, under 8 knots`: whether the same side of a quantity is limited by both; the one that is said last counts. */
function isSameLimit(one: windows.Condition, other: windows.Condition): boolean {
  const sideOf = (condition: windows.Condition): string => {
    const { range, ...quantity } = 'range' in condition ? condition : { ...condition, range: {} };
    return JSON.stringify([quantity, Object.keys(range)]);
  };
  return sideOf(one) === sideOf(other);
}

/** `Not at high water`: farther than some two hours from it. */
const fourHours = 240;

/** A limit the other way round, the other hours of the day, days of the week and points of the compass; anything else, also between two limits, as it is. */
export function opposite(part: ConditionPart): ConditionPart {
  if (part.kind === 'named') {
    const condition = opposite(part.condition);
    return condition === part.condition ? part : { ...part, condition: condition as windows.Condition };
  }
  if (part.kind === 'light' && (part.light === 'day' || part.light === 'night'))
    return { ...part, light: part.light === 'day' ? 'night' : 'day' };
  if (part.kind === 'time') return { ...part, from: part.to, to: part.from };
  if (part.kind === 'sector') return { ...part, fromDeg: part.toDeg, toDeg: part.fromDeg };
  if (part.kind === 'weekday')
    return { ...part, weekdays: [...weekdayNames.keys()].filter((day) => !part.weekdays.includes(day)) };
  if (part.kind === 'around' && part.fromMin === 0 && part.toMin === 0 && part.event !== 'slack')
    return { kind: 'around', event: part.event === 'high' ? 'low' : 'high', fromMin: -fourHours, toMin: fourHours };
  if (!('range' in part)) return part;
  const { min, max } = part.range;
  if ((min === undefined) === (max === undefined)) return part;
  return { ...part, range: min === undefined ? { min: max } : { max: min } } as ConditionPart;
}

export function saysBoat(parts: readonly ConditionPart[]): boolean {
  return parts.some(({ kind }) => ['draught', 'sill-height', 'sill', 'water'].includes(kind));
}

function isSillPart(part: ConditionPart): part is SillPart {
  return ['bar', 'sill-height', 'draught', 'margin', 'water'].includes(part.kind);
}

function isCondition(part: ConditionPart): part is windows.Condition {
  return !/^(named|preset|watch|ask-now|any-hour|alter|judged|learner|warmth)$/.test(part.kind) && !isSillPart(part);
}

const directions: Readonly<Record<string, string>> = limitUnits.directions;

/** `wind | west`, `wind | sw | nw`. */
function sector(captures: readonly ClassMatch[]): windows.Condition | undefined {
  const [quantity = ''] = (textOf(captures, 'quantity') ?? 'windSpeed').split(' ');
  const isSide = ({ name }: ClassMatch): boolean => name === 'point' || name === 'breeze';
  const [from = NaN, to] = captures.filter(isSide).map(({ value }) => Number(value) * 22.5);
  const around = [from - limits.halfPointDeg, from + limits.halfPointDeg].map((degrees) => (degrees + 360) % 360);
  return inNotation(directions[quantity] ?? '', to === undefined ? around : [from, to]);
}

/** A condition from one end to another as options carry it; `undefined` of ends that it does not have. */
function inNotation(name: string, ends: readonly (string | number)[]): windows.Condition | undefined {
  return windows.parseConditions(`${name}=${ends.join('..')}`).conditions[0];
}

/** `around both hours`, `around before 30`, `around span-after hours`, `around at`: the side, minutes or the unit of a number, and the event where no class names it. */
function around(captures: readonly ClassMatch[], [side = '', length = '0', event]: readonly string[]) {
  return inNotation(event ?? textOf(captures, 'event') ?? '', minutesAround(captures, side, length));
}

function minutesAround(captures: readonly ClassMatch[], side: string, length: string): [from: number, to: number] {
  const minutes = Math.round(minutesIn(length, captures));
  if (side === 'after') return [0, minutes];
  if (side === 'before') return [-minutes, 0];
  if (!side.startsWith('span')) return [-minutes, minutes];
  const ends = numbersOf(captures).map((hours) => Math.round(hours * 60));
  // `From two hours before to three after high water`.
  const signed = ends.map((end, index) =>
    side === 'span-before' || (side === 'span-over' && index === 0) ? -end : end,
  );
  return [Math.min(...signed), Math.max(...signed)];
}

/** `time after`, `time before pm`, `time between am-pm`. */
function timeOf(captures: readonly ClassMatch[], [side = '', half = '']: readonly string[]) {
  const [ofFirst = '', ofSecond = ofFirst] = half.split('-');
  const times = captures.filter(({ name }) => name === 'clock' || name === 'dotted' || name === 'hour');
  const [start = 0, end = 0] = times.map(({ name, value }) => (name === 'hour' ? Number(value) : NaN));
  // Between 2 and 6 is in the afternoon, between 10 and 2 by day, and between 22 and 6 through the night.
  const areLater = half === '' && end > start && end + 12 <= limits.latestEnd && later(start) > start;
  const second = areLater || (half === '' && end < start && end + 12 > start) ? 'pm' : ofSecond;
  const isEnd = side === 'after' || side === 'before';
  const [from, to = from] = times.map(({ name, value, isShort }, i) => {
    if (name !== 'hour') return typeof value !== 'string' ? '' : isShort && isEnd ? laterTime(value) : value;
    return clockAt(
      isEnd && half === '' ? later(Number(value)) : Number(value),
      i > 0 ? second : areLater ? 'pm' : ofFirst,
    );
  });
  if (from === undefined || to === undefined) return undefined;
  const midnight = '00:00';
  const ends = side === 'after' ? [from, midnight] : side === 'before' ? [midnight, from] : [from, to];
  return inNotation('time', ends);
}

function clockAt(hour: number, half: string): string {
  const hourOfDay = half === '' ? hour % 24 : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hourOfDay).padStart(2, '0')}:00`;
}

/** Metres of a sill or ship, `2 m 10` as well; `charted` is the depth below the datum. */
function metresOf(
  kind: 'sill-height' | 'draught' | 'margin' | 'water',
  captures: readonly ClassMatch[],
  [detail]: readonly string[],
): SillPart | undefined {
  const unit = textOf(captures, 'measure') ?? 'm';
  const [number] = numbersOf(captures);
  if (number === undefined || measuredBy(unit) !== 'length') return undefined;
  const hundredths = Number(captures.find(({ name }) => name === 'hundredths')?.value ?? 0);
  const metres = converter(unit)(number) + hundredths / 100;
  if (kind === 'draught' && metres > limits.deepestDraughtM) return undefined;
  return { kind, metres: detail === 'charted' ? -metres + 0 : metres };
}
