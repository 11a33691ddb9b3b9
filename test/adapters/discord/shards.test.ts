import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/store/index.ts';
import { startDiscordServer } from '../../support/discord-server.ts';
import { shown } from '../../support/discord-texts.ts';
import { putPacked } from '../../support/packed-gazetteer.ts';
import { postgresLeftOut, temporarySchema, withoutPostgres } from '../../support/postgres.ts';
import { programIn } from '../../support/program.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const { begin } = programIn(() => folder);

/** A process that serves Discord alone. */
async function start(settings: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(path.join(folder, 'process-'));
  await putPacked(dataDir);
  const { child, end, printed } = begin(['start', '--only', 'discord'], { ...settings, DATA_DIR: dataDir });
  onTestFinished(() => void child.kill('SIGKILL'));
  await printed(/on {3}Discord +connected/);
  return {
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      expect((await end).code).toBe(0);
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await end;
    },
  };
}

const all = Array.from({ length: 16 }, (_, shard) => shard);

it('two processes share the sixteen connections of a large bot, and each answers what comes by its own', async () => {
  const server = await startDiscordServer({ shards: 16, guilds: 64 });
  onTestFinished(() => server.close());
  const settings = { DISCORD_TOKEN: server.token, DISCORD_API_URL: server.url };
  const answer = async (guild: boolean): Promise<string> =>
    shown(await server.command('sun', { place: '48.4,-4.5' }, { guild }).reply(30_000));
  // What is of no server comes by the first connection, what is of this one by the third.
  expect((BigInt(server.guildId) >> 22n) % 16n).toBe(2n);
  const startOf = (SHARDS: string) => start({ ...settings, SHARDS });
  const [first, second] = await Promise.all([startOf('0-1/16'), startOf('2-15/16')]);
  const identified = server.gateway.identified.toSorted(([one], [other]) => one - other);
  expect(identified).toEqual(all.map((shard) => [shard, 16]));
  for (const guild of [true, false]) expect(await answer(guild)).toContain('Sunrise');
  await second.stop();
  expect(await answer(false)).toContain('Sunrise');
  // Nobody is logged in for the server now: another process takes these connections, and no other.
  await expect(answer(true)).rejects.toThrow('no client is logged in');
  const again = await startOf('2-15/16');
  expect(
    server.gateway.identified
      .slice(16)
      .map(([shard]) => shard)
      .toSorted((a, b) => a - b),
  ).toEqual(all.slice(2));
  expect(await answer(true)).toContain('Sunrise');
  expect(server.violations).toEqual([]);
  await Promise.all([first.stop(), again.stop()]);
});

it.skipIf(withoutPostgres)(
  `three processes on one Postgres share them by leases, and what one leaves or loses, the others serve${postgresLeftOut}`,
  async () => {
    const server = await startDiscordServer({ shards: 16, guilds: 64 });
    onTestFinished(() => server.close());
    const { url: STORE_URL, drop } = await temporarySchema();
    const database = await openDatabase(STORE_URL, () => {});
    onTestFinished(async () => {
      await database.destroy();
      await drop();
    });
    const begun = () => start({ DISCORD_TOKEN: server.token, DISCORD_API_URL: server.url, STORE_URL });
    const shares = async (): Promise<number[]> => {
      const counted = sql<{ count: number }>`
        select count(*)::int as count from leases where name like 'discord %/%' group by owner order by count`;
      return (await counted.execute(database)).rows.map(({ count }) => count);
    };
    /** Every connection is served, by processes that have so many each, and both servers and private chats are answered. */
    const expectShared = async (expected: readonly number[]): Promise<void> => {
      await expect.poll(shares, { timeout: 40_000, interval: 200 }).toEqual(expected);
      await expect.poll(() => server.gateway.served()).toEqual(all);
      for (const guild of [true, false])
        expect(shown(await server.command('sun', { place: '48.4,-4.5' }, { guild }).reply(30_000))).toContain(
          'Sunrise',
        );
    };
    const first = await begun();
    await expectShared([16]);
    const [second, third] = await Promise.all([begun(), begun()]);
    await expectShared([4, 6, 6]);
    await first.stop();
    await expectShared([8, 8]);
    await second.kill();
    await expect.poll(() => server.gateway.served().length).toBe(8);
    await expectShared([16]);
    await third.stop();
    expect(await shares()).toEqual([]);
    expect(server.gateway.identified.every(([, of]) => of === 16)).toBe(true);
    expect(server.gateway.servedTwice).toEqual([]);
    expect(server.violations).toEqual([]);
  },
);
