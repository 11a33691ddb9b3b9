import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createAccounts,
  createBackups,
  createDigestStore,
  createUserStore,
  openDatabase,
  type Database,
} from '../../src/store/index.ts';
import { isKept } from '../../src/store/backup/copy-tables.ts';
import { useHurriedTimers } from '../support/hurried-timers.ts';
import { emptySchema, postgresLeftOut, withoutPostgres } from '../support/postgres.ts';
import { temporaryFolder } from '../support/temporary.ts';

// A database that seems to be in use is looked at again for three seconds.
useHurriedTimers(10);

type Installation = { readonly dataDir: string; readonly storeUrl: string; readonly secret: undefined };
type Kind = 'SQLite' | 'Postgres';

const now = Date.UTC(2026, 10, 20, 7);
const person = { platform: 'telegram', id: '7' } as const;
const target = { platform: 'telegram', kind: 'person', id: '7' } as const;
const digest = {
  target,
  owner: '7',
  message: { user: person, input: { kind: 'command', name: 'sun', options: {} } },
  schedule: {
    times: [{ kind: 'clock', time: '07:00' }],
    weekdays: [1, 2, 3],
    zone: 'UTC',
    point: { lat: 48.383, lng: -4.495 },
  },
} as const;

async function installation(kind: Kind): Promise<Installation> {
  const dataDir = temporaryFolder();
  if (kind === 'SQLite')
    return { dataDir, storeUrl: `sqlite:${path.join(dataDir, 'store.sqlite')}`, secret: undefined };
  const { url, drop } = await emptySchema();
  onTestFinished(drop);
  return { dataDir, storeUrl: url, secret: undefined };
}

async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, () => {});
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

/** Fills an installation and saves a copy. */
async function saved(kind: Kind) {
  const from = await installation(kind);
  const file = path.join(from.dataDir, 'a.backup');
  const secret = 'a secret of this installation';
  writeFileSync(path.join(from.dataDir, 'secret'), secret);
  const key = await withDatabase(from.storeUrl, async (database) => {
    const accounts = createAccounts(database, secret);
    const created = await accounts.create('boat', 5, now);
    await accounts.charge({ id: created.id }, '2026-11-20', 3);
    await createUserStore(database).changeSettings(person, { language: 'fr' }, now);
    const digests = createDigestStore(database);
    const added = await digests.add(digest, { ofChannel: 9, ofOwner: 9 }, now, '2026c');
    if (typeof added === 'string') throw new Error(added);
    const delivery = { kind: 'scheduled', date: '2026-11-20', slot: '0', platform: 'telegram' } as const;
    const times = { dueAt: now, notBefore: now, expiresAt: now };
    await digests.addDelivery(added.id, { ...delivery, ...times, id: 'o0', state: 'pending' });
    // More rows than are read at once.
    const row = await database.selectFrom('digest_outbox').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 1099 }, (_, i) => ({
      ...row,
      id: `o${i + 1}`,
      slot: `${i + 1}`,
      due_at: now + i + 1,
    }));
    await database.insertInto('digest_outbox').values(others).execute();
    return created.key;
  });
  const { rows } = await createBackups(from).save(file, now);
  return { from, file, key, rows, secret };
}

async function expectAll({ dataDir, storeUrl }: Installation, key: string): Promise<void> {
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8');
  await withDatabase(storeUrl, async (database) => {
    const accounts = createAccounts(database, secret);
    const account = await accounts.authenticate(key);
    expect(account).toMatchObject({ quota: 10 });
    expect(await accounts.used(account!, '2026-11-20')).toBe(3);
    expect(await createUserStore(database).load(person)).toMatchObject({ settings: { language: 'fr' } });
    expect(await createDigestStore(database).list(target)).toMatchObject([digest]);
    const deliveries = await database.selectFrom('digest_outbox').select(['id', 'due_at']).execute();
    expect(new Set(deliveries.map(({ id, due_at: dueAt }) => `${id} ${dueAt - now}`))).toEqual(
      new Set(Array.from({ length: 1100 }, (_, i) => `o${i} ${i}`)),
    );
  });
}

