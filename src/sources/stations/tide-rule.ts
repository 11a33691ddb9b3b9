import { distanceKm, type Point } from '../../domain/place.ts';
import { carryConstants, constantsBetween, isMajor, meanConstants, vectorError } from '../../domain/tide/index.ts';
import type { HarmonicConstant, NeighbouringGauge, TideKind, TideReason } from '../../domain/tide/index.ts';
import type { TideGrid } from '../grid/index.ts';
import { isAtOpenSea, isFjord, nearGridCellKm, ownGaugeKm } from '../water/index.ts';
import type { FindSurroundings, Surroundings } from '../water/index.ts';

export type TideChoice = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The nearest gauge along the water, by its number, and its distance along the water and by air. */
  readonly gauge?: number | undefined;
  readonly waterKm?: number | undefined;
  readonly airKm?: number | undefined;
  /** The constants of the place itself, unless it has those of the gauge. */
  readonly constants?: readonly HarmonicConstant[] | undefined;
  /** Error of the model at the nearest gauge, a share of its tide, searched when asked; `undefined` if unknown. */
  missed(): number | undefined;
  /** By how much the constants of the place differ from the gauge's, as a share of its tide; `undefined` where either is unknown. */
  readonly changed?: number | undefined;
  /** The nearest cell of the model, by its number, and whether it is so far that only a place without gauges uses it. */
  readonly modelCell?: number | undefined;
  readonly isModelFar: boolean;
  /**
   * The greatest difference between the nearest cell of the model and the others around, as a share of that cell's tide: large
   * where the range changes steeply or they lie across a sill. `undefined` where there is one cell at most.
   */
  modelSpread(): number | undefined;
  /** By how much the tides of the nearest gauge and the next one apart from it differ, as a share; `undefined` where there is none near. */
  agreement?(): number | undefined;
  /** Whether that one lies beyond the place, and the tide is one between theirs. */
  readonly isBetween?: boolean;
  /** The share of the circle around the place that is water, 0 to 1. */
  readonly openness: number;
  /** From the place to the water by air, km. */
  readonly shoreKm?: number | undefined;
  /** Whether the place or its gauge is up a river, where the tide changes with every bend. */
  readonly isUpRiver: boolean;
  readonly isFjord?: boolean;
  readonly isAtOpenSea?: boolean;
  /** Other gauges around, nearest first. */
  readonly others: readonly number[];
};

export type TideRuleSources = {
  readonly find: Pick<FindSurroundings, 'around' | 'gridCells'>;
  readonly grid: TideGrid | undefined;
  /** The constants of a gauge, for a subordinate station those that it follows. */
  linesOf(gauge: number): readonly HarmonicConstant[];
  pointOf(gauge: number): Point;
};

/** A place nearer to a gauge than this, km, is the gauge's own. */
export const atGaugeKm = 1.5;

/*
 * Chosen on one half of the gauges, each predicted without its own constants, and checked on the other half (bench
 * `accuracy`, figures `left-out-*`). Within 8 km a gauge is more accurate than the model everywhere; up to 40 km only where
 * the model's error at the gauge is most of its tide, because the cells are too coarse for that water.
 */
const shelteredKm = 40;
const mostMissed = 0.8;
/**
 * A gauge that is not at the open sea and that the model misses by so much has the tide of an inlet: a place at the open sea has the model's,
 * carried from others. The high waters of 77 gauges are then 95 min off (p90) instead of 118, in bands of 110 min instead of 137.
 */
const leastMissedInside = 0.3;
/** As far up a river, km along the water, the tide of a gauge or of the sea says no more than that of another reach. */
const sameReachKm = 30;
/** A carried tide that differs from the gauge's by more than all of that is of a cell beyond a cape or a strait: the mean misses half as much. */
const mostChanged = 1;

/**
 * A place farther from the mapped sea than this, or with less water around it, is up a river. The middle of a town on an open
 * coast lies up to twice as far from it: tides carried there are as right as at its shore.
 */
const upRiverKm = 3;
export const leastOpenness = 0.08;
const openCoast = { openness: 0.25, townKm: 6 };
/** Up an estuary, so far along the water from its gauge or else the model, km: Tilbury. Sounds and fjords have twice as much water. */
const estuaryOpenness = 0.12;
const upEstuaryKm = 20;

