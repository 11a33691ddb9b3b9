import type { Point } from '../../domain/place.ts';
import { byGravity, type Warning } from '../../domain/warning.ts';
import type { Instant } from '../../domain/time.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { PlaceWarnings, Spender, Warnings } from '../../service/ports.ts';
import { areasAt } from './area-index.ts';
import type { LoadBulletin, LoadedBulletin } from './bulletins.ts';
import type { Bulletin } from './message.ts';
import { codesAt, type FindCodes } from './outlines.ts';
import type { Outlines } from './read-outlines.ts';
import type { WarningSource } from './source.ts';

/** More are no help, and a hostile feed would fill answers. */
const mostWarnings = 30;

type Options = {
  readonly sources: readonly WarningSource[];
  readonly load: LoadBulletin;
  readonly outlines: FindCodes;
  /** The nearest water of the sea, `undefined` inland. */
  seaPoint(point: Point): Point | undefined;
  /** Outlines are read once in a month: the answer meanwhile says that they are missing. */
  readonly patienceMs: number;
  now(): Instant;
};

/** The official warnings at a place and at its nearest point of the sea: a shore lies in no zone of the sea. */
export function createWarnings({ sources, load, outlines, seaPoint, patienceMs, now }: Options): Warnings {
  const ask = async (source: WarningSource, points: readonly Point[], spender: Spender): Promise<Asked[]> => {
    const [place] = points as [Point];
    const isNear = points.some((point) => source.feedsAt(point, []).length > 0);
    if (!isNear) return [];
    const drawn = source.outlines && (await withTimeout(patienceMs, outlines.load(source.outlines, place)));
    const codes = points.map((point, i) => (drawn ? codesAt(drawn, point, i === 0) : []));
    const feeds = new Map(
      points.flatMap((point, i) => source.feedsAt(point, codes[i] ?? []).map((feed) => [feed, point] as const)),
    );
    return Promise.all(
      [...feeds.keys()].map(async (feed) => {
        const loaded = await load(source, feed, spender);
        if (!('bulletin' in loaded)) return { source, loaded, warnings: [] };
        const warnings = matching(loaded.bulletin, source, points, new Set(codes.flat()));
        const unplaced = source.outlines && codes.flat().length === 0 && reasonUnplaced(loaded.bulletin, drawn);
        return { source, loaded, warnings, ...(unplaced && { unplaced }) };
      }),
    );
  };
  return {
    async at(place, spender) {
      const sea = seaPoint(place);
      const points = sea && (sea.lat !== place.lat || sea.lng !== place.lng) ? [place, sea] : [place];
      const asked = (await Promise.all(sources.map((source) => ask(source, points, spender)))).flat();
      const inForce = asked.flatMap(({ warnings }) => warnings).filter(({ expires = Infinity }) => expires > now());
      const once = new Map(inForce.map((warning) => [warning.id, warning]));
      return {
        warnings: [...once.values()].toSorted(byGravity).slice(0, mostWarnings),
        ...(points.length > 1 && { sea }),
        ...contributions(asked),
      };
    },
  };
}

type Asked = {
  readonly source: WarningSource;
  readonly loaded: LoadedBulletin;
  readonly warnings: readonly Warning[];
  /** Why warnings could not be matched. */
  readonly unplaced?: string;
};

function matching(
  { warnings, codes, areas }: Bulletin,
  { isByPoint }: WarningSource,
  points: readonly Point[],
  here: ReadonlySet<string>,
): readonly Warning[] {
  if (isByPoint) return warnings;
  const inside = new Set(points.flatMap((point) => areasAt(areas, point)));
  return warnings.filter((_, i) => inside.has(i) || codes[i]?.some((code) => here.has(code)));
}

/** A warning that names areas by codes alone can be missed where no outline has such a code. */
function reasonUnplaced({ codes, areas }: Bulletin, outlines: Outlines | undefined): string | undefined {
  const byCode = codes.filter((own, i) => own.length > 0 && areas.areas[i] === areas.areas[i + 1]);
  if (byCode.length === 0) return undefined;
  if (!outlines) return 'has areas whose outlines have not been read yet';
  const known = new Set(outlines.codes.flat());
  return byCode.some((own) => !own.some((code) => known.has(code))) ? 'has areas without an outline here' : undefined;
}

function contributions(asked: readonly Asked[]): Pick<PlaceWarnings, 'sources' | 'missing'> {
  const bySource = Map.groupBy(asked, ({ source }) => source);
  const sources = [...bySource].flatMap(([{ name, attribution, licence }, own]) => {
    const loaded = own.flatMap((one) => ('bulletin' in one.loaded ? [one.loaded] : []));
    if (loaded.length === 0) return [];
    const updated = Math.min(...loaded.map(({ fetchedAt }) => fetchedAt));
    return [{ name, attribution, licence, updated, isStale: loaded.some(({ isStale }) => isStale) }];
  });
  const missing = asked.flatMap(({ source: { name }, loaded, unplaced }) => {
    const reason = 'reason' in loaded ? loaded.reason : unplaced;
    return reason === undefined ? [] : [`${name} (${reason})`];
  });
  return { sources, missing: [...new Set(missing)] };
}
