import { aspectNames, type AskedState, type PartOfDay } from '../../domain/question/index.ts';
import { weekdayNames } from '../../domain/time.ts';
import { isPeriod } from '../dates/days.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { kindsIn, unitsOfWord, type Kind, type Superlative, type UnitWord } from '../lexicon/slots.ts';
import { dayIs, kindIs } from '../traits.ts';
import { commandOf } from './commands.ts';
import type { Heard, QuestionForms } from './heard.ts';
import type { Frame } from './frame.ts';
import kindFamilies from './kind-families.json' with { type: 'json' };

/** `Knots Portland Bill`: only one thing is measured in them. Heights are those of tides and of waves. */
export function kindsOfUnits(units: readonly UnitWord[]): Kind[] {
  return units.flatMap((unit): Kind[] => {
    const [measured, ...others] = Object.keys(unitsOfWord[unit]);
    return others.length === 0 && (measured === 'wind' || measured === 'temperature') ? [measured] : [];
  });
}

/** General kinds and those that say more of the same; an equinox or solstice is the day of its others. */
const families: readonly { readonly general: string; readonly special: readonly Kind[] }[] = [
  ...(['tide', 'sun', 'moon'] as const).map((general) => ({ general, special: aspectNames[general] })),
  ...Object.entries(kindFamilies).map(([general, special]) => ({ general, special: kindsIn(special) })),
];

/** Other parts of a sentence, by which its kinds are chosen. */
function partsOf(
  { place, fragments, wanted, first, part, days, conditions }: Heard,
  { asks, asksUntil, superlative, units }: QuestionForms,
  state: AskedState | undefined,
) {
  const { datum, answerIn, clock, when } = first;
  return {
    ...first,
    time: first.time,
    asks,
    asksUntil,
    state,
    superlative,
    part,
    days,
    /** Words join the kinds: `high water and its coefficient`. */
    isList: fragments.some(({ role, from }) => role === 'and' || (role === 'follow' && from > 0)),
    /** `Weather and wind`; in `forecast for Friday, wind and waves` the forecast is of these. */
    isWeatherJoined: fragments.some(
      ({ role }, at) =>
        role === 'and' && [at - 1, at + 1].some((beside) => fragments[beside]?.slots.kinds?.includes('weather')),
    ),
    hasPlace: place !== undefined,
    /** `Which is better, Croyde or Saunton?` */
    areRivals: first.step === 'which' && (place?.others ?? []).length > 0,
    isOfNeaps: first.state === 'neaps',
    isNow: when === 'now',
    isLimited: conditions.length > 0,
    isLeft: when === 'later' || first.isLeft === true,
    /** A setting and an answer may have a unit or datum. */
    hasUnit: units.length > 0 || datum !== undefined,
    units,
    /** `In knots | instead of km/h` */
    isUnitLeft: fragments.some((one) => one.slots.unit && wanted.every(({ from }) => from !== one.from)),
    hasSetting: answerIn !== undefined || clock !== undefined,
  };
}

type Said = ReturnType<typeof partsOf>;

/** `tide … 15:00` is a height, `high water … coefficient` a coefficient. */
export function refineKinds(
  found: readonly Kind[],
  heard: Heard,
  form: QuestionForms,
  state: AskedState | undefined,
): Kind[] {
  const said = partsOf(heard, form, state);
  if (state === 'clearance') return said.time === undefined ? ['high', 'low'] : ['height'];
  const others = found.filter((kind) => kind !== 'settings' && kind !== 'home' && kind !== 'digest');
  if (found.includes('digest') || isWorkingWeek(found, said))
    return ['digest', ...refineFacts(others, { ...said, time: undefined })];
  return settingKinds(found, others, said) ?? verdictFirst(refineFacts(others, said), said);
}

