export { isPacked, packedFileName } from './gazetteer/packed-gazetteer.ts';
export { packGazetteer, type Progress } from './gazetteer/packing.ts';
export { createPlaces, type PlacesOptions } from './places.ts';
export { createZoneFinder } from './zone.ts';
export type { GeocodedPlace, Geocoder, NamedStation, KnownStations } from './ports.ts';
export { importDump, importedFileName } from './gazetteer/import-dump.ts';
