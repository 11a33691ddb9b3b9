import { distanceKm, pointId, type Point } from '../../domain/place.ts';
import { betweenGauges, delayed, nearestShift } from '../../domain/tide/index.ts';
import type { Dam, HarmonicConstant, PlaceTide, TideBand, TideStation } from '../../domain/tide/index.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { once } from '../../lib/once.ts';
import type { NearestTide } from '../../service/ports.ts';
import type { TideGrid } from '../grid/index.ts';
import { createSurroundings, damAt, isAtOpenSea, nearestWater, ownGaugeKm, type WaterRaster } from '../water/index.ts';
import { isRaceBetween, strongStreamAt } from '../streams/index.ts';
import { bandOf } from './bands.ts';
import type { Catalogue } from './catalogue.ts';
import { carriedStation, modelStation } from './computed-station.ts';
import { carriedZero, publishedZero } from './office-levels.ts';
import { publishedDifference, type PublishedDifference } from './published-lags.ts';
import { createTideRule, limits, type TideChoice } from './tide-rule.ts';

export type PlaceTides = {
  /** Changes whenever an answer may change. */
  readonly version: string;
  /** The tide of a place, however far its gauge; without a sea map that of the nearest by air, unexplained. */
  nearest(point: Point): NearestTide;
  useGrid(grid: TideGrid | undefined): void;
};

type Sources = {
  readonly catalogue: Pick<Catalogue, 'stations' | 'linesOf' | 'nearest'>;
  /** The map of the sea; `undefined` while it is being drawn. Called until it is there. */
  readonly readWater: () => WaterRaster | undefined;
  readonly grid: TideGrid | undefined;
  readonly zoneOf: (point: Point) => string;
};

/** Part of the version. Raise it when the rule chooses tides in another way. */
const ruleVersion = 35;

/** Farther from the mapped sea than this, km, no two waters lie as near to each other as a gauge and its own place. */
const inlandKm = 5;

/** Cached tides of places, up to 5 kB each: a client that repeats 500 places must find them all, or each costs a search. */
const maxCachedPlaces = 600;

/** The tide of every place, by the water around it: 60 µs near a gauge, 0.3 ms by the model, 0.6 ms carried (p50). */
export function createPlaceTides({ catalogue, readWater, grid, zoneOf }: Sources): PlaceTides {
  const cached = createBoundedMap<PlaceTide>(maxCachedPlaces);
  let water: WaterRaster | undefined;
  let searches: Searches | undefined;
  let model = grid;

  const find = (point: Point, raster: WaterRaster): PlaceTide => {
    searches ??= createSearches(catalogue, raster, model);
    const dam = damAt(point);
    // Of a river that the map does not draw, gauge and town may lie nearest to different waters: Friedrichstadt on the Eider.
    const isAtGauge = catalogue.nearest(point).distanceKm <= limits.atGaugeKm && !nearestWater(raster, point, inlandKm);
    if (!dam && isAtGauge) return byAir(point, 'inland', catalogue);
    const choice = searches.choose(point, (gauge) => searches?.damOf(gauge) === dam);
    const isAlone = dam && (typeof choice === 'string' || choice.gauge === undefined);
    const beyond = isAlone && outside(point, dam, searches, catalogue);
    if (beyond && (beyond.waterKm !== undefined || typeof choice === 'string')) return beyond;
    if (typeof choice === 'string') return byAir(point, choice, catalogue);
    // The model is one of the sea.
    const inside = dam && !isAlone && choice.kind !== 'gauge' ? ({ kind: 'gauge', reason: 'sheltered' } as const) : {};
    const tide = toPlaceTide(point, { ...choice, ...inside }, { catalogue, grid: model, zoneOf });
    // Where no gauge of that sea is near, the model says what comes to the inlet.
    if (isAlone) return { ...tide, reason: 'dammed', dam, band: undefined };
    return betweenSeas(point, tide, searches, catalogue);
  };
  return {
    get version() {
      water ??= readWater();
      return `${ruleVersion} ${water ? 'water' : 'no water'} ${model ? `eot20 ${model.version}` : 'no model'}`;
    },
    nearest(point) {
      const key = pointId(point);
      const known = cached.get(key);
      if (known) return known;
      water ??= readWater();
      if (!water) return unexplained(point, catalogue);
      const found = find(point, water);
      cached.set(key, found);
      return found;
    },
    useGrid(fetched) {
      model = fetched;
      searches = undefined;
      cached.dropAll('');
    },
  };
}

