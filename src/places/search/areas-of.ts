import { fold } from '../fold.ts';
import type { SeaName } from '../gazetteer/sea-names.ts';
import type { Areas } from './interpretations.ts';
import type { SearchSources } from './search.ts';
import { limitsKm, spotProminences } from '../limits.ts';

export function areasOf({ atlas, gazetteer, seaNames }: SearchSources): Areas {
  return {
    atlas,
    // The regions have their names in other languages as places of the sea: Nouveau-Brunswick.
    regionKeysOf: (folded) => {
      const titled = seaNames.named(folded).filter(({ harbour }) => harbour);
      return new Set(
        [folded, ...titled.map(({ name }) => fold(name))].flatMap((name) => [...atlas.regions().keysOf(name)]),
      );
    },
    isIsland: (folded) => seaNames.called(folded).some((one) => one.kind === 'island' && hasOnePort(one)),
    surroundingsNamed: (folded) => [
      ...gazetteer.named(folded).map(({ kind, town: { point, prominence } }) => ({
        point,
        prominence,
        reachKm: limitsKm.ofTown,
        isOtherName: kind === 'other',
      })),
      ...seaNames.called(folded).map((one) => ({
        point: one.point,
        prominence: (hasOnePort(one) ? spotProminences[one.kind] : undefined) ?? Infinity,
        reachKm: !hasOnePort(one) ? limitsKm.area : one.kind === 'island' ? limitsKm.island : limitsKm.seaName,
      })),
    ],
  };
}

/** Whether a place of the sea stands for itself, or for the town of its name: Norderney, while the harbour of Sylt is List. */
function hasOnePort({ folded, harbour }: SeaName): boolean {
  return harbour === undefined || folded.includes(harbour.folded);
}
