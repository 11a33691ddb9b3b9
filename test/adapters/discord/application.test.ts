import { onTestFinished, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { recordsInMemory } from '../../support/records-in-memory.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { commands } from '../../../commands/index.ts';

const log = { warn: vi.fn(), bug: vi.fn() };
let server: DiscordServer;

beforeEach(async () => {
  log.warn.mockReset();
  server = await startDiscordServer();
});
afterEach(async () => {
  expect(server.violations).toEqual([]);
  await server.close();
});

type Options = Partial<Parameters<typeof createDiscord>[0]>;

/** A start of the program; it takes interactions by HTTP, since a gateway is not needed here. */
async function start(options: Options): Promise<void> {
  const { url: apiUrl, token, signer } = server;
  const { publicKey } = signer;
  const chat = { ...silentChat, commands };
  const adapter = createDiscord({ ...discordPorts(), token, apiUrl, publicKey, chat, log, ...options });
  onTestFinished(() => adapter.stop());
  await adapter.start();
}

const count = (name: string) => server.calls.filter(({ operation }) => operation === name).length;

describe('the commands', () => {
  it('are registered when they have changed, and not at every start', async () => {
    const records = recordsInMemory();
    await start({ records });
    await start({ records });
    expect(count('putCommands')).toBe(1);
    await start({ records, chat: { ...silentChat, commands: commands.slice(0, 5) } });
    expect(count('putCommands')).toBe(2);
    await start({ records });
    expect(count('putCommands')).toBe(3);
    await start({ records: recordsInMemory() });
    expect(count('putCommands')).toBe(4);
  });

  it('are registered again where Discord did not take them, or the database does not work', async () => {
    const records = recordsInMemory();
    server.failNext('putCommands', { status: 400, body: { code: 30034 } });
    await start({ records });
    expect(log.warn.mock.calls).toEqual([
      ['Discord did not take the commands (400, code 30034); those of before stay'],
    ]);
    await start({ records });
    const failing = () => Promise.reject(new Error('no database'));
    await start({ records: { claim: failing, read: failing, write: failing } });
    expect(count('putCommands')).toBe(3);
  });
});

describe('the profile of the application', () => {
  it('gets description, tags and ways to install where it has none', async () => {
    await start({});
    const application = server.application;
    expect(application).toMatchObject({
      description: expect.stringContaining('Not for navigation'),
      tags: ['tides', 'weather', 'sailing', 'surfing', 'astronomy'],
      integration_types_config: {
        0: { oauth2_install_params: { scopes: ['bot', 'applications.commands'], permissions: 274_877_942_784 } },
        1: { oauth2_install_params: { scopes: ['applications.commands'], permissions: 0 } },
      },
    });
    const description = server.calls.find(({ operation }) => operation === 'editApplication')?.body;
    expect(description).toMatchObject({ description: { localizations: { fr: expect.stringContaining('marée') } } });
    expect(count('editApplication')).toBe(3);
    await start({});
    expect(count('editApplication')).toBe(3);
  });

  it('keeps what its owner has entered', async () => {
    const install = { scopes: ['bot'], permissions: 0 };
    const integrations = { 0: { oauth2_install_params: install } };
    Object.assign(server.application, {
      description: 'Ours',
      tags: ['harbour'],
      integration_types_config: integrations,
    });
    await start({});
    expect(server.application).toMatchObject({
      description: 'Ours',
      tags: ['harbour'],
      integration_types_config: integrations,
    });
    expect(count('editApplication')).toBe(1);
  });

  it('stays as it is where Discord refuses one of its fields, and gets the others', async () => {
    server.failNext('editApplication', { status: 400, body: { code: 50035 } });
    await start({});
    expect(server.application).toMatchObject({ description: '', tags: expect.arrayContaining(['tides']) });
    expect(log.warn.mock.calls).toEqual([
      ['Discord did not take description of the application (400, code 50035): set it in the developer portal'],
    ]);
  });
});