type Searches = ReturnType<typeof createSearches>;

function createSearches(catalogue: Sources['catalogue'], raster: WaterRaster, grid: TideGrid | undefined) {
  const { stations } = catalogue;
  const places = stations.map(({ point }) => point);
  const find = createSurroundings(raster, places, grid);
  const choose = createTideRule({
    find,
    grid,
    linesOf: (gauge) => catalogue.linesOf(stationAt(stations, gauge)),
    pointOf: (gauge) => stationAt(stations, gauge).point,
  });
  const dams = once(() => stations.map(({ point }) => damAt(point)));
  return { find, choose, damOf: (gauge: number) => dams()[gauge] };
}

/** The tide of the nearest gauge outside a dam, or a narrow inlet that leaves a lake little of it. */
function outside(point: Point, dam: Dam, { find, damOf }: Searches, catalogue: Sources['catalogue']): PlaceTide {
  const next = find.around(point, (gauge) => damOf(gauge) !== dam)?.gauges[0];
  const station = next ? stationAt(catalogue.stations, next.index) : catalogue.nearest(point).station;
  const kms = { distanceKm: distanceKm(point, station.point), waterKm: next?.distanceKm };
  const { lag } = publishedDifference(point, station.id);
  return { kind: 'gauge', reason: 'dammed', dam, station, gauge: station, lag, ...kms };
}

/** The same; where it is of a coast, but the place lies between two seas, with a station of the other sea. */
function betweenSeas(point: Point, tide: PlaceTide, { find }: Searches, { stations }: Sources['catalogue']): PlaceTide {
  const isCoastal = tide.kind === 'carried' || tide.reason === 'no-gauge';
  const otherSea = isCoastal ? find.otherSea(point) : undefined;
  if (!otherSea) return tide;
  const next = find.around(otherSea)?.gauges[0];
  return { ...tide, reason: 'between', other: next ? stationAt(stations, next.index) : tide.other };
}

/** By how many minutes one tide is later than another, where that is more than the other's band: a smaller shift is no news. */
function laterBeyond(band: TideBand | undefined, one: readonly HarmonicConstant[], other: readonly HarmonicConstant[]) {
  const shift = nearestShift(one, other);
  return shift && band && Math.abs(shift.minutes) > band.minutes ? shift.minutes : undefined;
}

function stationAt(stations: readonly TideStation[], number: number): TideStation {
  const station = stations[number];
  if (!station) throw new RangeError(`No station ${number}`);
  return station;
}

/** Nearest by air: some gauges stand on rivers farther inland than a sea is looked for, as in Portland (Oregon) and Albany. */
function byAir(point: Point, unknown: 'far' | 'inland', catalogue: Sources['catalogue']): PlaceTide {
  const { station, distanceKm: km } = catalogue.nearest(point);
  const { lag } = publishedDifference(point, station.id);
  const reason = km <= limits.atGaugeKm ? 'at-gauge' : km <= ownGaugeKm ? 'near' : lag ? 'river' : unknown;
  const choice = { kind: 'gauge', reason, airKm: km, ...nothingKnown } as const;
  const band = bandAtGauge(point, choice, station, catalogue);
  const strongStream = strongStreamAt(point);
  return { kind: 'gauge', reason, station, gauge: station, distanceKm: km, band, lag, strongStream };
}

/** The same as long as there is no map of the sea. */
function unexplained(point: Point, catalogue: Sources['catalogue']): NearestTide {
  const { station, distanceKm: km } = catalogue.nearest(point);
  const choice = {
    kind: 'gauge',
    reason: km <= limits.atGaugeKm ? 'at-gauge' : 'far',
    airKm: km,
    ...nothingKnown,
  } as const;
  return { station, distanceKm: km, band: bandAtGauge(point, choice, station, catalogue) };
}

const nothingKnown = {
  missed: () => undefined,
  modelSpread: () => undefined,
  openness: 0,
  isModelFar: false,
  isUpRiver: true,
  others: [],
};

function bandAtGauge(point: Point, choice: TideChoice, gauge: TideStation, { linesOf }: Sources['catalogue']) {
  const isAcrossRace = choice.reason !== 'at-gauge' && isRaceBetween(point, gauge.point);
  return bandOf(choice, linesOf(gauge), { ...gauge, isAcrossRace });
}

