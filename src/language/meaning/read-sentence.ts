import { datesInFigures, hasRole, isStop, tokenize, unspaced, type Token, type WordRole } from '../lexicon/tokens.ts';
import { joinedNumbers, splitsAny, unknownCompounds } from '../lexicon/compounds.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { conditions, negation, type Lexicon } from '../lexicon/lexicon.ts';
import type { OpenLexicon } from '../lexicon/lexicons.ts';
import { phrasesAt, type Match } from '../lexicon/matcher.ts';
import type { ConditionPart } from '../lexicon/slots.ts';
import { spokenLanguages } from '../lexicon/spoken-languages.ts';
import { roleIs } from '../traits.ts';
import { withoutUmlaut } from '../lexicon/variants.ts';
import { wordsWithin } from '../lexicon/words-within.ts';
import type { Frame } from './frame.ts';
import { toFrame, type ReadingContext } from './to-frame.ts';
import { withoutTurned } from './turning-words.ts';
import { joinNotations } from '../names/place-notations.ts';
import { findPlaceRuns } from '../names/place-runs.ts';
import { areasApart } from '../names/qualified-names.ts';
import type { Notation, PlaceNames } from '../ports.ts';
import { bestCovers, type Cover } from '../scoring/cover.ts';
import { plausibility } from '../scoring/features.ts';
import { findRejections, withHoursRejected, withTimeDenied } from './phrases-used.ts';
import type { OpenSentence, SentenceContext } from './sentence.ts';
import { memoize, memoizeByObject } from '../../domain/memoize.ts';
import { once } from '../../lib/once.ts';
import { distinctBy } from '../../lib/distinct-by.ts';
import { Problem } from '../../problem.ts';
import { limits } from '../limits.ts';

/** The possible meanings of a sentence, the likeliest first; none where there is no word in it. Takes some 0.4 ms. */
export function readSentence(text: string, context: SentenceContext): readonly Frame[] {
  return plainReadings(openSentence(text, context));
}

/** As `readSentence`, of a sentence that is about conditions. */
export function readConditional(text: string, context: SentenceContext): readonly Frame[] {
  return conditionalReadings(openSentence(text, context));
}

/** Finds the words and phrases of a text, once for whoever reads it in several ways. Throws the problem `text-too-long`. */
export function openSentence(text: string, context: SentenceContext): OpenSentence {
  return openedIn(context)(text.trimEnd());
}

const openedIn = memoizeByObject((context: SentenceContext) => {
  const names = namesIn(context.places);
  let words = 0;
  return memoize(limits.mostOpened, (text: string) => {
    const sentence = opened(text, context, names);
    words += sentence.tokens.length;
    if (words > limits.mostWordsRead) throw new Problem('text-too-long');
    return sentence;
  });
});

function opened(text: string, context: SentenceContext, names: PlaceNames): OpenSentence {
  const notations = context.places.notationsIn(text);
  const tokens = tokensOf(text, notations, context);
  const languages = spokenLanguages(tokens, context, names);
  return {
    text,
    tokens,
    notations,
    names,
    context,
    languages,
    asked: withoutRetracted(
      withoutMeasured(tokens, withoutCopies(languages.flatMap(({ asked }) => asked))).map(asRetracted(tokens)),
    ),
    conditional: once(() => withoutCopies(languages.flatMap((one) => one.conditional()))),
  };
}

/** The meanings of a sentence without what is read as conditions. */
export const plainReadings = memoizeByObject((sentence: OpenSentence): readonly Frame[] =>
  readingsIn(sentence, sentence.asked),
);

export const conditionalReadings = memoizeByObject((sentence: OpenSentence): readonly Frame[] =>
  readingsIn(sentence, [...sentence.asked, ...sentence.conditional().filter(isNotAsked(sentence))]),
);

