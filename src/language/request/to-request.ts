import { amounts, hoursOfPart, isBeyondTide, wholeDay, type PartOfDay } from '../../domain/question/index.ts';
import { isUnitSystem } from '../../domain/units.ts';
import { writeConditions } from '../../domain/windows/index.ts';
import { weekdayNames } from '../../domain/time.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { writeDays } from '../dates/day-notation.ts';
import { isPeriod } from '../dates/days.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { likelyTime, parsePart, sunTimes, clockOf } from '../dates/time-notation.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { hoursOfSun, hoursWithin, isCommand, kindTable, unitsOfWord } from '../lexicon/slots.ts';
import type { Kind, RelativeTime } from '../lexicon/slots.ts';
import { kindIs } from '../traits.ts';
import { commandOf, isForecast, type CommandName } from '../meaning/commands.ts';
import type { Frame } from '../meaning/frame.ts';
import { actionOf, pausedUntil } from '../meaning/frame-time.ts';
import { joinConditions } from '../lexicon/read-condition.ts';
import { isNumber } from './changed-limit.ts';
import { alteredAlert, isWatch, levelWithoutDay, waterNear, windowOptions } from '../meaning/limits-asked.ts';
import { chartDatum, optionsFor, placeSeparator, unitOption, type SentenceRequest } from './options.ts';
import { extremeWaters, waterOf } from '../meaning/refine-kinds.ts';
import { rivalFrames, writeRivals } from './rival-times.ts';

/** The requests of a frame, one for each command, in the order of the sentence, explanations last; `place` is the candidate that was found. */
export function toRequests(read: Frame, place?: string): SentenceRequest[] {
  const frame = withAllHours(read);
  const kinds = frame.conditions ? frame.kinds : (nonEmpty(frame.kinds) ?? [bareKind(frame)].flat());
  const times = rivalFrames({ ...frame, kinds }).map((one) =>
    requestsOf(one, place).map(({ command, options }) => ({
      command,
      options: { ...optionsFor(one, 'time', 'part'), ...options },
    })),
  );
  return requestsOf(frame, place).map((request, index) => {
    const all = times.flatMap((requests) => requests[index] ?? []);
    const isRival = comparesTimes(request.command, frame) && all.length > 1;
    const areSame = all.every(({ command }) => command === request.command);
    if (!isRival || !areSame) return request;
    // All commands of a sentence share their options.
    const rivals = writeRivals(
      times.map((one) => Object.assign({}, ...one.toReversed().map(({ options }) => options))),
    );
    const claim = frame.isClaim && { claim: 'yes' };
    return { ...request, options: { ...request.options, ...optionsFor(frame, 'superlative'), rivals, ...claim } };
  });
}

/** `Low water before 8 or after 17`: waters of either hours are those of the day. */
function withAllHours({ part, ...frame }: Frame): Frame {
  const isChoice = frame.rivals?.every((one) => typeof one.part === 'object') === true;
  const areWaters = !frame.conditions && frame.kinds.length > 0 && frame.kinds.every(kindIs.ofTide);
  return isChoice && areWaters ? frame : { ...frame, ...defined({ part }) };
}

/** Whether times can be compared: by the forecast, or by a pursuit, but not by other conditions, which hold or do not. */
function comparesTimes(command: CommandName, { conditions = [] }: Frame): boolean {
  const isPursuit = conditions.some(({ kind }) => kind === 'preset') && !isWatch(conditions);
  return command === 'when' ? isPursuit : command === 'weather' || command === 'waves';
}

