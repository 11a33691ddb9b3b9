import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorPage, createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { engineUrls } from '../../../src/adapters/web/engine.ts';
import { tideExtremesAnswer } from '../../../src/contract/wire.ts';
import { hasBrowser, inBrowser, openBrowser, violations, watchPage } from '../../support/browser.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { makeListener } from '../../support/listener.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { startWorld, type World } from '../../support/service-fixture.ts';

let browser: Browser;
let world: World;
beforeAll(async () => {
  world = await startWorld();
  if (hasBrowser) browser = await openBrowser();
});
afterAll(() => browser?.close());

const { chat } = chatFixture();
const web = createWeb({
  chat,
  sessions: createSessions('a secret of the test'),
  renderPng: noPictures,
  readNow: async (query) => {
    const { status, body } = await world.ask(`/v2/now/point?${new URLSearchParams(query).toString()}`, {
      now: Date.now(),
    });
    return { status, json: async () => body };
  },
  clock: () => 10 * performance.now(),
});

it('is 90 kB to fetch, with its library', async () => {
  let sum = 0;
  for (const url of engineUrls) {
    const response = await web.request(url, {}, { clientNetwork: '', origin: 'http://tides.test' });
    expect([url, response.status, response.headers.get('Content-Type')]).toEqual([
      url,
      200,
      'text/javascript; charset=utf-8',
    ]);
    // As the listener compresses.
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
    sum += brotliCompressSync(await response.text(), quality).length;
  }
  expect(sum).toBeLessThan(90_000);
});

describe.skipIf(!hasBrowser)(`the engine of tide and sky ${inBrowser}`, () => {
  it('has the numbers of the service for any day, without a connection', async () => {
    const listener = makeListener({ web, errorPage: createErrorPage(chat.dictionary) });
    await listener.start();
    const context = await browser.newContext({
      baseURL: listener.url(),
      locale: 'en-GB',
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const faults = watchPage(page, listener.url());
    await page.goto('/?q=tide+Brest');
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready');
    // Now its answers are kept.
    await page.goto('/');
    await page.locator('.card').first().waitFor();
    await context.setOffline(true);
    await page.goto('/');
    const card = page.locator('.card').first();
    await card.waitFor();
    expect(await violations(page)).toEqual([]);
    // Also to the eye: nothing of the card is hidden.
    expect((await card.locator('label').boundingBox())?.height).toBeGreaterThan(30);
    expect(await page.evaluate("getComputedStyle(document.querySelector('.card label')).clipPath")).toBe('none');
    const curves = new Set([await card.locator('.curve').getAttribute('d')]);
    for (const date of ['2027-03-22', '2026-12-31', '2027-10-31']) {
      await card.locator('input').fill(date);
      await card.locator('.of-day', { hasText: '☾' }).waitFor();
      const shown = (await card.locator('.of-day').textContent())?.replaceAll('\u00A0', ' ');
      expect([date, shown?.match(/[HL]W \d\d:\d\d -?\d+\.\d/g)]).toEqual([date, await extremesAtBrest(date)]);
      expect(shown).toMatch(/☾\u2060[↑↓]\s\d\d:\d\d/);
      curves.add(await card.locator('.curve').getAttribute('d'));
      await card.locator('.of-day').evaluate((element) => void (element.textContent = ''));
    }
    expect([curves.size, [...curves].join().includes('NaN')]).toEqual([4, false]);
    // The answer behind the card is kept, and says of when it is.
    await card.locator('a').click();
    await page.waitForURL(/command=today/);
    expect(await page.locator('.kept').textContent()).toMatch(/^As of \d+ \w+ \d{4}, \d\d:\d\d$/);
    expect(await violations(page)).toEqual([]);
    // A page that is not kept leads to the start.
    await page.goto('/stations');
    await card.waitFor();
    expect(faults.filter((fault) => !/ERR_(?:FAILED|INTERNET_DISCONNECTED)/.test(fault))).toEqual([]);
    await context.close();
    await listener.stop();
  });
});

/** High and low waters of a day in Brest, as the service publishes them. */
async function extremesAtBrest(date: string): Promise<string[]> {
  const from = Date.parse(date) / 1000;
  const query = `lat=48.39&lng=-4.486&start=${from - 86_400}&end=${from + 2 * 86_400}`;
  const { datum } = (await world.ask(`/v2/now/point?${query.split('&start')[0]}`)).body as { datum: string };
  expect(datum).toBe('ZH');
  const at = (await world.ask(`/v2/tide/extremes/point?${query}&datum=LAT`, { now: from * 1000 })).body;
  const { data, meta } = tideExtremesAnswer.parse(at);
  const zhAboveLatM = meta.station.officeDatum?.aboveLat ?? NaN;
  const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
  return data.flatMap(({ time, height, type }) => {
    const [day, clock] = local.format(Date.parse(time)).split(' ');
    const level = Math.round((height - zhAboveLatM) * 1000) / 1000;
    return day === date ? [`${type === 'high' ? 'HW' : 'LW'} ${clock} ${tenths.format(level)}`] : [];
  });
}
