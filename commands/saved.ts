import {
  digestAnswer,
  digestDoneAnswer,
  digestsAnswer,
  joinAnswers,
  withNote,
  withOpening,
} from '../src/answers/index.ts';
import type { Answer, DigestView } from '../src/answers/index.ts';
import * as chat from '../src/chat/index.ts';
import { needsTides, nextDeliveries, type Schedule } from '../src/domain/schedule/index.ts';
import { pointId, type Place } from '../src/domain/place.ts';
import { pushTitles } from '../src/domain/platform.ts';
import { civilDate, utcDayMs } from '../src/domain/time.ts';
import { parseConditions } from '../src/domain/windows/index.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';

/** What a conversation keeps by number: digests at set times, and alerts about conditions, of which `digest list` shows both. */
type Kind = DigestView['kind'];

export function listCommand(kind: Kind): chat.PlainCommand {
  return {
    name: `${kind} list`,
    options: [],
    prepare(context) {
      const target = targetOf(context);
      return async () => {
        const shown = (await context.digests.list(target)).filter(among(kind));
        return digestsAnswer(context.words, await Promise.all(shown.map((one) => viewOf(context, one))), kind);
      };
    },
  };
}

type Act = (digests: chat.CommandContext['digests'], digest: chat.Digest) => Promise<void>;

const acts = {
  pause: (digests, { id }) => digests.pause(id),
  resume: (digests, { id }) => digests.resume(id),
  remove: (digests, { id }) => digests.remove(id),
  async test(digests, digest) {
    if (!(await digests.test(digest))) throw new Problem('digest-test-too-soon');
  },
} as const satisfies Readonly<Record<string, Act>>;

/** Commands as `digest pause` and `alert pause`, each of which changes the one with a number, the only one of its kind, or a group. */
export function changeCommands(kind: Kind, ...verbs: (keyof typeof acts)[]): chat.PlainCommand[] {
  return verbs.map((verb) => ({
    name: `${kind} ${verb}`,
    options: ['number', 'place'],
    parse: ([number]) => (number === undefined ? {} : { number }),
    async prepare(context) {
      const { options, findPlace, words } = context;
      const { place, number } = options;
      // Words that are no place, as in `cancel the alert that wakes me`, do not say which.
      const isOther = place !== undefined && (await findPlace(place).catch(orElse(undefined))) === undefined;
      if (isOther) {
        const list = await listCommand(kind).prepare(context);
        const note = words.say('note-not-understood', { words: quote(place) });
        return async () => withOpening(await list(), [note]);
      }
      const [first, ...others] = await managedGroup(context, kind);
      // Which of those of a place is meant has to be said.
      if (number === undefined && others.length > 0) {
        const all = await Promise.all([first, ...others].map((one) => viewOf(context, one)));
        return async () => digestsAnswer(words, all, kind);
      }
      const until = verb === 'pause' ? options.until : undefined;
      const done = async (digest: chat.Digest): Promise<Answer> => {
        const isHeld = (digest.schedule?.from ?? digest.watch?.since) !== undefined;
        if (until !== undefined || (verb === 'resume' && isHeld)) await hold(context, digest, until);
        else await acts[verb](context.digests, digest);
        return digestDoneAnswer(verb, await viewOf(context, await asKept(context, digest)));
      };
      return async () => {
        const answers: [Answer, ...Answer[]] = [await done(first)];
        for (const digest of others) answers.push(await done(digest));
        return joinAnswers(words, answers);
      };
    },
  }));
}

/** Pauses a digest or alert until the beginning of a day, `stop it till Monday`; without one it goes on at once. */
async function hold(context: chat.CommandContext, digest: chat.Digest, until: string | undefined): Promise<void> {
  const { digests, words } = context;
  const { id, schedule, watch, status } = digest;
  const { zone } = schedule ?? watch;
  const reader = { ...context, language: words.language };
  const since = until === undefined ? undefined : chat.readDays(until, undefined, { zone }, reader).period.from;
  if (status === 'paused') await digests.resume(id);
  if (watch) await digests.changeAlert(id, { ...digest, watch: { ...watch, since } });
  else await digests.reschedule(id, { ...schedule, from: since === undefined ? since : civilDate(since, zone) });
}

