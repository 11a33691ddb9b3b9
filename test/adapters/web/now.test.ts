import { readFileSync } from 'node:fs';
import { parseYaml } from '@redocly/openapi-core';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, describe, it } from 'vitest';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createPicturePng } from '../../../src/adapters/picture-png.ts';
import { createSessions, createWeb } from '../../../src/adapters/web/index.ts';
import { byGravity, type Warning } from '../../../src/domain/warning.ts';
import { nowAnswer } from '../../../src/contract/index.ts';
import { chatFixture } from '../../support/chat-fixture.ts';

let passedMs = 0;
const asked: Record<string, string>[] = [];
/** What the service says of a tide of 4 m, an hour before high water. */
const answer = {
  time: '2026-11-20T09:00:00+00:00',
  heightUnit: 'm',
  speedUnit: 'kn',
  level: 5.21,
  trend: 'rising',
  nextHighTime: '2026-11-20T10:04:00+00:00',
  nextHighLevel: 5.6,
  nextLowTime: '2026-11-20T16:12:00+00:00',
  nextLowLevel: 1.4,
  windSpeed: 16.6,
  windDirection: 247,
  waveHeight: 1.2,
  airTemperature: 8.6,
  presentWeather: 'fair',
  sunAltitude: -3,
};
const series = Array.from({ length: 109 }, (_, i) => ({
  level: 3 + 2.6 * Math.cos(((i - 14) * Math.PI) / 12.4),
  time: new Date(Date.parse('2026-11-20T03:00Z') + i * 1_800_000).toISOString(),
}));
const pngs = createPicturePng({
  idleMs: 1000,
  failed(error) {
    throw error;
  },
});
let inForce: readonly Warning[] = [];
const issued = (['yellow', 'red'] as const).map((colour, i): Warning => ({
  id: String(i),
  replaces: [],
  source: 'meteoalarm',
  office: 'Météo-France',
  link: 'https://vigilance.meteofrance.fr',
  severity: 'severe',
  certainty: 'likely',
  colour,
  sent: 0,
  onset: 0,
  expires: Date.UTC(2026, 10, 20, 22),
  texts: [{ language: 'en', event: 'waves' }],
}));
const sources = [{ name: 'meteoalarm', attribution: 'EUMETNET – MeteoAlarm' }];
const web = createWeb({
  chat: chatFixture({ warnings: async () => ({ warnings: inForce.toSorted(byGravity), sources, missing: [] }) }).chat,
  sessions: createSessions('a secret of the test'),
  renderPng: async ({ picture }) => {
    const drawn = await picture?.('dark');
    const png = drawn && (await pngs.render(drawn.scene, 10_000));
    return png && { png, alt: drawn.alt };
  },
  readNow: async (query) => {
    asked.push(query);
    if (query['units'] === 'smoots')
      return { status: 400, json: async () => ({ errors: { units: ['units must be'] } }) };
    // Forty seconds of the minute are over.
    const headers = new Headers({ 'Cache-Control': 'public, max-age=20' });
    return { status: 200, headers, json: async () => ({ ...answer, ...(query['series'] && { series }) }) };
  },
  clock: () => (passedMs += 1000),
});
const env = { clientNetwork: '203.0.113.7', origin: 'https://tides.example' };
const get = async (path: string) => web.request(path, {}, env);

it('has the PNG of an answer in the shape of a phone, too', async () => {
  const sizeOf = async (query: string): Promise<number[]> => {
    const png = Buffer.from(await (await get(`/picture.png?q=tide+Brest${query}`)).arrayBuffer());
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };
  expect([await sizeOf(''), await sizeOf('&size=tall')]).toEqual([
    [1200, 675],
    [640, 800],
  ]);
});

it('leads from the page of a place to all that other pages and devices can show of it', async () => {
  const page = await (await get('/place/geonames:3030300')).text();
  const [, list = ''] = /<h2>On your own pages and devices<\/h2>(.*?)<\/section>/s.exec(page) ?? [];
  const links = [...list.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links.map((link) => link.split('?')[0])).toEqual([
    '/now/geonames:3030300.png',
    '/now/geonames:3030300.txt',
    '/now/geonames:3030300.json',
    '/feed/geonames:3030300.xml',
    '/embed/tide/geonames:3030300',
  ]);
  for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  expect(list).toContain('&lt;iframe src="https://tides.example/embed/tide/geonames:3030300?language=en"');
  expect(page).toMatch(/<link\s+rel="alternate"\s+type="application\/atom\+xml"\s+href="\/feed\/geonames:3030300.xml"/);
  // The tide, and the sea with the wind.
  expect(page.match(/<figure/g)).toHaveLength(3);
});

