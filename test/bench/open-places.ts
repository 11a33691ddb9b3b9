import path from 'node:path';
import type { Places } from '../../src/chat/ports.ts';
import type { PlaceNames } from '../../src/language/ports.ts';
import { createPlaces, isPacked, packedFileName, packGazetteer } from '../../src/places/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';

/** All places, packed where they are not yet. */
export async function openPlaces(dataDir: string): Promise<Places> {
  const packedFile = path.join(dataDir, packedFileName);
  if (!isPacked(packedFile)) packGazetteer(packedFile);
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  return createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) });
}

/** Their names, as an asker of a language has them. */
export function namesOf(places: Places, language: string): PlaceNames {
  return {
    ...places,
    isArea: (name) => places.isArea(name, language),
    kindIn: (name, area) => places.kindIn(name, area, language),
    notationsIn: (typed) => places.notationsIn(typed, language),
  };
}
