import type { Fragment } from '../lexicon/fragments.ts';
import { joinedRuns } from './joined-places.ts';
import { isBound, isNamePart } from './knowledge.ts';
import { grammarWords, knownTokens } from './known-words.ts';
import { isPlace } from './name-parts.ts';
import { notationRuns } from './place-notations.ts';
import type { PlaceRun, RunContext } from './place-run.ts';
import { runAt } from './run-at.ts';
import { weights } from '../scoring/weights.ts';
import { withAreaBefore, withAreaBehindFeature, withLandform, withQualifier } from './qualified-names.ts';
import type { Notation, PlaceNames } from '../ports.ts';
import { isStop, type Token } from '../lexicon/tokens.ts';

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
  const named: PlaceRun[] = [...runs];
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

/** A run behind a preposition that leads to it weighs more. */
function led(run: PlaceRun, leads: readonly Fragment[] | undefined): PlaceRun {
  if (!leads) return run;
  const article = leads.find(({ value }) => value !== '')?.value;
  return { ...run, weight: run.weight + weights.led, isLed: true, ...(article !== undefined && { article }) };
}