/** `The forecast for Cambados at 6:30 from Monday to Friday`: when it is to come. */
function isWorkingWeek(found: readonly Kind[], { days: [day], time, asks, hasPlace }: Said): boolean {
  if (day?.kind !== 'range' || time === undefined || asks !== undefined || !hasPlace) return false;
  const [from, to] = [day.from, day.to].map((one) => one.kind === 'weekday' && weekdayNames[one.weekday]);
  return from === 'mon' && to === 'fri' && found.includes('weather');
}

/** `Can I swim at Dover, is the tide in?`: yes or no comes before the temperature of the water, and the high waters of a flood before its wind. */
function verdictFirst(kinds: readonly Kind[], { state }: Said): Kind[] {
  const others = kinds.filter((kind) => kind !== 'high' && kind !== 'rising');
  if (state === 'flooded' && !kinds.includes('warnings')) return ['high', ...others];
  const isTideState = state === 'high' || state === 'low' || state === 'rising' || state === 'falling';
  const isVerdict = (kind: Kind): boolean => kind === 'rising' && isTideState;
  return [...kinds.filter(isVerdict), ...kinds.filter((kind) => !isVerdict(kind))];
}

/** `Always show heights in feet` is a setting, and `tide Brest, use feet` a tide. */
function settingKinds(
  found: readonly Kind[],
  others: readonly Kind[],
  { hasPlace, days, hasUnit, hasSetting, units, isUnitLeft }: Said,
): Kind[] | undefined {
  const saysValue = hasUnit || hasSetting;
  const isWish = isUnitLeft && others.every((kind) => kindsOfUnits(units).includes(kind));
  const isSetting =
    (found.includes('settings') || isWish) &&
    (others.length === 0 ? !hasPlace || saysValue : !hasPlace && days.length === 0 && saysValue);
  const isHome = found.includes('home') && (others.length === 0 || saysValue);
  if (isHome && (hasPlace || !isSetting)) return ['home'];
  if (isSetting || (hasSetting && found.length === 0 && !hasPlace)) return ['settings'];
  return undefined;
}

/** `The water at Brighton, how warm is it?` */
function asWaterKinds(found: readonly Kind[], { isOfWater }: Said): readonly Kind[] {
  if (!isOfWater || !found.includes('temperature') || found.includes('water-temperature')) return found;
  return found.filter((kind) => kind !== 'tide').map((kind) => (kind === 'temperature' ? 'water-temperature' : kind));
}

/** High or low water, whichever `highest` and `lowest` say of the tide at a place; `undefined` of `the best`. */
export function waterOf(superlative: Superlative | undefined): 'high' | 'low' | undefined {
  if (superlative === 'most') return 'high';
  return superlative === 'least' ? 'low' : undefined;
}

export const extremeWaters = { high: 'highest', low: 'lowest' } as const satisfies Partial<Record<Kind, Kind>>;

/** `Good weather for taking the boat out`: the weather at sea is its wind and waves, and so is what makes one beach better. */
function atSea(found: readonly Kind[], { isAtSea, areRivals, isLimited }: Said): readonly Kind[] {
  const isBare = found.length === 0;
  if (isLimited ? isBare : !isAtSea && !(areRivals && isBare)) return found;
  const weather: readonly Kind[] = ['wind', 'waves'];
  return found.length === 0 ? weather : [...new Set(found.flatMap((kind) => (kind === 'weather' ? weather : kind)))];
}

/** `La mer demain`: the sea and nothing else about it is its waves, and its tide; `ça bouge, la mer ?` is not about its tide. */
function seaKinds(found: readonly Kind[], { isSea, asks, time, state }: Said): readonly Kind[] {
  if (!isSea) return found;
  const others = found.filter((kind) => kind !== 'tide');
  if (others.some((kind) => kind === 'waves' || kind === 'swell')) return others;
  const isAll = others.length === 0 && asks === undefined && time === undefined && state === undefined;
  return isAll ? ['waves', 'tide'] : found;
}

