import { explainedBy, isTerm, type Term } from '../../domain/question/index.ts';
import type { Frame } from '../meaning/frame.ts';
import { frameOf } from './from-request.ts';
import type { WrittenOptions } from './to-request.ts';
import { kinds, type Kind } from '../lexicon/slots.ts';
import { kindOfTerm } from './refine-kinds.ts';

/** Of an event that was explained the next one is asked for. */
const kindsBehind: Readonly<Record<string, Kind>> = {
  ...kindOfTerm,
  'high-water': 'next-high',
  'low-water': 'next-low',
  'mean-levels': 'height',
};

/** The conversation behind an explanation: `when is the next one?` is about what was explained. */
export function afterExplanation(
  last: Frame | undefined,
  options: WrittenOptions,
  language: string,
): Frame | undefined {
  const frame = last ?? frameOf({ command: { name: 'explain' }, options }, undefined, language);
  const explained = (options.term?.split(',') ?? []).filter(isTerm).flatMap(kindOf);
  return frame && explained.length > 0 ? { ...frame, explained: [...new Set(explained)] } : last;
}

function kindOf(term: Term): readonly Kind[] {
  const kind = kindsBehind[term] ?? kinds.find((one) => one === explainedBy[term]);
  return kind ? [kind] : [];
}