/**
 * The middle of a large city lies as far from the open water that it is a port of, where a river has little: Mumbai, Incheon and
 * Tunis are 6 to 11 km from it, with 0.2 to 0.4 of it, and Port Harcourt and Pontianak 9, with 0.11.
 */
const cityOnCoast = { shoreKm: 12, openness: 0.195 };
/** Dubai and Elche are 13 km behind a straight coast. */
const plainOnCoast = { shoreKm: 15, openness: 0.35 };

/**
 * Up a river, farther from its gauge than a town is wide, km, a place between two gauges has a tide between theirs: left out one
 * by one, the high waters of 140 gauges are predicted to 18 min (p50) instead of 26.
 */
const ownTownKm = 4;
/** Gauges farther by air, km, say nothing of whether the water between them has one tide. */
const besideBayKm = 50;
/** Up a river the other gauge is not looked for farther along the water. */
const farthestBeyondKm = 60;
/**
 * On a coast that has no model, a place farther from its gauge along the water, km, has a tide between that and one beyond the place: left
 * out one by one, the heights of 288 gauges are as near to it as 0.38 of the signal (93 of 100) instead of 0.44.
 */
const betweenOnCoastKm = 20;

const mostCarried = 6;

/**
 * Where the model says nothing, and in sheltered water, a place has the mean of the gauges that are about as near, and near a gauge where
 * that changes its tide by more than a tenth. The high waters of 70 sheltered gauges are 19 min off (p50) and 93 (p90), beside half of the
 * model's 21 and 112; those of 1,001 that have another within 8 km 54 min (p90) instead of 60.
 */
const meanOf = { most: 3, timesNearest: 1.5, besideKm: 2, softeningKm: 5, leastChanged: 0.1 };

/** Chooses the tide of a place: `far` where nothing is known about its sea, `inland` where it has none. */
export type TideRule = (point: Point, isCounted?: (gauge: number) => boolean) => TideChoice | 'far' | 'inland';

