import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase, type Database } from '../../src/store/index.ts';
import { putTables } from './empty-sqlite.ts';
import { temporaryFolder } from './temporary.ts';
import { emptySchema, postgresLeftOut, withoutPostgres } from './postgres.ts';

export type OpenedDatabase = {
  readonly database: Database;
  /** Another connection to the same tables, such as that of another process. */
  another(): Promise<Database>;
  close(): Promise<void>;
};

function fail(error: unknown): never {
  throw error;
}

async function opened(url: string, drop: () => Promise<void>): Promise<OpenedDatabase> {
  const all: Database[] = [];
  const another = async (): Promise<Database> => {
    const one = await openDatabase(url, fail);
    all.push(one);
    return one;
  };
  return {
    database: await another(),
    another,
    async close() {
      await Promise.all(all.map((one) => one.destroy()));
      await drop();
    },
  };
}

let files = 0;

/** Every kind of database, each opened empty. `subject` names the tests. To be called at the top of a test file. */
export function everyDatabase(subject: string): [string, () => Promise<OpenedDatabase>][] {
  const folder = temporaryFolder();
  it.skipIf(withoutPostgres)(`${subject} are also tested on Postgres${postgresLeftOut}`, () => {
    expect(withoutPostgres).toBe(false);
  });
  const databases: [string, () => Promise<OpenedDatabase>][] = [
    [
      'a SQLite file',
      async () => {
        const file = path.join(folder, `${files++}.sqlite`);
        await putTables(file);
        return opened(`sqlite:${file}`, async () => {});
      },
    ],
  ];
  if (withoutPostgres) return databases;
  return [
    ...databases,
    [
      'Postgres',
      async () => {
        const { url, drop } = await emptySchema();
        return opened(url, drop);
      },
    ],
  ];
}
