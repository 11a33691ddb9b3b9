import type { Fragment } from '../lexicon/fragments.ts';
import { joinedRuns } from './joined-places.ts';
import { type Knowledge, isBound, isLandform, isNamePart } from './knowledge.ts';
import { grammarWords, knownTokens } from './known-words.ts';
import {
  beginsWithParticle,
  endsInParticle,
  endsInSaint,
  isHyphen,
  isPartOfName,
  isPlace,
  isWithinWord,
} from './name-parts.ts';
import { notationRuns } from './place-notations.ts';
import type { PlaceRun, RunContext } from './place-run.ts';
import { weights } from '../scoring/weights.ts';
import { withAreaBefore, withAreaBehindFeature, withLandform, withQualifier } from './qualified-names.ts';
import type { Notation, PlaceNames } from '../ports.ts';
import { hasRole, isStop, type Token } from '../lexicon/tokens.ts';

/** No name has more words than `Wells next the Sea, Norfolk, England`, of those that people type. */
const mostWords = 8;

/** Every run that may be a place in one language, given the fragments of its lexicon and those of others: those that are names, and those of words that no lexicon knows. */
export function findPlaceRuns(
  text: string,
  tokens: readonly Token[],
  {
    own,
    foreign,
    hasCapitalNouns,
  }: { own: readonly Fragment[]; foreign: readonly Fragment[]; hasCapitalNouns: boolean },
  { names, notations }: { readonly names: PlaceNames; readonly notations: readonly Notation[] },
): PlaceRun[] {
  const known = knownTokens(tokens, own);
  const knownElsewhere = knownTokens(tokens, foreign);
  const isAllCapitals = tokens.every((token) => !/\p{Ll}/u.test(token.text));
  // Keyboards write the first word with a capital.
  const isAllSmall = tokens.slice(1).every((token) => !/\p{Lu}/u.test(token.text));
  const capitalsSayName = !isAllCapitals && !hasCapitalNouns;
  const words = { text, tokens, known, knownElsewhere, isAllCapitals, capitalsSayName, isAllSmall, names };
  const landforms = new Map(known.flatMap((one, at) => (isBound(one) ? [[at, one] as const] : [])));
  const shores = new Map(
    own.flatMap(({ role, value, from, to, corrections }) =>
      role === 'feature' && (value === 'shore' || value === 'sea') && corrections.length === 0
        ? Array.from({ length: to - from }, (_, index) => [from + index, value] as const)
        : [],
    ),
  );
  const features = new Set(known.flatMap((one, at) => (one === 'feature' || isBound(one) ? [at] : [])));
  const prepositions = new Set(own.flatMap(({ role, from, to }) => (role === 'lead' && to - from === 1 ? [from] : [])));
  const leads = Map.groupBy(
    own.filter(({ role }) => role === 'lead'),
    ({ to }) => to,
  );
  const ofOneWord = own.filter(({ role, from, to }) => (role === 'day' || role === 'days') && to - from === 1);
  // `Thursday` has a capital, and is no island.
  const days = new Set(ofOneWord.flatMap((one) => (one.isWeak || one.corrections.length > 0 ? [] : [one.from])));
  const slips = new Set(ofOneWord.flatMap((one) => (one.corrections.length > 0 ? [one.from] : [])));
  const longDays = new Map(own.flatMap(({ role, from, to }) => (role === 'day' ? [[from, to] as const] : [])));
  const grammar = grammarWords(words, prepositions);
  const scene = { ...words, grammar, features, landforms, shores, leads, days, longDays, slips };
  const runs = notationRuns(text, tokens, notations).map((run) => led(run, leads.get(run.from)));
  const named: PlaceRun[] = [];
  for (let from = 0; from < tokens.length; from++) {
    // No name begins so, while folded it is an article: `à Saint-Pierre-Port`, `A Coruña`.
    if (/^à$/i.test(tokens[from]?.text ?? '')) continue;
    let hasUnknown = false;
    for (let to = from + 1; to <= Math.min(tokens.length, from + mostWords); to++) {
      const last = tokens[to - 1];
      if (!last || last.notation || (to - 1 > from && (isStop(last.gap) || /[()]/.test(last.gap)))) break;
      hasUnknown ||= isNamePart(known[to - 1]);
      const run = runAt(scene, { from, to, hasUnknown });
      if (!run) continue;
      const whole = run.isExact ? withLandform(scene, run) : undefined;
      const qualified = run.isExact && !whole ? withQualifier(scene, run) : undefined;
      const featured = run.isExact && !whole ? withAreaBehindFeature(scene, run) : undefined;
      const found = whole ? [whole] : [run, qualified, featured].filter((one) => one !== undefined);
      const ledTo = found.map((one) => led(one, leads.get(one.from)));
      runs.push(...ledTo);
      if (run.isExact && (run.weight >= weights.name || isWritten(scene, run)) && isPlace(names, run.text)) {
        named.push(...ledTo);
      }
    }
  }
  runs.push(...runs.flatMap((run) => withAreaBefore(scene, run, runs)), ...joinedRuns(tokens, named, own));
  runs.push(...runs.flatMap((run) => withPlaceBeside(scene, run, runs)));
  const likely = runs.filter((run) => isLikelyPlace(run, names));
  if (likely.length === 0) return runs;
  return runs.map((run) =>
    isOverlooking(run, likely, scene) ? { ...run, weight: run.weight + weights.overlooking } : run,
  );
}

