import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startDiscordServer } from '../../support/discord-server.ts';
import { shown } from '../../support/discord-texts.ts';
import { putPacked } from '../../support/packed-gazetteer.ts';
import { programIn } from '../../support/program.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const { begin } = programIn(() => folder);

/** A process with these of the 16 connections. */
async function start(SHARDS: string, settings: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(path.join(folder, 'process-'));
  await putPacked(dataDir);
  const { child, end, printed } = begin(['start', '--only', 'discord'], { ...settings, SHARDS, DATA_DIR: dataDir });
  onTestFinished(() => void child.kill('SIGKILL'));
  await printed(/on {3}Discord +connected/);
  return async (): Promise<void> => {
    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  };
}

it('two processes share the sixteen connections of a large bot, and each answers what comes by its own', async () => {
  const server = await startDiscordServer({ shards: 16, guilds: 64 });
  onTestFinished(() => server.close());
  const settings = { DISCORD_TOKEN: server.token, DISCORD_API_URL: server.url };
  const answer = async (guild: boolean): Promise<string> =>
    shown(await server.command('sun', { place: '48.4,-4.5' }, { guild }).reply(30_000));
  // What is of no server comes by the first connection, what is of this one by the third.
  expect((BigInt(server.guildId) >> 22n) % 16n).toBe(2n);
  const [stopFirst, stopSecond] = await Promise.all([start('0-1/16', settings), start('2-15/16', settings)]);
  const identified = server.gateway.identified.toSorted(([one], [other]) => one - other);
  expect(identified).toEqual(Array.from({ length: 16 }, (_, shard) => [shard, 16]));
  for (const guild of [true, false]) expect(await answer(guild)).toContain('Sunrise');
  await stopSecond();
  expect(await answer(false)).toContain('Sunrise');
  // Nobody is logged in for the server now: another process takes these connections, and no other.
  await expect(answer(true)).rejects.toThrow('no client is logged in');
  const stopAgain = await start('2-15/16', settings);
  expect(
    server.gateway.identified
      .slice(16)
      .map(([shard]) => shard)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 14 }, (_, i) => i + 2));
  expect(await answer(true)).toContain('Sunrise');
  expect(server.violations).toEqual([]);
  await Promise.all([stopFirst(), stopAgain()]);
});
