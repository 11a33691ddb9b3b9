import { distanceKm, type Point } from '../domain/place.ts';
import { loadCoast, type Coast } from './coast.ts';
import { mistakesFrom } from './edit-distance.ts';
import { fold } from './fold.ts';
import { foldedNames, readRow, type GazetteerRow } from './gazetteer-row.ts';
import type { Area, Gazetteer, MisspelledName, Namesake, Town } from './gazetteer.ts';
import { standing } from './rank.ts';
import { lineBlocks, rawLines } from './raw-file.ts';
import { loadDistricts, type Districts } from './regions.ts';
import { lineEnd, linesNaming, nameMatcher } from './scan.ts';
import { isSpelled, mostMistakes } from './spelling.ts';

/**
 * The gazetteer while nothing is packed: every question reads the raw file from end to end, most of them in 0.2 s and
 * `similar` in 2 s. It has no completions: those are asked for at every keystroke.
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
      return inside.sort((a, b) => standing(b, 'main') - standing(a, 'main') || a.id - b.id).slice(0, count);
    },
    similar: (names) => scanForSimilar(names, read, townOf),
    completions: () => [],
  };
}

type Read = (line: string) => GazetteerRow;
type TownOf = (row: GazetteerRow) => Town;

function scanForNames(wanted: readonly string[], read: Read, townOf: TownOf): Map<string, Namesake[]> {
  const found = new Map<string, Namesake[]>();
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

const latin = /[a-z]/i;

/** By more letters a name does not change when it is folded (`St` is `saint`); to fold it takes longer than to count. */
const foldedAway = 4;

function scanForSimilar(typed: readonly string[], read: Read, townOf: TownOf): MisspelledName[] {
  const wanted = typed.filter(isSpelled).map((of) => {
    const most = mostMistakes(of.length);
    const count = mistakesFrom(unitsOf(of), most);
    return { of, most, mistakesIn: (name: string): number => count(unitsOf(name), 0, name.length) };
  });
  // Half of all names are in other scripts: they cannot be what was meant in Latin letters, and take long to fold.
  const isLatin = wanted.every(({ of }) => latin.test(of));
  const isNear = (name: string): boolean =>
    (!isLatin || latin.test(name)) &&
    wanted.some(({ of, most }) => Math.abs(of.length - name.length) <= most + foldedAway) &&
    wanted.some(({ most, mistakesIn }) => mistakesIn(fold(name)) <= most);
  const found: MisspelledName[] = [];
  for (const line of rawLines()) {
    const [, name = '', asciiName = '', otherNames = ''] = line.split('\t', 4);
    if (![name, asciiName, ...otherNames.split(',')].some(isNear)) continue;
    const row = read(line);
    for (const [folded, kind] of foldedNames(row)) {
      for (const { of, most, mistakesIn } of wanted) {
        const mistakes = mistakesIn(folded);
        if (mistakes <= most && isSpelled(folded)) found.push({ town: townOf(row), kind, folded, of, mistakes });
      }
    }
  }
  return found;
}

/** A loop: `Uint16Array.from` with a function takes twenty times as long, and this is done for a million names. */
function unitsOf(name: string): Uint16Array {
  const units = new Uint16Array(name.length);
  for (let i = 0; i < name.length; i++) units[i] = name.charCodeAt(i);
  return units;
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
