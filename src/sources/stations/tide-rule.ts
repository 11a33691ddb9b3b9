import { distanceKm, type Point } from '../../domain/place.ts';
import { carryConstants, constantsBetween, isMajor, meanConstants, vectorError } from '../../domain/tide/index.ts';
import type { HarmonicConstant, NeighbouringGauge, TideKind, TideReason } from '../../domain/tide/index.ts';
import type { TideGrid } from '../grid/index.ts';
import { isAtOpenSea, isFjord, nearGridCellKm, ownGaugeKm } from '../water/index.ts';
import type { FindSurroundings, Surroundings } from '../water/index.ts';
import { numbersOf } from '../../lib/points.ts';
import table from './tide-rule.json' with { type: 'json' };

export type TideChoice = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The nearest gauge along the water, by its number, and its distance along the water and by air. */
  readonly gauge?: number | undefined;
  readonly waterKm?: number | undefined;
  readonly airKm?: number | undefined;
  readonly constants?: readonly HarmonicConstant[] | undefined;
  /** Error of the model at the nearest gauge, a share of its tide, searched when asked; `undefined` if unknown. */
  missed(): number | undefined;
  /** By how much the constants of the place differ from the gauge's, as a share of its tide; `undefined` where either is unknown. */
  readonly changed?: number | undefined;
  /** The nearest cell of the model, by its number, and whether it is so far that only a place without gauges uses it. */
  readonly modelCell?: number | undefined;
  readonly isModelFar: boolean;
  /** The greatest difference of the nearest cell to others, as a share of its tide: large at steep changes and sills. */
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

/** The bounds of the rule, each explained in the table: km, and shares. */
export const limits = numbersOf(table);

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
    return neighbours.take(limits.mostCarried).toArray();
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
          isCounted(gauge) && distanceKm(pointOf(next!.index), pointOf(gauge)) > limits.ownTownKm;
        // With its own gauge near, nothing farther has been looked for.
        const isSearched = !next || next.distanceKm > ownGaugeKm;
        const known = gauges.find(({ index }) => isApart(index));
        const beyond = known ?? (isSearched ? undefined : find.around(point, isApart)?.gauges[0]);
        return beyond && beyond.airKm <= limits.besideBayKm
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
      !isAtOpenSea(pointOf(gauge)) && (missedAt(gauge) ?? 0) >= limits.leastMissedInside;
    if (!next || next.distanceKm <= limits.atGaugeKm || !isAtOpenSea(point) || !isBehindInlet(next.index))
      return undefined;
    const open = find.around(point, (gauge) => isCounted(gauge) && !isBehindInlet(gauge));
    const [gauge, cell] = [open?.gauges[0], open?.gridCells[0]];
    return (gauge && gauge.distanceKm <= ownGaugeKm) || (cell && cell.distanceKm <= nearGridCellKm) ? open : undefined;
  };
  const choiceByModel = ({ gauges, gridCells, openness, shoreKm }: Surroundings, facts: Facts): TideChoice => {
    const [next] = gauges;
    const neighbours = neighboursAmong(gauges);
    const constants = carryConstants(grid?.between(gridCells) ?? [], neighbours);
    const changed = next && vectorError(constants, linesOf(next.index));
    if (next && next.distanceKm <= limits.shelteredKm && changed! > limits.mostChanged) {
      const tides = [
        { constants: linesOf(next.index), weight: 1 / (next.distanceKm + limits.meanSofteningKm) },
        { constants, weight: 1 / (gridCells[0]!.distanceKm + limits.meanSofteningKm) },
      ];
      return { kind: 'carried', reason: 'sheltered', ...facts, constants: meanConstants(tides) };
    }
    const isOnCoast = shoreKm <= coastKm(openness);
    if (neighbours.length > 0) {
      // A port at the head of a bay is drawn as near to as little water as one on a river, and a town may lie inland of a beach.
      const isElsewhere = facts.isUpRiver && next!.distanceKm > limits.sameReachKm && !isOnCoast;
      return { kind: 'carried', reason: isElsewhere ? 'river' : 'coast', constants, changed, ...facts };
    }
    // As far from the open water a small town may lie on a river all the same, so that the band is a river’s: Dargaville.
    const isCity = !next && openness >= limits.cityOpenness && isOnCoast;
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
  if (openness < limits.cityOpenness) return limits.openCoastTownKm;
  return openness < limits.plainOpenness ? limits.cityShoreKm : limits.plainShoreKm;
}

/** The tide of the nearest gauge, or the mean of those about as near; up a river between two gauges, or that of a gauge elsewhere on it. */
function choiceByGauges(
  reason: TideReason,
  gauges: Surroundings['gauges'],
  facts: Facts,
  sources: TideRuleSources,
): TideChoice {
  const { isUpRiver, isFjord, airKm = 0, waterKm = 0 } = facts;
  const isOnCoast = !isUpRiver && !isFjord && reason === 'no-model' && waterKm > limits.betweenOnCoastKm;
  const farthestKm = isOnCoast ? Infinity : isUpRiver ? limits.farthestBeyondKm : 0;
  const between = airKm > limits.ownTownKm ? betweenGauges(gauges, farthestKm, sources) : undefined;
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
  if (!next || next.airKm <= limits.meanBesideKm) return undefined;
  const farthestKm = limits.meanTimesNearest * (next.distanceKm + limits.meanBesideKm);
  const near = gauges.filter(({ distanceKm }) => distanceKm <= farthestKm).slice(0, limits.meanMost);
  if (near.length === 1) return undefined;
  const tides = near.map(({ index, distanceKm }) => ({
    constants: linesOf(index),
    weight: (distanceKm + limits.meanSofteningKm) ** -2,
  }));
  const major = meanConstants(tides.map(({ constants, weight }) => ({ constants: constants.filter(isMajor), weight })));
  const changed = vectorError(major, tides[0]!.constants);
  if (reason === 'near' && changed <= limits.meanLeastChanged) return undefined;
  return { constants: meanConstants(tides), changed, others: near.slice(1).map(({ index }) => index) };
}

function spreadOf([nearest, ...others]: readonly (readonly HarmonicConstant[])[]): number | undefined {
  return nearest && others.length > 0 ? Math.max(...others.map((cell) => vectorError(cell, nearest))) : undefined;
}

function isUpRiver({ shoreKm, openness, gauges: [next], gridCells: [cell] }: Surroundings): boolean {
  const isUpEstuary = openness < limits.estuaryOpenness && ((next ?? cell)?.distanceKm ?? 0) > limits.upEstuaryKm;
  const coastKm = openness < limits.openCoastOpenness ? limits.upRiverKm : limits.openCoastTownKm;
  return isUpEstuary || Math.max(shoreKm, next?.shoreKm ?? 0) > coastKm || openness < limits.leastOpenness;
}

/** The reason to use the tide of the nearest gauge unchanged; `undefined` where the model should carry it. */
function reasonForGauge(waterKm: number, missed: () => number | undefined, hasModel: boolean): TideReason | undefined {
  if (waterKm <= limits.atGaugeKm) return 'at-gauge';
  if (waterKm <= ownGaugeKm) return 'near';
  if (!hasModel) return 'no-model';
  return waterKm <= limits.shelteredKm && (missed() ?? Infinity) >= limits.mostMissed ? 'sheltered' : undefined;
}
