export { createPlaceStreams } from './place-streams.ts';
export { isRaceBetween, strongStreamAt } from './races.ts';
export { hasStreams, openStreams, type StreamCatalogue } from './stream-catalogue.ts';
