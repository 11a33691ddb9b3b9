import type { Fragment } from './fragments.ts';
import type { PlaceNames } from './ports.ts';
import { isStop, type Token } from './tokens.ts';

/** A run of tokens that may be the name of a place: `[from, to)`. */
export type PlaceRun = {
  readonly from: number;
  readonly to: number;
  /** As it was written. */
  readonly text: string;
  readonly isExact: boolean;
  /** It stands behind a preposition. */
  readonly isLed?: true;
  /** Coordinates or a link. */
  readonly isNotation: boolean;
  /** An article that a preposition has swallowed: `le` of `au Havre`. */
  readonly article?: string;
  readonly weight: number;
};

/** No name has more words than `Wells next the Sea, Norfolk, England`, of those that people type. */
const mostWords = 8;

/** Points for each token, beside the 10 of a word of a lexicon and the 6 of a filler; see `cover.ts`. */
const weights = {
  exactOne: 9,
  exactMore: 11,
  unknown: 5,
  foreignWord: 0,
  small: -8,
  glue: 4,
  qualifier: 3,
  code: 7,
  run: -3,
  lead: 4,
  capital: 1,
  notation: 14,
  /** `Is`, `Of` and `The` are towns somewhere: only where nothing else reads the word. */
  exactKnownWord: 2,
};

/** Coordinates, map links, plus codes: `48.39, -4.49`, `48°23′N 4°29′W`, `48.39 N 4.49 W`, `48d 4d`, `geo:48.39,-4.49`. */
const notations = [
  /(?:https?:\/\/|geo:)\S+/giu,
  /[-+−]?\d{1,3}\.\d+\s*[,;\s]\s*(?:[-+−]?\d{1,3}\.\d+|[-+−]\d{1,3}(?![\d.]))/gu,
  /[-+−]?\d{1,3}\s*[,;]\s*[-+−]?\d{1,3}\.\d+/gu,
  /[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\s\d.'′"″]*[,;\s]\s*[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\d.'′"″]*/giu,
  /\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[NS](?![\p{L}])[\s,;/]*\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[EWO](?![\p{L}])/giu,
  /(?<![\p{L}\p{N}])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])/giu,
];

/** Facts about a text while its runs are looked for. */
type RunContext = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly known: readonly Knowledge[];
  /** The same by the lexicons of other languages. */
  readonly knownElsewhere: readonly Knowledge[];
  readonly isAllSmall: boolean;
  /** Whether there is no small letter, so that capitals say nothing. */
  readonly isAllCapitals: boolean;
  readonly names: PlaceNames;
};

/** Every run that may be a place in one language, given the fragments of its lexicon and those of others: those that are names, and those of words that no lexicon knows. */
export function findPlaceRuns(
  text: string,
  tokens: readonly Token[],
  { own, foreign }: { own: readonly Fragment[]; foreign: readonly Fragment[] },
  names: PlaceNames,
): PlaceRun[] {
  const known = knownTokens(tokens, own);
  const knownElsewhere = knownTokens(tokens, foreign);
  const isAllCapitals = tokens.every((token) => !/\p{Ll}/u.test(token.text));
  const isAllSmall = tokens.every((token) => !/\p{Lu}/u.test(token.text));
  const scene = { text, tokens, known, knownElsewhere, isAllCapitals, isAllSmall, names };
  const leads = Map.groupBy(
    own.filter(({ role }) => role === 'lead'),
    ({ to }) => to,
  );
  const runs = notationRuns(text, tokens);
  for (let from = 0; from < tokens.length; from++) {
    let hasUnknown = false;
    for (let to = from + 1; to <= Math.min(tokens.length, from + mostWords); to++) {
      const last = tokens[to - 1];
      if (!last || (to - 1 > from && isStop(last.gap))) break;
      hasUnknown ||= known[to - 1] === 'unknown';
      const run = runAt(scene, { from, to, hasUnknown });
      if (!run) continue;
      const qualified = run.isExact ? withQualifier(scene, run) : undefined;
      for (const one of qualified ? [run, qualified] : [run]) runs.push(led(one, leads.get(from)));
    }
  }
  return runs;
}

type Knowledge = 'unknown' | 'glue' | 'filler' | 'word';

/** Roles of words that ask nothing. */
const fillerRoles = new Set(['filler', 'lead', 'and', 'greeting', 'adverb', 'follow']);

/** A token that some rule of some lexicon reads by itself is a word; articles and prepositions may join the words of a name. */
function knownTokens(tokens: readonly Token[], fragments: readonly Fragment[]): Knowledge[] {
  const known = tokens.map((): Knowledge => 'unknown');
  for (const { from, to, role, corrections } of fragments) {
    if (corrections.length > 0) continue;
    for (let at = from; at < to; at++) {
      if (role === 'glue') known[at] = 'glue';
      else if (known[at] !== 'glue') known[at] = known[at] === 'word' || !fillerRoles.has(role) ? 'word' : 'filler';
    }
  }
  return known;
}

type RunSpan = { readonly from: number; readonly to: number; readonly hasUnknown: boolean };

