import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
import { hasBrowser, openBrowser } from '../support/browser.ts';
import { chatFixture } from '../support/chat-fixture.ts';
import { makeListener } from '../support/listener.ts';
import { noPictures } from '../support/no-pictures.ts';
import { figure } from './figure.ts';

const bench = 'pages';
const rounds = 500;

/** How long a reader waits for the first byte of a warm page, over a socket, and how large it is without its picture. */
export async function pages(): Promise<void> {
  const { chat } = chatFixture();
  // The clock stands still for what was answered, and runs for the limits: no request is refused.
  let nowMs = 0;
  const sessions = createSessions('a secret of the bench');
  const listener = makeListener({
    web: createWeb({ chat, sessions, renderPng: noPictures, clock: () => (nowMs += 10) }),
  });
  await listener.start();
  const paths = {
    start: '/',
    answer: '/?q=tide+Brest',
    place: '/place/geonames:3030300',
    suggest: '/suggest?q=tide+bre',
  };
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    let size = 0;
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      const response = await fetch(listener.url() + path, { headers: { Accept: 'text/html' } });
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      if (round >= rounds / 10) times.push(performance.now() - begin);
      size = (await response.text()).length;
    }
    figure(bench, `${name}-first-byte`, 'ms', times);
    figure(bench, `${name}-size`, 'kB', [size / 1000]);
  }
  figure(bench, 'first-page-with-files', 'kB', [await sizeWithFiles(listener.url())]);
  if (hasBrowser) {
    for (const name of ['start', 'answer', 'place'] as const)
      figure(bench, `${name}-slow-phone`, 'ms', await onSlowPhone(listener.url() + paths[name]));
  }
  await listener.stop();
}

/** The first page with its style, scripts and icon. */
async function sizeWithFiles(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = Array.from(html.matchAll(/(?:href|src)="(\/(?:assets\/|icon\.svg)[^"]*)"/g), ([, path]) => path ?? '');
  const sizes = await Promise.all(
    [...new Set(files)].map(async (path) => (await (await fetch(url + path)).arrayBuffer()).byteLength),
  );
  return [Buffer.byteLength(html), ...sizes].reduce((sum, size) => sum + size, 0) / 1000;
}

/** Lighthouse's phone: a quarter of this processor, and a slow mobile network. */
const slowPhone = { cpu: 4, downloadBitS: 1_600_000, uploadBitS: 750_000, latencyMs: 150 };
const visits = 9;

/** Until the page is there with its style and scripts, so that a question can be typed, each time without a cache. */
async function onSlowPhone(url: string): Promise<number[]> {
  const browser = await openBrowser();
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latencyMs,
      downloadThroughput: slowPhone.downloadBitS / 8,
      uploadThroughput: slowPhone.uploadBitS / 8,
    });
    const begin = performance.now();
    await page.goto(url, { waitUntil: 'load' });
    times.push(performance.now() - begin);
    await context.close();
  }
  await browser.close();
  return times;
}
