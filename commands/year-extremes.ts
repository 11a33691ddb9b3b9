import { yearExtremeLine } from '../src/answers/index.ts';
import type { PlaceCommandContext } from '../src/chat/index.ts';
import { utcDayMs, within } from '../src/domain/time.ts';
import { orElse } from '../src/problem.ts';

const yearDays = 366;

/** Lines about the highest and the lowest water of the next twelve months, as far as the question is about them. */
export async function yearExtremes({
  format,
  place,
  datum,
  marine,
  question,
}: Pick<PlaceCommandContext, 'format' | 'place' | 'datum' | 'marine' | 'question'>): Promise<string[]> {
  const asked = (['highest', 'lowest'] as const).filter((aspect) => question.aspects.includes(aspect));
  if (asked.length === 0) return [];
  const window = { from: format.now, to: format.now + yearDays * utcDayMs };
  const tide = await marine.tide(place.point, window, datum).catch(orElse(undefined));
  if (!tide) return [];
  const ofYear = { extremes: within(tide.extremes, window) };
  return asked.flatMap((aspect) => yearExtremeLine(format, place, ofYear, aspect) ?? []);
}
