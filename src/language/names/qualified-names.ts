import { isLandform, isNamePart, mayName, type PlaceRun } from './place-run.ts';
import { standsWithout, type RunContext } from './known-words.ts';
import { bindersBefore, isHyphen } from './name-parts.ts';
import { weights } from '../weights.ts';
import { hasRole, isApart, isStop, unspaced, type Token } from '../lexicon/tokens.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { PlaceNames } from '../ports.ts';
import { limits } from '../limits.ts';

/** A name with the landform that it belongs to; `undefined` beside none, and of an island that needs none. */
export function withLandform(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { text, tokens, landforms, names } = scene;
  const before = bindersBefore(tokens, run.from) - 1;
  const isJoined = (at: number): boolean => !isStop(tokens[at]?.gap ?? '') && !/[,()]/.test(tokens[at]?.gap ?? '');
  const isBefore = isLandform(landforms.get(before)) || landforms.get(run.from - 1) === 'title';
  const from = isBefore && isJoined(run.from) ? before : run.from;
  const isBehind = isLandform(landforms.get(run.to)) && isJoined(run.to) && !isTownBehind(scene, run.to);
  const to = from === run.from && isBehind ? run.to + 1 : run.to;
  const added = to - from - (run.to - run.from);
  const landform = landforms.get(from < run.from ? from : run.to);
  if (added === 0 || standsWithout(landform, run.text, names)) return undefined;
  const whole = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (names.isName(whole)) return undefined;
  return { ...run, from, to, text: whole, isExact: false, weight: run.weight + weights.landform * added };
}

/** `Clifton Cape Town`, `Ryde Isle of Wight`: the landform begins the name of what says where the place is. */
function isTownBehind({ text, tokens, names }: RunContext, at: number): boolean {
  const nameTo = (end: number): string => text.slice(tokens[at]?.start, tokens[end]?.end);
  const isKnown = (end: number): boolean => end < tokens.length && names.isName(nameTo(end));
  return (
    (isKnown(at + 1) && names.isWellKnown(nameTo(at + 1))) ||
    (isKnown(at + 2) && hasRole(tokens[at + 1], 'binder') && names.isIsland(nameTo(at + 2)))
  );
}

