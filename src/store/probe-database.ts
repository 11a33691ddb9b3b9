import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** Only a write shows a full disk, a read-only server or a lost connection. The id is new: none waits for another's lock. */
export async function probeDatabase(database: Database): Promise<void> {
  const id = randomUUID();
  await database.transaction().execute(async (work) => {
    await work.insertInto('health_probes').values({ id }).execute();
    await work.deleteFrom('health_probes').where('id', '=', id).execute();
  });
}
