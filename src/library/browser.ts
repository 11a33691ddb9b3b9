/** What pages run without a connection, from the data of `/v2/now/point?constants=true`: no more, as each module is sent. */
export { skyEvents } from '../domain/sky/events.ts';
export { moonFraction } from '../domain/sky/phases.ts';
export { tideFrom } from '../domain/tide/kept-tide.ts';
export { levelBetween } from '../domain/tide/now.ts';
