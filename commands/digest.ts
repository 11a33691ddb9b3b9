import { digestTimesAnswer } from '../src/answers/index.ts';
import * as chat from '../src/chat/index.ts';
import { everyDay, needsTides, type DeliveryTime, type Schedule } from '../src/domain/schedule/index.ts';
import { carriedId, type Place } from '../src/domain/place.ts';
import * as calendar from '../src/domain/time.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import * as saved from './saved.ts';

type Spoken = readonly [spoken: readonly Words[], sentences: chat.CommandContext['sentences']];

const digestAdd: chat.PlainCommand = {
  name: 'digest add',
  isUsual: true,
  options: ['place', 'time', 'weekdays', 'what', 'zone'],
  required: ['place', 'time'],
  parse: parseAdd,
  async prepare(context) {
    const { options, words, findPlace, digests, preferences } = context;
    if (options.others === 'kept') return addCopy(context);
    if (options.others === 'own') throw new Problem('digest-own-words');
    if (options.time === undefined && (options.place ?? preferences.home) !== undefined) {
      await saved.managedTarget(context);
      const place = carriedId(await findPlace(options.place));
      return async () => digestTimesAnswer(words, 'digest add', { ...options, place });
    }
    const digest = await readNewDigest(context);
    return async () =>
      (await saved.thereAlready(context, digest.target, digest)) ?? saved.shown(context, await digests.add(digest));
  },
};

/** `Add Fowey`, `at weekends at 8`: another digest or alert like the one there is, which leaves its days to it. */
async function addCopy(context: chat.CommandContext): Promise<chat.Action> {
  const { options, findPlace, digests } = context;
  const model = await saved.managed(context, 'digest');
  const { schedule, watch, target, message } = model;
  const { input } = message;
  const place = options.place === undefined ? undefined : await findPlace(options.place);
  const at = place && { point: chat.coarsePoint(place.point), zone: place.zone };
  const isMoved = place && input.kind === 'command';
  const asked = isMoved ? { ...input, options: { ...input.options, place: chat.coarsePlaceId(place.id) } } : input;
  const owned = saved.ownedBy(context, target, asked);
  if (!schedule) return async () => saved.shown(context, await digests.add({ ...owned, watch: { ...watch, ...at } }));
  const said = { ...readSchedule(context, schedule), ...at };
  const kept = schedule.weekdays.filter((day) => place !== undefined || !said.weekdays.includes(day));
  return async () => {
    const same = await saved.thereAlready(context, target, { ...owned, schedule: said });
    if (same) return same;
    const isParted = kept.length < schedule.weekdays.length;
    if (isParted) await digests.reschedule(model.id, kept.length === 0 ? said : { ...schedule, weekdays: kept });
    return saved.shown(
      context,
      kept.length > 0 ? await digests.add({ ...owned, schedule: said }) : await saved.asKept(context, model),
    );
  };
}

async function readNewDigest(context: chat.CommandContext): Promise<chat.NewDigest> {
  const { options, commands, findPlace } = context;
  const target = await saved.managedTarget(context);
  if (options.time === undefined) throw new Problem('time-missing');
  const said = readSchedule(context, { times: [], weekdays: everyDay, zone: '' });
  const question = chat.questionIn(options.what ?? commands[0]?.name ?? '', context);
  const place = await findPlace(options.place);
  const reader = { ...context, language: context.words.language };
  const isNext = options.once === 'next';
  const named = options.once && !isNext ? chat.readDays(options.once, undefined, place, reader).period : undefined;
  const dates = named && datesOf(named, place, said.weekdays);
  const regular = { ...said, dates, zone: said.zone || place.zone, point: chat.coarsePoint(place.point) };
  const [next] = isNext ? await saved.nextOf(context, regular) : [];
  const schedule = next === undefined ? await dueAtAll(context, regular) : onceAt(regular, next);
  if (needsTides(schedule)) await checkTide(context, place);
  const { options: asked } = withMore(question, options.adds, context);
  const day = options.day === undefined ? {} : { day: options.day };
  const input = { ...question, options: { place: chat.coarsePlaceId(place.id), ...day, ...asked } };
  return { ...saved.ownedBy(context, target, input), schedule };
}

/** Of what comes once: without the hours of its event, `the low water this evening`, in which there is none. */
async function dueAtAll(context: chat.CommandContext, schedule: Schedule): Promise<Schedule> {
  if (!schedule.dates || !schedule.hours?.endsWith('event')) return schedule;
  const due = await saved.nextOf(context, schedule).catch(orElse([]));
  return due.length > 0 ? schedule : { ...schedule, hours: undefined };
}

