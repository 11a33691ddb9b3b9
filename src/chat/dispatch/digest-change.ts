import type { Answer, Button } from '../../answers/index.ts';
import { weekdayNames } from '../../domain/time.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import type { Options, Request } from '../command.ts';
import type { DayExpression } from '../../language/dates/day-expression.ts';
import type { Frame } from '../../language/meaning/frame.ts';
import { asksMore } from '../../language/request/follow-up.ts';
import { frameOf } from '../../language/request/options.ts';
import { minutesOf, type Kind } from '../../language/lexicon/slots.ts';
import { kindIs } from '../../language/traits.ts';
import { clockText, timeFromNow } from '../../language/dates/time-notation.ts';
import { actionOf, pausedUntil } from '../../language/meaning/frame-time.ts';
import { leftOut, withOnly } from '../../language/meaning/left-out.ts';
import { slice } from '../../language/scoring/place-candidates.ts';
import { saysLimit } from '../../language/request/read-question.ts';
import { openSentence, readConditional } from '../../language/meaning/read-sentence.ts';
import type { SentenceContext } from '../../language/meaning/sentence.ts';
import { withoutStep } from '../../language/request/steps.ts';
import { commandOf } from '../../language/meaning/commands.ts';
import { digestWeekdays, dueHours, eachWeekday, hoursByDay, timesOf } from '../../language/request/to-request.ts';
import { joinConditions } from '../../language/lexicon/read-condition.ts';
import { parseConditions, withLimits, writeConditions } from '../../domain/windows/index.ts';
import { isNumber, withChangedLimit } from '../../language/request/changed-limit.ts';
import { alteredAlert, isWatch, windowOptions } from '../../language/meaning/limits-asked.ts';
import type { Reading } from './readings.ts';

export type ShownDigest = { readonly kind: 'digest' | 'alert'; readonly number: string };

/** A change of the digest or alert that was shown: the command, its options without the number, and the words of no use. */
export type DigestChange = { readonly command: string; readonly options: Options; readonly unused: readonly string[] };

/** The digest or alert that the buttons of an answer change, or those of one kind, by their numbers: `3+4`. */
export function shownDigest({ buttons = [] }: Answer): ShownDigest | undefined {
  const shown = buttons.flatMap(({ command, options: { number } }): ShownDigest[] => {
    const kind = (['digest', 'alert'] as const).find((one) => command === `${one} remove`);
    return kind && number !== undefined ? [{ kind, number }] : [];
  });
  const kinds = new Set(shown.map(({ kind }) => kind));
  const [first] = shown;
  return first && kinds.size === 1 ? { ...first, number: shown.map(({ number }) => number).join('+') } : undefined;
}

/** A digest without its time: the command that sets it up or moves it, and the other options. */
export type UntimedDigest = { readonly command: string; readonly options: Options };

export function untimedDigest({ buttons = [] }: Answer): UntimedDigest | undefined {
  const [button] = buttons;
  const isTime = ({ command, options }: Button): boolean =>
    (command === 'digest add' || command === 'digest move') && options['time'] !== undefined;
  if (!button || !buttons.every(isTime)) return undefined;
  const { time: _, ...options } = button.options;
  return { command: button.command, options };
}

/** `At 7`, `rather an hour before high water`: the time that was asked for; `undefined` of a sentence that asks something else. */
export function timedDigest(frame: Frame, { command, options }: UntimedDigest): DigestChange | undefined {
  const { kinds, places, days, offset, unused } = frame;
  if (places.length + days.length > 0 || !kinds.every(kindIs.noFact)) return undefined;
  const time = offset ?? timesOf(frame) ?? hourIn(unused);
  return time === undefined ? undefined : { command, options: { ...options, time }, unused: [] };
}

/** The frame of the question that a new or changed digest or alert asks, for what is asked next; `undefined` of any other request. */
export function digestFrame({ request: { command, options }, places: [place] }: Reading, last: Frame | undefined) {
  const { what, adds, others: kept, place: _, ...others } = options;
  const conditions = options.conditions?.replaceAll('|', ',');
  if (command.name === 'alert change' && last && conditions !== undefined) {
    const said = parseConditions(conditions).conditions;
    const before = kept === undefined ? [] : joinConditions(last.conditions ?? []).conditions;
    return { ...last, conditions: withLimits(before, said) };
  }
  const isNew = command.name === 'digest add' || command.name === 'alert add';
  if (!isNew || place === undefined) return undefined;
  const asked = conditions === undefined ? { ...(adds !== undefined && { also: adds }) } : { ...others, conditions };
  const name = conditions === undefined ? (what ?? 'today') : 'when';
  return frameOf({ command: { name }, options: asked }, place);
}

