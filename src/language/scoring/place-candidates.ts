import { where } from '../names/qualified-names.ts';
import type { Cover } from './cover.ts';
import { leavesLandform, type NameWithin } from '../names/known-words.ts';
import { bindersBefore, endsInGenitive, endsInSaint, isBoundTo, isPartOfName, isPlace } from '../names/name-parts.ts';
import type { PlaceRun } from '../names/place-run.ts';
import type { PlaceNames } from '../ports.ts';
import { roleIs } from '../traits.ts';
import { clausesOf, hasRole, isApart, isClockNumber, isStop, unspaced, type Token } from '../lexicon/tokens.ts';
import { limits } from '../limits.ts';

export type PlaceCandidate = {
  readonly text: string;
  /** The name that it was found by, where `text` is an id. */
  readonly asked?: string;
  readonly unused: readonly string[];
  /** The words that it leaves out may belong to its name: it may be offered, but answers nothing. */
  readonly isPart?: true;
  /** The id of the place that was answered about: who names an area then means another place. */
  readonly isNot?: string;
  /** Names of other places that it leaves out: it is meant where it lies near one of them. */
  readonly beside?: readonly string[];
  /** Itself and the bay or beach that is named beside it, where nothing is called so: a place inland has none. */
  readonly ofShore?: string;
  readonly isOfSea?: true;
};

/** A cover whose place has the words beside it that nothing reads, and that may belong to its name. */
export function withStrangers(text: string, tokens: readonly Token[], cover: Cover): Cover {
  const { place, unread, fragments } = cover;
  if (!place || place.isNotation || unread.length === 0) return cover;
  const strangers = new Set(unread.filter((at) => !isClockNumber(tokens, at) && !isApart(tokens[at]!)));
  const links = new Set(fragments.flatMap((one) => (one.to - one.from === 1 && roleIs.link(one) ? [one.from] : [])));
  const isBeside = (at: number): boolean => !isStop(tokens[at]?.gap ?? '') && !/[()]/.test(tokens[at]?.gap ?? '');
  const isJoined = (at: number): boolean => isBeside(at) && !/,/.test(tokens[at]?.gap ?? '');
  let { from, to } = place;
  const before = bindersBefore(tokens, from) - 1;
  if ((!place.isLed || before < from - 1) && isBeside(from) && strangers.has(before)) {
    from = before;
    while (strangers.has(from - 1) && isJoined(from)) from--;
  }
  const behind = links.has(to) && isJoined(to) ? to + 1 : to;
  if (isJoined(behind) && strangers.has(behind)) {
    to = behind + 1;
    while (strangers.has(to) && isJoined(to)) to++;
  }
  if (from === place.from && to === place.to) return cover;
  const isOutside = (at: number): boolean => at < from || at >= to;
  // Of several places that are named, the first one: `Kiel Schilksee or Damp`.
  if (place.others && to > place.to) return cover;
  const wholeOf = ({ others }: PlaceRun): string =>
    others ? `${slice(text, tokens, from, place.from)} ${place.text}` : slice(text, tokens, from, to);
  return {
    ...cover,
    place: { ...place, from, to, text: wholeOf(place), isExact: false },
    unread: unread.filter(isOutside),
    fragments: fragments.filter((fragment) => isOutside(fragment.from)),
  };
}

/** The candidates, which have to be by the sea where a kind of place that is only there stands beside the name. */
export function byShore(
  candidates: readonly PlaceCandidate[],
  text: string,
  tokens: readonly Token[],
  { from, to, shores, others }: PlaceRun,
): readonly PlaceCandidate[] {
  if (shores.size === 0 || (others && !shores.has(from))) return candidates;
  const isJoined = (at: number, by: RegExp): boolean =>
    !isStop(tokens[at]?.gap ?? '') && !by.test(tokens[at]?.gap ?? '');
  const before = bindersBefore(tokens, from) - 1;
  const sea = seaBehind(tokens, to);
  const isOfSea = shores.get(sea) === 'sea' && isJoined(to, /[()]/);
  const isBefore = shores.has(before) && isJoined(before + 1, /[,()]/);
  const isBehind = isOfSea || (shores.has(to) && isJoined(to, /[,()]/));
  if (!isBefore && !isBehind) return candidates;
  let seaEnd = sea;
  while (shores.get(seaEnd) === 'sea') seaEnd++;
  const end = isOfSea ? seaEnd : isBehind ? to + 1 : to;
  return candidates.map((candidate) => ({
    ...candidate,
    ofShore: slice(text, tokens, isBefore ? before : from, end),
    ...((isOfSea || (isBefore && shores.get(before) === 'sea')) && { isOfSea: true as const }),
  }));
}

/** Where a sea would stand behind a name: `Schönhagen an der Ostsee`. */
function seaBehind(tokens: readonly Token[], at: number): number {
  if (!hasRole(tokens[at], 'joiner')) return at;
  return hasRole(tokens[at + 1], 'article') ? at + 2 : at + 1;
}

