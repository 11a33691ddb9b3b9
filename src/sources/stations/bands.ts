import { betweenGauges, formNumber, shallowShare, signalM as signalOf } from '../../domain/tide/index.ts';
import type { HarmonicConstant, PublishedLag, TideStation } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { numbersOf } from '../../lib/points.ts';
import factors from './band-factors.json' with { type: 'json' };
import table from './band-limits.json' with { type: 'json' };
import { isAtOpenSea } from '../water/index.ts';
import { isOfficeGauge } from './gauges.ts';
import type { TideChoice } from './tide-rule.ts';

/** The bounds of the classes, each explained in the table. */
const limits = numbersOf(table);

/** Minutes, and height as a share of the tide's signal (root of the summed squares of the major amplitudes). */
type Errors = readonly [minutes: number, ofSignal: number];

/** The rows of `bands.tsv`, with the errors by the tide's signal: below 0.5 m, up to 1 m, higher. A bay changes a high tide less. */
const rows = once(() =>
  readTable(new URL('bands.tsv', import.meta.url), 'class', 'upTo', 'low', 'middling', 'high').map((row) => ({
    name: row.class,
    upTo: Number(row.upTo),
    errors: [row.low, row.middling, row.high].map((cell) => cell.split(' ').map(Number) as unknown as Errors),
  })),
);

/** Factors. */
const unchanged: Errors = [1, 1];

/** A tide, as far as the errors of its prediction depend on it. */
type Shape = { readonly signalM: number; readonly size: number; readonly form: number; readonly shallow: number };

/** The errors of a class, up to the measure that it is divided by. The last row of each is for any. */
function errorsUpTo(name: string, { size }: Shape, measure = 0): Errors {
  return rows().find((row) => row.name === name && measure <= row.upTo)!.errors[size]!;
}

/** A race between place and gauge dams the tide up on one side: in Discovery Passage by two hours within 10 km. */
const acrossRace: Errors = [7, 1.5];

type GaugeFacts = Partial<Pick<TideStation, 'id' | 'point' | 'prediction' | 'clock' | 'recordYears'>> & {
  readonly isAcrossRace?: boolean;
  /** That a carried tide was moved to. */
  readonly lag?: PublishedLag | undefined;
};

/**
 * The errors that nine in ten high and low waters in similar cases stay within; `undefined` where the tide has no signal.
 * With a band of hours the times count as unknown. A doubtful clock may be wrong by as much as it differs from others.
 */
export function bandOf(choice: TideChoice, constants: readonly HarmonicConstant[], gauge: GaugeFacts = {}) {
  const signalM = signalOf(constants);
  if (signalM === 0) return undefined;
  const size = signalM < 0.5 ? 0 : signalM < 1 ? 1 : 2;
  const shape: Shape = { signalM, size, form: formNumber(constants), shallow: shallowShare(constants) };
  const [bandClass, ofSignal] = errorsOf(choice, gauge, shape);
  const [ofTimes, ofHeights] = gauge.isAcrossRace ? acrossRace : widenedBy(choice);
  const minutes = Math.min(bandClass * ofTimes, gauge.lag ? limits.publishedMinutes : limits.unknownMinutes);
  const lateMinutes = gauge.clock?.kind === 'uncertain' ? Math.abs(gauge.clock.minutes) : 0;
  const share = Math.max(
    ofSignal * ofHeights,
    Math.sin((Math.PI / 2) * Math.min(1, lateMinutes / limits.quarterTideMinutes)),
  );
  return {
    minutes: Math.max(5 * Math.round(minutes / 5), 5 * Math.ceil(lateMinutes / 5)),
    heightM: Math.max(0.05, Math.ceil(share * signalM * 20) / 20),
  };
}

/** The model alone is as unsure as others in water that its cells do not draw, or where they differ most, surer at the open sea and in a fjord. */
function widenedBy({ kind, isUpRiver, isFjord, isAtOpenSea: isOpen, modelSpread, openness }: TideChoice): Errors {
  if (kind !== 'model' || isUpRiver) return unchanged;
  if ((modelSpread() ?? 0) >= limits.steepSpread) return [1.9, 1.6];
  if (isOpen) return [0.6, 0.85];
  return openness < limits.littleOpenness && !isFjord ? [1.6, 1.3] : unchanged;
}

function errorsOf(choice: TideChoice, gauge: GaugeFacts, shape: Shape): Errors {
  const { kind, reason, changed, modelSpread } = choice;
  if (reason === 'at-gauge') return errorsAtGauge(choice, gauge, shape);
  const bandClass = classOf(choice);
  if (bandClass) return errorsUpTo(bandClass, shape, kind === 'model' ? (modelSpread() ?? Infinity) : changed);
  const [minutes, ofSignal] = errorsNear(choice, gauge, shape);
  const [ownMinutes, own] = errorsAtGauge(choice, gauge, shape);
  return [Math.max(ownMinutes, minutes), Math.max(own, ofSignal)];
}

/** The class of a tide whose errors do not follow the gauge that it is from. */
function classOf({ kind, reason, airKm = 0, waterKm = 0, isModelFar, isUpRiver, isFjord, isBetween }: TideChoice) {
  if (rows().some(({ name }) => name === reason)) return reason;
  if (kind === 'model') return isModelFar ? 'far-without-model' : isUpRiver ? 'up-river' : 'model';
  if (airKm <= limits.aroundKm || reason !== 'no-model' || isBetween) return undefined;
  return isFjord ? 'fjord' : waterKm > limits.farWithoutModelKm ? 'far-without-model' : undefined;
}

