import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from '../../../src/chat/index.ts';
import {
  answerWith,
  callsOf,
  chat,
  eventually,
  logged,
  makeAdapter,
  messages,
  now,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('an inline query', () => {
  const suggested = vi.fn<Chat['suggestCommands']>();
  let time = now;
  const brest = {
    label: 'Brest, Brittany, France',
    input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
  } as const;
  const brestBelarus = {
    ...brest,
    label: 'Brest, Belarus',
    input: { ...brest.input, options: { place: 'geonames:629634' } },
  };

  beforeEach(async () => {
    suggested.mockReset().mockResolvedValue([brest, brestBelarus]);
    vi.spyOn(chat, 'suggestCommands').mockImplementation(suggested);
    time = now;
    await makeAdapter({ now: () => time }).start();
  });

  it('is answered with articles ready to be sent, cached for the user for a minute', async () => {
    answerWith(({ input }) => ({
      title: `Tide <${input.kind === 'command' ? input.options.place : ''}>`,
      blocks: [{ kind: 'text', text: 'Rising & shining.' }],
      buttons: [{ label: 'Home', command: 'place home', options: {} }],
    }));
    const results = await server.inline('tide bre', { userId: 42, language: 'fr' });
    expect(results).toEqual([
      {
        type: 'article',
        id: '0',
        title: 'Brest, Brittany, France',
        description: 'Rising & shining.',
        input_message_content: {
          message_text: '<b>Tide &lt;geonames:3030300&gt;</b>\n\nRising &amp; shining.',
          parse_mode: 'HTML',
          link_preview_options: { is_disabled: true },
        },
      },
      expect.objectContaining({ id: '1', title: 'Brest, Belarus' }),
    ]);
    const user = { platform: 'telegram', id: '42', language: 'fr' };
    expect(suggested).toHaveBeenCalledExactlyOnceWith({ user }, 'tide bre', 5);
    expect(messages[0]).toEqual({ user, input: brest.input, isAutomatic: true, isPreview: true });
    expect(callsOf('answerInlineQuery')).toMatchObject([{ cache_time: 60, is_personal: true }]);
  });

  it('passes on the position of whoever shares it', async () => {
    await server.inline('', { location: { lat: 48.3801, lng: -4.4902 } });
    expect(suggested.mock.calls[0]?.[0]).toMatchObject({ location: { lat: 48.3801, lng: -4.4902 } });
  });

  it('is cached for longer where it is about days to come, until the next day begins somewhere', async () => {
    const tomorrow = { ...brest, input: { ...brest.input, options: { ...brest.input.options, day: 'tomorrow' } } };
    suggested.mockResolvedValue([tomorrow]);
    await server.inline('tide brest tomorrow');
    suggested.mockResolvedValue([tomorrow, brest]);
    await server.inline('tide brest');
    // The clock of these tests stands at a full quarter of an hour.
    expect(now % 900_000).toBe(0);
    expect(callsOf('answerInlineQuery')).toMatchObject([{ cache_time: 900 }, { cache_time: 60 }]);
  });

  it('leaves out what would take too long, and is asked again soon', async () => {
    answerWith(() => {
      time += 200;
      return { title: 'Tide', blocks: [] };
    });
    expect(await server.inline('tide bre')).toMatchObject([{ title: 'Brest, Brittany, France' }]);
    expect(callsOf('answerInlineQuery')).toMatchObject([{ cache_time: 1 }]);
  });

  it('has no results where there is nothing to suggest', async () => {
    suggested.mockResolvedValue([]);
    expect(await server.inline('xqzzy')).toEqual([]);
  });

  it('is answered only for the latest text', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    answerWith(async ({ input }) => {
      await held;
      return { title: input.kind, blocks: [] };
    });
    const first = server.inline('tide b', {}, 300);
    first.catch(() => {});
    await eventually(() => expect(messages).toHaveLength(1));
    suggested.mockResolvedValue([brestBelarus]);
    const second = server.inline('tide br');
    await eventually(() => expect(suggested).toHaveBeenCalledTimes(2));
    release();
    expect(await second).toMatchObject([{ title: 'Brest, Belarus' }]);
    await expect(first).rejects.toThrow('inline query');
    expect(callsOf('answerInlineQuery')).toHaveLength(1);
  });

  it('is no message where its result is sent to the bot itself', async () => {
    const person = { id: 42, is_bot: false, first_name: 'Ada' };
    const us = { id: 123456, is_bot: true, first_name: 'Bellbuoy' };
    const date = Math.floor(Date.now() / 1000);
    const sent = { message_id: 1, from: person, chat: { id: 42, type: 'private', first_name: 'Ada' }, date };
    server.update('message', { ...sent, text: 'Tide at Brest, Brittany, France', via_bot: us });
    server.update('message', { ...sent, message_id: 2, text: 'tide Kiel' });
    await eventually(() => expect(messages).toMatchObject([{ input: { text: 'tide Kiel' } }]));
  });

  it('whose answer Telegram refuses is logged', async () => {
    server.failNext('answerInlineQuery', { status: 500 });
    await server.inline('tide bre', {}, 200).catch(() => {});
    await eventually(() => expect(logged).toEqual([expect.stringContaining('did not take suggestions')]));
  });
});
