import type { Words } from '../words.ts';

/** What a command says, for any door: plain text alone, which a renderer escapes and lays out. Never changed. */
export type Answer = {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Where it comes from and what it is not. */
  readonly note?: string;
};

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'table'; readonly title?: string; readonly rows: readonly (readonly string[])[] };

/** A label carries its own colon: French puts a blank before it. */
export type Fact = { readonly label: string; readonly value: string };

export function text(line: string): Block {
  return { kind: 'text', text: line };
}

export function facts(list: readonly Fact[]): Block {
  return { kind: 'facts', facts: list };
}

/** A fact by the key of its label. */
export function fact(words: Words, key: string, value: string): Fact {
  return { label: words.say('fact-label', { label: words.say(key) }), value };
}
