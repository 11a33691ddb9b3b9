import { digestAnswer, digestsAnswer, digestTimesAnswer, withNote } from '../src/answers/index.ts';
import {
  coarsePlaceId,
  coarsePoint,
  parseNothing,
  questionIn,
  readTimes,
  readWeekdays,
  refuseTooFar,
  takeTimes,
  weekdaysIn,
  zoneNamed,
  type CommandContext,
  takesPlace,
  type CommandInput,
  type Digest,
  type DigestMessage,
  type DigestTarget,
  type IncomingMessage,
  type NewDigest,
  type Options,
  type PlainCommand,
} from '../src/chat/index.ts';
import { everyDay, needsTides } from '../src/domain/schedule/index.ts';
import { carriedId, type Place } from '../src/domain/place.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { changeCommand, managedDigest, managedTarget, targetOf, viewOf } from './digest-target.ts';

/** The digests of this conversation: answers sent at set times. */
export const digestList: PlainCommand = {
  name: 'digest list',
  options: [],
  parse: parseNothing,
  prepare(context) {
    const target = targetOf(context);
    return async () => {
      const digests = await context.digests.list(target);
      return digestsAnswer(context.words, await Promise.all(digests.map((digest) => viewOf(context, digest))));
    };
  },
};

export const digestAdd: PlainCommand = {
  name: 'digest add',
  isUsual: true,
  options: ['place', 'time', 'weekdays', 'what', 'zone'],
  required: ['place', 'time'],
  parse: parseAdd,
  async prepare(context) {
    const { options, words, findPlace } = context;
    if (options.time === undefined && options.place !== undefined) {
      await managedTarget(context);
      const place = carriedId(await findPlace(options.place));
      return async () => digestTimesAnswer(words, 'digest add', { ...options, place });
    }
    const digest = await readNewDigest(context);
    return async () => {
      const { digests } = context;
      const same = (await digests.list(digest.target)).find((one) => isSame(one, digest));
      if (!same) return digestAnswer(words, await viewOf(context, await digests.add(digest)));
      return withNote(digestAnswer(words, await viewOf(context, same)), [words.say('digest-there-already')]);
    };
  },
};

/** Whether a digest in the same channel sends the same answer at the same times. */
function isSame(one: NewDigest, other: NewDigest): boolean {
  const essence = ({ message: { input }, schedule }: NewDigest): string =>
    JSON.stringify([input, schedule?.times, schedule?.weekdays, schedule?.zone]);
  return one.schedule !== undefined && essence(one) === essence(other);
}

async function readNewDigest(context: CommandContext): Promise<NewDigest> {
  const { options, spoken, words, message, commands, findPlace } = context;
  const target = await managedTarget(context);
  if (options.time === undefined) throw new Problem('time-missing');
  const times = readTimes(options.time, spoken);
  const weekdays = options.weekdays === undefined ? everyDay : readWeekdays(options.weekdays, spoken);
  const question = questionIn(options.what ?? commands[0]?.name ?? '', context);
  const place = await findPlace(options.place);
  const zone = readZone(options.zone) ?? place.zone;
  const schedule = { times, weekdays, zone, point: coarsePoint(place.point) };
  if (needsTides(schedule)) await checkTide(context, place);
  const { options: asked } = withMore(question, options.adds, context);
  const input = { ...question, options: { place: coarsePlaceId(place.id), ...asked } };
  const { platform, id, anonymous } = message.user;
  const user = { platform, id, language: words.language, ...(anonymous && { anonymous }) };
  // All anonymous administrators have one id everywhere: their digest belongs to the group.
  const owner = anonymous ? target.id : id;
  return { target, owner, message: { user, input }, schedule };
}

/** The question of a digest with further commands, with commas; those about no place are left out. */
function withMore(question: CommandInput, adds: string | undefined, { commands }: CommandContext): CommandInput {
  const { also, ...options } = question.options;
  const names = [also, adds].flatMap((list) => list?.split(',') ?? []);
  const isOther = (name: string): boolean =>
    name !== question.name && commands.some((command) => command.name === name && takesPlace(command));
  const others = [...new Set(names)].filter(isOther);
  return { ...question, options: { ...options, ...(others.length > 0 && { also: others.join(',') }) } };
}

/** Throws the problem `tide-too-far`. A tide that cannot be asked for now is no reason to refuse. */
async function checkTide({ marine, now }: CommandContext, place: Place): Promise<void> {
  const tide = await marine.tide(place.point, { from: now, to: now + utcDayMs }).catch(orElse(undefined));
  if (tide) refuseTooFar(tide.station, place);
}

/** Figures of a clock, though none may show them: `25:99` is a wrong time, and no part of a name. */
const clockFigures = /^\d+:\d+$/;

/** `PLACE TIMES [DAYS] [ZONE] [COMMAND]`: the place ends before the first word that is a time. */
function parseAdd(typed: readonly string[], spoken: readonly Words[]): Options {
  for (let at = 1; at < typed.length; at++) {
    const found = takeTimes(typed.slice(at), spoken);
    const word = typed[at] ?? '';
    if (!found && clockFigures.test(word)) return { place: typed.slice(0, at).join(' '), time: word };
    if (found) {
      const time = typed.slice(at, typed.length - found.rest.length).join(' ');
      return { place: typed.slice(0, at).join(' '), time, ...parseTail(found.rest, spoken) };
    }
  }
  return typed.length > 0 ? { place: typed.join(' ') } : {};
}

