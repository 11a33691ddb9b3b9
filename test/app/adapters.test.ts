import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDiscord } from '../../src/adapters/discord/index.ts';
import type { Adapter } from '../../src/adapters/adapter.ts';
import { renderTerminal } from '../../src/adapters/terminal/index.ts';
import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
import type { Answer } from '../../src/answers/index.ts';
import type { Chat } from '../../src/chat/index.ts';
import { readConfig } from '../../src/config.ts';
import { createApp, type App } from '../../src/app/app.ts';
import { createTelegramAdapter } from '../../src/app/telegram.ts';
import { putPacked } from '../support/packed-gazetteer.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { startUpstreams, type UpstreamsServer } from '../support/upstreams-server.ts';
import { createRenderPng } from '../../src/app/render-png.ts';
import { shown } from '../support/discord-texts.ts';
import { noPictures } from '../support/no-pictures.ts';
import { discordPorts } from '../support/discord-ports.ts';

/** The whole program, with the real libraries connected to local servers of the platforms' protocols. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-adapters-'));
let app: App;
let chat: Chat;
let telegramServer: TelegramServer;
let discordServer: DiscordServer;
let upstreams: UpstreamsServer;
let adapters: Adapter[];
const logged = vi.spyOn(process.stderr, 'write');

/** A minute on a busy machine with two cores. */

beforeAll(async () => {
  upstreams = await startUpstreams(Date.now);
  // While place names are packed, towns have no region, and a busy machine takes longer than a test waits for a message.
  await putPacked(dataDir);
  const storeUrl = `sqlite:${dataDir}/store.sqlite`;
  const weather = { ...upstreams.settings(), sourcesOff: [] };
  telegramServer = await startTelegramServer();
  const config = readConfig();
  const telegram = { ...config.telegram, apiUrl: telegramServer.url };
  app = createApp({ ...config, dataDir, cacheUrl: 'memory:', storeUrl, weather, telegram });
  chat = await app.chat();
  discordServer = await startDiscordServer();
  const ports = { chat, log: app.log, now: Date.now, clock: () => performance.now() };
  adapters = [
    await createTelegramAdapter(app, telegramServer.token),
    createDiscord({
      ...discordPorts(),
      renderPng: createRenderPng(app),
      token: discordServer.token,
      apiUrl: discordServer.url,
      ...ports,
    }),
  ];
  // While place names are packed, towns have no region.
  await app.placePacking.ready();
  await Promise.all(adapters.map((adapter) => adapter.start()));
});

afterAll(async () => {
  await Promise.all(adapters.map((adapter) => adapter.stop()));
  await Promise.all([telegramServer.close(), discordServer.close(), app.close(), upstreams.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

async function onTelegram(text: string): Promise<string> {
  const message = telegramServer.nextMessage();
  telegramServer.say(text);
  return (await message).text ?? '';
}

async function onDiscord(name: string, options: Record<string, string | number>): Promise<string> {
  const interaction = discordServer.command(name, options);
  return shown(await interaction.reply());
}

/** Ephemeral, and IS_COMPONENTS_V2. */
const seenByUserOnly = (1 << 6) | (1 << 15);

async function onTheWeb(text: string): Promise<Answer> {
  const web = createWeb({
    chat,
    sessions: createSessions('a secret of the test'),
    renderPng: noPictures,
    clock: () => performance.now(),
  });
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ text }) };
  const response = await web.request('/chat', init, { clientNetwork: '127.0.0.1' });
  return (await response.json()) as Answer;
}

async function inTheTerminal(text: string): Promise<string> {
  const { answer } = await chat.answer({ user: { platform: 'terminal', id: '1' }, input: { kind: 'text', text } });
  return renderTerminal(answer);
}

/** All numbers of a text, in order: times, heights, distances. */
function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.:]\d+)*/g) ?? [];
}

/** The numbers of an answer's tables and facts, which do not change from one second to the next. */
function lastingNumbers({ blocks }: Answer): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.flatMap((row) => row.slice(1).flatMap(numbersOf));
    return block.kind === 'facts' ? block.facts.flatMap(({ value }) => numbersOf(value)) : [];
  });
}

/** Whether a text contains numbers in this order, possibly with others between them. */
function inOrder(numbers: readonly string[], text: string): boolean {
  let next = 0;
  for (const number of numbersOf(text)) if (number === numbers[next]) next++;
  return next === numbers.length;
}

