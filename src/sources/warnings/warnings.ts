import { byGravity, mostWarnings, type Warning } from '../../domain/warning.ts';
import type { Point } from '../../domain/place.ts';
import { hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import type { PlaceWarnings, Spender, Warnings } from '../../service/ports.ts';
import type { Keep, Kept, Send } from '../upstreams/index.ts';
import { areasAt } from './area-index.ts';
import { numbersOf, warningsOf, type Bulletin } from './message.ts';
import { feedsAt, type Office } from './offices.ts';
import { codesAt, type FindOutlines, type Outlines } from './outlines.ts';

/** An older bulletin is not shown as what is in force. */
const usableMs = 2 * hourMs;

type Options = {
  readonly offices: readonly Office[];
  readonly keep: Keep;
  readFeed(office: Office, paths: readonly string[], send: Send): Promise<Bulletin>;
  readonly outlines: FindOutlines;
  /** The nearest water of the sea, `undefined` inland. */
  seaPoint(point: Point): Point | undefined;
  /** Whether a source is asked first hand. */
  isOn(name: string): boolean;
  now(): Instant;
};

type Asked = {
  readonly office: Office;
  readonly loaded: Kept<Bulletin>;
  readonly warnings: readonly Warning[];
  /** Why warnings could not be matched. */
  readonly unplaced?: string | undefined;
};

/** The official warnings at a place and at its nearest point of the sea: a shore lies in no zone of the sea. */
export function createWarnings(options: Options): Warnings {
  const { offices, keep, readFeed, outlines, seaPoint, isOn, now } = options;
  const ask = async (office: Office, points: readonly Point[], spender: Spender): Promise<Asked[]> => {
    const [place] = points as [Point];
    if (points.every((point) => feedsAt(office, point, [], isOn).length === 0)) return [];
    const drawn = office.outlines && (await outlines(office.outlines, place));
    const codes = points.map((point, i) => (drawn ? codesAt(drawn, point, i === 0) : []));
    const here = new Set(codes.flat());
    const feeds = points.flatMap((point, i) => feedsAt(office, point, codes[i] ?? [], isOn));
    const distinct = new Map(feeds.map((paths) => [`${office.name} ${paths.join(' ')}`, paths]));
    return Promise.all(
      [...distinct].map(async ([name, paths]) => {
        const loaded = await keep<Bulletin>(
          {
            upstream: office.name,
            name,
            freshMs: office.freshMinutes * minuteMs,
            usableMs,
            read: (send) => readFeed(office, paths, send),
          },
          spender,
        );
        if (!loaded.value) return { office, loaded, warnings: [] };
        const { value } = loaded;
        const all = office.isByPoint ? warningsOf(value).map(({ warning }) => warning) : undefined;
        const warnings = all ?? matching(value, points, here);
        const isUnplaced = office.outlines && here.size === 0;
        return { office, loaded, warnings, unplaced: isUnplaced ? reasonUnplaced(value, drawn) : undefined };
      }),
    );
  };
  return {
    async at(place, spender) {
      const sea = seaPoint(place);
      const points = sea && (sea.lat !== place.lat || sea.lng !== place.lng) ? [place, sea] : [place];
      const asked = (await Promise.all(offices.map((office) => ask(office, points, spender)))).flat();
      const inForce = asked.flatMap(({ warnings }) => warnings).filter(({ expires = Infinity }) => expires > now());
      const distinct = new Map(inForce.map((warning) => [warning.id, warning]));
      return {
        warnings: [...distinct.values()].toSorted(byGravity).slice(0, mostWarnings),
        ...(points.length > 1 && { sea }),
        ...contributions(asked),
      };
    },
  };
}

function matching(bulletin: Bulletin, points: readonly Point[], here: ReadonlySet<string>): readonly Warning[] {
  const inside = new Set(points.flatMap((point) => areasAt(bulletin.areas, point)));
  const named = numbersOf(bulletin, here).filter((number) => !inside.has(number));
  return [
    ...warningsOf(bulletin, inside),
    ...warningsOf(bulletin, new Set(named)).filter(({ codes }) => codes.some((code) => here.has(code))),
  ].map(({ warning }) => warning);
}

/** A warning that names areas by codes alone can be missed where no outline has such a code. */
function reasonUnplaced(bulletin: Bulletin, outlines: Outlines | undefined): string | undefined {
  const { areas } = bulletin.areas;
  const byCode = new Set([...bulletin.codeOwners].filter((number) => areas[number] === areas[number + 1]));
  if (byCode.size === 0) return undefined;
  if (!outlines) return 'has areas whose outlines have not been read yet';
  for (const number of numbersOf(bulletin, outlines.codes.flat())) byCode.delete(number);
  return byCode.size > 0 ? 'has areas without an outline here' : undefined;
}

function contributions(asked: readonly Asked[]): Pick<PlaceWarnings, 'sources' | 'missing'> {
  const byOffice = Map.groupBy(asked, ({ office }) => office);
  const sources = [...byOffice].flatMap(([{ name, attribution, licence }, own]) => {
    const loaded = own.flatMap((one) => (one.loaded.value ? [one.loaded] : []));
    if (loaded.length === 0) return [];
    const updated = Math.min(...loaded.map(({ fetchedAt }) => fetchedAt));
    return [{ name, attribution, licence, updated, isStale: loaded.some(({ isStale }) => isStale) }];
  });
  const missing = asked.flatMap(
    ({ office, loaded, unplaced }) => loaded.missing ?? (unplaced === undefined ? [] : `${office.name} (${unplaced})`),
  );
  return { sources, missing: [...new Set(missing)] };
}