/** How a sentence changes the digest or alert that the last answer was about; `undefined` of one that asks something else. */
export function digestChange(
  { text, frame: read, last }: { readonly text: string; readonly frame: Frame; readonly last: Frame | undefined },
  shown: ShownDigest,
  sentences: SentenceContext,
): DigestChange | undefined {
  const frame = shown.kind === 'digest' ? withDaysOff(withOnly(read, text, sentences)) : read;
  if (isOther(frame)) return undefined;
  const facts = frame.kinds.filter((kind) => !kindIs.noFact(kind));
  if (shown.kind === 'digest') {
    const less = frame.change === 'cancel' && last && facts.length > 0 ? withoutKinds(frame, facts, last) : undefined;
    if (less) return less;
    if (isOfWeather(text, frame, sentences)) return { command: 'digest list', options: {}, unused: [text] };
  }
  const light = frame.places.length === 0 ? lightChange(text, frame, shown, sentences) : undefined;
  if (light) return light;
  const whole = frame.places.length === 0 ? wholeChange(frame, shown) : (copyAt(frame, facts) ?? movedTo(frame, shown));
  if (whole) return whole;
  if (isQuestion(text, frame)) return undefined;
  if (shown.kind === 'alert') return alertChange(text, frame, { last, shown }, sentences);
  return contentsChange(text, frame, last, sentences);
}

/** What becomes of a digest or alert as a whole: it is deleted, pauses or goes on. */
function wholeChange({ change, days, unused }: Frame, { kind }: ShownDigest): DigestChange | undefined {
  const until = pausedUntil(change, days);
  const action = until === undefined ? actionOf(change) : 'pause';
  // `Forget that, make it 30`, `forget it on Sundays`: no alert is deleted for less.
  const isLess = action === 'remove' && (unused.some(isNumber) || days.length > 0);
  return action && !isLess ? { command: `${kind} ${action}`, options: defined({ until }), unused } : undefined;
}

/** `Add Hull`, `the same for Hull at 8`: another one like it at that place. */
function copyAt(frame: Frame, facts: readonly Kind[]): DigestChange | undefined {
  const [place, ...others] = frame.places;
  const isCopy = (frame.change === 'add' || frame.isSame) && facts.length + others.length === 0;
  if (!place || !isCopy) return undefined;
  const options = defined({ place: place.text, others: 'kept', time: timesOf(frame), weekdays: digestWeekdays(frame) });
  return { command: 'digest add', options, unused: frame.unused };
}

/** `Oops, Selsey`: the place of an alert is another one. */
function movedTo({ places: [place], change, kinds, days, unused }: Frame, { kind }: ShownDigest) {
  const isMoved = kind === 'alert' && change === 'instead' && kinds.length + days.length === 0;
  return place && isMoved ? { command: 'alert change', options: { place: place.text }, unused } : undefined;
}

/** How a sentence changes a new digest or alert that waits for its place: `rather two hours before, and only by day`. */
export function waitingChange(
  said: { readonly text: string; readonly frame: Frame },
  waiting: Request,
  sentences: SentenceContext,
): DigestChange | undefined {
  const kind = (['digest', 'alert'] as const).find((one) => waiting.command.name === `${one} add`);
  if (!kind || said.frame.places.length > 0) return undefined;
  const change = digestChange({ ...said, last: frameOf(waiting, undefined) }, { kind, number: '' }, sentences);
  // What is not understood whole changes nothing, and it goes on waiting.
  const unused = change?.unused ?? (asksMore(said.frame) ? [] : said.frame.unused);
  if (unused.length > 0) return { command: waiting.command.name, options: waiting.options, unused };
  if (!change || !/ (?:move|change)$/.test(change.command)) return undefined;
  const { others, ...options } = change.options;
  const { time = '', conditions = '' } = waiting.options;
  const before = others === 'kept' ? parseConditions(conditions).conditions : [];
  const limits = withLimits(before, parseConditions(options.conditions ?? conditions).conditions);
  const isShift = /^[+-]\d+$/.test(options.time ?? '');
  const at = isShift ? time.replace(/(?:[+-]\d+m)?$/, `${options.time}m`) : (options.time ?? time);
  const changed = { conditions: writeConditions(limits) || undefined, time: at || undefined };
  return { command: waiting.command.name, options: defined({ ...waiting.options, ...options, ...changed }), unused };
}