describe.each<[Kind, Kind]>([
  ['SQLite', 'SQLite'],
  ['SQLite', 'Postgres'],
  ['Postgres', 'SQLite'],
  ['Postgres', 'Postgres'],
])('a copy of %s', (from, to) => {
  const isLeftOut = withoutPostgres && (from === 'Postgres' || to === 'Postgres');

  it.skipIf(isLeftOut)(`brings everything back in ${to}${isLeftOut ? postgresLeftOut : ''}`, async () => {
    const { file, key, rows } = await saved(from);
    const other = await installation(to);
    expect(await createBackups(other).restore(file, { replace: false })).toEqual({ rows, createdAt: now });
    await expectAll(other, key);
    expect(readdirSync(other.dataDir).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });
});

describe.each<Kind>(['SQLite', 'Postgres'])('a copy in %s', (kind) => {
  const isLeftOut = kind === 'Postgres' && withoutPostgres;
  const leftOut = isLeftOut ? postgresLeftOut : '';

  it.skipIf(isLeftOut)(`knows of every table whether it is kept${leftOut}`, async () => {
    const { storeUrl } = await installation(kind);
    const tables = await withDatabase(storeUrl, (database) => database.introspection.getTables());
    const schema = new URL(storeUrl).searchParams.get('options')?.match(/search_path=(\w+)/)?.[1];
    const own = tables.filter((table) => schema === undefined || table.schema === schema);
    expect(Object.keys(isKept).toSorted()).toEqual(own.map(({ name }) => name).toSorted());
  });

  it.skipIf(isLeftOut)(`is restored over other rows only where that is wanted${leftOut}`, async () => {
    const { file, key, from } = await saved(kind);
    const backups = createBackups(from);
    await expect(backups.restore(file, { replace: false })).rejects.toThrow(
      'The database is not empty: add --replace to delete everything that is in it.',
    );
    await withDatabase(from.storeUrl, (database) => createAccounts(database, 'x').create('later', 1, now));
    await backups.restore(file, { replace: true });
    await expectAll(from, key);
    const names = await withDatabase(from.storeUrl, async (database) => createAccounts(database, 'x').list());
    expect(names).toMatchObject([{ name: 'boat' }]);
  });

  it.skipIf(isLeftOut)(`is not restored while the database is in use${leftOut}`, async () => {
    const { file, from, key } = await saved(kind);
    const running = await openDatabase(from.storeUrl, () => {});
    await createUserStore(running).load(person);
    await expect(createBackups(from).restore(file, { replace: true })).rejects.toThrow('stop it first');
    await running.destroy();
    await createBackups(from).restore(file, { replace: true });
    await expectAll(from, key);
  });
});

describe('the file of a copy', () => {
  it('is for its owner only, and never overwrites another', async () => {
    const { file, from } = await saved('SQLite');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    await expect(createBackups(from).save(file, now)).rejects.toThrow(`${file} exists: choose another name.`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('has its name only when it is complete', async () => {
    const from = await installation('SQLite');
    const file = path.join(from.dataDir, 'a.backup');
    // Of a backup that was killed.
    writeFileSync(`${file}.partial`, 'half of a copy');
    await createBackups(from).save(file, now);
    expect(readdirSync(from.dataDir).filter((name) => name.startsWith('a.backup'))).toEqual(['a.backup']);
    await createBackups(from).restore(file, { replace: true });
  });

  it('is not left behind where it cannot be written', async () => {
    const from = await installation('SQLite');
    const file = path.join(from.dataDir, 'no-such-folder', 'a.backup');
    await expect(createBackups(from).save(file, now)).rejects.toThrow(/a\.backup cannot be written: ENOENT/);
    expect(readdirSync(from.dataDir).filter((name) => name.startsWith('copy-'))).toEqual([]);
  });

  it.each<[string, (content: Buffer) => Buffer]>([
    ['cut off', (content) => content.subarray(0, content.length - 100)],
    ['empty', () => Buffer.alloc(0)],
    [
      'changed in one byte',
      (content) => content.map((byte, i) => (i === content.length >> 1 ? byte ^ 1 : byte)) as Buffer,
    ],
    ['something else', () => Buffer.from('my holiday pictures')],
    ['something else, compressed', () => gzipSync('my holiday pictures')],
  ])('is refused in a sentence where it is %s, and nothing changes', async (_, damage) => {
    const { file, from, key } = await saved('SQLite');
    writeFileSync(file, damage(readFileSync(file)));
    const restored = createBackups(from).restore(file, { replace: true });
    await expect(restored).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/^[^\n]*a\.backup is (damaged, or )?no copy by npm run backup\.$/),
    });
    await expectAll(from, key);
  });

  it('is refused where the installation has another secret', async () => {
    const { file, secret } = await saved('SQLite');
    const other = await installation('SQLite');
    const restored = createBackups({ ...other, secret: 'another' }).restore(file, { replace: false });
    await expect(restored).rejects.toThrow(/^SECRET is another one/);
    await expect(restored).rejects.not.toThrow(secret);
    expect(existsSync(path.join(other.dataDir, 'store.sqlite'))).toBe(false);
  });
});
