import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AlertChange, Digest, DigestTarget, DigestTiming, NewDigest } from '../../chat/ports.ts';
import type { DigestLimits, DigestStore } from '../../digests/ports.ts';
import { pointId } from '../../domain/place.ts';
import type { Instant } from '../../domain/time.ts';
import { toHundredths } from '../../domain/weather/index.ts';
import { freshWatchState } from '../../domain/windows/index.ts';
import { durably, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { rowsOf, update } from '../statements.ts';
import * as changes from './changes.ts';
import { createDigestQueries, type DigestQueries } from './digest-queries.ts';
import { digestOf, readWatchState, targetColumns } from './rows.ts';

export function createDigestStore(database: Database): DigestStore {
  return { ...createDigestQueries(database), ...createDigestWriter(database) };
}

function createDigestWriter(database: Database): Omit<DigestStore, keyof DigestQueries> {
  return {
    add: (digest, limits, now, zoneData) => durably(database, (work) => insert(work, digest, limits, now, zoneData)),
    async pause(id, now) {
      await database.transaction().execute(async (work) => {
        await update(work, 'digests', { id }).set({ status: 'paused', paused_at: now }).execute();
        await changes.dropPending(work, [id], 'paused', now);
      });
    },

    async resume(id, now) {
      await update(database, 'digests', { id }).set(changes.resumedState(now)).execute();
    },

    async remove(id) {
      await durably(database, (work) => removeAll(work, [id]));
    },

    async reschedule(id, schedule, now) {
      const changed = { schedule: JSON.stringify(schedule), planned_to: now, next_due_at: 0 };
      await durably(database, async (work) => {
        await update(work, 'digests', { id }).set(changed).execute();
        await changes.deletePending(work, [id]);
      });
    },

    async changeQuestion(id, message) {
      const changed = { message: JSON.stringify(message) };
      await durably(database, (work) => update(work, 'digests', { id }).set(changed).execute());
    },

    changeAlert: (id, change) => durably(database, (work) => replaceWatch(work, id, change)),
    moveDigest: (id, target, limits) => durably(database, (work) => move(work, id, target, limits)),
    addDelivery: (digestId, delivery) => changes.addDelivery(database, digestId, delivery),

    deleteOfOwner: (platform, owner) =>
      durably(database, async (work) => {
        const ids = (await rowsOf(work, 'digests', { platform, owner }).select('id').execute()).map(({ id }) => id);
        await removeAll(work, ids);
        return ids.length;
      }),
  };
}

async function insert(
  work: Transaction<Tables>,
  { target, owner, message, ...timing }: NewDigest,
  limits: DigestLimits,
  now: Instant,
  zoneData: string,
): Promise<Digest | keyof DigestLimits> {
  await changes.lockNumbering(work);
  const { platform, id: channel } = target;
  if ((await count(work, { platform, target: channel })) >= limits.ofChannel) return 'ofChannel';
  if ((await count(work, { platform, owner })) >= limits.ofOwner) return 'ofOwner';
  const row = {
    ...targetColumns(target),
    // 40 random bits: short enough to type.
    id: randomBytes(5).toString('hex'),
    number: await changes.nextNumber(work, targetColumns(target)),
    owner,
    message: JSON.stringify(message),
    ...timingColumns(timing),
    status: 'active',
    planned_to: now,
    next_due_at: 0,
    zone_data: zoneData,
    created_at: now,
  } as const;
  await work.insertInto('digests').values(row).execute();
  return digestOf({ ...row, reason: null });
}

function timingColumns(timing: DigestTiming) {
  if (timing.schedule) {
    return { kind: 'digest', schedule: JSON.stringify(timing.schedule), cell: null, watch_state: null } as const;
  }
  const { watch, state } = timing;
  return {
    kind: 'alert',
    schedule: JSON.stringify(watch),
    // As exact as forecasts are asked for.
    cell: pointId({ lat: toHundredths(watch.point.lat), lng: toHundredths(watch.point.lng) }),
    watch_state: state ? JSON.stringify(state) : null,
  } as const;
}

/** The number of messages goes on: it is part of the identity of each. */
async function replaceWatch(
  work: Transaction<Tables>,
  id: string,
  { message, watch, state = freshWatchState }: AlertChange,
): Promise<void> {
  // A write comes first, as in `lockNumbering`: no check can record a message between the two.
  const digest = update(work, 'digests', { id });
  const due = digest.set({ next_due_at: 0 }).returning('watch_state');
  const { watch_state: before } = await due.executeTakeFirstOrThrow();
  const { messages } = readWatchState(before);
  const columns = timingColumns({ watch, state: { ...state, messages } });
  await digest.set({ ...columns, message: JSON.stringify(message) }).execute();
  await changes.deletePending(work, [id]);
}

async function move(work: Transaction<Tables>, id: string, target: DigestTarget, limits: DigestLimits) {
  await changes.lockNumbering(work);
  const columns = targetColumns(target);
  const { platform } = columns;
  if ((await count(work, { platform, target: columns.target }, id)) >= limits.ofChannel) return 'ofChannel';
  const number = await changes.nextNumber(work, columns);
  const moved = { ...columns, number };
  await update(work, 'digests', { id }).set(moved).execute();
  await changes.forgetMessages(work, id);
  return number;
}

async function count(
  work: Transaction<Tables>,
  where: Partial<Record<'platform' | 'target' | 'owner', string>>,
  exceptId = '',
): Promise<number> {
  const counted = rowsOf(work, 'digests', where).where('id', '!=', exceptId);
  const { total } = await counted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

async function removeAll(work: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await work.deleteFrom('digest_outbox').where('digest_id', 'in', ids).execute();
  await work.deleteFrom('digests').where('id', 'in', ids).execute();
}