/** An extreme of several days is one of all their waters; of one day, or none, it means its high or low waters. */
function periodKinds(found: readonly Kind[], { superlative, days, isOfNeaps }: Said): readonly Kind[] {
  if (superlative === undefined) return found;
  const water = waterOf(superlative);
  const isOneDay = days.length === 1 && !days.some(isPeriod);
  if (days.length === 0 || isOneDay) {
    const isMeant = (kind: Kind): boolean => kind === 'tide' || (isOneDay && kind === 'springs');
    return [...new Set(found.map((kind) => (water && isMeant(kind) ? water : kind)))];
  }
  const compared: Readonly<Partial<Record<Kind, Kind>>> = {
    tide: extremeWaters[water ?? 'high'],
    // The weakest neaps have the smallest range.
    springs: isOfNeaps ? 'range' : extremeWaters[water ?? 'high'],
    ...extremeWaters,
  };
  return found.map((kind) => compared[kind] ?? kind);
}

/** High or low water, whichever a state is called after; `undefined` of one on the way. */
export function waterOfState(state: AskedState | undefined): 'high' | 'low' | undefined {
  if (state === 'high' || state === 'flood') return 'high';
  return state === 'low' || state === 'ebb' || state === 'passable' ? 'low' : undefined;
}

/** `When is it low?`, `is it high tide tomorrow?` ask for times; `is it high tide now?`, `… tomorrow at 8?` for the state. */
function timesOfState({ asks, state, time, isNow, days, part }: Said): Kind {
  const isDaily = time === undefined && !isNow && (days.length > 0 || typeof part === 'string');
  const water = waterOfState(state);
  if (water) return asks === 'when' || isDaily ? water : 'rising';
  if (asks !== 'when' || time !== undefined) return 'rising';
  if (state === 'rising') return 'rises';
  if (state === 'falling') return 'falls';
  return isDaily ? 'rising' : 'tide';
}

/** The next water of a day or time to come is one of its waters, unless it is the next from an hour on. */
export function ofDay(
  kind: Kind,
  { days, part, time }: { readonly [Slot in 'days' | 'part' | 'time']?: Frame[Slot] | undefined } & Pick<Frame, 'days'>,
): Kind {
  if (isFromThenOn(part)) return kind;
  const isOther = part !== undefined || time !== undefined || !isToday(days);
  return isOther && (kind === 'next-high' || kind === 'next-low') ? (kind === 'next-high' ? 'high' : 'low') : kind;
}

/** What is left of the range of today; of another day or between two hours there is only its range. */
function leftOfRange(kind: Kind, { isLeft, state, part, days }: Said): Kind | undefined {
  const isMeant = kind === 'remaining' || (kind === 'range' && isLeft && (state === 'rising' || state === 'falling'));
  if (!isMeant) return undefined;
  return (part === undefined || isFromThenOn(part)) && isToday(days) ? 'remaining' : 'range';
}

function isFromThenOn(part: PartOfDay | undefined): boolean {
  return typeof part === 'object' && part[0] > 0 && part[1] === 24;
}

export function isToday(days: readonly DayExpression[]): boolean {
  return days.every((day) => day.kind === 'offset' && day.days === 0);
}

/** `Enough water to get in` asks for the level only where one is named, or beside others at a time: else for what other words say. */
function withoutLevels(found: readonly Kind[], { heightM, time, isList }: Said): readonly Kind[] {
  if (heightM !== undefined) return found;
  const heightThen: readonly Kind[] = isList && time !== undefined ? ['height'] : [];
  const others = found.flatMap((kind) => (kind === 'above' || kind === 'below' ? heightThen : [kind]));
  return others.length > 0 ? others : found;
}

/** `Swell direction and period`: beside a swell the period is its own, and beside a period the direction is of the same waves. */
function swellKinds(found: readonly Kind[], { state }: Said): readonly Kind[] {
  const isSwellOnly = found.includes('swell') && !found.includes('waves');
  const kinds = isSwellOnly ? found.map((kind) => (kind === 'period' ? 'swell-period' : kind)) : found;
  const [only, ...others] = kinds;
  if (state !== 'direction' || others.length > 0) return kinds;
  if (only === 'period') return ['waves', only];
  return only === 'swell-period' ? ['swell', only] : kinds;
}