describe.each([
  ['tide Brest tomorrow', 'tide', { place: 'Brest', day: 'tomorrow' }],
  ['tide 48.383,-4.495 2d datum=MSL', 'tide', { place: '48.383,-4.495', days: 2, datum: 'MSL' }],
  ['weather Brest tomorrow', 'weather', { place: 'Brest', day: 'tomorrow' }],
  ['waves Brest tomorrow 2d', 'waves', { place: 'Brest', day: 'tomorrow', days: 2 }],
  ['sun Reykjavik 2026-12-21', 'sun', { place: 'Reykjavik', day: '2026-12-21' }],
  ['moon Sydney 2026-12-21', 'moon', { place: 'Sydney', day: '2026-12-21' }],
  ['today Brest 2026-12-21', 'today', { place: 'Brest', day: '2026-12-21' }],
])('“%s”', (text, command, options) => {
  it('has the same numbers on every platform', async () => {
    const answer = await onTheWeb(text);
    const numbers = lastingNumbers(answer);
    expect(numbers.length).toBeGreaterThan(4);
    const rendered = {
      telegram: await onTelegram(`/${text}`),
      discord: await onDiscord(command, options),
      terminal: await inTheTerminal(text),
    };
    for (const [platform, text] of Object.entries(rendered)) {
      expect(inOrder(numbers, text), `${platform}: ${text}\nwants ${numbers.join(' ')}`).toBe(true);
      expect(text, platform).toContain(answer.title.split(',')[0]);
      expect(text.replaceAll('\n', ' '), platform).toContain('Not for navigation');
    }
  });
});

describe('the data about people', () => {
  const ada = { userId: 712345601, chatId: 712345601 };
  const her = { userId: '300000000000712345' };
  const ask = async (text: string) => {
    telegramServer.say(text, ada);
    return telegramServer.nextMessage(5000, ada.chatId);
  };
  const payloadsOf = ({ reply_markup: keyboard }: Awaited<ReturnType<typeof ask>>) =>
    (keyboard?.inline_keyboard.flat() ?? []).map((button) => ('callback_data' in button ? button.callback_data : ''));

  it('shows recent places to the user alone: not in a group, nor where others read along', async () => {
    const guest = { userId: 712345677, chatId: 712345677 };
    const askedBy = async (text: string, from: object, chatId: number) => {
      telegramServer.say(text, { ...guest, ...from });
      return telegramServer.nextMessage(15_000, chatId);
    };
    await askedBy('/tide Kiel', {}, guest.chatId);
    expect(JSON.stringify((await askedBy('/tide', {}, guest.chatId)).reply_markup)).toContain('Kiel');
    const inGroup = await askedBy('/tide', { chat: 'group', chatId: undefined }, -2001);
    expect(inGroup.text).toContain('Which place?');
    expect(inGroup.reply_markup).toBeUndefined();

    const other = { userId: '300000000000712377' };
    await discordServer.command('tide', { place: 'Kiel' }, other).reply();
    const answers = [{}, { guild: true }, { groupDm: true }].map(async (where) => {
      const reply = await discordServer.command('tide', {}, { ...other, ...where }).reply();
      expect(shown(reply)).toContain('Which place?');
      return JSON.stringify(reply.components).includes('Kiel');
    });
    expect(await Promise.all(answers)).toEqual([true, false, false]);
  });

  it('is changed with buttons on Telegram, in the message itself', async () => {
    const settings = await ask('/settings');
    expect(payloadsOf(settings)).toContain('!settings|show=units');
    telegramServer.press('!settings|show=units', ada);
    const choices = await telegramServer.nextMessage(5000, ada.chatId);
    expect(choices).toMatchObject({ message_id: settings.message_id, text: 'Units: which?' });
    telegramServer.press('!settings|units=imperial', ada);
    const changed = await telegramServer.nextMessage(5000, ada.chatId);
    expect(changed.message_id).toBe(settings.message_id);
    expect(changed.text).toContain('Changed: Heights and waves: ft');
    expect((await ask('/tide Brest')).text).toMatch(/\d\sft/);
    await ask('/place save cabin Kiel');
    await ask('/place home Brest');
    expect((await ask('/sun')).text).toContain('Sun at Brest');
  });

  it('is changed with options and buttons on Discord, visible only to the user', async () => {
    const settings = discordServer.command('settings', { clock: '12' }, { ...her, guild: true });
    expect((await settings.reply()).flags).toBe(seenByUserOnly);
    expect(shown(await settings.reply())).toContain('12 h');
    const pressed = settings.press('!settings|show=language', { ...her, guild: true });
    expect((await pressed.reply()).id).toBe((await settings.reply()).id);
    const chosen = pressed.press('!settings|language=de', { ...her, guild: true });
    expect(shown(await chosen.reply())).toContain('Deine Einstellungen');
    const saved = discordServer.command('place save', { name: 'cabin', place: 'Kiel' }, her);
    expect((await saved.reply()).flags).toBe(seenByUserOnly);
    const tide = discordServer.command('tide', { place: 'cabin' }, her);
    expect(shown(await tide.reply())).toContain('Gezeiten: Kiel');
  });

  it('of a channel is changed only by its managers', async () => {
    const member = { userId: '300000000000000099', guild: true, permissions: 1n << 11n };
    const refused = await discordServer.command('settings', { for: 'channel', language: 'fr' }, member).reply();
    expect([refused.flags, shown(refused)]).toEqual([
      seenByUserOnly,
      expect.stringContaining('for those who manage this group or channel'),
    ]);
    const manager = { ...member, userId: '300000000000000098', permissions: 1n << 5n };
    await discordServer.command('settings', { for: 'channel', language: 'fr' }, manager).reply();
    const reply = await discordServer.command('tide', { place: 'Brest' }, member).reply();
    expect(shown(reply)).toMatch(/Marée\s: Brest/);
    await discordServer.command('settings', { for: 'channel', language: 'auto' }, manager).reply();
  });

  it('is shared by two accounts after a link code was typed and both sides have agreed', async () => {
    await ask('/settings');
    telegramServer.press('settings|link=', ada);
    const { text = '' } = await telegramServer.nextMessage(5000, ada.chatId);
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(text)![0];
    const typed = discordServer.command('settings', { link: code }, { ...her, guild: true });
    const asked = await typed.reply();
    expect(asked.flags).toBe(seenByUserOnly);
    expect(shown(asked)).toContain('Telegram: “Ada”');
    const payload = JSON.stringify(asked.components).match(/!settings\|link=\|confirm=[\w-]+/)![0];
    const agreed = await typed.press(payload, { ...her, guild: true }).reply();
    expect(shown(agreed)).toContain('Telegram: “Ada”');
    expect(shown(await discordServer.command('tide', {}, her).reply())).toContain('Welcher Ort?');
    const question = await ask('/settings link');
    expect(question.text).toContain('Discord: “@ada”');
    telegramServer.press(payloadsOf(question)[0]!, ada);
    expect((await telegramServer.nextMessage(5000, ada.chatId)).text).toContain('Discord, Telegram');
    const tide = await discordServer.command('tide', {}, her).reply();
    // The language of one account, home and units of the other: each had set only some.
    expect(shown(tide)).toContain('Gezeiten: Brest');
    expect(shown(tide)).toMatch(/\d\sft/);
  });

  it('is exported as a file and then deleted: the id is in no table and no line of the log', async () => {
    expect((await ask('/digest add Brest 07:00')).text).toContain('07:00');
    expect(everyRow()).toContain(String(ada.userId));
    telegramServer.say('/privacy export', ada);
    await telegramServer.nextMessage(5000, ada.chatId);
    const sent = await telegramServer.nextMessage(5000, ada.chatId);
    expect(sent.document).toMatchObject({ file_name: 'bellbuoy.json' });
    const content = telegramServer.calls.findLast(({ method }) => method === 'sendDocument')!.files[0]!.data.toString();
    expect(JSON.parse(content)).toMatchObject({
      accounts: [
        { platform: 'discord', id: her.userId, settings: { language: 'de' }, digests: [] },
        {
          platform: 'telegram',
          id: String(ada.userId),
          settings: { height: 'ft', home: 'geonames:3030300' },
          digests: [{}],
        },
      ],
    });
    const question = await ask('/privacy forget');
    expect(payloadsOf(question)).toContain('!privacy|action=forget|confirm=yes');
    telegramServer.press('!privacy|action=forget|confirm=yes', ada);
    expect((await telegramServer.nextMessage(5000, ada.chatId)).text).toContain('nichts mehr gespeichert');
    // The message that asked for it is forgotten when its answer has been sent.
    await expect.poll(() => everyRow()).not.toContain(String(ada.userId));

    const forget = discordServer.command('privacy', { action: 'forget' }, her);
    await forget.reply();
    await forget.press('!privacy|action=forget|confirm=yes', her).reply();
    expect(everyRow()).not.toContain(her.userId);
    const log = logged.mock.calls.map(([line]) => String(line)).join('');
    expect(log).not.toContain(String(ada.userId));
    expect(log).not.toContain(her.userId);
  });

  it('is back to the defaults afterwards', async () => {
    expect((await ask('/tide Brest')).text).toMatch(/\d\sm\b/);
  });
});