/** Areas apart from a place, `in Cornwall next week, tide at Bude?`, which is looked for there: `鎌倉の由比ヶ浜`, `下田の`. */
export function areasApart(tokens: readonly Token[], runs: readonly PlaceRun[], names: PlaceNames): Fragment[] {
  const named = runs.filter(({ isExact, isNotation, others }) => isExact && !isNotation && !others);
  const starts = new Set([tokens.length, ...named.map(({ from }) => from)]);
  const isOwner = ({ to }: PlaceRun): boolean => hasRole(tokens[to], 'owner') && starts.has(to + 1);
  const { area: areas = [], town: towns = [] } = Object.groupBy(named, (run) =>
    names.isArea(run.text) || isOwner(run) ? 'area' : 'town',
  );
  // `Cartagena (la de Colombia)` is there, and nothing else.
  const isTold = (at: number): boolean => hasRole(tokens[at - 1], 'binder') && standsIn(tokens[at - 2]);
  const isSaid = ({ from, to, text, isLed, grammar, landforms }: PlaceRun): boolean =>
    !(
      landforms.has(from) ||
      hasRole(tokens[to], 'binder') ||
      isTold(from) ||
      (to - from === 1 && !isLed && grammar.has(from))
    ) &&
    (isLed === true || /[,、(]/.test(tokens[from]?.gap ?? '') || unspaced.test(text) || grammar.has(from - 1));
  return areas
    .filter((area) => isSaid(area) && towns.some(({ from, to }) => to <= area.from || from >= area.to))
    .map(({ from, to, text: value }) => ({ ...plain, from, to, value, role: where }));
}

const plain = { language: 'und', slots: {}, isWeak: false, insertions: 0, corrections: [] };

/** The role of such a fragment. */
export const where = 'where';

function isQualifier(scene: RunContext, at: number): boolean {
  const mayQualify = isNamePart(scene.known[at]) || mayName(scene.known[at]) || scene.known[at] === 'glue';
  const word = scene.tokens[at];
  const isJoined = word !== undefined && !isStop(word.gap) && !/[→⇒〜～~➡⇔↔–]|->/.test(word.gap);
  return isJoined && !isApart(word) && (mayQualify || isCode(scene, at));
}

/** `MA` and `OR`, but not `LW`, in a sentence that is not all in capitals. */
function isCode({ tokens, known, isAllCapitals }: RunContext, at: number): boolean {
  return !isAllCapitals && known[at] !== 'word' && /^\p{Lu}{2,3}$/u.test(tokens[at]?.text ?? '');
}

/** `Tides Astoria or`, `Portland me high tide`: a word that leads nowhere, at the end or before what is asked. */
function isStrayCode({ tokens, known }: RunContext, { from, to }: PlaceRun): boolean {
  const code = tokens[to];
  if (!code || !hasRole(code, 'code') || isStop(code.gap)) return false;
  const isLast = to === tokens.length - 1;
  return isLast || (from === 0 && code.folded !== 'hi' && known[to + 1] === 'word');
}

/** A name and the words right behind it that say where it is, an area at best: `Ocean Beach San Diego`, `Halifax Nova Scotia`. */
export function withQualifier(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { tokens, known, names, text } = scene;
  const from = run.to + joinedBy(scene, run.to);
  const isCounty = (at: number): boolean => at === from && at > run.to && hasRole(tokens[at - 1], 'county');
  const isStray = (at: number): boolean => at === run.to && isStrayCode(scene, run);
  const mayTell = (at: number): boolean => isQualifier(scene, at) || isCounty(at) || isStray(at);
  const textTo = (end: number): string => text.slice(tokens[from]?.start, tokens[end - 1]?.end);
  // Baja California, which begins with a word.
  const wordsOfArea = [3, 2].find((more) => tokens[from + more - 1] && names.isArea(textTo(from + more))) ?? 0;
  let to = from + wordsOfArea;
  while (to < tokens.length && to - from < limits.mostQualifiers && mayTell(to)) to++;
  const isTownName = (end: number): boolean => end - from > 1 && isTownBehind(scene, end - 2);
  const isTelling = (end: number): boolean =>
    end === from + wordsOfArea ||
    mayName(known[end - 1]) ||
    isCode(scene, end - 1) ||
    isCounty(end - 1) ||
    isStray(end - 1) ||
    isTownName(end);
  while (to > from && !isTelling(to)) to--;
  const ends = Array.from({ length: to - from }, (_, index) => to - index);
  const isSlipAt = (at: number): boolean => scene.slips.has(at) && /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  // `Alghero, son tre giorni`: behind a comma a small word is no town that the place is not at.
  const isApartName = from === run.to && isSmallApart(tokens[from]);
  const mayBeAt = (rest: string): boolean => !isApartName || names.kindIn(run.text, rest) !== undefined;
  const isKnown = (rest: string): boolean =>
    /\p{L}{2}/u.test(rest) && (names.isArea(rest) || (names.isName(rest) && !isSlipAt(from) && mayBeAt(rest)));
  // `Do` is no Dominican Republic.
  const isBinder = (end: number): boolean => end - from === 1 && hasRole(tokens[from], 'binder');
  const area = ends.find((end) => isKnown(textTo(end)) && !isBinder(end));
  const where = area === undefined ? undefined : textTo(area);
  const isSlip = where !== undefined && run.to - run.from === 1 && isSlipAt(run.from);
  const mayBeUnknown = isCounty(from) || mayQualify(scene, run.to, from);
  if (to === from || isSlip || (where === undefined && !mayBeUnknown) || isNoQualifier(scene, run, from, where)) {
    return undefined;
  }
  return upTo(scene, run, { from, to: area ?? to, points: where === undefined ? weights.qualifier : weights.area });
}

/** Whether a word stands behind a comma without a capital. */
function isSmallApart(token: Token | undefined): boolean {
  return token !== undefined && token.gap.includes(',') && /^\p{Ll}/u.test(token.text);
}

/** A name with what stands behind it in `[from, to)`, each word of which counts so many points. */
function upTo({ tokens, text }: RunContext, run: PlaceRun, { from, to, points }: Qualifier): PlaceRun {
  const textOf = (start: number): string => text.slice(tokens[start]?.start, tokens[to - 1]?.end);
  const name = from > run.to ? `${run.text}, ${textOf(from)}` : textOf(run.from);
  const isTold = from > run.to + 1 && standsIn(tokens[run.to]);
  const added = (isTold ? points : weights.glueInName) * (from - run.to) + points * (to - from);
  return { ...run, to, text: name, isExact: false, weight: run.weight + added };
}
type Qualifier = { readonly from: number; readonly to: number; readonly points: number };

/** Whether what stands behind a name, `from` on, is the place itself, or another one. */
function isNoQualifier({ tokens, names }: RunContext, run: PlaceRun, from: number, where: string | undefined): boolean {
  const isArea = where !== undefined && names.isArea(where);
  return (
    (names.isArea(run.text) && !isArea) ||
    (/,/.test(tokens[run.to]?.gap ?? '') && names.isIsland(run.text) && (!isArea || names.isIsland(where))) ||
    (from > run.to && !/\p{Lu}/u.test(run.text) && where !== undefined && !isArea) ||
    (tokens[run.to]?.folded === 'a' && !isArea)
  );
}

/** Whether a word may stand for the name before it. */
function standsIn(token: Token | undefined): boolean {
  return hasRole(token, 'article') || hasRole(token, 'stand-in');
}

/** How many tokens join a name to the area behind it. */
function joinedBy({ tokens, joints }: RunContext, at: number): number {
  if (hasRole(tokens[at], 'county')) return 1;
  // `Cartagena (la de Colombia)`, `the one in`
  const isLink = (token: Token | undefined): boolean => hasRole(token, 'binder') || hasRole(token, 'joiner');
  const link = joints.has(at)
    ? undefined
    : [at + 1, at + 2].find((to) => isLink(tokens[to]) && tokens.slice(at, to).every(standsIn));
  if (link !== undefined) return link + 1 - at;
  if (!hasRole(tokens[at], 'joiner') || isHyphen(tokens[at]?.gap)) return 0;
  return hasRole(tokens[at + 1], 'article') ? 2 : 1;
}

/** Behind a preposition or a comma, a word that is no area has to be unknown and written as a name. */
function mayQualify({ tokens, known }: RunContext, joint: number, from: number): boolean {
  if (from === joint && !tokens[from]?.gap.includes(',')) return true;
  return known[from] === 'unknown' && /^\p{Lu}/u.test(tokens[from]?.text ?? '');
}
