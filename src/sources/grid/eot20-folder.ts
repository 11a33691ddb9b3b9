import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The constituents of EOT20. M2 is first: its file tells sea from land. */
export const eot20Constituents: readonly string[] = 'M2 S2 N2 K2 K1 O1 P1 Q1 2N2 J1 M4 MF MM S1 SA SSA T2'.split(' ');

/** EOT20's files by constituent, in either case, in the folder or `ocean_tides`, as they unpack (doi.org/10.17882/79489). */
export function findEot20Files(folder: string): ReadonlyMap<string, string> | undefined {
  return [folder, path.join(folder, 'ocean_tides')].map(filesIn).find((files) => files.size > 0);
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
  const found = names.flatMap((name) => {
    const constituent = /^(\w+)_ocean_eot20\.nc$/i.exec(name)?.[1]?.toUpperCase() ?? '';
    return eot20Constituents.includes(constituent) ? [[constituent, path.join(folder, name)] as const] : [];
  });
  return new Map(found);
}

export function digestOfFiles(files: ReadonlyMap<string, string>): Uint8Array {
  const hash = createHash('sha256');
  for (const name of eot20Constituents) {
    const file = files.get(name);
    const { size, mtimeMs } = file === undefined ? {} : statSync(file);
    hash.update(`${name} ${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest();
}