/** All rows of the database, as text. */
function everyRow(): string {
  const database = new DatabaseSync(`${dataDir}/store.sqlite`);
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.map(({ name }) => database.prepare(`select * from "${String(name)}"`).all());
  database.close();
  expect(tables.length).toBeGreaterThan(8);
  return JSON.stringify(rows);
}

describe('the adapters', () => {
  it('answer a bare place and a pin on Telegram', async () => {
    expect(await onTelegram('Brest')).toContain('Brest, Brittany, France');
    const message = telegramServer.nextMessage();
    telegramServer.pin(48.383, -4.495);
    expect((await message).text).toContain('48.3830° N');
  });

  it('refuse an unknown place: on Discord visible only to the user', async () => {
    expect(await onTelegram('/tide Xyzzyqua')).toContain('I know no place called');
    const interaction = discordServer.command('tide', { place: 'Xyzzyqua' });
    const { data } = await interaction.ack;
    expect(JSON.stringify(data)).toContain('I know no place called');
    expect(Number(data?.['flags'])).toBe(seenByUserOnly);
  });

  it('have sent nothing that the specifications of the platforms forbid', () => {
    expect(telegramServer.violations).toEqual([]);
    expect(discordServer.violations).toEqual([]);
    expect(telegramServer.calls.length).toBeGreaterThan(8);
    expect(discordServer.calls.length).toBeGreaterThan(8);
  });
});
