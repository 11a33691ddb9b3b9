import { digestDoneAnswer, joinAnswers, type Answer, type DigestView } from '../src/answers/index.ts';
import {
  canReceiveDigests,
  digestGroups,
  questionText,
  type CommandContext,
  type Digest,
  type DigestTarget,
  type PlainCommand,
} from '../src/chat/index.ts';
import { needsTides, nextDeliveries, type Schedule } from '../src/domain/schedule/index.ts';
import { pointId, type Place } from '../src/domain/place.ts';
import { utcDayMs } from '../src/domain/time.ts';
import { parseConditions } from '../src/domain/windows/index.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';

/**
 * The digest with the number typed, or where none is the only one, or the only alert, if the user may change it. Throws the
 * problems `digest-unknown`, `digest-none`, `alert-none` and `digest-number-missing`.
 */
export async function managedDigest(context: CommandContext, kind?: 'alert'): Promise<Digest> {
  const target = await managedTarget(context);
  const { number: typed } = context.options;
  if (typed === undefined) {
    const all = await context.digests.list(target);
    return onlyOf(kind ? all.filter(isAlert) : all, kind);
  }
  const number = typed === '' ? NaN : Number(typed);
  const digest = Number.isSafeInteger(number) ? await context.digests.find(target, number) : undefined;
  if (!digest) throw new Problem('digest-unknown', { number: quote(typed) });
  return digest;
}

/**
 * As `managedDigest`, or those of the group that is typed in the place of a number. Throws the same problems; both where there
 * are not two are not known by that.
 */
async function managedDigests(context: CommandContext, kind?: 'alert'): Promise<readonly Digest[]> {
  const group = digestGroups.find((one) => one === context.options.number);
  if (group === undefined) return [await managedDigest(context, kind)];
  const all = await context.digests.list(await managedTarget(context));
  const isMeant = (digest: Digest): boolean =>
    group === 'all' || group === 'both' || isAlert(digest) === (group === 'alerts');
  const meant = all.filter(isMeant);
  if (meant.length === 0) throw new Problem(group === 'alerts' ? 'alert-none' : 'digest-none');
  if (group === 'both' && meant.length !== 2) throw new Problem('digest-number-missing');
  return meant;
}

function onlyOf([first, ...others]: readonly Digest[], kind: 'alert' | 'digest' = 'digest'): Digest {
  if (!first) throw new Problem(`${kind}-none`);
  if (others.length > 0) throw new Problem('digest-number-missing');
  return first;
}

export function isAlert({ watch }: Digest): boolean {
  return watch !== undefined;
}

/** Throws the problems `digest-nowhere` and `not-manager`. */
export async function managedTarget(context: CommandContext): Promise<DigestTarget> {
  const { channel } = context.message;
  if (channel && !(await channel.mayManage())) throw new Problem('not-manager');
  return targetOf(context);
}

export function targetOf({ message: { user, channel } }: CommandContext): DigestTarget {
  const { platform } = user;
  if (!canReceiveDigests(user)) throw new Problem('digest-nowhere');
  if (!channel) return { kind: 'person', platform, id: user.id };
  const { id, thread } = channel;
  return { kind: 'channel', platform, id, ...(thread !== undefined && { thread }) };
}

const maxNextShown = 3;

/** Shown even where a part cannot be found out now: the name of the place, the next tide. */
export async function viewOf(context: CommandContext, digest: Digest): Promise<DigestView> {
  const { findPlace, formatAt, digests, words } = context;
  const { input } = digest.message;
  const { place: text, conditions = '' } = input.kind === 'command' ? input.options : {};
  const { point, zone } = digest.schedule ?? digest.watch;
  const unnamed: Place = { id: pointId(point), name: pointId(point), point, zone };
  const place = await findPlace(text).catch(orElse(unnamed));
  const { number, id, status, reason } = digest;
  const shown = {
    number,
    id,
    status,
    ...(reason !== undefined && { reason }),
    place,
    format: { ...formatAt(place), zone },
    last: await digests.last(id),
  };
  if (digest.watch) {
    const { watch, state } = digest;
    const reported = state?.reported.filter(({ to }) => to > context.now) ?? [];
    return { ...shown, kind: 'alert', watch, conditions: parseConditions(conditions).conditions, reported };
  }
  const { schedule } = digest;
  const next = status === 'active' ? await nextOf(context, schedule).catch(orElse([])) : [];
  const [first] = next;
  const spreadMs = first === undefined ? 0 : await digests.spread(digest, first);
  return { ...shown, kind: 'digest', what: questionText(input, words), schedule, next, spreadMs };
}

/** Tides are looked up ten days ahead; phases of the moon come once a month, and polar nights last longer. */
async function nextOf({ marine, now }: CommandContext, schedule: Schedule): Promise<number[]> {
  const withTides = needsTides(schedule);
  const extremes = withTides
    ? (await marine.tide(schedule.point, { from: now - 2 * utcDayMs, to: now + 10 * utcDayMs })).extremes
    : [];
  const range = { count: maxNextShown, days: withTides ? 8 : 200 };
  return nextDeliveries(schedule, now, range, extremes).map(({ dueAt }) => dueAt);
}

/** A command `digest pause` or `alert pause` that changes the digest with a number, the only one of its kind, or a group. */
export function changeCommand(
  name: string,
  act: (context: CommandContext, digest: Digest) => Promise<void>,
): PlainCommand {
  const [first, verb = ''] = name.split(' ');
  return {
    name,
    options: ['number'],
    parse: ([number]) => (number === undefined ? {} : { number }),
    async prepare(context) {
      const meant = await managedDigests(context, first === 'alert' ? 'alert' : undefined);
      const done = async (digest: Digest): Promise<Answer> => {
        await act(context, digest);
        const changed = (await context.digests.withId(digest.id)) ?? digest;
        return digestDoneAnswer(context.words, verb, await viewOf(context, changed));
      };
      return async () => {
        const answers: Answer[] = [];
        for (const digest of meant) answers.push(await done(digest));
        const [only, ...others] = answers;
        return joinAnswers(context, [only!, ...others]);
      };
    },
  };
}
