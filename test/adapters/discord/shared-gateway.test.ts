import { expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import type { Chat } from '../../../src/chat/index.ts';
import { answered, question } from '../../support/discord-adapter-fixture.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { shown } from '../../support/discord-texts.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';
import { leasesInMemory } from '../../support/leases-in-memory.ts';
import { recordsInMemory } from '../../support/records-in-memory.ts';
import { silentChat } from '../../support/silent-chat.ts';

const times = 10;
useHurriedTimers(times);

const chat: Chat = { ...silentChat, commands, understand: () => question(async () => answered) };

/**
 * A Discord that recommends so many connections, and what starts processes with one database. Leases end when the test says
 * so: on a busy machine, all of these processes stand still at times.
 */
async function begin(shards: number) {
  const server = await startDiscordServer({ shards, guilds: 2 * shards });
  onTestFinished(() => server.close());
  let at = 0;
  const clock = (): number => at;
  const leases = leasesInMemory(clock);
  const records = recordsInMemory(() => Date.now() * times);
  const start = async (owner: string) => {
    const { url: apiUrl, token } = server;
    const log = { warn: vi.fn(), bug: vi.fn() };
    const ports = { ...discordPorts(), records, clock, leases: leases.of(owner) };
    const adapter = createDiscord({ ...ports, apiUrl, token, chat, log });
    onTestFinished(() => adapter.stop());
    await adapter.start();
    return { ...adapter, log };
  };
  /** How many connections each process has, by the leases. */
  const shares = (): Record<string, number> => {
    const ofShards = [...leases.rows].filter(([name]) => name.includes('/'));
    const byOwner = Map.groupBy(ofShards, ([, { owner }]) => owner);
    return Object.fromEntries([...byOwner].map(([owner, { length }]) => [owner, length]));
  };
  const goOn = (ms: number): void => void (at += ms);
  return { server, leases, start, shares, goOn };
}

async function untilServed(server: DiscordServer, shards: number): Promise<void> {
  await expect.poll(() => server.gateway.served()).toEqual(Array.from({ length: shards }, (_, i) => i));
}

async function expectAnswered(server: DiscordServer): Promise<void> {
  for (const guild of [true, false])
    expect(shown(await server.command('tide', { place: 'Brest' }, { guild }).reply(40_000))).toContain('Tide at Brest');
}

it('processes have equal shares of the connections, and never two the same one', async () => {
  const { server, start, shares } = await begin(7);
  const one = await start('one');
  await untilServed(server, 7);
  expect(one.health().ok).toBe(true);
  const other = await start('other');
  await expect.poll(shares).toEqual({ one: 4, other: 3 });
  await untilServed(server, 7);
  await expectAnswered(server);
  await other.stop();
  await expect.poll(shares).toEqual({ one: 7 });
  await untilServed(server, 7);
  await expectAnswered(server);
  expect(server.gateway.identified.every(([, of]) => of === 7)).toBe(true);
  expect(server.gateway.servedTwice).toEqual([]);
});

it('a process that has nothing to do is well, and takes over', async () => {
  const { server, start, shares } = await begin(1);
  const one = await start('one');
  const other = await start('other');
  expect(shares()).toEqual({ one: 1 });
  expect(other.health()).toEqual({ ok: true });
  await one.stop();
  await expect.poll(shares).toEqual({ other: 1 });
  await untilServed(server, 1);
  await expectAnswered(server);
});

it('a process that loses the database leaves its connections before another takes them', async () => {
  const { server, leases, start, shares, goOn } = await begin(4);
  const one = await start('one');
  await start('other');
  await expect.poll(shares).toEqual({ one: 2, other: 2 });
  await untilServed(server, 4);
  leases.down.add('one');
  // Two thirds of a lease.
  goOn(10_001);
  await expect.poll(() => server.gateway.served().length).toBe(2);
  expect(shares()).toEqual({ one: 2, other: 2 });
  await expect.poll(() => [...leases.rows.values()].some(({ until }) => until > 20_000)).toBe(true);
  goOn(5000);
  await expect.poll(shares).toEqual({ other: 4 });
  await untilServed(server, 4);
  expect(one.health().ok).toBe(false);
  leases.down.delete('one');
  await expect.poll(shares).toEqual({ one: 2, other: 2 });
  await untilServed(server, 4);
  expect(one.health().ok).toBe(true);
  expect(server.gateway.servedTwice).toEqual([]);
});

it('a refused token is told at the start', async () => {
  const { server, start } = await begin(1);
  server.token = 'another';
  await expect(start('one')).rejects.toThrow('Discord does not accept the token');
});