/** Conditions that are parts of other phrases, of a verb, a measure, a day or a place, are none. */
function isNotAsked({ asked, tokens, conditional }: OpenSentence): (condition: Fragment) => boolean {
  const isPursuit = ({ slots }: Fragment): boolean => slots.conditions?.some(({ kind }) => kind === 'preset') === true;
  const isOpen = conditional().some(isPursuit) && !conditional().some(({ role }) => role === negation);
  const measures = asked.filter(({ slots }) => slots.kinds !== undefined && slots.asks === 'how-high');
  const days = asked.filter(({ slots }) => slots.days !== undefined);
  const asides = asked.filter(({ slots }) => slots.isAside);
  const forms = asked.filter(({ role }) => role === 'ask' || role === 'filler');
  return ({ from, to, role, slots }) => {
    const isIn = (all: readonly Fragment[]): boolean => all.some((one) => one.from < from && one.to >= to);
    const isOnly = (wanted: string): boolean => slots.conditions?.every(({ kind }) => kind === wanted) ?? false;
    if (role === negation && isIn(forms)) return false;
    const isSector = slots.conditions?.some(({ kind }) => kind === 'sector') === true;
    // `Hay viento este sábado`: not from the east.
    const mayBeThis = !tokens[to - 1]?.isNumber && !hasRole(tokens[to - 2], 'binder');
    const isThisDay = mayBeThis && days.some((day) => day.from === to - 1 && day.to > to);
    // `Au Marin`: a wind and a place, which stands where places do.
    const isLocated = to - from === 1 && hasRole(tokens[from - 1], 'locative') && /^\p{Lu}/u.test(tokens[from]!.text);
    if (isSector && (isThisDay || isLocated || endsInVerb(tokens, from, to))) return false;
    const isInDay = isOnly('light') && days.some((day) => day.from <= from && day.to > to);
    // `Fog tomorrow? We go fishing at 5`: nobody waits for it, nor for rain, and `not if it rains` is a limit.
    if (isOpen && slots.conditions?.every(isUnwanted)) return false;
    const isInAside = asides.some((aside) => aside.from < to && aside.to > to);
    const isVocative = isOnly('learner') && isGreeted(asked, from, tokens[to]);
    return ![isInDay, isInAside, isVocative, isIn(measures)].includes(true);
  };
}

/** `Hola chicos, …` is said to them, and nothing about them. */
function isGreeted(asked: readonly Fragment[], at: number, next: Token | undefined): boolean {
  const isHello = (one: Fragment): boolean => one.role === 'greeting' && one.from === 0 && at - one.to < 2;
  return asked.some((one) => isHello(one) && at >= one.to) && /[,!]/.test(next?.gap ?? '');
}

function isUnwanted(part: ConditionPart): boolean {
  if (part.kind !== 'named' || part.condition.kind !== 'weather') return false;
  const { attribute, range } = part.condition;
  return attribute === 'visiblity' || (attribute === 'precipitation' && range.min !== undefined);
}

/** `La mer est`, but not `vent est` or `le vent d'est`. */
function endsInVerb(tokens: readonly Token[], from: number, to: number): boolean {
  const hasArticle = [from - 1, from].some((at) => hasRole(tokens[at], 'article'));
  return hasArticle && hasRole(tokens[to - 1], 'verb-or-direction') && !hasRole(tokens[to - 2], 'before-direction');
}

export function readingsIn(sentence: OpenSentence, fragments: readonly Fragment[]): Frame[] {
  const { text, tokens, names } = sentence;
  const saidIn = new Map<string, ReturnType<typeof wordsSaid>>();
  const frameOf = ({ cover: found, language }: LanguageReading): Frame => {
    const cover = withHoursRejected(withTimeDenied(found));
    const said = saidIn.get(language) ?? wordsSaid(sentence, fragments, language);
    saidIn.set(language, said);
    const { turning, ...reading } = said;
    const read = toFrame(text, tokens, cover, { names, ...reading });
    return withoutTurned(read, turning, { text, tokens, cover });
  };
  const meanings = new Map<string, Frame>();
  for (const likely of tokens.length === 0 ? [] : likelyReadings(sentence, fragments)) {
    if (meanings.size < limits.mostFrames) addMeaning(meanings, frameOf(likely));
  }
  // A reading that leaves out a word which turns the meaning is worth less than one that reads it.
  const worth = ({ score, isTurned }: Frame): number => score - (isTurned ? limits.turned : 0);
  const isOther = (a: Frame, b: Frame): boolean =>
    a.isTurned !== b.isTurned && a.conditions?.length === b.conditions?.length;
  return [...meanings.values()].toSorted((a, b) => (a.conditions && isOther(a, b) ? worth(b) - worth(a) : 0));
}

