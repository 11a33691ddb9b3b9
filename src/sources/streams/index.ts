export { createPlaceStreams } from './place-streams.ts';
export { hasStreams, openStreams, type StreamCatalogue } from './stream-catalogue.ts';
