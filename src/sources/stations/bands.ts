import type { TideBand, TideStation } from '../../domain/tide/index.ts';
import type { TideChoice } from './tide-rule.ts';

/** Minutes, and height as a share of the tide's signal (root of the summed squares of the major amplitudes). */
type Errors = readonly [minutes: number, ofSignal: number];

/** By the tide's signal: below 0.5 m, up to 1 m, higher. The shape of a bay changes a high tide less. */
type BySignal = readonly [low: Errors, middling: Errors, high: Errors];

/** By the model's error at the nearest gauge. Where that is large, tides change within a few kilometres. */
type ByMissed = readonly (readonly [mostMissed: number, errors: BySignal])[];

/*
 * Limits for 93 of 100 high and low waters of the gauges that the rule was chosen on, each predicted without its own
 * constants, rounded up; of the other half of the gauges nine in ten are within them (bench `accuracy`,
 * `left-out-held-out-band`).
 */
// prettier-ignore
const near: ByMissed = [
  [0.3, [[150, 0.5], [100, 0.3], [25, 0.12]]],
  [0.8, [[145, 0.55], [65, 0.5], [25, 0.32]]],
  [Infinity, [[260, 1.2], [150, 0.9], [100, 0.6]]],
];
// prettier-ignore
const carried: ByMissed = [
  [0.1, [[40, 0.21], [20, 0.2], [15, 0.18]]],
  [0.3, [[45, 0.41], [75, 0.37], [50, 0.25]]],
  [Infinity, [[115, 0.61], [70, 0.41], [60, 0.28]]],
];
/**
 * Up a river the tide changes with every bend; there are too few cases to divide them by height. The last is also that of the
 * model alone: 18 gauges, whose heights differ by 0.4 (chosen on) and 0.8 of the signal (held out) in 93 of 100 cases.
 */
// prettier-ignore
const upRiver: ByMissed = [
  [0.3, [[120, 0.4], [120, 0.4], [120, 0.4]]],
  [0.8, [[150, 0.47], [150, 0.47], [150, 0.47]]],
  [Infinity, [[150, 0.75], [150, 0.75], [150, 0.75]]],
];
// prettier-ignore
const model: BySignal = [[55, 0.41], [45, 0.35], [40, 0.25]];
// prettier-ignore
const withoutModel: BySignal = [[270, 1.1], [270, 0.8], [60, 0.32]];
/** For a river whose gauge is elsewhere on it: the tide takes hours from the mouth to a town. */
// prettier-ignore
const otherReach: BySignal = [[270, 1.1], [270, 0.8], [270, 0.4]];
// prettier-ignore
const sheltered: BySignal = [[270, 2], [155, 0.9], [75, 0.5]];

/**
 * At a gauge, by the years of its record: two analyses of one water differ by less in 93 of 100 cases (1,226 pairs of records of
 * different owners within 1.5 km), rounded up. A record of unknown length counts as a short one.
 */
// prettier-ignore
const atGauge: readonly (readonly [leastYears: number, errors: BySignal])[] = [
  [10, [[25, 0.25], [15, 0.1], [15, 0.1]]],
  [4, [[25, 0.35], [20, 0.2], [15, 0.12]]],
  [0, [[30, 0.35], [25, 0.2], [20, 0.15]]],
];

/**
 * The middle of a town may lie as far from its own gauge by air, km: along the water, over cells of 2 km, up to twice as far.
 * A tide runs 1 km in 3 m of water in 3 minutes.
 */
const sameTownKm = 4;
const minutesPerKm = 3;

/**
 * Wider, times and heights, where the sea between cells and gauges is of a kind that the classes above do not see: the gauge is far,
 * one cell only is in reach, the cells around differ, or the place has little water around it. The widest one counts. Within
 * the bands are 95.2 instead of 89.0 of 100 high waters in Britain and Ireland, and 94.0 instead of 89.9 between
 * 40 and 100 km from the next gauge in the United States.
 */
const farGaugeKm = 40;
const wider = {
  farGauge: [1.6, 1.15],
  oneCell: [1.6, 1.2],
  unlikeCells: [1.4, 1.2],
  steepCells: [2.2, 1.6],
  littleWater: [2, 1.2],
} as const satisfies Readonly<Record<string, Errors>>;
const unlikeSpread = 0.4;
const steepSpread = 0.8;
const littleOpenness = 0.25;

