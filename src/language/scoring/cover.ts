import type { Fragment } from '../lexicon/fragments.ts';
import { roleIs } from '../lexicon/traits.ts';
import type { PlaceRun } from '../names/place-run.ts';
import { tokenPoints, weights } from './weights.ts';
import { limits } from '../limits.ts';

/** A way to read a text: fragments that do not overlap, a place at most, and the tokens that are in none of them. */
export type Cover = ReturnType<typeof toCover>;

type CoverStep = {
  readonly score: number;
  readonly before?: CoverStep;
  readonly fragment?: Fragment;
  readonly place?: PlaceRun;
  readonly unread?: number;
};

/** The best ways to read a text of `length` tokens in a language, best first: dynamic programming over its positions. */
export function bestCovers(
  length: number,
  fragments: readonly Fragment[],
  places: readonly PlaceRun[],
  language: string,
): Cover[] {
  const led = new Set(places.filter(({ isLed }) => isLed).map(({ from }) => from));
  const fragmentsFrom = weighted(length, fragments, language, led);
  const placesFrom = Map.groupBy(places, ({ from }) => from);
  // Ways to reach a position, without and with a place on the way.
  const without = Array.from({ length: length + 1 }, (): CoverStep[] => []);
  const withPlace = Array.from({ length: length + 1 }, (): CoverStep[] => []);
  without[0]?.push({ score: 0 });
  for (let at = 0; at < length; at++) {
    for (const ways of [without, withPlace]) {
      for (const before of ways[at] ?? []) {
        keep(ways[at + 1], { score: before.score + weights.unreadWord, before, unread: at });
        for (const { fragment, weight } of fragmentsFrom[at] ?? []) {
          keep(ways[fragment.to], { score: before.score + weight, before, fragment });
        }
        if (ways === withPlace) continue;
        for (const place of placesFrom.get(at) ?? []) {
          keep(withPlace[place.to], { score: before.score + place.weight, before, place });
        }
      }
    }
  }
  return [...(without[length] ?? []), ...(withPlace[length] ?? [])]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limits.mostKept)
    .map(toCover);
}

/** Puts a step where it belongs among the best, which stay few. */
function keep(steps: CoverStep[] | undefined, step: CoverStep): void {
  if (!steps) return;
  let at = steps.length;
  while (at > 0 && (steps[at - 1]?.score ?? 0) < step.score) at--;
  if (at >= limits.mostKept) return;
  steps.splice(at, 0, step);
  if (steps.length > limits.mostKept) steps.pop();
}

type Weighted = { readonly fragment: Fragment; readonly weight: number };

/** Fragments by the position that they begin at, each meaning once: of several that say nothing the heaviest will do. */
function weighted(length: number, fragments: readonly Fragment[], language: string, led: ReadonlySet<number>) {
  const best = new Map<string, Weighted>();
  for (const fragment of fragments) {
    // `To Kiel | from Brest` is within the run of both, and elsewhere the word leads to a place: `cross | from Brest`.
    if (fragment.role === 'and' && fragment.value === 'from') continue;
    const { from, to, role, value, slots } = fragment;
    const meaning = roleIs.silent(fragment) ? '' : `${role} ${value} ${JSON.stringify(slots)}`;
    const key = `${from} ${to} ${meaning}`;
    const isRobbing = role === 'kind' && to - from > 1 && led.has(to) && !slots.kinds?.includes('home');
    const weight = weightOf(fragment, language) + (isRobbing ? (to - from) * weights.takenPrepositionToken : 0);
    if (weight > (best.get(key)?.weight ?? -Infinity)) best.set(key, { fragment, weight });
  }
  const byPosition = Array.from({ length }, (): Weighted[] => []);
  for (const one of best.values()) byPosition[one.fragment.from]?.push(one);
  return byPosition;
}

function weightOf({ from, to, role, language, isWeak, insertions, corrections }: Fragment, wanted: string): number {
  const count = to - from;
  const { each, more } = tokenPoints[role in tokenPoints ? (role as keyof typeof tokenPoints) : 'content'];
  const isForeign = language !== wanted && language !== 'und';
  return (
    each * count +
    more * (count - 1) +
    (weights.insertedPhrase - more) * insertions +
    (isWeak ? weights.weakPhrase : 0) +
    (isForeign ? weights.foreignToken * count : 0) +
    corrections.reduce((sum, { isName }) => sum + (isName ? weights.typoThatIsName : weights.typo), 0)
  );
}

function toCover(last: CoverStep) {
  const fragments: Fragment[] = [];
  const positions: number[] = [];
  let place: PlaceRun | undefined;
  for (let step: CoverStep | undefined = last; step; step = step.before) {
    if (step.fragment) fragments.unshift(step.fragment);
    if (step.place) place = step.place;
    if (step.unread !== undefined) positions.unshift(step.unread);
  }
  return { score: last.score, fragments, unread: positions, ...(place && { place }) };
}
