export { createPlaceStreams } from './place-streams.ts';
export { isRaceBetween, strongStreamAt } from './races.ts';
export { hasStreams, openStreams } from './stream-catalogue.ts';
