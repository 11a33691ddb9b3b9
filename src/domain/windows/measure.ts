import type { Window } from '../time.ts';
import type { Condition, Range, Ranged } from './conditions.ts';
import type { WindowSearch } from './find-windows.ts';
import { distanceTo } from './piecewise.ts';
import { heightsIn, neededLevelM, rangesIn } from './tide-spans.ts';
import noticed from './steps.json' with { type: 'json' };
import { ratesIn } from './stream-spans.ts';
import { closestIn, directionLines, linesOf, tendencyLines } from './weather-spans.ts';

/** By how much a condition fails, in steps that people notice, and the value that came nearest. */
export type Measured = { readonly away: number; readonly value?: number };

/** Differences that people notice, in the units of attributes and conditions; half a knot of a stream. Our choice. */
const { weather: weatherSteps, others: steps } = noticed;
const sectorStepDeg = 22.5;

export function stepOf(condition: Ranged): number | undefined {
  if (condition.kind === 'weather') return weatherSteps[condition.attribute];
  return condition.kind === 'altitude' ? undefined : steps[condition.kind];
}

/** How far a value is from what a range wants of it. */
type Distance = (value: number, range: Range) => number;

/** How near a window came to a condition that fails in it, with `roomIn` to failing; `undefined` of one that measures nothing, or without values. */
export function measure(condition: Condition, window: Window, search: WindowSearch, away: Distance = distanceTo) {
  const { tide, stream, weather = [], coefficients = [], surge = [] } = search;
  switch (condition.kind) {
    case 'tide':
      return tide && nearestOf(heightsIn(tide, window), condition.range, steps.tide, away);
    case 'sill':
      return tide && nearestOf(heightsIn(tide, window), { min: neededLevelM(condition, tide) }, steps.tide, away);
    case 'tidal-range':
      return nearestOf(tide && rangesIn(tide, window), condition.range, steps['tidal-range'], away);
    case 'surge': {
      const values = surge.slice(-1).map(({ value }) => value);
      return nearestOf(values, condition.range, steps.surge, away);
    }
    case 'stream':
      return stream && nearestOf(ratesIn(stream, window, condition), condition.range, steps.stream, away);
    case 'coefficient': {
      const near = coefficients.toSorted((a, b) => Math.abs(a.at - window.from) - Math.abs(b.at - window.from));
      const values = near.slice(0, 1).map(({ coefficient }) => coefficient);
      return nearestOf(values, condition.range, steps.coefficient, away);
    }
    case 'weather': {
      const { attribute, range } = condition;
      return inSteps(
        closestIn(linesOf(weather, attribute), window, (value) => away(value, range)),
        weatherSteps[attribute],
      );
    }
    case 'tendency':
      return inSteps(
        closestIn(tendencyLines(weather), window, (value) => away(value, condition.range)),
        steps.tendency,
      );
    case 'sector': {
      const { attribute, fromDeg, toDeg } = condition;
      const width = (((toDeg - fromDeg) % 360) + 360) % 360;
      const turned = (value: number): number => ((value % 360) + 360) % 360;
      const found = closestIn(directionLines(weather, attribute, fromDeg), window, (value) =>
        Math.min(distanceTo(turned(value), { max: width }), 360 - turned(value)),
      );
      return found && { away: found.away / sectorStepDeg, value: turned(found.value + fromDeg) };
    }
    case 'trend':
    case 'around':
    case 'altitude':
    case 'light':
    case 'event':
    case 'phase':
    case 'weekday':
    case 'time':
    case 'length':
      return undefined;
    default:
      return condition satisfies never;
  }
}

function inSteps(found: { value: number; away: number } | undefined, step: number): Measured | undefined {
  return found && { away: found.away / step, value: found.value };
}

/** Of the ends of an interval of values the one that is nearer to the range. */
function nearestOf(values: readonly number[] | undefined, range: Range, step: number, away: Distance) {
  const [nearest] = (values ?? []).toSorted((a, b) => away(a, range) - away(b, range));
  return nearest === undefined ? undefined : { away: away(nearest, range) / step, value: nearest };
}

/** How far a value is from the nearer end of the range that it is in. */
export function roomIn(value: number, { min = -Infinity, max = Infinity }: Range): number {
  return Math.max(0, Math.min(value - min, max - value));
}
