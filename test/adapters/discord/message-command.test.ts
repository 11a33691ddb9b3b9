import { beforeEach, describe, expect, it } from 'vitest';
import { chatFixture } from '../../support/chat-fixture.ts';
import { server, understand, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';
import { shown } from '../../support/discord-texts.ts';

useDiscordAdapter();

const fixture = chatFixture();
const reader = { guild: true, locale: 'de' };
const seenByUserOnly = (1 << 6) | (1 << 15);

beforeEach(() => {
  understand.mockImplementation(fixture.chat.understand);
});

describe('the command of a message’s menu', () => {
  it('has a name in every language', () => {
    expect(server.commands.at(-1)).toMatchObject({
      type: 3,
      name_localizations: { 'en-GB': 'Tide and weather there', de: 'Gezeiten und Wetter dort' },
      contexts: [0, 1, 2],
    });
  });

  it.each([
    ['Brest', 'Brest, Brittany, Frankreich, Freitag, 20. November'],
    ['48.3900, -4.4860', '48'],
  ])('answers %j with the day there, only to the user', async (content, title) => {
    const reply = await server.messageCommand(content, reader).reply();
    expect(reply.flags).toBe(seenByUserOnly);
    expect(shown(reply)).toContain(title);
  });

  it.each(['privacy forget yes', '/privacy forget yes', 'settings language fr', 'place home Kiel', '', '`'])(
    'takes %j for a place, never for a command',
    async (content) => {
      const user = { platform: 'discord', id: '300000000000000005' } as const;
      await fixture.ask('place home Brest', user);
      const reply = await server.messageCommand(content, reader).reply();
      expect(reply.flags).toBe(seenByUserOnly);
      const { title } = await fixture.ask('tide', { ...user, language: 'en' });
      expect(title).toContain('Tide at Brest');
    },
  );
});
