import { distanceKm, type Point } from '../../domain/place.ts';
import type { Gazetteer, Town } from './gazetteer.ts';

/** Two gazetteers as one: what both have is that of the first, whose spellings and completions alone are searched. */
export function joinGazetteers(first: Gazetteer, second: Gazetteer): Gazetteer {
  return {
    ...first,
    named: (name) => [
      ...first.named(name),
      ...second.named(name).filter(({ town }) => first.withId(town.id) === undefined),
    ],
    renownOf: (name) => {
      const [one, other] = [first.renownOf(name), second.renownOf(name)];
      return one > other ? one : other;
    },
    withId: (id) => first.withId(id) ?? second.withId(id),
    nearest: (point, withinKm) => nearer(point, first.nearest(point, withinKm), second.nearest(point, withinKm)),
  };
}

function nearer(point: Point, a: Town | undefined, b: Town | undefined): Town | undefined {
  if (!a || !b) return a ?? b;
  return distanceKm(a.point, point) <= distanceKm(b.point, point) ? a : b;
}
