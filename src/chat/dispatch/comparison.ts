import { betterLine, comparisonLines, type Answer } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import type { Options, RequestContext } from '../command.ts';

/** Options of a question that compares places on one day: of each what is said of any day. */
export function ofOneDay(options: Options): Options {
  const { superlative: _, ...others } = options;
  return others;
}

/** Whether places are compared by which has most or least: their heights are then above one datum, which each of them has. */
export function isOfMost({ superlative }: Options): boolean {
  return superlative === 'most' || superlative === 'least';
}

/** What is said first about several places, whose answers stand in their order, one for each command. */
export function comparison(
  context: Pick<RequestContext, 'words'>,
  { superlative }: Options,
  found: readonly Place[],
  answers: readonly Answer[],
): string[] {
  const count = answers.length / found.length;
  return answers.slice(0, count).flatMap((_, command) => {
    const ofCommand = found.map(({ name }, index) => ({ name, answer: answers[index * count + command]! }));
    const isExtreme = superlative === 'most' || superlative === 'least';
    return isExtreme ? comparisonLines(context, ofCommand, superlative) : betterLine(context, ofCommand);
  });
}
