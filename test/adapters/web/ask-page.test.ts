import { beforeEach, describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { chatFixture, type ChatFixture } from '../../support/chat-fixture.ts';
import { noPictures } from '../../support/no-pictures.ts';

let fixture: ChatFixture;
let app: ReturnType<typeof createWeb>;
let nowMs: number;

beforeEach(() => {
  nowMs = 0;
  fixture = chatFixture();
  app = createWeb({
    chat: fixture.chat,
    sessions: createSessions('a secret of the test'),
    renderPng: noPictures,
    clock: () => nowMs,
  });
});

const network = { clientNetwork: '203.0.113.7', origin: 'https://tides.example' };

async function get(path: string, headers: Record<string, string> = {}, from = network) {
  const response = await app.request(path, { headers }, from);
  return { response, text: await response.text() };
}

/** Asks as the page's script does; the cookie that the browser keeps goes along. */
async function post(body: object, cookie = '') {
  const headers = { 'Content-Type': 'application/json', Accept: 'text/html', Cookie: cookie };
  const response = await app.request('/chat', { method: 'POST', headers, body: JSON.stringify(body) }, network);
  const [kept = ''] = (response.headers.get('Set-Cookie') ?? '').split(';');
  return { response, text: await response.text(), cookie: kept };
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the address of an answer', () => {
  it('is a page with its title, description and picture for link previews', async () => {
    const { response, text } = await get('/?q=tide+Brest+tomorrow');
    expect(response.status).toBe(200);
    expect(textOf(text)).toContain('Tide at Brest, Brittany, France');
    const address = 'https://tides.example/?command=tide&amp;day=2026-11-21&amp;place=geonames%3A3030300';
    expect(text).toContain(`<link rel="canonical" href="${address}"`);
    expect(text).toContain('<meta property="og:title" content="Tide at Brest, Brittany, France"');
    expect(text).toMatch(
      /<meta property="og:image" content="https:\/\/tides\.example\/picture\.png\?command=tide&amp;/,
    );
    expect(text).not.toContain('noindex');
  });

  it('is what a question leads to that was asked on the page', async () => {
    const { response } = await post({ text: 'tide Brest' });
    const address = response.headers.get('Content-Location') ?? '';
    expect(address).toBe('/?command=tide&place=geonames%3A3030300');
    expect(textOf((await get(address)).text)).toContain('Tide at Brest, Brittany, France');
  });

  it('has links to the days and topics around it, and no script to need', async () => {
    const { text } = await get('/?q=tide+Brest');
    expect(text).toContain('href="/?command=tide&amp;place=geonames%3A3030300&amp;day=2026-11-21"');
    expect(text).toContain('href="/?command=weather&amp;place=geonames%3A3030300"');
    expect(text).toContain('<span class="action" aria-current="page">Tide</span>');
  });

  it('is answered in the language of the question, with the page around it', async () => {
    const { text } = await get('/?q=mar%C3%A9e+Brest+demain', { 'Accept-Language': 'en' });
    expect(text).toContain('<html lang="fr">');
    expect(textOf(text)).toContain('Pleine mer');
  });

  it('keeps the language of the question, and of its own address, in all that it leads to', async () => {
    const { response } = await post({ text: 'marée Brest demain' });
    const address = response.headers.get('Content-Location') ?? '';
    expect(address).toBe('/?command=tide&day=2026-11-21&place=geonames%3A3030300&language=fr');
    for (const path of [address, '/?q=mar%C3%A9e+Brest+demain']) {
      const { text } = await get(path, { 'Accept-Language': 'en' });
      expect(text).toContain('<html lang="fr">');
      const links = Array.from(text.matchAll(/href="(\/(?:\?|place\/)[^"]*)"/g), ([, href = '']) => href);
      const others = links.filter((href) => href !== '/?q=mar%C3%A9e+Brest+demain' && !href.includes('language=fr'));
      expect([links.length > 5, others]).toEqual([true, []]);
    }
    const own = await get('/?command=tide&place=geonames%3A3030300&units=imperial', { 'Accept-Language': 'en' });
    expect(own.text).toContain('href="/?command=weather&amp;place=geonames%3A3030300&amp;units=imperial"');
    expect(own.text).not.toContain('&amp;language=en"');
  });

  it('leads calendar programs to its calendar', async () => {
    const { text } = await get('/?q=tide+Brest');
    expect(text).toContain('href="webcal://tides.example/calendar/geonames:3030300.ics?language=en"');
  });

  it('offers the pursuits where nothing is wished yet', async () => {
    const { text } = await get('/?command=when&place=geonames%3A3030300');
    expect(text).toMatch(/href="\/\?command=when&amp;place=geonames%3A3030300&amp;preset=swim"[^>]*>Swimming</);
  });

  it('has a column for each high water of the longest day', async () => {
    const { text } = await get('/?q=tide+Brest+14d');
    const rows = Array.from(text.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row = '']) => row.match(/<td>/g)?.length);
    expect(new Set(rows).size).toBeLessThan(3);
  });

  it('has the picture of its answer in both themes', async () => {
    const { text } = await get('/?q=tide+Brest');
    expect(text).toContain('src="/picture.svg?q=tide+Brest"');
    const { response, text: svg } = await get('/picture.svg?q=tide+Brest&theme=dark');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(svg).toContain('#0f1822');
    expect((await get('/picture.svg?q=tide+Brest')).text).toContain('#ffffff');
    expect((await get('/picture.svg?q=help')).response.status).toBe(404);
    // A narrow screen has one that fills it.
    const [, width, height] = /&amp;size=tall&amp;theme=dark"[^>]*width="(\d+)"\s+height="(\d+)"/.exec(text)!;
    const tall = (await get('/picture.svg?q=tide+Brest&size=tall&theme=dark')).text;
    expect(tall).toContain(`viewBox="0 0 ${width} ${height}"`);
  });
});