/** What is known of the gauge that a tide is measured at or carried from. */
type GaugeFacts = Pick<TideStation, 'clock' | 'recordYears'> & {
  /** Its lines of shallow water, as a share of its signal. */
  readonly shallowShare?: number;
};

/**
 * Lines of shallow water make a flat curve, whose high water a little weather moves far, and offices predict it each in its own way:
 * with this much of them the times are as sure as elsewhere. Within the band are 99 of 100 high and low waters of LINZ at
 * Auckland and of NOAA at Sandy Hook, and nine in ten of the BSH at Cuxhaven and of Rijkswaterstaat at Hoek van Holland.
 */
const clearShare = 0.05;
/** No gauge of the sea has more; those of rivers have, whose curve is steep. */
const mostTimes = 6;

/**
 * The errors that nine in ten high and low waters in similar cases stay within; `undefined` where the tide's signal is not
 * known, 0. With a band of hours the times count as unknown. A doubtful clock may be wrong by as much as it differs from others.
 */
export function bandOf(choice: TideChoice, signalM: number, gauge: GaugeFacts = {}): TideBand | undefined {
  if (signalM === 0) return undefined;
  const ofClass = errorsOf(choice, gauge)?.[signalM < 0.5 ? 0 : signalM < 1 ? 1 : 2];
  if (!ofClass) return undefined;
  const [ofTimes, ofHeights] = widenedBy(choice);
  const errors = [5 * Math.round((ofClass[0] * ofTimes) / 5), ofClass[1] * ofHeights] as const;
  const lateMinutes = gauge.clock?.kind === 'uncertain' ? Math.abs(gauge.clock.minutes) : 0;
  const share = Math.max(errors[1], Math.sin((Math.PI / 2) * Math.min(1, lateMinutes / quarterTideMinutes)));
  return { minutes: Math.max(errors[0], lateMinutes), heightM: Math.max(0.05, Math.ceil(share * signalM * 20) / 20) };
}

function widenedBy({ kind, isUpRiver, waterKm = 0, modelSpread, openness }: TideChoice): Errors {
  if (kind === 'gauge' || isUpRiver) return [1, 1];
  const spread = modelSpread();
  const reasons: Errors[] = [
    ...(kind === 'carried' && waterKm > farGaugeKm ? [wider.farGauge] : []),
    ...(spread === undefined ? [wider.oneCell] : []),
    ...(spread !== undefined && spread >= steepSpread ? [wider.steepCells] : []),
    ...(spread !== undefined && spread >= unlikeSpread ? [wider.unlikeCells] : []),
    ...(openness < littleOpenness ? [wider.littleWater] : []),
  ];
  return [Math.max(1, ...reasons.map(([times]) => times)), Math.max(1, ...reasons.map(([, heights]) => heights))];
}

/** From a high water to half tide, minutes: so late, the height of a tide says nothing. */
const quarterTideMinutes = 186;

function errorsOf(
  { kind, reason, airKm = 0, missed, isModelFar, isUpRiver }: TideChoice,
  { recordYears = 0, shallowShare = 0 }: GaugeFacts,
): BySignal | undefined {
  if (reason === 'at-gauge' || (reason === 'near' && airKm <= sameTownKm)) {
    const townMinutes = reason === 'near' ? minutesPerKm * airKm : 0;
    const times = Math.min(mostTimes, Math.max(1, shallowShare / clearShare));
    const errors = atGauge.find(([leastYears]) => recordYears >= leastYears)?.[1];
    return (
      errors && mapErrors(errors, ([own, ofSignal]) => [5 * Math.round((own * times + townMinutes) / 5), ofSignal])
    );
  }
  if (reason === 'sheltered') return sheltered;
  if (reason === 'river') return otherReach;
  if (reason === 'no-model' || isModelFar) return withoutModel;
  if (kind === 'model' && !isUpRiver) return model;
  const classes = isUpRiver ? upRiver : kind === 'carried' ? carried : near;
  return classes.find(([mostMissed]) => (missed() ?? Infinity) <= mostMissed)?.[1];
}

function mapErrors([low, middling, high]: BySignal, change: (errors: Errors) => Errors): BySignal {
  return [change(low), change(middling), change(high)];
}
