import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Point } from '../../domain/place.ts';
import { minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import { orElse } from '../../problem.ts';
import type { CallUpstream } from '../upstreams/index.ts';
import { areasAt, nearestArea } from './area-index.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { offCoastDeg, type Outlines } from './read-outlines.ts';
import type { Read } from './readers.ts';
import { isInBox, type OutlineSet } from './source.ts';

/** MeteoAlarm publishes an edition some times a year. */
const maxAgeMs = 30 * utcDayMs;
const retryMs = 10 * minuteMs;
/** Part of the file's name. Raise it when it is written in another way. */
const version = 1;

type SetFacts = { readonly box: readonly [number, number, number, number]; readonly paths: readonly string[] };

function factsOf(settings: WarningSettings): Readonly<Record<OutlineSet, SetFacts>> {
  return {
    europe: {
      box: [27, -32, 84, 45],
      paths: [
        `${addressOf(settings, 'meteoalarm-outlines')}/meteoalarm-pm-group/documents/-/raw/master/MeteoAlarm_Geocodes_2026_07_31.json`,
        ...[2, 3].map(
          (level) =>
            `${addressOf(settings, 'nuts')}/distribution/v2/nuts/geojson/NUTS_RG_03M_2013_4326_LEVL_${level}.geojson`,
        ),
      ],
    },
    japan: {
      box: [20, 122, 46.5, 154.5],
      paths: [`${addressOf(settings, 'jma-warnings')}/bosai/common/const/geojson/class10s.json`],
    },
  };
}

/** Outlines as far as they have been read. */
export type FindCodes = {
  /** Those of a set; resolves to `undefined` where they cannot be read now. Nothing is read for a point that none covers. */
  load(set: OutlineSet, point: Point): Promise<Outlines | undefined>;
};

type Options = {
  readonly settings: WarningSettings;
  readonly dataDir: string;
  readonly call: CallUpstream;
  readonly read: Read;
  now(): Instant;
};

/** Reads outlines when a place in their part of the world is first asked for, and keeps them packed in `dataDir`, 20 MB. */
export function createOutlines({ settings, dataDir, call, read, now }: Options): FindCodes {
  const facts = factsOf(settings);
  const loaded = new Map<OutlineSet, { readonly outlines: Promise<Outlines | undefined>; readonly until: Instant }>();

  const fetchAll = async (set: OutlineSet): Promise<Outlines> => {
    const responses = await Promise.all(facts[set].paths.map((url) => call(undefined, () => ({ url }))));
    const bodies = responses.map(({ text }) => text);
    const outlines = await read('outlines', bodies);
    const file = fileOf(dataDir, set);
    await mkdir(dataDir, { recursive: true });
    await writeFile(`${file}.${process.pid}.tmp`, serialize(outlines));
    await rename(`${file}.${process.pid}.tmp`, file);
    return outlines;
  };
  const load = async (set: OutlineSet): Promise<Outlines | undefined> => {
    const kept = await readKept(fileOf(dataDir, set));
    if (kept && now() - kept.writtenAt < maxAgeMs) return kept.outlines;
    // A disk that is full keeps no outlines back, and an edition that is gone leaves the one before.
    return fetchAll(set).catch((error: unknown) => kept?.outlines ?? orElse(undefined)(error));
  };
  return {
    async load(set, point) {
      if (!isInBox(point, facts[set].box)) return undefined;
      const known = loaded.get(set);
      if (known && now() < known.until) return known.outlines;
      const outlines = load(set);
      loaded.set(set, { outlines, until: now() + retryMs });
      const found = await outlines;
      if (found) loaded.set(set, { outlines, until: now() + maxAgeMs });
      return found;
    },
  };
}

/** The codes of the areas that a point lies in; off a coast, those of the nearest. */
export function codesAt({ codes, areas }: Outlines, point: Point, isShore: boolean): readonly string[] {
  const inside = areasAt(areas, point);
  const nearest = inside.length === 0 && isShore ? nearestArea(areas, point, offCoastDeg) : undefined;
  return [...inside, ...(nearest === undefined ? [] : [nearest])].flatMap((area) => codes[area] ?? []);
}

function fileOf(dataDir: string, set: OutlineSet): string {
  return path.join(dataDir, `warning-areas-${set}-${version}.bin`);
}

async function readKept(file: string): Promise<{ outlines: Outlines; writtenAt: Instant } | undefined> {
  try {
    const [{ mtimeMs }, bytes] = await Promise.all([stat(file), readFile(file)]);
    // Only this program writes it, and under another name until it is whole.
    return { outlines: deserialize(bytes) as Outlines, writtenAt: mtimeMs };
  } catch {
    return undefined;
  }
}
