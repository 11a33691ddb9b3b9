import { foldedNames, readRow } from './gazetteer-row.ts';
import type { Gazetteer, Namesake, Town } from './gazetteer.ts';
import { lineBlocks } from './raw-file.ts';
import { lineEnd, linesNaming, nameMatcher } from './scan.ts';

/**
 * The gazetteer while nothing is packed: every question reads the raw file from end to end. It knows no neighbourhoods:
 * nothing is nearest to a point.
 */
export const rawGazetteer: Gazetteer = { named: scanForNames, withId: scanForId, nearest: () => undefined };

function scanForNames(wanted: readonly string[]): Map<string, Namesake[]> {
  const found = new Map<string, Namesake[]>();
  const matches = nameMatcher(wanted);
  for (const block of lineBlocks()) {
    for (const line of linesNaming(block, matches)) collectNamesakes(line, wanted, found);
  }
  return found;
}

function collectNamesakes(line: string, wanted: readonly string[], found: Map<string, Namesake[]>): void {
  const row = readRow(line);
  const names = foldedNames(row);
  for (const name of wanted) {
    const isMainName = names.get(name);
    if (isMainName === undefined) continue;
    const namesakes = found.get(name) ?? [];
    namesakes.push({ town: row.town, isMainName });
    found.set(name, namesakes);
  }
}

function scanForId(id: number): Town | undefined {
  for (const block of lineBlocks()) {
    const start = block.indexOf(`${id}\t`) === 0 ? 0 : block.indexOf(`\n${id}\t`) + 1;
    const line = block.toString('utf8', start, lineEnd(block, start));
    if (line.startsWith(`${id}\t`)) return readRow(line).town;
  }
  return undefined;
}
