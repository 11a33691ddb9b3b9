import { fold } from '../lexicon/fold.ts';
import type { Frame } from '../meaning/frame.ts';
import { alteredAlert } from '../meaning/limits-asked.ts';
import { spansOf } from '../names/name-parts.ts';
import type { PlaceNames } from '../ports.ts';
import { asksMore, continueFrame } from './follow-up.ts';
import { frameOf, type WrittenOptions } from './options.ts';
import { withoutStep, withStep } from './steps.ts';
import { limits } from '../limits.ts';

type Before = {
  /** The last sentence that was answered, with the place that was found. */
  readonly frame?: Frame | undefined;
  /** A request that the next bare place completes. */
  readonly waiting?: { readonly command: { readonly name: string }; readonly options: WrittenOptions } | undefined;
  readonly choices?: readonly { readonly options: WrittenOptions }[] | undefined;
  /** BCP 47 tag of the language that its place was asked for in. */
  readonly language?: string | undefined;
  /** It was minutes ago: a bare place asks anew. */
  readonly isOld?: boolean;
  /** Of whoever has a home, a question without a place is about home. */
  readonly hasHome?: boolean;
};

type Resolved = {
  readonly frame: Frame;
  /** It says the place that a request waits for, and nothing else. */
  readonly completes?: true;
  readonly isPlaceKept?: true;
  /** A bare place, which goes on with the last question. */
  readonly isCarried?: true;
  /** It asks anew, about a place that it names: without one that is known, it is not about the place of the last answer. */
  readonly isAnew?: true;
  /** The same about the place of the last answer, where the words that may name a place name none: `will it pick up?`. */
  readonly withoutPlace?: Frame;
};

/** A sentence with its open slots filled from the conversation, or its words said to be unclear. */
export function resolve(text: string, read: Frame, names: PlaceNames, before: Before): Resolved {
  const { waiting, hasHome } = before;
  const spoken = read.isOneOf ? withoutLanguage(read, text) : read;
  // An alert keeps its place where the sentence names none.
  if (alteredAlert(spoken.conditions ?? []))
    return { frame: { ...spoken, places: spoken.places.filter(({ text: said }) => names.isName(said)) } };
  if (isThanks(spoken, names)) return { frame: asUnclear(spoken) };
  // The next sentence may add a day to a request that waits for its place.
  const isAboutHome = hasHome && spoken.kinds.length > 0 && !spoken.isContinued;
  const { asked, isKnown } = placeAsked(spoken, before, names, isAboutHome);
  const open = waiting && frameOf(waiting, asked === undefined ? undefined : { text: asked });
  // Where the asker is has nothing of the last place, nor of its day.
  const base = open ?? (isAboutHome || spoken.isHere ? undefined : before.frame);
  const sentence = base ? withStep(spoken, base) : withoutStep(spoken);
  if (waiting && isPlaceOnly(sentence)) {
    // A name says nothing about the language.
    const { language: _, ...place } = {
      ...sentence,
      ...narrowed(sentence, text, isKnown ? asked : undefined),
      otherPlaces: [],
    };
    const { language } = before;
    return { frame: { ...place, ...(language !== undefined && { language }) }, completes: true };
  }
  if (base) return resolveBehind(text, sentence, names, { base, isOpen: open !== undefined, isOld: before.isOld });
  return { frame: resolveAlone(sentence, spoken.step ? isRemark(sentence, text, names) : undefined, names, hasHome) };
}

/** A sentence with nothing before it; `isRemark` of one that goes on from an answer. */
function resolveAlone(sentence: Frame, isRemark: boolean | undefined, names: PlaceNames, hasHome = false): Frame {
  if (isRemark ?? isForeign(sentence, names, hasHome)) return asUnclear(sentence);
  return !hasHome && isUnitWish(sentence) ? { ...sentence, kinds: ['settings'] } : sentence;
}

/** Who goes on behind the only place that was offered means it, and about an unknown one this, but neither behind `near me` nor for home. */
function placeAsked(sentence: Frame, { waiting, choices = [] }: Before, names: PlaceNames, isAboutHome = false) {
  const [only, ...others] = choices;
  const isAgreed = others.length === 0 && sentence.places.length === 0 && asksMore(sentence);
  const named = (isAgreed ? only?.options.place : undefined) ?? waiting?.options.place;
  const isKnown = named !== undefined && (choices.length > 0 || names.isName(named));
  return { asked: isKnown || !(sentence.isHere || isAboutHome) ? named : undefined, isKnown };
}

type Behind = { readonly base: Frame; readonly isOpen: boolean; readonly isOld?: boolean | undefined };

