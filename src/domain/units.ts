/** Conversions from the units used inside: metres, metres a second, degrees Celsius, kilometres. */

/** International foot, exactly. */
const metresPerFoot = 0.3048;
/** International nautical mile and statute mile, exactly. */
const kmPerNauticalMile = 1.852;
const kmPerMile = 1.609344;
const secondsPerHour = 3600;

export const metresToFeet = (m: number): number => m / metresPerFoot;
export const kmToNauticalMiles = (km: number): number => km / kmPerNauticalMile;
export const kmToMiles = (km: number): number => km / kmPerMile;
export const msToKmh = (ms: number): number => (ms * secondsPerHour) / 1000;
export const msToKnots = (ms: number): number => msToKmh(ms) / kmPerNauticalMile;
export const msToMph = (ms: number): number => msToKmh(ms) / kmPerMile;
export const celsiusToFahrenheit = (celsius: number): number => celsius * 1.8 + 32;
export const paToHpa = (pa: number): number => pa / 100;

/** Lowest wind of Beaufort forces 1 to 12, m/s at 10 m height (WMO No. 306, table 1100). */
const beaufortFromMs = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

/** Beaufort force, 0 to 12. */
export function msToBeaufort(ms: number): number {
  return beaufortFromMs.filter((lowest) => ms >= lowest).length;
}

/** The units a person reads, each quantity apart. */
export type Units = { readonly height: 'm' | 'ft'; readonly distance: 'km' | 'nm' | 'mi' };

/** Sets of units by the name that a person chooses them by. */
export const unitSystems = {
  metric: { height: 'm', distance: 'km' },
  imperial: { height: 'ft', distance: 'mi' },
  nautical: { height: 'm', distance: 'nm' },
} as const satisfies Record<string, Units>;

export type UnitSystem = keyof typeof unitSystems;
