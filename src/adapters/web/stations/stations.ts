import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { once } from '../../../lib/once.ts';
import { spellOut } from '../../../lib/plain-letters.ts';
import { sendPage } from '../page.ts';
import type { MapStation } from '../ports.ts';
import type { WebParts } from '../questions.ts';
import { wordsFor, type WebEnv } from '../request.ts';
import { placeOf, stationPage, stationsPage } from './stations-page.ts';
import { most } from '../limits.ts';

const hourS = 3600;
/** Thousandths of a degree are 100 m. */
const stepsPerDegree = 1000;

/** `/stations`: all tide stations on a map and in a list, and a page for each. */
export function addStationsPage(app: Hono<WebEnv>, { map, gauges, questions, chat: { dictionary } }: WebParts): void {
  if (!map) return;
  const everything = once(() => [...map.stations, ...map.streams]);
  const streamIds = once(() => new Set(map.streams.map(({ id }) => id)));
  const byId = once(() => new Map(everything().map((station) => [station.id, station])));
  const countries = once(() => {
    const byCountry = Map.groupBy(everything(), ({ countryCode }) => countryCode);
    return new Map([...byCountry].map(([code, { length }]) => [code, length]));
  });
  app.get('/stations', async (c) => {
    const words = wordsFor(c, dictionary);
    const { q: query = '', country } = c.req.query();
    const stations = everything();
    const inCountry = stations.filter(({ countryCode }) => countryCode === country);
    const byName = inCountry.toSorted((a, b) => a.name.localeCompare(b.name));
    const found = country === undefined ? stationsNamed(stations, query.slice(0, 60)) : byName;
    const isAsked = country !== undefined || query.trim() !== '';
    return sendPage(c, {
      words,
      title: words.say('map-title'),
      description: words.say('map-lead', { count: stations.length }),
      main: await stationsPage({
        words,
        query,
        count: stations.length,
        found: isAsked ? found : undefined,
        isStream: ({ id }) => streamIds().has(id),
        countries: countries(),
        hasGauges: gauges !== undefined,
        clocks: [...map.stations, ...map.rejected].filter(({ clock }) => clock),
      }),
      scripts: ['stations.js'],
      sharing: { address: '/stations' },
    });
  });

  const all = once(() =>
    JSON.stringify({
      ids: everything().map(({ id }) => id),
      names: everything().map(({ name }) => name),
      points: everything().flatMap(({ point: { lat, lng } }) =>
        [lng, lat].map((deg) => Math.round(deg * stepsPerDegree)),
      ),
      stepsPerDegree,
      // A letter each: harmonic, subordinate or current.
      kinds: [...map.stations.map(({ prediction }) => prediction.charAt(0)), ...map.streams.map(() => 'c')].join(''),
    }),
  );
  const land = once(() => JSON.stringify(map.land()));
  const addFile = (path: string, maxAgeS: number, text: () => string): void => {
    const headers = {
      'Cache-Control': `public, max-age=${maxAgeS}`,
      'Content-Type': 'application/json; charset=utf-8',
    };
    app.get(path, etag({ weak: true }), (c) => c.body(text(), 200, headers));
  };
  addFile('/stations/all.json', hourS, all);
  addFile('/stations/land.json', 24 * hourS, land);
  app.get('/stations/ranges.json', async (c) => {
    const ranges = await map.rangesM(Date.now());
    const decimetres = ranges.map((range) => Math.round(range * 10));
    return c.json({ decimetres }, 200, { 'Cache-Control': `public, max-age=${hourS / 4}` });
  });

  app.get('/stations/gauges.json', async (c) => {
    const all = (await gauges?.()) ?? [];
    const [names, points] = [all.map(({ name }) => name), all.flatMap(({ point }) => [point.lng, point.lat])];
    return c.json({ names, points }, 200, { 'Cache-Control': `public, max-age=${hourS / 4}` });
  });

  app.get('/stations/:id{.+}', async (c) => {
    const station = byId().get(c.req.param('id'));
    if (!station) return c.notFound();
    const words = wordsFor(c, dictionary);
    const name = streamIds().has(station.id) ? 'current' : 'tide';
    const question = { command: name, options: { place: placeOf(station, name) } } as const;
    const { answer, limited } = await questions.read(c, { kind: 'command', name, options: question.options });
    const main = stationPage(words, station, { answer, question });
    const page = { words, title: station.name, description: answer.title, main };
    return sendPage(c, page, { status: limited ? 429 : 200 });
  });
}

/** Stations whose names have every word of a text, in any capitals and accents; those that begin with it first. */
function stationsNamed(stations: readonly MapStation[], text: string): readonly MapStation[] {
  const wanted = fold(text);
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = stations.filter(({ name, source }) => {
    const own = `${fold(name)} ${source}`;
    return words.every((word) => own.includes(word));
  });
  const rank = ({ name }: MapStation): number => (fold(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)).slice(0, most.stations);
}

function fold(text: string): string {
  return spellOut(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).trim();
}
