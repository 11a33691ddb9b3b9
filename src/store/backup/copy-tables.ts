import { sql, type Transaction } from 'kysely';
import { isPostgres, type Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import keptTables from './kept-tables.json' with { type: 'json' };
import { most } from '../limits.ts';

/** Tables in copies, after those they refer to; no facts of one installation, claims of minutes, or updates long handled. */
export const isKept: Readonly<Record<keyof Tables, boolean>> = keptTables;

const names = Object.keys(isKept) as (keyof Tables)[];
const kept = names.filter((name) => isKept[name]);

type TableRow = Readonly<Record<string, unknown>>;

export async function isEmpty(database: Database): Promise<boolean> {
  for (const table of kept) {
    const rows = database.selectFrom(table).select(sql`1`.as('one'));
    if (await rows.limit(1).executeTakeFirst()) return false;
  }
  return true;
}

/** Replaces `to`'s rows by those of `from`, of either kind, as of one moment, in one transaction. Resolves to their number. */
export function copyTables(from: Database, to: Database): Promise<number> {
  const reading = from.transaction();
  // SQLite's transactions read one moment in any case, and Kysely's dialect refuses settings there.
  const snapshot = isPostgres(from) ? reading.setIsolationLevel('repeatable read').setAccessMode('read only') : reading;
  return snapshot.execute((source) =>
    to.transaction().execute(async (target) => {
      for (const table of names.toReversed()) await target.deleteFrom(table).execute();
      let count = 0;
      for (const table of kept) {
        for await (const rows of batchesOf(source, table)) {
          await insert(target, table, rows);
          count += rows.length;
        }
      }
      return count;
    }),
  );
}

async function insert(target: Transaction<Tables>, table: keyof Tables, rows: readonly TableRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const size = Math.floor(most.values / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    const values = rows.slice(start, start + size);
    await target.insertInto(table).values(values).execute();
  }
}

/** The rows of a table, some at a time: an outbox may be larger than the memory. */
async function* batchesOf(source: Transaction<Tables>, table: keyof Tables): AsyncGenerator<readonly TableRow[]> {
  if (isPostgres(source)) {
    await sql`declare copied no scroll cursor for select * from ${sql.table(table)}`.execute(source);
    for (;;) {
      const { rows } = await sql<TableRow>`fetch ${sql.lit(most.rowsAtOnce)} from copied`.execute(source);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close copied`.execute(source);
    return;
  }
  let batch: TableRow[] = [];
  for await (const row of source.selectFrom(table).selectAll().stream()) {
    batch.push(row);
    if (batch.length < most.rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
