import { distanceKm, type Point } from '../../domain/place.ts';
import { loadCoast, type Coast } from './coast.ts';
import { foldedNames, readRow, type GazetteerRow } from './row.ts';
import type { Area, Gazetteer, MisspelledName, Namesake, Town } from './gazetteer.ts';
import { baseScore } from '../rank.ts';
import { lineBlocks, rawLines } from './dump-file.ts';
import { loadDistricts, type Districts } from '../regions.ts';
import { lineEnd, linesNaming, nameMatcher } from './scan.ts';
import { nearMatcher, wanted } from './scan-near.ts';
import { isSpelled } from './spelling.ts';

/**
 * The gazetteer while nothing is packed: every question reads the raw file from end to end, most of them in 0.2 s and
 * `similar` in a second. It has no completions: those are asked for at every keystroke.
 */
export function createRawGazetteer(): Gazetteer {
  let [coast, districts]: [Coast?, Districts?] = [];
  const read = (line: string): GazetteerRow => readRow(line, (districts ??= loadDistricts()));
  const townOf = ({ town }: GazetteerRow): Town => ({
    ...town,
    seaKm: Math.round((coast ??= loadCoast()).distanceKm(town.point) * 10) / 10,
  });
  const withId = (id: number): Town | undefined => {
    const line = lineWithId(id);
    return line === undefined ? undefined : townOf(read(line));
  };
  return {
    named: (names) => scanForNames(names, read, townOf),
    withId,
    nearest: (point, withinKm) => {
      const id = nearestId(point, withinKm);
      return id === undefined ? undefined : withId(id);
    },
    foremost: (area, count) => {
      const towns = [...rawLines()].filter((line) => mayBeIn(area, line)).map((line) => townOf(read(line)));
      const inside = towns.filter((town) => isIn(area, town));
      return inside.sort((a, b) => baseScore(b, 'main') - baseScore(a, 'main') || a.id - b.id).slice(0, count);
    },
    similar: (names) => scanForSimilar(names, read, townOf),
    completions: () => [],
  };
}

type Read = (line: string) => GazetteerRow;
type TownOf = (row: GazetteerRow) => Town;

function scanForNames(wanted: readonly string[], read: Read, townOf: TownOf): Map<string, Namesake[]> {
  const found = new Map<string, Namesake[]>();
  if (wanted.length === 0) return found;
  const matches = nameMatcher(wanted);
  for (const block of lineBlocks()) {
    for (const line of linesNaming(block, matches)) collectNamesakes(read(line), wanted, townOf, found);
  }
  return found;
}

function collectNamesakes(
  row: GazetteerRow,
  wanted: readonly string[],
  townOf: TownOf,
  found: Map<string, Namesake[]>,
): void {
  const names = foldedNames(row);
  for (const name of wanted) {
    const kind = names.get(name);
    if (kind === undefined) continue;
    const namesakes = found.get(name) ?? [];
    namesakes.push({ town: townOf(row), kind });
    found.set(name, namesakes);
  }
}

function scanForSimilar(typed: readonly string[], read: Read, townOf: TownOf): MisspelledName[] {
  const names = typed.filter(isSpelled).map(wanted);
  if (names.length === 0) return [];
  const isNear = nearMatcher(names);
  const found: MisspelledName[] = [];
  for (const block of lineBlocks()) {
    for (const line of linesNaming(block, isNear)) {
      const row = read(line);
      for (const [folded, kind] of foldedNames(row)) {
        for (const { of, most, mistakesIn } of names) {
          const mistakes = mistakesIn(folded);
          if (mistakes <= most && isSpelled(folded)) found.push({ town: townOf(row), kind, folded, of, mistakes });
        }
      }
    }
  }
  return found;
}

function lineWithId(id: number): string | undefined {
  for (const block of lineBlocks()) {
    const start = block.indexOf(`${id}\t`) === 0 ? 0 : block.indexOf(`\n${id}\t`) + 1;
    const line = block.toString('utf8', start, lineEnd(block, start));
    if (line.startsWith(`${id}\t`)) return line;
  }
  return undefined;
}

function nearestId(point: Point, withinKm: number): number | undefined {
  let [nearest, leastKm]: [number | undefined, number] = [undefined, withinKm];
  for (const line of rawLines()) {
    const [id, , , , lat, lng] = line.split('\t', 6);
    const km = distanceKm(point, { lat: Number(lat), lng: Number(lng) });
    if (km > leastKm || (km === leastKm && nearest !== undefined)) continue;
    [nearest, leastKm] = [Number(id), km];
  }
  return nearest;
}

/** Spares reading most lines: the country stands between tabs. */
function mayBeIn({ countryCode }: Area, line: string): boolean {
  return line.includes(`\t${countryCode}\t`);
}

function isIn(area: Area, { countryCode, regionCode }: Town): boolean {
  return countryCode === area.countryCode && (area.regionCode ?? regionCode) === regionCode;
}
