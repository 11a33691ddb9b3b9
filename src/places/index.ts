export { isPacked, packedFileName } from './gazetteer-file.ts';
export { packGazetteer } from './packing.ts';
export { createPlaces, type Places, type PlacesOptions } from './places.ts';
export type { TideStations } from './ports.ts';
