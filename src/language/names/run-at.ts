import { type Knowledge, isBound, isLandform, isNamePart, mayName, type PlaceRun } from './place-run.ts';
import * as nameParts from './name-parts.ts';
import { weights } from '../weights.ts';
import { hasRole, isApart, isStop, unspaced, type Token } from '../lexicon/tokens.ts';
import type { RunContext } from './known-words.ts';
import { limits } from '../limits.ts';

type RunSpan = { readonly from: number; readonly to: number; readonly hasUnknown: boolean };
type WrittenRun = RunSpan & { readonly written: string; readonly first: Token; readonly last: Token };

/** The place that a run of tokens may be, if it is a name or a word that no lexicon knows. */
export function runAt(scene: RunContext, span: RunSpan): PlaceRun | undefined {
  const { from, to } = span;
  const { text, tokens, names, grammar, landforms, shores } = scene;
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last) return undefined;
  const run = { ...span, first, last, written: text.slice(first.start, last.end) };
  if (noNames.some((test) => test(run, scene))) return undefined;
  const isName = /\p{L}/u.test(run.written) && mayBeName.some((test) => test(run, scene)) && names.isName(run.written);
  if (isName && !isExactName(run, scene)) return undefined;
  const weight = isName ? weightOfName(run, scene) : weightOfUnknown(run, scene);
  if (weight === undefined) return undefined;
  const base = { from, to, text: run.written, isNotation: false, grammar, landforms, shores };
  return { ...base, isExact: isName, weight: weight + capitals(tokens, from, to) };
}

type RunTest = (run: WrittenRun, scene: RunContext) => boolean;

/** Runs that are no names, whatever is called so. */
const noNames: readonly RunTest[] = [
  // つ is more often an ending than the town, and a small letter a word in short.
  ({ written }) => /^[a-z\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(written),
  // A word in short has no accent: `là` is not L. A.
  ({ from, to, written }, { known }) =>
    to - from === 1 && known[from] !== 'unknown' && /^(?=.*[^a-z])\p{Ll}{2}$/u.test(written),
  ({ from, to, written }, { tokens, names }) =>
    to < tokens.length &&
    ((nameParts.endsInSaint(tokens, to) && !(to - from > 1 && nameParts.isPlace(names, written))) ||
      nameParts.isWithinWord(tokens, to)),
  ({ from, to, hasUnknown, written }, scene) => {
    const begins = to < scene.tokens.length && nameParts.beginsWithParticle(scene, from);
    const hasParticle = to - from > 1 && (begins || nameParts.endsInParticle(scene, to));
    return hasParticle && !(hasUnknown && nameParts.isPlace(scene.names, written));
  },
  ({ from, to }, scene) => to - from > 1 && endsInArticle(scene, from, to),
  ({ from, to, written }, scene) => to - from > 1 && isLedWithin(scene, from, to, written),
  isCommonWord,
  // `Wick low tide` is not about Wicklow.
  ({ from, to, first, last }, { known, names }) =>
    to - from === 2 && hasRole(last, 'level') && known[to] === 'word' && nameParts.isPlace(names, first.text),
];

/** `Sin las mareas`, `para la vuelta`: words of phrases that no town is known by, or a code before a word that nothing reads. */
function isCommonWord({ from, to, written, first }: WrittenRun, { known, names, leads, tokens }: RunContext): boolean {
  if (!/^\p{Ll}/u.test(written) || to - from === tokens.length) return false;
  const isPhrase = to - from === 2 && hasRole(first, 'article');
  if (isPhrase && ['word', 'feature', 'title'].includes(known[from + 1]!)) return true;
  const isCommon = known[to - 1] === 'common';
  const isCode = !isPhrase && /^[a-z]{2}$/.test(written) && known[to] === 'unknown';
  if ((to - from > 1 && !isPhrase) || !(isCommon || isCode)) return false;
  // `Ao longo da semana` is not about a village of that name.
  if (!isPhrase && leads.has(from) && (!isCommon || names.isLikely(written))) return false;
  return !names.isWellKnown(written);
}

/** Runs of words that a lexicon knows may be names where one of these holds. */
const mayBeName: readonly RunTest[] = [
  ({ hasUnknown }) => hasUnknown,
  ({ from, to, first, last }) => to - from === 2 && first.folded === last.folded,
  ({ from, to }, scene) => isTitled(scene, from, to),
  ({ from, to, written }, { tokens, names }) =>
    to - from > 1 && to - from === tokens.length && names.isWellKnown(written),
  ({ from, to, written }, { longDays, names }) =>
    to - from > 1 && longDays.get(from) === to && names.isWellKnown(written),
  ({ from, to, written }, { tokens, known, names }) =>
    to - from > 1 &&
    /^\p{L}{2,3}$/u.test(tokens[to]?.text ?? '') &&
    mayName(known[to]) &&
    names.isLikely(written) &&
    names.isArea(tokens[to]?.text ?? ''),
  ({ from, to, first, written }, { names }) =>
    to - from === 2 && hasRole(first, 'article-of-name') && names.isLikely(written),
  ({ from, to }, { leads }) => to - from > 1 && leads.has(from),
  ({ from, to }, { grammar, tokens }) => to - from === 1 && (!grammar.has(from) || (from > 0 && to === tokens.length)),
  isBeforeArea,
];

/** Whether a name stands by itself: it is no kind of place, and no part of an unknown name, as `Bon` of `Cap Bon-Ami`. */
function isExactName({ from, to }: WrittenRun, scene: RunContext): boolean {
  const { tokens, known, names } = scene;
  const isUnknown = (at: number): boolean =>
    known[at] === 'unknown' ||
    (known[at] !== 'word' && (nameParts.isHyphen(tokens[at + 1]?.gap) || isWrittenPart(scene, at)));
  const isStranger = (at: number): boolean =>
    isUnknown(at) && !nameParts.isPlace(names, tokens[at]?.text ?? '') && !(at === to && beginsArea(scene, at));
  const isKindOfPlace =
    to - from === 1 &&
    tokens.length > 1 &&
    (known[from] === 'feature' || known[from] === 'title') &&
    !((hasCapital(scene, from) || isBareCity(scene, from)) && !hasRole(tokens[to], 'binder'));
  const isBehindSaint = from > 0 && nameParts.endsInSaint(tokens, from);
  return !isKindOfPlace && !isBehindSaint && !nameParts.isPartOfName(tokens, { from, to }, scene.features, isStranger);
}

/** Whether a word is written as a part of the name that it is joined to: `Port-Joli`, `Coroa do Avião`. */
function isWrittenPart({ tokens, known, isAllCapitals }: RunContext, at: number): boolean {
  const isKind = known[at - 1] === 'feature' || isBound(known[at - 1]);
  const isJoined = nameParts.isHyphen(tokens[at]?.gap) ? isKind : hasRole(tokens[at - 1], 'binder');
  return isJoined && !isAllCapitals && known[at] !== 'word' && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '');
}

