import type { Selectable } from 'kysely';
import type { Digest, DigestMessage, DigestTarget, DigestTiming } from '../../chat/ports.ts';
import { parseSchedule, type Schedule } from '../../domain/schedule/index.ts';
import {
  freshWatchState,
  parseNews,
  parseWatch,
  parseWatchState,
  type Watch,
  type WatchNews,
  type WatchState,
} from '../../domain/windows/index.ts';
import type { PlannedDelivery } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import type { DigestTables } from './tables.ts';

export type DigestRow = Pick<
  Selectable<DigestTables['digests']>,
  | 'kind'
  | 'id'
  | 'number'
  | 'platform'
  | 'target_kind'
  | 'target'
  | 'thread'
  | 'owner'
  | 'message'
  | 'schedule'
  | 'watch_state'
  | 'status'
  | 'reason'
>;

type TimingRow = Pick<DigestRow, 'kind' | 'schedule' | 'watch_state'>;

/** A row that this version cannot have written, or that was changed from outside. */
export class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
}

/**
 * The columns of a target. Without a thread the column is empty, not null: nulls do not count in a unique index.
 */
export function targetColumns(target: DigestTarget) {
  const thread = target.kind === 'channel' ? (target.thread ?? '') : '';
  return { platform: target.platform, target_kind: target.kind, target: target.id, thread };
}

/** Throws `UnreadableRow`. */
export function targetOf(row: Pick<DigestRow, 'platform' | 'target_kind' | 'target' | 'thread'>): DigestTarget {
  const platform = readPlatform(row.platform);
  if (row.target_kind === 'person') return { kind: 'person', platform, id: row.target };
  return { kind: 'channel', platform, id: row.target, ...(row.thread !== '' && { thread: row.thread }) };
}

/** Throws `UnreadableRow`. */
export function digestOf(row: DigestRow): Digest {
  const { id, number, owner, status, reason } = row;
  const content = { message: readMessage(row.message), ...readTiming(row) };
  return { id, number, owner, target: targetOf(row), status, ...content, ...(reason !== null && { reason }) };
}

/** Throws `UnreadableRow`. */
export function readSchedule(text: string): Schedule {
  const schedule = parseSchedule(readJson(text));
  if (!schedule) throw new UnreadableRow('The schedule of a digest cannot be read');
  return schedule;
}

/** Throws `UnreadableRow`. */
export function readWatch(text: string): Watch {
  const watch = parseWatch(readJson(text));
  if (!watch) throw new UnreadableRow('The watch of an alert cannot be read');
  return watch;
}

/** Throws `UnreadableRow`. */
export function readTiming({ kind, schedule, watch_state: state }: TimingRow): DigestTiming {
  if (kind === 'digest') return { schedule: readSchedule(schedule) };
  return { watch: readWatch(schedule), state: readWatchState(state) };
}

/** The last report; nothing where there is no state yet. Throws `UnreadableRow`. */
export function readWatchState(text: string | null): WatchState {
  const state = text === null ? freshWatchState : parseWatchState(readJson(text));
  if (!state) throw new UnreadableRow('The state of an alert cannot be read');
  return state;
}

/** Throws `UnreadableRow`. */
export function readNews(text: string): readonly WatchNews[] {
  const news = parseNews(readJson(text));
  if (!news) throw new UnreadableRow('The news of an alert cannot be read');
  return news;
}

/** Throws `UnreadableRow`. */
export function readMessage(text: string): DigestMessage {
  const { user, input } = readJson(text) as { user?: Partial<DigestMessage['user']>; input?: Record<string, unknown> };
  const isCommand = input?.['kind'] === 'command' && typeof input['name'] === 'string' && isTexts(input['options']);
  if (!isCommand || typeof user?.id !== 'string') throw new UnreadableRow('The message of a digest cannot be read');
  const { id, language, anonymous } = user;
  return {
    user: {
      platform: readPlatform(user.platform),
      id,
      ...(typeof language === 'string' && { language }),
      ...(anonymous === true && { anonymous }),
    },
    input: input as DigestMessage['input'],
  };
}

/** A new row of the outbox, as planned. */
export function deliveryColumns(digestId: string, delivery: PlannedDelivery, now: Instant) {
  return {
    id: delivery.id,
    kind: delivery.kind,
    digest_id: digestId,
    local_date: delivery.date,
    slot: delivery.slot,
    platform: delivery.platform,
    due_at: delivery.dueAt,
    not_before: delivery.notBefore,
    expires_at: delivery.expiresAt,
    state: delivery.state,
    attempts: 0,
    ambiguous: 0,
    fence: 0,
    finished_at: delivery.state === 'expired' ? now : null,
    news: delivery.news ? JSON.stringify(delivery.news) : null,
  };
}

/** Complete by its type: a new platform is an error here until it is added. */
const platforms: Readonly<Record<DigestTarget['platform'], true>> = {
  terminal: true,
  telegram: true,
  discord: true,
  web: true,
};

function readPlatform(name: string | undefined): DigestTarget['platform'] {
  if (name === undefined || !Object.hasOwn(platforms, name)) throw new UnreadableRow('Unknown platform of a digest');
  return name as DigestTarget['platform'];
}

function readJson(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch (cause) {
    throw new UnreadableRow('JSON of a digest cannot be read', { cause });
  }
}

function isTexts(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');
}