function requestsOf(frame: Frame, place?: string): SentenceRequest[] {
  if (frame.conditions) {
    const [verdict, beside] = [whenRequest(frame, place), besidePursuit(frame, place)];
    return frame.isToldBehind ? [...beside, verdict] : [verdict, ...beside];
  }
  if (frame.savedAs !== undefined)
    return [{ command: 'place save', options: { ...placeOptions(frame, place), name: frame.savedAs } }];
  const searched = levelWithoutDay(frame) ?? waterNear(frame);
  if (searched) return [whenRequest({ ...frame, conditions: searched }, place)];
  const kinds: readonly Kind[] = frame.kinds.length > 0 ? frame.kinds : [bareKind(frame)].flat();
  const options = optionsOf({ ...frame, kinds }, place);
  if (kinds[0] === 'forget-home') return [{ command: 'place forget', options: { name: 'home' } }];
  if (kinds[0] === 'digest') return [alertOfWarnings(frame, options.place) ?? digestOf(frame, kinds, options.place)];
  const settings = { command: 'settings', options: settingsOf(frame) } as const;
  if (kinds[0] === 'settings') return [settings];
  const isHome = kinds[0] === 'home' && Object.keys(settings.options).length > 0;
  if (isHome) return [{ command: 'place home', options: { ...options, ...settings.options } }, settings];
  // The command about the place decides what the conversation is about.
  const inOrder = kinds.toSorted((a, b) => Number(a === 'explain') - Number(b === 'explain'));
  const commands = Map.groupBy(inOrder, (kind) => commandOf(kind));
  return [...commands].map(([command, ofCommand]) => {
    // Of a day to come the answer about waves shows hours: its first line says how high they get, or whether they do.
    const { days, otherPlaces, state, superlative } = frame;
    const isAsked = days.length + otherPlaces.length > 0 || (state ?? superlative) !== undefined;
    const isDaily = command === 'waves' && isAsked;
    const named = ofCommand.filter((kind) => !isCommand(kind) && (kind !== command || isDaily));
    // Beside another command's first line each has its own.
    const aspects = named.length === 0 && commands.size > 1 ? (summaries[command] ?? []) : named;
    return { command, options: { ...options, ...(aspects.length > 0 && { aspect: aspects.join(',') }) } };
  });
}

/** `How big are the waves, can I surf?`: the forecast or tide that is asked for behind the verdict. */
function besidePursuit({ conditions = [], ...read }: Frame, place: string | undefined): SentenceRequest[] {
  const isVerdict = conditions.some(({ kind }) => kind === 'preset') && !isWatch(conditions);
  // `Can I paddle before the wind picks up?` asks when it does, and a yes to it would be read as one to paddling.
  const { isClaim: _, ...others } = read;
  // Hours that limit the pursuit are those of what is asked beside it.
  const hours = others.time === undefined ? conditions.find((one) => one.kind === 'time') : undefined;
  const frame = { ...defined({ part: hours && parsePart(`${hours.from}-${hours.to}`) }), ...others };
  const asked: readonly Kind[] = frame.asks === 'how-high' ? (nonEmpty(frame.kinds) ?? ['waves']) : frame.kinds;
  const isOf = (kind: Kind): boolean => isForecast(kind) || commandOf(kind) === 'tide' || kindIs.besidePursuits(kind);
  const told: readonly string[] = judgedIn({ ...frame, conditions }).of;
  const kinds = asked.filter((kind) => kind !== 'weather' && kind !== 'today' && isOf(kind) && !told.includes(kind));
  return isVerdict && kinds.length > 0 ? toRequests({ ...frame, kinds }, place) : [];
}

/** What is asked to be judged by the limits of a pursuit, also behind an answer about it; of `can I swim, or is it too rough?` the yes is that one can. */
function judgedIn({ conditions = [], state, kinds, orAt }: Frame) {
  const parts = conditions.filter((part) => part.kind === 'judged');
  const kept = amounts.find((one) => one === state);
  return {
    state: (parts.length > 0 && orAt ? 'enough' : parts[0]?.amount) ?? kept,
    of: [...parts.map(({ of }) => of), ...(kept ? kinds : [])],
  };
}

/** What says most about a command in a line, where it is one of several. */
const summaries = kindTable(kindTables.summaries);

/** What is told of a kind in the first lines beside other questions. */
export function summaryOf(kind: Kind): readonly Kind[] {
  return commandOf(kind) === kind ? (summaries[kind] ?? [kind]) : [kind];
}

function whenRequest(read: Frame, place: string | undefined): SentenceRequest {
  const frame = isWatch(read.conditions ?? []) ? withLead(read) : read;
  const { number } = alteredAlert(frame.conditions ?? []) ?? {};
  const { of, state } = judgedIn(frame);
  const isAsked = frame.asks === undefined || frame.asks === 'yes-no' || frame.kinds.length > 0;
  const isJudged = isAsked && of.length > 0 && joinConditions(frame.conditions ?? []).presets.length > 0;
  return {
    command: windowCommand(frame),
    options: {
      ...(number !== undefined && { number: String(number) }),
      // What is said of the light is beside what an alert is about.
      ...(frame.conditions?.some(({ kind }) => kind === 'alter') &&
        frame.conditions.every(({ kind }) => kind === 'alter' || kind === 'light') && { others: 'kept' }),
      ...placeOptions(frame, place),
      ...windowOptions(frame),
      ...(frame.leadMin !== undefined && { lead: `${frame.leadMin}m` }),
      ...quietOf(frame),
      ...optionsFor(frame, 'datum'),
      ...unitOption(frame),
      ...(isJudged && { aspect: of.join(','), ...defined({ state }) }),
      ...optionsFor(frame, 'count', 'superlative'),
      ...(frame.state === 'falling' && optionsFor(frame, 'state')),
      // From an hour of the first day to one of the last.
      ...(frame.days.length === 1 && optionsFor(frame, 'parts')),
      ...(frame.isTurned && { turned: 'yes' }),
    },
  };
}

