import { digestAnswer, digestDoneAnswer, digestsAnswer, type DigestView } from '../src/answers/index.ts';
import {
  coarsePlaceId,
  coarsePoint,
  questionIn,
  questionText,
  readTimes,
  readWeekdays,
  takeTimes,
  weekdaysIn,
  zoneNamed,
  type CommandContext,
  type Digest,
  type DigestTarget,
  type Options,
  type PlainCommand,
} from '../src/chat/index.ts';
import { everyDay, needsTides, nextDeliveries, type Schedule } from '../src/domain/schedule/index.ts';
import { pointId, type Place } from '../src/domain/place.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { refuseTooFar } from './tide.ts';

/** Answers that come by themselves, at set times, to the channel or person who asked for them. */
export const digestList: PlainCommand = {
  name: 'digest list',
  options: [],
  read: () => ({}),
  async run(asked) {
    const all = await asked.digests.list(targetOf(asked));
    return digestsAnswer(asked.words, await Promise.all(all.map((digest) => toTell(asked, digest))));
  },
};

export const digestAdd: PlainCommand = {
  name: 'digest add',
  options: ['place', 'time', 'weekdays', 'what', 'zone'],
  required: ['place', 'time'],
  read: readAdd,
  async run(asked) {
    const { options, spoken, words, message, commands, digests, findPlace } = asked;
    const target = await managedTarget(asked);
    if (options.time === undefined) throw new Problem('time-missing');
    const times = readTimes(options.time, spoken);
    const weekdays = options.weekdays === undefined ? everyDay : readWeekdays(options.weekdays, spoken);
    const question = questionIn(options.what ?? commands[0]!.name, spoken, commands);
    const place = await findPlace(options.place);
    const schedule = { times, weekdays, zone: readZone(options.zone) ?? place.zone, point: coarsePoint(place.point) };
    if (needsTides(schedule)) await checkTide(asked, place);
    const input = { ...question, options: { place: coarsePlaceId(place.id), ...question.options } };
    const { platform, id, anonymous } = message.user;
    const user = { platform, id, language: words.language, ...(anonymous && { anonymous }) };
    // Who speaks for a group without a name is the same everywhere: the digest is the group's.
    const owner = anonymous ? target.id : id;
    const digest = await digests.add({ target, owner, message: { user, input }, schedule });
    return digestAnswer(words, await toTell(asked, digest));
  },
};

/** Throws the problem `tide-too-far`. Where the tide cannot be asked for now, that will be seen. */
async function checkTide({ marine, now }: CommandContext, place: Place): Promise<void> {
  const told = await marine.tide(place.point, { from: now, to: now + utcDayMs }).catch(orElse(undefined));
  if (told) refuseTooFar(told.station, place);
}

/** `PLACE TIMES [DAYS] [ZONE] [COMMAND]`: the place is all that stands before the first word that is a time. */
function readAdd(typed: readonly string[], spoken: readonly Words[]): Options {
  for (let at = 1; at < typed.length; at++) {
    const found = takeTimes(typed.slice(at), spoken);
    if (found) {
      const time = typed.slice(at, typed.length - found.rest.length).join(' ');
      return { place: typed.slice(0, at).join(' '), time, ...readTail(found.rest, spoken) };
    }
  }
  return typed.length > 0 ? { place: typed.join(' ') } : {};
}

function readTail(words: readonly string[], spoken: readonly Words[]): Options {
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
  if (zone === undefined) throw new Problem('zone-unknown', { zone: text.slice(0, 40) });
  return zone;
}

export const digestPause = change('pause', async ({ digests }, { id }) => digests.pause(id));
export const digestResume = change('resume', async ({ digests }, { id }) => digests.resume(id));
export const digestRemove = change('remove', async ({ digests }, { id }) => digests.remove(id));
export const digestTest = change('test', async ({ digests }, digest) => {
  if (!(await digests.test(digest))) throw new Problem('digest-test-too-soon');
});

function change(action: string, work: (asked: CommandContext, digest: Digest) => Promise<void>): PlainCommand {
  return {
    name: `digest ${action}`,
    options: ['number'],
    required: ['number'],
    read: ([number]) => (number === undefined ? {} : { number }),
    async run(asked) {
      const digest = await theirs(asked);
      await work(asked, digest);
      const now = (await asked.digests.withId(digest.id)) ?? digest;
      return digestDoneAnswer(asked.words, action, await toTell(asked, now));
    },
  };
}