export function ownedBy(
  { message, words }: chat.CommandContext,
  target: chat.DigestTarget,
  input: chat.DigestMessage['input'],
) {
  const { platform, id, anonymous } = message.user;
  const user = { platform, id, language: words.language, ...(anonymous && { anonymous }) };
  // All anonymous administrators have one id everywhere: theirs belongs to the group.
  return { target, owner: anonymous ? target.id : id, message: { user, input } };
}

/** The answer where another one of the conversation asks the same at the same times already. */
export async function thereAlready(
  context: chat.CommandContext,
  target: chat.DigestTarget,
  wanted: Essence & { readonly id?: string },
): Promise<Answer | undefined> {
  const others = (await context.digests.list(target)).filter(({ id }) => id !== wanted.id);
  const same = others.find((one) => essenceOf(one) === essenceOf(wanted));
  return same && withNote(await shown(context, same), [context.words.say(`${kindOf(same)}-there-already`)]);
}

type Essence = Pick<chat.NewDigest, 'message' | 'schedule' | 'watch'>;

function essenceOf({ message: { input }, schedule, watch }: Essence): string {
  return JSON.stringify([
    input,
    schedule?.times,
    schedule?.weekdays,
    schedule?.dates,
    schedule?.zone,
    schedule?.hours,
    watch,
  ]);
}

export async function shown(context: chat.CommandContext, digest: chat.Digest): Promise<Answer> {
  return digestAnswer(await viewOf(context, digest));
}

export async function asKept({ digests }: chat.CommandContext, digest: chat.Digest): Promise<chat.Digest> {
  return (await digests.withId(digest.id)) ?? digest;
}

/**
 * The one with the number typed, or where none is the only one, or the only alert, if the user may change it. Throws the
 * problems `digest-unknown`, `digest-none`, `alert-none` and `digest-number-missing`.
 */
export async function managed(context: chat.CommandContext, kind: Kind): Promise<chat.Digest> {
  const target = await managedTarget(context);
  const { number: typed } = context.options;
  if (typed === undefined) {
    const [first, ...others] = (await context.digests.list(target)).filter(among(kind));
    if (!first) throw new Problem(`${kind}-none`);
    if (others.length > 0) throw new Problem('digest-number-missing');
    return first;
  }
  const number = typed === '' ? NaN : Number(typed);
  const digest = Number.isSafeInteger(number) ? await context.digests.find(target, number) : undefined;
  if (!digest) throw new Problem('digest-unknown', { number: quote(typed) });
  return digest;
}

/** As `managed`, or those of a group or at a place, typed instead. Also throws the problem `digest-place-unknown`. */
async function managedGroup(
  context: chat.CommandContext,
  kind: Kind,
): Promise<readonly [chat.Digest, ...chat.Digest[]]> {
  const { number, place: named, what } = context.options;
  const group = chat.digestGroups.find((one) => one === number);
  if (group === undefined && named === undefined) return [await managed(context, kind)];
  const place = named === undefined ? undefined : await context.findPlace(named);
  const all = await context.digests.list(await managedTarget(context));
  const isInGroup = (one: chat.Digest): boolean =>
    group === undefined || group === 'all' || group === 'both' || group === `${kindOf(one)}s`;
  const isThere = ({ message: { input } }: chat.Digest): boolean =>
    place === undefined || (input.kind === 'command' && input.options.place === chat.coarsePlaceId(place.id));
  const isMeant = (one: chat.Digest): boolean =>
    among(kind)(one) && isInGroup(one) && isThere(one) && isAbout(one, what);
  const [first, ...others] = all.filter(isMeant);
  if (!first && place) throw new Problem('digest-place-unknown', { place: quote(place.name) });
  if (!first) throw new Problem(group === 'alerts' ? 'alert-none' : 'digest-none');
  if (group === 'both' && others.length !== 1) throw new Problem('digest-number-missing');
  return [first, ...others];
}