describe('a place now', () => {
  it('is a card of the start page, which a session has for its own places', async () => {
    const page = await (await web.request('/', { headers: { 'Accept-Language': 'fr' } }, env)).text();
    const [, card = ''] = /<li class="card" data-place="geonames:3030300">(.*?)<label/s.exec(page) ?? [];
    const texts = card
      .replaceAll(/<[^>]*>|\s*\n\s*/g, '|')
      .split('|')
      .filter(Boolean);
    expect(texts).toEqual([
      'Brest',
      '5,2\u00A0m ↗ monte',
      'PM\u00A011:04\u00A05,6\u00A0m\u00A0· BM\u00A017:12\u00A01,4\u00A0m',
      ' 9\u00A0°C\u00A0· vent\u00A017\u00A0kn\u00A0· vagues\u00A01,2\u00A0m',
      'Mis à jour\u00A0: 10:00',
    ]);
    expect(card).toMatch(/<img class="sign" src="\/assets\/signs\.[0-9a-f]{12}\.svg#fair-night" alt="Peu nuageux"/);
    expect(card).toMatch(/<path class="curve" d="M0\.0,[^"]{500,}"/);
  });

  it('is the object of the data service with its place, for pages of anybody', async () => {
    const response = await get('/now/geonames:3030300.json?units=nautical&above=3');
    expect(await response.json()).toMatchObject({ ...answer, placeName: 'Brest', timezone: 'Europe/Paris' });
    expect(asked.at(-1)).toEqual({ lat: '48.39', lng: '-4.486', units: 'nautical', above: '3' });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=20');
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect((await get('/?q=tide+Brest')).headers.has('Access-Control-Allow-Origin')).toBe(false);
  });

  it('has the gravest of its warnings', async () => {
    expect(await (await get('/now/geonames:3030300.json')).json()).not.toHaveProperty('warning');
    inForce = issued;
    const { warning } = (await (await get('/now/49.65,-1.62.json')).json()) as { warning?: string };
    inForce = [];
    expect(warning).toBe('⚠ Météo-France: red, waves, until 23:00');
  });

  it.each([
    ['en', 'Brest 5.2 m ↗ · HW 11:04 5.6 m · LW 17:12 1.4 m · wind WSW 17 kn · waves 1.2 m\n'],
    ['fr', 'Brest 5,2 m ↗ · PM 11:04 5,6 m · BM 17:12 1,4 m · vent OSO 17 nd · vagues 1,2 m\n'],
    ['de', 'Brest 5,2 m ↗ · HW 11:04 5,6 m · NW 17:12 1,4 m · Wind WSW 17 kn · Wellen 1,2 m\n'],
  ])('is one line in %s', async (language, line) => {
    expect(await (await get(`/now/geonames:3030300.txt?language=${language}`)).text()).toBe(line);
  });

  it('is refused as the service refuses it, and where there is no such place or size', async () => {
    expect((await get('/now/geonames:3030300.json?units=smoots')).status).toBe(400);
    expect((await get('/now/atlantis.json')).status).toBe(404);
    const wrong = await get('/now/geonames:3030300.png?width=9&height=90000&bits=2&theme=red');
    expect(Object.keys(((await wrong.json()) as { errors: object }).errors).toSorted()).toEqual([
      'bits',
      'height',
      'theme',
      'width',
    ]);
  });

  it.each([
    [64, 32],
    [128, 64],
    [800, 480],
  ])('is a picture of %i × %i of black and white, nothing but these', async (width, height) => {
    const response = await get(`/now/geonames:3030300.png?width=${width}&height=${height}&bits=1`);
    const png = Buffer.from(await response.arrayBuffer());
    // PNG, 11.2.1: bit depth and colour type.
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]).toEqual([width, height, 1, 0]);
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(await loadImage(png), 0, 0);
    const shades = Map.groupBy(
      context.getImageData(0, 0, width, height).data.filter((_, i) => i % 4 === 0),
      (one) => one,
    );
    expect([...shades.keys()].toSorted((a, b) => a - b)).toEqual([0, 255]);
    // Something is drawn, and it is not all black.
    const inked = (shades.get(0)?.length ?? 0) / (width * height);
    expect([inked > 0.02, inked < 0.5]).toEqual([true, true]);
  });

  it('is a picture that says its line to who does not see it', async () => {
    const svg = await (await get('/now/geonames:3030300.svg?width=320&height=240&theme=dark')).text();
    expect(svg).toContain('viewBox="0 0 320 240"');
    expect(svg).toContain('<title>Brest 5.2 m ↗');
    expect(svg).toContain('#0f1822');
  });

  it('is a feed of its next days', async () => {
    const response = await get('/feed/geonames:3030300.xml');
    const text = await response.text();
    expect(XMLValidator.validate(text)).toBe(true);
    const { feed } = new XMLParser().parse(text) as {
      feed: { title: string; entry: { id: string; content: string }[] };
    };
    expect(feed.title).toBe('Tide at Brest, Brittany, France');
    expect(feed.entry.map(({ content }) => content.split(',').length)).toEqual([4, 4, 4]);
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
    expect(feed.entry.map(({ id }) => id)).toEqual(
      days.map((day) => `https://tides.example/place/geonames:3030300#${day}`),
    );
    // In another language they are the same entries.
    const ids = (xml: string) => [...xml.matchAll(/<id>.*?<\/id>|<updated>.*?<\/updated>/g)].map(String);
    expect(ids(await (await get('/feed/geonames:3030300.xml?language=fr')).text())).toEqual(ids(text));
    expect((await get('/feed/atlantis.xml')).status).toBe(404);
  });
});

