import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const url = process.env['TEST_POSTGRES_URL'];

export const withoutPostgres = url === undefined;

/** Appended to the name of a test that may be skipped, so that the report shows why. */
export const postgresLeftOut = withoutPostgres ? ' — LEFT OUT: TEST_POSTGRES_URL is not set' : '';

/** Creates a schema with a random name in the test database. Connections with `url` use it; `drop` deletes it. */
export async function temporarySchema(): Promise<{ url: string; schema: string; drop(): Promise<void> }> {
  const schema = `bellbuoy_test_${randomBytes(6).toString('hex')}`;
  await execute(`CREATE SCHEMA ${schema}`);
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set');
  const inSchema = new URL(url);
  inSchema.searchParams.set('options', `-c search_path=${schema}`);
  return { url: inSchema.href, schema, drop: () => execute(`DROP SCHEMA ${schema} CASCADE`) };
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
