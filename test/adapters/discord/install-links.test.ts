import { expect, it } from 'vitest';
import { installLinks } from '../../../src/adapters/discord/install-links.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { server, understand, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';
import { allComponents } from '../../support/discord-message-rules.ts';

useDiscordAdapter();

it('about has links that add the application, by its own id, to a server and to an account', async () => {
  const { chat } = chatFixture();
  understand.mockImplementation(chat.understand);
  const { components } = await server.command('about', {}, { locale: 'de' }).reply();
  const links = allComponents(components).filter(({ style }) => style === 5);
  expect(links.map(({ label }) => label)).toEqual(['Einem Server hinzufügen', 'Meinem Konto hinzufügen']);
  const queries = links.map(({ url }) => {
    const { origin, pathname, searchParams } = new URL(String(url));
    expect(`${origin}${pathname}`).toBe('https://discord.com/oauth2/authorize');
    return Object.fromEntries(searchParams);
  });
  const permissions = String((1n << 10n) | (1n << 11n) | (1n << 15n) | (1n << 38n));
  expect(queries).toEqual([
    { client_id: server.applicationId, integration_type: '0', scope: 'bot applications.commands', permissions },
    { client_id: server.applicationId, integration_type: '1', scope: 'applications.commands' },
  ]);
});

it('about links to help where the operator offers it', () => {
  const links = installLinks('1', 'https://help.example');
  expect(links.at(-1)).toEqual({ kind: 'support', url: 'https://help.example' });
});
