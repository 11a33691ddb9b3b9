import type { FailedDeliveries } from '../../cli/ports.ts';
import { tooLateMs } from '../../domain/schedule/index.ts';
import type { Database } from '../database.ts';
import { countOf, rowsOf, update } from '../statements.ts';
import { hasActiveDigest } from './sender-outbox.ts';

export function createFailedDeliveries(database: Database): FailedDeliveries {
  return {
    list: () =>
      rowsOf(database, 'digest_outbox', { state: 'dead' })
        .select(['id', 'digest_id as digestId', 'platform', 'due_at as dueAt', 'error'])
        .orderBy('due_at', 'desc')
        .execute(),

    sendAgain(id, now) {
      const dead = update(database, 'digest_outbox', { state: 'dead', ...(id !== undefined && { id }) });
      const untried = { attempts: 0, ambiguous: 0, first_tried_at: null, finished_at: null, error: null };
      const pending = { state: 'pending', not_before: now, expires_at: now + tooLateMs, ...untried } as const;
      return countOf(dead.set(pending).where(hasActiveDigest));
    },
  };
}
