import type { Words } from '../words.ts';
import type { Picture, ThemeName } from './pictures/index.ts';

/** What a command says, for any door: plain text alone, which a renderer escapes and lays out. Never changed. */
export type Answer = {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Where it comes from and what it is not. */
  readonly note?: string;
  /** What can be asked next with one press. A door leaves out those that its platform cannot carry. */
  readonly buttons?: readonly Button[];
  /** The same as a picture, drawn when it is asked for. JSON has nothing of it. */
  readonly picture?: PictureOf;
  /** Handed over beside the text. */
  readonly file?: AnswerFile;
  /** For the asker's eyes: no door shows it to anybody else. */
  readonly alone?: true;
};

/** A command that is pressed for you: it is dispatched as if it had been typed, by whoever presses it. */
export type Button = {
  readonly label: string;
  /** Its English name, of one word or two: `tide`, `place home`. */
  readonly command: string;
  /** As they would be typed, but a place by its id, so that it means the same to everybody. */
  readonly options: Readonly<Record<string, string>>;
  /** The answer takes the place of the message with the button, as that of a switch does; else it is a new message. */
  readonly replaces?: true;
};

/** Nothing where there is nothing to draw. */
export type PictureOf = (theme: ThemeName) => Promise<Picture | undefined>;

export type AnswerFile = { readonly name: string; readonly mediaType: string; readonly content: string };

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