/** A sentence behind an answer, or behind a request that is open for its place. */
function resolveBehind(text: string, sentence: Frame, names: PlaceNames, behind: Behind): Resolved {
  const { base, isOpen } = behind;
  const said = sentence.places[0]?.text ?? '';
  const hasPlace = sentence.places.length > 0;
  const unclear = isRemark(sentence, text, names, isOpen) ? asUnclear(sentence, base.language) : undefined;
  if (unclear && (!hasPlace || names.isName(said))) return { frame: unclear };
  const named = withNarrowed(sentence, names, base, isOpen);
  const bare = unclear
    ? undefined
    : barePlace(sentence, said, { ...behind, isOld: behind.isOld && named === sentence });
  if (bare === 'anew') return { frame: sentence };
  const frame = continueFrame(named, base);
  const continued = {
    frame,
    ...(bare && frame.places.length > 0 && { isCarried: true as const }),
    ...(!hasPlace && frame.places.length > 0 && { isPlaceKept: true as const }),
    ...(hasPlace && asksAnew(sentence) && { isAnew: true as const }),
  };
  if (unclear) return { ...continued, withoutPlace: unclear };
  if (!mayNameNothing(sentence, names)) return continued;
  const rest = continueFrame({ ...sentence, places: [], unused: [...sentence.unused, said] }, base);
  return sentence.asks === undefined || names.isLikely(said) ? { ...continued, withoutPlace: rest } : { frame: rest };
}

/** `Tide Kilkee`, `how high is it in Kilkee`: other than `and how high mate?`, where the words may be no place. */
function asksAnew({ kinds, asks, isContinued, isPlaceLed }: Frame): boolean {
  return kinds.length > 0 && (isPlaceLed || (!isContinued && asks === undefined));
}

/** Whether a place by itself goes on with the last question, which it does for minutes, and never where it is the same. */
function barePlace(sentence: Frame, said: string, { base, isOpen, isOld }: Behind): 'carried' | 'anew' | undefined {
  if (said === '' || isOpen || sentence.isContinued || !isPlaceOnly(sentence)) return undefined;
  const [last] = base.places;
  return isOld || fold(said) === fold(last?.asked ?? last?.text ?? '') ? 'anew' : 'carried';
}

/** A sentence that may say which of several places, or where in an area, the last question is about. */
function withNarrowed(sentence: Frame, names: PlaceNames, { places: [asked] }: Frame, isOpen: boolean): Frame {
  const said = sentence.places[0]?.text ?? '';
  const isIsland = !sentence.isWhere && names.isIsland(said);
  const mayNarrow = isOpen || (names.isArea(said) && !(sentence.isContinued && isIsland));
  if (!sentence.isOneOf && (sentence.kinds.length > 0 || !mayNarrow)) return sentence;
  // An island that is named behind another one is no part of it.
  const answered = !isOpen && isIsland ? asked?.text : undefined;
  return { ...sentence, isContinued: true, ...narrowed(sentence, said, asked?.asked ?? asked?.text, answered) };
}

/** `The English one` is a place, and no wish for a language: its words may name the area. */
function withoutLanguage(frame: Frame, text: string): Frame {
  const { answerIn, ...rest } = frame;
  if (answerIn === undefined) return frame;
  return { ...rest, kinds: frame.kinds.filter((kind) => kind !== 'settings'), unused: [...frame.unused, text] };
}

/** Whether words of a question that goes on may be no place: they are written small, and nothing leads to them or is called so. */
function mayNameNothing(frame: Frame, names: PlaceNames): boolean {
  const { places, kinds, asks, isPlaceLed, isContinued } = frame;
  const name = places[0]?.text ?? '';
  const isSaid = kinds.length === 0 && !isPlaceLed && (asks !== undefined || asksMore(frame));
  return /^\p{Ll}/u.test(name) && (isSaid || (isContinued && !names.isName(name)));
}

/** The places of a name that was asked about, narrowed by words as an area; else the place that is named. */
function narrowed(
  { places, unused, isOneOf, isContinued, isWhere }: Frame,
  said: string,
  asked: string | undefined,
  answered?: string,
): Pick<Frame, 'places' | 'unused'> {
  const isNamedAgain = places.some(({ text }) => fold(text).startsWith(fold(asked ?? '')));
  if (asked === undefined || (isNamedAgain && !isOneOf)) return { places, unused };
  const written = wordsOf(said);
  const words = written.length > limits.mostAreaWords ? wordsOf(places[0]?.text ?? '') : written;
  const telling = new Set([...unused, ...places.map(({ text }) => text)].flatMap(wordsOf));
  const mayName = (from: number, to: number): boolean =>
    telling.size === 0 || words.slice(from, to).some((word) => telling.has(word));
  const spans = spansOf(words.length).filter(([from, to]) => mayName(from, to));
  const areas = spans.map(([from, to]) => ({
    text: `${asked}, ${words.slice(from, to).join(' ')}`,
    asked,
    unused: [...words.slice(0, from), ...words.slice(to)].filter((word) => telling.has(word)),
    ...(answered !== undefined && { isNot: answered }),
  }));
  const others = places.map((place) => ({ ...place, unused: [...unused, ...place.unused] }));
  // `And in Santoña?` goes on to another place.
  const all = isContinued && !isWhere ? [...others, ...areas] : [...areas, ...others];
  return { places: isOneOf ? areas : all, unused: [] };
}