/** Words of a language that are read alike in all readings of a sentence. */
function wordsSaid(
  sentence: OpenSentence,
  fragments: readonly Fragment[],
  language: string,
): Omit<ReadingContext, 'names'> & { readonly turning: readonly Said[] } {
  return {
    isPast: isPast(sentence, language),
    thenWords: wordsOf(sentence, language, 'then'),
    isRegular: wordsOf(sentence, language, 'regular').length > 0,
    languageTold: languageTold(sentence, fragments, language),
    qualifiers: wordsOf(sentence, language, 'qualifier'),
    turning: wordsOf(sentence, language, 'turning'),
  };
}

/** Whether a verb of a language is in the past, other than in `what time was it again`. */
function isPast(sentence: OpenSentence, language: string): boolean {
  const found = wordsOf(sentence, language, 'past');
  return found.length > 0 && found.every(({ rule }) => rule.meaning[0]?.value === '');
}

/** Words that ask for a meaning, what they may be about, and terms. */
export const meaningSlots = ['cue', 'matter', 'rated', 'jargon', 'term'] as const;

export type Said = Match & { readonly from: number };

/** The phrases of a slot, whatever else they are read as. */
export function wordsOf(
  { tokens, languages }: OpenSentence,
  language: string,
  slot:
    | 'past'
    | 'qualifier'
    | 'regular'
    | 'then'
    | 'turning'
    | 'saving'
    | 'naming'
    | 'figure'
    | 'measure'
    | 'bot'
    | 'comparator'
    | (typeof meaningSlots)[number],
): Said[] {
  const own = languages.filter(({ lexicon }) => lexicon.language === language);
  const found = own.flatMap(({ matcher }) =>
    tokens.flatMap(({ text }, from) =>
      // Wishes, which are compared without their dots as the past.
      /^[wh]ä/i.test(text) ? [] : phrasesAt(matcher, slot, from).map((found) => ({ ...found, from })),
    ),
  );
  // Words of a question about the bot only tell anything together.
  const isBeforeVerb = (word = ''): boolean =>
    own.some(({ lexicon }) => lexicon.roles.get(word)?.has('before-verb') === true);
  const isVerb = ({ from, to }: Said): boolean =>
    (slot === 'term' || slot === 'jargon') && to === from + 1 && isBeforeVerb(tokens[from - 1]?.folded);
  return found.filter(
    (one) => !isVerb(one) && (one.corrections.length === 0 || (slot === 'bot' && one.corrections.length === 1)),
  );
}

/** Words that the asker's own lexicon has, and kinds of places, show no other language. */
function languageTold(
  { context, tokens }: OpenSentence,
  all: readonly Fragment[],
  language: string,
): (fragments: readonly Fragment[]) => string | undefined {
  const isOwn = ({ from, to }: Fragment): boolean =>
    all.some((one) => one.language === context.language && one.from === from && one.to === to && isExact(one));
  const tells = (fragment: Fragment): boolean =>
    fragment.role !== 'feature' && (fragment.language === context.language || !isOwn(fragment));
  /** How many words of a text, other than numbers, a language has. */
  const wordsIn = (one: string): number => {
    const own = all.filter((fragment) => fragment.language === one && isExact(fragment));
    return tokens.filter(({ isNumber }, at) => !isNumber && own.some(({ from, to }) => from <= at && to > at)).length;
  };
  return (fragments) => {
    const isForeign = language !== context.language && wordsIn(language) <= wordsIn(context.language);
    if (isForeign) return undefined;
    if (fragments.some((fragment) => fragment.language === language && tells(fragment))) return language;
    return fragments.find((one) => one.role === 'kind' && one.language !== 'und' && tells(one))?.language;
  };
}