/** Whether a sentence chooses an entry of a list, or sets up a digest that comes again. */
function isOther(frame: Frame): boolean {
  return withoutStep(frame).entry !== undefined || (frame.every ?? 'once') !== 'once';
}

/** `Only by day, not at night`: the light that is wanted is said first; neither is it an alert for both, nor cancelled. A digest has hours instead. */
function lightChange(text: string, frame: Frame, { kind }: ShownDigest, sentences: SentenceContext) {
  const [{ conditions = [] } = {}] = readConditional(text, sentences);
  const [light] = conditions.flatMap((one) => (one.kind === 'light' ? one : []));
  if (!light || conditions.some((one) => one.kind !== 'light')) return undefined;
  if (kind === 'digest' && light.light === 'day' && (frame.change ?? frame.step)) {
    const options = defined({ hours: dueHours({ part: hoursByDay }), time: timeIn(frame) });
    return { command: 'digest move', options, unused: [] };
  }
  if (kind === 'digest' || conditions.length < 2) return undefined;
  const options = { conditions: writeConditions([light]), others: 'kept' };
  return { command: 'alert change', options, unused: [] };
}

/** `Skip it if it rains`, `not under 1 m`: a digest comes whatever the weather. */
function isOfWeather(text: string, { asks, change, kinds }: Frame, sentences: SentenceContext): boolean {
  if ((change === undefined && (asks !== undefined || kinds.includes('digest'))) || /[?？]/.test(text)) return false;
  const conditions = readConditional(text, sentences)[0]?.conditions ?? [];
  const isLimit = conditions.some(({ kind }) => kind === 'named') || saysLimit(openSentence(text, sentences));
  return isLimit && !isWatch(conditions);
}

/** What a digest is to have, or to be without. */
function contentsChange(text: string, frame: Frame, last: Frame | undefined, sentences: SentenceContext) {
  const { kinds: denied, days, words } = leftOut(text, sentences);
  const kinds = denied.filter((kind) => !kindIs.noFact(kind));
  const unused = frame.unused.filter((one) => !words.includes(one));
  const left = frame.kinds.filter((kind) => !kinds.includes(kind));
  const other = { ...frame, kinds: left, unused, ...(days.length > 0 && { exceptDays: days }) };
  const parted = partedDays(other);
  if (parted) return { command: 'digest add', options: { ...parted, others: 'kept' }, unused };
  const isAnew = kinds.length === 0 || frame.change === 'only';
  return isAnew ? ofDigest(text, other, sentences) : last && withoutKinds(other, kinds, last);
}

/** `I don’t need it on Sundays`: what is cancelled on some weekdays goes on on the others. */
function withDaysOff(frame: Frame): Frame {
  const concernsDays = frame.change === 'cancel' && digestWeekdays(frame) !== undefined;
  return concernsDays ? { ...frame, change: 'instead', exceptDays: frame.days } : frame;
}

/** A question, or `remind me every Friday at 6 with the wind`: what is to be sent and when is a digest of its own; only `change it to …` is not. */
function isQuestion(text: string, frame: Frame): boolean {
  const { asks, change, isContinued, kinds, offset } = frame;
  if ((asks && change !== 'cancel') || text.includes('?')) return true;
  const isNew = change === undefined && !isContinued && kinds.includes('digest');
  return isNew && (offset !== undefined || (timesOf(frame) !== undefined && commandsIn(frame).length > 0));
}

const wholeDay: readonly string[] = ['tide', 'weather', 'sun', 'moon'];

/** `And at 7, without the wind`: a digest of all that it had but for some kinds; `undefined` where none is left. */
function withoutKinds(frame: Frame, kinds: readonly Kind[], last: Frame): DigestChange | undefined {
  const asked = last.kinds.filter((kind) => !kindIs.noFact(kind));
  const names = asked.length > 0 ? commandsIn({ ...last, kinds: asked }) : ['today'];
  const dropped = new Set<string>(kinds.map((kind) => commandOf(kind)));
  const [what, ...adds] = names
    .flatMap((name) => (name === 'today' ? wholeDay : name))
    .filter((name) => !dropped.has(name));
  if (what === undefined || frame.places.length > 0) return undefined;
  const options = defined({ time: timesOf(frame), what, adds: nonEmpty(adds)?.join(',') });
  return { command: 'digest move', options, unused: frame.unused };
}

