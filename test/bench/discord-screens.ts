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

const brest = { place: 'Brest' };

/** Commands whose answers are drawn, by the file's name, with their options as Discord sends them. */
const drawn: Readonly<Record<string, readonly [command: string, options: Readonly<Record<string, string>>]>> = {
  today: ['today', brest],
  tide: ['tide', brest],
  'tide-3-days': ['tide', { ...brest, days: '3' }],
  'tide-month': ['tide', { ...brest, days: '31' }],
  'tide-none': ['tide', { place: 'Geneva' }],
  weather: ['weather', brest],
  'weather-5-days': ['weather', { ...brest, days: '5' }],
  waves: ['waves', brest],
  sun: ['sun', brest],
  'sun-7-days': ['sun', { place: 'Reykjavik', days: '7' }],
  moon: ['moon', brest],
  'moon-7-days': ['moon', { ...brest, days: '7' }],
  stations: ['stations', brest],
  place: ['place list', {}],
  'place-save': ['place save', { name: 'boat', place: 'Kiel' }],
  'place-save-port': ['place port', { name: 'boat', port: 'hw +10 -0.3 sill 2.5' }],
  which: ['tide', { place: 'Newport' }],
  unknown: ['tide', { place: 'Xyzzyqua' }],
  settings: ['settings', {}],
  'settings-units': ['settings', { show: 'units' }],
  'digest-add': ['digest add', { ...brest, time: '07:00', weekdays: 'mon-fri', what: 'tide' }],
  'digest-list': ['digest list', {}],
  privacy: ['privacy', {}],
  help: ['help', {}],
  about: ['about', {}],
  when: ['when', { ...brest, conditions: 'low tide < 1 m in daylight' }],
  current: ['current', brest],
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
  for (const [name, [command, options]] of Object.entries(drawn)) {
    const input: Input = { kind: 'command', name: command, options };
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