/** Whether one is about any of the kinds or commands named, as `rain` of `cancel the rain alert for Angra`, or none is. */
function isAbout({ message: { input }, watch }: chat.Digest, what: string | undefined): boolean {
  if (what === undefined || input.kind !== 'command') return what === undefined;
  const { also, conditions } = input.options;
  const said = `${watch ? '' : input.name},${also},${conditions}`;
  return what.split(',').some((one) => said.includes(one));
}

function kindOf({ watch }: Pick<chat.Digest, 'watch'>): Kind {
  return watch ? 'alert' : 'digest';
}

function among(kind: Kind): (digest: chat.Digest) => boolean {
  return (digest) => kind === 'digest' || kindOf(digest) === kind;
}

/** Throws the problems `digest-nowhere` and `not-manager`. */
export async function managedTarget(context: chat.CommandContext): Promise<chat.DigestTarget> {
  const { channel } = context.message;
  if (channel && !(await channel.mayManage())) throw new Problem('not-manager');
  return targetOf(context);
}

function targetOf({ message: { user, channel } }: chat.CommandContext): chat.DigestTarget {
  const { platform } = user;
  if (!chat.canReceiveDigests(user)) throw new Problem('digest-nowhere', { platforms: pushTitles.join(' / ') });
  if (!channel) return { kind: 'person', platform, id: user.id };
  const { id, thread } = channel;
  return { kind: 'channel', platform, id, ...(thread !== undefined && { thread }) };
}

const maxNextShown = 3;

/** Shown even where a part cannot be found out now: the name of the place, the next tide. */
export async function viewOf(context: chat.CommandContext, digest: chat.Digest): Promise<DigestView> {
  const { findPlace, formatAt, digests, words } = context;
  const { input } = digest.message;
  const { place: text, conditions = '' } = input.kind === 'command' ? input.options : {};
  const { point, zone } = digest.schedule ?? digest.watch;
  const unnamed: Place = { id: pointId(point), name: pointId(point), point, zone };
  const place = await findPlace(text).catch(orElse(unnamed));
  const { number, id, status, reason } = digest;
  const view = {
    number,
    id,
    status,
    ...(reason !== undefined && { reason }),
    place,
    format: { ...formatAt(place), zone },
    last: await digests.last(id),
    next: [],
    spreadMs: 0,
  };
  if (digest.watch) {
    const { watch, state } = digest;
    const reported = state?.reported.filter(({ to }) => to > context.now) ?? [];
    return { ...view, kind: 'alert', watch, conditions: parseConditions(conditions).conditions, reported };
  }
  const { schedule } = digest;
  const next = status === 'active' ? await nextOf(context, schedule).catch(orElse([])) : [];
  const [first] = next;
  const spreadMs = first === undefined ? 0 : await digests.spread(digest, first);
  return { ...view, kind: 'digest', what: chat.questionText(input, words), schedule, next, spreadMs };
}

/** Tides are looked up ten days ahead; phases of the moon come once a month, and polar nights last longer. */
export async function nextOf({ marine, now }: chat.CommandContext, schedule: Schedule): Promise<number[]> {
  const withTides = needsTides(schedule);
  const extremes = withTides
    ? (await marine.tide(schedule.point, { from: now - 2 * utcDayMs, to: now + 10 * utcDayMs })).extremes
    : [];
  const range = { count: maxNextShown, days: withTides ? 8 : 200 };
  return nextDeliveries(schedule, now, range, extremes).map(({ dueAt }) => dueAt);
}
