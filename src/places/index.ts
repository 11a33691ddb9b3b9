export { isPacked, packedFileName } from './gazetteer/packed-gazetteer.ts';
export { packGazetteer, type Progress } from './gazetteer/packing.ts';
export { createPlaces, type SearchHints, type Places, type PlacesOptions } from './places.ts';
export type { NamedStation, TideStations } from './ports.ts';
export { progressBar } from '../lib/progress-bar.ts';