/** A short plus code with the place before or behind it: `9GR7+5H Brest`, `9GR7+5H in Brest`. */
function withPlaceBeside({ tokens, leads }: RunContext, code: PlaceRun, runs: readonly PlaceRun[]): PlaceRun[] {
  if (tokens[code.from]?.notation?.needsPlace !== true) return [];
  const isBeside = ({ from, to }: PlaceRun): boolean =>
    to === code.from || from === code.to || (leads.get(from) ?? []).some((lead) => lead.from === code.to);
  return runs
    .filter((run) => !run.isNotation && isBeside(run))
    .map((run) => ({
      ...code,
      from: Math.min(run.from, code.from),
      to: Math.max(run.to, code.to),
      text: `${code.text} ${run.text}`,
      weight: code.weight + Math.max(run.weight, 0) + weights.glueInName,
    }));
}

/** Whether a word that lexicons know is written as a name within a sentence: `Nice or Barcelona`. */
function isWritten({ tokens, capitalsSayName }: RunContext, { from }: PlaceRun): boolean {
  return capitalsSayName && from > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[from]?.text ?? '');
}

function isLikelyPlace({ isExact, weight, text }: PlaceRun, names: PlaceNames): boolean {
  return isExact && weight >= weights.name && names.isLikely(text) && !names.isArea(text);
}

/**
 * Whether an area, a name that is more often a word, or words that name nothing known stand beside a likelier place:
 * `Hebrides, say Barra`, `I want to swim at Clevedon when it is deep enough`.
 */
function isOverlooking(run: PlaceRun, likely: readonly PlaceRun[], { tokens, names }: RunContext): boolean {
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
  return likely.some((other) => isApart(other) && stands(other));
}

type RunSpan = { readonly from: number; readonly to: number; readonly hasUnknown: boolean };

function runAt(scene: RunContext, { from, to, hasUnknown }: RunSpan): PlaceRun | undefined {
  const { text, tokens, known, isAllSmall, names } = scene;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return undefined;
  if (to < tokens.length && (endsInSaint(tokens, to) || isWithinWord(tokens, to))) return undefined;
  const written = text.slice(first.start, last.end);
  // At the end of a text, `my old boat` may be a place of one's own.
  const isWithin = to < tokens.length;
  const hasParticle = (isWithin && beginsWithParticle(scene, from)) || endsInParticle(scene, to);
  if (to - from > 1 && hasParticle && !(hasUnknown && isPlace(names, written))) return undefined;
  if (to - from > 1 && endsInArticle(scene, from, to)) return undefined;
  if (to - from > 1 && isLedWithin(scene, from, to, written)) return undefined;
  const { grammar, landforms, shores } = scene;
  const base = { from, to, text: written, isNotation: false, grammar, landforms, shores };
  const hasLetters = /\p{L}/u.test(written);
  const isNumber = /^\d{5,9}$/.test(written);
  const isSaidTwice = to - from === 2 && first.folded === last.folded;
  const isPlaced = to - from === 1 && isBeforeArea(scene, from);
  const mayBeName =
    hasUnknown ||
    isSaidTwice ||
    isTitled(scene, from, to) ||
    // `Land's End` and nothing else.
    (to - from > 1 && to - from === tokens.length && names.isWellKnown(written)) ||
    // A holiday of some words may be a town: `tides corpus christi`.
    (to - from > 1 && scene.longDays.get(from) === to && names.isWellKnown(written)) ||
    // `Tides ocean springs ms`, while `sea breeze cornwall` is about the wind.
    (to - from > 1 &&
      /^\p{L}{2,3}$/u.test(tokens[to]?.text ?? '') &&
      known[to] === 'unknown' &&
      names.isLikely(written) &&
      names.isArea(tokens[to]?.text ?? '')) ||
    // `Mar` is March, but no Spanish article stands before it: `tides del mar`.
    (to - from === 2 && hasRole(first, 'article-of-name') && names.isLikely(written)) ||
    // At the end, a word of grammar may be a name: `tide nice`.
    (to - from === 1 ? !scene.grammar.has(from) || (from > 0 && to === tokens.length) : scene.leads.has(from)) ||
    isPlaced;
  if (to - from === 2 && isLowWater(scene, to - 1) && isPlace(names, first.text)) return undefined;
  if (hasLetters && mayBeName && names.isName(written)) {
    // `Bon` of `Cap Bon-Ami` is a part of an unknown word.
    const isUnknown = (at: number): boolean =>
      known[at] === 'unknown' || (known[at] !== 'word' && isHyphen(tokens[at + 1]?.gap));
    // Of `Cape Town South Africa` and `Sand Point AK` the rest is an area.
    const isStranger = (at: number): boolean =>
      isUnknown(at) && !isPlace(names, tokens[at]?.text ?? '') && !(at === to && beginsArea(scene, at));
    const isWritten = scene.capitalsSayName && /^\p{Lu}/u.test(first.text);
    const isTitle =
      isWritten && from > 0 && !scene.days.has(from) && tokens.some(({ text: word }) => /^\p{Ll}/u.test(word));
    const isKindOfPlace =
      to - from === 1 && tokens.length > 1 && (known[from] === 'feature' || known[from] === 'title') && !isWritten;
    if (from > 0 && endsInSaint(tokens, from)) return undefined;
    if (isKindOfPlace || isPartOfName(tokens, { from, to }, scene.features, isStranger)) return undefined;
    const isForeignWord = scene.knownElsewhere[from] !== 'unknown' && !/^\p{Lu}/u.test(written);
    const asName = names.isLikely(written) ? weights.name : weights.unlikelyName;
    const asWord = isPlaced || (isTitle && names.isLikely(written)) ? weights.titleThatIsWord : weights.nameThatIsWord;
    const single = hasUnknown && !isForeignWord ? asName : asWord;
    const weight = to - from === 1 ? single : weights.nameOfWords * (to - from) + 1;
    return { ...base, isExact: true, weight: weight + capitals(tokens, from, to) };
  }
  if (!hasUnknown || !(hasLetters || isNumber)) return undefined;
  if (!isNamePart(known[from]) || !isNamePart(known[to - 1]) || (first.isNumber && hasLetters)) return undefined;
  if (!known.slice(from, to).includes('unknown')) return undefined;
  const inside = known.slice(from, to);
  if (inside.includes('word') || inside.includes('filler')) return undefined;
  const pointsOf = (one: Knowledge): number => {
    if (one === 'glue') return weights.glueInName;
    return isLandform(one) ? weights.landform : weights.unknownWord;
  };
  const weight = inside.reduce((sum, one) => sum + pointsOf(one), weights.unknownRun);
  // Who writes capitals at all would write a name with one.
  const small = !isAllSmall && !/\p{Lu}/u.test(written) ? weights.smallUnknownName : 0;
  return { ...base, isExact: false, weight: weight + capitals(tokens, from, to) + small };
}

