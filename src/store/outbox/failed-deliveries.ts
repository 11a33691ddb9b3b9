import type { FailedDeliveries } from '../../cli/ports.ts';
import { tooLateMs } from '../../domain/schedule/index.ts';
import type { Database } from '../database.ts';
import { ofActiveDigest } from './sender-outbox.ts';

/** Deliveries that were given up after too many attempts. */
export function createFailedDeliveries(database: Database): FailedDeliveries {
  return {
    list: () =>
      database
        .selectFrom('digest_outbox')
        .select(['id', 'digest_id as digestId', 'platform', 'due_at as dueAt', 'error'])
        .where('state', '=', 'dead')
        .orderBy('due_at', 'desc')
        .execute(),

    async sendAgain(id, now) {
      const result = await database
        .updateTable('digest_outbox')
        .set({
          state: 'pending',
          not_before: now,
          expires_at: now + tooLateMs,
          attempts: 0,
          ambiguous: 0,
          first_tried_at: null,
          finished_at: null,
          error: null,
        })
        .where('state', '=', 'dead')
        .where(ofActiveDigest)
        .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}
