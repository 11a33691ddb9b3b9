/**
 * Sun and Moon for other programs: `import { skyEvents } from 'bellbuoy/sky'`. Instants are milliseconds since
 * 1970-01-01T00:00:00Z, points degrees of latitude and longitude, windows half-open.
 */
export { moonFraction, moonPhase, moonPhaseName, nextMoonQuarters, positionInSky } from '../domain/sky/index.ts';
export { seasons, skyEvents, sunCrossings, type MoonPhaseName, type MoonQuarter } from '../domain/sky/index.ts';
export { type Passages, type Seasons, type SkyEventName, type SkyEvents } from '../domain/sky/index.ts';
