import { createHash } from 'node:crypto';
import { distanceKm, type Point } from '../../src/domain/place.ts';
import { minuteMs, utcDayMs } from '../../src/domain/time.ts';
import {
  harmonicTide,
  makeHarmonics,
  signalM,
  vectorError,
  type Extreme,
  type HarmonicConstant,
  type Tide,
  type TideBand,
  type TideStation,
} from '../../src/domain/tide/index.ts';
import type { TideGrid } from '../../src/sources/grid/index.ts';
import { bandOf, createTideRule, type Catalogue, type TideChoice } from '../../src/sources/stations/index.ts';
import { createSurroundings, openWater, ownGaugeKm } from '../../src/sources/water/index.ts';
import { maxBandMinutes } from '../../src/answers/tide/tide-source.ts';
import { quantile } from './compare.ts';
import { print } from './figure.ts';

const bench = 'accuracy';

/** Smaller tides are lost in the noise of their constants. */
const leastSignalM = 0.2;
const window = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 1) + 30 * utcDayMs };

/** Km along the water to the next gauge. */
const classes = [
  ['0-16', 0, 16],
  ['16-40', 16, 40],
  ['40-100', 40, 100],
  ['over-100', 100, Number.MAX_VALUE],
] as const;

const methods = ['gauge', 'grid', 'rule'] as const;
type Method = (typeof methods)[number];

/** How far a prediction is from the gauge's own. */
type Score = {
  /** Of the major constituents, in parts of the tide. */
  readonly vector: number;
  /** Of high waters, minutes, and of high and low waters, metres. */
  readonly minutes: readonly number[];
  readonly heightsM: readonly number[];
};

/** A gauge that was predicted without itself. */
type LeftOut = {
  readonly gauge: TideStation;
  readonly country: string;
  readonly waterKm: number;
  readonly isHeldOut: boolean;
  readonly choice: TideChoice | undefined;
  readonly band: TideBand | undefined;
  readonly scores: Readonly<Record<Method, Score | undefined>>;
};

/**
 * Predicts every gauge without itself and without the subordinate stations that follow it: from the next station, from the tide
 * grid, and by the rule that places are answered by. The rule was chosen on the gauges that are not held out. `all` has others too, which
 * none of it has seen: those without commercial use.
 */
export function leftOut(dataDir: string, catalogue: Catalogue, all: Catalogue, grid: TideGrid | undefined): void {
  const results = predictWithoutThemselves(dataDir, catalogue, grid);
  for (const half of ['held-out', 'chosen-on'] as const) {
    const ofHalf = results.filter(({ isHeldOut }) => isHeldOut === (half === 'held-out'));
    for (const [name, fromKm, toKm] of classes) {
      const inClass = ofHalf.filter(({ waterKm }) => waterKm >= fromKm && waterKm < toKm);
      for (const method of methods) reportScores(`left-out-${half}-${name}-${method}`, inClass, method);
    }
    const secondary = ofHalf.filter(({ waterKm }) => waterKm >= ownGaugeKm);
    reportScores(`left-out-${half}-over-${ownGaugeKm}-rule`, secondary, 'rule');
    reportScores(`left-out-${half}-over-${ownGaugeKm}-told-rule`, secondary.filter(isTold), 'rule');
    reportBands(`left-out-${half}-over-${ownGaugeKm}-band`, secondary);
    reportBands(`left-out-${half}-band`, ofHalf);
  }
  for (const [name, isIn] of Object.entries(regions)) reportBands(`left-out-${name}-band`, results.filter(isIn));
  const farther = (gauge: TideStation, other: TideStation) => distanceKm(gauge.point, other.point) >= apartKm;
  const without = predictWithoutThemselves(dataDir, catalogue, grid, farther);
  reportBands('left-out-within-30-band', without);
  const nextAt40 = without.filter(({ waterKm }) => waterKm < 40);
  reportScores('left-out-within-30-next-at-40-rule', nextAt40, 'rule');
  reportBands('left-out-within-30-next-at-40-band', nextAt40);
  // Where the model could not be fetched, or is off.
  const byGauges = predictWithoutThemselves(dataDir, catalogue, undefined);
  for (const isHeld of [true, false]) {
    const name = `left-out-without-model-${isHeld ? 'held-out' : 'chosen-on'}-over-20`;
    const far = byGauges.filter((one) => one.isHeldOut === isHeld && one.waterKm > 20);
    reportScores(`${name}-rule`, far, 'rule');
    reportBands(`${name}-band`, far);
    const told = far.filter(isTold);
    reportScores(`${name}-told-rule`, told, 'rule');
    reportBands(`${name}-told-band`, told);
  }
  const isKnown = ({ id }: TideStation): boolean => catalogue.byId(id) !== undefined;
  const unseen = predictWithoutThemselves(dataDir, all, grid, (_, other) => isKnown(other));
  const outside = unseen.filter(({ gauge }) => !isKnown(gauge));
  reportScores('unseen-gauges-rule', outside, 'rule');
  reportBands('unseen-gauges-band', outside);
}

