import { distanceKm, type Point } from '../../domain/place.ts';
import { constituents, type HarmonicConstant, type OfficeDatum, type TideStation } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

/** As far from its gauge as a zero holds, km: they stand in the same harbour. */
export const sameHarbourKm = 2;

/** A row of `office-levels.tsv`: the mean level above the zero of an office's tables, and the mean spring range. */
type OfficeLevel = {
  readonly point: Point;
  readonly zone: string;
  readonly name: OfficeDatum['name'];
  readonly meanM: number;
  readonly springRangeM: number | undefined;
  /** As far as the office counts from the same zero. */
  readonly reachKm: number;
};

const levels = once((): readonly OfficeLevel[] =>
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

/** A zero by its depth below mean sea level as a share of the tide's amplitude there, which changes little along a coast. */
type ZeroShare = {
  readonly point: Point;
  readonly zone: string;
  readonly name: OfficeDatum['name'];
  share(): number;
};

/** A zero farther away by air than this, km, tells nothing. */
const farthestZeroKm = 200;

/**
 * Finds the zero of the office's tables at a place from that of the nearest port, for the tide there. The port has the place's time
 * zone: beyond a border the zero is another office's.
 */
export type CarryZero = (zone: string, point: Point, tide: readonly HarmonicConstant[]) => OfficeZero | undefined;

/**
 * Carries the zeros of stations and of published levels along the coast. Left out one by one, those of gauges with a carried tide
 * are predicted to 0.08 m (p50) in France, 0.02 in Japan, 0.07 in Norway, 0.04 in New Zealand and 0.30 in Britain; LAT of the
 * carried tide, which lacks the minor lines, is off by 0.32, 0.18, 0.13, 0.08 and 0.29.
 */
export function createZeroCarrier(
  stations: () => readonly TideStation[],
  constantsOf: (station: TideStation) => readonly HarmonicConstant[],
): CarryZero {
  const zeros = once((): readonly ZeroShare[] => [
    ...levels().flatMap(({ springRangeM, meanM, ...one }) =>
      springRangeM === undefined ? [] : { ...one, share: () => (2 * meanM) / springRangeM },
    ),
    ...stations().flatMap((station): ZeroShare[] => {
      const { point, zone, officeDatum } = station;
      if (!officeDatum) return [];
      const share = (): number => {
        const { MSL, LAT } = station.datums;
        return (MSL - LAT - officeDatum.aboveLatM) / amplitudeM(constantsOf(station));
      };
      return [{ point, zone, name: officeDatum.name, share }];
    }),
  ]);
  return (zone, point, tide) => {
    const published = publishedZero(point);
    if (published) return published;
    let nearest: ZeroShare | undefined;
    let nearestKm = farthestZeroKm;
    for (const zero of zeros()) {
      if (zero.zone !== zone) continue;
      const km = distanceKm(point, zero.point);
      if (km >= nearestKm) continue;
      [nearest, nearestKm] = [zero, km];
    }
    return nearest && { name: nearest.name, belowMslM: nearest.share() * amplitudeM(tide) };
  };
}

/** Diurnal lines count from this share of the semidiurnal ones on (the form number of a mixed tide). */
const mixedForm = 0.25;

/** The amplitude of springs, or of the largest tides where diurnal lines matter, metres. */
function amplitudeM(constants: readonly HarmonicConstant[]): number {
  const sumOf = (...names: readonly string[]): number =>
    constants
      .filter(({ number }) => names.includes(constituents[number]?.name ?? ''))
      .reduce((sum, one) => sum + one.amplitudeM, 0);
  const [semidiurnal, diurnal] = [sumOf('M2', 'S2'), sumOf('K1', 'O1')];
  return diurnal < mixedForm * semidiurnal ? semidiurnal : semidiurnal + diurnal;
}
