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
  /** Positions of words of grammar, which are no names by themselves. */
  readonly grammar: ReadonlySet<number>;
  readonly landforms: Landforms;
  /** An article that a preposition has swallowed: `le` of `au Havre`. */
  readonly article?: string;
  /** The names that follow within the run: `Dover and Calais`. */
  readonly others?: readonly string[];
  readonly weight: number;
};

/** No name has more words than `Wells next the Sea, Norfolk, England`, of those that people type. */
const mostWords = 8;

/** Points for each token, beside the 10 of a word of a lexicon and the 6 of a filler; see `cover.ts`. */
const weights = {
  exactOne: 9,
  /** Inland, and no large city. */
  exactUnlikely: 6,
  exactMore: 12,
  /** For each word above two: `Coos Bay Bar` is no bar at Coos Bay. */
  exactLong: 4,
  unknown: 5,
  /** More than a kind of place that is left out. */
  landform: 11,
  foreignWord: -4,
  small: -8,
  glue: 4,
  /** As a word that joins, or a preposition, by itself. */
  joint: 6,
  qualifier: 3,
  area: 9,
  code: 7,
  run: -3,
  lead: 4,
  capital: 1,
  notation: 14,
  overlooking: -24,
  bound: -8,
  /** `Is`, `Of` and `The` are towns somewhere: only where nothing else reads the word. */
  exactKnownWord: 2,
  /** Such a place by the sea, where a capital within a sentence tells it from the word: `wind in Nice`. */
  exactTitle: 9,
};

