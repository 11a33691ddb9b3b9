import { createSessions, createWeb } from '../../src/adapters/web/index.ts';
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