it.each([
  ['/about', 302, '/?command=about'],
  ['/favicon.ico', 301, '/icon-180.png'],
])('%s is known', async (path, status, to) => {
  const { response } = await get(path);
  expect([response.status, response.headers.get('Location')]).toEqual([status, to]);
});

describe('a question by GET', () => {
  it('changes nothing, not even with a session', async () => {
    const { cookie } = await post({ text: 'tide Brest' });
    await get('/?q=place+home+Kiel', { Cookie: cookie });
    await get('/?q=settings+units+imperial', { Cookie: cookie });
    const { text } = await post({ text: 'settings' }, cookie);
    expect(textOf(text)).not.toContain('Feet');
    expect((await post({ text: 'tide home' }, cookie)).text).not.toContain('Kiel');
  });

  it('answers a follow-up in the session of the browser', async () => {
    const { cookie } = await post({ text: 'tide Brest' });
    expect(textOf((await get('/?q=and+tomorrow%3F', { Cookie: cookie })).text)).toContain('Saturday 21 November');
  });

  it('uses the settings of the session, at once when they have changed', async () => {
    const { cookie } = await post({ text: 'tide Brest' });
    expect(textOf((await get('/?q=tide+Brest', { Cookie: cookie })).text)).toContain('5.0 m');
    await post({ text: 'settings height ft' }, cookie);
    expect(textOf((await get('/?q=tide+Brest', { Cookie: cookie })).text)).toContain('16.4 ft');
    expect(textOf((await get('/?q=tide+Brest')).text)).toContain('5.0 m');
  });

  it('is limited by network, but not where the answer is known', async () => {
    for (let i = 0; i < 30; i++) expect((await get('/?q=tide+Brest')).response.status).toBe(200);
    const statuses: number[] = [];
    for (let day = 1; day <= 20; day++) statuses.push((await get(`/?q=tide+Brest+%2B${day}`)).response.status);
    expect(statuses.filter((status) => status === 429).length).toBe(11);
    expect((await get('/?q=tide+Kiel', {}, { ...network, clientNetwork: '198.51.100.1' })).response.status).toBe(200);
    nowMs += 1000;
    expect((await get('/?q=tide+Kiel')).response.status).toBe(200);
  });
});

describe('a place of the user’s own', () => {
  it.each([['tide'], ['tide home'], ['tide cabin'], ['and tomorrow?']])('is in no address of “%s”', async (text) => {
    const { cookie } = await post({ text: 'place home 48.3830,-4.4950' });
    await post({ text: 'place save cabin 48.3900,-4.4900' }, cookie);
    await post({ text: 'tide home' }, cookie);
    const asked = await post({ text }, cookie);
    expect(asked.response.headers.has('Content-Location')).toBe(false);
    expect(asked.text).not.toMatch(/(?:href|src|srcset)="[^"]*(?:48\.|place=)/);
    const page = await get(`/?q=${encodeURIComponent(text)}`, { Cookie: cookie });
    expect(page.text).toContain('noindex');
    expect(page.text).not.toContain('og:');
    expect(page.text).not.toMatch(/(?:href|src|srcset)="[^"]*48\./);
  });

  it('is where the device is, for its days and topics as well', async () => {
    const { response, text, cookie } = await post({ point: { lat: 48.383, lng: -4.495 } });
    expect(response.headers.has('Content-Location')).toBe(false);
    expect(text).toContain('data:image/svg+xml;base64,');
    expect(text).not.toMatch(/href="[^"]*48\.38/);
    const pressed = await post({ command: 'tide', options: { place: '48.3830,-4.4950' } }, cookie);
    expect(pressed.response.headers.has('Content-Location')).toBe(false);
    expect(pressed.text).not.toMatch(/href="[^"]*48\.38/);
  });
});

describe('hostile questions', () => {
  const script = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';

  it('are text on the page, wherever they stand', async () => {
    for (const query of [
      { q: script },
      { command: script },
      { command: 'tide', place: script },
      { q: 'tide Brest', language: script },
    ]) {
      const { text } = await get(`/?${new URLSearchParams(query).toString()}`);
      expect(text).not.toContain('<script>alert');
      expect(text).not.toContain('<img src=x');
    }
    const saved = await post({ text: `place save ${script.slice(0, 20)} Brest` });
    expect(saved.text).not.toContain('<script>');
  });

  it('lead nowhere else', async () => {
    for (const query of ['q=//evil.example', 'q=https://evil.example', 'command=//evil.example&place=Brest']) {
      const { response, text } = await get(`/?${query}`);
      expect(response.status).toBe(200);
      expect(text).not.toMatch(/(?:href|src|action|content)="(?:https?:)?\/\/evil/);
    }
    expect((await get('/?q=tide+Brest', { 'X-Forwarded-Host': 'evil.example' })).text).not.toContain('evil.example');
  });

  it('of a megabyte are refused', async () => {
    expect((await post({ text: 'x'.repeat(1_000_000) })).response.status).toBe(413);
    expect((await get(`/?q=${'x'.repeat(6000)}`)).response.status).toBe(200);
  });
});
