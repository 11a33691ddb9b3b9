import path from 'node:path';
import type { PlaceNames } from '../../src/language/ports.ts';
import { createPlaces, isPacked, packedFileName, packGazetteer } from '../../src/places/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';

/** The names of all places, as an asker of a language has them. */
export async function openPlaces(dataDir: string): Promise<(language: string) => PlaceNames> {
  const packedFile = path.join(dataDir, packedFileName);
  if (!isPacked(packedFile)) packGazetteer(packedFile);
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const places = createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) });
  return (language) => ({
    ...places,
    isArea: (name) => places.isArea(name, language),
    notationsIn: (typed) => places.notationsIn(typed, language),
  });
}
