import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApp } from '../../src/app/app.ts';
import { createTelegramAdapter } from '../../src/app/telegram.ts';
import { readConfig } from '../../src/config.ts';
import { packedFileName } from '../../src/places/index.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { telegramPage } from '../support/telegram-page.ts';
import { startTelegramServer } from '../support/telegram-server.ts';
import { startUpstreams } from '../support/upstreams-server.ts';

const questions: readonly (readonly [name: string, text: string, language: string])[] = [
  ['start', '/start', 'en'],
  ['today', 'Brest', 'en'],
  ['tide', 'tide Brest', 'en'],
  ['tide-days', 'marée Saint-Malo 3 jours', 'fr'],
  ['weather', 'Wetter Cuxhaven', 'de'],
  ['waves', 'waves Biarritz tomorrow', 'en'],
  ['sun', 'sun Reykjavik', 'en'],
  ['moon', 'moon Sydney', 'en'],
  ['stations', 'stations Brest', 'en'],
  ['choice', 'tide Newport', 'en'],
  ['no-place', 'tide', 'en'],
  ['unknown', 'tide xqzzyfoo', 'en'],
  ['settings', '/settings', 'de'],
  ['places', '/place', 'fr'],
  ['digest', '/digest Brest 07:00', 'en'],
  ['privacy', '/privacy', 'en'],
  ['about', '/about', 'en'],
  ['two', 'tide and weather Brest tomorrow', 'en'],
];

/** Writes a page for the answer to each question into a folder, to be looked at: `FOLDER/tide.html`. */
export async function telegramScreens([folder = '.']: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bellbuoy-screens-'));
  symlinkSync(packedGazetteer(), path.join(dataDir, packedFileName));
  const [server, upstreams] = await Promise.all([startTelegramServer(), startUpstreams(Date.now)]);
  const config = readConfig();
  const app = createApp({
    ...config,
    dataDir,
    storeUrl: `sqlite:${dataDir}/store.sqlite`,
    cacheUrl: 'memory:',
    telegram: { ...config.telegram, apiUrl: server.url },
    weather: { ...upstreams.settings(), sourcesOff: [] },
  });
  const adapter = await createTelegramAdapter(app, server.token);
  await app.placePacking.ready();
  await adapter.start();
  let userId = 9000;
  for (const [name, text, language] of questions) {
    server.say(text, { userId: ++userId, language });
    const { rich_message: rich, reply_markup: keyboard } = await server.nextMessage(30_000, userId);
    const png = server.calls.findLast(({ method }) => method === 'sendRichMessage')?.files[0]?.data;
    const message = { blocks: rich?.blocks ?? [], ...(keyboard && { keyboard }), ...(png && { png }) };
    writeFileSync(path.join(folder, `${name}.html`), telegramPage(message));
  }
  await adapter.stop();
  await Promise.all([server.close(), upstreams.close(), app.close()]);
  rmSync(dataDir, { recursive: true, force: true });
}