function isExact({ corrections }: Fragment): boolean {
  return corrections.length === 0;
}

function tokensOf(
  text: string,
  notations: readonly Notation[],
  { lexicons, places }: SentenceContext,
): readonly Token[] {
  const words = tokenize(text, (word) =>
    wordsWithin(word, lexicons, (part) => places.isName(part) && places.isWellKnown(part)),
  );
  const tokens = joinNotations(text, words, notations)
    // A pictograph that says nothing is an ornament.
    .filter(
      ({ folded, notation }) =>
        notation || /[\p{L}\p{N}]/u.test(folded) || lexicons.some(({ lexicon }) => lexicon.vocabulary.has(folded)),
    )
    .map((token) => withRoles(token, lexicons));
  if (tokens.length > limits.mostTokens) throw new Problem('text-too-long');
  return tokens;
}

/** Names are written in every language: a word has the roles of all. */
function withRoles(token: Token, lexicons: readonly OpenLexicon[]): Token {
  const known = lexicons.flatMap(({ lexicon }) => lexicon.roles.get(token.folded) ?? []);
  const [first, ...others] = known;
  if (first === undefined) return token;
  return { ...token, roles: others.length === 0 ? first : new Set<WordRole>(known.flatMap((roles) => [...roles])) };
}

/** Names with and without umlauts, each looked up once. */
function namesIn(places: PlaceNames): PlaceNames {
  const kindWithin = memoize(limits.mostNames, (area: string) =>
    memoize(limits.mostNames, (name: string) => places.kindIn(name, area)),
  );
  return {
    ...places,
    isName: memoize(limits.mostNames, (name: string) => {
      if (places.isName(name) || places.isArea(name)) return true;
      const shorter = withoutUmlaut(name.toLowerCase());
      return shorter.length < name.length && places.isName(shorter);
    }),
    isLikely: memoize(limits.mostNames, (name: string) => places.isLikely(name)),
    isWellKnown: memoize(limits.mostNames, (name: string) => places.isWellKnown(name)),
    isArea: memoize(limits.mostNames, (name: string) => places.isArea(name)),
    kindIn: (name, area) => kindWithin(area)(name),
  };
}

type LanguageReading = { readonly cover: Cover; readonly language: string };

function likelyReadings(sentence: OpenSentence, fragments: readonly Fragment[]): LanguageReading[] {
  const { text, tokens, notations, names, languages, context } = sentence;
  const { language } = context;
  // Guessing at a filler gains nothing, and costs a name.
  const credible = fragments.filter(
    (one) => (one.corrections.length === 0 || !roleIs.idle(one)) && isSpoken(one, fragments, language),
  );
  const certain = withoutDoubt(credible);
  const compounds = [...unknownCompounds(tokens, certain), ...joinedNumbers(tokens), ...datesInFigures(tokens)];
  const usable = certain.filter((fragment) => !splitsAny(fragment, compounds));
  const isGreeting = usable.some((one) => isWholeGreeting(one, tokens.length));
  const readings = languages.flatMap(({ lexicon }) => {
    const isOwn = (fragment: Fragment): boolean =>
      fragment.language === lexicon.language || fragment.language === 'und';
    const said = usable.filter(isOwn);
    const common = commonWords(sentence, said, lexicon);
    const own = [...said, ...common];
    // `Remar para montante`: a word that says nothing in its language says nothing in that of others.
    const isCommon = ({ role, from, to }: Fragment): boolean =>
      role === conditions && to - from === 1 && common.some((one) => one.from === from);
    // Figures are written as in the language around them: 1.5 is no day of May in English.
    const areFigures = ({ from, to }: Fragment): boolean => tokens.slice(from, to).every(({ isNumber }) => isNumber);
    const foreign = usable.filter((one) => !isOwn(one) && !areFigures(one) && !isCommon(one));
    const phrases = { own, foreign, hasCapitalNouns: lexicon.hasCapitalNouns };
    const found = isGreeting ? [] : findPlaceRuns(text, tokens, phrases, { names, notations });
    const runs = found.filter((run) => !splitsAny(run, compounds));
    // Words that say nothing in another language are not worth a look.
    const spoken = foreign.filter((one) => !roleIs.idle(one));
    // `Aux Saintes au départ de Trois-Rivières`: two ends of a way, and no area.
    const isDeparture = own.some(({ role, value, from, to }) => role === 'and' && value === 'from' && to - from > 1);
    const areas = isDeparture ? [] : areasApart(tokens, runs, names);
    const fitting = [...own, ...spoken, ...findRejections(own, runs), ...areas];
    const leads = new Set(own.filter(({ role }) => role === 'lead').map(({ to }) => to));
    const days = own.filter(({ role }) => role === 'day' || role === 'days');
    const fillers = own.filter(({ role }) => role === 'filler');
    const bonus = lexicon.language === language ? limits.ownLanguage : 0;
    return bestCovers(tokens.length, fitting, runs, lexicon.language).map((cover) => ({
      cover: { ...cover, score: cover.score + plausibility({ tokens, ...cover, leads, days, fillers }) + bonus },
      language: lexicon.language,
    }));
  });
  const ranked = readings.toSorted((a, b) => b.cover.score - a.cover.score);
  const least = (ranked[0]?.cover.score ?? 0) - limits.widest;
  return ranked.filter(({ cover }) => cover.score >= least).slice(0, limits.mostReadings);
}

