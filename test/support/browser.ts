import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Where Debian and Ubuntu install Chromium; CI does so (`.ci/run`). */
const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = paths.find((path) => existsSync(path));

export const hasBrowser = executablePath !== undefined;
/** For the names of tests, so that a run without a browser says so. */
export const inBrowser = hasBrowser ? 'in a browser' : 'in a browser (LEFT OUT: no Chromium at /usr/bin)';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
}

/** What a page must not do: write to the console, fail, or ask another server than its own. */
export function watchPage(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) faults.push(`asks ${request.url()}`);
  });
  return faults;
}

/** Half as long as `axe.source`: it is sent to each page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Violations of WCAG 2.2 AA and of good practice, with the elements that have them. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script of the page, which its policy refuses.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    // What passes is not described: half of the time.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

type AxeViolation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };

/** Whether something is wider than the window, so that a phone would scroll sideways. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');
}
