import { brestGauge, coefficientMarginMs, coefficientsIn, shownZero, type DatumName } from '../domain/tide/index.ts';
import type { Point } from '../domain/place.ts';
import { hourMs, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import type { TideOverTime } from '../domain/windows/index.ts';
import { hourOf } from './interval.ts';
import type { NearestTide, TideStations } from './ports.ts';

/** Extremes beyond both ends; the longest time without a tide is seldom longer. */
const tideMarginMs = 3 * utcDayMs;

type TideRequest = { readonly point: Point; readonly interval: Window; readonly datum?: DatumName | undefined };

/** The tide above the datum of the request, or else above the zero of the office's tables, LAT where none is known. */
export async function tideOf({ point, interval, datum }: TideRequest, stations: TideStations) {
  const used = stations.nearest(point);
  await used.station.prepareDatums?.();
  const { datums, chartDatum = 'LAT', officeDatum } = used.station;
  const office = shownZero(officeDatum, datum);
  const zeroM = office ? datums.LAT + office.aboveLatM : datums[datum ?? chartDatum];
  return { tide: tideOver(used, interval, zeroM), used, datum: office?.name ?? datum ?? chartDatum, zeroM };
}

/** The tide of a station in an interval and around it, above a height over the station's own zero. */
export function tideOver({ station: { tide }, band }: NearestTide, { from, to }: Window, zeroM: number): TideOverTime {
  const wide = { from: hourOf(from) - tideMarginMs, to: to + tideMarginMs };
  return {
    extremes: tide.extremes(wide).map((one) => ({ ...one, heightM: one.heightM - zeroM })),
    levels: levelsOf(tide.hourlyLevels(wide), wide.from, zeroM),
    band,
  };
}

function levelsOf(levels: Float64Array, from: Instant, zeroM: number): TideOverTime['levels'] {
  return Array.from(levels, (heightM, i) => ({ at: from + i * hourMs, heightM: heightM - zeroM }));
}

export function coefficientsAtBrest(stations: TideStations, { from, to }: Window): ReturnType<typeof coefficientsIn> {
  const { tide } = stations.nearest(brestGauge).station;
  const wide = { from: hourOf(from) - 2 * coefficientMarginMs, to: to + 2 * coefficientMarginMs };
  const atBrest = { extremes: tide.extremes(wide), levels: levelsOf(tide.hourlyLevels(wide), wide.from, 0) };
  return coefficientsIn(atBrest, { from: from - utcDayMs, to: to + utcDayMs });
}