function ofDigest(text: string, frame: Frame, sentences: SentenceContext): DigestChange | undefined {
  const { change, places, days, unused } = frame;
  const isChange = saysChange(frame);
  const names = commandsIn(frame);
  const bareHour = isChange ? hourIn(unused) : undefined;
  const weekdays = isChange ? weekdaysIn(text, frame, sentences) : undefined;
  const said = defined({ time: timeIn(frame) ?? bareHour, weekdays, hours: hoursIn(frame) });
  const isTimeOnly = said.time !== undefined && names.length + days.length === 0;
  const saysWhat = Object.keys(said).length > 0 || (names.length > 0 && change !== undefined);
  const left = places.length === 0 ? daysLeft(text, frame, said, sentences) : undefined;
  if (!(isChange || isTimeOnly || said.hours) || !saysWhat || !left) return undefined;
  const isRead = bareHour === undefined && (weekdays === undefined || digestWeekdays(frame) !== undefined);
  const others = change === 'add' && said.time !== undefined ? { others: 'more' } : {};
  return {
    command: 'digest move',
    options: { ...said, ...contentsSaid(change, names), ...others },
    unused: [...(isRead ? unused : []), ...left],
  };
}

/** What a digest is about by commands that are said: in the place of its own, or beside them. */
function contentsSaid(change: Frame['change'], names: readonly string[]): Options {
  const [what, ...others] = change === 'only' || change === 'instead' ? names : [undefined, ...names];
  return defined({ what, adds: nonEmpty(others)?.join(',') });
}

/** `At weekends at 8`: days with a time of their own. */
function partedDays(frame: Frame): { readonly time: string; readonly weekdays: string } | undefined {
  const [time, weekdays] = [timesOf(frame), digestWeekdays(frame)];
  const isOther =
    frame.change !== undefined || frame.exceptDays !== undefined || frame.places.length + commandsIn(frame).length > 0;
  return time === undefined || weekdays === undefined || isOther ? undefined : { time, weekdays };
}

function saysChange({ change, isContinued, exceptDays, exceptPart, kinds }: Frame): boolean {
  return change !== undefined || isContinued || (exceptDays ?? exceptPart) !== undefined || kinds.some(kindIs.noFact);
}

/** The commands for what a frame asks; a time alone is no question about the height then. */
function commandsIn({ kinds, time }: Frame): readonly string[] {
  const isFact = (kind: Kind): boolean => !kindIs.noFact(kind) && !(kind === 'height' && time !== undefined);
  return [...new Set(kinds.filter(isFact).map((kind) => commandOf(kind)))];
}

/** `At 8`, `an hour earlier`, which is `-60`. */
function timeIn(frame: Frame): string | undefined {
  const by = minutesOf(frame.step?.to);
  return by === undefined ? timesOf(frame, (one) => one) : timeFromNow(by);
}

/** `Only between 8 and 18`, `but not before 6 am` */
function hoursIn(frame: Frame): string | undefined {
  const clock = frame.conditions?.find((one) => one.kind === 'time');
  return frame.exceptPart === undefined ? clock && `${clock.from}-${clock.to}` : dueHours(frame);
}

/** `7` of `make that 7`. */
function hourIn([word, ...others]: readonly string[]): string | undefined {
  return others.length === 0 && /^\d{1,2}$/.test(word ?? '') && Number(word) < 24
    ? clockText(Number(word), 0)
    : undefined;
}

/** The words for days that a digest can not have, beside another time: `make it 7, just this week`; `undefined` where they ask something else. */
function daysLeft(text: string, { days, change }: Frame, said: Options, sentences: SentenceContext) {
  if (days.length === 0 || said.weekdays !== undefined) return [];
  if (change !== 'instead' || said.time === undefined) return undefined;
  const { asked, tokens } = openSentence(text, sentences);
  const dated = asked.filter(({ slots }) => slots.days).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return dated.slice(0, 1).map(({ from, to }) => slice(text, tokens, from, to));
}

