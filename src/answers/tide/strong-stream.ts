import type { StrongStream } from '../../domain/stream/index.ts';
import { knotsToMs } from '../../domain/units.ts';
import { text, type Answer } from '../answer.ts';
import type { FormatContext } from '../format.ts';
import { currentSpeed } from '../measures.ts';

/** An answer that warns of strong tidal streams behind the lines that answer the question. */
export function withStrongStream(format: FormatContext, answer: Answer, stream: StrongStream | undefined): Answer {
  if (!stream) return answer;
  const firstLines = answer.firstLines?.().length ?? 0;
  return { ...answer, blocks: answer.blocks.toSpliced(firstLines, 0, text(strongStreamText(format, stream))) };
}

/** `Strong tidal streams here, not computed: up to 8.5 kn (Gulf of Corryvreckan; published by Wikipedia).` */
export function strongStreamText(format: FormatContext, { name, knots, source }: StrongStream): string {
  const rate = currentSpeed(format, knotsToMs(knots));
  return format.words.say('tide-strong-stream', { name, rate, source });
}
