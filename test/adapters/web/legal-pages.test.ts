import { describe, expect, it } from 'vitest';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { noPictures } from '../../support/no-pictures.ts';
import { silentChat as chat } from '../../support/silent-chat.ts';

const options = { chat, sessions: createSessions('a secret of the test'), renderPng: noPictures, clock: () => 0 };
const network = { clientNetwork: '203.0.113.7', origin: 'https://tides.example' };

async function page(path: string, language: string, supportUrl?: string): Promise<string> {
  const app = createWeb({ ...options, supportUrl });
  const response = await app.request(path, { headers: { 'Accept-Language': language } }, network);
  expect(response.status).toBe(200);
  return response.text();
}

describe('the pages that platforms ask for', () => {
  it('have the terms in the language of the browser, with the address of help', async () => {
    const text = await page('/terms', 'fr', 'https://help.example/a&b');
    expect(text).toContain('<h1>Conditions d’utilisation</h1>');
    expect(text).toContain('<a href="https://help.example/a&amp;b">Aide et contact</a>');
    expect(text).not.toContain('noindex');
    expect(await page('/terms', 'en')).not.toContain('Help and contact');
  });

  it('have what is kept about people, and link to each other', async () => {
    const text = await page('/privacy', 'de');
    expect(text).toContain('<h1>Was über dich gespeichert ist, und warum</h1>');
    expect(text).toContain('privacy forget');
    expect(text).toContain('<a href="/terms">Bedingungen</a>');
  });

  it('have how right the predictions are', async () => {
    const text = await page('/accuracy', 'de');
    expect(text).toContain('<h1>Genauigkeit</h1>');
    expect(text).toContain('Auckland (LINZ)');
  });
});