/** The weekdays that a frame names, else those of its conditions: `on working days`. */
function weekdaysIn(text: string, frame: Frame, sentences: SentenceContext): string | undefined {
  const [read] = readConditional(text, sentences);
  const days = read?.conditions?.flatMap((one) => (one.kind === 'weekday' ? one.weekdays : [])) ?? [];
  return digestWeekdays(frame) ?? nonEmpty(days.map((day) => weekdayNames[day]))?.join(',');
}

/** Another limit of an alert, or conditions beside or in the place of its own. */
function alertChange(
  text: string,
  frame: Frame,
  { last, shown }: { readonly last: Frame | undefined; readonly shown: ShownDigest },
  sentences: SentenceContext,
): DigestChange | undefined {
  const by = minutesOf(frame.step?.to);
  if (by !== undefined && frame.kinds.every(kindIs.noFact)) {
    return { command: 'alert change', options: { lead: `${Math.abs(by)}m` }, unused: frame.unused };
  }
  const [read] = readConditional(text, sentences);
  // `Rather 30, and only by day`
  const said = { ...frame, ...defined({ conditions: frame.conditions ?? read?.conditions }) };
  const changed = last && withChangedLimit(said, last);
  const denied = leftOut(text, sentences).days;
  if (!read || !(denied.length > 0 || saysConditions(read) || changesLimit(said, changed))) return undefined;
  if (changed && changed !== said) {
    const others = shown.number.includes('+') ? { others: 'same' } : {};
    return { command: 'alert change', options: { ...windowOptions(changed), ...others }, unused: changed.unused };
  }
  return besideLimit(frame, onWeekdays(frame, read, denied));
}

/** What else an alert is to be: other days, or `make it 18, west is fine too`, of which nothing is understood and nothing changes. */
function besideLimit({ change, days, kinds, unused }: Frame, wanted: Frame): DigestChange | undefined {
  if (wanted.places.length > 0) return undefined;
  // `Only this week`, but not `and tomorrow`
  if (wanted.conditions ?? (change === 'only' && wanted.kinds.length === 0 && wanted.days.length > 0))
    return { command: 'alert change', options: { ...windowOptions(wanted), others: 'kept' }, unused: wanted.unused };
  const isLost = change !== undefined && unused.length > 0 && kinds.length + days.length === 0;
  return isLost ? { command: 'alert list', options: {}, unused } : undefined;
}

/** `Only from Friday to Sunday`, `leave out Mondays and Tuesdays`: each week, and not on days to come. */
function onWeekdays({ change, days }: Frame, read: Frame, denied: readonly DayExpression[]): Frame {
  const off = change === 'cancel' ? days : denied;
  const isOff = off.length > 0;
  const { conditions = [] } = read;
  const named = eachWeekday((isOff || change === 'only' ? digestWeekdays({ days: isOff ? off : days }) : '') ?? '');
  const said = new Set(conditions.flatMap((one) => (one.kind === 'weekday' ? one.weekdays : [])));
  const weekdays = weekdayNames.flatMap((name, day) =>
    isOff !== (named.includes(name) || (!isOff && said.has(day))) ? [day] : [],
  );
  if (named.length === 0 || weekdays.length < 2) return read;
  const others = conditions.filter(({ kind }) => kind !== 'weekday');
  return { ...read, days: [], unused: [], conditions: [...others, { kind: 'weekday', weekdays }] };
}

/** `Make that 30`, `30`, or a threshold, which may be named in the words for a sill. */
function changesLimit(frame: Frame, changed: Frame | undefined): boolean {
  const isThreshold = changed !== frame && frame.conditions?.[0]?.kind === 'sill-height';
  return isThreshold || frame.change !== undefined || frame.isContinued || isNumberAlone(frame);
}

/** `At weekends`, `below 2 m`: conditions and nothing else, not those of a new alert. */
function saysConditions({ conditions = [], asks, kinds, unused }: Frame): boolean {
  const isNew = isWatch(conditions) || alteredAlert(conditions) !== undefined || asks !== undefined;
  return conditions.length > 0 && !isNew && kinds.length + unused.length === 0;
}

/** `35 knots`: a number, with a unit at most. */
function isNumberAlone({ kinds, days, unused, heightM }: Frame): boolean {
  const [number = heightM, ...others] = unused;
  const isSide = (kind: Kind): boolean => kind === 'above' || kind === 'below';
  return (
    others.length + days.length === 0 &&
    kinds.every((kind) => kindIs.noFact(kind) || isSide(kind)) &&
    isNumber(String(number))
  );
}