export function createTideRule(sources: TideRuleSources): TideRule {
  const { find, grid, linesOf, pointOf } = sources;
  const modelAtGauge = (gauge: number): HarmonicConstant[] | undefined => grid?.between(find.gridCells(gauge));
  /** The model's error at a gauge; `undefined` where it says nothing. */
  const missedAt = (gauge: number): number | undefined => {
    const modelled = modelAtGauge(gauge);
    return modelled && vectorError(modelled, linesOf(gauge));
  };
  /** The nearest gauges that a tide can be carried from; the model at each takes a search of its own. */
  const neighboursAmong = (gauges: Surroundings['gauges']): NeighbouringGauge[] => {
    const neighbours = gauges.values().flatMap(({ index, distanceKm }) => {
      const modelled = modelAtGauge(index);
      return modelled ? [{ distanceKm, measured: linesOf(index), modelled }] : [];
    });
    return neighbours.take(mostCarried).toArray();
  };
  const factsOf = (point: Point, around: Surroundings, isCounted: (gauge: number) => boolean) => {
    const { gauges, gridCells } = around;
    const [next, nearestCell] = [gauges[0], gridCells[0]];
    return {
      gauge: next?.index,
      waterKm: next?.distanceKm,
      airKm: next?.airKm,
      missed: () => next && missedAt(next.index),
      modelCell: nearestCell?.index,
      isModelFar: (nearestCell?.distanceKm ?? 0) > nearGridCellKm,
      agreement: () => {
        const isApart = (gauge: number) =>
          isCounted(gauge) && distanceKm(pointOf(next!.index), pointOf(gauge)) > ownTownKm;
        // With its own gauge near, nothing farther has been looked for.
        const isSearched = !next || next.distanceKm > ownGaugeKm;
        const known = gauges.find(({ index }) => isApart(index));
        const beyond = known ?? (isSearched ? undefined : find.around(point, isApart)?.gauges[0]);
        return beyond && beyond.airKm <= besideBayKm
          ? vectorError(linesOf(beyond.index), linesOf(next!.index))
          : undefined;
      },
      modelSpread: () => grid && spreadOf(gridCells.map((cell) => grid.between([cell]) ?? [])),
      openness: around.openness,
      shoreKm: around.shoreKm,
      isFjord: isFjord(point),
      isAtOpenSea: isAtOpenSea(point),
      isUpRiver: isUpRiver(around) && !isFjord(point) && !isAtOpenSea(point),
      others: gauges.slice(1).map(({ index }) => index),
    };
  };
  /** What is around a place at the open sea, without the gauges behind inlets; `undefined` where the nearest is none of them. */
  const atOpenSea = (point: Point, { gauges: [next] }: Surroundings, isCounted: (gauge: number) => boolean) => {
    const isBehindInlet = (gauge: number) =>
      !isAtOpenSea(pointOf(gauge)) && (missedAt(gauge) ?? 0) >= leastMissedInside;
    if (!next || next.distanceKm <= atGaugeKm || !isAtOpenSea(point) || !isBehindInlet(next.index)) return undefined;
    const open = find.around(point, (gauge) => isCounted(gauge) && !isBehindInlet(gauge));
    const [gauge, cell] = [open?.gauges[0], open?.gridCells[0]];
    return (gauge && gauge.distanceKm <= ownGaugeKm) || (cell && cell.distanceKm <= nearGridCellKm) ? open : undefined;
  };
  const choiceByModel = ({ gauges, gridCells, openness, shoreKm }: Surroundings, facts: Facts): TideChoice => {
    const [next] = gauges;
    const neighbours = neighboursAmong(gauges);
    const constants = carryConstants(grid?.between(gridCells) ?? [], neighbours);
    const changed = next && vectorError(constants, linesOf(next.index));
    if (next && next.distanceKm <= shelteredKm && changed! > mostChanged) {
      const tides = [
        { constants: linesOf(next.index), weight: 1 / (next.distanceKm + meanOf.softeningKm) },
        { constants, weight: 1 / (gridCells[0]!.distanceKm + meanOf.softeningKm) },
      ];
      return { kind: 'carried', reason: 'sheltered', ...facts, constants: meanConstants(tides) };
    }
    const isOnCoast = shoreKm <= coastKm(openness);
    if (neighbours.length > 0) {
      // A port at the head of a bay is drawn as near to as little water as one on a river, and a town may lie inland of a beach.
      const isElsewhere = facts.isUpRiver && next!.distanceKm > sameReachKm && !isOnCoast;
      return { kind: 'carried', reason: isElsewhere ? 'river' : 'coast', constants, changed, ...facts };
    }
    // As far from the open water a small town may lie on a river all the same, so that the band is a river’s: Dargaville.
    const isCity = !next && openness >= cityOnCoast.openness && isOnCoast;
    return { kind: 'model', reason: facts.isUpRiver && !isCity ? 'river' : 'no-gauge', constants, ...facts };
  };
  return (point, isCounted = () => true) => {
    const all = find.around(point, isCounted);
    if (!all) return 'inland';
    const around = atOpenSea(point, all, isCounted) ?? all;
    const { gauges, gridCells } = around;
    const [next] = gauges;
    if (!next && gridCells.length === 0) return 'far';
    const facts = factsOf(point, around, isCounted);
    const hasModel = gridCells.length > 0 && !facts.isModelFar;
    const reason = next && reasonForGauge(next.distanceKm, facts.missed, hasModel);
    if (reason) return choiceByGauges(reason, gauges, facts, sources);
    return choiceByModel(around, facts);
  };
}

/** How far from the water the middle of a town may lie that is of the coast. */
function coastKm(openness: number): number {
  if (openness < cityOnCoast.openness) return openCoast.townKm;
  return openness < plainOnCoast.openness ? cityOnCoast.shoreKm : plainOnCoast.shoreKm;
}

