import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderPng } from '../../../src/adapters/adapter.ts';
import { createPicturePng } from '../../../src/adapters/picture-png.ts';
import { createErrorPage, createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import type { Listener } from '../../../src/http/listener.ts';
import { hasBrowser, inBrowser, isTooWide, openBrowser, violations, watchPage } from '../../support/browser.ts';
import { observedNetworks } from '../../../src/sources/observed/index.ts';
import { warningCoverage } from '../../../src/sources/warnings/index.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { makeListener } from '../../support/listener.ts';
import { atNight, sampleOf } from '../../support/thorough.ts';

/** The browser reads the icons of the manifest. */
const pngs = createPicturePng({
  idleMs: 60_000,
  failed(error) {
    throw error;
  },
});
const renderPng: RenderPng = async ({ picture }) => {
  const drawn = await picture?.('dark');
  const png = drawn && (await pngs.render(drawn.scene, 10_000));
  return png && { png, alt: drawn.alt };
};

/** A tide of 2 m, two hours before high water, as the data service says it now. */
function nowAt(stepMinutes: number) {
  const time = new Date();
  const at = (minutes: number): string => new Date(time.getTime() + minutes * 60_000).toISOString();
  const levelAt = (minutes: number): number => 3 + Math.cos(((minutes - 120) * Math.PI) / 372);
  return {
    time: at(0),
    heightUnit: 'm',
    speedUnit: 'kn',
    level: levelAt(0),
    trend: 'rising',
    nextHighTime: at(120),
    nextHighLevel: 4,
    nextLowTime: at(492),
    nextLowLevel: 2,
    windSpeed: 12.4,
    sunset: at(300),
    ...(stepMinutes > 0 && {
      series: Array.from({ length: 109 }, (_, i) => ({
        time: at(i * stepMinutes - 360),
        level: levelAt(i * stepMinutes - 360),
      })),
    }),
  };
}

const allOn = { url: undefined, contact: 'https://bellbuoy.test', sourcesOff: [] };

let browser: Browser;
let listener: Listener;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  if (!hasBrowser) return;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  pngs.close();
});

beforeEach(async () => {
  const { chat } = chatFixture();
  const suggestCommands: typeof chat.suggestCommands = async (_, typed) =>
    typed.endsWith('br')
      ? ['Brest, Brittany, France', 'Bristol, England'].map((label) => ({
          label,
          input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
        }))
      : [];
  listener = makeListener({
    web: createWeb({
      chat: { ...chat, suggestCommands },
      sessions: createSessions('a secret of the test'),
      renderPng,
      readNow: async ({ series = '' }) => ({ status: 200, json: async () => nowAt(Number(series)) }),
      coverage: { ...warningCoverage(allOn), networks: observedNetworks(allOn) },
      // A test asks faster than a person.
      clock: () => 10 * performance.now(),
    }),
    errorPage: createErrorPage(chat.dictionary),
  });
  await listener.start();
});
afterEach(async () => {
  await context.close();
  await listener.stop();
  expect(faults).toEqual([]);
});

async function open(options: Parameters<Browser['newContext']>[0]): Promise<void> {
  await context?.close();
  context = await browser.newContext({ baseURL: listener.url(), locale: 'en-GB', ...options });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  faults = watchPage(page, listener.url());
}

type Seen = (list: { getEntries(): readonly { value: number }[] }) => void;
type Observer = { observe(what: object): void };

const heading = (): Promise<string | null> => page.textContent('h1');

