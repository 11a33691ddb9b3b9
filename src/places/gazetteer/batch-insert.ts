import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Rows of one statement: the call of a statement costs as much as inserting a row. */
const batchRows = 100;

export type BatchInsert = {
  readonly add: (...row: readonly SQLInputValue[]) => void;
  /** Inserts the rows that are still waiting. */
  readonly end: () => void;
};

/** Inserts rows of so many columns into a table, many at a time. */
export function createBatchInsert(database: DatabaseSync, table: string, columns: number): BatchInsert {
  const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`;
  const insertOf = (rows: number): string => `INSERT INTO ${table} VALUES ${Array(rows).fill(row).join(', ')}`;
  const insertBatch = database.prepare(insertOf(batchRows));
  let waiting: SQLInputValue[] = [];
  return {
    add(...values) {
      for (const value of values) waiting.push(value);
      if (waiting.length < batchRows * columns) return;
      insertBatch.run(...waiting);
      waiting = [];
    },
    end() {
      if (waiting.length > 0) database.prepare(insertOf(waiting.length / columns)).run(...waiting);
      waiting = [];
    },
  };
}
