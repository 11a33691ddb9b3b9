import { coarsePlaceId } from '../../users/index.ts';
import { pointId } from '../../domain/place.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type Command, type Options, type PlainCommand, type Request } from '../command.ts';
import { findCommand } from '../typed/command-names.ts';
import { continueFrame, isAboutWindows } from '../../language/request/follow-up.ts';
import type { Frame } from '../../language/meaning/frame.ts';
import type { PlaceCandidate } from '../../language/names/place-candidates.ts';
import { frameOf } from '../../language/request/from-request.ts';
import { readPick } from '../../language/scoring/pick.ts';
import { readSentence } from '../../language/read-sentence.ts';
import type { SentenceContext } from '../../language/sentence.ts';
import { withoutStep, withStep } from '../../language/request/steps.ts';
import { toRequests } from '../../language/request/to-request.ts';
import type { Correction } from '../../language/lexicon/typos.ts';
import { digestChange, timedDigest } from './digest-change.ts';
import { alteredAlert } from '../../language/meaning/window-options.ts';
import { continuedFramesOf, framesOf, readConditionOption, readConditions } from '../../language/read-question.ts';
import type { Conversation } from './conversations.ts';
import { isPlaceOnly, narrowed } from './narrowing.ts';
import { asUnclear, isRemark } from './remarks.ts';
import type { RequestContext } from './request-context.ts';

/** One way to read a message. */
export type Reading = {
  /** Without its place. */
  readonly request: Request;
  /** Names of the place, to be tried in order; empty where none was written. */
  readonly places: readonly PlaceCandidate[];
  /** Words that were read as others. */
  readonly corrections: readonly Correction[];
  /** Words that were not understood. */
  readonly unused: readonly string[];
  /** Words that ask for what there are no data about. */
  readonly lacking: readonly string[];
  /** BCP 47 tag of the language of a sentence, where it is recognised. */
  readonly language?: string;
  /** BCP 47 tag of the language that the answer is asked for in. */
  readonly answerIn?: string;
  /** The sentence that sets up an alert as it will be, where another one only says what changes. */
  readonly sentence?: string;
  /** Its place is that of the last answer. */
  readonly isPlaceKept?: true;
  /** It asks anew, about a place that it names: without one that is known, it is not about the place of the last answer. */
  readonly isAnew?: true;
  /** The same about the place of the last answer, where the words that may name a place name none: `will it pick up?`. */
  readonly withoutPlace?: Reading;
};

/** A reading of something other than a sentence. */
const exact = { corrections: [], unused: [], lacking: [] } as const;

/**
 * The ways to read a message, the likeliest first; never empty. Has no effects. Throws the problem `command-unknown`, and
 * those of a command's own syntax.
 */
export function readMessage(context: RequestContext, conversation: Conversation): readonly [Reading, ...Reading[]] {
  const { input } = context.message;
  const { commands } = context;
  if (input.kind === 'pin') {
    const request = conversation.waiting ?? { command: defaultCommand(commands), options: {} };
    return [{ request, places: [{ text: pointId(input.point), unused: [] }], ...exact }];
  }
  if (input.kind === 'text') {
    return readText(context, input.text, { ...conversation, hasHome: isElsewhere(context, conversation) });
  }
  const command = commands.find(({ name }) => name === input.name);
  if (!command) throw new Problem('command-unknown', { command: quote(input.name) });
  const { place, ...given } = input.options;
  const { options, unused } = command.takesConditions
    ? readConditionOption(given, context.sentences)
    : { options: given, unused: [] };
  return [{ request: { command, options }, places: placesOf(place, options.meant), ...exact, unused }];
}

/** Whether a question without a place is about home, and no more about the place of the conversation. */
function isElsewhere({ preferences: { home } }: RequestContext, { frame }: Conversation): boolean {
  const [last] = frame?.places ?? [];
  return home !== undefined && (last === undefined || coarsePlaceId(last.text) !== home);
}

/** The place of an option, with the name that it was chosen for, if any. */
function placesOf(text: string | undefined, asked?: string): PlaceCandidate[] {
  return text === undefined ? [] : [{ text, ...(asked !== undefined && { asked }), unused: [] }];
}

export type TextContext = Pick<RequestContext, 'commands' | 'spoken' | 'sentences'>;