/** `Olas en ensenada`, `viento ensenada`: a kind of place without an article is a town that people know. */
function isBareCity({ leads, names, tokens, known }: RunContext, at: number): boolean {
  const isLast = at === tokens.length - 1 && !leads.has(at) && !hasRole(tokens[at - 1], 'article');
  const isBare = isLast || leads.get(at)?.some(({ value, to, from }) => value === '' && to - from === 1) === true;
  const mayBeTown = isBare && known[at] === 'feature' && !hasRole(tokens[at - 1], 'with-article');
  return mayBeTown && names.isWellKnown(tokens[at]?.text ?? '');
}

function weightOfName(run: WrittenRun, scene: RunContext): number {
  const { from, to, written, hasUnknown } = run;
  const isLikely = scene.names.isLikely(written);
  if (to - from > 1) return weights.nameOfWords * (to - from) + 1;
  const isElsewhere = scene.knownElsewhere[from] !== 'unknown' && !/^\p{Lu}/u.test(written);
  // `Vent à sète`: a number in another language.
  const isForeignWord = isElsewhere && !scene.names.isWellKnown(written);
  if (hasUnknown && !isForeignWord) return isLikely ? weights.name : weights.unlikelyName;
  const isTitle =
    hasCapital(scene, from) &&
    from > 0 &&
    !scene.days.has(from) &&
    scene.tokens.some(({ text: word }) => /^\p{Ll}/u.test(word));
  if (isBeforeArea(run, scene) || (isTitle && isLikely)) return weights.titleThatIsWord;
  return isLikely ? weights.nameThatIsWord : weights.unlikelyNameThatIsWord;
}

function hasCapital({ capitalsSayName, tokens }: RunContext, at: number): boolean {
  return capitalsSayName && /^\p{Lu}/u.test(tokens[at]?.text ?? '');
}