function quietOf({ conditions = [] }: Frame) {
  return conditions.some(({ kind }) => kind === 'any-hour') && { quiet: 'off' };
}

/** `Tell me the day before`, `the evening before`: so long before it, and no day or hours that are watched. */
function withLead({ days, leadMin, part, ...frame }: Frame): Frame {
  const before = days.find((day) => day.kind === 'after' && day.days < 0);
  const lead = before?.kind === 'after' ? -before.days * 24 * 60 : leadMin;
  const watched = days.filter((day) => day !== before);
  return { ...frame, days: watched, ...defined({ leadMin: lead, part: before ? undefined : part }) };
}

function windowCommand({ conditions = [], kinds }: Frame): CommandName {
  if (alteredAlert(conditions)) return 'alert change';
  if (isWatch(conditions)) return 'alert add';
  return kinds.includes('calendar') ? 'calendar' : 'when';
}

/** The better of two days is the calmer one, or the warmer; places are compared without a judgement. */
function superlativeOf({ superlative, kinds, otherPlaces }: Frame): Frame['superlative'] {
  if (superlative !== 'best' || otherPlaces.length > 0 || !kinds.some(isForecast)) return superlative;
  return kinds.some((kind) => kind === 'temperature' || kind === 'water-temperature') ? 'most' : 'least';
}

/** A unit or datum alone is a setting, a time of day is about the tide’s height, a bare place about today. */
function bareKind(frame: Frame): Kind | readonly Kind[] {
  const { places, otherPlaces, days, time = frame.event, when, units, datum, heightM } = frame;
  const { superlative, isWay, rivals } = frame;
  const isAboutPlace = places.length > 0 || days.length > 0 || time !== undefined;
  // `Raise the limit to 35 knots` chooses no unit.
  const isUnit = units.length > 0 && !frame.unused.some(isNumber);
  if ((isUnit || datum !== undefined) && !isAboutPlace && heightM === undefined) return 'settings';
  if (heightM !== undefined && units.length === 0 && places.length > 0) return 'above';
  if (isWay || (superlative === 'best' && days.length + otherPlaces.length > 1)) return ['wind', 'waves'];
  if (rivals) return ['rain', 'wind', 'waves'];
  if (time !== undefined) return 'height';
  const event = sunTimes.find((one) => when === `until ${one}`);
  if (event) return event;
  const water = waterOf(superlative);
  if (!water) return 'today';
  return days.some(isPeriod) ? extremeWaters[water] : water;
}

function optionsOf(frame: Frame, place: string | undefined): SentenceRequest['options'] {
  const { kinds, days, parts, terms, courtesies } = frame;
  const superlative = superlativeOf(frame);
  return {
    ...placeOptions(frame, place),
    ...(parts ? { day: days.map(writeDays).join(',') } : (weekdaysLeft(frame) ?? dayOptions(days))),
    ...optionsFor(frame, 'datum', 'time', 'moreTimes', 'part', 'parts', 'event'),
    ...relativeTime(frame),
    ...optionsFor(frame, 'heightM'),
    ...(!isTimed(frame) && optionsFor(frame, 'state')),
    ...(!frame.isTurned && optionsFor(frame, 'limit')),
    ...unitOption(frame),
    ...optionsFor(frame, 'count', 'entry'),
    ...(terms && kinds.some((kind) => kind === 'explain' || kind === 'accuracy') && { term: terms.join(',') }),
    ...(kinds.includes('courtesy') && { courtesy: courtesies.join(',') }),
    ...(superlative && { superlative, ...forecastDays(frame) }),
    ...(frame.isClaim && { claim: 'yes' }),
  };
}

