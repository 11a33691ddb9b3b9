import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const url = process.env['TEST_POSTGRES_URL'];

export const withoutPostgres = url === undefined;

/** Appended to the name of a test that may be skipped, so that the report shows why. */
export const postgresLeftOut = withoutPostgres ? ' — LEFT OUT: TEST_POSTGRES_URL is not set' : '';

type TemporarySchema = { readonly url: string; readonly schema: string; drop(): Promise<void> };

/** Begins the names of the schemas of this run, of which each process of the tests is a child. */
const prefix = `bellbuoy_test_${process.env['TEST_RUN'] ?? process.pid}_`;

/** Creates a schema with a random name in the test database. Connections with `url` use it; `drop` deletes it. */
export async function temporarySchema(): Promise<TemporarySchema> {
  const schema = `${prefix}${randomBytes(6).toString('hex')}`;
  await execute(`CREATE SCHEMA ${schema}`);
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const inSchema = new URL(url);
  // No test stops the server: its commits need not wait for a disk.
  inSchema.searchParams.set('options', `-c search_path=${schema} -c synchronous_commit=off`);
  return { url: inSchema.href, schema, drop: () => execute(`DROP SCHEMA ${schema} CASCADE`) };
}

/** Schemas whose tables are empty again. */
const free: TemporarySchema[] = [];

/**
 * A schema whose tables may be there already, empty: of those that were dropped before, where there is one. To make all tables
 * and to drop them takes Postgres half a second, to empty them some milliseconds.
 */
export async function emptySchema(): Promise<TemporarySchema> {
  const one = free.pop() ?? (await temporarySchema());
  return {
    ...one,
    async drop() {
      await execute(`
        DO $$ DECLARE name text; BEGIN
          SET LOCAL session_replication_role = replica;
          FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = '${one.schema}' AND tablename NOT LIKE 'kysely%'
          LOOP EXECUTE format('DELETE FROM %I.%I', '${one.schema}', name); END LOOP;
        END $$`);
      free.push(one);
    },
  };
}

/** Sets the name of this run. */
export function setup(): void {
  process.env['TEST_RUN'] = String(process.pid);
}

/** Drops what this run has left. */
export async function teardown(): Promise<void> {
  if (withoutPostgres) return;
  await execute(`
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT nspname FROM pg_namespace WHERE starts_with(nspname, 'bellbuoy_test_${process.pid}_')
      LOOP EXECUTE format('DROP SCHEMA %I CASCADE', name); END LOOP;
    END $$`);
}

async function execute(sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