it('is read by the configuration of Home Assistant that the guide has', () => {
  const guide = readFileSync('docs/sensors.md', 'utf8');
  const named = Array.from(guide.matchAll(/value_json\.(\w+)|json_attributes: \[([^\]]*)\]/g), ([, one, list]) =>
    one === undefined ? (list ?? '').split(', ') : [one],
  );
  const known = new Set([...Object.keys(nowAnswer.shape), 'text', 'placeName']);
  expect(named.length).toBeGreaterThan(7);
  expect(named.flat().filter((name) => !known.has(name))).toEqual([]);
});

/** What the RESTful integration takes, typed after its page and those of sensors: home-assistant.io/integrations/rest. */
const restSchema = (() => {
  const text = { type: 'string' };
  const closed = (properties: object, required: readonly string[]) =>
    ({ type: 'object', properties, required, additionalProperties: false }) as const;
  const common = { name: text, unique_id: text, icon: text, value_template: text, availability: text };
  const sensor = closed(
    {
      ...common,
      unit_of_measurement: text,
      device_class: { enum: ['distance', 'duration', 'speed', 'temperature', 'timestamp', 'wind_speed'] },
      state_class: { enum: ['measurement', 'total', 'total_increasing'] },
      json_attributes: { type: 'array', items: text },
      json_attributes_path: text,
      force_update: { type: 'boolean' },
    },
    ['value_template'],
  );
  const binary = closed({ ...common, device_class: text, force_update: { type: 'boolean' } }, ['value_template']);
  const resource = closed(
    {
      resource: { type: 'string', format: 'uri' },
      method: { enum: ['GET', 'POST'] },
      headers: { type: 'object' },
      scan_interval: { type: 'integer', minimum: 1 },
      timeout: { type: 'integer' },
      verify_ssl: { type: 'boolean' },
      encoding: text,
      sensor: { type: 'array', items: sensor },
      binary_sensor: { type: 'array', items: binary },
    },
    ['resource'],
  );
  return closed({ rest: { type: 'array', items: resource, minItems: 1 } }, ['rest']);
})();

it('has a configuration of Home Assistant in the guide that its schema takes', () => {
  const guide = readFileSync('docs/sensors.md', 'utf8');
  const isRight = new Ajv2019({ formats: { uri: (text: string) => URL.canParse(text) } }).compile(restSchema);
  const block = (lead: string): string => new RegExp(`${lead}[^]*?\`\`\`yaml\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';
  const rest = block('## Home Assistant');
  expect(isRight(parseYaml(rest)), JSON.stringify(isRight.errors)).toBe(true);
  expect(isRight(parseYaml(rest.replace('state_class: measurement', 'state_class: level')))).toBe(false);
  expect(isRight(parseYaml(rest.replace('scan_interval', 'interval')))).toBe(false);
  // The chart reads the first of these sensors, by the id that Home Assistant makes of its name.
  const { series } = parseYaml(block('A chart of it')) as { series: { entity: string }[] };
  const [{ sensor }] = (parseYaml(rest) as { rest: [{ sensor: { name: string }[] }] }).rest;
  expect(series[0]!.entity).toBe(`sensor.${sensor[0]!.name.toLowerCase().replaceAll(' ', '_')}`);
});