function parseTail(words: readonly string[], spoken: readonly Words[]): Options {
  const options: { weekdays?: string; zone?: string; what?: string } = {};
  const rest = [...words];
  for (let word = rest[0]; word !== undefined; word = rest[0]) {
    if (options.weekdays === undefined && weekdaysIn(word, spoken)) options.weekdays = word;
    else if (options.zone === undefined && zoneNamed(word)) options.zone = word;
    else break;
    rest.shift();
  }
  if (rest.length > 0) options.what = rest.join(' ');
  return options;
}

function readZone(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const zone = zoneNamed(text);
  if (zone === undefined) throw new Problem('zone-unknown', { zone: quote(text) });
  return zone;
}

export const digestPause = changeCommand('digest pause', async ({ digests }, { id }) => digests.pause(id));
export const digestResume = changeCommand('digest resume', async ({ digests }, { id }) => digests.resume(id));
export const digestRemove = changeCommand('digest remove', async ({ digests }, { id }) => digests.remove(id));
export const digestTest = changeCommand('digest test', async ({ digests }, digest) => {
  if (!(await digests.test(digest))) throw new Problem('digest-test-too-soon');
});

const changeable = ['mark', 'time', 'weekdays', 'what', 'adds'] as const;

/** Moves a digest to other times, or gives it another question; or, by its mark, from another conversation to this one. */
export const digestMove: PlainCommand = {
  name: 'digest move',
  options: ['number', 'time', 'weekdays', 'zone', 'mark'],
  parse: parseMove,
  async prepare(context) {
    const { options, digests, words } = context;
    if (changeable.every((option) => options[option] === undefined)) {
      await managedDigest(context);
      return async () => digestTimesAnswer(words, 'digest move', options);
    }
    const { digest, act } =
      options.mark === undefined ? await prepareReschedule(context) : await prepareMoveHere(context, options.mark);
    return async () => {
      await act();
      return digestAnswer(words, await viewOf(context, (await digests.withId(digest.id)) ?? digest));
    };
  },
};

function parseMove([first, ...rest]: readonly string[], spoken: readonly Words[]): Options {
  if (first === undefined) return {};
  if (rest.length === 0 && !/^\d{1,4}$/.test(first)) return { mark: first };
  const found = takeTimes(rest, spoken);
  if (!found) return { number: first, ...(rest.length > 0 && { time: rest.join(' ') }) };
  const time = rest.slice(0, rest.length - found.rest.length).join(' ');
  const { what, ...tail } = parseTail(found.rest, spoken);
  // A digest with another question is another digest.
  if (what !== undefined) throw new Problem('option-unknown', { option: quote(what) });
  return { number: first, time, ...tail };
}

type DigestChange = { readonly digest: Digest; act(): Promise<void> };

async function prepareReschedule(context: CommandContext): Promise<DigestChange> {
  const { options, spoken, digests } = context;
  const digest = await managedDigest(context);
  if (!digest.schedule) throw new Problem('alert-has-no-times');
  const times = options.time === undefined ? digest.schedule.times : readTimes(options.time, spoken);
  const weekdays = options.weekdays === undefined ? digest.schedule.weekdays : readWeekdays(options.weekdays, spoken);
  const zone = readZone(options.zone) ?? digest.schedule.zone;
  const schedule = { ...digest.schedule, times, weekdays, zone };
  const message = messageOf(context, digest);
  return {
    digest,
    async act() {
      if ((options.time ?? options.weekdays) !== undefined) await digests.reschedule(digest.id, schedule);
      if (message) await digests.changeQuestion(digest.id, message);
    },
  };
}

/** The message of a digest with another question or further ones; `undefined` where none is said. */
function messageOf(context: CommandContext, { message }: Digest): DigestMessage | undefined {
  const { what, adds } = context.options;
  const { input } = message;
  if ((what ?? adds) === undefined || input.kind !== 'command') return undefined;
  const { place = '' } = input.options;
  const question = what === undefined ? input : { ...questionIn(what, context), options: { place } };
  return { ...message, input: withMore(question, adds, context) };
}

/** Only the owner may move a digest away, and only as long as they manage the channel that it is sent to. */
async function prepareMoveHere(context: CommandContext, mark: string): Promise<DigestChange> {
  const { digests, message } = context;
  const target = await managedTarget(context);
  const digest = await digests.withId(mark);
  const { platform, id, anonymous } = message.user;
  const isOwner = !anonymous && digest?.owner === id && digest.target.platform === platform;
  if (!digest || !isOwner) throw new Problem('digest-unknown', { number: quote(mark) });
  if (!(await mayMoveFrom(message, digest.target))) throw new Problem('not-manager-there');
  return { digest, act: () => digests.moveTo(digest.id, target) };
}

async function mayMoveFrom({ channel, mayManage }: IncomingMessage, from: DigestTarget): Promise<boolean> {
  if (from.kind === 'person') return true;
  // Of this channel it is known already.
  return from.id === channel?.id || ((await mayManage?.(from.id)) ?? false);
}