function runAt(scene: RunContext, { from, to, hasUnknown }: RunSpan): PlaceRun | undefined {
  const { text, tokens, known, knownElsewhere, isAllSmall, names } = scene;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return undefined;
  const written = text.slice(first.start, last.end);
  const base = { from, to, text: written, isNotation: false };
  const hasLetters = /\p{L}/u.test(written);
  const isNumber = /^\d{5,9}$/.test(written);
  if (hasLetters && (hasUnknown || to - from === 1 || isTitled(scene, from, to)) && names.isName(written)) {
    const isForeignWord = scene.knownElsewhere[from] !== 'unknown' && !/^\p{Lu}/u.test(written);
    const single = hasUnknown && !isForeignWord ? weights.exactOne : weights.exactKnownWord;
    const weight = to - from === 1 ? single : weights.exactMore * (to - from) + 1;
    return { ...base, isExact: true, weight: weight + capitals(tokens, from, to) };
  }
  if (!hasUnknown || !(hasLetters || isNumber)) return undefined;
  if (known[from] !== 'unknown' || known[to - 1] !== 'unknown' || (first.isNumber && hasLetters)) return undefined;
  const inside = known.slice(from, to);
  if (inside.includes('word') || inside.includes('filler')) return undefined;
  const pointsOf = (one: Knowledge, index: number): number => {
    if (one === 'glue') return weights.glue;
    const isForeignWord =
      knownElsewhere[from + index] !== 'unknown' && !/^\p{Lu}/u.test(tokens[from + index]?.text ?? '');
    return isForeignWord ? weights.foreignWord : weights.unknown;
  };
  const weight = inside.reduce((sum, one, index) => sum + pointsOf(one, index), weights.run);
  // Who writes capitals at all would write a name with one.
  const small = !isAllSmall && !/\p{Lu}/u.test(written) ? weights.small : 0;
  return { ...base, isExact: false, weight: weight + capitals(tokens, from, to) + small };
}

function isQualifier(scene: RunContext, at: number): boolean {
  const isNamePart = scene.known[at] === 'unknown' || scene.known[at] === 'glue';
  return !isStop(scene.tokens[at]?.gap ?? '') && (isNamePart || isCode(scene, at));
}

/** `MA` and `OR`, but not `LW`, in a sentence that is not all in capitals. */
function isCode({ tokens, known, isAllCapitals }: RunContext, at: number): boolean {
  return !isAllCapitals && known[at] !== 'word' && /^\p{Lu}{2,3}$/u.test(tokens[at]?.text ?? '');
}

/** `Sunset Beach`: words that lexicons know, written as a name within a sentence of small letters. */
function isTitled({ tokens }: RunContext, from: number, to: number): boolean {
  const isCapital = ({ text }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(text);
  return to - from <= 3 && tokens.slice(from, to).every(isCapital) && !tokens.every(isCapital);
}

/** No area behind a name has more words: `Hilton Head South Carolina`. */
const mostQualifiers = 3;

/** A name and the unknown words right behind it, which may say where it is: `Ocean Beach San Diego`. */
function withQualifier(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { text, tokens, known } = scene;
  let to = run.to;
  // `Halifax in Canada`.
  const joined = /^(in|en|au|aux|im)$/.test(tokens[to]?.folded ?? '') && isQualifier(scene, to + 1) ? 1 : 0;
  to += joined;
  while (to < tokens.length && to - run.to < mostQualifiers + joined && isQualifier(scene, to)) to++;
  while (to > run.to && known[to - 1] !== 'unknown' && !isCode(scene, to - 1)) to--;
  const [first, last] = [tokens[run.from], tokens[to - 1]];
  const next = tokens[run.to + joined];
  if (to === run.to || !first || !last || !next) return undefined;
  if (joined === 1 && (known[run.to + 1] !== 'unknown' || !/^\p{Lu}/u.test(next.text))) return undefined;
  const name = joined === 1 ? `${run.text}, ${text.slice(next.start, last.end)}` : text.slice(first.start, last.end);
  const added = tokens
    .slice(run.to, to)
    .map((_, index) => (isCode(scene, run.to + index) ? weights.code : weights.qualifier));
  const weight = added.reduce((sum, more) => sum + more, run.weight);
  return { ...run, to, text: name, isExact: false, weight };
}

/** Who writes some words with a capital means names; the first word of a sentence has one anyway. */
function capitals(tokens: readonly Token[], from: number, to: number): number {
  if (from === 0 && to < tokens.length) return 0;
  return /^\p{Lu}/u.test(tokens[from]?.text ?? '') ? weights.capital : 0;
}

/** A run behind a preposition that leads to it weighs more. */
function led(run: PlaceRun, leads: readonly Fragment[] | undefined): PlaceRun {
  if (!leads) return run;
  const article = leads.find(({ value }) => value !== '')?.value;
  return { ...run, weight: run.weight + weights.lead, isLed: true, ...(article !== undefined && { article }) };
}

function notationRuns(text: string, tokens: readonly Token[]): PlaceRun[] {
  return notations.flatMap((notation) =>
    [...text.matchAll(notation)].flatMap((match) => {
      const end = match.index + match[0].length;
      const from = tokens.findIndex((token) => token.end > match.index);
      const to = tokens.findLastIndex((token) => token.start < end) + 1;
      const isWhole = from >= 0 && to > from && (tokens[to - 1]?.end ?? 0) <= end;
      if (!isWhole) return [];
      const weight = weights.notation * (to - from);
      return [{ from, to, text: match[0].trim(), isExact: true, isNotation: true, weight }];
    }),
  );
}
