export { timesAbove } from './above.ts';
export { nextLunarEclipse, nextSolarEclipse, type SolarEclipse } from './eclipses.ts';
export {
  blueHourDeg,
  goldenHourDeg,
  daylightMs,
  moonShows,
  positionInSky,
  skyEvents,
  sunAltitudeDeg,
  sunBetween,
  sunCrossings,
} from './events.ts';
export type { Passages, SkyEventName, SkyEvents } from './events.ts';
export { moonAppearance } from './moon-appearance.ts';
export type { MoonAppearance } from './moon-appearance.ts';
export { isSupermoon, moonDistanceKm, nextApsides, nextSupermoons } from './moon-distance.ts';
export {
  moonAgeDays,
  moonFraction,
  moonPhase,
  moonPhaseName,
  nearestMoonQuarter,
  nextMoonQuarters,
  phaseOn,
} from './phases.ts';
export type { MoonPhaseName, MoonQuarter, PrincipalPhase } from './phases.ts';
export { planetTimes, planetsUp } from './planets.ts';
export { halfArcHours, solarPosition } from './solar-position.ts';
export { nextMeteorShowers } from './meteor-showers.ts';
export { nextSeason, seasons } from './seasons.ts';
export type { Seasons } from './seasons.ts';
