import { describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { noPictures } from '../../support/no-pictures.ts';

const { chat } = chatFixture();
const sessions = createSessions('a secret of the test');
const web = createWeb({ chat, sessions, renderPng: noPictures, clock: () => 0 });
const network = { clientNetwork: '203.0.113.7', origin: 'https://tides.example' };

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await web.request(path, { headers }, network);
  return { response, text: await response.text() };
}

describe('the tide of a place in a frame', () => {
  it('may be framed by any page and kept by caches for five minutes, unlike the other pages', async () => {
    const { response, text } = await get('/embed/tide/geonames:3030300');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=300');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(text).toContain('Tide at Brest, Brittany, France');
    expect(text).toMatch(/<main class="answer" data-live>/);
    expect(text.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/assets\/refresh\.[0-9a-f]+\.js"/),
      expect.stringMatching(/src="\/assets\/curve\.[0-9a-f]+\.js"/),
    ]);
    const page = await get('/?q=tide+Brest');
    expect(page.response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('has the language and units of its address, also in its picture', async () => {
    const { text } = await get('/embed/tide/geonames:3030300?language=fr&units=imperial');
    expect(text).toContain('Pleine mer');
    expect(text).toMatch(/16[.,]4/);
    expect(text).toContain('&amp;language=fr&amp;units=imperial"');
  });

  it('is the same with a session, which may be that of somebody else’s visitor', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'text/html' };
    const body = JSON.stringify({ text: 'settings height ft' });
    const kept = await web.request('/chat', { method: 'POST', headers, body }, network);
    const Cookie = (kept.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    expect((await get('/embed/tide/geonames:3030300', { Cookie })).text).toContain('5.0 m');
  });

  it('says so where there is no such place, and is kept by no cache', async () => {
    const { response, text } = await get('/embed/tide/geonames:1');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(text).toContain('I know no place called');
  });
});
