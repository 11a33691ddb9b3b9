import { areaHolds, type Area } from '../area.ts';
import type { Point } from '../place.ts';
import waters from './published-stands.json' with { type: 'json' };
import type { TideStand } from './stand.ts';

/** A water with its shores, without the open coast beside it, and what is published about its tide. */
type StandWater = { readonly area: Area; readonly stands: readonly TideStand[] };

/** Typed in: gauges here have too few constants, and no measure of their curves tells (2,194 compared). No areas overlap. */
const publishedStands = waters as readonly unknown[] as readonly StandWater[];

export function standsAt(point: Point): readonly TideStand[] {
  return publishedStands.find(({ area }) => areaHolds(area, point))?.stands ?? [];
}
