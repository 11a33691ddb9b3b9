import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandData } from './discord-command-data.ts';
import { commandFaults } from './discord-command-rules.ts';
import { startDiscordServer } from './discord-server.ts';
import type { DiscordServer } from './discord-server.ts';
import { HtmlError, parseTelegramHtml } from './telegram-html.ts';
import { startTelegramServer } from './telegram-server.ts';
import type { TelegramServer } from './telegram-server.ts';

// Rules that the servers implement themselves, so that they hold without REFERENCE_DATA, too.

describe('Telegram HTML', () => {
  test.each([
    ['a &lt; b &amp;&quot;&#33;&#x21; c > d', 'a < b &"!! c > d', []],
    ['<b>a<I>b</I></b>', 'ab', ['bold 0 2', 'italic 1 1']],
    ['<a href="https://a.example/?b&amp;c">x</a>', 'x', ['text_link 0 1']],
    ["<a href='https://a.example'>x</a>", 'x', ['text_link 0 1']],
    ['<a href="nowhere">x</a>', 'x', []],
    ['<pre><code class="language-ts">x</code></pre>', 'x', ['pre 0 1']],
    ['<span class="tg-spoiler">🌊</span>', '🌊', ['spoiler 0 2']],
    ['<blockquote expandable>x</blockquote>', 'x', ['expandable_blockquote 0 1']],
    ['<tg-time unix="1647531900" format="t">22:45</tg-time>', '22:45', ['date_time 0 5']],
    ['  <b>x</b> ', 'x', ['bold 0 1']],
  ])('%s', (html, text, entities) => {
    const parsed = parseTelegramHtml(html);
    expect(parsed.text).toBe(text);
    expect(parsed.entities.map(({ type, offset, length }) => `${type} ${offset} ${length}`)).toEqual(entities);
  });

  test.each([
    ['wind <5 kn>', 'Unsupported start tag "5" at byte offset 5'],
    ['é<br>', 'Unsupported start tag "br" at byte offset 2'],
    ['a < b', 'Unsupported start tag "" at byte offset 2'],
    ['a <b', 'Unclosed start tag at byte offset 2'],
    ['<a href="x', 'Unclosed start tag "a" at byte offset 0'],
    ['<a href=x"y>z</a>', 'Unexpected end of name token at byte offset 8'],
    ['<b =x>a</b>', 'Empty attribute name in the tag "b" at byte offset 3'],
    ['<b>a', `Can't find end tag corresponding to start tag "b"`],
    ['<b>a</i>', 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'],
    ['a</b>', 'Unexpected end tag at byte offset 1'],
    ['<b>a</b', 'Unclosed end tag at byte offset 4'],
    ['<span>a</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ['Fish & chips', 'Unescaped "&" at byte offset 5'],
    ['&nbsp;', 'Unescaped "&" at byte offset 0'],
  ])('%s is refused', (html, message) => {
    expect(() => parseTelegramHtml(html)).toThrow(new HtmlError(message));
  });
});

describe('Telegram bodies', () => {
  let server: TelegramServer;
  beforeEach(async () => void (server = await startTelegramServer()));
  afterEach(() => server.close());

  async function post(method: string, body: object | URLSearchParams): Promise<string> {
    const form = body instanceof URLSearchParams;
    const response = await fetch(`${server.url}/bot${server.token}/${method}`, {
      method: 'POST',
      ...(form ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = (await response.json()) as { ok: boolean; description?: string };
    return answer.ok ? 'ok' : `${response.status} ${answer.description}`;
  }

  const button = (data: object) => ({ inline_keyboard: [[{ text: 'x', ...data }]] });

  test.each([
    ['sendMessage', { chat_id: 1, text: ' \n' }, /^400 .*message text is empty/],
    ['sendMessage', { chat_id: 1, text: 'x'.repeat(4097) }, /^400 .*message is too long/],
    ['sendMessage', { chat_id: 1, text: `<b>${'&lt;'.repeat(4097)}</b>`, parse_mode: 'HTML' }, /message is too long/],
    ['sendMessage', { chat_id: 1, text: 'x', parse_mode: 'Rich' }, /unsupported parse_mode/],
    [
      'sendMessage',
      { chat_id: 1, text: 'x', reply_markup: button({ callback_data: 'é'.repeat(33) }) },
      /BUTTON_DATA_INV/,
    ],
    ['sendMessage', { chat_id: 1, text: 'x', reply_markup: button({}) }, /Text buttons are unallowed/],
    [
      'sendMessage',
      { chat_id: 1, text: 'x', reply_markup: button({ url: 'https://a.example', callback_data: 'b' }) },
      /several/,
    ],
    ['sendPhoto', { chat_id: 1, photo: 'x', caption: 'x'.repeat(1025) }, /caption is too long/],
    ['sendChatAction', { chat_id: 1, action: 'thinking' }, /wrong parameter action/],
    ['setMyCommands', { commands: [{ command: 'tide', description: '' }] }, /BOT_COMMAND_DESCRIPTION_INVALID/],
    ['setMyCommands', { commands: [], language_code: 'fr-FR' }, /invalid language code/],
  ])('%s %j is a violation', async (method, body, answer) => {
    await expect(post(method, body)).resolves.toMatch(answer);
    expect(server.violations).toHaveLength(1);
  });

  test.each([
    ['sendMessage', { chat_id: 1, text: 'x'.repeat(4096) }, /^ok$/],
    ['sendMessage', { chat_id: 1, text: '&lt;'.repeat(4096), parse_mode: 'HTML' }, /^ok$/],
    ['sendMessage', { chat_id: 1, text: 'x', reply_markup: button({ callback_data: 'é'.repeat(32) }) }, /^ok$/],
    ['sendMessage', new URLSearchParams({ chat_id: '1', text: '1', reply_markup: '{"inline_keyboard":[]}' }), /^ok$/],
    ['sendMessage', { chat_id: 0, text: 'x' }, /^400 .*chat not found/],
    ['editMessageText', { chat_id: 1, message_id: 9, text: 'x' }, /^400 .*message to edit not found/],
    ['answerCallbackQuery', { callback_query_id: '9' }, /^400 .*query is too old/],
  ])('%s %j is none', async (method, body, answer) => {
    await expect(post(method, body)).resolves.toMatch(answer);
    expect(server.violations).toEqual([]);
  });

  test('the same text again is not modified', async () => {
    await post('sendMessage', { chat_id: 1, text: 'x' });
    const { message_id } = await server.nextMessage();
    await expect(post('editMessageText', { chat_id: 1, message_id, text: 'x' })).resolves.toMatch(/is not modified/);
    expect(server.violations).toEqual([]);
  });
});

describe('Discord commands', () => {
  const option = (rest: object) => ({ type: 3, name: 'place', description: 'Where', ...rest });
  const command = (rest: object) => ({ name: 'tide', description: 'Tides', ...rest });
  // Four choices of 96 characters and more: 25 such options pass 8000.
  const wide = Array.from({ length: 25 }, (_, index) =>
    option({ name: `o${index}`, choices: [1, 2, 3, 4].map((n) => ({ name: `${n}`.repeat(96), value: `${n}` })) }),
  );

  test('sound ones pass', () => {
    const names = { fr: 'marée', 'es-ES': 'marea', hi: 'ज्वार' };
    const options = [option({ required: true }), option({ name: 'days', type: 4 })];
    expect(commandFaults([command({ name_localizations: names, options })])).toEqual([]);
  });

  test.each([
    ['a capital', [command({ name: 'Tide' })], '/0/name "Tide" is not a lower-case command name'],
    ['a blank', [command({ options: [option({ name: 'the place' })] })], '/0/options/0/name "the place" is not'],
    ['a capital in a language', [command({ name_localizations: { de: 'Gezeiten' } })], '/0/name "Gezeiten" is not'],
    ['an unknown locale', [command({ name_localizations: { en: 'tide' } })], '/0/name_localizations/en is no locale'],
    ['a missing description', [{ name: 'tide' }], '/0/description is missing'],
    ['a repeated name', [command({}), command({})], '/ has the name tide twice'],
    [
      'required after optional',
      [command({ options: [option({}), option({ name: 'day', required: true })] })],
      '/0/options/1 is required, but follows an optional option',
    ],
    [
      'choices and autocomplete',
      [command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] })],
      '/0/options/0 has both choices and autocomplete',
    ],
    ['too many characters', [command({ options: wide })], '/0 has 9'],
  ])('%s', (_, body, fault) => {
    const faults = commandFaults(body);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });

  test('a person can send only what is registered', () => {
    const place = { ...option({ required: true }), type: 3, name: 'place' };
    const save = { type: 1, name: 'save', options: [place] };
    const commands = [{ id: '1', type: 1, name: 'place', options: [save] }];
    expect(commandData(commands, 'place save', { place: 'Brest' })).toMatchObject({
      options: [{ name: 'save', type: 1, options: [{ name: 'place', value: 'Brest' }] }],
    });
    expect(() => commandData(commands, 'tide', {})).toThrow('/tide is not registered');
    expect(() => commandData(commands, 'place', {})).toThrow('needs a subcommand');
    expect(() => commandData(commands, 'place drop', {})).toThrow('no subcommand drop');
    expect(() => commandData(commands, 'place save', {})).toThrow('needs the option place');
    expect(() => commandData(commands, 'place save', { place: 1 })).toThrow('cannot be 1');
    expect(() => commandData(commands, 'place save', { place: 'a', day: 'b' })).toThrow('no option day');
    expect(() => commandData(commands, 'place save', { place: 'a' }, 'place')).toThrow('has no autocomplete');
    const units = { ...option({ choices: [{ name: 'Metres', value: 'm' }] }), name: 'units' };
    const tide = { id: '2', type: 1, name: 'tide', options: [units] };
    expect(() => commandData([tide], 'tide', { units: 'ft' })).toThrow('does not offer ft');
  });
});

describe('Discord messages', () => {
  let server: DiscordServer;
  beforeEach(async () => void (server = await startDiscordServer()));
  afterEach(() => server.close());

  async function post(body: object): Promise<string> {
    const response = await fetch(`${server.url}/v10/channels/${server.channelId}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return `${response.status} ${await response.text()}`;
  }

  const text = (content: string) => ({ type: 10, content });
  const button = (custom_id: string) => ({ type: 2, style: 2, label: 'x', custom_id });
  const picture = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] };
  const V2 = 1 << 15;

  test.each([
    ['content', { content: 'x'.repeat(2001) }, /content: 2001/],
    ['embeds', { embeds: ['a', 'b'].map(() => ({ description: 'x'.repeat(3001) })) }, /characters: 6002/],
    ['nothing', {}, /50006/],
    ['content with V2', { content: 'x', components: [text('y')], flags: V2 }, /content is not allowed/],
    ['embeds with V2', { embeds: [{ title: 'x' }], components: [text('y')], flags: V2 }, /embeds are not allowed/],
    ['V2 without its flag', { components: [text('y')] }, /needs IS_COMPONENTS_V2/],
    [
      'nested components',
      { components: [{ type: 17, components: Array.from({ length: 40 }, () => text('x')) }], flags: V2 },
      /components: 41/,
    ],
    ['text with V2', { components: [text('x'.repeat(4000)), text('y')], flags: V2 }, /text: 4001/],
    ['a picture that was not sent', { components: [picture], flags: V2 }, /no attachment a.png/],
    ['a repeated custom_id', { components: [{ type: 1, components: [button('a'), button('a')] }] }, /twice/],
    ['a missing file', { content: 'x', attachments: [{ id: '0' }] }, /neither a file/],
  ])('%s', async (_, body, answer) => {
    await expect(post(body)).resolves.toMatch(answer);
    expect(server.violations).toHaveLength(1);
  });

  test('a channel the bot is not in is no violation', async () => {
    const response = await fetch(`${server.url}/v10/channels/1/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'x' }),
    });
    await expect(response.json()).resolves.toMatchObject({ code: 10003 });
    expect(server.violations).toEqual([]);
  });
});
