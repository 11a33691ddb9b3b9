import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adapter } from '../../src/adapters/adapter.ts';
import { createDiscord } from '../../src/adapters/discord/index.ts';
import { createApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/config.ts';
import { createTelegramAdapter } from '../../src/app/telegram.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { createRenderPng } from '../../src/app/render-png.ts';
import { shown } from '../support/discord-texts.ts';
import { discordPorts } from '../support/discord-ports.ts';

/** The composed app: a digest that is set up in a chat is sent there, on both platforms. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-digests-'));
let app: App;
let telegram: TelegramServer;
let discord: DiscordServer;
let running: Adapter[];

/** A minute on a busy machine with two cores. */

beforeAll(async () => {
  [telegram, discord] = await Promise.all([startTelegramServer(), startDiscordServer()]);
  // While place names are packed, towns have no region, and a busy machine takes longer than a test waits for a message.
  await putPacked(dataDir);
  const config = readConfig();
  app = createApp({
    ...config,
    dataDir,
    cacheUrl: 'memory:',
    storeUrl: `sqlite:${dataDir}/store.sqlite`,
    telegram: { ...config.telegram, token: telegram.token, apiUrl: telegram.url },
    discord: { ...config.discord, token: discord.token, apiUrl: discord.url },
  });
  const shared = { chat: await app.chat(), log: app.log, now: Date.now, clock: () => performance.now() };
  running = [
    await createTelegramAdapter(app, telegram.token),
    createDiscord({
      ...discordPorts(),
      renderPng: createRenderPng(app),
      token: discord.token,
      apiUrl: discord.url,
      ...shared,
      ...(await app.adapterEvents('discord')),
    }),
    await app.digestRunner(),
  ];
  await Promise.all(running.map((part) => part.start()));
});

afterAll(async () => {
  await Promise.all(running.map((part) => part.stop()));
  await Promise.all([telegram.close(), discord.close(), app.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a digest', () => {
  it('is set up, tested, ended and removed on Telegram', async () => {
    telegram.say('/digest add Brest 07:00 mon-fri sun');
    const { text } = await telegram.nextMessage();
    expect(text).toContain('Digest 1: sun, Brest, Brittany, France');
    expect(text).toMatch(/Next: \S+ \d+ \S+ 07:00, \S+ \d+ \S+ 07:00/);
    expect(text).toContain('Europe/Paris');
    telegram.press('digest test|number=1');
    const messages = [await telegram.nextMessage(), await telegram.nextMessage()].map((message) => message.text ?? '');
    expect(messages.some((message) => message.includes('on its way'))).toBe(true);
    expect(messages.some((message) => message.startsWith('Sun at Brest'))).toBe(true);
    telegram.say('/digest');
    expect((await telegram.nextMessage()).text).toContain('Last sent');
    telegram.update('my_chat_member', {
      chat: { id: 1001, type: 'private', first_name: 'Ada' },
      from: { id: 1001, is_bot: false, first_name: 'Ada' },
      date: 1,
      old_chat_member: { status: 'member', user: { id: 1, is_bot: true, first_name: 'Bellbuoy' } },
      new_chat_member: { status: 'kicked', user: { id: 1, is_bot: true, first_name: 'Bellbuoy' } },
    });
    telegram.say('/digest list');
    await expect.poll(async () => (await telegram.nextMessage()).text).toContain('ended: removed');
    telegram.say('/digest remove 1');
    expect((await telegram.nextMessage()).text).toContain('is deleted');
  });

  it('is set up and tested on Discord, in the channel', async () => {
    const added = await discord.command('digest add', { place: 'Brest', time: 'sunrise-1h', what: 'moon' }).reply();
    expect(shown(added)).toContain('Digest 1: moon, Brest');
    expect(shown(added)).toContain('1 h before sunrise');
    const tried = await discord.command('digest test', { number: 1 }).reply();
    expect(shown(tried)).toContain('on its way');
    expect(shown(await discord.nextMessage())).toContain('Moon at Brest');
  });

  it('obeys the platforms’ specifications, is counted in the metrics and reports itself healthy', async () => {
    expect(telegram.violations).toEqual([]);
    expect(discord.violations).toEqual([]);
    const metrics = async () => app.metrics.text();
    await expect.poll(metrics).toContain('bellbuoy_digests_total{platform="telegram",outcome="sent"} 1');
    // Counted once its outcome is stored, which may be a second after it arrived.
    await expect.poll(metrics).toContain('bellbuoy_digest_lateness_seconds_count{platform="discord"} 1');
    expect(running.at(-1)!.health().ok).toBe(true);
  });
});