/** Farther up a river or without a model than the water of the gauge. */
const beyond: Errors = [2.25, 1.36];
/**
 * Between two gauges of a coast that has no model, which are farther away. Without a model the high waters of 312 of 852 gauges that have none
 * within 20 km are then in bands of two hours or less, 95 of 100 of them within; 80 were.
 */
const betweenOnCoast: Errors = [1.5, 0.9];
/** A tide of the coast carried a little way up its river. */
const beforeRiver: Errors = [1.5, 1.2];
/** From a subordinate station: its differences are older than the gauges around. At 97 gauges its heights miss by as much more. */
const subordinateFactors = { near: [1.2, 1.25], atGauge: [1.2, 1.7] } as const;

/**
 * The errors of a tide measured or carried from a gauge follow how simple its water is: the model's error at the gauge, the difference
 * to the next gauge apart and by how much the tide is changed on the way. They grow with the share of the diurnal tide, whose turns are
 * flatter, and with its lines of shallow water. Fitted to 93 of 100 high and low waters (regression of the quantile) of half of the gauges,
 * each left out, with all within 3 and 30 km as well; of the other half 93.5 and 94.3 are within.
 */
function errorsNear(choice: TideChoice, gauge: GaugeFacts, shape: Shape): Errors {
  const { kind, reason, airKm = Infinity, isUpRiver, isBetween, openness, changed = 0 } = choice;
  const apart = choice.agreement?.();
  const agreement = apart ?? limits.usualDoubt;
  const townShare = reason === 'near' ? airKm / limits.townKm : 1;
  const features = { ...shape, missed: choice.missed() ?? agreement, agreement, changed, openness, townShare };
  const isOnlyGauge = kind === 'gauge' && reason === 'sheltered';
  const isBeyond = isOnlyGauge || (airKm > limits.aroundKm && (isUpRiver || reason === 'no-model'));
  const ofFar = isBetween ? betweenOnCoast : beyond;
  const waterFactors = isBeyond ? ofFar : isUpRiver && reason === 'coast' ? beforeRiver : unchanged;
  const [minutes, ofSignal] = times(product([700, 1.15], factors.near, features), waterFactors);
  const ofPlaces = opennessOf(choice, gauge.point !== undefined && isAtOpenSea(gauge.point), apart);
  const errors: Errors = [Math.max(limits.leastMinutes, minutes * ofPlaces), ofSignal];
  return times(errors, gauge.prediction === 'subordinate' ? subordinateFactors.near : unchanged);
}

/** Times differ more behind a gauge at the open sea, where others differ, less in inlets and harbours, least between gauges. */
function opennessOf({ kind, reason, isUpRiver, isAtOpenSea: isOpen }: TideChoice, isGaugeOpen: boolean, apart = 0) {
  if (reason === 'sheltered' && isOpen) return 2;
  if (reason === 'near' && isGaugeOpen) return apart > 0.2 ? 1.5 : 1;
  if (reason === 'coast' && isGaugeOpen && !isOpen && !isUpRiver) return 1.25;
  return kind === 'carried' && betweenGauges.has(reason) ? 0.65 : reason === 'near' ? 0.9 : 1;
}

/**
 * What two analyses of one water differ by: more where the tide is low, diurnal or has lines of shallow water, which all make its turns
 * flat. Within are 93 of 100 in 927 pairs of long records of different owners, and nine in ten of the BSH and Rijkswaterstaat.
 */
function errorsAtGauge({ kind }: TideChoice, { id, prediction, recordYears }: GaugeFacts, shape: Shape): Errors {
  const [least, ofSignal] = errorsUpTo('at-gauge', shape, recordYears);
  const curveFactor =
    shape.size === 0 ? 1 : Math.min(limits.mostTimes, Math.max(1, shape.shallow / limits.clearShallow));
  const [minutes] = product([111.4, 0], factors.atGauge, shape);
  if (prediction === 'subordinate') return times([Math.max(least, minutes), ofSignal], subordinateFactors.atGauge);
  const isOwn = kind === 'gauge' && id !== undefined && isOfficeGauge({ id });
  return [Math.max(least, (isOwn ? limits.officeShare : curveFactor) * minutes), ofSignal];
}

function times([minutes, ofSignal]: Errors, [ofMinutes, ofHeights]: Errors): Errors {
  return [ofMinutes * minutes, ofHeights * ofSignal];
}

/** Errors times powers of features, each within its limits. */
function product(
  constant: Errors,
  powers: Readonly<Record<string, readonly number[]>>,
  values: Readonly<Record<string, number>>,
): Errors {
  const factor = (feature: string, powerAt: number, [least, most] = powers[feature]!.slice(2)) =>
    Math.min(most!, Math.max(least!, values[feature]!)) ** powers[feature]![powerAt]!;
  const all = (powerAt: number) => Object.keys(powers).reduce((of, feature) => of * factor(feature, powerAt), 1);
  return [constant[0] * all(0), constant[1] * all(1)];
}