describe.skipIf(!hasBrowser)(`the pages ${inBrowser}`, () => {
  it.each([
    ['a phone', 360],
    ['a desk', 1280],
  ] as const)('have no barrier and fit on %s, by day and at night', async (_, width) => {
    await open({ viewport: { width, height: 800 } });
    const all = [
      '/',
      '/?q=today+Brest',
      '/?q=tide+Brest+7d',
      '/?q=help',
      '/place/geonames:3030300',
      '/embed/tide/geonames:3030300',
      '/about',
      '/accuracy',
      '/coverage',
    ];
    // Where some are looked at, a desk has others than a phone.
    for (const path of sampleOf(all, 3, width)) {
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([path, await violations(page), await isTooWide(page)]).toEqual([path, [], false]);
      }
    }
  });

  it('answer what is typed, and what follows from it', async () => {
    await open({});
    await page.goto('/');
    await page.getByRole('combobox').fill('tide Brest');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.waitForURL('/?command=tide&place=geonames%3A3030300');
    expect(await heading()).toBe('Tide at Brest, Brittany, France');
    await page.getByRole('combobox').fill('and tomorrow?');
    await page.keyboard.press('Enter');
    await page.waitForURL(/day=2026-11-21/);
    await page.getByRole('link', { name: 'Sun', exact: true }).click();
    await page.waitForURL(/command=sun/);
    await page.goBack();
    expect(await heading()).toBe('Tide at Brest, Brittany, France');
  });

  it('suggest places, by keyboard alone', async () => {
    await open({});
    await page.goto('/');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('To the text');
    await page.getByRole('combobox').focus();
    await page.keyboard.type('tide br');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('option', { selected: true }).textContent()).toBe('Bristol, England');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL(/place=geonames/);
  });

  it('keep settings and home in a session, and out of the address', async () => {
    await open({});
    await page.goto('/?q=tide+Brest');
    await page.getByRole('combobox').fill('settings height ft');
    await page.keyboard.press('Enter');
    // Not `waitForFunction`, whose polling the page's own policy forbids: it evaluates text.
    await page.waitForURL(({ search }) => search === '');
    await page.getByRole('combobox').fill('place home Kiel');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Kiel/ }).waitFor();
    await page.getByRole('combobox').fill('tide');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Tide at Kiel/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.textContent('.blocks')).toContain('ft');
    await page.getByRole('button', { name: 'Weather' }).click();
    await page.getByRole('heading', { level: 1, name: /Weather at Kiel/ }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  atNight('answer for the location of the device', async () => {
    await open({ geolocation: { latitude: 48.383, longitude: -4.495 }, permissions: ['geolocation'] });
    await page.goto('/');
    await page.getByRole('button', { name: 'Use my location' }).click();
    const found = page.getByRole('heading', { level: 1, name: /20 November/ });
    await found.waitFor();
    expect(page.url()).toBe(`${listener.url()}/`);
    // In the first third of the window, where it is seen.
    expect((await found.boundingBox())?.y).toBeLessThan(250);
    expect(
      await page.getByRole('img').evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    ).toBe(1200);
    expect(await violations(page)).toEqual([]);
  });

  atNight('change units beside the answer, which is shown again in them', async () => {
    await open({});
    await page.goto('/?q=tide+Brest&language=fr');
    await page.getByRole('button', { name: 'Unités …' }).click();
    await page.getByRole('button', { name: 'impériales' }).waitFor();
    expect(await heading()).toEqual(expect.stringContaining('Marée : Brest'));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'impériales' }).click();
    await page.getByText('16,4 ft').first().waitFor();
    expect(await heading()).toEqual(expect.stringContaining('Marée : Brest'));
  });

  const languages = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'ja-JP', 'nl-NL', 'pt-PT', 'pt-BR'];
  it.each(sampleOf(languages, 4))('lead to each other in one row on the narrowest phone in %s', async (locale) => {
    await open({ locale, viewport: { width: 320, height: 640 } });
    await page.goto('/');
    const header = await page.locator('header.site').boundingBox();
    expect([header?.height, await isTooWide(page)]).toEqual([68, false]);
    // A name is as high as a line, and as wide as its longest word or the line.
    const broken =
      "[...document.querySelectorAll('header nav a, .card h3 a')].filter((one) => one.getClientRects().length > 1 || one.scrollHeight > 50).map((one) => one.textContent)";
    expect(await page.evaluate(broken)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.goto('/embed/tide/geonames:3030300');
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(640);
    // The example of a language need not be in this gazetteer.
    expect(faults.splice(0).filter((fault) => !fault.includes('404'))).toEqual([]);
  });

  it.each([
    [320, 'fr-FR', 'monte', 'light'],
    [1440, 'de-DE', 'steigt', 'dark'],
  ] as const)('begin with the places that are kept, at %i px in %s', async (width, locale, rising, colorScheme) => {
    await open({ locale, colorScheme, viewport: { width, height: 640 } });
    await page.goto('/');
    const cards = page.locator('.card');
    // Who comes first sees an example; its place is not in this gazetteer.
    await page.goto('/?q=tide+Brest');
    await page.locator('[data-keep]').click();
    expect(await page.locator('[data-keep]').getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.goto('/?q=tide+Kiel');
    await page.goto('/');
    // A card has its room before it has its place.
    await cards.nth(1).locator('a').waitFor();
    expect(await cards.locator('a').allTextContents()).toEqual(['Brest', 'Kiel']);
    expect(await cards.first().locator('.level').textContent()).toContain(rising);
    expect(await cards.first().locator('.curve').getAttribute('d')).toMatch(/^M0\.0,/);
    expect([await violations(page), await isTooWide(page)]).toEqual([[], false]);
    // Without a tap, on the first screen.
    expect((await cards.first().boundingBox())?.y).toBeLessThan(320);
    await cards.nth(1).locator('a').click();
    await page.waitForURL(/command=today&place=geonames%3A2891122/);
  });

  it('show the card of a kept place that a busy service refused at first', async () => {
    await open({ serviceWorkers: 'block' });
    await page.goto('/?q=tide+Kiel');
    let refused = 0;
    const refusal = { status: 429, headers: { 'Retry-After': '1' } };
    await page.route('**/now/*', (route) => (refused++ < 2 ? route.fulfill(refusal) : route.continue()));
    await page.goto('/');
    await page.locator('.card a', { hasText: 'Kiel' }).waitFor();
    expect(refused).toBeGreaterThan(2);
    expect(faults.splice(0).filter((fault) => !/429|Service Worker/.test(fault))).toEqual([]);
  });

  it('have tables that no phone cuts', async () => {
    await open({ viewport: { width: 320, height: 800 }, serviceWorkers: 'block' });
    const questions = ['when+Brest+tide+%3E+3+m&language=pt', 'tide+Brest+7d', 'sun+Brest+7d'];
    for (const question of questions) {
      await page.goto(`/?q=${question}`);
      const cut = "[...document.querySelectorAll('.table')].filter((one) => one.scrollWidth > one.clientWidth).length";
      expect([question, (await page.locator('.table').count()) > 0, await page.evaluate(cut)]).toEqual([
        question,
        true,
        0,
      ]);
    }
    expect(faults.splice(0).filter((fault) => !fault.includes('Service Worker'))).toEqual([]);
  });

  it('show home first, in the units of the reader, and nobody else’s', async () => {
    await open({});
    await page.goto('/');
    for (const said of ['place home Kiel', 'settings height ft', 'settings wind ms', 'settings clock 12']) {
      await page.getByRole('combobox').fill(said);
      await page.keyboard.press('Enter');
      await page.locator('#answer h1').waitFor();
      await page.goto('/');
    }
    const card = page.locator('.card').first();
    await card.waitFor();
    expect(await card.locator('a').textContent()).toBe('⌂ Kiel');
    // 3.53 m, and 12.4 knots.
    expect(await card.locator('.level').textContent()).toMatch(/^11\.6\u00A0ft ↗/);
    expect(await card.locator('.turns').textContent()).toMatch(/^HW\s\d{1,2}:\d\d [ap]m\s13\.1\sft\s· /);
    expect(await card.locator('.air').textContent()).toContain('wind\u00A06\u00A0m/s');
    await open({});
    await page.goto('/');
    await page.locator('.start:not(.known)').waitFor();
  });

  atNight('move along the curve of a tall picture, by keyboard and by touch', async () => {
    await open({ viewport: { width: 360, height: 800 }, hasTouch: true });
    await page.goto('/?q=tide+Brest+tomorrow');
    const [slider, shown] = [page.locator('figure[role=slider]'), page.locator('output.cursor')];
    expect(await page.evaluate("document.querySelector('figure img').currentSrc")).toContain('size=tall');
    await slider.focus();
    await shown.waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    expect(await shown.textContent()).toMatch(/^00:10 · \d\.\d m$/);
    expect(await slider.getAttribute('aria-valuetext')).toBe(await shown.textContent());
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    // The panel is 84 to 612 of 640: its middle is noon.
    await page.touchscreen.tap(x + (width * 348) / 640, y + height / 2);
    expect(await shown.textContent()).toMatch(/^12:00 · /);
    // The tap shows the picture as large as the window as well, its cursor where it was.
    expect(await page.locator('figure.full').boundingBox()).toMatchObject({ x: 0, width: 360 });
    expect([await violations(page), await isTooWide(page)]).toEqual([[], false]);
    await page.keyboard.press('Escape');
    expect(await page.locator('figure.full').count()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.locator('figure.full').count()).toBe(1);
  });

  it.each([
    [360, 'tide+Brest+tomorrow'],
    [320, 'today+Brest'],
    [1280, 'tide+Brest+7d'],
  ])('cover no number with the reading of a curve, at %i px for %s', async (width, question) => {
    await open({ viewport: { width, height: 900 } });
    await page.goto(`/?q=${question}`);
    const slider = page.locator('figure[role=slider]');
    await slider.focus();
    await page.locator('output.cursor').waitFor();
    await page.keyboard.press('Home');
    const covered: unknown[] = [];
    // The browser itself says where the letters of the picture are: from a fifth of a line to four.
    await page.evaluate(`(async () => {
      const image = document.querySelector('figure img');
      const drawn = document.body.appendChild(document.createElement('div'));
      drawn.innerHTML = await (await fetch(image.currentSrc)).text();
      const scale = image.clientWidth / drawn.querySelector('svg').viewBox.baseVal.width;
      globalThis.boxes = [...drawn.querySelectorAll('text')].map((text) => {
        const { x, y, width, height } = text.getBBox();
        const [left, right, top, bottom] = [x, x + width, y + height / 5, y + 0.8 * height].map((one) => one * scale);
        return { text: text.textContent, left, right, top, bottom };
      });
      drawn.remove();
    })()`);
    for (let step = 0; step < 60; step++) {
      const over = await page.evaluate(`(() => {
        const image = document.querySelector('figure img').getBoundingClientRect();
        return [...document.querySelectorAll('.cursor')].flatMap((cursor) => {
          const seen = cursor.getBoundingClientRect();
          const [left, right] = [seen.left - image.left, seen.right - image.left];
          const [top, bottom] = [seen.top - image.top, seen.bottom - image.top];
          const isOver = (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          // The mark is on the curve, beside whose ends a number may be.
          return cursor.matches('b') ? [] : boxes.filter(isOver).map(({ text }) => text);
        }).join();
      })()`);
      if (over !== '') covered.push([await page.locator('output.cursor').textContent(), over]);
      await page.keyboard.press('PageUp');
    }
    expect(covered).toEqual([]);
  });

  it('say that a picture was refused, and ask for it again', async () => {
    await open({ serviceWorkers: 'block' });
    let isBusy = true;
    await page.route('**/picture.svg*', (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue()));
    await page.goto('/?q=tide+Brest&language=fr');
    const message = page.locator('.missing');
    await message.getByText('L’image n’a pas été chargée.').waitFor();
    expect([await page.locator('figure').isVisible(), await violations(page)]).toEqual([false, []]);
    expect(await page.locator('label.level').isVisible()).toBe(false);
    // Refused again, it says so again.
    await message.getByRole('button').click();
    await message.waitFor();
    isBusy = false;
    await message.getByRole('button', { name: 'Réessayer' }).click();
    const image = page.locator('figure img');
    await expect
      .poll(() => image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(1200);
    expect([await message.count(), await page.locator('label.level').isVisible()]).toEqual([0, true]);
    // Chromium says that a picture which fails has styles of its own.
    expect(faults.splice(0).filter((fault) => !/503|inline style|Service Worker/.test(fault))).toEqual([]);
  });

  atNight('say when a curve is above the height of a line that one moves', async () => {
    await open({});
    await page.goto('/?q=tide+Brest+tomorrow');
    const slider = page.locator('label.level input');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const shown = page.locator('label.level output');
    await page.locator('.level-line').waitFor();
    // The tide of this gazetteer's Brest is 3 m in the middle, twice a day above it.
    expect(await shown.textContent()).toMatch(/^3\.\d m: \d\d:\d\d–\d\d:\d\d, \d\d:\d\d–\d\d:\d\d/);
    expect(await slider.getAttribute('aria-valuetext')).toBe(await shown.textContent());
    await page.keyboard.press('End');
    await page.waitForFunction("document.querySelector('label.level output').textContent.endsWith('–')");
    expect(await violations(page)).toEqual([]);
  });

  it('show the last answers without a connection', async () => {
    await open({});
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready');
    await page.goto('/?q=tide+Brest');
    await page.goto('/');
    // The answer behind the card of Brest is kept.
    await page.waitForFunction("caches.match(document.querySelector('.card a')?.href, { ignoreVary: true })");
    await context.setOffline(true);
    await page.goto('/?q=tide+Brest');
    expect(await heading()).toBe('Tide at Brest, Brittany, France');
    await page.goto('/?q=tide+Kiel');
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
  });

  atNight('stay where they are while the cards of kept places come', async () => {
    await open({ viewport: { width: 390, height: 800 }, locale: 'fr-FR' });
    await page.goto('/?q=tide+Kiel');
    await page.addInitScript(() => {
      const { PerformanceObserver } = globalThis as unknown as { PerformanceObserver: new (seen: Seen) => Observer };
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto('/');
    await page.locator('.card a').waitFor();
    expect(await page.locator('.card a').allTextContents()).toEqual(['Kiel']);
    // What Web Vitals calls good.
    expect(await page.evaluate('shifts.reduce((sum, one) => sum + one, 0)')).toBeLessThan(0.1);
  });

  it('work without a script', async () => {
    await open({ javaScriptEnabled: false, locale: 'fr-FR' });
    await page.goto('/');
    const card = page.locator('.card');
    expect(await card.innerText()).toMatch(/^Brest\n+3,5\u00A0m ↗ monte\n+PM\s\d\d:\d\d\s4,0\sm\s· BM\s.*\s· ☀/s);
    expect((await card.locator('svg').boundingBox())?.height).toBe(64);
    await card.locator('a').click();
    expect(await heading()).toContain('Brest');
    await open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('searchbox').fill('tide Brest');
    await page.getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('link', { name: 'Sat 21 ›' }).click();
    expect(await page.textContent('caption')).toContain('Saturday 21 November');
    expect(await page.getByRole('button').count()).toBe(1);
  });
});