/** Words of a language that say nothing by themselves: written small, or as the first of a sentence, they name no place. */
function commonWords({ tokens, names }: OpenSentence, own: readonly Fragment[], lexicon: Lexicon): Fragment[] {
  if (tokens.length === 1) return [];
  const { language, unlike, endings, vocabulary } = lexicon;
  const read = new Set(own.flatMap(({ from, to }) => (to - from === 1 ? from : [])));
  return tokens.flatMap(({ text, folded, gap }, from) => {
    const isSmall = /^\p{Ll}/u.test(text) || from === 0 || isStop(gap);
    const isPart = folded.length >= limits.shortestCommon && vocabulary.has(folded);
    const isListed = unlike.has(folded) && !names.isWellKnown(text);
    const isInflected =
      folded.length >= limits.shortestInflected && endings.some((one) => folded.endsWith(one)) && !names.isName(text);
    const isCommon = isPart || isListed || isInflected;
    // Verbs of a script without blanks end in kana: 入ってる, unlike 入江.
    const mayBeName = unspaced.test(text) && !isListed && !(/\p{Script=Hiragana}$/u.test(text) && isPart);
    if (read.has(from) || !(isSmall || unspaced.test(text)) || !isCommon || mayBeName) return [];
    const plain = { slots: {}, isWeak: false, insertions: 0, corrections: [] };
    return { from, to: from + 1, language, role: 'stranger', value: isPart ? 'common' : '', ...plain };
  });
}

/** `Hallo`, `Salut`: such a message is a greeting, though there are places called so; praise may be a name. */
function isWholeGreeting(fragment: Fragment, length: number): boolean {
  const { role, value, from, to, isWeak } = fragment;
  return role === 'greeting' && welcomes.has(value) && from === 0 && to === length && !isWeak && isExact(fragment);
}

const welcomes: ReadonlySet<string> = new Set(['hello', 'thanks', 'goodbye']);

/** Words that languages share are found by the lexicon of each. */
function withoutCopies(fragments: readonly Fragment[]): Fragment[] {
  return distinctBy(fragments, ({ from, to, language, role, slots }, index) =>
    language === 'und' ? `${from} ${to} ${role} ${JSON.stringify(slots)}` : index,
  );
}

/** `Amanhã não, depois de amanhã`, `tomorrow evening, no, morning`: words before or behind a comma that take back what was said; `A ou melhor B` asks about both. */
function asRetracted(tokens: readonly Token[]): (fragment: Fragment) => Fragment {
  return (fragment) => {
    const { role, value, from, to } = fragment;
    const before = from > 0 ? (tokens[from]?.gap ?? '') : '';
    const isPostponed = role === 'reject' && /^,? $/.test(before) && /^[,;.…]/.test(tokens[to]?.gap ?? '');
    const isSaidAnew = role === 'follow' && value === 'no' && before.startsWith(',');
    if (value === 'rather' && !before.startsWith(','))
      return { ...fragment, role: 'and', value: 'or', slots: { comparative: 'best' } };
    return isPostponed || isSaidAnew ? { ...fragment, role: 'retract' } : fragment;
  };
}

