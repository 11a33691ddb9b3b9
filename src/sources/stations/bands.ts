import type { PublishedLag, TideBand, TideStation } from '../../domain/tide/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { cityOnCoast, mostMissed, sameReachKm, type TideChoice } from './tide-rule.ts';

/** Minutes, and height as a share of the tide's signal (root of the summed squares of the major amplitudes). */
type Errors = readonly [minutes: number, ofSignal: number];

/** By the tide's signal: below 0.5 m, up to 1 m, higher. The shape of a bay changes a high tide less. */
type BySignal = readonly [low: Errors, middling: Errors, high: Errors];

/** The rows of `bands.tsv`. */
const rows = once(() =>
  readTable(new URL('bands.tsv', import.meta.url), 'class', 'upTo', 'low', 'middling', 'high').map((row) => {
    const errorsIn = (cell: string) => cell.split(' ').map(Number) as unknown as Errors;
    const errors: BySignal = [errorsIn(row.low), errorsIn(row.middling), errorsIn(row.high)];
    return { name: row.class, upTo: Number(row.upTo), errors };
  }),
);

/** The errors of a class, up to the measure that it is divided by. The last row of each is for any. */
function errorsUpTo(name: string, measure = 0): BySignal {
  return rows().find((row) => row.name === name && measure <= row.upTo)!.errors;
}

/** Farther than this along the water, km, a gauge without a model is too far for sounds, inlets and narrows. */
const farWithoutModelKm = 20;

/**
 * The middle of a town may lie as far from its own gauge by air, km: along the water, over cells of 2 km, up to twice as far.
 * Left out, gauges from 4 to 5 km off are predicted as well as those from 1.5 to 4: what matters is whether another inlet or
 * lagoon lies there, which delays a low tide more.
 */
const sameTownKm = 5;
const townMinutes = [30, 20, 5] as const;
const townOfSignal = [0.1, 0.08, 0.03] as const;
/** Up a river, or in a lagoon that the model does not have, the next gauge is as often round a bend or in a branch. */
const townOnRiver: Errors = [1.7, 2];

/**
 * Wider, times and heights, where the sea between cells and gauges is of a kind that the classes above do not see: one cell only is
 * in reach, the cells around differ, or the place has little water around it. The widest one counts. As measured on tides that
 * are carried, the errors of 93 in 100 cases against those of the class.
 */
const wider = {
  oneCell: [1.4, 1.25],
  steepCells: [1.9, 1.6],
  littleWater: [1.6, 1.3],
} as const satisfies Readonly<Record<string, Errors>>;
/** A race between place and gauge dams the tide up on one side: in Discovery Passage by two hours within 10 km. */
const acrossRace: Errors = [4, 1.5];
const steepSpread = 0.8;
const littleOpenness = 0.25;

/** What is known of the gauge that a tide is measured at or carried from. */
type GaugeFacts = Pick<TideStation, 'clock' | 'recordYears'> & {
  /** Its lines of shallow water, as a share of its signal. */
  readonly shallowShare?: number;
  /** Whether its predictions are those that its office publishes. */
  readonly isOfOffice?: boolean;
  /** Whether a known race lies between it and the place. */
  readonly isAcrossRace?: boolean;
  /** That a carried tide was moved to. */
  readonly lag?: PublishedLag | undefined;
};
/** Nine in ten high and low waters of carried tides that were moved to a published lag are as near to its tables. */
const publishedMinutes = 45;

/**
 * Lines of shallow water make a flat curve, whose high water a little weather moves far, and offices predict it each in its own way:
 * with this much of them the times are as sure as elsewhere, in a high tide with twice as much (of 74 pairs of long records with more
 * within 1.5 km, 93 in 100 high waters differ by less than 10 min). Within the band are 99 of 100 high and low waters of LINZ at
 * Auckland and of NOAA at Sandy Hook, and nine in ten of the BSH at Cuxhaven and of Rijkswaterstaat at Hoek van Holland.
 */
const clearShares = [0.05, 0.05, 0.1] as const;
/** No gauge of the sea has more; those of rivers have, whose curve is steep. */
const mostTimes = 4;

/**
 * The errors that nine in ten high and low waters in similar cases stay within; `undefined` where the tide's signal is not
 * known, 0. With a band of hours the times count as unknown. A doubtful clock may be wrong by as much as it differs from others.
 */