/** Whether an answer does not call the times uncertain by more than an hour. */
function isTold({ band }: LeftOut): boolean {
  return band !== undefined && band.minutes <= maxBandMinutes;
}

/** Coasts where few gauges or steep tides make bands hard, of both halves. */
const regions: Readonly<Record<string, (one: LeftOut) => boolean>> = {
  'us-40-100': ({ country, waterKm }) => country === 'US' && waterKm >= 40 && waterKm < 100,
  'us-over-100': ({ country, waterKm }) => country === 'US' && waterKm >= 100,
  'new-zealand': ({ country }) => country === 'NZ',
  britain: ({ country }) => country === 'GB' || country === 'IE',
  'between-gauges': ({ choice }) => choice?.reason === 'between-gauges',
};
/** All gauges so near, km, are left out. */
const apartKm = 30;

function predictWithoutThemselves(
  dataDir: string,
  catalogue: Catalogue,
  grid: TideGrid | undefined,
  isCounted: (gauge: TideStation, other: TideStation) => boolean = (gauge, other) => gauge !== other,
): LeftOut[] {
  const gauges = catalogue.stations;
  const lines = gauges.map((gauge) => catalogue.linesOf(gauge));
  const followed = gauges.map((gauge) => catalogue.referenceOf(gauge)?.station);
  const places = gauges.map(({ point }) => point);
  const find = createSurroundings(openWater(dataDir), places, grid);
  const choose = createTideRule({
    find,
    grid,
    linesOf: (gauge) => lines[gauge]!,
    pointOf: (gauge) => gauges[gauge]!.point,
  });
  return gauges.flatMap((gauge, index): LeftOut[] => {
    const own = lines[index]!;
    // A gauge whose clock may be wrong is no truth, and a subordinate station repeats another's.
    if (followed[index] || signalM(own) < leastSignalM || gauge.clock?.kind === 'uncertain') return [];
    const isOther = (other: number) => followed[other] !== gauge && isCounted(gauge, gauges[other]!);
    const chosen = choose(gauge.point, isOther);
    const choice = typeof chosen === 'string' ? undefined : chosen;
    const byAir = nearestByAir(gauge.point, gauges, isOther);
    const next = choice?.gauge ?? byAir.index;
    const score = scorer(gauge, own);
    const ofNext = score(lines[next], gauges[next]!.tide);
    return [
      {
        gauge,
        country: gauge.countryCode,
        waterKm: choice ? (choice.waterKm ?? beyondKm) : byAir.km,
        isHeldOut: isHeldOut(gauge),
        choice,
        band:
          choice &&
          bandOf(choice, choice.constants ?? lines[next]!, choice.kind === 'model' ? {} : { ...gauges[next]! }),
        scores: {
          gauge: ofNext,
          grid: score(grid?.between(find.gridCells(index))),
          rule: choice?.constants ? score(choice.constants) : ofNext,
        },
      },
    ];
  });
}