/** The tide of the nearest gauge, or the mean of those about as near; up a river between two gauges, or that of a gauge elsewhere on it. */
function choiceByGauges(
  reason: TideReason,
  gauges: Surroundings['gauges'],
  facts: Facts,
  sources: TideRuleSources,
): TideChoice {
  const { isUpRiver, isFjord, airKm = 0, waterKm = 0 } = facts;
  const isOnCoast = !isUpRiver && !isFjord && reason === 'no-model' && waterKm > betweenOnCoastKm;
  const farthestKm = isOnCoast ? Infinity : isUpRiver ? farthestBeyondKm : 0;
  const between = airKm > ownTownKm ? betweenGauges(gauges, farthestKm, sources) : undefined;
  if (between) return { kind: 'carried', reason: isOnCoast ? reason : 'between-gauges', ...facts, ...between };
  // A gauge in the same city is at another reach, but not at another time by hours: Osaka.
  if (isUpRiver && reason === 'no-model' && airKm > ownGaugeKm) return { kind: 'gauge', reason: 'river', ...facts };
  const among = amongGauges(reason, gauges, sources);
  return among ? { kind: 'carried', reason, ...facts, ...among } : { kind: 'gauge', reason, ...facts };
}

type Facts = Omit<TideChoice, 'kind' | 'reason'>;
type Between = Pick<TideChoice, 'constants' | 'changed' | 'others' | 'agreement' | 'isBetween'> | undefined;

/** The tide between the nearest gauge and one beyond the place, the first of the others; `undefined` where all are on one side. */
function betweenGauges([next, ...others]: Surroundings['gauges'], toKm: number, sources: TideRuleSources): Between {
  const { linesOf, pointOf } = sources;
  const beyond = others.find(({ index, distanceKm: alongKm, airKm }) => {
    const km = distanceKm(pointOf(next!.index), pointOf(index));
    return alongKm < toKm && km > airKm && km > next!.airKm;
  });
  if (!next || !beyond) return undefined;
  const [own, its] = [linesOf(next.index), linesOf(beyond.index)];
  const constants = constantsBetween(own, its, next.distanceKm / (next.distanceKm + beyond.distanceKm));
  const agreement = () => vectorError(its, own);
  return { constants, changed: vectorError(constants, own), others: [beyond.index], agreement, isBetween: true };
}

/** The mean tide of the gauges that are about as near; `undefined` where there is one, or the place has that of the nearest. */
function amongGauges(reason: TideReason, gauges: Surroundings['gauges'], { linesOf }: TideRuleSources): Between {
  const [next] = gauges;
  if (!next || next.airKm <= meanOf.besideKm) return undefined;
  const farthestKm = meanOf.timesNearest * (next.distanceKm + meanOf.besideKm);
  const near = gauges.filter(({ distanceKm }) => distanceKm <= farthestKm).slice(0, meanOf.most);
  if (near.length === 1) return undefined;
  const tides = near.map(({ index, distanceKm }) => ({
    constants: linesOf(index),
    weight: (distanceKm + meanOf.softeningKm) ** -2,
  }));
  const major = meanConstants(tides.map(({ constants, weight }) => ({ constants: constants.filter(isMajor), weight })));
  const changed = vectorError(major, tides[0]!.constants);
  if (reason === 'near' && changed <= meanOf.leastChanged) return undefined;
  return { constants: meanConstants(tides), changed, others: near.slice(1).map(({ index }) => index) };
}

function spreadOf([nearest, ...others]: readonly (readonly HarmonicConstant[])[]): number | undefined {
  return nearest && others.length > 0 ? Math.max(...others.map((cell) => vectorError(cell, nearest))) : undefined;
}

function isUpRiver({ shoreKm, openness, gauges: [next], gridCells: [cell] }: Surroundings): boolean {
  const isUpEstuary = openness < estuaryOpenness && ((next ?? cell)?.distanceKm ?? 0) > upEstuaryKm;
  const coastKm = openness < openCoast.openness ? upRiverKm : openCoast.townKm;
  return isUpEstuary || Math.max(shoreKm, next?.shoreKm ?? 0) > coastKm || openness < leastOpenness;
}

/** The reason to use the tide of the nearest gauge unchanged; `undefined` where the model should carry it. */
function reasonForGauge(waterKm: number, missed: () => number | undefined, hasModel: boolean): TideReason | undefined {
  if (waterKm <= atGaugeKm) return 'at-gauge';
  if (waterKm <= ownGaugeKm) return 'near';
  if (!hasModel) return 'no-model';
  return waterKm <= shelteredKm && (missed() ?? Infinity) >= mostMissed ? 'sheltered' : undefined;
}
