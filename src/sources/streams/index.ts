export { createPlaceStreams } from './place-streams.ts';
export { strongStreamAt } from './races.ts';
export { hasStreams, openStreams, type StreamCatalogue } from './stream-catalogue.ts';
