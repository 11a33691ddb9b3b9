import { describe, expect, it } from 'vitest';
import { areaHolds } from '../../../src/domain/area.ts';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { observedNetworks } from '../../../src/sources/observed/index.ts';
import { warningCoverage } from '../../../src/sources/warnings/index.ts';
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

describe('the page of what is covered', () => {
  const settings = { url: undefined, contact: 'https://bellbuoy.test', sourcesOff: ['dwd-warnings', 'ndbc'] };
  const coverage = { ...warningCoverage(settings), networks: observedNetworks(settings) };
  const app = createWeb({ ...options, coverage });
  const get = async (path: string, language = 'en') =>
    (await app.request(path, { headers: { 'Accept-Language': language } }, network)).text();

  it('has the countries of each office that is on, and the networks of gauges, in any language', async () => {
    const text = await get('/coverage', 'fr');
    expect(text).toContain('MET Norway</a>: Norvège</li>');
    // Without its own office, a country is one of MeteoAlarm's.
    expect(text).toMatch(/MeteoAlarm<\/a>: Allemagne, .*Suède, .*Ukraine/);
    expect(text).not.toContain('Deutscher Wetterdienst');
    expect(text).toContain('<li>DMI: niveaux d’eau et température de l’eau</li>');
    expect(text).not.toContain('National Data Buoy Center');
  });

  it('has a map of them: of warned countries, others, what a country has overseas, and the sea', async () => {
    const shapes = [...(await get('/coverage.svg')).matchAll(/<path fill="([^"]+)" fill-rule="evenodd" d="([^"]+)"/g)];
    const holds = (d: string, lat: number, lng: number): boolean => {
      const rings = d.split('M').filter(Boolean);
      const inside = rings.filter((ring) => {
        const numbers = ring.slice(0, -1).split(' ').map(Number);
        const corners = Array.from(
          { length: numbers.length / 2 },
          (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
        );
        return areaHolds(corners, { lat: lng + 180, lng: 90 - lat });
      });
      return inside.length % 2 === 1;
    };
    const colorAt = (lat: number, lng: number) => shapes.find(([, , d = '']) => holds(d, lat, lng))?.[1];
    const warned = colorAt(47, 2);
    const [brazil, guiana, chukotka, atlantic, czechia, norway] = [
      colorAt(-10, -50),
      colorAt(4, -53),
      colorAt(66, -175) ?? colorAt(66, 185),
      colorAt(45, -30),
      colorAt(50, 15),
      colorAt(62, 10),
    ];
    expect([brazil, guiana, chukotka, atlantic, czechia, norway]).toEqual([
      brazil,
      brazil,
      brazil,
      undefined,
      warned,
      warned,
    ]);
    expect(warned).not.toBe(brazil);
  });

  it('is not there where it is not known', async () => {
    expect((await createWeb(options).request('/coverage', {}, network)).status).toBe(404);
  });
});
