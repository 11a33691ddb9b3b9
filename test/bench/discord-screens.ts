import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { renderDiscord } from '../../src/adapters/discord/index.ts';
import { createApp } from '../../src/app/app.ts';
import { createRenderPng } from '../../src/app/render-png.ts';
import type { Input } from '../../src/chat/index.ts';
import type { Config } from '../../src/config.ts';
import { packedFileName } from '../../src/places/index.ts';
import { openBrowser } from '../support/browser.ts';
import { phonePage } from '../support/discord-phone.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { settingsAt } from '../support/upstreams-server.ts';
import { startUpstreamsProgram } from './program.ts';

/** Answers that are drawn, by their file's name. */
const sentences: Readonly<Record<string, string>> = {
  today: 'today Brest',
  tide: 'tide Brest',
  'tide-3-days': 'tide Brest 3d',
  'tide-month': 'tide Brest 31d',
  'tide-none': 'tide Geneva',
  weather: 'weather Brest',
  'weather-5-days': 'weather Brest 5d',
  waves: 'waves Brest',
  sun: 'sun Brest',
  'sun-7-days': 'sun Reykjavik 7d',
  moon: 'moon Brest',
  'moon-7-days': 'moon Brest 7d',
  stations: 'stations Brest',
  place: 'place list',
  'place-save': 'place save boat Kiel',
  which: 'tide Newport',
  unknown: 'tide Xyzzyqua',
  settings: 'settings',
  'settings-units': 'settings show=units',
  'digest-add': 'digest add Brest 07:00 mon-fri tide',
  'digest-list': 'digest list',
  privacy: 'privacy',
  help: 'help',
  about: 'about',
  when: 'when Brest low tide < 1 m in daylight',
  current: 'current Brest',
};

/** Draws every kind of answer as Discord's app would lay it out on a phone, in a folder, in a language. */
export async function discordScreens(
  config: Config,
  [folder = 'screens', language = 'en']: readonly string[],
): Promise<void> {
  const { dataDir } = config;
  mkdirSync(dataDir, { recursive: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(packedGazetteer(), path.join(dataDir, packedFileName));
  const upstreams = await startUpstreamsProgram(0);
  const weather = { ...settingsAt(upstreams.url), sourcesOff: [] };
  const app = createApp({ ...config, cacheUrl: 'memory:', weather, geocoderUrl: undefined });
  const chat = await app.chat();
  const renderPng = createRenderPng(app);
  const installLinks = [
    { kind: 'server', url: 'https://discord.com/1' },
    { kind: 'account', url: 'https://discord.com/2' },
  ] as const;
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5 });
  for (const [name, text] of Object.entries(sentences)) {
    const input: Input = { kind: 'text', text };
    // Of their own, or one person would ask too much at once; the digests are listed for who added them.
    const user = { platform: 'discord', id: name.replace(/-.*/, ''), language } as const;
    const { answer } = await chat.answer({ user, input, installLinks });
    await page.setContent(phonePage(renderDiscord(answer, await renderPng(answer))));
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  }
  await browser.close();
  await upstreams.stop();
  await app.close();
}