export function bandOf(choice: TideChoice, signalM: number, gauge: GaugeFacts = {}): TideBand | undefined {
  if (signalM === 0) return undefined;
  const size = signalM < 0.5 ? 0 : signalM < 1 ? 1 : 2;
  const ofClass = errorsOf(choice, gauge)[size];
  const [ofTimes, ofHeights] = gauge.isAcrossRace ? acrossRace : widenedBy(choice);
  const agreed = isAgreed(choice) && !gauge.isAcrossRace ? errorsUpTo('agreed')[size] : [Infinity, Infinity];
  const most = gauge.lag ? publishedMinutes : Math.min(Math.max(ofClass[0], unknownMinutes), agreed[0]);
  const minutes = Math.min(ofClass[0] * ofTimes, most);
  const errors = [5 * Math.round(minutes / 5), Math.min(ofClass[1] * ofHeights, agreed[1])] as const;
  const lateMinutes = gauge.clock?.kind === 'uncertain' ? Math.abs(gauge.clock.minutes) : 0;
  const share = Math.max(errors[1], Math.sin((Math.PI / 2) * Math.min(1, lateMinutes / quarterTideMinutes)));
  return { minutes: Math.max(errors[0], lateMinutes), heightM: Math.max(0.05, Math.ceil(share * signalM * 20) / 20) };
}

/** Whether the next gauges on a water agree: so near to one of them no other tide is to be expected. */
function isAgreed({ airKm = Infinity, isUpRiver, openness, agreement }: TideChoice): boolean {
  return (
    airKm <= agreedKm && (!isUpRiver || openness >= cityOnCoast.openness) && (agreement?.() ?? Infinity) < agreedError
  );
}
const agreedKm = 10;
const agreedError = 0.2;

function widenedBy({ kind, reason, isUpRiver, isFjord, modelSpread, openness }: TideChoice): Errors {
  if (kind === 'gauge' || isUpRiver || reason === 'sheltered' || reason === 'no-model') return [1, 1];
  const spread = modelSpread();
  const reasons: Errors[] = [
    ...(spread === undefined && kind === 'carried' ? [wider.oneCell] : []),
    ...(spread !== undefined && spread >= steepSpread ? [wider.steepCells] : []),
    // A fjord has little water, and the tide of its mouth all the same.
    ...(openness < littleOpenness && !isFjord ? [wider.littleWater] : []),
  ];
  return [Math.max(1, ...reasons.map(([times]) => times)), Math.max(1, ...reasons.map(([, heights]) => heights))];
}

/** With a band of so many minutes the times count as unknown, and no reason makes it wider. */
const unknownMinutes = 270;
/** From a high water to half tide, minutes: so late, the height of a tide says nothing. */
const quarterTideMinutes = 186;

function errorsOf(choice: TideChoice, gauge: GaugeFacts): BySignal {
  const { kind, reason, airKm = 0, isModelFar, isUpRiver, isFjord } = choice;
  // A model alone is as far as its cell.
  const { waterKm = kind === 'model' ? Infinity : 0 } = choice;
  if (reason === 'at-gauge' || (reason === 'near' && airKm <= sameTownKm)) return errorsInTown(choice, gauge);
  if (reason === 'sheltered') return errorsUpTo('sheltered');
  if (reason === 'far' || reason === 'inland') return errorsUpTo('unknown');
  if (reason === 'between-gauges') return errorsUpTo('betweenGauges', choice.changed);
  if (reason === 'river' || (kind === 'carried' && isUpRiver && waterKm > sameReachKm)) return errorsUpTo('otherReach');
  if (reason === 'no-model' && isFjord) return errorsUpTo('fjord');
  if (reason === 'no-model' || isModelFar) {
    return errorsUpTo(waterKm > farWithoutModelKm ? 'farWithoutModel' : 'withoutModel');
  }
  return errorsOnTheWay(choice);
}

function errorsOnTheWay({ kind, missed, modelSpread, changed = Infinity, isUpRiver }: TideChoice): BySignal {
  if (kind === 'gauge' || isUpRiver) return errorsUpTo(kind === 'gauge' ? 'near' : 'upRiver', missed() ?? Infinity);
  return kind === 'model' ? errorsUpTo('model', modelSpread() ?? Infinity) : errorsUpTo('carried', changed);
}

/** In the town of a gauge, or at it. */
function errorsInTown({ reason, isUpRiver, missed }: TideChoice, gauge: GaugeFacts): BySignal {
  const { recordYears = 0, shallowShare = 0, isOfOffice = false } = gauge;
  const isNear = reason === 'near';
  const [times, heights] = isNear && (isUpRiver || (missed() ?? Infinity) >= mostMissed) ? townOnRiver : [1, 1];
  const inTown = ([own, ofSignal]: Errors, signal: number): Errors => {
    const ofCurve = isOfOffice ? 1 : Math.min(mostTimes, shallowShare / clearShares[signal]!);
    const [town, more] = isNear ? [townMinutes[signal]!, townOfSignal[signal]!] : [0, 0];
    return [Math.max((own + town) * times, own * ofCurve + town), (ofSignal + more) * heights];
  };
  return errorsUpTo('atGauge', recordYears).map(inTown) as unknown as BySignal;
}
