import type { Fragment } from '../lexicon/fragments.ts';
import { roleIs } from '../traits.ts';
import type { PlaceRun } from '../names/place-run.ts';
import { tokenPoints, weights } from '../weights.ts';
import { limits } from '../limits.ts';

/** A way to read a text: fragments that do not overlap, a place at most, and the tokens that are in none of them. */
export type Cover = ReturnType<typeof toCover>;

/** What a position may go on with: a fragment, a place, or a word that is in none. */
type CoverPart = {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly fragment?: Fragment;
  readonly place?: PlaceRun;
  readonly unread?: number;
};

type CoverStep = { readonly score: number; readonly part?: CoverPart; readonly before?: CoverStep };

/** The best ways to read a text of `length` tokens in a language, best first: dynamic programming over its positions. */
export function bestCovers(
  length: number,
  fragments: readonly Fragment[],
  places: readonly PlaceRun[],
  language: string,
): Cover[] {
  const led = new Set(places.filter(({ isLed }) => isLed).map(({ from }) => from));
  const unread = Array.from({ length }, (_, at): CoverPart => ({
    from: at,
    to: at + 1,
    weight: weights.unreadWord,
    unread: at,
  }));
  const runs = places.map((place) => ({ from: place.from, to: place.to, weight: place.weight, place }));
  const parts = Map.groupBy([...unread, ...weighted(fragments, language, led), ...runs], ({ from }): number => from);
  // Ways to reach a position, without and with a place on the way.
  const without = Array.from({ length: length + 1 }, (): CoverStep[] => []);
  const withPlace = Array.from({ length: length + 1 }, (): CoverStep[] => []);
  without[0]?.push({ score: 0 });
  for (let at = 0; at < length; at++) {
    for (const ways of [without, withPlace]) {
      for (const before of ways[at] ?? []) {
        for (const part of parts.get(at) ?? []) {
          if (!part.place) keep(ways[part.to], before, part);
          else if (ways === without) keep(withPlace[part.to], before, part);
        }
      }
    }
  }
  return [...(without[length] ?? []), ...(withPlace[length] ?? [])]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limits.mostKept)
    .map(toCover);
}

/** Puts a step where it belongs among the best, which stay few: most are worse, and are not made. */
function keep(steps: CoverStep[] | undefined, before: CoverStep, part: CoverPart): void {
  if (!steps) return;
  const score = before.score + part.weight;
  let at = steps.length;
  while (at > 0 && (steps[at - 1]?.score ?? 0) < score) at--;
  if (at >= limits.mostKept) return;
  steps.splice(at, 0, { score, part, before });
  if (steps.length > limits.mostKept) steps.pop();
}

/** Fragments with their weights, each meaning once: of several that say nothing the heaviest will do. */
function weighted(fragments: readonly Fragment[], language: string, led: ReadonlySet<number>) {
  const best = new Map<string, CoverPart>();
  for (const fragment of fragments) {
    // `To Kiel | from Brest` is within the run of both, and elsewhere the word leads to a place: `cross | from Brest`.
    if (fragment.role === 'and' && fragment.value === 'from') continue;
    const { from, to, role, value, slots } = fragment;
    const meaning = roleIs.silent(fragment) ? '' : `${role} ${value} ${JSON.stringify(slots)}`;
    const key = `${from} ${to} ${meaning}`;
    const isRobbing = role === 'kind' && to - from > 1 && led.has(to) && !slots.kinds?.includes('home');
    const weight = weightOf(fragment, language) + (isRobbing ? (to - from) * weights.takenPrepositionToken : 0);
    if (weight > (best.get(key)?.weight ?? -Infinity)) best.set(key, { from, to, weight, fragment });
  }
  return best.values();
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
    corrections.length * weights.typo
  );
}

function toCover(last: CoverStep) {
  const parts: CoverPart[] = [];
  for (let step: CoverStep | undefined = last; step?.part; step = step.before) parts.unshift(step.part);
  const place = parts.find((part) => part.place)?.place;
  return {
    score: last.score,
    fragments: parts.flatMap(({ fragment }) => fragment ?? []),
    unread: parts.flatMap((part) => part.unread ?? []),
    ...(place && { place }),
  };
}