/** The weight of a name that nobody knows; `undefined` of a run that is none. A name with letters has no number that stands apart. */
function weightOfUnknown({ from, to, hasUnknown, written, first }: WrittenRun, scene: RunContext): number | undefined {
  const { isAllSmall } = scene;
  const inside = asCompound(scene, from, to);
  const isCut = hasRole(scene.tokens[to], 'binder') && isWrittenPart(scene, to + 1);
  const isWhole =
    hasUnknown && !isCut && isNamePart(inside[0]) && isNamePart(inside.at(-1)) && inside.includes('unknown');
  if (!isWhole || inside.some((one) => one === 'word' || one === 'common' || one === 'filler')) return undefined;
  if (unspaced.test(written) && !isUnspacedName(scene, from, to)) return undefined;
  // Behind a comma stands an area, or a name with a capital: `den helder, zakt ie` goes on with something else.
  const isParted = scene.tokens.slice(from + 1, to).some(({ gap, text }) => gap.includes(',') && /^\p{Ll}/u.test(text));
  const hasLetters = /\p{L}/u.test(written);
  const hasNumber = first.isNumber || scene.tokens.slice(from + 1, to).some(isApart);
  if (isParted || (hasLetters ? hasNumber : !/^\d{5,9}$/.test(written))) return undefined;
  const pointsOf = (one: Knowledge): number => {
    if (one === 'glue') return weights.glueInName;
    return isLandform(one) ? weights.landform : weights.unknownWord;
  };
  // Who writes capitals at all would write a name with one.
  const small = !isAllSmall && !/\p{Lu}/u.test(written) ? weights.smallUnknownName : 0;
  return inside.reduce((sum, one) => sum + pointsOf(one), weights.unknownRun) + small;
}

/** What is known of the words of a run, where those of an unknown compound are parts of its name: `Vivier-sur-Mer`. */
function asCompound(scene: RunContext, from: number, to: number): readonly Knowledge[] {
  const isJoined = (at: number): boolean => nameParts.isHyphen(scene.tokens[at]?.gap);
  const words = scene.known.slice(from, to);
  const inside = words.map((one, index) => (index > 0 && isWrittenPart(scene, from + index) ? 'unknown' : one));
  const isCompound =
    inside.length > 1 &&
    !isJoined(from) &&
    !isJoined(to) &&
    words.every((_, index) => index === 0 || isJoined(from + index));
  return isCompound && inside.includes('unknown') ? inside.map(() => 'unknown') : inside;
}

/** Whether words of a script without blanks may be an unknown name: no ending nor particle of a sentence is one, nor a single letter. */
function isUnspacedName({ tokens, known }: RunContext, from: number, to: number): boolean {
  const run = tokens.slice(from, to);
  const words = run.flatMap(({ text }, index) => (known[from + index] === 'unknown' ? text : []));
  const isGrammar = (token: Token, at: number): boolean => known[from + at] === 'glue' && !hasRole(token, 'binder');
  if (run.some(isGrammar) || run.some(({ isNumber }) => isNumber) || words.join('').length < 2) return false;
  // A verb ends in kana: 見れ.
  return !words.some((text) => /(?:^|\p{Script=Han})\p{Script=Hiragana}+$/u.test(text));
}

function beginsArea({ text, tokens, names }: RunContext, at: number): boolean {
  return [0, 1, 2].some(
    (more) => at + more < tokens.length && names.isArea(text.slice(tokens[at]?.start, tokens[at + more]?.end)),
  );
}

/** Whether a word is a town that people know, and an area stands right behind it: `nice france`, `beaufort sc`. */
function isBeforeArea({ from, to, first: word }: WrittenRun, { tokens, grammar, known, names }: RunContext): boolean {
  const area = tokens[to];
  const isWord = to - from === 1 && (grammar.has(from) || known[from] === 'word');
  if (!area || !isWord || word.folded.length < limits.shortestWord) return false;
  return mayName(known[to]) && !isStop(area.gap) && names.isArea(area.text) && names.isWellKnown(word.text);
}

/** `Fällt in Kiel der Luftdruck` is not about Kielder: the article of the next word ends no name. */
function endsInArticle({ text, tokens, known, names }: RunContext, from: number, to: number): boolean {
  const [first, last, before] = [tokens[from], tokens[to - 1], tokens[to - 2]];
  if (!first || !last || !before || to === tokens.length || known[to - 1] !== 'glue') return false;
  if (/^['’ʼ]$/.test(last.gap)) return false;
  return /^\p{Ll}/u.test(last.text) && nameParts.isPlace(names, text.slice(first.start, before.end));
}

/** `Météo à Bonifacio` is not about somebody's town of `A. Bonifacio`: a small preposition before a name leads to it. */
function isLedWithin({ leads, text, tokens, names }: RunContext, from: number, to: number, written: string): boolean {
  const [second, last] = [tokens[from + 1], tokens[to - 1]];
  if (!second || !last || !leads.has(from + 1) || !/^\p{Ll}/u.test(written)) return false;
  if (names.isWellKnown(written) && (to - from < 3 || !/^\p{Lu}/u.test(second.text))) return false;
  return (
    leads.get(from + 1)!.some((lead) => lead.from === from) &&
    nameParts.isPlace(names, text.slice(second.start, last.end))
  );
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
