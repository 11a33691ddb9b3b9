import type { Extreme } from '../domain/tide/index.ts';
import type { CivilDate, Window } from '../domain/time.ts';
import type { ProblemCode, ProblemDetails } from '../problem.ts';
import type { Words } from '../words.ts';
import type { AnswerData } from './data.ts';
import type { Look, Picture } from './pictures/sheet.ts';

/** The result of a command, for all adapters: plain text that renderers escape and lay out. Immutable. JSON omits functions. */
export type Answer = {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** The lines that answer the question, with which the blocks begin; the rest says more. */
  readonly firstLines?: () => readonly string[];
  readonly figures?: (extreme: 'most' | 'least') => readonly Figure[];
  readonly waters?: () => WatersAsked;
  /** How well a pursuit goes, by which places are compared: its good hours and half of the doubtful ones. */
  readonly goodHours?: () => number;
  /** Whether it goes nowhere better than doubtfully. */
  readonly isLook?: () => boolean;
  /** The times that fit, as they are written: a way has those of all its places. */
  readonly times?: () =>
    | { readonly windows: readonly Window[]; readonly shown: (window: Window) => string }
    | undefined;
  /** The day that was looked for: `that day` in the message behind the answer. */
  readonly dayFound?: () => CivilDate;
  /** How a coast lies to the wind from which shelter is asked for. */
  readonly lee?: () => { readonly wind: string; readonly shore: 'on' | 'off' | 'cross' | 'unknown' };
  /** Where the strongest wind of the hours comes from, by which a course is told. */
  readonly windFrom?: () => number | undefined;
  /** The time that it is about, where several are compared. */
  readonly moment?: () => string;
  /** Source, time zone and limits of the data. */
  readonly note?: string;
  /** Commands that follow from this answer. An adapter omits those that its platform cannot carry. */
  readonly buttons?: readonly Button[];
  /** The label of a button that shares a location, where a place is asked for. */
  readonly locationLabel?: () => string;
  /** Pages to open; for platforms with link buttons. */
  readonly links?: readonly Link[];
  readonly picture?: DrawPicture;
  readonly curve?: () => Curve;
  readonly data?: AnswerData;
  readonly file?: AnswerFile;
  /** Private: an adapter shows it only to the user who sent the command. */
  readonly alone?: true;
};

/** A figure by which places are compared: what it is of, and as it is shown; of a tide also its gauge, and its error. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly shown: string;
  readonly source?: string;
  readonly error?: { readonly value: number; readonly shown: string } | undefined;
  /** How bad it is, in steps that people notice: of a pursuit beyond its limits. */
  readonly worse?: number;
};

/** Waters of some kinds in a window, and those around it; heights above a datum, from a gauge. */
export type WatersAsked = {
  readonly kinds: readonly Extreme['kind'][];
  readonly window: Window;
  readonly all: readonly Extreme[];
  readonly datum: string;
  readonly source: string;
  shown(heightM: number): string;
};

export type Link = { readonly label: string; readonly url: string };

/** A command on a button: it is dispatched as if the person who presses it had typed it. */
export type Button = {
  readonly label: string;
  /** The English name of the command, one word or two: `tide`, `place home`. */
  readonly command: string;
  /** As they would be typed, except that a place is given by its id, which does not depend on the user. */
  readonly options: Readonly<Record<string, string>>;
  /** The answer replaces the message with the button; otherwise it is a new message. */
  readonly replaces?: true;
  /** Options are still missing: a platform with forms asks for them in one, and others in an answer. */
  readonly asks?: true;
  /** Follow-ups of an answer about a place: neighbouring days, other commands, everything else. Each group begins a row. */
  readonly group?: 'days' | 'topics' | 'more';
};

export type DrawPicture = (...look: Look) => Promise<Picture | undefined>;

