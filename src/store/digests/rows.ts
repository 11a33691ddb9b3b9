import type { Selectable } from 'kysely';
import type { Digest, DigestMessage, DigestTarget, DigestTiming } from '../../chat/ports.ts';
import { platforms } from '../../domain/platform.ts';
import { parseSchedule } from '../../domain/schedule/index.ts';
import { freshWatchState, parseNews, parseWatch, parseWatchState } from '../../domain/windows/index.ts';
import type { WatchState } from '../../domain/windows/index.ts';
import type { PlannedDelivery } from '../../digests/ports.ts';
import type { Instant } from '../../domain/time.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['digests']>;
type TimingRow = Pick<Row, 'kind' | 'schedule' | 'watch_state'>;
type TargetRow = Pick<Row, 'platform' | 'target_kind' | 'target' | 'thread'>;
export type DigestRow = TimingRow & TargetRow & Pick<Row, 'id' | 'number' | 'owner' | 'message' | 'status' | 'reason'>;

/** A row that this version cannot have written, or that was changed from outside. */
class UnreadableRow extends Error {
  override readonly name = 'UnreadableRow';
}

/** The columns of a target. Without a thread the column is empty, not null: nulls do not count in a unique index. */
export function targetColumns(target: DigestTarget) {
  const thread = target.kind === 'channel' ? (target.thread ?? '') : '';
  return { platform: target.platform, target_kind: target.kind, target: target.id, thread };
}

/** Throws `UnreadableRow`. */
export function targetOf(row: TargetRow): DigestTarget {
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

/** What `parse` makes of JSON. Throws `UnreadableRow` where that is nothing. */
function reader<T extends object>(what: string, parse: (value: unknown) => T | undefined): (text: string) => T {
  return (text) => {
    const read = parse(readJson(text));
    if (!read) throw new UnreadableRow(`The ${what} cannot be read`);
    return read;
  };
}

export const readSchedule = reader('schedule of a digest', parseSchedule);
export const readWatch = reader('watch of an alert', parseWatch);
export const readNews = reader('news of an alert', parseNews);
const readReported = reader('state of an alert', parseWatchState);

/** The last report; nothing where there is no state yet. Throws `UnreadableRow`. */
export function readWatchState(text: string | null): WatchState {
  return text === null ? freshWatchState : readReported(text);
}

/** Throws `UnreadableRow`. */
export function readTiming({ kind, schedule, watch_state: state }: TimingRow): DigestTiming {
  if (kind === 'digest') return { schedule: readSchedule(schedule) };
  return { watch: readWatch(schedule), state: readWatchState(state) };
}

export function readRows<Row extends { readonly id: string }, T>(rows: readonly Row[], read: (row: Row) => T) {
  const readable: T[] = [];
  const unreadable: Row[] = [];
  for (const row of rows) {
    try {
      readable.push(read(row));
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      unreadable.push(row);
    }
  }
  return { readable, unreadable };
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
    message_id: delivery.messageId ?? null,
  };
}

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
