/**
 * What the pages run in a browser without a connection: the same engine, from the data that `/v2/now/point?constants=true` has.
 * Only what is needed for that, as each module of it is sent.
 */
export { skyEvents } from '../domain/sky/events.ts';
export { moonFraction } from '../domain/sky/phases.ts';
export { tideFrom } from '../domain/tide/kept-tide.ts';
export { levelBetween } from '../domain/tide/now.ts';