/** To other times; or, by the digest's mark, from another channel to this one. */
export const digestMove: PlainCommand = {
  name: 'digest move',
  options: ['number', 'time', 'weekdays', 'zone', 'mark'],
  read([first, ...rest], spoken) {
    if (first === undefined) return {};
    if (rest.length === 0 && !/^\d{1,4}$/.test(first)) return { mark: first };
    const found = takeTimes(rest, spoken);
    if (!found) return { number: first, ...(rest.length > 0 && { time: rest.join(' ') }) };
    const time = rest.slice(0, rest.length - found.rest.length).join(' ');
    const { what, ...tail } = readTail(found.rest, spoken);
    // Another question is another digest.
    if (what !== undefined) throw new Problem('option-unknown', { option: what.slice(0, 40) });
    return { number: first, time, ...tail };
  },
  async run(asked) {
    const { options, digests, words } = asked;
    const moved = options.mark === undefined ? await moveInTime(asked) : await moveHere(asked, options.mark);
    return digestAnswer(words, await toTell(asked, (await digests.withId(moved.id)) ?? moved));
  },
};

async function moveInTime(asked: CommandContext): Promise<Digest> {
  const { options, spoken, digests } = asked;
  const digest = await theirs(asked);
  if (options.time === undefined) throw new Problem('time-missing');
  const times = readTimes(options.time, spoken);
  const weekdays = options.weekdays === undefined ? digest.schedule.weekdays : readWeekdays(options.weekdays, spoken);
  const zone = readZone(options.zone) ?? digest.schedule.zone;
  await digests.reschedule(digest.id, { ...digest.schedule, times, weekdays, zone });
  return digest;
}

/** Who may manage the other channel cannot be asked from here: only who set it up moves it away. */
async function moveHere(asked: CommandContext, mark: string): Promise<Digest> {
  const { digests, message } = asked;
  const target = await managedTarget(asked);
  const digest = await digests.withId(mark);
  const { platform, id, anonymous } = message.user;
  const isTheirs = !anonymous && digest?.owner === id && digest.target.platform === platform;
  if (!digest || !isTheirs) throw new Problem('digest-unknown', { number: mark.slice(0, 40) });
  await digests.moveTo(digest.id, target);
  return digest;
}

/** The digest that is meant, where the asker may decide about it. */
async function theirs(asked: CommandContext): Promise<Digest> {
  const target = await managedTarget(asked);
  const number = Number(asked.options.number);
  const digest = Number.isSafeInteger(number) ? await asked.digests.find(target, number) : undefined;
  if (!digest) throw new Problem('digest-unknown', { number: (asked.options.number ?? '').slice(0, 40) });
  return digest;
}

/** Throws the problems `digest-nowhere` and `not-manager`. */
async function managedTarget(asked: CommandContext): Promise<DigestTarget> {
  const { channel } = asked.message;
  if (channel && !(await channel.mayManage())) throw new Problem('not-manager');
  return targetOf(asked);
}

function targetOf({ message: { user, channel } }: CommandContext): DigestTarget {
  const { platform } = user;
  // Nothing can be sent by itself to a terminal or a page.
  if (platform !== 'telegram' && platform !== 'discord') throw new Problem('digest-nowhere');
  if (!channel) return { kind: 'person', platform, id: user.id };
  const { id, thread } = channel;
  return { kind: 'channel', platform, id, ...(thread !== undefined && { thread }) };
}

/** How many of the next deliveries are told. */
const nextTold = 3;

/** What was done is told even where a part of it cannot be found out now: the place's name, the next tide. */
async function toTell(asked: CommandContext, digest: Digest): Promise<DigestView> {
  const { findPlace, formatAt, digests } = asked;
  const { schedule, message } = digest;
  const text = message.input.kind === 'command' ? message.input.options['place'] : undefined;
  const { point, zone } = schedule;
  const bare: Place = { id: pointId(point), name: pointId(point), point, zone };
  const place = await findPlace(text).catch(orElse(bare));
  const next = digest.status === 'active' ? await nextOf(asked, schedule).catch(orElse([])) : [];
  return {
    ...digest,
    place,
    format: { ...formatAt(place), zone },
    what: questionText(message.input),
    next,
    spreadMs: next.length === 0 ? 0 : await digests.spread(digest, next[0]!),
    last: await digests.last(digest.id),
  };
}

/** Tides are asked for ten days ahead; the moon's phases come once a month, and polar nights last longer. */
async function nextOf({ marine, now }: CommandContext, schedule: Schedule): Promise<number[]> {
  const withTides = needsTides(schedule);
  const extremes = withTides
    ? (await marine.tide(schedule.point, { from: now - 2 * utcDayMs, to: now + 10 * utcDayMs })).extremes
    : [];
  const wanted = { count: nextTold, days: withTides ? 8 : 200 };
  return nextDeliveries(schedule, now, wanted, extremes).map(({ dueAt }) => dueAt);
}
