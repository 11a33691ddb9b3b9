import type { DeleteQueryBuilder, DeleteResult, FilterObject, InsertObject, SelectQueryBuilder } from 'kysely';
import type { Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

type TableName = keyof Tables;
/** Values by column; `null` is that of a column without a value. */
type Where<Table extends TableName> = FilterObject<Tables, Table>;

export function rowsOf<Table extends TableName>(database: Database, table: Table, where: Where<Table>) {
  const all = database.selectFrom(table) as unknown as SelectQueryBuilder<Tables, Table, {}>;
  return all.where((eb) => eb.and(where));
}

export function update<Table extends TableName>(database: Database, table: Table, where: Where<Table>) {
  const all = database.updateTable(table) as unknown as UpdateQueryBuilder<Tables, Table, Table, UpdateResult>;
  return all.where((eb) => eb.and(where));
}

export function remove<Table extends TableName>(database: Database, table: Table, where: Where<Table>) {
  const all = database.deleteFrom(table) as unknown as DeleteQueryBuilder<Tables, Table, DeleteResult>;
  return all.where((eb) => eb.and(where));
}

/** Executes a change and resolves to how many rows it concerned. */
export async function countOf(change: { executeTakeFirst(): Promise<unknown> }): Promise<number> {
  const result = (await change.executeTakeFirst()) as Partial<UpdateResult & DeleteResult>;
  return Number(result.numUpdatedRows ?? result.numDeletedRows ?? 0);
}

/** Inserts rows; on one that is there, by the columns of `key`, makes `changes`, or none. Resolves to how many were written. */
export async function put<Table extends TableName>(
  database: Database,
  table: Table,
  rows: InsertObject<Tables, Table> | readonly InsertObject<Tables, Table>[],
  ...[key, changes]: [key: readonly (keyof Tables[Table] & string)[], changes: Updateable<Tables[Table]>] | []
): Promise<number> {
  const insert = database.insertInto(table).values(rows);
  const { numInsertedOrUpdatedRows: written } = await insert
    .onConflict((conflict) => (key ? conflict.columns(key).doUpdateSet(changes as never) : conflict.doNothing()))
    .executeTakeFirstOrThrow();
  return Number(written);
}
