import type { SeaName } from '../gazetteer/sea-names.ts';

/** The places of the sea by id and folded name, in memory: they are known while the towns are being packed. */
export type SeaIndex = {
  readonly withId: (id: string) => SeaName | undefined;
  readonly named: (foldedName: string) => readonly SeaName[];
  readonly names: () => Iterable<readonly [folded: string, bearers: readonly SeaName[]]>;
};

export function indexSeaNames(seaNames: readonly SeaName[]): SeaIndex {
  const byId = new Map(seaNames.map((seaName) => [seaName.id, seaName]));
  const byName = Map.groupBy(
    seaNames.flatMap((seaName) => seaName.folded.map((folded) => ({ folded, seaName }))),
    ({ folded }) => folded,
  );
  const bearers = new Map([...byName].map(([folded, entries]) => [folded, entries.map(({ seaName }) => seaName)]));
  return {
    withId: (id) => byId.get(id),
    named: (name) => bearers.get(name) ?? [],
    names: () => bearers,
  };
}
