import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp, type App } from '../../src/app/app.ts';
import { createTelegramAdapter } from '../../src/app/telegram.ts';
import { readConfig } from '../../src/config.ts';
import type { Chat } from '../../src/chat/index.ts';
import { copyPackedStations } from '../support/packed-gazetteer.ts';
import { startTelegramServer } from '../support/telegram-server.ts';

/** The composed app on SQLite files: what is left in their bytes after somebody had everything deleted. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-forget-'));
let app: App;
let chat: Chat;

beforeAll(async () => {
  await copyPackedStations(dataDir);
  app = createApp({
    ...readConfig(),
    dataDir,
    storeUrl: `sqlite:${dataDir}/bellbuoy.sqlite`,
    cacheUrl: `sqlite:${dataDir}/cache.sqlite`,
    dataUrl: 'http://127.0.0.1:1',
  });
  chat = await app.chat();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ada = { platform: 'telegram', id: '700000007001', language: 'en' } as const;
const say = async (text: string) => {
  const { ok, answer } = await chat.answer({ user: ada, input: { kind: 'text', text } });
  expect(ok, answer.title).toBe(true);
};

/** Which of the texts are in a file of the folder, but for those with names of places, which are everybody's. */
function found(texts: readonly string[]): string[] {
  const all = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const files = all
    .filter((one) => one.isFile())
    .map((one) => path.relative(dataDir, path.join(one.parentPath, one.name)));
  expect(files).toEqual(expect.arrayContaining(['bellbuoy.sqlite', 'bellbuoy.sqlite-wal', 'cache.sqlite']));
  const bytes = files.map((name) => readFileSync(path.join(dataDir, name)).toString('latin1')).join('\n');
  return texts.filter((text) => bytes.includes(text));
}

it('no byte of the database or the cache shows who it was, or their words and places', async () => {
  const traces = [ada.id, 'zanzibarge', 'quincunx', '12.346,-65.432', 'Europe/Malta'];
  await say('place save zanzibarge 12.34567,-65.43210');
  // By the users, not by the chat, which limits how many questions come at once.
  const users = await app.users();
  for (let i = 0; i < 60; i++) await users.savePlace(ada, `quincunx${i % 30}`, '12.34567,-65.43210');
  await say('place home zanzibarge');
  await say('sun zanzibarge');
  await say('digest add zanzibarge 07:00 Europe/Malta sun');
  await say('digest pause 1');
  await say('place forget quincunx3');
  await say('settings units nautical');
  expect(found(traces)).toEqual(traces);
  await say('privacy forget yes');
  expect(found(traces)).toEqual([]);
});

it('nor of a chat on Telegram, and its conversation is forgotten', async () => {
  const server = await startTelegramServer();
  const { config } = app;
  const telegram = await createTelegramAdapter(
    { ...app, config: { ...config, telegram: { ...config.telegram, apiUrl: server.url } } },
    server.token,
  );
  await telegram.start();
  const ask = async (text: string): Promise<string> => {
    server.say(text, { userId: 700_000_009_001 });
    return (await server.nextMessage()).text ?? '';
  };
  const traces = ['700000009001', 'zanzibarge'];
  expect(await ask('what')).toBeTruthy();
  expect(await ask('place save zanzibarge 12.34567,-65.43210')).toContain('zanzibarge');
  expect(await ask('sun zanzibarge')).toContain('12.346');
  expect(found(traces)).toEqual(traces);
  await ask('privacy forget yes');
  expect(await ask('sun')).not.toContain('12.346');
  await ask('privacy forget yes');
  await expect.poll(() => found(traces)).toEqual([]);
  await telegram.stop();
  await server.close();
});