/** `When is it low this evening?` asks for no yes or no; of a way or a boat it is said what is not known. */
function isTimed({ kinds, asks, state }: Frame): boolean {
  if (asks !== 'when' || isBeyondTide(state)) return false;
  return state === 'high' || state === 'low' || kinds.every((kind) => kind === 'high' || kind === 'low');
}

/** The forecast of this hour, of the next ones, and what comes later today. The tide says by itself what it does now. */
function relativeTime({ kinds, when }: Frame): { readonly time?: 'now'; readonly part?: RelativeTime } {
  const isMomentary = (kind: Kind): boolean => isForecast(kind) || kindIs.inSky(kind);
  if (when === 'now' && kinds.length > 0 && kinds.every(isMomentary)) return { time: 'now' };
  const hasTimes = (kind: Kind): boolean => isForecast(kind) || kind === 'high' || kind === 'low';
  const isWithin =
    hoursWithin(when) !== undefined && kinds.every((kind) => isForecast(kind) || commandOf(kind) === 'tide');
  if (when !== undefined && (isWithin || (hoursOfSun(when) && kinds.every(hasTimes)))) return { part: when };
  return when === 'later' && kinds.length > 0 && kinds.every(hasTimes) ? { part: 'later' } : {};
}

function placeOptions(frame: Frame, place = frame.places[0]?.text): SentenceRequest['options'] {
  const alsoAt = nonEmpty(frame.otherPlaces)?.join(placeSeparator);
  return {
    ...defined({ place, alsoAt, way: frame.isWay === true ? 'yes' : frame.isWay }),
    ...optionsFor(frame, 'speedMs'),
  };
}

/** `The calmest day` without days is the one of those that are forecast; `the calmest` of several places is of today. */
function forecastDays({ superlative, days, kinds, time, part, otherPlaces }: Frame): { readonly days?: string } {
  const isOpen =
    days.length + otherPlaces.length === 0 && time === undefined && part === undefined && superlative !== 'best';
  return isOpen && kinds.some(isForecast) ? { days: '7' } : {};
}

/** A new digest of a named place, or for home what is to come and when; else the list, to cancel any of. */
function digestOf(frame: Frame, [, ...asked]: readonly Kind[], place: string | undefined): SentenceRequest {
  const time = frame.offset ?? timesOf(frame);
  const { change } = frame;
  const changed = changedDigest(frame, asked, place);
  if (changed) return changed;
  const day = isOneTime(frame) ? undefined : contentDays(frame);
  if (saysOwnWords(frame)) return { command: 'digest add', options: { others: 'own' } };
  const isOpen = place === undefined && !isWithoutPlace(frame, time, frame.offset ?? day ?? asked[0]);
  if (isOpen || change === 'cancel') return { command: 'digest list', options: {} };
  const isLike = change === 'add' && time === undefined && asked.length === 0;
  if (isLike) return { command: 'digest add', options: defined({ place, others: 'kept' }) };
  return { command: 'digest add', options: newDigest(frame, asked, { place, time, day }) };
}

/** For home what is to come and when, and `a reminder for the first one` behind nothing that has several. */
function isWithoutPlace({ change, every, entry, part }: Frame, time: string | undefined, what: string | undefined) {
  const isOfOne = every === 'once' && entry !== undefined;
  const isNew = (change ?? 'only') === 'only' && (every === 'once' || (every ?? entry) === undefined);
  return isOfOne || (isNew && (time ?? part) !== undefined && what !== undefined);
}

/** `Remind me at six to check the anchor`, `wake me if there is a thunderstorm`: of nothing that is known here. */
function saysOwnWords({ every, kinds, time, change, unused, lacking, places, isPlaceLed, offset }: Frame): boolean {
  const [place] = places;
  if (lacking.length > 0 && kinds.length === 1 && (time ?? offset) === undefined) return true;
  const isStray = unused.length > 0 || !place || (!isPlaceLed && /^\p{Ll}/u.test(place.text));
  return every === 'once' && kinds.length === 1 && time !== undefined && (change ?? 'only') === 'only' && isStray;
}