/** `A oder doch lieber B`: the end of words that join two places takes neither back. */
function withoutRetracted(fragments: readonly Fragment[]): readonly Fragment[] {
  const joints = fragments.filter(({ role, value, slots }) => role === 'and' && value === 'or' && slots.comparative);
  const isEnd = ({ role, from, to }: Fragment): boolean =>
    role === 'retract' && joints.some((joint) => joint.from < from && joint.to === to);
  return joints.length === 0 ? fragments : fragments.filter((one) => !isEnd(one));
}

/** `À 5 nœuds` is neither a time nor a day, nor `between 1 and 2 metres` hours: what ends in a number right before a unit; `this week, 15 to 20 knots` is no 15th week. */
function withoutMeasured(tokens: readonly Token[], fragments: readonly Fragment[]): Fragment[] {
  const units = new Set(
    fragments.flatMap(({ from, to, slots }) =>
      slots.heightM !== undefined || (slots.unit && to - from === 1) ? to - 1 : [],
    ),
  );
  const isMeasured = ({ to, slots }: Fragment): boolean =>
    units.has(to) &&
    tokens[to - 1]?.isNumber === true &&
    (slots.time ?? slots.days ?? slots.part ?? slots.heightM) !== undefined;
  const isNextNumber = ({ from, to, slots: { days = [] } }: Fragment): boolean =>
    days.some(({ kind }) => kind === 'calendar-week') && to > from + 1 && /[,;(]/.test(tokens[to - 1]!.gap);
  return fragments.filter((one) => !isMeasured(one) && !isNextNumber(one));
}

/** A typo says nothing about the language: in another than the asker's it counts beside a word that is typed right. */
function isSpoken({ corrections, language }: Fragment, all: readonly Fragment[], asker: string): boolean {
  if (corrections.length === 0 || language === 'und' || language === asker) return true;
  return all.some((one) => one.language === language && one.corrections.length === 0 && !roleIs.idle(one));
}

/** A typo is corrected where only one meaning fits: of several for the same words none is left, but for those that are seldom meant. */
function withoutDoubt(fragments: readonly Fragment[]): readonly Fragment[] {
  // What is asked and what is to hold are read by themselves.
  const place = ({ from, to, language, role }: Fragment): string => `${language} ${from} ${to} ${role === conditions}`;
  const meaning = ({ role, slots }: Fragment): string => `${role} ${JSON.stringify(slots)}`;
  const corrected = Map.groupBy(
    fragments.filter(({ corrections }) => corrections.length > 0),
    place,
  );
  const dropped = new Set(
    [...corrected.values()].flatMap((all) => {
      const strong = all.filter(({ isWeak, role }) => !isWeak && role !== 'greeting');
      const likely = strong.length > 0 ? strong : all;
      const isCertain = new Set(likely.map(meaning)).size === 1;
      return isCertain ? all.filter((one) => !likely.includes(one)) : all;
    }),
  );
  return dropped.size === 0 ? fragments : fragments.filter((fragment) => !dropped.has(fragment));
}

/** The slots, beside its place, by which a meaning is another one. */
const telling = 'kinds days time part when units datum heightM conditions terms unused'.split(
  ' ',
) as readonly (keyof Frame)[];

/** Adds a meaning that is not there yet; of one that another language has as well the language is not known. */
function addMeaning(meanings: Map<string, Frame>, frame: Frame): void {
  const key = JSON.stringify([frame.places[0]?.text, ...telling.map((slot) => frame[slot])]);
  const better = meanings.get(key);
  if (!better) meanings.set(key, frame);
  else if (better.language !== frame.language && better.score - frame.score < limits.undecided) {
    const { language: _, ...shared } = better;
    meanings.set(key, shared);
  }
}
