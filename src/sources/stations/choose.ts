import { constituents } from '../../domain/tide/index.ts';
import { gaugesByLatitude, isOfficial, type GaugeCandidate } from './gauges.ts';
import type { StationRecord } from './record.ts';
import { numbersOf } from '../../lib/points.ts';
import table from './choose.json' with { type: 'json' };

/** The bounds by which gauges are chosen, each explained in the table. */
const limits = numbersOf(table);

/**
 * The stations to offer: plausible ones, and among gauges within 2 km the one of the office that publishes official
 * predictions, else one whose clock nothing contradicts, then the longer and better record. A station without commercial use never replaces one with it.
 * Subordinate stations are not gauges and are kept. None is offered whose clock is in doubt where that of a gauge of the town is not.
 */
export function chooseStations(candidates: readonly GaugeCandidate[]): Set<StationRecord> {
  const plausible = candidates.filter(({ record }) => isPlausible(record));
  const tidal = withoutLockedIn(plausible.filter(({ record }) => !record.subordinate));
  const accepted = gaugesByLatitude(tidal.filter(({ isRedundant }) => !isRedundant));
  const competing = tidal.filter(
    (one) => !isRejected(one) && (!one.isRedundant || accepted.near(one, limits.sameWaterKm).length > 0),
  );
  const chosen = gaugesByLatitude([]);
  for (const gauge of competing.toSorted(byMerit)) {
    // Two official stations are kept side by side: their office runs both on purpose.
    const better = chosen.near(gauge, limits.sameWaterKm).filter((one) => !isOfficial(gauge) || !isOfficial(one));
    if (better.length === 0) chosen.add(gauge);
  }
  const isDoubted = (one: GaugeCandidate): boolean =>
    isUncertain(one) && chosen.near(one, limits.sameTownKm).some((gauge) => !isUncertain(gauge));
  const subordinate = plausible.filter((one) => one.record.subordinate && !isRejected(one));
  return new Set([...chosen.all, ...subordinate].filter((one) => !isDoubted(one)).map(({ record }) => record));
}

function withoutLockedIn(gauges: readonly GaugeCandidate[]): GaugeCandidate[] {
  const open = gaugesByLatitude(gauges.filter(({ record }) => tideM(record) > limits.openTideM));
  return gauges.filter((gauge) => {
    const lockedInBelowM = tideM(gauge.record) / limits.lockedInShare;
    return !open.near(gauge, limits.lockedInKm).some(({ record }) => tideM(record) > lockedInBelowM);
  });
}

/** The height of a tide above its mean, metres, if all its lines met. */
function tideM({ constants }: StationRecord): number {
  return constants
    .filter(({ number }) => constituents[number]!.speedDegH > limits.slowestTideDegH)
    .reduce((sum, { amplitudeM }) => sum + amplitudeM, 0);
}

/** Lines that theory keeps small everywhere: third-degree lines, seasonal side lines of M2, and those beside S3. */
const minorLines = new Set(['MA2', 'MB2', '3RD-N2', '3RD-L2', 'T3', 'S3', 'SK3']);

/** Whether the constants are those of a sea tide. Subordinate stations have no constants and pass. */
function isPlausible({ constants, lat, lng }: StationRecord): boolean {
  // Lake Superior to Cornwall on the Saint Lawrence, a box without sea: less than 5 cm of tide and more of wind and river
  // (NOAA, "Do the Great Lakes have tides?").
  if (lat > 41.2 && lat < 49.1 && lng > -92.4 && lng < -74.5) return false;
  if (constants.length === 0) return true;
  const energyOf = (names: (name: string, speedDegH: number) => boolean): number =>
    constants
      .filter(({ number }) => names(constituents[number]!.name, constituents[number]!.speedDegH))
      .reduce((sum, { amplitudeM }) => sum + amplitudeM ** 2, 0);
  const tide = energyOf((_, speedDegH) => speedDegH > limits.slowestTideDegH);
  const minor = energyOf((name) => minorLines.has(name));
  const annual = energyOf((name) => ['SA', 'SAA', 'SSA'].includes(name));
  return minor <= limits.maxMinorShare * tide && (annual <= limits.maxAnnualM ** 2 || annual <= tide);
}

function byMerit(a: GaugeCandidate, b: GaugeCandidate): number {
  return (
    Number(b.record.commercial) - Number(a.record.commercial) ||
    Number(isOfficial(b)) - Number(isOfficial(a)) ||
    Number(isUncertain(a)) - Number(isUncertain(b)) ||
    Math.min(b.years, limits.maxYears) - Math.min(a.years, limits.maxYears) ||
    b.score - a.score ||
    (a.record.id < b.record.id ? -1 : 1)
  );
}

const isUncertain = ({ record }: GaugeCandidate): boolean => record.clock?.kind === 'uncertain';
const isRejected = ({ record }: GaugeCandidate): boolean => record.clock?.kind === 'rejected';