/** The dates of a period on some weekdays, of one day that day. */
function datesOf({ from, to }: calendar.Window, { zone }: Place, weekdays: readonly number[]): calendar.CivilDate[] {
  const first = calendar.civilDate(from, zone);
  const end = calendar.civilDate(to, zone);
  const dates = [first];
  for (let date = calendar.addDays(first, 1); date < end; date = calendar.addDays(date, 1)) dates.push(date);
  return dates.filter((date) => dates.length === 1 || weekdays.includes(calendar.weekdayOf(date)));
}

function onceAt(schedule: Schedule, at: calendar.Instant): Schedule {
  const { zone } = schedule;
  return {
    ...schedule,
    times: [{ kind: 'clock', time: calendar.clockTime(at, zone) }],
    dates: [calendar.civilDate(at, zone)],
  };
}

/** The times that are said; what is not is as before. Throws the problems `time-unknown`, `weekdays-unknown` and `zone-unknown`. */
function readSchedule<T extends Omit<Schedule, 'point'>>(
  { options, spoken, sentences }: chat.CommandContext,
  before: T,
): T {
  const { time, weekdays, zone, hours, others } = options;
  const named = zone === undefined ? before.zone : chat.zoneNamed(zone);
  if (named === undefined) throw new Problem('zone-unknown', { zone: quote(zone ?? '') });
  return {
    ...before,
    times: [
      ...(others === 'more' || time === undefined ? before.times : []),
      ...(time === undefined ? [] : timesSaid(time, before.times, spoken)),
    ],
    weekdays: weekdays === undefined ? before.weekdays : weekdaysSaid(weekdays, before.weekdays, spoken, sentences),
    zone: named,
    ...(hours !== undefined && { hours }),
  };
}

/** `!fri`: all weekdays of before but some. Throws the problem `weekdays-unknown`. */
function weekdaysSaid(said: string, before: readonly number[], ...spoken: Spoken): readonly number[] {
  const named = chat.readWeekdays(said.replace('!', ''), ...spoken);
  const left = said.startsWith('!') ? before.filter((day) => !named.includes(day)) : named;
  if (left.length === 0) throw new Problem('weekdays-unknown', { days: said.slice(1) });
  return left;
}

/** `-30`: so long before the event that it is tied to, or earlier than its time of the clock. */
function timesSaid(said: string, former: readonly DeliveryTime[], spoken: readonly Words[]): readonly DeliveryTime[] {
  const [, by] = /^([+-]\d+)$/.exec(said) ?? [];
  if (by === undefined) return chat.readTimes(timesNear(said, former), spoken);
  return former.map((time) => {
    if ('offsetMin' in time) return { ...time, offsetMin: (time.offsetMin > 0 ? 1 : -1) * Math.abs(Number(by)) };
    const at = Date.parse(`2000-01-02T${time.time}Z`) + Number(by) * calendar.minuteMs;
    return { ...time, time: calendar.clockTime(at, 'UTC') };
  });
}

/** `Half past four` of a digest that came at five in the morning is half past four then. */
function timesNear(said: string, [first]: readonly DeliveryTime[]): string {
  const near = first?.kind === 'clock' ? first.time : undefined;
  return said
    .split(',')
    .map((time) => (near === undefined ? chat.likelyTime(time) : chat.timeNear(time, near)))
    .join(',');
}

/** The question of a digest with further commands, with commas; those about no place are left out. */
function withMore(question: chat.CommandInput, adds: string | undefined, { commands }: chat.CommandContext) {
  const { also, ...options } = question.options;
  const names = [also, adds].flatMap((list) => list?.split(',') ?? []);
  const isOther = (name: string): boolean =>
    name !== question.name && commands.some((command) => command.name === name && chat.takesPlace(command));
  const others = [...new Set(names)].filter(isOther);
  return { ...question, options: { ...options, ...(others.length > 0 && { also: others.join(',') }) } };
}

/** Throws the problem `tide-too-far`. A tide that cannot be asked for now is no reason to refuse. */
async function checkTide({ marine, now }: chat.CommandContext, place: Place): Promise<void> {
  const tide = await marine.tide(place.point, { from: now, to: now + calendar.utcDayMs }).catch(orElse(undefined));
  if (tide) chat.refuseTooFar(tide.station, place);
}

/** Figures of a clock, though none may show them: `25:99` is a wrong time, and no part of a name. */
const clockFigures = /^\d+:\d+$/;

/** `PLACE TIMES [DAYS] [ZONE] [COMMAND]`: the place ends before the first word that is a time. */
function parseAdd(typed: readonly string[], ...spoken: Spoken): chat.Options {
  for (let at = 1; at < typed.length; at++) {
    const place = typed.slice(0, at).join(' ');
    const times = parseTimes(typed.slice(at), ...spoken);
    if (times) return { place, ...times };
    const word = typed[at] ?? '';
    if (clockFigures.test(word)) return { place, time: word };
  }
  return typed.length > 0 ? { place: typed.join(' ') } : {};
}