function newDigest(
  frame: Frame,
  asked: readonly Kind[],
  said: { readonly [name in 'place' | 'time' | 'day']: string | undefined },
): SentenceRequest['options'] {
  const usual = said.day === undefined ? offsetCommand(frame) : 'weather';
  const [what = usual, ...others] = new Set(asked.map((kind) => commandOf(kind)));
  const isOnce = isOneTime(frame);
  const period = isOnce ? undefined : periodOf(frame);
  const once = isOnce ? frame.days.map(writeDays).join(',') : period && writeDays(period);
  const weekdays = digestWeekdays({ ...frame, days: frame.days.filter((day) => day !== period) });
  const days = frame.count === 1 && !isOnce ? { once: 'next' } : { once, ...(!isOnce && { weekdays }) };
  const hours = frame.offset === undefined ? undefined : dueHours(frame);
  return defined({ ...said, ...days, hours, what, adds: nonEmpty(others)?.join(',') });
}

/** `Remind me tomorrow at 8`, `tomorrow half an hour before sunrise`: on one day that is no weekday of every week. */
function isOneTime({ every, offset, days: [day, ...others] }: Frame): boolean {
  if (day === undefined || others.length > 0 || isPeriod(day)) return false;
  return every === 'once' || (offset !== undefined && every === undefined && weekdayName(day) === undefined);
}

/** Between which hours of the clock a digest comes that is wanted by day. */
export const hoursByDay: PartOfDay = [7, 20];

/** The hours in which a digest about an event comes, `not before 6`, or in which the event is: `high water in the morning`. */
export function dueHours({ part, exceptPart }: Pick<Frame, 'part' | 'exceptPart'>): string | undefined {
  const hours = hoursOfPart(exceptPart ?? part ?? wholeDay).map((hour) => clockOf(hour % 24));
  if (exceptPart !== undefined) return hours.toReversed().join('-');
  return part === undefined ? undefined : `${hours.join('-')} event`;
}

/** The period in which a digest comes: `every day this week`, `until Friday`; the week on a weekday is what it is about. */
function periodOf({ days }: Frame): DayExpression | undefined {
  const isNamed = days.some((day) => weekdayName(day) !== undefined);
  return days.find(
    (day) => isPeriod(day) && day.kind !== 'weekend' && !(isNamed && day.kind === 'week') && !weekdaysOf([day]),
  );
}

/** Who is to be warned waits for no hour of the day: an alert. */
function alertOfWarnings(frame: Frame, place: string | undefined): SentenceRequest | undefined {
  const { kinds, change, offset } = frame;
  // `A warning of a storm` names its wind as well, and one of surf its waves.
  const areWarnings = kinds[1] === 'warnings' && /^(warnings|gust|waves)$/.test(kinds.at(-1)!);
  const isTimed = (offset ?? timesOf(frame) ?? digestWeekdays(frame)) !== undefined;
  if (place === undefined || change !== undefined || !areWarnings || isTimed) return undefined;
  const conditions = writeConditions([{ kind: 'event', event: 'warning' }]);
  return { command: 'alert add', options: { place, conditions } };
}

/** Every time of day that a frame names, as digests take them: `07:00,19:00`; `undefined` where it names none. */
export function timesOf({ time, moreTimes = [] }: Frame, written = likelyTime): string | undefined {
  return time === undefined ? undefined : [time, ...moreTimes].map(written).join(',');
}

/** `Delete the second one`, `stop all my alerts`, `pause the one for Hull`: digests and alerts are numbered together. */
function changedDigest(frame: Frame, asked: readonly Kind[], place: string | undefined): SentenceRequest | undefined {
  const { change, entry, every } = frame;
  const number = every ?? (typeof entry === 'number' ? String(entry) : undefined);
  const until = pausedUntil(change, frame.days);
  const action = until === undefined ? actionOf(change) : 'pause';
  if (action === undefined || (number === undefined && place === undefined && action === 'remove')) return undefined;
  // `Cancel the wind warning`: what is watched is no official one.
  const watched = place === undefined ? [] : asked.filter((kind) => kind !== 'warnings');
  const what = nonEmpty([...new Set(watched.flatMap((kind) => [kind, commandOf(kind)]))])?.join(',');
  return { command: `digest ${action}`, options: defined({ number, place, what, until }) };
}

/** `The weekend forecast every Friday`, `the next day every evening`: what a digest is about on days of its own. */
function contentDays({ days, every }: Frame): string | undefined {
  const isNext = (day: DayExpression): boolean => day.kind === 'after' || (day.kind === 'offset' && every !== 'once');
  if (days.some((day) => isNext(day) && 'days' in day && day.days === 1)) return writeDays({ kind: 'offset', days: 1 });
  const weekend = days.find(({ kind }) => kind === 'weekend');
  return weekend && days.some((day) => weekdayName(day) !== undefined) ? writeDays(weekend) : undefined;
}

