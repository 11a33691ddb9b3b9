import customary from './customary-units.json' with { type: 'json' };

/** Conversions from the units used inside: metres, metres a second, degrees Celsius, kilometres. */

/** International foot, exactly. */
const metresPerFoot = 0.3048;
/** International nautical mile and statute mile, exactly. */
const kmPerNauticalMile = 1.852;
const kmPerMile = 1.609344;
const secondsPerHour = 3600;
export const metresToFeet = (m: number): number => m / metresPerFoot;
export const metresToCentimetres = (m: number): number => m * 100;
export const kmToNauticalMiles = (km: number): number => km / kmPerNauticalMile;
export const kmToMiles = (km: number): number => km / kmPerMile;
/** Metres a second to kilometres an hour. */
export const msToKmh = (ms: number): number => (ms * secondsPerHour) / 1000;
export const knotsToMs = (knots: number): number => (knots * kmPerNauticalMile) / 3.6;
export const msToKnots = (ms: number): number => msToKmh(ms) / kmPerNauticalMile;
export const msToMph = (ms: number): number => msToKmh(ms) / kmPerMile;
export const celsiusToFahrenheit = (celsius: number): number => celsius * 1.8 + 32;
/** Conventional inch of mercury (NIST SP 811, appendix B.8). */
const hPaPerInHg = 33.86389;
export const hPaToInHg = (hPa: number): number => hPa / hPaPerInHg;

/** Lowest wind of Beaufort forces 1 to 12, m/s at 10 m height (WMO No. 306, table 1100). */
export const beaufortFromMs = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

/** Beaufort force, 0 to 12, of a mean wind in m/s at 10 m height. */
export function msToBeaufort(ms: number): number {
  return beaufortFromMs.filter((lowest) => ms >= lowest).length;
}

/** The units that each quantity can be shown in, the default first. */
export const unitChoices = {
  height: ['m', 'ft', 'cm'],
  wind: ['kn', 'bft', 'ms', 'kmh', 'mph'],
  temperature: ['C', 'F'],
  pressure: ['hPa', 'inHg'],
  distance: ['km', 'nm', 'mi'],
} as const;

export type Quantity = keyof typeof unitChoices;
export type Units = { readonly [Q in Quantity]: (typeof unitChoices)[Q][number] };

/** Named sets of units, as the setting `units` offers them. */
export const unitSystems = {
  metric: { height: 'm', wind: 'kmh', temperature: 'C', pressure: 'hPa', distance: 'km' },
  imperial: { height: 'ft', wind: 'mph', temperature: 'F', pressure: 'inHg', distance: 'mi' },
  nautical: { height: 'm', wind: 'kn', temperature: 'C', pressure: 'hPa', distance: 'nm' },
} as const satisfies Record<string, Units>;

export type UnitSystem = keyof typeof unitSystems;

export function isUnitSystem(name: string): name is UnitSystem {
  return Object.hasOwn(unitSystems, name);
}

/** The units that people at a place are used to: ISO 3166-1 alpha-2 code of its country, absent at sea. */
export function customaryUnits(countryCode = ''): Units {
  const { usual, ...countries } = customary as Readonly<Record<string, Partial<Units>>>;
  return { ...(usual as Units), ...(Object.hasOwn(countries, countryCode) && countries[countryCode]) };
}

export type Clock = '12' | '24';