/** Coordinates, map links, plus codes, British postcodes: `48.39, -4.49`, `48°23′N 4°29′W`, `48.39 N 4.49 W`, `48d 4d`, `geo:48.39,-4.49`. */
const notations = [
  /(?:https?:\/\/|geo:)\S+/giu,
  /[-+−]?\d{1,3}\.\d+\s*[,;\s]\s*(?:[-+−]?\d{1,3}\.\d+|[-+−]\d{1,3}(?![\d.]))/gu,
  /[-+−]?\d{1,3}\s*[,;]\s*[-+−]?\d{1,3}\.\d+/gu,
  /[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\s\d.'′"″]*[,;\s]\s*[-+−]?\d{1,3}(?:\.\d+)?\s*[d°º][\d.'′"″]*/giu,
  /\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[NS](?![\p{L}])[\s,;/]*\d{1,3}(?:[.,]\d+)?\s*°?[\s\d.,'′"″’”]*[EWO](?![\p{L}])/giu,
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d(?!FT)[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/giu,
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
  /** German writes every noun with a capital. */
  readonly capitalsSayName: boolean;
  /** Positions of words that are no names by themselves. */
  readonly grammar: ReadonlySet<number>;
  /** Positions of kinds of places; landforms are some of them. */
  readonly features: ReadonlySet<number>;
  readonly landforms: Landforms;
  /** The prepositions by the positions behind them. */
  readonly leads: ReadonlyMap<number, readonly Fragment[]>;
  readonly names: PlaceNames;
};

/** Every run that may be a place in one language, given the fragments of its lexicon and those of others: those that are names, and those of words that no lexicon knows. */
export function findPlaceRuns(
  text: string,
  tokens: readonly Token[],
  { own, foreign, language }: { own: readonly Fragment[]; foreign: readonly Fragment[]; language: string },
  names: PlaceNames,
): PlaceRun[] {
  const known = knownTokens(tokens, own);
  const knownElsewhere = knownTokens(tokens, foreign);
  const isAllCapitals = tokens.every((token) => !/\p{Ll}/u.test(token.text));
  const isAllSmall = tokens.every((token) => !/\p{Lu}/u.test(token.text));
  const capitalsSayName = !isAllCapitals && language !== 'de';
  const words = { text, tokens, known, knownElsewhere, isAllCapitals, capitalsSayName, isAllSmall, names };
  const landforms = new Map(known.flatMap((one, at) => (isBound(one) ? [[at, one] as const] : [])));
  const features = new Set(known.flatMap((one, at) => (one === 'feature' || isBound(one) ? [at] : [])));
  const prepositions = new Set(own.flatMap(({ role, from, to }) => (role === 'lead' && to - from === 1 ? [from] : [])));
  const leads = Map.groupBy(
    own.filter(({ role }) => role === 'lead'),
    ({ to }) => to,
  );
  const scene = { ...words, grammar: grammarWords(words, prepositions), features, landforms, leads };
  const runs = notationRuns(text, tokens);
  const named: PlaceRun[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let hasUnknown = false;
    for (let to = from + 1; to <= Math.min(tokens.length, from + mostWords); to++) {
      const last = tokens[to - 1];
      if (!last || (to - 1 > from && (isStop(last.gap) || /[()]/.test(last.gap)))) break;
      hasUnknown ||= isNamePart(known[to - 1]);
      const run = runAt(scene, { from, to, hasUnknown });
      if (!run) continue;
      const whole = run.isExact ? withLandform(scene, run) : undefined;
      const qualified = run.isExact && !whole ? withQualifier(scene, run) : undefined;
      const found = whole ? [whole] : qualified ? [run, qualified] : [run];
      const ledTo = found.map((one) => led(one, leads.get(one.from)));
      runs.push(...ledTo);
      if (run.isExact && (run.weight >= weights.exactOne || isWritten(scene, run)) && isPlace(names, run.text)) {
        named.push(...ledTo);
      }
    }
  }
  runs.push(...joinedRuns(tokens, named, own));
  return runs.map((run) =>
    isOverlooking(run, runs, scene) ? { ...run, weight: run.weight + weights.overlooking } : run,
  );
}

/** Whether a word that lexicons know is written as a name within a sentence: `Nice or Barcelona`. */
function isWritten({ tokens, capitalsSayName }: RunContext, { from }: PlaceRun): boolean {
  return capitalsSayName && from > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? '');
}

/** The value of words that join the end of a way to its beginning. */
const towards = 'towards';

/** No answer is about more places. */
const mostJoined = 4;

/** Lists of places: `Dover and Calais`, `from Dover to Calais`, `in Husum oder in Büsum`, `Brest, Roscoff et Morlaix`. */
function joinedRuns(tokens: readonly Token[], named: readonly PlaceRun[], own: readonly Fragment[]): PlaceRun[] {
  const behind = (role: string, at: number, isLed = true): number[] =>
    own.flatMap((one) => (one.role === role && one.from === at && (isLed || one.value !== towards) ? [one.to] : []));
  const lists = new Map<number, PlaceRun[]>();
  const joined: PlaceRun[] = [];
  for (const run of named.toSorted((a, b) => b.from - a.from)) {
    const joints = behind('and', run.to, run.isLed);
    const last = [...joints, ...joints.flatMap((at) => behind('lead', at))].flatMap((at) => lists.get(at) ?? []);
    const gap = tokens[run.to]?.gap.trim();
    const behindGap = gap === ',' || gap === '/' ? (lists.get(run.to) ?? []) : [];
    // With commas, a word that joins stands before the last: `Dover, Kent` is one place.
    const further = gap === ',' ? behindGap.filter(({ others }) => others) : behindGap;
    const found = [...last, ...further]
      .filter(({ others = [], text }) => others.length + 2 <= mostJoined && text !== run.text)
      .map((next) => ({
        ...run,
        to: next.to,
        isExact: true,
        others: [next.text, ...(next.others ?? [])],
        weight: run.weight + next.weight + weights.joint * (next.from - run.to),
      }));
    joined.push(...found);
    lists.set(run.from, [...(lists.get(run.from) ?? []), run, ...found]);
  }
  return joined;
}

/**
 * Whether an area, a name that is more often a word, or words that name nothing known stand beside a likelier place:
 * `Hebrides, say Barra`, `I want to swim at Clevedon when it is deep enough`.
 */
function isOverlooking(run: PlaceRun, runs: readonly PlaceRun[], { tokens, names }: RunContext): boolean {
  if (run.isNotation) return false;
  const isArea = names.isArea(run.text);
  const isStrange = !run.isExact && run.isLed !== true && !names.isName(run.text);
  const isSmall = run.isExact && run.isLed !== true && !/\p{Lu}/u.test(run.text);
  if (!isArea && !isStrange && !isSmall && !(run.isExact && !names.isLikely(run.text))) return false;
  const stands = ({ from, text, isLed }: PlaceRun): boolean =>
    isStrange || isSmall
      ? isLed === true && (isStrange || /^\p{Lu}/u.test(text))
      : !isArea || isLed === true || /,/.test(tokens[from]?.gap ?? '') || /^\p{Lu}/u.test(text);
  const isApart = (other: PlaceRun): boolean =>
    isStrange ? other.to < run.from || other.from > run.to : other.to <= run.from || other.from >= run.to;
  return runs.some(
    (other) =>
      isApart(other) &&
      other.isExact &&
      other.weight >= weights.exactOne &&
      stands(other) &&
      names.isLikely(other.text) &&
      !names.isArea(other.text),
  );
}

/** Words that bind the name before them to the one behind: `Faro de Trafalgar` is not in Faro. */
const binders = new Set(['de', 'da', 'do', 'du', 'des', 'del', 'della', 'di', 'dos', 'das', 'of', 'van', 'von']);

/** Words that a name begins with: `St Servan` is in no town called Saint. */
const saints = new Set(['st', 'ste', 'saint', 'sainte', 'sankt']);

/** Whether a name that ends at a position goes on behind it, up to `end`. */
export function isBoundTo(tokens: readonly Token[], at: number, end: number): boolean {
  return at < end && (endsInSaint(tokens, at) || (at < end - 1 && binders.has(tokens[at]?.folded ?? '')));
}

/** Whether the words before a position can be no whole name, since a saint is the last of them. */
export function endsInSaint(tokens: readonly Token[], at: number): boolean {
  return saints.has(tokens[at - 1]?.folded ?? '') && !isStop(tokens[at]?.gap ?? '');
}

/** The articles behind binders, and the halves of binders that an apostrophe parts: `Pointe de la Torche`, `Pointe d'Agon`. */
const boundArticles = new Set(['la', 'le', 'las', 'les', 'los', 'l', 'd', 'the']);

/** Where the binders and articles before a position begin. */
export function bindersBefore(tokens: readonly Token[], at: number): number {
  let from = at;
  while (boundArticles.has(tokens[from - 1]?.folded ?? '')) from--;
  return binders.has(tokens[from - 1]?.folded ?? '') ? from - 1 : from;
}

/**
 * `Pointe du Van`, `Bonaventure Island`: a name with the landform that it belongs to, which may lie far from a town of the
 * name; `undefined` beside none, and where the name is that of an island itself. What is called so as a whole is a run already.
 */
function withLandform(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { text, tokens, landforms, names } = scene;
  const before = bindersBefore(tokens, run.from) - 1;
  const isJoined = (at: number): boolean => !isStop(tokens[at]?.gap ?? '') && !/[,()]/.test(tokens[at]?.gap ?? '');
  const isBefore = isLandform(landforms.get(before)) || landforms.get(run.from - 1) === 'title';
  const from = isBefore && isJoined(run.from) ? before : run.from;
  const to = from === run.from && isLandform(landforms.get(run.to)) && isJoined(run.to) ? run.to + 1 : run.to;
  const added = to - from - (run.to - run.from);
  const landform = landforms.get(from < run.from ? from : run.to);
  if (added === 0 || standsWithout(landform, run.text, names)) return undefined;
  const whole = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (names.isName(whole)) return undefined;
  return { ...run, from, to, text: whole, isExact: false, weight: run.weight + weights.landform * added };
}

/** Whether a word beside a name is likely to name another place. */
export function isPlace(names: PlaceNames, text: string): boolean {
  return names.isName(text) && names.isLikely(text);
}

/**
 * Whether a name is only a part of an unknown one: `Cap` of `Cap Sicié`, `Havre` of `Havre-Aubert`. A kind of place beside a
 * word that nothing reads, and half of a word with a hyphen, say nothing about the place.
 */
export function isPartOfName(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
  features: ReadonlySet<number>,
  isStranger: (at: number) => boolean,
): boolean {
  const isFeature = tokens.slice(from, to).every((_, index) => features.has(from + index));
  const sides = [
    { at: from - 1, joint: from },
    { at: to, joint: to },
  ];
  return sides.some(({ at, joint }) => {
    const gap = tokens[joint]?.gap ?? '';
    return isHalf(tokens, joint) || ((isFeature ? !isStop(gap) : isHyphen(gap)) && isStranger(at));
  });
}

/** Whether a position parts a compound: `ost | wind`. */
function isHalf(tokens: readonly Token[], joint: number): boolean {
  const [before, behind] = [tokens[joint - 1], tokens[joint]];
  return behind?.gap === '' && /\p{L}$/u.test(before?.text ?? '') && /^\p{L}/u.test(behind.text);
}

function isHyphen(gap: string | undefined): boolean {
  return gap === '-' || gap === '‐';
}

/**
 * `feature` is a kind of place, `harbour`: by itself it names none, but it is a part of many names. `landform` is one that a
 * name can not do without, `Cape Wrath`, and so is `island` but for islands, and `title` right before a name: Port-Joinville is
 * not the port of Joinville.
 */
type Knowledge = 'unknown' | 'glue' | 'filler' | 'feature' | BoundWord | 'word';

type BoundWord = 'landform' | 'island' | 'title';

/** The positions of words that a name may begin or end with. */
type Landforms = ReadonlyMap<number, BoundWord>;

function isLandform(one: Knowledge | undefined): one is 'landform' | 'island' {
  return one === 'landform' || one === 'island';
}

function isBound(one: Knowledge | undefined): one is BoundWord {
  return isLandform(one) || one === 'title';
}

/** Whether a name may stand without its landform: the island Föhr, but not Cape Breton. */
function standsWithout(landform: BoundWord | undefined, name: string, names: PlaceNames): boolean {
  return landform === 'island' && names.isArea(name);
}

/** Whether a name within a run leaves out a landform, or the title before it, that it can not do without. */
export function leavesLandform(
  { from, to, landforms }: PlaceRun,
  { name, start, end }: NameWithin,
  names: PlaceNames,
): boolean {
  return [...landforms].some(([at, landform]) => {
    if (landform === 'title') return at >= from && at === start - 1;
    const isLeftOut = at >= from && at < to && (at < start || at >= end);
    return isLeftOut && !standsWithout(landform, name, names);
  });
}

/** A name of some tokens of a run: `[start, end)`. */
export type NameWithin = { readonly name: string; readonly start: number; readonly end: number };

/** Roles of words that ask nothing. */
const fillerRoles = new Set(['filler', 'lead', 'and', 'greeting', 'adverb', 'follow']);

/** A token that some rule of some lexicon reads by itself is a word; articles and prepositions may join the words of a name. */
function knownTokens(tokens: readonly Token[], fragments: readonly Fragment[]): Knowledge[] {
  const known = tokens.map((): Knowledge => 'unknown');
  for (const { from, to, role, value, corrections } of fragments) {
    if (corrections.length > 0) continue;
    for (let at = from; at < to; at++) {
      if (isBound(known[at])) continue;
      if (role === 'feature')
        known[at] = value === 'landform' || value === 'island' || value === 'title' ? value : 'feature';
      else if (known[at] === 'feature') continue;
      else if (role === 'glue') known[at] = 'glue';
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
  if (to < tokens.length && (endsInSaint(tokens, to) || isWithinWord(tokens, to))) return undefined;
  const written = text.slice(first.start, last.end);
  // At the end of a text, `my old boat` may be a place of one's own.
  const isWithin = to < tokens.length;
  const hasParticle = (isWithin && beginsWithParticle(scene, from)) || endsInParticle(scene, to);
  if (to - from > 1 && hasParticle && !(hasUnknown && isPlace(names, written))) return undefined;
  const base = { from, to, text: written, isNotation: false, grammar: scene.grammar, landforms: scene.landforms };
  const hasLetters = /\p{L}/u.test(written);
  const isNumber = /^\d{5,9}$/.test(written);
  const isSaidTwice = to - from === 2 && first.folded === last.folded;
  const mayBeName =
    hasUnknown ||
    isSaidTwice ||
    isTitled(scene, from, to) ||
    // At the end, a word of grammar may be a name: `tide nice`.
    (to - from === 1 ? !scene.grammar.has(from) || (from > 0 && to === tokens.length) : scene.leads.has(from));
  if (hasLetters && mayBeName && names.isName(written)) {
    // `Bon` of `Cap Bon-Ami` is a part of an unknown word.
    const isUnknown = (at: number): boolean =>
      known[at] === 'unknown' || (known[at] !== 'word' && isHyphen(tokens[at + 1]?.gap));
    const isStranger = (at: number): boolean => isUnknown(at) && !isPlace(names, tokens[at]?.text ?? '');
    const isWritten = scene.capitalsSayName && /^\p{Lu}/u.test(first.text);
    const isTitle = isWritten && from > 0 && tokens.some(({ text: word }) => /^\p{Ll}/u.test(word));
    const isKindOfPlace =
      to - from === 1 && tokens.length > 1 && (known[from] === 'feature' || known[from] === 'title') && !isWritten;
    if (from > 0 && endsInSaint(tokens, from)) return undefined;
    if (isKindOfPlace || isPartOfName(tokens, { from, to }, scene.features, isStranger)) return undefined;
    const isForeignWord = scene.knownElsewhere[from] !== 'unknown' && !/^\p{Lu}/u.test(written);
    const asName = names.isLikely(written) ? weights.exactOne : weights.exactUnlikely;
    const asWord = isTitle && names.isLikely(written) ? weights.exactTitle : weights.exactKnownWord;
    const single = hasUnknown && !isForeignWord ? asName : asWord;
    const long = Math.max(0, to - from - 2) * weights.exactLong;
    const weight = to - from === 1 ? single : weights.exactMore * (to - from) + long + 1;
    const bound = isBoundTo(tokens, to, tokens.length) && known[to + 1] === 'unknown' ? weights.bound : 0;
    return { ...base, isExact: true, weight: weight + capitals(tokens, from, to) + bound };
  }
  if (!hasUnknown || !(hasLetters || isNumber)) return undefined;
  if (!isNamePart(known[from]) || !isNamePart(known[to - 1]) || (first.isNumber && hasLetters)) return undefined;
  if (!known.slice(from, to).includes('unknown')) return undefined;
  const inside = known.slice(from, to);
  if (inside.includes('word') || inside.includes('filler')) return undefined;
  const pointsOf = (one: Knowledge, index: number): number => {
    if (one === 'glue') return weights.glue;
    if (isLandform(one)) return weights.landform;
    const isForeignWord =
      knownElsewhere[from + index] !== 'unknown' && !/^\p{Lu}/u.test(tokens[from + index]?.text ?? '');
    return isForeignWord ? weights.foreignWord : weights.unknown;
  };
  const weight = inside.reduce((sum, one, index) => sum + pointsOf(one, index), weights.run);
  // Who writes capitals at all would write a name with one.
  const small = !isAllSmall && !/\p{Lu}/u.test(written) ? weights.small : 0;
  return { ...base, isExact: false, weight: weight + capitals(tokens, from, to) + small };
}

/** `in`, `is`, `à`: few names of several words begin with one, `Da Nang`, and the gazetteer is spared half of the runs. */
function beginsWithParticle({ tokens, known }: RunContext, at: number): boolean {
  return known[at] === 'filler' && isParticle(tokens[at]) && !isApostrophe(tokens[at + 1]?.gap ?? '');
}

/** `Athens on Saturday`: few names end in one, `Île de Ré`. */
function endsInParticle({ tokens, known, grammar }: RunContext, to: number): boolean {
  const last = tokens[to - 1];
  return (known[to - 1] === 'filler' || grammar.has(to - 1)) && isParticle(last) && !isApostrophe(last?.gap ?? '');
}

function isParticle(token: Token | undefined): boolean {
  return /^\p{Ll}{1,2}$/u.test(token?.text ?? '');
}

/** Whether a position parts a word with an apostrophe, `Lana'i`, other than a name in the genitive: `Dover's tides`. */
function isWithinWord(tokens: readonly Token[], at: number): boolean {
  const { text = '', gap = '' } = tokens[at] ?? {};
  return isApostrophe(gap) && text.toLowerCase() !== 's';
}

function isApostrophe(gap: string): boolean {
  return /^['’ʼʻ]$/.test(gap);
}

/** Letters of the longest word that is taken for one of grammar where only another language knows it: `is`, `die`. */
const longestForeign = 3;

/** Positions of words of grammar: `in` is no place in Algeria, unless it is written as a name. */
function grammarWords(
  { tokens, known, knownElsewhere, capitalsSayName }: Omit<RunContext, 'grammar' | 'features' | 'landforms' | 'leads'>,
  prepositions: ReadonlySet<number>,
): Set<number> {
  const isGrammar = (one: Knowledge | undefined): boolean =>
    one === 'glue' || one === 'filler' || one === 'feature' || isBound(one);
  const found = [...tokens.entries()].filter(([at, { text, folded }]) => {
    const isWritten = at > 0 && capitalsSayName && /^\p{Lu}/u.test(text);
    if (tokens.length === 1 || (isWritten && known[at] !== 'feature' && !isBound(known[at]))) return false;
    const elsewhere = knownElsewhere[at];
    const isFeature = elsewhere === 'feature' || isBound(elsewhere);
    // The `for` of `tide times for` is a part of a phrase as well.
    return (
      isGrammar(known[at]) ||
      prepositions.has(at) ||
      isFeature ||
      (folded.length <= longestForeign && isGrammar(elsewhere))
    );
  });
  return new Set(found.map(([at]) => at));
}

function isNamePart(one: Knowledge | undefined): boolean {
  return one === 'unknown' || one === 'feature' || isBound(one);
}

function isQualifier(scene: RunContext, at: number): boolean {
  const mayQualify = isNamePart(scene.known[at]) || scene.known[at] === 'glue';
  return !isStop(scene.tokens[at]?.gap ?? '') && (mayQualify || isCode(scene, at));
}

/** `MA` and `OR`, but not `LW`, in a sentence that is not all in capitals. */
function isCode({ tokens, known, isAllCapitals }: RunContext, at: number): boolean {
  return !isAllCapitals && known[at] !== 'word' && /^\p{Lu}{2,3}$/u.test(tokens[at]?.text ?? '');
}

/** `Sunset Beach`: words that lexicons know, written as a name within a sentence of small letters. */
function isTitled({ tokens }: RunContext, from: number, to: number): boolean {
  const isCapital = ({ text, gap }: Token): boolean =>
    /^\p{Lu}\p{Ll}/u.test(text) || (text === 's' && /^['’ʼ]$/.test(gap));
  return to - from <= 3 && tokens.slice(from, to).every(isCapital) && !tokens.every(isCapital);
}

/** No area behind a name has more words: `Hilton Head South Carolina`. */
const mostQualifiers = 3;
/** `Halifax in Canada`, `List auf Sylt`, `Stanley in the Falklands`. */
const joiners = new Set(['in', 'on', 'near', 'en', 'au', 'aux', 'sur', 'im', 'auf', 'an', 'am', 'bei']);
const articles = new Set(['the', 'der', 'den', 'la', 'le', 'les']);

/** A name and the words right behind it that say where it is, an area at best: `Ocean Beach San Diego`, `Halifax Nova Scotia`. */
function withQualifier(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { tokens, known, names, text } = scene;
  const from = run.to + joinedBy(tokens, run.to);
  // `Newcastle, County Down`: what a county is called is no other word.
  const isCounty = (at: number): boolean => at === from && at > run.to && counties.has(tokens[at - 1]?.folded ?? '');
  let to = from;
  while (to < tokens.length && to - from < mostQualifiers && (isQualifier(scene, to) || isCounty(to))) to++;
  while (to > from && known[to - 1] !== 'unknown' && !isCode(scene, to - 1) && !isCounty(to - 1)) to--;
  const textTo = (end: number): string => text.slice(tokens[from]?.start, tokens[end - 1]?.end);
  const ends = Array.from({ length: to - from }, (_, index) => to - index);
  const isKnown = (rest: string): boolean => /\p{L}{2}/u.test(rest) && (names.isArea(rest) || names.isName(rest));
  const area = ends.find((end) => isKnown(textTo(end)));
  if (to === from || (area === undefined && !isCounty(from) && !mayQualify(scene, run.to, from))) return undefined;
  // `The Elbe at Brunsbüttel`: the place is behind.
  if (names.isArea(run.text) && !(area !== undefined && names.isArea(textTo(area)))) return undefined;
  // `Off the wall in Cromer` as well.
  if (from > run.to && !/\p{Lu}/u.test(run.text) && area !== undefined && !names.isArea(textTo(area))) return undefined;
  const end = area ?? to;
  const pointsOf = (at: number): number => {
    if (at < from) return weights.glue;
    if (area !== undefined) return weights.area;
    return isCode(scene, at) ? weights.code : weights.qualifier;
  };
  const added = tokens.slice(run.to, end).reduce((sum, _, index) => sum + pointsOf(run.to + index), 0);
  const [first] = tokens.slice(run.from, run.from + 1);
  const name = from > run.to ? `${run.text}, ${textTo(end)}` : text.slice(first?.start, tokens[end - 1]?.end);
  return { ...run, to: end, text: name, isExact: false, weight: run.weight + added };
}

const counties = new Set(['county', 'co']);

/** How many tokens join a name to the area behind it. */
function joinedBy(tokens: readonly Token[], at: number): number {
  if (counties.has(tokens[at]?.folded ?? '')) return 1;
  if (!joiners.has(tokens[at]?.folded ?? '')) return 0;
  return articles.has(tokens[at + 1]?.folded ?? '') ? 2 : 1;
}

/** Behind a preposition, a word that is no area has to be unknown and written as a name. */
function mayQualify({ tokens, known }: RunContext, joint: number, from: number): boolean {
  if (from === joint) return true;
  return known[from] === 'unknown' && /^\p{Lu}/u.test(tokens[from]?.text ?? '');
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
      return [
        {
          from,
          to,
          text: match[0].trim(),
          isExact: true,
          isNotation: true,
          grammar: new Set<number>(),
          landforms: new Map<number, 'landform'>(),
          weight,
        },
      ];
    }),
  );
}
