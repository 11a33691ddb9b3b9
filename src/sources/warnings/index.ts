import { areaHolds } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import type { Instant } from '../../domain/time.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { createFileCache } from '../../lib/file-cache.ts';
import { readAtlas } from '../../lib/world-atlas.ts';
import { orElse } from '../../problem.ts';
import type { Warnings } from '../../service/ports.ts';
import * as upstreams from '../upstreams/index.ts';
import { sizeOfAreas } from './area-index.ts';
import { coveredCountries } from './countries.ts';
import type { Bulletin } from './message.ts';
import { warningOffices, type Office } from './offices.ts';
import { createOutlines, outlineSets } from './outlines.ts';
import { createReadingThread } from './reading-thread.ts';
import type { Read } from './readers.ts';
import { createWarnings } from './warnings.ts';

type WarningPorts = {
  readonly usage: upstreams.UpstreamUsage;
  readonly metrics: upstreams.CallMetrics;
  readonly dataDir: string;
  /** The nearest water of the sea, `undefined` inland. */
  seaPoint(point: Point): Point | undefined;
  now(): Instant;
  /** What reads bodies: a thread of its own where absent. */
  readonly read?: Read;
  /** How long an answer waits for an upstream, ms: what has not come by then is missing in it, and there for the next one. */
  readonly patienceMs?: number;
};

/** A user waits for the answer. */
const usualPatienceMs = 1200;
/** Of bulletins in memory; the outlines of the largest have some 5 MB. */
const mostBytes = 48 * 1024 * 1024;
const mostListed = 200;
/** Outlines have 20 MB, and nobody waits for them. */
const outlineLimits = { timeoutMs: 120_000, maxBytes: 64 * 1024 * 1024 };
/** What keeps the upstreams' terms with room: none publishes a daily limit but MET Norway, 20 calls a second. */
const usualBudget: upstreams.Budget = { concurrency: 4, perSecond: 4, daily: 20_000 };
const outlineBudget: upstreams.Budget = { concurrency: 2, perSecond: 4, daily: 200 };

function officesOn({ contact, sourcesOff }: upstreams.SourceSettings): readonly Office[] {
  return Object.values(warningOffices()).filter(
    // Without a contact, MET Norway's warnings come by way of MeteoAlarm.
    ({ name, needsContact }) => !sourcesOff.includes(name) && (contact !== undefined || !needsContact),
  );
}

/** In which countries (ISO 3166-1 alpha-2) whose warnings are read, and the shapes of those and of all others. */
export function warningCoverage(settings: upstreams.SourceSettings) {
  const offices = officesOn(settings).filter(({ isForecast }) => !isForecast);
  const names = new Set<string>(offices.map(({ name }) => name));
  const known = coveredCountries().map((one) => ({ ...one, by: one.upstreams.find((by) => names.has(by)) }));
  return {
    offices: offices.flatMap(({ name, office, link }) => {
      const countries = known.filter(({ by }) => by === name).map(({ country }) => country);
      return countries.length > 0 ? { office, link, countries } : [];
    }),
    shapes: () =>
      readAtlas('countries', '110m')
        .shapes()
        .flatMap(({ id, polygons }) => {
          const { by, area } = known.find(({ number }) => number === id) ?? {};
          // MeteoAlarm has no warnings for what a country has overseas.
          const isOver = ([lng, lat]: readonly [number, number]) =>
            by !== 'meteoalarm' || areaHolds(area!, { lat, lng });
          return polygons.map((rings) => ({ isWarned: by !== undefined && rings.flat().some(isOver), rings }));
        }),
  };
}

/** The official warnings of all sources that the settings leave on. Outlines of areas are kept in `dataDir`. */
export function openWarnings(settings: upstreams.SourceSettings, ports: WarningPorts): Warnings {
  const { url, contact } = settings;
  const { dataDir, seaPoint, read = createReadingThread(), patienceMs = usualPatienceMs, now } = ports;
  const offices = officesOn(settings);
  const names = new Set<string>(offices.map(({ name }) => name));
  const budgets = Object.fromEntries(offices.map(({ name, budget = usualBudget }) => [name, budget]));
  const calls = upstreams.createCallers(budgets, contact, ports);
  const outlineCalls = upstreams.createCallers({ 'warning-outlines': outlineBudget }, contact, {
    ...ports,
    ...outlineLimits,
  });
  const memory = createBoundedMap<upstreams.KeptEntry>(mostBytes, ({ value }) => sizeOf(value as Bulletin));
  const baseOf = (name: string, base: string): string => (url === undefined ? base : `${url}/${name}`);

  const readFeed = async (office: Office, paths: readonly string[], send: upstreams.Send): Promise<Bulletin> => {
    const base = baseOf(office.name, office.url);
    const headers = office.accept === undefined ? {} : { Accept: office.accept };
    const common = { headers, isBinary: office.format === 'cap-zip' };
    const bodies = await textsOf(paths.map((path) => send({ ...common, url: base + path })));
    // Whatever a reader throws is the body's fault: it is made of nothing else.
    const invalid = (error: unknown): never => {
      throw upstreams.invalidBody(office.name, 'no list of warnings', error);
    };
    const isRss = office.format === 'cap-rss';
    if (!isRss && office.format !== 'zone-files') return read(office.name, bodies).catch(invalid);
    const listed = await read(isRss ? 'rss' : 'zones', bodies).catch(invalid);
    const elsewhere = baseOf(office.name, office.documents ?? office.url);
    // A document that is missing, elsewhere or one too many is empty, and counts as unread.
    const documents = listed.map(async (link, i) => {
      const url = isRss ? link : elsewhere + link;
      const isOwn = i < mostListed && URL.parse(url)?.origin === new URL(elsewhere).origin;
      return isOwn ? send({ url, isFixed: isRss }).then(({ text }) => text, orElse('')) : '';
    });
    return read(office.name, await Promise.all(documents)).catch(invalid);
  };
  const keepOutlines = upstreams.createKeep({
    calls: outlineCalls,
    memory: createBoundedMap(outlineSets.length),
    cache: createFileCache(dataDir),
    patienceMs,
    now,
  });
  return createWarnings({
    offices,
    keep: upstreams.createKeep({ calls, memory, patienceMs, now }),
    readFeed,
    outlines: createOutlines(keepOutlines, async (files, send) => {
      const bodies = await textsOf(files.map(([name, base, path]) => send({ url: baseOf(name, base) + path })));
      return read(files.length === 0 ? 'countries' : 'outlines', bodies).catch((error: unknown) => {
        throw upstreams.invalidBody('warning-outlines', 'no outlines', error);
      });
    }),
    seaPoint,
    isOn: (name) => names.has(name),
    now,
  });
}

async function textsOf(responses: readonly ReturnType<upstreams.Send>[]): Promise<string[]> {
  return (await Promise.all(responses)).map(({ text }) => text);
}

function sizeOf({ json, ends, codes, areas, areaOwners }: Bulletin): number {
  return 1000 + json.length + 4 * (ends.length + areaOwners.length) + 100 * codes.size + sizeOfAreas(areas);
}