/** `TIMES [DAYS] [ZONE] [COMMAND]`, `undefined` where the first word is no time. */
function parseTimes(typed: readonly string[], ...spoken: Spoken): chat.Options | undefined {
  const found = chat.takeTimes(typed, spoken[0]);
  if (!found) return undefined;
  const options: { weekdays?: string; zone?: string; what?: string } = {};
  const rest = [...found.rest];
  for (let word = rest[0]; word !== undefined; word = rest[0]) {
    if (options.weekdays === undefined && chat.weekdaysIn(word, ...spoken)) options.weekdays = word;
    else if (options.zone === undefined && chat.zoneNamed(word)) options.zone = word;
    else break;
    rest.shift();
  }
  if (rest.length > 0) options.what = rest.join(' ');
  return { time: typed.slice(0, typed.length - found.rest.length).join(' '), ...options };
}

const changeable = ['mark', 'time', 'weekdays', 'hours', 'what', 'adds'] as const;

/** Moves a digest to other times, or gives it another question; or, by its mark, from another conversation to this one. */
const digestMove: chat.PlainCommand = {
  name: 'digest move',
  options: ['number', 'time', 'weekdays', 'zone', 'mark'],
  parse: parseMove,
  async prepare(context) {
    const { options, words } = context;
    if (changeable.every((option) => options[option] === undefined)) {
      await saved.managed(context, 'digest');
      return async () => digestTimesAnswer(words, 'digest move', options);
    }
    const { digest, act } =
      options.mark === undefined ? await prepareReschedule(context) : await prepareMoveHere(context, options.mark);
    return async () => {
      await act();
      return saved.shown(context, await saved.asKept(context, digest));
    };
  },
};

function parseMove([first, ...rest]: readonly string[], ...spoken: Spoken): chat.Options {
  if (first === undefined) return {};
  if (rest.length === 0 && !/^\d{1,4}$/.test(first)) return { mark: first };
  const { what, ...times } = parseTimes(rest, ...spoken) ?? (rest.length > 0 ? { time: rest.join(' ') } : {});
  // A digest with another question is another digest.
  if (what !== undefined) throw new Problem('option-unknown', { option: quote(what) });
  return { number: first, ...times };
}

type DigestChange = { readonly digest: chat.Digest; act(): Promise<void> };

async function prepareReschedule(context: chat.CommandContext): Promise<DigestChange> {
  const { options, digests } = context;
  const digest = await saved.managed(context, 'digest');
  if (!digest.schedule) throw new Problem('alert-has-no-times');
  const schedule = readSchedule(context, digest.schedule);
  const message = messageOf(context, digest);
  return {
    digest,
    async act() {
      if ((options.time ?? options.weekdays ?? options.hours) !== undefined)
        await digests.reschedule(digest.id, schedule);
      if (message) await digests.changeQuestion(digest.id, message);
    },
  };
}

/** The message of a digest with another question or further ones; `undefined` where none is said. */
function messageOf(context: chat.CommandContext, { message }: chat.Digest): chat.DigestMessage | undefined {
  const { what, adds } = context.options;
  const { input } = message;
  if ((what ?? adds) === undefined || input.kind !== 'command') return undefined;
  const { place = '' } = input.options;
  const question = what === undefined ? input : { ...chat.questionIn(what, context), options: { place } };
  return { ...message, input: withMore(question, adds, context) };
}

/** Only the owner may move a digest away, and only as long as they manage the channel that it is sent to. */
async function prepareMoveHere(context: chat.CommandContext, mark: string): Promise<DigestChange> {
  const { digests, message } = context;
  const target = await saved.managedTarget(context);
  const digest = await digests.withId(mark);
  const { platform, id, anonymous } = message.user;
  const isOwner = !anonymous && digest?.owner === id && digest.target.platform === platform;
  if (!digest || !isOwner) throw new Problem('digest-unknown', { number: quote(mark) });
  if (!(await mayMoveFrom(message, digest.target))) throw new Problem('not-manager-there');
  return { digest, act: () => digests.moveTo(digest.id, target) };
}

async function mayMoveFrom({ channel, mayManage }: chat.IncomingMessage, from: chat.DigestTarget): Promise<boolean> {
  if (from.kind === 'person') return true;
  // Of this channel it is known already.
  return from.id === channel?.id || ((await mayManage?.(from.id)) ?? false);
}

export const digestCommands = [
  saved.listCommand('digest'),
  digestAdd,
  ...saved.changeCommands('digest', 'pause', 'resume', 'remove', 'test'),
  digestMove,
];
