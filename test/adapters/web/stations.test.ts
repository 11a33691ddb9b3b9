import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { createErrorPage, createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import type { Listener } from '../../../src/http/listener.ts';
import { createStationMap } from '../../../src/sources/stations/index.ts';
import { landRings } from '../../../src/sources/water/index.ts';
import { hasBrowser, inBrowser, isTooWide, openBrowser, violations, watchPage } from '../../support/browser.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { makeListener } from '../../support/listener.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { realCatalogue, realStreams } from '../../support/temporary.ts';

let listener: Listener;
let browser: Browser | undefined;

beforeAll(async () => {
  const { chat } = chatFixture();
  // The places of the fixture are few: each station is answered as the first of them.
  const answer: typeof chat.answer = ({ input, ...message }) => {
    const name = input.kind === 'command' ? input.name : 'tide';
    return chat.answer({ ...message, input: { kind: 'command', name, options: { place: 'Brest' } } });
  };
  listener = makeListener({
    web: createWeb({
      chat: { ...chat, answer },
      sessions: createSessions('a secret of the test'),
      renderPng: noPictures,
      map: createStationMap(await realCatalogue(), (await realStreams()).stations, landRings),
      gauges: async () => [{ name: 'Buoy of Brest', point: { lat: 48.3, lng: -4.7 } }],
      clock: () => performance.now(),
    }),
    errorPage: createErrorPage(chat.dictionary),
  });
  await listener.start();
  if (hasBrowser) browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await listener.stop();
});

const get = async (path: string) => {
  const response = await fetch(listener.url() + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the stations', () => {
  it('are found by name without a script, in any accents', async () => {
    const { text } = await get('/stations?q=BREST');
    expect(text).toMatch(/<a href="\/stations\/ticon\/brest-[^"]+">Brest<\/a>/);
    expect((await get('/stations?q=%3Cscript%3E')).text).toContain('No station has that name');
    expect((await get('/stations?q=%3Cscript%3E')).text).not.toContain('<script>');
    expect((await get('/stations?country=IE')).text).toContain('/stations/ticon/');
  });

  it('show every decision about a clock, with its evidence, also of records that are left out', async () => {
    const { text } = await get('/stations');
    const items = text.split('<li>').filter((item) => /corrected|left out|doubtful/.test(item));
    expect(items.length).toBeGreaterThan(60);
    expect(items.find((item) => item.includes('vigo-208a'))).toMatch(
      /left out: its record is 1 h 01 early.*vigo-vigo-esp-ieo/,
    );
    expect(items.find((item) => item.includes('ticon/hong_kong-329-'))).toContain('Hong Kong Observatory');
    expect(items.find((item) => item.includes('koper'))).toContain('left out; <span lang="en">no clock tells');
  });

  it('have a page each, with tides, datum, source, licence and years of record', async () => {
    const id = /href="\/stations\/(ticon\/brest-[^"]+)"/.exec((await get('/stations?q=brest')).text)?.[1] ?? '';
    const { status, text } = await get(`/stations/${id}`);
    expect(status).toBe(200);
    for (const part of ['High water', 'TICON-4', 'CC BY 4.0', '<dd>19 years</dd>', id]) expect(text).toContain(part);
    expect((await get('/stations/noaa/nowhere')).status).toBe(404);
  });

  it('of tidal streams have one as well', async () => {
    const id = /href="\/stations\/([^"]+)">[^<]*<\/a>\s*<span class="muted">NOAA, tidal stream/.exec(
      (await get('/stations?q=golden%20gate')).text,
    )?.[1];
    expect((await get(`/stations/${id}`)).text).toContain('/?command=current');
  });

  it('are sent to the map in under 180 kB, and with the coasts in under 300 kB, compressed', async () => {
    const size = async (path: string): Promise<number> =>
      Number((await fetch(listener.url() + path)).headers.get('Content-Length'));
    const [stations, land] = [await size('/stations/all.json'), await size('/stations/land.json')];
    expect(stations).toBeGreaterThan(10_000);
    expect(stations).toBeLessThan(180_000);
    expect(stations + land).toBeLessThan(300_000);
    const { headers } = await get('/stations/all.json');
    const again = await fetch(`${listener.url()}/stations/all.json`, {
      headers: { 'If-None-Match': headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('have ranges as their tides have', async () => {
    const { ids } = JSON.parse((await get('/stations/all.json')).text) as { ids: string[] };
    const { decimetres } = JSON.parse((await get('/stations/ranges.json')).text) as { decimetres: number[] };
    const rangeOf = (id: RegExp): number => decimetres[ids.findIndex((one) => id.test(one))] ?? NaN;
    // Published mean ranges at springs and neaps: Brest 6.1 and 2.8 m (Shom), Boston 3.3 and 2.5 m (NOAA).
    expect(rangeOf(/^ticon\/brest-822/)).toBeGreaterThan(15);
    expect(rangeOf(/^ticon\/brest-822/)).toBeLessThan(80);
    expect(rangeOf(/^noaa\/8443970$/)).toBeGreaterThan(18);
    expect(rangeOf(/^noaa\/8443970$/)).toBeLessThan(45);
    expect(decimetres.every((range) => range >= 0 && range < 180)).toBe(true);
  });
});

it('has gauges and buoys, which can be left out, and none where they are not known', async () => {
  const { text } = await get('/stations/gauges.json');
  expect(JSON.parse(text)).toEqual({ names: ['Buoy of Brest'], points: [-4.7, 48.3] });
  expect((await get('/stations')).text).toContain('data-kind="g"');
});

describe.skipIf(!hasBrowser)(`the map ${inBrowser}`, () => {
  it('is moved and zoomed by keyboard, opens a station, and lists what is looked for', async () => {
    const page = await browser!.newPage({ viewport: { width: 1280, height: 900 } });
    const faults = watchPage(page, listener.url());
    await page.goto(`${listener.url()}/stations`);
    const canvas = page.locator('figure.map canvas');
    await canvas.waitFor();
    const before = await canvas.screenshot();
    await canvas.focus();
    for (const key of ['ArrowUp', '+', '+', '+']) await page.keyboard.press(key);
    await page.waitForTimeout(200);
    expect((await canvas.screenshot()).equals(before)).toBe(false);
    await page.fill('#station-search', 'buoy of brest');
    await page.locator('#found a', { hasText: 'Buoy of Brest' }).click();
    expect(await page.locator('#station h2 a').getAttribute('href')).toBe('/?command=today&place=48.3%2C-4.7');
    await page.fill('#station-search', 'brést');
    await page.locator('#found a').first().click();
    await page.locator('#station h2', { hasText: 'Brest' }).waitFor();
    expect(await page.locator('#station').textContent()).toContain('High water');
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
        expect(await isTooWide(page)).toBe(false);
      }
    }
    expect(faults).toEqual([]);
  }, 90_000);

  it('fills a phone, is moved by two fingers, keeps its view, and has the card of any point on it', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, timezoneId: 'America/New_York' };
    const context = await browser!.newContext(phone);
    const page = await context.newPage();
    const faults = watchPage(page, listener.url());
    const view = (): Promise<string | null> => page.evaluate("localStorage.getItem('map')");
    await page.goto(`${listener.url()}/stations`);
    const canvas = page.locator('figure.map canvas');
    await canvas.waitFor();
    expect(await canvas.boundingBox()).toEqual({ x: 0, y: 68, width: 360, height: 672 });

    const devTools = await context.newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) => {
      await devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    };
    // One finger is the page's.
    await touch('touchStart', [180, 600]);
    for (const y of [500, 400, 300, 200]) await touch('touchMove', [180, y]);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(100);
    expect(await view()).toBe(null);
    await page.goto(`${listener.url()}/stations?again`);
    await canvas.waitFor();
    await touch('touchStart', [150, 400], [210, 400]);
    for (const y of [420, 440, 460]) await touch('touchMove', [150, y], [210, y]);
    await touch('touchEnd');
    const moved = await view();
    // It began at 75° W, where it is noon at five in the afternoon UTC, and fills the phone.
    expect(JSON.parse(moved ?? '{}')).toMatchObject({ scale: 888, x: expect.closeTo((180 - 75) / 360, 9) });
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.reload();
    await canvas.waitFor();
    expect(await view()).toBe(moved);

    // The middle of the Sahara, where no station is.
    await page.evaluate('localStorage.setItem("map", JSON.stringify({ x: 0.53, y: 0.43, scale: 4000 }))');
    await page.reload();
    await page.locator('figure.map[data-ready]').waitFor();
    await canvas.tap();
    const card = page.locator('#station');
    await card.getByRole('heading', { name: /20 November/ }).waitFor();
    expect(await card.locator('a').first().getAttribute('href')).toMatch(
      /^\/\?command=today&place=2\d\.\d+%2C\d\d\.\d+$/,
    );
    expect([await violations(page), await isTooWide(page)]).toEqual([[], false]);
    await card.getByRole('button', { name: 'All stations' }).click();
    expect(await card.isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  }, 90_000);

  it('leaves out the kinds of stations that are not wanted', async () => {
    const page = await browser!.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${listener.url()}/stations`);
    await page.locator('figure.map canvas').waitFor();
    await page.fill('#station-search', 'golden gate');
    const found = page.locator('#found li');
    const streams = await found.filter({ hasText: 'tidal stream' }).count();
    expect(streams).toBeGreaterThan(0);
    await page.getByLabel('tidal stream').uncheck();
    await page.fill('#station-search', 'golden  gate');
    expect(await found.filter({ hasText: 'tidal stream' }).count()).toBe(0);
    await page.close();
  });
});
