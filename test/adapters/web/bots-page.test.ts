import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chat, IncomingMessage, Reply } from '../../../src/chat/index.ts';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { createBotLinks } from '../../../src/app/bot-links.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { silentChat } from '../../support/silent-chat.ts';

let telegram: Server;
let asked = 0;

beforeAll(async () => {
  telegram = createServer((_, outgoing) => {
    asked++;
    outgoing.end(asked === 1 ? '{"ok":false}' : '{"ok":true,"result":{"id":1,"username":"bellbuoybot"}}');
  });
  await new Promise<void>((resolve) => telegram.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void telegram.close());

async function page(tokens: { discord?: string; telegram?: string }, path = '/bots'): Promise<string> {
  const apiUrl = `http://127.0.0.1:${(telegram.address() as AddressInfo).port}`;
  const botLinks = createBotLinks({
    discord: { token: tokens.discord, apiUrl },
    telegram: { token: tokens.telegram, apiUrl },
  } as unknown as Parameters<typeof createBotLinks>[0]);
  const web = createWeb({
    chat,
    sessions: createSessions('a secret of the test'),
    renderPng: noPictures,
    botLinks,
    clock: () => 0,
  });
  const env = { clientNetwork: '203.0.113.7', origin: 'http://tides.test' };
  // The first answer of the platform is a failure, after which it is asked again.
  await web.request(path, {}, env);
  return (await web.request(path, {}, env)).text();
}

const place = 'geonames:3030300';
const aboutPlace = async ({ input }: IncomingMessage): Promise<Reply> => ({
  answer: { title: 'Brest', blocks: [] },
  ok: true,
  language: 'de',
  ...(input.kind === 'command' && { question: { command: input.name, options: { place } } }),
});
const chat: Chat = {
  ...silentChat,
  understand: async (message) => ({ kind: 'question', isReading: true, answer: () => aboutPlace(message) }),
  answer: aboutPlace,
};

it('has the addresses that add the bots, as their tokens identify them', async () => {
  const discord = `${Buffer.from('1234567890123456789').toString('base64')}.secret.secret`;
  const text = await page({ discord, telegram: '1:secret' });
  expect(text).toContain('https://discord.com/oauth2/authorize?client_id=1234567890123456789');
  expect(text).toContain('https://t.me/bellbuoybot');
  expect(text).not.toContain('secret');
});

it('says where a bot is not connected', async () => {
  const text = await page({});
  expect(text.match(/not connected/g)).toHaveLength(2);
  expect(text).not.toContain('oauth2');
  // Nobody is told to do what cannot be done now, and everybody where they can ask meanwhile.
  expect(text).not.toContain('<ol>');
  expect(text).toContain('<a href="/">Ask about a place</a>');
});

it('leads from the page of a place to the same question on Telegram, and to a digest of it', async () => {
  const text = await page({ telegram: '1:secret' }, `/place/${place}`);
  const linked = Array.from(text.matchAll(/href="https:\/\/t\.me\/bellbuoybot\?start=([\w-]{1,64})"[^>]*>([^<]*)</g));
  expect(linked.map(([, payload = '', label]) => [Buffer.from(payload, 'base64url').toString(), label])).toEqual([
    [`today|place=${place}`, 'Auf Telegram fragen'],
    [`digest add|place=${place}`, 'Täglich auf Telegram'],
  ]);
});

it('leads nowhere from the page of a place where there is no such bot', async () => {
  expect(await page({}, `/place/${place}`)).not.toContain('t.me');
});
