import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examples, paths } from '../../src/contract/index.ts';
import { attributeNames, sourceNames } from '../../src/domain/weather/index.ts';
import { startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const page = await world.raw('/docs');
const html = await page.text();

describe('the documentation', () => {
  it('has each path, attribute, source and datum', () => {
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = html.replaceAll('<wbr>', '');
    for (const path of Object.keys(paths)) expect(text).toContain(`<code>${path}</code>`);
    for (const name of [...attributeNames, ...sourceNames, 'LAT', 'HAT'])
      expect(text).toContain(`<code>${name}</code>`);
  });

  it('loads nothing and runs nothing but its own script', () => {
    expect(html).not.toMatch(/\b(src|href)="?(https?:|\/\/)|@import|url\(|\bon\w+="|\bstyle="/);
    const policy = page.headers.get('Content-Security-Policy')!;
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    for (const [element, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ]) {
      const [, text] = new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(html)!;
      expect(html.split(`<${element}`).length).toBe(2);
      expect(policy).toContain(`${directive} 'sha256-${hash('sha256', text!, 'base64')}'`);
    }
  });

  it.each(Object.entries(examples.targets))('has an example of %s that is answered', async (path, target) => {
    expect(Object.keys(paths)).toContain(path);
    expect((await world.ask(target)).status).toBe(200);
    expect(html.replaceAll('&#38;', '&')).toContain(`data-target="${target}"`);
  });

  it.each([
    ['de-AT,de;q=0.9', 'de', 'Der API-Schlüssel steht'],
    ['fr', 'fr', 'La clé d’API se met'],
    ['ja', undefined, 'Send your API key'],
  ])('begins in the language of who asks, %s, and says where it goes on in English', async (accepted, lang, text) => {
    const answer = await world.raw('/docs', { headers: { 'Accept-Language': accepted } });
    const start = /<main>([^]*?)<\/section>/.exec(await answer.text())![1]!;
    expect(start).toContain(text);
    expect(/^\s*<div lang="(\w+)">/.exec(start)?.[1]).toBe(lang);
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
    // All of it is there, whatever the language.
    const shape = (page: string) => [...page.matchAll(/<(?:code|a|input|form|noscript)\b[^>]*>/g)].map(String);
    expect(shape(start)).toEqual(shape(/<main>([^]*?)<\/section>/.exec(html)![1]!));
  });

  it('shows the address that the outside uses, and none that a page could be broken with', async () => {
    const ask = world.with({ publicUrl: 'https://tides.example' });
    expect((await ask('/docs', { key: undefined })).text).toContain('https://tides.example/v2/tide/stations');
    expect(html).toMatch(/http:\/\/[\w.:]+\/v2\/tide\/stations/);
    expect(html).not.toContain('bellbuoy.invalid');
  });
});