/** `Kiel`, `the one in Wales`: says which place is meant and nothing else. `The other one` says no area. */
function isPlaceOnly(frame: Frame): boolean {
  const { places, unused, isOneOf } = frame;
  return (places.length > 0 || (isOneOf && unused.length > 0)) && !asksMore(frame);
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,.!?]+/).filter(Boolean);
}

/** Whether a text of a conversation asks nothing that is understood. `isAsked`: a place was asked for. */
function isRemark(sentence: Frame, text: string, names: PlaceNames, isAsked = false): boolean {
  const { kinds, places, unused, asks, isContinued, isPlaceLed, isOneOf } = sentence;
  const said = { ...sentence, kinds: kinds.filter((kind) => kind !== 'courtesy') };
  if (!isAsked && isOneOf && places.length === 0 && !asksMore(said) && !isSaid(sentence)) return true;
  if (asksMore(said) || isOneOf || isContinued || asks !== undefined || isSaid(sentence)) return false;
  const [place] = places;
  if (!place) return !isKind(sentence) && (unused.length === 0 || unused.some((words) => /\p{L}/u.test(words)));
  const isAlone = wordsOf(text).length <= wordsOf(place.text).length;
  return !isAlone && !isPlaceLed && /^\p{Ll}/u.test(place.text) && !names.isLikely(place.text);
}

/** `Who won the rugby last night`: a sentence that asks nothing there is, and for whose place nobody needs to be asked. */
function isForeign(sentence: Frame, names: PlaceNames, hasHome: boolean): boolean {
  const { kinds, conditions, courtesies, unused, places } = sentence;
  const isAsked = kinds.some((kind) => kind !== 'courtesy') || conditions !== undefined || isSaid(sentence);
  const isNamed = places.some(({ text }) => names.isName(text) || !/^\p{Ll}/u.test(text));
  const isUnread = unused.some((words) => /\p{L}/u.test(words)) || courtesies.includes('unclear');
  return isUnread && !isAsked && !isNamed && !(hasHome && asksMore(sentence));
}

/** `Heights in feet, wind in mph please`: nothing but units of what is told, for which no place needs to be asked. */
function isUnitWish(frame: Frame): boolean {
  const { units, places, unused, days, time, part, when, asks, conditions, limit, heightM } = frame;
  const saysMoment = days.length > 0 || [time, part, when].some((slot) => slot !== undefined);
  const isQuestion = (asks ?? conditions ?? limit ?? heightM) !== undefined || isSaid(frame);
  return units.length > 0 && places.length + unused.length === 0 && !saysMoment && !isQuestion;
}

/** `Thanks, you nailed the tide yesterday`: it is over, and an unknown name that is written small names no place. */
function isThanks({ courtesies, places: [place], days, kinds, asks, isPlaceLed }: Frame, names: PlaceNames): boolean {
  const isOver = days.some((day) => day.kind === 'offset' && day.days < 0);
  const isPlace = place !== undefined && (isPlaceLed || names.isLikely(place.text) || !/^\p{Ll}/u.test(place.text));
  const isRemark = !isPlace && (isOver || (kinds.length === 0 && place !== undefined));
  return isRemark && courtesies.includes('thanks') && asks === undefined;
}

/** Whether a frame has thanks, praise or the like; a greeting within a sentence asks nothing. */
function isKind({ courtesies }: Frame): boolean {
  return courtesies.some((one) => one !== 'hello');
}

/** Whether a frame has a detail that only some questions have. */
function isSaid({ count, state, superlative, verb, terms, answerIn, clock, lacking }: Frame): boolean {
  return (
    lacking.length > 0 || [count, state, superlative, verb, terms, answerIn, clock].some((slot) => slot !== undefined)
  );
}

/** A remark as a courtesy, with the words that were not understood; these say less about the language than the conversation. */
function asUnclear(sentence: Frame, language = sentence.language): Frame {
  const [place] = sentence.places;
  const unused = place ? [...sentence.unused, place.text] : sentence.unused;
  const courtesies = isKind(sentence) ? sentence.courtesies : (['unclear'] as const);
  return {
    ...sentence,
    ...(language !== undefined && { language }),
    kinds: ['courtesy'],
    courtesies,
    places: [],
    unused,
  };
}