/** The command for the event that a digest is sent before or after. */
function offsetCommand({ offset }: Frame): CommandName | undefined {
  if (offset === undefined) return undefined;
  return offset.includes('tide') ? 'tide' : 'sun';
}

/** The weekdays of a digest: those a frame names, but for some, `sat,sun`, or those it has, but for some, `!sun`; `undefined` where it names none or other days too. */
export function digestWeekdays({ days, exceptDays = [] }: Pick<Frame, 'days' | 'exceptDays'>): string | undefined {
  const except = new Set(exceptDays.map(writeDays));
  const said = weekdaysOf(days.filter((day) => !except.has(writeDays(day))));
  if (exceptDays.length === 0 || said === undefined) return said || undefined;
  // Of `fin de semana` its last word is a week, which has no weekdays.
  const dropped = [...new Set(exceptDays.flatMap((day) => eachWeekday(weekdaysOf([day]) ?? '')))];
  if (said === '') return dropped.length === 0 ? undefined : `!${dropped.join(',')}`;
  const left = eachWeekday(said).filter((name) => !dropped.includes(name));
  return dropped.length === 0 || left.length === 0 ? undefined : left.join(',');
}

/** `Tides from Monday to Friday but Wednesday`: each of the days that are left of a range. */
function weekdaysLeft({ days: [range], exceptDays = [] }: Frame): SentenceRequest['options'] | undefined {
  if (range?.kind !== 'range' || exceptDays.length === 0) return undefined;
  const { from } = range;
  const dropped = eachWeekday(weekdaysOf(exceptDays) ?? '');
  const left = eachWeekday(weekdaysOf([range]) ?? '').flatMap((name, days) =>
    dropped.includes(name) ? [] : writeDays(days === 0 ? from : { kind: 'after', days, from }),
  );
  return left.length === 0 ? undefined : { day: left.join(',') };
}

/** Every weekday of a list with ranges, `mon-fri,sun`. */
export function eachWeekday(list: string): readonly string[] {
  return list.split(',').flatMap((range) => {
    const [from = -1, to = from] = range.split('-').map((name) => weekdayNames.indexOf(name));
    return from < 0 ? [] : Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, k) => weekdayNames[(from + k) % 7]!);
  });
}

function weekdaysOf(days: readonly DayExpression[]): string | undefined {
  const isNamed = days.some((day) => weekdayName(day) !== undefined);
  // `The week every Friday`, `the weekend every Thursday`: what it is about, and when it comes.
  const said = isNamed ? days.filter(({ kind }) => kind === 'weekday' || kind === 'range' || kind === 'within') : days;
  const names = said.map((day) => {
    if (day.kind === 'weekend') return 'sat,sun';
    if (day.kind !== 'range') return weekdayName(day);
    const [from, to] = [day.from, day.to].map(weekdayName);
    return from !== undefined && to !== undefined ? `${from}-${to}` : undefined;
  });
  return names.every((name) => name !== undefined) ? names.join(',') : undefined;
}

function weekdayName(day: DayExpression): string | undefined {
  // `The summary of the week on Sunday`: the day within it.
  const named = day.kind === 'within' ? day.day : day;
  return named.kind === 'weekday' ? writeDays({ kind: 'weekday', weekday: named.weekday, which: 'this' }) : undefined;
}

function settingsOf({ units, answerIn, clock, datum }: Frame): SentenceRequest['options'] {
  const system = units.find(isUnitSystem);
  const single = units.filter((unit) => !isUnitSystem(unit)).map((unit) => unitsOfWord[unit]);
  const shown = datum === chartDatum ? 'auto' : datum;
  // Who names two for one measure says the wish first: `in km/h, I never understand knots`.
  return defined({
    language: answerIn,
    clock,
    units: system,
    ...Object.assign({}, ...single.toReversed()),
    datum: shown,
  });
}

/** `3 days` from a day on is the `days` option, so that forms and digests show it as a number. */
function dayOptions(days: readonly DayExpression[]): Pick<SentenceRequest['options'], 'day' | 'days'> {
  const [only, ...others] = days;
  if (!only) return {};
  if (only.kind !== 'count' || others.length > 0) return { day: [...new Set(days.map(writeDays))].join(',') };
  const { from } = only;
  const isToday = from.kind === 'offset' && from.days === 0;
  return { ...(!isToday && { day: writeDays(from) }), days: String(only.days) };
}