/** Values at equal steps, all of which are known. `at` is a share of the whole, 0…1. */
export type Curve = {
  readonly values: readonly number[];
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  /** Where the present is, if it is within. */
  readonly now?: number;
};

export type AnswerFile = { readonly name: string; readonly mediaType: string; readonly content: string };

/** A part of an answer that a renderer lays out as a whole. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly title?: string;
      readonly rows: readonly (readonly string[])[];
      /** One for each row, for who can draw them. */
      readonly signs?: readonly Sign[];
    };

/** A drawing of the weather, `light-rain`, `clear-night`, and what it says. */
export type Sign = { readonly name: string; readonly text: string };

/** A label and its value. The label includes its colon, before which French puts a blank. */
export type Fact = { readonly label: string; readonly value: string };

export function text(line: string): Block {
  return { kind: 'text', text: line };
}

export function facts(list: readonly (Fact | undefined)[]): Block {
  return { kind: 'facts', facts: list.filter((one) => one !== undefined) };
}

/** A fact whose label is the text of `key`; `undefined` without a value, or with an empty one. */
export function fact(words: Words, key: string, value: string | undefined): Fact | undefined {
  return value === undefined || value === '' ? undefined : labelled(words, words.say(key), value);
}

export function labelled(words: Words, label: string, value: string): Fact {
  return { label: words.say('fact-label', { label }), value };
}

/** A table of rows; `undefined` without any. `signs` are left out unless all rows have one. */
export function table(
  rows: readonly (readonly string[])[],
  title?: string,
  signs: readonly Sign[] = [],
): Block | undefined {
  if (rows.length === 0) return undefined;
  const isSigned = signs.length === rows.length;
  return { kind: 'table', ...(title !== undefined && title !== '' && { title }), rows, ...(isSigned && { signs }) };
}

/** A line is a paragraph; what is absent, or a list without facts, is left out. */
type Part = Block | string | undefined;

type Composed = Omit<Answer, 'blocks' | 'note' | 'buttons' | 'links' | 'picture'> & {
  readonly parts?: readonly (Part | readonly Part[])[];
  /** Sentences. */
  readonly note?: readonly (string | undefined)[];
  readonly buttons?: readonly Button[];
  readonly links?: readonly Link[];
  readonly picture?: DrawPicture | undefined;
};

/** The one composer: an answer from facts that were said, without what is absent. */
export function compose({ parts = [], note = [], buttons = [], links = [], picture, ...others }: Composed): Answer {
  const blocks = (parts.flat() as readonly Part[])
    .filter((part) => part !== undefined)
    .filter((part) => part !== '')
    .map((part) => (typeof part === 'string' ? text(part) : part))
    .filter((block) => block.kind !== 'facts' || block.facts.length > 0);
  const sentences = note.filter(Boolean).join(' ');
  return {
    ...others,
    blocks,
    ...(sentences !== '' && { note: sentences }),
    ...(buttons.length > 0 && { buttons }),
    ...(links.length > 0 && { links }),
    ...(picture && { picture }),
  };
}

/** The sentences of a note, each once, and behind all of them that none of it is for navigation. */
export function noteOf(words: Words, ...sentences: readonly (string | undefined)[]) {
  const warning = words.say('note-not-for-navigation');
  return [...new Set(sentences.filter((one) => one !== warning)), warning];
}

/** An answer of texts with the same arguments, by their keys: its title, and a line of each other one. */
export function plainAnswer(
  words: Words,
  [title, ...lines]: readonly [title: string, ...lines: string[]],
  args: Parameters<Words['say']>[1] = {},
  others: Omit<Composed, 'title' | 'parts'> = {},
): Answer {
  return compose({ title: words.say(title, args), parts: lines.map((line) => words.say(line, args)), ...others });
}

/** A problem as an answer of one sentence: the failure and a remedy. */
export function problemAnswer(words: Words, code: ProblemCode, details: ProblemDetails): Answer {
  return plainAnswer(words, [`problem-${code}`], details);
}
