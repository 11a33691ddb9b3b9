import { once } from 'node:events';
import { Client, Events, GatewayIntentBits, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { ChatInputCommandInteraction, Interaction, RESTPutAPIApplicationCommandsJSONBody } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDiscordServer } from './discord-server.ts';
import type { DiscordServer } from './discord-server.ts';
import { platformSpecs } from './platform-specs.ts';
import { useHurriedTimers } from './hurried-timers.ts';

useHurriedTimers();

// The smallest PNG that has a size: signature, and the head of its IHDR chunk.
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex');

const TIDE: RESTPutAPIApplicationCommandsJSONBody[number] = {
  name: 'tide',
  description: 'Tides of a place',
  default_member_permissions: '32',
  contexts: [0, 1, 2],
  integration_types: [0, 1],
  options: [
    { type: 3, name: 'place', description: 'Where', required: true, autocomplete: true },
    { type: 4, name: 'days', description: 'How many' },
  ],
};

describe('the Discord server, with discord.js', () => {
  let server: DiscordServer;
  let client: Client<true>;

  beforeEach(async () => {
    server = await startDiscordServer();
    client = new Client({
      intents: [GatewayIntentBits.Guilds],
      rest: { api: server.url },
      // Else discord.js waits 5 s between one IDENTIFY and the next.
      ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    });
    const ready = once(client, Events.ClientReady);
    await client.login(server.token);
    await ready;
    await client.application.commands.set([TIDE]);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await client.destroy();
    await server.close();
  });

  function onCommand(run: (interaction: ChatInputCommandInteraction) => Promise<unknown>): void {
    client.on(Events.InteractionCreate, (interaction: Interaction) => {
      if (interaction.isChatInputCommand()) void run(interaction);
    });
  }

  const row = (customId: string, label: string) => ({
    type: 1,
    components: [{ type: 2, style: 2, custom_id: customId, label }],
  });

  test('logs in, sees its guild and registers commands', async () => {
    await expect(server.gateway.nextLogin()).resolves.toBe('identify');
    expect(client.guilds.cache.get(server.guildId)?.name).toBe('Harbour');
    expect(server.commands.map((command) => command.name)).toEqual(['tide']);
    const [fetched] = (await client.application.commands.fetch()).values();
    expect(fetched?.id).toBe(server.commands[0]?.id);
    expect(server.violations).toEqual([]);
  });

  test('an interaction is deferred and edited, with a picture and its alt text', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply();
      const files = [{ attachment: PNG, name: 'tide.png', description: 'High water at 07:12' }];
      await interaction.editReply({
        content: `${interaction.options.getString('place')} ${interaction.locale}`,
        files,
      });
    });
    const handle = server.command('tide', { place: 'Brest' }, { locale: 'fr', guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 5 });
    const reply = await handle.reply();
    expect(reply.content).toBe('Brest fr');
    expect(reply.attachments).toMatchObject([
      { filename: 'tide.png', description: 'High water at 07:12', size: PNG.length },
    ]);
    expect(reply.flags).toBe(0);
    expect(server.violations).toEqual([]);
  });

  test('an immediate reply, its button and a follow-up', async () => {
    onCommand((interaction) => interaction.reply({ content: 'today', components: [row('tomorrow', 'Tomorrow')] }));
    client.on(Events.InteractionCreate, async (interaction) => {
      if (!interaction.isButton()) return;
      await interaction.update({ content: interaction.customId, components: [] });
      await interaction.followUp({ content: 'more', flags: 64 });
    });
    const first = server.command('tide', { place: 'Brest' });
    await expect(first.reply()).resolves.toMatchObject({ content: 'today' });
    const second = first.press('tomorrow');
    await expect(second.reply()).resolves.toMatchObject({ content: 'tomorrow', components: [] });
    await expect(second.followUp()).resolves.toMatchObject({ content: 'more', flags: 64 });
    expect(() => first.press('tomorrow')).toThrow('no button');
    expect(server.violations).toEqual([]);
  });

  test('a message in Components V2', async () => {
    const components = [{ type: 10, content: 'High water 07:12' }] as const;
    onCommand(async (interaction) => {
      await interaction.deferReply({ flags: 64 });
      await interaction.editReply({ components, flags: 1 << 15 });
    });
    const reply = await server.command('tide', { place: 'Brest' }).reply();
    expect(reply).toMatchObject({ components, flags: (1 << 15) | 64 });
    expect(server.violations).toEqual([]);
  });

  test('autocomplete', async () => {
    client.on(Events.InteractionCreate, async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      await interaction.respond([{ name: `${typed}st, France`, value: 'FR-1' }]);
    });
    const choices = await server.autocomplete('tide', { place: 'Bre' }, 'place');
    expect(choices).toEqual([{ name: 'Brest, France', value: 'FR-1' }]);
    expect(server.violations).toEqual([]);
  });

  test('an acknowledgement after 3 s is too late, a second one is one too many', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const codes: unknown[] = [];
    const code = (error: { code?: unknown }) => void codes.push(error.code);
    onCommand(async (interaction) => {
      if (interaction.options.getString('place') === 'late') vi.setSystemTime(Date.now() + 10_000);
      await interaction.deferReply().catch(code);
      const callback = Routes.interactionCallback(interaction.id, interaction.token);
      await client.rest.post(callback, { body: { type: 5 }, auth: false }).catch(code);
      await interaction.editReply('done').catch(code);
    });
    await server.command('tide', { place: 'in time' }).reply();
    expect(codes).toEqual([RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]);
    server.command('tide', { place: 'late' });
    const unknown = RESTJSONErrorCodes.UnknownInteraction;
    await expect.poll(() => codes.slice(1, 3)).toEqual([unknown, unknown]);
    expect(server.violations).toEqual([]);
  });

  test('a token is good for 15 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const edited = new Promise((resolve) => {
      onCommand(async (interaction) => {
        await interaction.deferReply();
        vi.setSystemTime(Date.now() + 16 * 60 * 1000);
        interaction.editReply('done').then(resolve, resolve);
      });
    });
    server.command('tide', { place: 'Brest' });
    await expect(edited).resolves.toMatchObject({ code: RESTJSONErrorCodes.InvalidWebhookToken });
  });

  test('after op 7 the session is resumed and nothing is missed', async () => {
    const { gateway } = server;
    await gateway.nextLogin();
    onCommand((interaction) => interaction.reply('here'));
    const [away, resumed] = [once(client, Events.ShardReconnecting), once(client, Events.ShardResume)];
    gateway.reconnect();
    await away;
    const missed = server.command('tide', { place: 'Brest' });
    await expect(gateway.nextLogin()).resolves.toBe('resume');
    await expect(missed.reply()).resolves.toMatchObject({ content: 'here' });
    await resumed;
  });

  test('after op 9 the client identifies anew', async () => {
    const { gateway } = server;
    await gateway.nextLogin();
    const ready = once(client, Events.ShardReady);
    gateway.invalidate();
    await expect(gateway.nextLogin()).resolves.toBe('identify');
    // discord.js 14.28.1 never settles a destroy() that comes between IDENTIFY and READY.
    await ready;
  });

  test('an enforced nonce gives the earlier message', async () => {
    const channel = await client.channels.fetch(server.channelId);
    if (!channel?.isSendable()) throw new Error('no channel to send to');
    const post = (content: string) => channel.send({ content, nonce: '2026-11-20 07:00', enforceNonce: true });
    const first = await post('digest');
    const second = await post('digest again');
    expect(second.id).toBe(first.id);
    await expect(server.nextMessage()).resolves.toMatchObject({ content: 'digest' });
    await expect(server.nextMessage(1)).rejects.toThrow('no message in a channel');
  });

  test('a scripted failure comes once', async () => {
    server.failNext('getMe', { status: 403, body: { code: 50001, message: 'Missing Access' } });
    await expect(client.rest.get('/users/@me')).rejects.toMatchObject({ code: 50001 });
    await expect(client.rest.get('/users/@me')).resolves.toMatchObject({ username: 'bellbuoy' });
  });

  test('privileged intents and a wrong token are refused at the gateway', async () => {
    const nosy = new Client({ intents: [GatewayIntentBits.MessageContent], rest: { api: server.url } });
    const closed = new Promise((resolve) => nosy.on(Events.ShardDisconnect, ({ code }) => resolve(code)));
    await expect(nosy.login(server.token)).rejects.toThrow('disallowed intents');
    await expect(closed).resolves.toBe(4014);
    await nosy.destroy();
    const otherClient = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: server.url } });
    await expect(otherClient.login('another')).rejects.toThrow('invalid token');
    await otherClient.destroy();
    const socket = new WebSocket(server.url.replace('http', 'ws').replace('/api', '/gw'));
    socket.onmessage = () => socket.send(JSON.stringify({ op: 2, d: { token: 'another', intents: 1 } }));
    await expect(new Promise((resolve) => (socket.onclose = ({ code }) => resolve(code)))).resolves.toBe(4004);
  });

  test('a deleted reply is gone', async () => {
    onCommand(async (interaction) => {
      await interaction.reply('secret');
      await interaction.deleteReply();
      await interaction.followUp('deleted');
    });
    const handle = server.command('tide', { place: 'Brest' });
    await handle.followUp();
    await expect(handle.reply(1)).rejects.toThrow('no reply');
    const missing = { code: RESTJSONErrorCodes.UnknownMessage };
    const token =
      server.calls
        .find((call) => call.operation === 'callback')
        ?.path.split('/')
        .at(-2) ?? '';
    const reply = client.rest.get(Routes.webhookMessage(server.applicationId, token), { auth: false });
    await expect(reply).rejects.toMatchObject(missing);
  });

  test('what an interaction does not allow', async () => {
    const codes: unknown[] = [];
    const code = (error: { code?: unknown }) => void codes.push(error.code);
    const button = { ...row('later', 'Later').components[0], disabled: true };
    onCommand(async (interaction) => {
      const callback = Routes.interactionCallback(interaction.id, interaction.token);
      const respond = (body: object) => client.rest.post(callback, { body, auth: false }).catch(code);
      await client.rest
        .get(Routes.webhookMessage(server.applicationId, interaction.token), { auth: false })
        .catch(code);
      await respond({ type: 8, data: { choices: [] } });
      await respond({ type: 5, data: { flags: 1 << 15 } });
      await respond({ type: 4, data: { content: 'today', components: [{ type: 1, components: [button] }] } });
    });
    const handle = server.command('tide', { place: 'Brest' });
    await handle.reply();
    expect(codes).toEqual([10015, 50035, 50035]);
    expect(server.violations).toHaveLength(2);
    expect(() => handle.press('later')).toThrow('no button');
  });

  test.skipIf(!platformSpecs())('a description of 101 characters is a violation', async () => {
    const long = { ...TIDE, description: 'x'.repeat(101) };
    await expect(client.application.commands.set([long])).rejects.toMatchObject({ code: 50035 });
    expect(server.violations).toEqual([
      expect.stringContaining('/0/description must NOT have more than 100 characters'),
    ]);
    expect(server.commands[0]).toMatchObject({ description: TIDE.description });
  });

  test('closes at once under a live client', async () => {
    const waiting = server.nextMessage();
    const startedMs = performance.now();
    await client.destroy();
    await server.close();
    expect(performance.now() - startedMs).toBeLessThan(2000);
    await expect(waiting).rejects.toThrow('server closed');
    expect(() => server.command('tide', { place: 'Brest' })).toThrow('no client is logged in');
    server = await startDiscordServer();
  });
});
