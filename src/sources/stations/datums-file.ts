import { datumNames, type Datums } from '../../domain/tide/index.ts';
import { readIfExists, replaceFile } from '../../lib/replace-file.ts';

/** Datums of stations without published ones, computed once, in a process of their own: one blocks requests for up to 80 ms. */
export type StoredDatums = ReturnType<typeof readStoredDatums>;

type DatumsFile = { readonly isComplete: boolean; readonly byId: Readonly<Record<string, readonly number[]>> };

/** The stored datums; none where there is no file. */
export function readStoredDatums(file: string) {
  const bytes = readIfExists(file);
  if (!bytes) return { isComplete: false, byId: new Map() };
  const { isComplete, byId } = JSON.parse(bytes.toString()) as DatumsFile;
  const datums = Object.entries(byId).map(([id, heights]) => {
    return [id, Object.fromEntries(datumNames.map((name, i) => [name, heights[i]])) as Datums] as const;
  });
  return { isComplete, byId: new Map(datums) };
}

export function writeStoredDatums(file: string, { isComplete, byId }: StoredDatums): void {
  const heights = [...byId].map(([id, datums]) => [id, datumNames.map((name) => datums[name])] as const);
  replaceFile(file, JSON.stringify({ isComplete, byId: Object.fromEntries(heights) } satisfies DatumsFile));
}
