import type { PlaceNames } from '../../src/language/ports.ts';
import { findNotations } from '../../src/places/notation/index.ts';

/** A gazetteer of a few well-known names. */
export function namesKnown(names: readonly string[]): PlaceNames {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const isKnown = (text: string): boolean => known.has(text.toLowerCase());
  return {
    isName: isKnown,
    isLikely: isKnown,
    isWellKnown: isKnown,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: (text) => findNotations(text, 'en'),
  };
}
