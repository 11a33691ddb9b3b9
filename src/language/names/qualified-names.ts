import { isLandform, isNamePart, mayName, type PlaceRun } from './place-run.ts';
import { standsWithout, type RunContext } from './known-words.ts';
import { bindersBefore, isHyphen } from './name-parts.ts';
import { weights } from '../scoring/weights.ts';
import { hasRole, isApart, isStop, type Token } from '../lexicon/tokens.ts';

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

/** `Aux Seychelles à La Digue`, `in Cornwall at Bude`: an area, and a place in it behind a preposition of its own. */
export function withAreaBefore(
  { tokens, names, leads }: RunContext,
  run: PlaceRun,
  runs: readonly PlaceRun[],
): PlaceRun[] {
  if (run.isLed !== true || !run.isExact) return [];
  const starts = new Set((leads.get(run.from) ?? []).map(({ from }) => from));
  const isApart = (at: number): boolean => isStop(tokens[at]?.gap ?? '') || /[()]/.test(tokens[at]?.gap ?? '');
  return runs
    .filter(({ to, isExact }) => isExact && starts.has(to) && !isApart(to))
    .filter(({ isLed, weight }) => isLed === true || weight >= weights.name)
    .filter((area) => names.isArea(area.text) && !names.isArea(run.text))
    .map((area) => ({
      ...area,
      to: run.to,
      text: `${run.text}, ${area.text}`,
      isExact: false,
      weight: run.weight + weights.area * (area.to - area.from) + weights.glueInName * (run.from - area.to),
    }));
}

function isQualifier(scene: RunContext, at: number): boolean {
  const mayQualify = isNamePart(scene.known[at]) || mayName(scene.known[at]) || scene.known[at] === 'glue';
  const word = scene.tokens[at];
  return word !== undefined && !isStop(word.gap) && !isApart(word) && (mayQualify || isCode(scene, at));
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

/** No area behind a name has more words: `Hilton Head South Carolina`. */
const mostQualifiers = 3;

/** A name and the words right behind it that say where it is, an area at best: `Ocean Beach San Diego`, `Halifax Nova Scotia`. */
export function withQualifier(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { tokens, known, names, text } = scene;
  const from = run.to + joinedBy(tokens, run.to);
  const isCounty = (at: number): boolean => at === from && at > run.to && hasRole(tokens[at - 1], 'county');
  const isStray = (at: number): boolean => at === run.to && isStrayCode(scene, run);
  const mayTell = (at: number): boolean => isQualifier(scene, at) || isCounty(at) || isStray(at);
  let to = from;
  while (to < tokens.length && to - from < mostQualifiers && mayTell(to)) to++;
  const isTownName = (end: number): boolean => end - from > 1 && isTownBehind(scene, end - 2);
  const isTelling = (end: number): boolean =>
    mayName(known[end - 1]) || isCode(scene, end - 1) || isCounty(end - 1) || isStray(end - 1) || isTownName(end);
  while (to > from && !isTelling(to)) to--;
  const textTo = (end: number): string => text.slice(tokens[from]?.start, tokens[end - 1]?.end);
  const ends = Array.from({ length: to - from }, (_, index) => to - index);
  const isSlipAt = (at: number): boolean => scene.slips.has(at) && /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  const isKnown = (rest: string): boolean =>
    /\p{L}{2}/u.test(rest) && (names.isArea(rest) || (names.isName(rest) && !isSlipAt(from)));
  const area = ends.find((end) => isKnown(textTo(end)));
  const where = area === undefined ? undefined : textTo(area);
  const isSlip = where !== undefined && run.to - run.from === 1 && isSlipAt(run.from);
  const mayBeUnknown = isCounty(from) || mayQualify(scene, run.to, from);
  if (to === from || isSlip || (where === undefined && !mayBeUnknown) || isNoQualifier(scene, run, from, where)) {
    return undefined;
  }
  const end = area ?? to;
  const points = where === undefined ? weights.qualifier : weights.area;
  const added = weights.glueInName * (from - run.to) + points * (end - from);
  const name =
    from > run.to ? `${run.text}, ${textTo(end)}` : text.slice(tokens[run.from]?.start, tokens[end - 1]?.end);
  return { ...run, to: end, text: name, isExact: false, weight: run.weight + added };
}

/** Whether what stands behind a name, `from` on, is the place itself, or another one. */
function isNoQualifier({ tokens, names }: RunContext, run: PlaceRun, from: number, where: string | undefined): boolean {
  const isArea = where !== undefined && names.isArea(where);
  const isWide = isArea || (where !== undefined && names.isIsland(where));
  return (
    (names.isArea(run.text) && !isArea) ||
    (from > run.to && !/\p{Lu}/u.test(run.text) && where !== undefined && !isArea) ||
    (tokens[run.to]?.folded === 'a' && !isWide)
  );
}

/** `Bembridge Harbour, Isle of Wight`: a name, the kind of place that is left out behind it, and the area. */
export function withAreaBehindFeature(scene: RunContext, run: PlaceRun): PlaceRun | undefined {
  const { text, tokens, known, names } = scene;
  if (known[run.to] !== 'feature' || isStop(tokens[run.to]?.gap ?? '')) return undefined;
  const from = run.to + 1 + joinedBy(tokens, run.to + 1);
  const textTo = (end: number): string => text.slice(tokens[from]?.start, tokens[end - 1]?.end);
  const ends = Array.from({ length: mostQualifiers }, (_, index) => from + mostQualifiers - index);
  const isArea = (end: number): boolean =>
    end <= tokens.length &&
    !tokens.slice(run.to + 1, end).some(({ gap }) => isStop(gap)) &&
    (mayName(known[end - 1]) || /\p{L}{3}/u.test(textTo(end))) &&
    (names.isArea(textTo(end)) || names.isIsland(textTo(end)));
  const end = ends.find(isArea);
  if (end === undefined || names.isArea(run.text)) return undefined;
  const whole = text.slice(tokens[run.from]?.start, tokens[run.to]?.end);
  if (names.isName(whole)) return undefined;
  const added = weights.joinedName + weights.glueInName * (from - run.to - 1) + weights.area * (end - from);
  return { ...run, to: end, text: `${run.text}, ${textTo(end)}`, isExact: false, weight: run.weight + added };
}

/** How many tokens join a name to the area behind it. */
function joinedBy(tokens: readonly Token[], at: number): number {
  if (hasRole(tokens[at], 'county')) return 1;
  if (!hasRole(tokens[at], 'joiner') || isHyphen(tokens[at]?.gap)) return 0;
  return hasRole(tokens[at + 1], 'article') ? 2 : 1;
}

/** Behind a preposition or a comma, a word that is no area has to be unknown and written as a name. */
function mayQualify({ tokens, known }: RunContext, joint: number, from: number): boolean {
  if (from === joint && !tokens[from]?.gap.includes(',')) return true;
  return known[from] === 'unknown' && /^\p{Lu}/u.test(tokens[from]?.text ?? '');
}