function beginsArea({ text, tokens, names }: RunContext, at: number): boolean {
  return [0, 1, 2].some(
    (more) => at + more < tokens.length && names.isArea(text.slice(tokens[at]?.start, tokens[at + more]?.end)),
  );
}

/** `Wick low tide` is not about Wicklow. */
function isLowWater({ tokens, known }: RunContext, at: number): boolean {
  return hasRole(tokens[at], 'level') && known[at + 1] === 'word';
}

/** A shorter word of grammar is hardly meant as a name: `so france`. */
const minWordLetters = 4;

/** Whether a word is a town that people know, and an area stands right behind it: `nice france`, `beaufort sc`. */
function isBeforeArea({ tokens, grammar, known, names }: RunContext, at: number): boolean {
  const [word, area] = [tokens[at], tokens[at + 1]];
  const isWord = grammar.has(at) || known[at] === 'word';
  if (!word || !area || !isWord || word.folded.length < minWordLetters) return false;
  return known[at + 1] === 'unknown' && !isStop(area.gap) && names.isArea(area.text) && names.isWellKnown(word.text);
}

/** `Fällt in Kiel der Luftdruck` is not about Kielder: the article of the next word ends no name. */
function endsInArticle({ text, tokens, known, names }: RunContext, from: number, to: number): boolean {
  const [first, last, before] = [tokens[from], tokens[to - 1], tokens[to - 2]];
  if (!first || !last || !before || to === tokens.length || known[to - 1] !== 'glue') return false;
  // The `s` of `St. John's` is no article.
  if (/^['’ʼ]$/.test(last.gap)) return false;
  return /^\p{Ll}/u.test(last.text) && isPlace(names, text.slice(first.start, before.end));
}

/** `Météo à Bonifacio` is not about somebody's town of `A. Bonifacio`: a small preposition before a name leads to it. */
function isLedWithin({ leads, text, tokens, names }: RunContext, from: number, to: number, written: string): boolean {
  const [second, last] = [tokens[from + 1], tokens[to - 1]];
  if (!second || !last || !leads.has(from + 1) || !/^\p{Ll}/u.test(written)) return false;
  // `De Haan`, while `de Miami Beach` is known for its other words.
  if (names.isWellKnown(written) && (to - from < 3 || !/^\p{Lu}/u.test(second.text))) return false;
  return leads.get(from + 1)!.some((lead) => lead.from === from) && isPlace(names, text.slice(second.start, last.end));
}

/** `Sunset Beach`: words that lexicons know, written as a name within a sentence of small letters. */
function isTitled({ tokens }: RunContext, from: number, to: number): boolean {
  const isCapital = ({ text, gap }: Token): boolean =>
    /^\p{Lu}\p{Ll}/u.test(text) || (text === 's' && /^['’ʼ]$/.test(gap));
  return to - from <= 3 && tokens.slice(from, to).every(isCapital) && !tokens.every(isCapital);
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
  return { ...run, weight: run.weight + weights.led, isLed: true, ...(article !== undefined && { article }) };
}
