import type { Trip } from '../../answers/index.ts';
import { bearingDeg, distanceKm, type Place } from '../../domain/place.ts';
import { hoursOfPart } from '../../domain/question/index.ts';
import { parseConditions, writeConditions, type Condition } from '../../domain/windows/index.ts';
import { hoursIn, likelyTime, parsePart, writePart, clockOf } from '../../language/dates/time-notation.ts';
import { defined } from '../../lib/defined.ts';
import { slotsIn } from '../../language/request/options.ts';
import type { Options } from '../command.ts';

/** The way of a question that names both of its ends; `undefined` of any other. */
export function tripOf(options: Options, places: readonly Pick<Place, 'point'>[]): Trip | undefined {
  if (!options.way || places.length < 2) return undefined;
  const legs = places.slice(1).map(({ point }, index) => distanceKm(places[index]!.point, point));
  const km = legs.reduce((all, leg) => all + leg, 0);
  const { conditions } = options;
  const isOpen =
    conditions !== undefined && !parseConditions(conditions).conditions.some(({ kind }) => kind === 'time');
  const { speedMs: ms = isOpen ? usualMs : 0 } = slotsIn(options);
  const courseDeg = options.way === 'yes' ? bearingDeg(places[0]!.point, places.at(-1)!.point) : undefined;
  return { km, ...defined({ courseDeg }), ...(ms > 0 && { speed: { ms, hours: km / (ms * 3.6) } }) };
}

/** Five knots, of a yacht under sail: our choice, where no speed is said. */
const usualMs = 2.57;

/** Options about all the hours under way instead of those of the departure, where they are less than a day. */
export function underWay(options: Options, trip: Trip | undefined): Options {
  const { time, part, conditions, ...rest } = options;
  const hours = Math.ceil(trip?.speed?.hours ?? 24);
  const wanted = conditions === undefined ? [] : parseConditions(conditions).conditions;
  const isTimed = wanted.some(({ kind }) => kind === 'time' || kind === 'length');
  const isOpen = wanted.length > 0 && !isTimed && !wanted.every(isFeared);
  if (isOpen && trip?.speed && hours > 1) return { ...options, conditions: lasting(conditions!, hours) };
  if (hours >= 24) return options;
  const isClock = /^~?\d\d:\d\d$/.test(time ?? '');
  const said = isClock ? ([hoursIn(likelyTime(time!)), hoursIn(likelyTime(time!))] as const) : parsePart(part);
  const [from, to] = said ? hoursOfPart(said) : [];
  return {
    ...rest,
    ...defined({
      time: isClock ? undefined : time,
      part: from === undefined || to === undefined ? part : writePart([from, Math.min(to + hours, from + 24)]),
      conditions: conditions === undefined ? undefined : withHours(conditions, hours),
    }),
  };
}

/** `When is it over 40 knots from Calvi to Nice?`: what nobody waits for is asked about however short it lasts. */
function isFeared(one: Condition): boolean {
  return one.kind === 'weather' && one.range.max === undefined && one.attribute !== 'visiblity';
}

/** Conditions of windows as long as the way takes; nobody is that long under way by day alone, and few forecasts have the visibility. */
function lasting(text: string, hours: number): string {
  const { preset, conditions } = parseConditions(text);
  const term = writeConditions([{ kind: 'length', minMinutes: 60 * hours }]);
  if (!preset || hours <= shortestDayHours) return `${text},${term}`;
  const isKept = (one: Condition): boolean =>
    one.kind !== 'light' && !(one.kind === 'weather' && one.attribute === 'visiblity');
  return `${writeConditions(conditions.filter(isKept))},${term}`;
}

/** The Sun is up for so long in winter at 50° of latitude. */
const shortestDayHours = 8;

/** Conditions at the hour of the departure as those of as many hours; the pursuit among them stays its name. */
function withHours(text: string, hours: number): string {
  const terms = text.split(',').map((term) => {
    const [one] = parseConditions(term).conditions;
    if (one?.kind !== 'time' || hoursIn(one.to) - hoursIn(one.from) !== 1) return term;
    return writeConditions([{ ...one, to: clockOf(hoursIn(one.from) + hours) }]);
  });
  return terms.join(',');
}
