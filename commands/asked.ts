import type { PlaceCommandContext } from '../src/chat/index.ts';
import type { Observation, ObservedKind } from '../src/domain/observed/index.ts';
import type { Day } from '../src/domain/question/index.ts';
import { civilDate } from '../src/domain/time.ts';
import { Problem } from '../src/problem.ts';

/** What gauges and buoys observe of these kinds now, for an answer about today. */
export async function observedNow(
  { format, place, marine }: Pick<PlaceCommandContext, 'format' | 'place' | 'marine'>,
  day: Day,
  ...kinds: readonly ObservedKind[]
): Promise<readonly Observation[]> {
  return day.date === civilDate(format.now, place.zone) ? marine.observed(place.point, kinds) : [];
}

/** A part that is unavailable is said to be so in the answer; a bug is thrown. */
export function problemOf(error: unknown): { readonly problem: Problem } {
  if (error instanceof Problem) return { problem: error };
  throw error;
}