/** A carried tide, as late after the gauge's as is published; where its height is as well, it is the gauge's, moved and raised. */
function asPublished(
  carried: readonly HarmonicConstant[],
  gauge: readonly HarmonicConstant[],
  { lag, rangeRatio }: PublishedDifference,
): readonly HarmonicConstant[] {
  const shift = nearestShift(carried, gauge);
  const minutes = lag?.minutes ?? shift?.minutes ?? 0;
  if (rangeRatio === undefined) return lag && shift ? delayed(carried, minutes - shift.minutes) : carried;
  return delayed(gauge, minutes).map((line) => ({ ...line, amplitudeM: rangeRatio * line.amplitudeM }));
}

function toPlaceTide(
  point: Point,
  choice: TideChoice,
  { catalogue, grid, zoneOf }: Omit<Sources, 'readWater'>,
): PlaceTide {
  const { stations } = catalogue;
  const { kind, reason, constants = [], waterKm } = choice;
  const zero = (latM: () => number) => {
    const zone = zoneOf(point);
    // Beyond a border the zero is another office's.
    return (
      publishedZero(point, latM) ??
      carriedZero(
        point,
        stations.filter((station) => station.zone === zone),
      )
    );
  };
  const stationOf = (index?: number) => (index === undefined ? [] : [stationAt(stations, index)]);
  const [gauge] = stationOf(choice.gauge);
  const isUpRiver = reason === 'river' || (choice.isUpRiver && choice.openness < limits.leastOpenness);
  const facts = { reason, strongStream: strongStreamAt(point), isUpRiver };
  if (kind === 'model' || !gauge) {
    const { lag, rangeRatio } = publishedDifference(point, 'eot20');
    const own = asPublished(constants, constants, { rangeRatio });
    const cell = grid && choice.modelCell !== undefined ? grid.pointOf(choice.modelCell) : point;
    const station = modelStation(point, { cell, zone: zoneOf(point) }, own, grid?.attribution ?? '', zero);
    const band = bandOf(choice, own, { isAcrossRace: isRaceBetween(point, cell) });
    const other = catalogue.nearest(point).station;
    return { ...facts, kind: 'model', station, distanceKm: distanceKm(point, cell), band, lag, other };
  }
  // At a gauge only one that the place is at, too, such as two in two arms of a river.
  const isMeant = ({ point: at }: TideStation) => reason !== 'at-gauge' || distanceKm(point, at) <= limits.atGaugeKm;
  const beside = choice.others.slice(0, 1).flatMap(stationOf).find(isMeant);
  const { lag, rangeRatio } = publishedDifference(point, gauge.id);
  const gaugeChoice = { ...facts, gauge, distanceKm: distanceKm(point, gauge.point), waterKm };
  if (kind === 'carried') {
    const isBetween = betweenGauges.has(reason);
    const other = (isBetween && beside) || gauge;
    const others = reason === 'coast' ? [] : choice.others.map((index) => stationAt(stations, index).attribution);
    const credits = [gauge.attribution, ...others, isBetween ? undefined : grid?.attribution, lag?.source];
    const own = asPublished(constants, catalogue.linesOf(gauge), { lag, rangeRatio });
    const station = carriedStation(point, gauge, own, credits, zero);
    // Along the open sea no race dams up what the model carries: Seaside beside the bar of the Columbia.
    const isAcrossRace = !(reason === 'coast' && isAtOpenSea(point)) && isRaceBetween(point, gauge.point);
    const band = bandOf(choice, own, { ...gauge, isAcrossRace, lag });
    const otherLaterMinutes = laterBeyond(band, catalogue.linesOf(other), own);
    // Moved to its own time it is no tide of the mouth.
    return { ...gaugeChoice, ...(lag && { reason: 'coast' }), kind, station, band, other, otherLaterMinutes };
  }
  // The band takes a search from the gauge, and most callers read only the station.
  const band = once(() => bandAtGauge(point, choice, gauge, catalogue));
  return {
    ...gaugeChoice,
    kind,
    lag,
    station: gauge,
    other: beside,
    get band() {
      return band();
    },
    get otherLaterMinutes() {
      return beside && laterBeyond(band(), catalogue.linesOf(beside), catalogue.linesOf(gauge));
    },
  };
}
