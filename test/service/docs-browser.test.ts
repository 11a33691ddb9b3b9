import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, openBrowser, violations } from '../support/browser.ts';
import { startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
let browser: Browser;
beforeAll(async () => {
  if (hasBrowser) browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.skipIf(!hasBrowser)(`the documentation ${inBrowser}`, () => {
  it('builds a request from fields, runs it and draws its answer', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const asked: string[] = [];
    await page.route('http://service.test/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(pathname + search);
      const response = await world.raw(pathname + search);
      const body = Buffer.from(await response.arrayBuffer());
      await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
    });
    await page.goto('http://service.test/docs');
    const endpoint = page.locator('article#now');
    await endpoint.getByText('Build a request').click();
    await endpoint.getByLabel('above').fill('');
    await endpoint.getByLabel('units').selectOption('imperial');
    await endpoint.getByLabel('series').selectOption('60');
    const target = '/v2/now/point?lat=48.383&lng=-4.495&units=imperial&series=60';
    expect(await endpoint.locator('.tabs code').allTextContents()).toEqual(
      Array.from({ length: 3 }, () => expect.stringContaining(`${target}'`)),
    );
    await endpoint.getByRole('button', { name: /^Run/ }).click();
    // The level in feet.
    await endpoint.getByText(/^level: -?\d+\.\d+ to 2\d\.\d+$/).waitFor();
    expect(asked.at(-1)).toBe(target);
    expect((await endpoint.locator('path').getAttribute('d'))?.split('L')).toHaveLength(6 + 48 + 1);
    expect(await violations(page)).toEqual([]);
    // The other endpoints want a key.
    const extremes = page.locator('article#tideExtremes');
    await extremes.getByRole('button', { name: /^Run/ }).click();
    expect(await extremes.locator('output').textContent()).toBe('Enter your API key first.');
  });
});
