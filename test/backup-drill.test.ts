import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDigestStore, createUserStore, openDatabase } from '../src/store/index.ts';
import { maxLease } from '../src/store/quota-leases.ts';
import { putPacked } from './support/packed-gazetteer.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from './support/postgres.ts';
import { programIn } from './support/program.ts';
import { temporaryFolder } from './support/temporary.ts';

const person = { platform: 'telegram', id: '7' } as const;
const now = Date.UTC(2026, 10, 20);

/** Writes what people leave behind: settings, a digest, and a delivery of it. */
async function writeLikePeople(storeUrl: string): Promise<void> {
  const database = await openDatabase(storeUrl, () => {});
  await createUserStore(database).changeSettings(person, { language: 'fr' }, now);
  const digests = createDigestStore(database);
  const added = await digests.add(
    {
      target: { ...person, kind: 'person' },
      owner: '7',
      message: { user: person, input: { kind: 'command', name: 'sun', options: {} } },
      schedule: { times: [{ kind: 'clock', time: '07:00' }], weekdays: [1], zone: 'UTC', point: { lat: 48, lng: -4 } },
    },
    { ofChannel: 9, ofOwner: 9 },
    now,
    '2026c',
  );
  if (typeof added === 'string') throw new Error(added);
  const delivery = {
    kind: 'scheduled',
    date: '2026-11-20',
    slot: '07:00',
    platform: 'telegram',
    state: 'pending',
  } as const;
  await digests.addDelivery(added.id, { ...delivery, id: 'o1', dueAt: now, notBefore: now, expiresAt: now });
  await database.destroy();
}

async function expectWhatPeopleWrote(storeUrl: string): Promise<void> {
  const database = await openDatabase(storeUrl, () => {});
  expect(await createUserStore(database).load(person)).toMatchObject({ settings: { language: 'fr' } });
  expect(await createDigestStore(database).list({ ...person, kind: 'person' })).toHaveLength(1);
  expect(await database.selectFrom('digest_outbox').select('id').execute()).toEqual([{ id: 'o1' }]);
  await database.destroy();
}

type Kind = 'SQLite' | 'Postgres';

async function emptyStore(kind: Kind, dataDir: string): Promise<{ url: string; destroy(): Promise<void> }> {
  if (kind === 'Postgres') {
    const { url, drop } = await temporarySchema();
    return { url, destroy: drop };
  }
  const file = path.join(dataDir, 'bellbuoy.sqlite');
  return { url: `sqlite:${file}`, destroy: async () => rmSync(dataDir, { recursive: true }) };
}

const root = temporaryFolder();

// Each waits most of the time for the programs that it starts.
describe.concurrent.each<[Kind, boolean]>([
  ['SQLite', false],
  ['Postgres', withoutPostgres],
])('an installation on %s that is destroyed', (kind, isLeftOut) => {
  const suffix = isLeftOut ? postgresLeftOut : '';

  it.skipIf(isLeftOut)(`is all there after its copy was restored${suffix}`, async ({ onTestFinished }) => {
    const folder = mkdtempSync(path.join(root, `${kind}-`));
    const newDataDir = async (): Promise<string> => {
      const created = mkdtempSync(path.join(folder, 'data-'));
      await putPacked(created);
      return created;
    };
    let dataDir = await newDataDir();
    let store = await emptyStore(kind, dataDir);
    const { begin, run } = programIn(() => dataDir);
    const settings = () => ({ STORE_URL: store.url });
    const file = path.join(folder, 'a.backup');

    await writeLikePeople(store.url);
    const created = await run(['keys', 'create', 'boat', '--quota', '1000000'], settings());
    const key = created.stdout.trim().split('\n').at(-1)!;
    const first = begin(['start', '--only', 'service'], settings());
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const [, url] = await first.printed(/data service +(http:\/\/[^/]+)\/v2/);
    const ask = async (base: string): Promise<{ status: number; count: number }> => {
      const response = await fetch(`${base}/v2/tide/extremes/point?lat=48.383&lng=-4.495`, {
        headers: { Authorization: key },
      });
      const { meta } = (await response.json()) as { meta?: { requestCount: number } };
      return { status: response.status, count: meta?.requestCount ?? 0 };
    };

    // Every request charges the key, so that the program writes all the while.
    const saving = new AbortController();
    const statuses = new Set<number>();
    let before = 0;
    const writing = (async () => {
      while (!saving.signal.aborted) {
        const { status, count } = await ask(url!);
        statuses.add(status);
        before ||= count;
      }
    })();
    await expect.poll(() => before).toBeGreaterThan(0);
    const saved = await run(['backup', file], settings());
    saving.abort();
    await writing;
    expect(saved).toEqual({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining(` rows and the secret are in ${file}`),
    });
    expect([...statuses]).toEqual([200]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { count: last } = await ask(url!);

    const refused = { code: 1, stderr: 'Bellbuoy uses the database: stop it first.\n' };
    expect(await run(['restore', file, '--replace'], settings())).toMatchObject(refused);
    first.child.kill('SIGKILL');
    await first.end;
    await store.destroy();

    mkdirSync(dataDir, { recursive: true });
    dataDir = await newDataDir();
    store = await emptyStore(kind, dataDir);
    expect(await run(['restore', file], settings())).toMatchObject({ code: 0, stderr: '' });
    await expectWhatPeopleWrote(store.url);
    const second = begin(['start', '--only', 'service'], settings());
    onTestFinished(() => void second.child.kill('SIGKILL'));
    const [, again] = await second.printed(/data service +(http:\/\/[^/]+)\/v2/);
    const { status, count } = await ask(again!);
    expect(status).toBe(200);
    expect(count).toBeGreaterThan(before);
    // What the process had leased when the copy was taken counts as used there.
    expect(count).toBeLessThanOrEqual(last + maxLease / 2);
    second.child.kill('SIGTERM');
    expect((await second.end).code).toBe(0);
    if (kind === 'Postgres') await store.destroy();
  });
});
