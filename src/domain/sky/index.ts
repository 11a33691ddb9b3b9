export { timesAbove } from './above.ts';
export * from './eclipses.ts';
export * from './events.ts';
export * from './moon-appearance.ts';
export * from './moon-distance.ts';
export * from './phases.ts';
export * from './planets.ts';
export * from './meteor-showers.ts';
export * from './seasons.ts';
