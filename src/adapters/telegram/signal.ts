import type { Bot } from 'grammy';

type GrammySignal = NonNullable<Parameters<Bot['init']>[0]>;

/** grammY accepts Node's own signals, but its types name those of a polyfill (`shim.node.d.ts`). */
export function forGrammy(signal: AbortSignal): GrammySignal {
  return signal as GrammySignal;
}

export function timeoutSignal(ms: number): GrammySignal {
  return forGrammy(AbortSignal.timeout(ms));
}
