export { isPacked, packedFileName } from './gazetteer-file.ts';
export { packGazetteer, type Progress } from './packing.ts';
export { createPlaces, type AskingFor, type Places, type PlacesOptions } from './places.ts';
export type { NamedStation, TideStations } from './ports.ts';
export { progressBar } from './progress-bar.ts';