/** Longest first: with an article that a preposition swallowed, as it stands, without its genitive, and the names within. */
export function candidatesOf(
  text: string,
  tokens: readonly Token[],
  run: PlaceRun,
  names: PlaceNames,
): PlaceCandidate[] {
  const whole = { text: run.text, unused: [] };
  if (run.isNotation) return [whole];
  const owner = { ...run, to: run.to - 1, text: slice(text, tokens, run.from, run.to - 1) };
  if (endsInGenitive(tokens, run.to) && names.isWellKnown(owner.text) && !names.isWellKnown(run.text)) {
    return candidatesOf(text, tokens, owner, names);
  }
  const withArticle = run.article === undefined ? undefined : `${run.article} ${run.text}`;
  const isWritten = run.article !== undefined && tokens[run.from - 1]?.folded === run.article;
  const mayBegin = isWritten && !run.isExact && !run.landforms.has(run.from);
  const isFirst = withArticle !== undefined && (mayBegin || names.isName(withArticle));
  const first = isFirst ? [{ text: withArticle, unused: [] }] : [];
  return [...first, whole, ...(run.isExact ? [] : namesWithin(text, tokens, run, names))];
}

function namesWithin(text: string, tokens: readonly Token[], run: PlaceRun, names: PlaceNames): PlaceCandidate[] {
  const { from, to, grammar } = run;
  const found: PlaceCandidate[] = [];
  for (let count = to - from - 1; count > 0; count--) {
    for (let start = from; start + count <= to; start++) {
      if (count === 1 && grammar.has(start)) continue;
      const end = start + count;
      if (isBoundTo(tokens, end, to)) continue;
      const name = slice(text, tokens, start, end);
      // `NY` and `CA` say where the rest lies.
      if (name.length <= limits.shortestArea && names.isArea(name)) continue;
      // `Exmouth WA chasing marlin`: a name with the code of its area is one as well.
      const isCoded = count > 1 && names.isArea(tokens[end - 1]?.text ?? '');
      const bare = isCoded && !names.isName(name) ? slice(text, tokens, start, end - 1) : name;
      if (!/\p{L}{2}/u.test(bare) || !names.isName(bare) || !names.isLikely(bare)) continue;
      const unused = [slice(text, tokens, from, start), slice(text, tokens, end, to)].filter(Boolean);
      const isPart = belongsTo(tokens, run, { name: bare, start, end }, names);
      // `Salinas de Aveiro` is at Aveiro, whatever else is called Salinas.
      const isOwner = hasRole(tokens[start - 1], 'binder');
      const beside = (isOwner ? unused.slice(1) : unused).flatMap((words) => placesIn(words, names));
      found.push({ text: name, unused, ...(isPart && { isPart }), ...(beside.length > 0 && { beside }) });
    }
  }
  return found;
}

/** The place that words are, else the towns that are named among them: `Les Sables | Blancs Concarneau`. */
function placesIn(words: string, names: PlaceNames): readonly string[] {
  if (isPlace(names, words) || (words.length > limits.shortestArea && names.isArea(words))) return [words];
  const isTown = (word: string): boolean => word.length >= limits.shortestTown && names.isWellKnown(word);
  return words.split(/[\s,]+/).filter(isTown);
}

function belongsTo(tokens: readonly Token[], run: PlaceRun, within: NameWithin, names: PlaceNames): boolean {
  const { from, to, grammar } = run;
  const { name, start, end } = within;
  // `wandelen Ameland`: beside a name with a capital, words without one are of the sentence.
  const isSmall = (at: number): boolean => /^\p{Lu}/u.test(name) && /^\p{Ll}/u.test(tokens[at]?.text ?? '');
  const isStranger = (at: number): boolean =>
    at >= from && at < to && !grammar.has(at) && !isPlace(names, tokens[at]?.text ?? '');
  const [before, behind] = [bindersBefore(tokens, start) - 1, grammar.has(end) ? end + 1 : end];
  const isBehindStranger = isStranger(before);
  const isBesideStranger = [before, behind].some((at) => isStranger(at) && !isSmall(at));
  const hasComma = (at: number): boolean => at > from && at < to && /,/.test(tokens[at]?.gap ?? '');
  return (
    (start > from && endsInSaint(tokens, start)) ||
    isPartOfName(tokens, { from: start, to: end }, grammar, isStranger) ||
    leavesLandform(run, within, names) ||
    (isBehindStranger && hasComma(start)) ||
    hasComma(end) ||
    // Without blanks between words, those beside a name are of the sentence more often than of the name.
    (isBesideStranger &&
      !unspaced.test(name) &&
      (names.isArea(name) || name.length < limits.shortestTown || !names.isWellKnown(name)))
  );
}

export function slice(text: string, tokens: readonly Token[], from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && from < to ? text.slice(first.start, last.end) : '';
}

/** The candidates, each also in the areas that are named apart. In one clause with it none is a place elsewhere: `Chia in Sardegna`. */
export function inAreas(candidates: readonly PlaceCandidate[], tokens: readonly Token[], { place, fragments }: Cover) {
  const areas = fragments.filter(({ role }) => role === where);
  if (areas.length === 0 || !place) return candidates;
  const clauses = clausesOf(tokens);
  const isBound = areas.some(({ from }) => clauses[from] === clauses[place.from]);
  const unused = areas.map(({ value }) => value);
  return candidates.flatMap((candidate) => [
    { ...candidate, text: [candidate.text, ...unused].join(', ') },
    { ...candidate, unused: [...candidate.unused, ...unused], ...(isBound && { isPart: true as const }) },
  ]);
}
