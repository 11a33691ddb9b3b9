import { hash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, inBrowser, isTooWide, openBrowser, violations, watchPage } from '../../support/browser.ts';
import { useDashboard } from '../../support/dashboard-fixture.ts';

const open = useDashboard();
let browser: Browser;
beforeAll(async () => {
  if (hasBrowser) browser = await openBrowser();
});
afterAll(() => browser?.close());
const passphrase = 'correct horse battery';

/** Fails where the page breaks WCAG 2.2 AA or is too wide, on a phone and a wide screen, in light and dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
    }
  }
}

describe.skipIf(!hasBrowser)(`the dashboard ${inBrowser}`, () => {
  it('proves work with a sign-in where the page asks for that', async () => {
    const page = await browser.newPage();
    await page.route('**/dashboard', async (route) => {
      const response = await route.fetch();
      const field = '<input type="hidden" name="proof" data-bits="8" />';
      const body = (await response.text()).replace(/name="csrf"[^>]*>/, (csrf) => csrf + field);
      await route.fulfill({ response, body });
    });
    await page.goto(`${open().url()}/dashboard`);
    await page.fill('#sign-in-email', 'Away@example.org');
    await page.fill('#sign-in-passphrase', passphrase);
    const sent = page.waitForRequest('**/dashboard/sign-in');
    await page.keyboard.press('Enter');
    const fields = new URLSearchParams((await sent).postData() ?? '');
    expect(hash('sha256', `${fields.get('csrf')} away@example.org ${fields.get('proof')}`)).toMatch(/^00/);
    await page.close();
  });

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'makes an account, shows a key and its use, replaces it and deletes all, %s',
    async (_, javaScriptEnabled) => {
      const origin = open().url();
      const page = await browser.newPage({ javaScriptEnabled });
      const faults = watchPage(page, origin);
      const email = `browser-${javaScriptEnabled}@example.org`;
      await page.goto(`${origin}/dashboard`);
      if (javaScriptEnabled) await expectAccessible(page);
      await page.fill('#register-email', email);
      await page.fill('#register-passphrase', passphrase);
      // By keyboard alone.
      await page.keyboard.press('Enter');
      await page.waitForURL('**/dashboard?registered');
      await page.fill('#sign-in-email', email);
      await page.fill('#sign-in-passphrase', passphrase);
      await page.keyboard.press('Enter');
      await page.fill('#name', 'Harbour <script>alert(1)</script>');
      await page.keyboard.press('Enter');
      const key = (await page.textContent('#new-key')) ?? '';
      expect(await page.locator('[data-copies]').isVisible()).toBe(javaScriptEnabled);
      if (javaScriptEnabled) await expectAccessible(page);

      for (const path of ['/v2/tide/extremes/point?lat=48.383&lng=-4.495', '/v2/astronomy/point?lat=48&lng=-4']) {
        expect((await fetch(origin + path, { headers: { Authorization: key } })).status).toBe(200);
      }
      await open().ledger.flush();
      await page.goto(`${origin}/dashboard`);
      expect(await page.textContent('.quota span')).toContain('2 of 100 units today');
      expect(await page.locator('.usage rect').count()).toBe(2);
      if (javaScriptEnabled) await expectAccessible(page);

      await page.getByText('Replace', { exact: true }).first().click();
      await page.locator('form[action$="/rotate"] button').click();
      expect(await page.textContent('#new-key')).not.toBe(key);
      await page.locator('summary', { hasText: 'Delete the account' }).click();
      await page.fill('form[action$="/delete"] input[type=password]', passphrase);
      await page.keyboard.press('Enter');
      await page.getByText('The account is deleted').waitFor();
      expect(faults).toEqual([]);
    },
    60_000,
  );

  it('shows the operator the state of the service', async () => {
    const origin = open().url();
    const page = await browser.newPage();
    await page.goto(`${origin}/dashboard/operator/${await open().customers.inviteOperator()}`);
    await page.locator('main button').click();
    await page.getByText('chat not found').waitFor();
    await expectAccessible(page);
  });
});
