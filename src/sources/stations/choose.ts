import { constituents } from '../../domain/tide/index.ts';
import { gaugesByLatitude, isOfficial, type GaugeCandidate } from './gauges.ts';
import type { StationRecord } from './record.ts';

/** Gauges nearer than this measure the same water. */
const sameWaterKm = 2;
/** A gauge so near tells the time of a town, though not of each inlet. */
const sameTownKm = 5;
/** The Moon's node turns in 18.6 years: a longer record resolves no more constituents. */
const maxYears = 19;

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
    (one) => !isRejected(one) && (!one.isRedundant || accepted.near(one, sameWaterKm).length > 0),
  );
  const chosen = gaugesByLatitude([]);
  for (const gauge of competing.toSorted(byMerit)) {
    // Two official stations are kept side by side: their office runs both on purpose.
    const better = chosen.near(gauge, sameWaterKm).filter((one) => !isOfficial(gauge) || !isOfficial(one));
    if (better.length === 0) chosen.add(gauge);
  }
  const isDoubted = (one: GaugeCandidate): boolean =>
    isUncertain(one) && chosen.near(one, sameTownKm).some((gauge) => !isUncertain(gauge));
  const subordinate = plausible.filter((one) => one.record.subordinate && !isRejected(one));
  return new Set([...chosen.all, ...subordinate].filter((one) => !isDoubted(one)).map(({ record }) => record));
}

/** With a tenth of the tide of a gauge so near, one is behind a lock: Brunsbüttel in the Kiel Canal, 8 cm beside 3 m. */
const lockedInKm = 12;
const lockedInShare = 0.1;
/** Beside less tide than this, as a sum of amplitudes, a lagoon without a lock may have as little. */
const openTideM = 1;

function withoutLockedIn(gauges: readonly GaugeCandidate[]): GaugeCandidate[] {
  const open = gaugesByLatitude(gauges.filter(({ record }) => tideM(record) > openTideM));
  return gauges.filter((gauge) => {
    const lockedInBelowM = tideM(gauge.record) / lockedInShare;
    return !open.near(gauge, lockedInKm).some(({ record }) => tideM(record) > lockedInBelowM);
  });
}

/** The height of a tide above its mean, metres, if all its lines met. */
function tideM({ constants }: StationRecord): number {
  return constants
    .filter(({ number }) => constituents[number]!.speedDegH > slowestTideDegH)
    .reduce((sum, { amplitudeM }) => sum + amplitudeM, 0);
}

/** Lines that theory keeps small everywhere: third-degree lines, seasonal side lines of M2, and those beside S3. */
const minorLines = new Set(['MA2', 'MB2', '3RD-N2', '3RD-L2', 'T3', 'S3', 'SK3']);
/** With more of the tide's energy in them, a record is short, of a river or behind a lock (29 of 3,800 records). */
const maxMinorShare = 0.05;
/** A level that swings with the year by more than this and by more than its tide is a river's or a lake's (36 records). */
const maxAnnualM = 0.3;

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
  const tide = energyOf((_, speedDegH) => speedDegH > slowestTideDegH);
  const minor = energyOf((name) => minorLines.has(name));
  const annual = energyOf((name) => ['SA', 'SAA', 'SSA'].includes(name));
  return minor <= maxMinorShare * tide && (annual <= maxAnnualM ** 2 || annual <= tide);
}

/** Diurnal lines begin at 12°/h; slower ones have periods of days and longer. */
const slowestTideDegH = 7;

function byMerit(a: GaugeCandidate, b: GaugeCandidate): number {
  return (
    Number(b.record.commercial) - Number(a.record.commercial) ||
    Number(isOfficial(b)) - Number(isOfficial(a)) ||
    Number(isUncertain(a)) - Number(isUncertain(b)) ||
    Math.min(b.years, maxYears) - Math.min(a.years, maxYears) ||
    b.score - a.score ||
    (a.record.id < b.record.id ? -1 : 1)
  );
}

const isUncertain = ({ record }: GaugeCandidate): boolean => record.clock?.kind === 'uncertain';
const isRejected = ({ record }: GaugeCandidate): boolean => record.clock?.kind === 'rejected';
