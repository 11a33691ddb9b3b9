import { explainedBy, isTerm, type Term } from '../../domain/question/index.ts';
import type { Frame } from '../meaning/frame.ts';
import { frameOf } from './from-request.ts';
import type { WrittenOptions } from './to-request.ts';
import { kinds, type Kind } from '../lexicon/slots.ts';

/** Kinds that say more about a term than all that its command says. */
const kindsOfTerms: Readonly<Partial<Record<Term, Kind>>> = {
  'high-water': 'next-high',
  'low-water': 'next-low',
  range: 'range',
  springs: 'springs',
  neaps: 'springs',
  'king-tide': 'springs',
  coefficient: 'coefficient',
  'mean-levels': 'height',
  swell: 'swell',
  period: 'period',
  'golden-hour': 'golden-hour',
  'blue-hour': 'blue-hour',
  twilight: 'twilight',
  supermoon: 'supermoon',
  'moon-phase': 'moon-phase',
  gust: 'gust',
  pressure: 'pressure',
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
  const kind = kindsOfTerms[term] ?? kinds.find((one) => one === explainedBy[term]);
  return kind ? [kind] : [];
}