/** Where there is no station as far along the water as is looked for. */
const beyondKm = 1000;

function nearestByAir(point: Point, gauges: readonly TideStation[], isCounted: (gauge: number) => boolean) {
  const kms = gauges.map((other, index) => (isCounted(index) ? distanceKm(point, other.point) : Infinity));
  const km = Math.min(...kms);
  return { index: kms.indexOf(km), km };
}

/** Half of the gauges, the same in every run and whatever others there are. */
function isHeldOut({ id }: TideStation): boolean {
  return (createHash('sha256').update(id).digest()[0]! & 1) === 1;
}

function scorer(gauge: TideStation, own: readonly HarmonicConstant[]) {
  const truth = gauge.tide.extremes(window);
  return (constants: readonly HarmonicConstant[] | undefined, tide?: Tide): Score | undefined => {
    if (!constants) return undefined;
    const predicted = (tide ?? harmonicTide(makeHarmonics(constants, 'monthly'))).extremes(window);
    // A subordinate station counts from its low waters, constants from their mean.
    const zeroM = tide?.source?.kind === 'subordinate' ? tide.meanLevelM(window) : 0;
    const pairs = truth.map((extreme) => ({ extreme, ours: nearestOf(extreme, predicted) }));
    return {
      vector: vectorError(constants, own),
      minutes: pairs
        .filter(({ extreme }) => extreme.kind === 'high')
        .map(({ extreme, ours }) => (ours ? Math.abs(ours.at - extreme.at) / minuteMs : longestMinutes)),
      heightsM: pairs.flatMap(({ extreme, ours }) => (ours ? [Math.abs(ours.heightM - zeroM - extreme.heightM)] : [])),
    };
  };
}

/** A quarter of a lunar day: farther off it is another tide. */
const longestMinutes = 373;

function nearestOf({ at, kind }: Extreme, others: readonly Extreme[]): Extreme | undefined {
  let nearest: Extreme | undefined;
  for (const other of others) {
    const apart = Math.abs(other.at - at);
    if (other.kind === kind && apart < Math.abs((nearest?.at ?? Infinity) - at)) nearest = other;
  }
  return nearest && Math.abs(nearest.at - at) <= longestMinutes * minuteMs ? nearest : undefined;
}

function reportScores(name: string, results: readonly LeftOut[], method: Method): void {
  const scores = results.flatMap(({ scores: { [method]: score } }) => score ?? []);
  if (scores.length === 0) return;
  const write = (figure: string, unit: string, samples: readonly number[]): void => {
    const at = (part: number): number => Number(quantile(samples, part).toPrecision(4));
    const line = {
      bench,
      figure: `${name}-${figure}`,
      unit,
      n: samples.length,
      p50: at(0.5),
      p90: at(0.9),
      max: at(1),
    };
    print(line);
  };
  write(
    'vector',
    'of the tide',
    scores.map(({ vector }) => vector),
  );
  write(
    'time',
    'min',
    scores.flatMap(({ minutes }) => minutes),
  );
}

/** Shares of the high and low waters that were within the stated band. */
function reportBands(name: string, results: readonly LeftOut[]): void {
  const counts = { times: 0, timesWithin: 0, heights: 0, heightsWithin: 0 };
  for (const { band, scores } of results) {
    if (!band || !scores.rule) continue;
    counts.times += scores.rule.minutes.length;
    counts.timesWithin += scores.rule.minutes.filter((minutes) => minutes <= band.minutes).length;
    counts.heights += scores.rule.heightsM.length;
    counts.heightsWithin += scores.rule.heightsM.filter((heightM) => heightM <= band.heightM).length;
  }
  const share = (part: number, of: number): number => Number(((100 * part) / of).toFixed(1));
  for (const [figure, n, value] of [
    ['times-within', counts.times, share(counts.timesWithin, counts.times)],
    ['heights-within', counts.heights, share(counts.heightsWithin, counts.heights)],
  ] as const) {
    print({ bench, figure: `${name}-${figure}`, unit: '%', n, value });
  }
}
