import type { Instant } from '../domain/time.ts';
import { unitSystems } from '../domain/units.ts';
import type { Words } from '../words.ts';
import { text, type Answer } from './answer.ts';
import { dateAndClock } from './format.ts';

/** When something was due, in its own zone. */
type Due = { readonly dueAt: Instant; readonly zone: string; readonly now: Instant };

/** A digest that comes late says so first; its answer is that of now, so that it tells what is still ahead. */
export function lateAnswer(words: Words, answer: Answer, { dueAt, zone, now }: Due): Answer {
  const due = dateAndClock({ words, zone, now, units: unitSystems.metric }, dueAt);
  return { ...answer, blocks: [text(words.say('digest-late', { due })), ...answer.blocks] };
}

/** Word to whoever set up a digest that it ended. */
export function digestEndedAnswer(words: Words, what: string, reason: string): Answer {
  return {
    title: words.say('digest-ended', { what }),
    blocks: [text(words.say('digest-ended-why', { reason }))],
  };
}
