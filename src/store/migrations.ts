import { readFileSync } from 'node:fs';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What the two databases say differently. `clustered`: in a table without rowid, the rows of a person are adjacent and need no
 * second B-tree; Postgres has no such tables. `roomy`: for rows that are updated twice soon after their insert; with free
 * space on their page, the indexes need no update.
 */
const clauses = {
  postgres: { clustered: '', roomy: 'with (fillfactor = 70)' },
  sqlite: { clustered: 'without rowid', roomy: '' },
};

/** What SQL cannot say, by migration: it runs where `-- code` stands. */
const codes: Readonly<Record<string, (db: Kysely<unknown>) => Promise<void>>> = {
  async '0005-digests-gone'(db) {
    const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;
    const { rows } = await sql<{ id: string; schedule: string }>`select id, schedule from digests`.execute(db);
    for (const { id, schedule } of rows) {
      const known = JSON.parse(schedule) as { point: { lat: number; lng: number } };
      const point = { lat: rounded(known.point.lat), lng: rounded(known.point.lng) };
      await sql`update digests set schedule = ${JSON.stringify({ ...known, point })} where id = ${id}`.execute(db);
    }
  },
  async '0006-digest-targets'(db) {
    /** A text that is no JSON stays, to be reported when it is read. */
    const renamed = (heard: string): string => {
      try {
        const { asker, said } = JSON.parse(heard) as { asker?: unknown; said?: unknown };
        return JSON.stringify({ user: asker, input: said });
      } catch {
        return heard;
      }
    };
    type OldDigest = { id: string; channel: string; heard: string };
    const { rows } = await sql<OldDigest>`select id, channel, heard from digests`.execute(db);
    for (const { id, channel, heard } of rows) {
      const kind = channel.startsWith('@') ? 'person' : 'channel';
      await sql`update digests set target_kind = ${kind}, channel = ${channel.replace(/^@/, '')},
        heard = ${renamed(heard)} where id = ${id}`.execute(db);
    }
  },
  async '0009-linked-accounts'(db) {
    const { rows } = await sql<{ platform: string; account: string; person: string }>`
      select platform, account, person from people_accounts order by person, since, platform, account`.execute(db);
    for (const [i, { platform, account, person }] of rows.entries()) {
      if (rows[i - 1]?.person !== person) continue;
      await sql`update people_accounts set person = ${`${person}.${platform}.${account}`}
        where platform = ${platform} and account = ${account}`.execute(db);
    }
  },
};

export const eraseDeletedName = '0011-erase-deleted';

/**
 * All migrations, in the order in which they run, under the names that databases remember: `migrations.sql`. A released one
 * never changes, nor does its name: a new one is added at the end, with an entry in `releases.ts` of its tests. `{now}` is the
 * time of the migration, UTC ms.
 */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  readFileSync(new URL('migrations.sql', import.meta.url), 'utf8')
    .split(/^-- migration /m)
    .slice(1)
    .map((text) => {
      const [name = '', ...lines] = text.split('\n');
      return [name, { up: (db: Kysely<unknown>) => run(name, lines.join('\n'), db) }];
    }),
);

/** Statements end with `;` at the end of a line. */
async function run(name: string, text: string, db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const said: Readonly<Record<string, unknown>> = { ...clauses[isPostgres ? 'postgres' : 'sqlite'], now: Date.now() };
  for (const step of text.split(/;$|^(?=-- code$)/m)) {
    if (step.startsWith('-- code')) await codes[name]?.(db);
    const statement = step.replaceAll(/^--.*$/gm, '').trim();
    const filled = statement.replaceAll(/\{(clustered|roomy|now)\}/g, (_, clause: string) => String(said[clause]));
    if (filled !== '') await sql.raw(filled).execute(db);
  }
}
