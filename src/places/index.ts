export { isPacked, packedFileName } from './gazetteer/packed-gazetteer.ts';
export { packGazetteer } from './gazetteer/packing.ts';
export { createPlaces } from './places.ts';
export { createZoneFinder } from './zone.ts';
export type { GeocodedPlace, Geocoder, KnownStations } from './ports.ts';
export { importDump, importedFileName } from './gazetteer/import-dump.ts';
