import { LRUCache } from 'lru-cache';
import type { Point } from '../../domain/place.ts';
import {
  carryConstants,
  vectorError,
  type HarmonicConstant,
  type NeighbouringGauge,
  type TideKind,
  type TideReason,
} from '../../domain/tide/index.ts';
import type { TideGrid } from '../grid/index.ts';
import { nearGridCellKm, ownGaugeKm, type FindSurroundings, type Surroundings } from '../water/index.ts';

/** Which tide a place should have. */
export type TideChoice = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The next gauge along the water, by its number, and how far it is. */
  readonly gauge?: number | undefined;
  readonly waterKm?: number | undefined;
  /** Of the place itself, unless it has the gauge's. */
  readonly constants?: readonly HarmonicConstant[] | undefined;
  /** How far the model is from the next gauge, in parts of its tide; `undefined` where either is unknown. */
  readonly missed?: number | undefined;
  /** The nearest cell of the model, by its number, and whether it is so far that only a place without gauges is given it. */
  readonly modelCell?: number | undefined;
  readonly isModelFar: boolean;
  /** Whether the place or its gauge is up a river, where the tide changes with every bend. */
  readonly isUpRiver: boolean;
  /** Other gauges around, nearest first. */
  readonly others: readonly number[];
};

export type TideRuleSources = {
  readonly find: FindSurroundings;
  readonly grid: TideGrid | undefined;
  pointOf(gauge: number): Point;
  /** Empty for a subordinate station, which has no constants of its own. */
  constantsOf(gauge: number): readonly HarmonicConstant[];
};

/** Nearer than this it is the gauge's own place. */
const atGaugeKm = 1.5;

/*
 * Chosen on one half of the gauges, each predicted without itself, and proved on the other (bench `accuracy`, figures
 * `left-out-*`). Within 8 km a gauge is the better guess for places that the model knows as well as for those it does
 * not; up to 40 km only where the model misses it by most of its tide, because it stands in water that the model's cells
 * are too coarse for.
 */
const shelteredKm = 40;
const mostMissed = 0.8;
/** Subordinate stations have no constants to carry, but their corrections are an office's: they count twice as far. */
const nearSubordinateKm = 16;

/** Farther from the sea that the map draws, or with less water around, a place is up a river. */
const upRiverKm = 3;
const leastOpenness = 0.08;

/** What the model says at a gauge has some 2 kB. */
const mostRemembered = 500;

/** How many gauges are carried from at once. */
const mostCarried = 6;

/** Chooses the tide of a place, or says why there is none: nothing is known of its sea, or it has none. */
export type TideRule = (point: Point, isCounted?: (gauge: number) => boolean) => TideChoice | 'far' | 'inland';

/** The rule by which a place has the tide of a gauge, of the gauges around it, or of the model. */
export function createTideRule({ find, grid, pointOf, constantsOf }: TideRuleSources): TideRule {
  const atGauges = new LRUCache<number, { readonly modelled: HarmonicConstant[] | undefined }>({ max: mostRemembered });
  const modelAtGauge = (gauge: number): HarmonicConstant[] | undefined => {
    const known = atGauges.get(gauge) ?? { modelled: grid?.between(find.gridCells(pointOf(gauge))) };
    atGauges.set(gauge, known);
    return known.modelled;
  };
  const neighbour = ({ index, distanceKm }: Surroundings['gauges'][number]): NeighbouringGauge[] => {
    const [measured, modelled] = [constantsOf(index), modelAtGauge(index)];
    return measured.length > 0 && modelled ? [{ distanceKm, measured, modelled }] : [];
  };
  return (point, isCounted) => {
    const around = find.around(point, isCounted);
    if (!around) return 'inland';
    const next = around.gauges[0];
    const modelled = grid?.between(around.gridCells);
    const isModelFar = (around.gridCells[0]?.distanceKm ?? 0) > nearGridCellKm;
    if (!next && !modelled) return 'far';
    const missed = next && missedAt(constantsOf(next.index), modelAtGauge(next.index));
    const facts = {
      gauge: next?.index,
      waterKm: next?.distanceKm,
      missed,
      modelCell: around.gridCells[0]?.index,
      isModelFar,
      isUpRiver: isUpRiver(around),
      others: around.gauges.slice(1).map(({ index }) => index),
    };
    const isSubordinate = next !== undefined && constantsOf(next.index).length === 0;
    const hasModel = modelled !== undefined && !isModelFar;
    const reason = next && reasonForGauge(next.distanceKm, isSubordinate, missed, hasModel);
    if (reason === 'no-model' && facts.isUpRiver) return { kind: 'gauge', reason: 'river', ...facts };
    if (reason) return { kind: 'gauge', reason, ...facts };
    const neighbours = around.gauges.flatMap(neighbour).slice(0, mostCarried);
    const constants = carryConstants(modelled ?? [], neighbours);
    if (neighbours.length > 0) return { kind: 'carried', reason: 'coast', constants, ...facts };
    return { kind: 'model', reason: 'no-gauge', constants, ...facts };
  };
}

function isUpRiver({ shoreKm, openness, gauges: [next] }: Surroundings): boolean {
  return Math.max(shoreKm, next?.shoreKm ?? 0) > upRiverKm || openness < leastOpenness;
}

function missedAt(
  measured: readonly HarmonicConstant[],
  modelled: readonly HarmonicConstant[] | undefined,
): number | undefined {
  return measured.length > 0 && modelled ? vectorError(modelled, measured) : undefined;
}

/** Why a place has the tide of the next gauge as it is; `undefined` where the model should carry it. */
function reasonForGauge(
  waterKm: number,
  isSubordinate: boolean,
  missed: number | undefined,
  hasModel: boolean,
): TideReason | undefined {
  if (waterKm <= atGaugeKm) return 'at-gauge';
  if (waterKm <= (isSubordinate ? nearSubordinateKm : ownGaugeKm)) return 'near';
  if (!hasModel) return 'no-model';
  const isUnknown = missed === undefined && !isSubordinate;
  return waterKm <= shelteredKm && (isUnknown || (missed ?? 0) >= mostMissed) ? 'sheltered' : undefined;
}
