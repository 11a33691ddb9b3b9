import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorPage, createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import type { Listener } from '../../../src/http/listener.ts';
import { openDictionary } from '../../../src/words.ts';
import { makeListener } from '../../support/listener.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { noPictures } from '../../support/no-pictures.ts';

let listener: Listener;

beforeAll(async () => {
  listener = makeListener({
    web: createWeb({
      chat: silentChat,
      sessions: createSessions('a secret of the test'),
      renderPng: noPictures,
      clock: () => 0,
    }),
    errorPage: createErrorPage(openDictionary()),
  });
  await listener.start();
});
afterAll(() => listener.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${listener.url()}${path}`, { headers: { Accept: 'text/html,*/*;q=0.8', ...headers } });
  return { response, text: await response.text() };
}

describe('a page', () => {
  it.each([
    ['fr-CA,en;q=0.4', 'fr'],
    ['ko,de;q=0.5,en;q=0.4', 'de'],
    ['fr;q=0,en', 'en'],
    ['ko', 'en'],
    ['', 'en'],
  ])('to a browser that prefers “%s” is in the language %s', async (accepted, language) => {
    const { text } = await get('/', { 'Accept-Language': accepted });
    expect(text).toContain(`<html lang="${language}">`);
  });

  it('runs and loads nothing but files of its own, in no frame', async () => {
    const { response, text } = await get('/');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(response.headers.has('Strict-Transport-Security')).toBe(false);
    expect(text.match(/ style=|<style|<script(?![^>]* src="\/assets\/)| on[a-z]+=/g)).toBeNull();
  });

  it('asks for TLS from then on where it has come over it', async () => {
    const behindTls = makeListener({
      web: createWeb({
        chat: silentChat,
        sessions: createSessions('a secret of the test'),
        renderPng: noPictures,
        clock: () => 0,
      }),
      publicUrl: 'https://tides.example',
    });
    await behindTls.start();
    const response = await fetch(behindTls.url());
    await behindTls.stop();
    expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=15552000');
    expect(await response.text()).toContain('<link rel="canonical" href="https://tides.example/"');
  });

  it('loads a style whose address changes with it, kept for good', async () => {
    const { text } = await get('/');
    const [, url = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    expect(url).toMatch(/^\/assets\/style\.[0-9a-f]{12}\.css$/);
    const { response } = await get(url);
    expect(response.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('an error', () => {
  it('is a page for a browser, in its language', async () => {
    const { response, text } = await get('/nowhere', { 'Accept-Language': 'de' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(text).toContain('<h1>Diese Seite gibt es nicht</h1>');
  });

  it('is JSON for a program, and in a browser where programs ask', async () => {
    const program = await get('/nowhere', { Accept: 'application/json' });
    expect(JSON.parse(program.text)).toEqual({ errors: { path: ['There is nothing here.'] } });
    const interfaceInBrowser = await get('/v2/nowhere');
    expect(interfaceInBrowser.response.headers.get('Content-Type')).toContain('application/json');
  });

  it('of a foreign name says so in the page', async () => {
    const port = new URL(listener.url()).port;
    const { request } = await import('node:http');
    const text = await new Promise<string>((resolve) => {
      const headers = { Host: 'tides.example', Accept: 'text/html' };
      request({ port, host: '127.0.0.1', path: '/', headers }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += String(chunk)));
        response.on('end', () => resolve(body));
      }).end();
    });
    expect(text).toContain('PUBLIC_URL');
  });
});
