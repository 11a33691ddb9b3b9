import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Writes to the database and rejects where that fails: only a write shows a full disk, a read-only server or a lost
 * connection. The row is deleted in the same transaction; its id is new, so that no process waits for another's lock.
 */
export async function probeDatabase(database: Database): Promise<void> {
  const id = randomUUID();
  await database.transaction().execute(async (work) => {
    await work.insertInto('health_probes').values({ id }).execute();
    await work.deleteFrom('health_probes').where('id', '=', id).execute();
  });
}
