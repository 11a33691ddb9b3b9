import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/**
 * Writes to the database and rejects where that fails: a full disk, a read-only server and a lost connection show
 * themselves by a write only. The row is deleted in the same transaction, and its id is new each time, so that no process
 * waits for a lock of another one's probe.
 */
export async function probeDatabase(database: Database): Promise<void> {
  const id = randomUUID();
  await database.transaction().execute(async (work) => {
    await work.insertInto('health_probes').values({ id }).execute();
    await work.deleteFrom('health_probes').where('id', '=', id).execute();
  });
}
