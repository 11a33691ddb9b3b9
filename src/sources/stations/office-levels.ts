import { distanceKm, type Point } from '../../domain/place.ts';
import {
  constituents,
  isOfTables,
  type HarmonicConstant,
  type OfficeDatum,
  type TideStation,
} from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

/** As far from its gauge as a zero holds, km: they stand in the same harbour. */
export const sameHarbourKm = 2;

/**
 * The rows of `office-levels.tsv`: the mean level above the zero of an office's tables, the mean spring range, and as far as the
 * office counts from the same zero.
 */
const levels = once(() =>
  readTable(
    new URL('office-levels.tsv', import.meta.url),
    ...(['zone', 'lat', 'lng', 'datum', 'meanM', 'springRangeM', 'reachKm', 'source'] as const),
  ).map(({ zone, lat, lng, datum, meanM, springRangeM, reachKm }) => ({
    point: { lat: Number(lat), lng: Number(lng) },
    zone,
    name: datum as OfficeDatum['name'],
    meanM: Number(meanM),
    springRangeM: springRangeM === '' ? undefined : Number(springRangeM),
    reachKm: Number(reachKm || sameHarbourKm),
  })),
);

/** The published zero at a place in a harbour of the table, as its depth below mean sea level, metres. */
export function publishedZero(point: Point): OfficeZero | undefined {
  const level = levels().find((one) => distanceKm(point, one.point) <= one.reachKm);
  return level && { name: level.name, belowMslM: level.meanM };
}

export type OfficeZero = { readonly name: OfficeDatum['name']; readonly belowMslM: number };

/** The zero of an office at a port. */
type PortZero = {
  readonly point: Point;
  readonly zone: string;
  readonly name: OfficeDatum['name'];
  /** By how much it lies deeper below mean sea level than the tide's amplitude there, which changes little along a coast. */
  belowTideM(): number;
};

/** A zero farther away by air than this, km, tells nothing. */
const farthestZeroKm = 200;
/** So many ports tell the zero between them, weighted by the inverse square of their distance plus this, km. */
const mostPorts = 3;
const softeningKm = 10;

/**
 * Finds the zero of the office's tables at a place from those of the nearest ports, for the tide there. The ports have the place's
 * time zone: beyond a border the zero is another office's.
 */
export type CarryZero = (zone: string, point: Point, tide: readonly HarmonicConstant[]) => OfficeZero | undefined;

/**
 * Carries the zeros of stations and of published levels along the coast. Left out one by one, with all gauges within 5 km, those of
 * gauges with a carried tide are predicted to 0.07 m (p50) in France, 0.02 in Japan, 0.04 in Norway, 0.12 in Canada and 0.24 in
 * Britain (p90 0.49; 0.84 as the share of the tide that is the nearest port's), of which 0.16 are the errors of the carried tide.
 */
export function createZeroCarrier(
  stations: () => readonly TideStation[],
  constantsOf: (station: TideStation) => readonly HarmonicConstant[],
): CarryZero {
  const zeros = once((): readonly PortZero[] => [
    ...levels().flatMap(({ springRangeM, meanM, ...one }) =>
      springRangeM === undefined ? [] : { ...one, belowTideM: () => meanM - springRangeM / 2 },
    ),
    ...stations().flatMap((station): PortZero[] => {
      const { point, zone, officeDatum } = station;
      if (!officeDatum) return [];
      const belowTideM = (): number => {
        const { MSL, LAT } = station.datums;
        return MSL - LAT - officeDatum.aboveLatM - amplitudeM(officeDatum.name, constantsOf(station));
      };
      return [{ point, zone, name: officeDatum.name, belowTideM }];
    }),
  ]);
  return (zone, point, tide) => {
    const published = publishedZero(point);
    if (published) return published;
    const ports = zeros()
      .filter((port) => port.zone === zone)
      .map((port) => ({ port, km: distanceKm(point, port.point) }))
      .filter(({ km }) => km < farthestZeroKm)
      .toSorted((a, b) => a.km - b.km);
    const name = ports[0]?.port.name;
    if (!name) return undefined;
    let [sumM, total] = [0, 0];
    for (const { port, km } of ports.filter(({ port }) => port.name === name).slice(0, mostPorts)) {
      const weight = (km + softeningKm) ** -2;
      sumM += weight * port.belowTideM();
      total += weight;
    }
    return { name, belowMslM: sumM / total + amplitudeM(name, tide) };
  };
}

/** Diurnal lines count from this share of the semidiurnal ones on (the form number of a mixed tide). */
const mixedForm = 0.25;

/** The amplitude of springs, or of the largest tides where diurnal lines matter, metres. A zero of levelling does not follow it. */
function amplitudeM(zero: OfficeDatum['name'], constants: readonly HarmonicConstant[]): number {
  if (isOfTables(zero)) return 0;
  const sumOf = (...names: readonly string[]): number =>
    constants
      .filter(({ number }) => names.includes(constituents[number]?.name ?? ''))
      .reduce((sum, one) => sum + one.amplitudeM, 0);
  const [semidiurnal, diurnal] = [sumOf('M2', 'S2'), sumOf('K1', 'O1')];
  return diurnal < mixedForm * semidiurnal ? semidiurnal : semidiurnal + diurnal;
}
