import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { packedFileName } from '../src/places/index.ts';
import { createDigestStore, createOutbox, openDataDir, openDatabase } from '../src/store/index.ts';
import { main, programIn } from './support/program.ts';
import { closingWith, openStub } from './support/discord-gateway-stub.ts';
import { startTelegramServer } from './support/telegram-server.ts';
import { packedGazetteer, putPacked } from './support/packed-gazetteer.ts';
import { atNight } from './support/thorough.ts';

// Some of these tests start the program five times, which takes a busy machine half a minute.

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-main-'));
  await putPacked(dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { begin, run } = programIn(() => dataDir);

describe('ask', () => {
  it('prints a complete answer, first start or not', async () => {
    const { code, stdout, stderr } = await run(['ask', 'tide Brest tomorrow']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const part of [
      'Tide at Brest, Brittany, France',
      'High water',
      'Gauge Brest',
      'ZH',
      'Europe/Paris',
      'TICON-4',
    ]) {
      expect(stdout).toContain(part);
    }
    const onOneLine = stdout.replaceAll('\n', ' ');
    expect(onOneLine).toContain('Astronomical tide, without wind and surge');
    expect(onOneLine).toContain('Not for navigation');
  });

  it('refuses in one polite sentence', async () => {
    const { code, stdout, stderr } = await run(['ask', 'tide Xyzzyqua']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).not.toMatch(/Error|at .*\.ts/);
    expect(stderr.trim().length).toBeGreaterThan(20);
  });

  atNight('names the settings when the database cannot be used', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'broken-'));
    writeFileSync(path.join(folder, 'bellbuoy.sqlite'), 'this is not a database');
    const { code, stderr } = await run(['start'], { DATA_DIR: folder });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database cannot be used: file is not a database\nLook at DATA_DIR/);
  });

  atNight('refuses a database of a newer version in a sentence', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'newer-'));
    const database = await openDatabase(`sqlite:${path.join(folder, 'bellbuoy.sqlite')}`, () => {});
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`.execute(database);
    await database.destroy();
    expect(await run(['keys', 'list'], { DATA_DIR: folder })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database was written by a newer version of Bellbuoy.*\n$/),
    });
  });

  it('ends without a word where nobody reads to the end', async () => {
    const { child, end } = begin(['ask', 'tide Brest']);
    child.stdout.destroy();
    expect(await end).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  atNight('speaks the language of the terminal', async () => {
    const { stdout } = await run(['ask', 'marée Brest'], { LANG: 'fr_FR.UTF-8' });
    expect(stdout).toMatch(/Marée\s: Brest/);
  });
});

describe('failed deliveries', () => {
  it('are listed, and sent again on request', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'given-up-'));
    const there = { DATA_DIR: folder };
    const id = await giveUpOne(folder);
    expect((await run(['digests', 'failed'], there)).stdout).toMatch(
      new RegExp(`^${id}  2026-11-20 06:00 UTC  telegram  digest \\w+  sendMessage: 502, twice\n$`),
    );
    expect((await run(['digests', 'again', id], there)).stdout).toBe('1 to be sent once more.\n');
    expect((await run(['digests', 'failed'], there)).stdout).toBe('No digest was given up.\n');
  });
});

async function giveUpOne(folder: string): Promise<string> {
  const database = await openDatabase(`sqlite:${path.join(folder, 'bellbuoy.sqlite')}`, () => {});
  const [digests, outbox] = [createDigestStore(database), createOutbox(database)];
  const dueAt = Date.parse('2026-11-20T06:00Z');
  const digest = {
    target: { platform: 'telegram', kind: 'person', id: '7' },
    owner: '7',
    message: { user: { platform: 'telegram', id: '7' }, input: { kind: 'command', name: 'sun', options: {} } },
    schedule: {
      times: [{ kind: 'clock', time: '07:00' }],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      zone: 'UTC',
      point: { lat: 48.383, lng: -4.495 },
    },
  } as const;
  const added = await digests.add(digest, { ofChannel: 9, ofOwner: 9 }, dueAt, '2026c');
  if (typeof added === 'string') throw new Error(added);
  const planned = {
    kind: 'scheduled',
    date: '2026-11-20',
    slot: '07:00',
    platform: 'telegram',
    dueAt,
    notBefore: dueAt,
  } as const;
  await digests.addDelivery(added.id, { ...planned, id: 'delivery-1', expiresAt: dueAt + 1, state: 'pending' });
  const [row] = await outbox.claim('telegram', 1, dueAt);
  await outbox.giveUp(row!, 'dead', 'sendMessage: 502, twice', dueAt);
  await database.destroy();
  return row!.id;
}

describe('keys', () => {
  it('are created, listed, rotated and revoked', async () => {
    const created = await run(['keys', 'create', 'my', 'boat', '--quota', '5']);
    const [, id] = /^Key (\w+) for my boat, 5 units a day/.exec(created.stdout)!;
    const rotated = await run(['keys', 'rotate', id!]);
    expect(rotated.stdout).toMatch(new RegExp(`^Key ${id} is another now.*\nbb_[\\w-]{43}\n$`));
    expect(rotated.stdout).not.toContain(created.stdout.trim().split('\n').at(-1));
    expect((await run(['keys', 'revoke', id!])).code).toBe(0);
    expect((await run(['keys', 'list'])).stdout).toMatch(new RegExp(`${id}  .*  revoked .*my boat`));
  });
});

describe('start', () => {
  it('makes private what it keeps, also what an earlier version left readable for all', async () => {
    const folder = mkdtempSync(path.join(dataDir, 'private-'));
    symlinkSync(packedGazetteer(), path.join(folder, packedFileName));
    for (const name of ['secret', 'bellbuoy.sqlite']) {
      writeFileSync(path.join(folder, name), name === 'secret' ? 'chosen' : '');
      chmodSync(path.join(folder, name), 0o644);
    }
    chmodSync(folder, 0o755);
    const settings = { DATA_DIR: folder, TELEGRAM_TOKEN: '1:x', TELEGRAM_API_URL: 'http://127.0.0.1:1' };
    const { child, end, printed } = begin(['start'], settings);
    await printed(/on {3}Telegram +Telegram does not answer, trying again \(getMe: ECONNREFUSED\)/);
    await printed(/on {3}digests/);
    const modeOf = (name: string): string => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['secret', 'bellbuoy.sqlite-wal', 'bellbuoy.sqlite.digests', 'cache.sqlite-shm']),
    );
    expect(files.map(({ name }) => `${name} ${modeOf(name)}`).filter((line) => !line.endsWith(' 600'))).toEqual([]);
    expect(modeOf('.')).toBe('700');
    child.kill('SIGTERM');
    await end;
    // What it leaves is recognised at the next start: else the folder would count as one that holds other things.
    chmodSync(folder, 0o755);
    openDataDir(folder);
    expect(modeOf('.')).toBe('700');
  });

  it('prints the parts that are on and off, serves, and stops on SIGTERM', async () => {
    const { child, end, printed } = begin(['start']);
    const [, url] = await printed(/data service +(http:\/\/[^/]+)\/v2/);
    await printed(/Discord +set DISCORD_TOKEN/);
    await printed(/Telegram +set TELEGRAM_TOKEN/);
    const health = await fetch(`${url}/health`);
    expect(health.status).toBe(200);
    const { parts } = (await health.json()) as { parts: object };
    expect(Object.keys(parts).toSorted()).toEqual(['cache', 'catalogue', 'database', 'http']);
    const created = await run(['keys', 'create', 'test']);
    const key = created.stdout.trim().split('\n').at(-1)!;
    const answer = await fetch(`${url}/v2/tide/extremes/point?lat=48.383&lng=-4.495`, {
      headers: { Authorization: key },
    });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { meta: { requestCount: number } }).meta.requestCount).toBe(1);
    const chat = await fetch(`${url}/chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'tide Brest' }),
    });
    expect(((await chat.json()) as { title: string }).title).toBe('Tide at Brest, Brittany, France');
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });

  it('starts a second time, and stops on Ctrl-C', async () => {
    const { child, end, printed } = begin(['start', '--only', 'web']);
    await printed(/data service +left out by --only/);
    await printed(/Discord +left out/);
    child.kill('SIGINT');
    expect((await end).code).toBe(0);
  });

  atNight(
    'plans and sends digests in one process at a time; a second one takes over when the first is killed',
    async () => {
      const settings = { TELEGRAM_TOKEN: '1:x', TELEGRAM_API_URL: 'http://127.0.0.1:1' };
      const startDigests = async () => {
        const { child, end, printed } = begin(['start', '--only', 'digests'], settings);
        const [, url] = await printed(/health +(http:\/\/\S+)/);
        const [, state] = await printed(/on {3}digests +(.*)/);
        const health = async () => ((await (await fetch(url!)).json()) as { parts: { digests: object } }).parts.digests;
        return { child, end, state, health };
      };
      const first = await startDigests();
      await expect.poll(first.health).toMatchObject({ ok: true, lastSuccessAgeS: expect.any(Number) });
      const second = await startDigests();
      expect(second.state).toContain('waiting: another process with this database');
      expect((await run(['keys', 'list'])).code).toBe(0);
      expect(await second.health()).toEqual({ ok: true });
      first.child.kill('SIGKILL');
      await first.end;
      await expect.poll(second.health).toMatchObject({ ok: true, lastSuccessAgeS: expect.any(Number) });
      const stoppedAt = performance.now();
      second.child.kill('SIGTERM');
      expect((await second.end).code).toBe(0);
      expect(performance.now() - stoppedAt).toBeLessThan(9000);
      expect(await run(['start', '--only', 'digests'])).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('TELEGRAM_TOKEN'),
      });
    },
  );

  atNight(
    'goes on without adapters whose tokens are refused: a sentence for each, and the reasons in /health',
    async () => {
      const telegram = await startTelegramServer();
      onTestFinished(() => telegram.close());
      // The first poll is refused, as after a token was revoked; Discord closes the gateway during the login.
      telegram.failNext('getUpdates', { status: 401 });
      const discord = await openStub(closingWith(4014));
      const { child, end, printed } = begin(['start', '--only', 'service,telegram,discord'], {
        TELEGRAM_TOKEN: telegram.token,
        TELEGRAM_API_URL: telegram.url,
        DISCORD_TOKEN: 'test-token',
        DISCORD_API_URL: discord.url,
        LOG_LEVEL: 'warn',
      });
      const [, url] = await printed(/data service +(http:\/\/[^/]+)\/v2/);
      await printed(
        /off {2}Discord +Discord closed the gateway for good \(4014 DisallowedIntents\) \(look at DISCORD_TOKEN\)/,
      );
      const health = async () => (await fetch(`${url}/health`)).json();
      await expect.poll(health).toMatchObject({
        parts: {
          telegram: {
            ok: false,
            reason: 'Telegram does not let us in (getUpdates: 401 Unauthorized): look at TELEGRAM_TOKEN',
          },
          discord: {
            ok: false,
            reason: 'Discord closed the gateway for good (4014 DisallowedIntents): look at DISCORD_TOKEN',
          },
          http: { ok: true },
          database: { ok: true },
        },
      });
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      child.kill('SIGTERM');
      const { code, stderr } = await end;
      expect(code).toBe(0);
      expect(stderr.trim().split('\n')).toEqual([
        expect.stringContaining('Telegram does not let us in (getUpdates: 401 Unauthorized): it stays off'),
      ]);
      expect(telegram.calls.filter(({ method }) => method === 'getUpdates')).toHaveLength(1);
    },
  );

  it('reports an address in use, an unknown part and a wrong setting in a sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const taken = await run(['start'], { PORT: String(port) });
    other.close();
    expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use') });
    expect(await run(['start', '--only', 'kitchen'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--only'),
    });
    expect(await run(['start'], { PORT: 'x' })).toMatchObject({ code: 1, stderr: expect.stringContaining('PORT') });
    expect(await run(['dance'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('start, ask, mcp, digests, places, backup, restore, keys'),
    });
  });

  it('names the setting to look at when the system refuses the address', async () => {
    const { code, stderr } = await run(['start'], { HOST: '203.0.113.5' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The machine does not allow that: .*\nLook at HOST/);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['a file as folder', { DATA_DIR: main }, /^DATA_DIR: nothing can be written to .*EEXIST/],
    ['a folder that cannot be', { DATA_DIR: '/proc/bellbuoy' }, /^DATA_DIR: nothing can be written to .*ENOENT/],
    [
      'a password that is cut off',
      { CACHE_URL: 'redis://:hunter2#@host' },
      /^Some settings do not fit:\nCACHE_URL: must/,
    ],
    [
      'a database that is not there',
      { STORE_URL: 'postgres://user:hunter2@127.0.0.1:1/x' },
      /^The database of STORE_URL/,
    ],
  ])('is refused in a sentence with %s', async (_, env, sentence) => {
    const { code, stderr } = await run(['start'], env);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(sentence) });
    expect(stderr).not.toMatch(/hunter2| {4}at /);
  });

  atNight('names a variable that looks like a setting', async () => {
    const { child, end, printed } = begin(['start', '--only', 'web'], { TELEGRAM_BOT_TOKEN: '1:hunter2' });
    await printed(/off {2}Discord/);
    child.kill('SIGTERM');
    const { stderr } = await end;
    expect(stderr).toContain('TELEGRAM_BOT_TOKEN is no setting and has no effect. Is TELEGRAM_TOKEN meant?\n');
    expect(stderr).not.toContain('hunter2');
  });

  it('reads .env', async () => {
    const file = path.join(dataDir, '.env');
    writeFileSync(file, 'DAILY_QUOTA=7\n');
    const created = await run(['keys', 'create', 'from env']);
    rmSync(file);
    expect(created.stdout).toContain('7 units a day');
  });

  it('refuses an .env that cannot be read, such as a folder, in a sentence', async () => {
    const file = path.join(dataDir, '.env');
    mkdirSync(file);
    const { code, stderr } = await run(['keys', 'list']);
    rmSync(file, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Some settings do not fit:\n\.env: cannot be read .*\n\.env\.example explains each setting\.\n$/,
    );
  });
});