/** The conversation that a text may continue; of whoever has a home, a question without a place is about home. */
type Continued = Conversation & { readonly hasHome?: boolean };

/** As `readMessage`, of a text. */
export function readText(
  context: TextContext,
  text: string,
  conversation: Continued = {},
): readonly [Reading, ...Reading[]] {
  const { commands, spoken, sentences } = context;
  const picked = pickedReading(text, conversation, context);
  if (picked) return [picked];
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const [first = '', ...others] = typed;
  const isMarked = first.startsWith('/');
  const words = [first.replace(/^\//, ''), ...others];
  const called = findCommand(words, spoken, commands);
  if (isMarked && !called) throw new Problem('command-unknown', { command: quote(words[0] ?? '') });
  if (called && !takesPlace(called.command)) {
    const own = readOwnSyntax({ ...called, command: called.command, words, isMarked }, context, conversation);
    if (own) return own;
  }
  const marked = isMarked && called && takesPlace(called.command) ? called.command : undefined;
  const read = (sentence: string, command: Command | undefined): ReturnType<typeof readFrames> => {
    const readings = readFrames(sentence, command, context, conversation);
    return called && command?.name === words[0]?.toLowerCase()
      ? inLanguageOf(called.rest.join(' '), readings, sentences)
      : readings;
  };
  if (called?.command !== defaultCommand(commands)) {
    const written = words.filter((word) => isConditionNotation(word, marked));
    const said = words.filter((word) => !written.includes(word)).join(' ');
    return withConditions(read(said, marked), written);
  }
  // Of the default command, whose name is a day as well, another day is meant.
  const rest = called.rest.join(' ');
  const [frame] = readSentence(rest, sentences);
  const hasOtherDay = frame && frame.days.length > 0 && frame.kinds.length === 0 && !frame.isContinued;
  return hasOtherDay ? read(rest, called.command) : read(words.join(' '), marked);
}

/** A command of its own syntax that a text begins with. */
type Called = {
  readonly command: PlainCommand;
  readonly words: readonly string[];
  /** The words behind its name. */
  readonly rest: readonly string[];
  readonly isMarked: boolean;
};

/**
 * The readings of a text in the syntax of a command, or of a sentence that begins like it; `undefined` where its words have
 * nothing to do with the command. Throws the problems of the syntax.
 */
function readOwnSyntax(
  { command, words, rest, isMarked }: Called,
  context: TextContext,
  conversation: Continued,
): readonly [Reading, ...Reading[]] | undefined {
  if (!hasOwnSyntax(command, rest, isMarked)) return undefined;
  const sentence = isMarked ? undefined : wholeSentence(words, { command, rest }, context);
  if (sentence) return sentence;
  try {
    const { place, ...options } = command.parse(rest, context.spoken);
    if (!command.takesConditions) return [{ request: { command, options }, places: placesOf(place), ...exact }];
    const continued = command.required?.includes('place') ? conversation : {};
    return readConditionFrames(options, command, context, continued);
  } catch (error) {
    if (isMarked || !(error instanceof Problem && error.code === 'setting-unknown')) throw error;
    const readings = readFrames(words.join(' '), undefined, context, {});
    if (!setters.has(readings[0].request.command.name)) throw error;
    return readings;
  }
}

/** Whether a word behind a command with conditions is one as buttons carry it: `preset=launch`, `wind=..8`. */
function isConditionNotation(word: string, marked: Command | undefined): boolean {
  return marked?.takesConditions !== undefined && word.includes('=') && parseConditions(word).wrong.length === 0;
}

function withConditions(
  readings: readonly [Reading, ...Reading[]],
  written: readonly string[],
): readonly [Reading, ...Reading[]] {
  if (written.length === 0) return readings;
  const [first, ...others] = readings.map((reading) => {
    const { command, options } = reading.request;
    const conditions = [...written, options.conditions].filter((one) => one !== undefined).join(',');
    return { ...reading, request: { command, options: { ...options, conditions } } };
  });
  return [first!, ...others];
}

/**
 * Menus have English names in every language: `/weather Cuxhaven` says nothing about the language, other than
 * `/weather Cuxhaven tomorrow` and `/météo Brest`.
 */
function inLanguageOf(
  rest: string,
  readings: readonly [Reading, ...Reading[]],
  sentences: SentenceContext,
): readonly [Reading, ...Reading[]] {
  const [{ language: read, ...first }, ...others] = readings;
  if (read === undefined || read === sentences.language) return readings;
  const language = readSentence(rest, sentences)[0]?.language;
  return [{ ...first, ...(language !== undefined && { language }) }, ...others];
}

/** `The second one` of the places that were offered: as if its button had been pressed. */
function pickedReading(
  text: string,
  { choices = [], language }: Conversation,
  { commands, sentences }: Pick<TextContext, 'commands' | 'sentences'>,
): Reading | undefined {
  if (choices.length === 0) return undefined;
  const picked = choices[readPick(text, choices.length, sentences) ?? choices.length];
  const command = commands.find(({ name }) => name === picked?.command);
  if (!picked || !command) return undefined;
  const { place, ...options } = picked.options;
  return {
    ...(language !== undefined && { language }),
    request: { command, options },
    places: placesOf(place, options['meant']),
    ...exact,
  };
}

/** The option `conditions` as it was typed is a sentence, which names the place as well. */
function readConditionFrames(
  { conditions = '', ...options }: Options,
  command: Command,
  grammar: { commands: readonly Command[]; sentences: SentenceContext },
  conversation: Continued,
): readonly [Reading, ...Reading[]] {
  const [first, ...others] = readFrames(conditions, command, grammar, conversation).map((reading) => ({
    ...reading,
    request: { command, options: { ...reading.request.options, ...options } },
  }));
  return first ? [first, ...others] : [{ request: { command, options }, places: [], ...exact }];
}

/** `Digest every morning at 8 for Hull`, `bulletin météo Brest`: a sentence understood to its end, rather than the syntax of a command. */
function wholeSentence(
  words: readonly string[],
  { command, rest }: { readonly command: Command; readonly rest: readonly string[] },
  grammar: TextContext,
): readonly [Reading, ...Reading[]] | undefined {
  const readings = readFrames(words.join(' '), undefined, grammar, {});
  const [{ request, places, unused }] = readings;
  if (!places[0] || unused.length > 0 || !grammar.sentences.places.isName(places[0].text)) return undefined;
  const { aspect, time } = request.options;
  if (request.command === command) {
    const hasAll =
      time !== undefined &&
      (takesPlace(command) || !saysMore(command.parse(rest, grammar.spoken), request.options, grammar));
    return hasAll ? readings : undefined;
  }
  const asksMore = aspect !== undefined || readSentence(rest.join(' '), grammar.sentences)[0]?.kinds[0] !== undefined;
  return asksMore && time === undefined && takesPlace(request.command) ? readings : undefined;
}

/** `07:00 UTC`, `sunrise-1h`, `full moon 18:00`: the syntax of a command is kept to the end, and says what the sentence does not. */
function saysMore(
  { place, what, ...options }: ReturnType<PlainCommand['parse']>,
  said: Readonly<Record<string, string | undefined>>,
  { commands, sentences, spoken }: TextContext,
): boolean {
  const isKept = place !== undefined && sentences.places.isName(place);
  if (!isKept || (what !== undefined && !findCommand(what.split(' '), spoken, commands))) return false;
  return Object.entries(options).some(([name, value]) => said[name] !== value);
}

/** Commands of sentences that begin like settings: `set the language to French`, `set my home to Brest`, `set an alert for …`. */
const setters: ReadonlySet<string> = new Set(['settings', 'place home', 'alert add', 'digest add']);

/** Words after a command without options are a sentence that happens to begin with its name: `help me find the tide`. */
function hasOwnSyntax(command: Command, rest: readonly string[], isMarked: boolean): boolean {
  return isMarked || rest.length === 0 || command.options.length > 0;
}

function readFrames(
  text: string,
  marked: Command | undefined,
  { commands, sentences }: { commands: readonly Command[]; sentences: SentenceContext },
  conversation: Continued,
): readonly [Reading, ...Reading[]] {
  const frames =
    marked?.takesConditions === 'always'
      ? keptOr(readConditions, text, sentences)
      : marked && !(takesPlace(marked) && marked.takesConditions === 'optional')
        ? keptOr(readSentence, text, sentences)
        : keptOr(isAboutWindows(conversation.frame) ? continuedFramesOf : framesOf, text, sentences);
  const readings = frames.flatMap((frame) =>
    readingOf({ text, frame }, { marked, commands, names: sentences.places }, conversation),
  );
  const changed = marked === undefined ? changedDigest(text, frames, { commands, sentences }, conversation) : undefined;
  if (changed) return [changed];
  const [first, ...others] = readings;
  // A text without a word asks nothing: the bot answers what can be asked.
  if (first) return [first, ...others];
  return [{ request: { command: commandNamed('help', commands), options: {} }, places: [], ...exact }];
}

/** A sentence that changes the digest or alert that the last answer was about, or says its time. */
function changedDigest(
  text: string,
  frames: readonly Frame[],
  { commands, sentences }: { commands: readonly Command[]; sentences: SentenceContext },
  { digest, untimed }: Continued,
): Reading | undefined {
  // `Rather 7` may be a place elsewhere.
  const frame = frames.find(({ change }) => change) ?? frames[0];
  const change =
    frame && ((untimed && timedDigest(frame, untimed)) ?? (digest && digestChange({ text, frame }, digest, sentences)));
  if (!change) return undefined;
  const { command, unused, text: sentence } = change;
  const { place, ...options } = change.options;
  const numbered = { ...(digest && { number: digest.number }), ...options };
  const request = { command: commandNamed(command, commands), options: numbered };
  const read = { ...reading({ ...frame, unused }, request), places: placesOf(place) };
  return { ...read, ...(sentence !== undefined && { sentence }) };
}

/** Longer texts are seldom written twice. */
const longestKept = 100;

/** The frames of a text. Many people ask the same, and to read a text takes 1 ms. */
function keptOr(read: typeof framesOf, text: string, sentences: SentenceContext): readonly Frame[] {
  const { language, kept } = sentences;
  if (text.length > longestKept) return read(text, sentences);
  const key = `${read.name} ${language} ${text}`;
  const frames = kept?.get(key) ?? read(text, sentences);
  kept?.set(key, frames);
  return frames;
}

function readingOf(
  { text, frame: read }: { readonly text: string; readonly frame: Frame },
  {
    marked,
    commands,
    names,
  }: {
    readonly marked: Command | undefined;
    readonly commands: readonly Command[];
    readonly names: SentenceContext['places'];
  },
  { frame: last, waiting, language, hasHome = false }: Continued,
): Reading {
  const spoken = read.isOneOf ? withoutLanguage(read, text) : read;
  // An alert keeps its place where the sentence names none.
  if (alteredAlert(spoken.conditions ?? [])) return reading(spoken, requestOf(spoken, marked, commands));
  const open = waiting && openFrame(waiting);
  const isAboutHome = hasHome && spoken.kinds.length > 0 && !spoken.isContinued;
  const base = open ?? (isAboutHome ? undefined : last);
  const sentence = base ? withStep(spoken, base) : withoutStep(spoken);
  if (waiting && isPlaceOnly(sentence)) {
    // A name says nothing about the language.
    const { language: _, ...named } = reading(sentence, waiting);
    return {
      ...named,
      ...narrowed(sentence, text, waiting.options.place),
      ...(language !== undefined && { language }),
    };
  }
  if (!base) {
    const asked = spoken.step && isRemark(sentence, text, names) ? asUnclear(sentence) : sentence;
    return reading(asked, requestOf(asked, marked, commands));
  }
  const isOther = sentence.kinds.length > 0;
  const [asked] = base.places;
  const said = sentence.places[0]?.text ?? '';
  // `And on Föhr?` behind an answer about Norddeich is another place.
  const isOtherIsland = sentence.isContinued && !sentence.isWhere && names.isIsland(said);
  const mayNarrow = open !== undefined || (names.isArea(said) && !isOtherIsland);
  const isNarrowed = sentence.isOneOf || (!isOther && mayNarrow);
  // `And Norderney?` behind an answer about Juist, which is no place on that island.
  const answered = open === undefined && !sentence.isWhere && names.isIsland(said) ? asked?.text : undefined;
  const narrower = isNarrowed
    ? { ...sentence, isContinued: true, ...narrowed(sentence, said, asked?.asked ?? asked?.text, answered) }
    : sentence;
  const frame = continueFrame(narrower, base);
  const hasPlace = sentence.places.length > 0;
  const unclear = isRemark(sentence, text, names, open !== undefined) ? asUnclear(sentence, base.language) : undefined;
  const remark = unclear && reading(unclear, requestOf(unclear, marked, commands));
  if (remark && (!hasPlace || names.isName(said))) return remark;
  const continued = {
    ...reading(frame, requestOf(frame, marked, commands)),
    ...(!hasPlace && frame.places.length > 0 && { isPlaceKept: true as const }),
    ...(hasPlace && asksAnew(sentence) && { isAnew: true as const }),
  };
  if (remark) return { ...continued, withoutPlace: remark };
  if (!mayNameNothing(sentence)) return continued;
  const rest = continueFrame({ ...sentence, places: [], unused: [...sentence.unused, said] }, base);
  const withoutPlace = reading(rest, requestOf(rest, marked, commands));
  return names.isLikely(said) ? { ...continued, withoutPlace } : withoutPlace;
}

function reading(frame: Frame, request: Request): Reading {
  const { places, otherPlaces, corrections, unused, lacking, language, answerIn } = frame;
  return {
    request,
    places,
    corrections,
    // A command that is about no place takes no list of them.
    unused: request.options.alsoAt === undefined ? [...unused, ...otherPlaces] : unused,
    lacking,
    ...(language !== undefined && { language }),
    ...(answerIn !== undefined && { answerIn }),
  };
}

/** The frame of a request that waits for its place: the next sentence may add a day to it. */
function openFrame(waiting: Request): Frame | undefined {
  const { place } = waiting.options;
  return frameOf(waiting, place === undefined ? undefined : { text: place });
}

/** `Tide Kilkee`, `how high is it in Kilkee`: other than `and how high mate?`, where the words may be no place. */
function asksAnew({ kinds, asks, isContinued, isPlaceLed }: Frame): boolean {
  return kinds.length > 0 && (isPlaceLed || (!isContinued && asks === undefined));
}

/** Whether words of a question that goes on may be no place: nothing leads to them, and they are written small. */
function mayNameNothing({ places, kinds, asks, isPlaceLed }: Frame): boolean {
  const [place] = places;
  return place !== undefined && kinds.length === 0 && asks !== undefined && !isPlaceLed && /^\p{Ll}/u.test(place.text);
}

/** Further commands of a sentence are the option `also`; all share the other options. */
function requestOf(frame: Frame, marked: Command | undefined, commands: readonly Command[]): Request {
  const requests = toRequests(frame);
  const [first, ...others] = requests;
  const { place: _, aspect: __, ...options } = first?.options ?? {};
  const aspects = requests.flatMap((request) => request.options.aspect ?? []);
  const aspect = aspects.length > 0 && { aspect: aspects.join(',') };
  // `/tide Brest` is the tide, whatever else its words may mean.
  if (marked) return { command: marked, options: { ...options, ...aspect, ...notConditions(marked, frame) } };
  const command = commandNamed(first?.command ?? 'help', commands);
  const also = others.map((request) => request.command).join(',');
  return { command, options: { ...options, ...aspect, ...(also !== '' && { also }) } };
}

/** Words that are no conditions, where a command wants some: its problem names them. */
function notConditions(marked: Command, { conditions, unused }: Frame): Options {
  const wantsConditions = marked.takesConditions === 'always' && !conditions;
  return wantsConditions && unused.length > 0 ? { conditions: unused.join(' ') } : {};
}

/** `The English one` is a place, and no wish for a language: its words may name the area. */
function withoutLanguage(frame: Frame, text: string): Frame {
  const { answerIn, ...rest } = frame;
  if (answerIn === undefined) return frame;
  return { ...rest, kinds: frame.kinds.filter((kind) => kind !== 'settings'), unused: [...frame.unused, text] };
}

function commandNamed(name: string, commands: readonly Command[]): Command {
  return commands.find((command) => command.name === name) ?? defaultCommand(commands);
}

/** The first answers a bare place. */
function defaultCommand([first]: readonly Command[]): Command {
  if (!first) throw new Error('There are no commands');
  return first;
}
