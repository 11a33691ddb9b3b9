import { getRequestListener } from '@hono/node-server';
import { setGlobalDispatcher, Agent } from 'undici';
import { expect, it } from 'vitest';
import { renderPng, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';

// As in the program: the weather has its own undici, and the listener replaces `Response`.
setGlobalDispatcher(new Agent());
getRequestListener(() => new Response());

useDiscordAdapter();

it('a file arrives as it is, whichever undici was loaded before', async () => {
  const png = new Uint8Array(60_000).map((_, i) => i % 251);
  renderPng.mockResolvedValue({ png, alt: 'A curve.' });
  const reply = await server.command('tide', { place: 'Brest' }).reply();
  expect(reply.attachments).toMatchObject([{ filename: 'bellbuoy.png', size: png.length, content_type: 'image/png' }]);
  expect(server.calls.at(-1)?.files[0]?.data).toEqual(Buffer.from(png));
});
