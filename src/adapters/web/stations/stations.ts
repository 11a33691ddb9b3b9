import type { Hono } from 'hono';
import type { Dictionary } from '../../../words.ts';
import { once } from '../../../lib/once.ts';
import { sendPage } from '../page.ts';
import type { StationMap } from '../ports.ts';
import type { Questions } from '../questions.ts';
import { wordsFor, type WebEnv } from '../request.ts';
import { countriesOf, stationsIn, stationsNamed } from './find-stations.ts';
import { jsonFile, sendJsonFile } from './json-file.ts';
import { placeOf, stationPage } from './station-page.ts';
import { stationsPage } from './stations-page.ts';

const hourS = 3600;
/** Thousandths of a degree are 100 m. */
const stepsPerDegree = 1000;

export type StationPages = {
  readonly map: StationMap;
  readonly questions: Questions;
  readonly dictionary: Dictionary;
};

/** `/stations`: all tide stations on a map and in a list, and a page for each. */
export function addStationsPage(app: Hono<WebEnv>, { map, questions, dictionary }: StationPages): void {
  const everything = once(() => [...map.stations, ...map.streams]);
  const streamIds = once(() => new Set(map.streams.map(({ id }) => id)));
  const byId = once(() => new Map(everything().map((station) => [station.id, station])));
  const countries = once(() => countriesOf(everything()));
  app.get('/stations', (c) => {
    const words = wordsFor(c, dictionary);
    const { q: query = '', country } = c.req.query();
    const stations = everything();
    const found = country === undefined ? stationsNamed(stations, query.slice(0, 60)) : stationsIn(stations, country);
    const isAsked = country !== undefined || query.trim() !== '';
    return sendPage(c, {
      words,
      title: words.say('map-title'),
      description: words.say('map-lead', { count: stations.length }),
      main: stationsPage({
        words,
        query,
        count: stations.length,
        found: isAsked ? found : undefined,
        isStream: ({ id }) => streamIds().has(id),
        countries: countries(),
        clocks: [...map.stations, ...map.rejected].filter(({ clock }) => clock),
      }),
      scripts: ['stations.js'],
      sharing: { address: '/stations' },
    });
  });

  const all = once(() =>
    jsonFile({
      ids: everything().map(({ id }) => id),
      names: everything().map(({ name }) => name),
      points: everything().flatMap(({ point: { lat, lng } }) =>
        [lng, lat].map((deg) => Math.round(deg * stepsPerDegree)),
      ),
      stepsPerDegree,
      // Those after them are of streams.
      tides: map.stations.length,
    }),
  );
  const land = once(() => jsonFile(map.land()));
  app.get('/stations/all.json', (c) => sendJsonFile(c, all(), hourS));
  app.get('/stations/land.json', (c) => sendJsonFile(c, land(), 24 * hourS));
  app.get('/stations/ranges.json', async (c) => {
    const ranges = await map.rangesM(Date.now());
    const decimetres = ranges.map((range) => Math.round(range * 10));
    return c.json({ decimetres }, 200, { 'Cache-Control': `public, max-age=${hourS / 4}` });
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
