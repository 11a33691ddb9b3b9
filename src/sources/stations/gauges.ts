import { distanceKm } from '../../domain/place.ts';
import type { StationRecord } from './record.ts';

export type GaugeCandidate = {
  readonly record: StationRecord;
  /** Length of the record that its constants were analysed from; 0 where it is unknown. */
  readonly years: number;
  /** The database's quality score, 0 to 100. */
  readonly score: number;
  /** Marked as a duplicate by the database: it may only replace the station that it duplicates. */
  readonly isRedundant: boolean;
};

/** Whether the station's office publishes official predictions from these constants. */
export function isOfficial({ record, years }: GaugeCandidate): boolean {
  return years > 0 && isOfficeGauge(record);
}

/** Whether the office that publishes the predictions has published the constants or the differences; TICON-4 has its own. */
export function isOfficeGauge({ id }: { readonly id: string }): boolean {
  return !id.startsWith('ticon/');
}

const kmPerDegree = 111;

/** Gauges by whole degrees of latitude: most of the 4,000 need not be compared. */
export function gaugesByLatitude(gauges: readonly GaugeCandidate[]) {
  const all: GaugeCandidate[] = [];
  const byDegree = new Map<number, GaugeCandidate[]>();
  const at = (degree: number): GaugeCandidate[] => byDegree.get(degree) ?? [];
  const add = (gauge: GaugeCandidate): void => {
    const degree = Math.floor(gauge.record.lat);
    byDegree.set(degree, [...at(degree), gauge]);
    all.push(gauge);
  };
  for (const gauge of gauges) add(gauge);
  return {
    add,
    /** In the order in which they were added. */
    all: all as readonly GaugeCandidate[],
    near({ record }: GaugeCandidate, withinKm: number): GaugeCandidate[] {
      const reach = withinKm / kmPerDegree;
      const degrees = new Set([Math.floor(record.lat - reach), Math.floor(record.lat + reach)]);
      const isInBand = ({ record: { lat } }: GaugeCandidate): boolean => Math.abs(lat - record.lat) <= reach;
      const around = [...degrees].flatMap(at).filter(isInBand);
      return around.filter((other) => distanceKm(record, other.record) < withinKm);
    },
  };
}
