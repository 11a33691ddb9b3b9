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

const questions: readonly (readonly [name: string, text: string])[] = [
  ['start', '/start'],
  ['today', 'Brest'],
  ['tide', '/tide Brest'],
  ['tide-days', '/tide Saint-Malo 3d'],
  ['weather', '/weather Cuxhaven'],
  ['waves', '/waves Biarritz tomorrow'],
  ['sun', '/sun Reykjavik'],
  ['moon', '/moon Sydney'],
  ['current', '/current Brest'],
  ['stations', '/stations Brest'],
  ['when', '/when Brest low tide < 1 m in daylight'],
  ['calendar', '/calendar Brest'],
  ['choice', '/tide Newport'],
  ['no-place', '/tide'],
  ['unknown', '/tide xqzzyfoo'],
  ['settings', '/settings'],
  ['places', '/place'],
  ['digest', '/digest Brest 07:00'],
  ['digest-time', '/digest Brest'],
  ['privacy', '/privacy'],
  ['about', '/about'],
  ['two', 'tide and weather Brest tomorrow'],
];
const languages = ['en', 'fr', 'de'] as const;

/** Writes a page for the answer to each question, in each language, into a folder, to be looked at: `FOLDER/tide-fr.html`. */
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
  /** By the id under which an equal answer names it again. */
  const pictures = new Map<string, Uint8Array>();
  for (const language of languages) {
    for (const [name, text] of questions) {
      server.say(text, { userId: ++userId, language });
      const { rich_message: rich, reply_markup: keyboard } = await server.nextMessage(30_000, userId);
      const uploaded = server.calls.findLast(({ method }) => method === 'sendRichMessage')?.files[0]?.data;
      const photo = rich?.blocks.find((block) => block.type === 'photo')?.photo[0]?.file_id ?? '';
      if (uploaded) pictures.set(photo, uploaded);
      const png = pictures.get(photo);
      const message = { blocks: rich?.blocks ?? [], ...(keyboard && { keyboard }), ...(png && { png }) };
      writeFileSync(path.join(folder, `${name}-${language}.html`), telegramPage(message));
    }
  }
  await adapter.stop();
  await Promise.all([server.close(), upstreams.close(), app.close()]);
  rmSync(dataDir, { recursive: true, force: true });
}
