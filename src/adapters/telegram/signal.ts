import type { Bot } from 'grammy';

type GrammySignal = NonNullable<Parameters<Bot['init']>[0]>;

/** grammY takes Node's own signals, but its types know those of a polyfill alone (`shim.node.d.ts`). */
export function forGrammy(signal: AbortSignal): GrammySignal {
  return signal as GrammySignal;
}
