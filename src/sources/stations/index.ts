export { createStationMap } from './station-map.ts';
export { bandOf } from './bands.ts';
export { hasCatalogue, hasDatums, openCatalogue, type Catalogue } from './catalogue.ts';
export { createPlaceTides, type PlaceTides } from './place-tides.ts';
export { createTideRule, type TideChoice } from './tide-rule.ts';
