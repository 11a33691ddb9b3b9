import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths, type DocumentedPath } from '../../src/contract/index.ts';
import { readTable } from '../../src/lib/data-file.ts';
import { attributeNames, sourceNames } from '../../src/domain/weather/index.ts';
import { endpoints } from '../../src/service/docs/endpoints.ts';
import { sayBy } from '../../src/service/docs/html.ts';
import { tables } from '../../src/service/docs/tables.ts';
import { startWorld } from '../support/service-fixture.ts';

const world = await startWorld();
const page = await world.raw('/docs');
const html = await page.text();
const sentences = readTable(new URL('../../src/service/docs/sentences.tsv', import.meta.url), 'en', 'de', 'fr');

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

  it.each(Object.entries(paths))('has an example of %s that is answered', async (_, { target }) => {
    expect((await world.ask(target)).status).toBe(200);
    expect(html.replaceAll('&#38;', '&')).toContain(`data-target="${target}"`);
  });

  it.each([
    ['de-AT,de;q=0.9', 'de', 'Der API-Schlüssel steht'],
    ['fr', 'fr', 'La clé d’API se met'],
    ['ja', 'en', 'Send your API key'],
  ])('is whole in the language of who asks, %s', async (accepted, lang, text) => {
    const answer = await world.raw('/docs', { headers: { 'Accept-Language': accepted } });
    const page = await answer.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(text);
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
    // All of it is there, whatever the language: the same elements, links, and codes where none is in another order.
    const shape = (one: string) =>
      [...one.matchAll(/<(?!html|\/?code)[^>]*>/g)].map(([tag]) =>
        tag.replaceAll(/ (?:aria-label|data-(?!target)[\w-]+)="[^"]*"/g, ''),
      );
    expect(shape(page)).toEqual(shape(html));
    const codes = (one: string) => [...one.matchAll(/<code>[^<]*<\/code>/g)].map(String).toSorted();
    expect(codes(page)).toEqual(codes(html));
  });

  it('has a row for each sentence of the interface, and no other', () => {
    const asked = new Set<string>();
    const say = sayBy(new Proxy({}, { get: (_, sentence: string) => void asked.add(sentence) }));
    for (const { tag } of Object.values<DocumentedPath>(paths)) endpoints(tag, say);
    for (const table of Object.values(tables)) table(say);
    // Units and licences are the same in every language.
    const words = [...asked].filter((one) => !/^(?:CC BY.*|[^a-z]*|km|hPa|m|s|m\/s|kg\/m²)$/.test(one));
    expect(sentences.map(({ en }) => en).toSorted()).toEqual(words.toSorted());
    const codes = (text: string) => text.match(/\{\d\}/g)?.toSorted();
    for (const { en, de, fr } of sentences) expect([codes(de), codes(fr)], en).toEqual([codes(en), codes(en)]);
  });

  it('shows the address that the outside uses, and none that a page could be broken with', async () => {
    const ask = world.with({ publicUrl: 'https://tides.example' });
    expect((await ask('/docs', { key: undefined })).text).toContain('https://tides.example/v2/tide/stations');
    expect(html).toMatch(/http:\/\/[\w.:]+\/v2\/tide\/stations/);
    expect(html).not.toContain('bellbuoy.invalid');
  });
});