/** What is asked for instead of one kind alone, by the first row whose test holds. */
const refinements: readonly (readonly [of: readonly Kind[], test: (said: Said) => boolean, readonly Kind[]])[] = [
  [['dawn'], ({ asksUntil }) => asksUntil, ['day-length', 'dusk']],
  // Below the datum only low water is.
  [['tide', 'height'], ({ heightM = 0 }) => heightM < 0, ['below']],
  [['tide', 'rises', 'height'], ({ heightM }) => heightM !== undefined, ['above']],
  [['falls'], ({ heightM }) => heightM !== undefined, ['below']],
  [['rising'], ({ heightM, state }) => heightM !== undefined && state === 'falling', ['below']],
  [['high'], ({ heightM, state }) => heightM !== undefined && state === 'afloat', ['above']],
  [['above', 'below'], ({ heightM, time }) => heightM === undefined && time !== undefined, ['height']],
  [['springs'], ({ days }) => days.some(dayIs.long), ['highest']],
  [['tide'], ({ time, asks }) => time !== undefined || asks === 'how-high', ['height']],
  // `How high is the tide today?` is about the day, and not only about now.
  [
    ['height'],
    ({ time, part, isNow, days }) => days.length === 1 && isToday(days) && (time ?? part) === undefined && !isNow,
    ['height', 'high'],
  ],
  [['range'], ({ part }) => typeof part === 'object', ['height']],
  [['moon'], ({ time }) => time !== undefined, ['moon-position']],
];

/** `Weather and gusts`: beside a part of it, the weather is what is said of it in brief. */
function inBrief(found: readonly Kind[], { isWeatherJoined }: Said): readonly Kind[] {
  const isBeside = isWeatherJoined && found.some((kind) => kind !== 'weather' && commandOf(kind) === 'weather');
  if (!isBeside) return found;
  return [...new Set(found.flatMap((kind) => (kind === 'weather' ? kindsIn(kindTables.summaries.weather) : kind)))];
}

function refineFacts(written: readonly Kind[], said: Said): Kind[] {
  const passes = [swellKinds, asWaterKinds, atSea, seaKinds, periodKinds, withoutLevels, inBrief];
  const found = passes.reduce((kinds, pass) => pass(kinds, said), written);
  const superseded = new Set<string>(
    families.filter(({ special }) => special.some((kind) => found.includes(kind))).map(({ general }) => general),
  );
  if (found.some(kindIs.measured) && !said.isList) superseded.add('height');
  if (found.includes('coefficient') && !said.isList) superseded.add('high');
  const known = found
    .filter((kind) => !superseded.has(kind))
    .map((kind) =>
      kind === 'rising'
        ? timesOfState(said)
        : kind === 'stand' && said.asks === 'when'
          ? // `When are the two high tides` asks for times, not for how long they stand.
            (waterOfState(said.state) ?? 'high')
          : (leftOfRange(kind, said) ?? ofDay(kind, said)),
    );
  // Who asks for something wants no help beside it.
  const asked = known.filter((kind) => kind !== 'help' && kind !== 'about' && kind !== 'accuracy');
  const kinds = asked.length > 0 ? asked : known;
  const isWalked = said.state === 'passable';
  if (kinds.length === 2 && !isWalked && kinds.every((kind) => kind === 'high' || kind === 'low')) return ['tide'];
  if (kinds.length === 2 && kinds.every((kind) => kind === 'next-high' || kind === 'next-low')) return ['tide'];
  if (kinds.length !== 1) return kinds;
  return refinements.find(([of, test]) => of.includes(kinds[0]!) && test(said))?.[2].slice() ?? kinds;
}
