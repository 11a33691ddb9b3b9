import { coarsePlaceId } from '../../users/index.ts';
import { pointId } from '../../domain/place.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type Command, type Options, type PlainCommand, type Request } from '../command.ts';
import { findCommand } from '../typed/command-names.ts';
import { isAboutWindows } from '../../language/request/follow-up.ts';
import type { Frame } from '../../language/meaning/frame.ts';
import { questionsApart } from '../../language/request/questions-apart.ts';
import { readPick } from '../../language/request/pick.ts';
import { readSentence } from '../../language/meaning/read-sentence.ts';
import { resolve } from '../../language/request/resolve.ts';
import type { SentenceContext } from '../../language/meaning/sentence.ts';
import { toRequests } from '../../language/request/to-request.ts';
import { digestChange, timedDigest, waitingChange } from './digest-change.ts';
import {
  continuedFramesOf,
  framesOf,
  readConditionOption,
  readConditions,
} from '../../language/request/read-question.ts';
import type { Conversation } from './conversations.ts';
import type { RequestContext } from '../command.ts';

export type Reading = Pick<Frame, 'places' | 'corrections' | 'unused' | 'lacking' | 'language' | 'answerIn'> & {
  /** Without its place. */
  readonly request: Request;
  /** See `Resolved`. */
  readonly isPlaceKept?: true;
  readonly isAnew?: true;
  readonly isCarried?: true;
  readonly withoutPlace?: Reading;
  /** Of a second question, about another place. */
  readonly further?: readonly Reading[];
};

export type Readings = readonly [Reading, ...Reading[]];

/** A reading of something other than a sentence: of a command with its place among the options. */
function chosen(command: Command, { place, ...options }: Options): Reading {
  const { meant } = options;
  return {
    request: { command, options },
    places: place === undefined ? [] : [{ text: place, ...(meant !== undefined && { asked: meant }), unused: [] }],
    corrections: [],
    unused: [],
    lacking: [],
  };
}

/** The ways to read a message, the likeliest first; never empty. Throws `command-unknown`, and commands’ problems. */
export function readMessage(context: RequestContext, conversation: Continued): Readings {
  const { input } = context.message;
  const { commands } = context;
  if (input.kind === 'pin') {
    const request = conversation.waiting ?? { command: defaultCommand(commands), options: {} };
    return [{ ...chosen(request.command, {}), request, places: [{ text: pointId(input.point), unused: [] }] }];
  }
  if (input.kind === 'text') {
    return readText(context, input.text, { ...conversation, hasHome: isElsewhere(context, conversation) });
  }
  const command = commands.find(({ name }) => name === input.name);
  if (!command) throw new Problem('command-unknown', { command: quote(input.name) });
  if (!command.takesConditions) return [chosen(command, input.options)];
  const { place, ...given } = input.options;
  const { options, unused } = readConditionOption(given, context.sentences);
  return [{ ...chosen(command, { ...options, ...(place !== undefined && { place }) }), unused }];
}

/** Whether a question without a place is about home, and no more about the place of the conversation. */
function isElsewhere({ preferences: { home } }: RequestContext, { frame }: Conversation): boolean {
  const [last] = frame?.places ?? [];
  return home !== undefined && (last === undefined || coarsePlaceId(last.text) !== home);
}

export type TextContext = Pick<RequestContext, 'commands' | 'spoken' | 'sentences'>;

/** The conversation that a text may continue; of whoever has a home, a question without a place is about home. */
type Continued = Conversation & { readonly hasHome?: boolean; readonly isOld?: boolean };

/** As `readMessage`, of a text. */
export function readText(context: TextContext, text: string, conversation: Continued = {}): Readings {
  const { commands, spoken, sentences } = context;
  const picked = pickedReading(text, conversation, context);
  if (picked) return [picked];
  const [first = '', ...others] = text.trim().split(/\s+/).filter(Boolean);
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
    const conditionsWith = ({ conditions }: Options): string =>
      [...written, conditions].filter((one) => one !== undefined).join(',');
    const readings = read(said, marked);
    if (written.length === 0) return readings;
    return changed(readings, ({ command, options }) => ({
      command,
      options: { ...options, conditions: conditionsWith(options) },
    }));
  }
  // Of the default command, whose name is a day as well, another day is meant.
  const rest = called.rest.join(' ');
  const [frame] = readSentence(rest, sentences);
  const hasOtherDay = frame && frame.days.length > 0 && frame.kinds.length === 0 && !frame.isContinued;
  return hasOtherDay ? read(rest, called.command) : read(words.join(' '), marked);
}

/** Whether a word behind a command with conditions is one as buttons carry it: `preset=launch`, `wind=..8`. */
function isConditionNotation(word: string, marked: Command | undefined): boolean {
  return marked?.takesConditions !== undefined && word.includes('=') && parseConditions(word).wrong.length === 0;
}

/** A command of its own syntax that a text begins with. */
type Called = {
  readonly command: PlainCommand;
  readonly words: readonly string[];
  /** The words behind its name. */
  readonly rest: readonly string[];
  readonly isMarked: boolean;
};

/** The readings of a text in the syntax of a command, or of a sentence that begins like it; `undefined` where it is neither. */
function readOwnSyntax(
  { command, words, rest, isMarked }: Called,
  context: TextContext,
  conversation: Continued,
): Readings | undefined {
  // Words after a command without options are a sentence that happens to begin with its name.
  if (!isMarked && rest.length > 0 && command.options.length === 0) return undefined;
  const sentence = isMarked ? undefined : wholeSentence(words, { command, rest }, context);
  if (sentence) return sentence;
  try {
    const options = parseOwn(command, rest, context);
    if (!command.takesConditions) return [spokenReading(command, options, { words, isMarked }, context)];
    // The option as it was typed is a sentence, which names the place as well.
    const { place: _, conditions = '', ...given } = options;
    const readings = readFrames(conditions, command, context, command.required?.includes('place') ? conversation : {});
    return changed(readings, ({ options: said }) => ({ command, options: { ...said, ...given } }));
  } catch (error) {
    if (isMarked || !(error instanceof Problem && error.code === 'setting-unknown')) throw error;
    const readings = readFrames(words.join(' '), undefined, context, {});
    const [{ request, unused }] = readings;
    const saysNothing = unused.length > 0 && Object.keys(request.options).length === 0;
    if (saysNothing || !setters.has(request.command.name)) throw error;
    return readings;
  }
}

/** A command by one word, answered in the language that has it; its English name is that of every menu. */
function spokenReading(
  command: PlainCommand,
  options: Options,
  { words: [word = '', ...others], isMarked }: Pick<Called, 'words' | 'isMarked'>,
  { sentences }: TextContext,
): Reading {
  const isFromMenu = isMarked || others.length > 0 || word.toLowerCase() === command.name;
  const language = isFromMenu ? undefined : readSentence(word, sentences)[0]?.language;
  return { ...chosen(command, options), ...(language !== undefined && { language }) };
}

function changed([first, ...others]: Readings, change: (request: Request) => Request): Readings {
  const changedOne = (one: Reading): Reading => ({ ...one, request: change(one.request) });
  return [changedOne(first), ...others.map(changedOne)];
}

/** Names of commands are English in every menu: without other words they say nothing about the language. */
function inLanguageOf(rest: string, readings: Readings, sentences: SentenceContext): Readings {
  const [{ language: read, ...first }, ...others] = readings;
  if (read === undefined || read === sentences.language) return readings;
  const language = readSentence(rest, sentences)[0]?.language;
  return [{ ...first, ...(language !== undefined && { language }) }, ...others];
}

/** `The second one` of the places that were offered: as if its button had been pressed. */
function pickedReading(text: string, { choices = [], language }: Conversation, { commands, sentences }: TextContext) {
  if (choices.length === 0) return undefined;
  const picked = choices[readPick(text, choices.length, sentences) ?? choices.length];
  const command = commands.find(({ name }) => name === picked?.command);
  if (!picked || !command) return undefined;
  return { ...chosen(command, picked.options), ...(language !== undefined && { language }) };
}

/** `Digest every morning at 8 for Hull`, `bulletin météo Brest`: a sentence understood to its end, rather than the syntax of a command. */
function wholeSentence(
  words: readonly string[],
  { command, rest }: { readonly command: Command; readonly rest: readonly string[] },
  context: TextContext,
): Readings | undefined {
  const readings = readFrames(words.join(' '), undefined, context, {});
  const [{ request, places, unused }] = readings;
  const [place] = places;
  if (!place || !context.sentences.places.isName(place.text)) return undefined;
  const { aspect, time } = request.options;
  // `Bulletin for Brest at 6:30 in this room`: words that are not understood are no syntax, and told, but for the command's own.
  if (request.command === command) {
    if (time === undefined || !unused.every((word) => rest.join(' ').includes(word))) return undefined;
    const isWhole = takesPlace(command) || !saysMore(parseOwn(command, rest, context), request.options, context);
    return isWhole ? readings : undefined;
  }
  // `Bollettino Corsica` is the forecast, as no digest has no time.
  const isTimed = !takesPlace(command) && command.required?.includes('time') === true;
  const asksKind = readSentence(rest.join(' '), context.sentences)[0]?.kinds[0] !== undefined;
  const isPart = isTimed && parseOwn(command, rest, context).time === undefined;
  // `Avisos costeros Galicia` are no alerts of one's own.
  const isNamed = request.command.name === 'warnings' && rest.join(' ') !== place.text;
  const asksMore = aspect !== undefined || asksKind || isPart || isNamed;
  const isRead = unused.length === 0 && time === undefined && takesPlace(request.command);
  return asksMore && isRead ? readings : undefined;
}

function parseOwn(command: PlainCommand, rest: readonly string[], { spoken, sentences }: TextContext): Options {
  return command.parse?.(rest, spoken, sentences) ?? {};
}

/** `07:00 UTC`, `sunrise-1h`, `full moon 18:00`: the syntax of a command is kept to the end, and says what the sentence does not. */
function saysMore(
  { place, what, ...options }: Options,
  said: Readonly<Record<string, string | undefined>>,
  { commands, sentences, spoken }: TextContext,
): boolean {
  const isKept = place !== undefined && sentences.places.isName(place);
  if (!isKept || (what !== undefined && !findCommand(what.split(' '), spoken, commands))) return false;
  return Object.entries(options).some(([name, value]) => said[name] !== value);
}

/** Commands of sentences that begin like settings: `set the language to French`, `set my home to Brest`, `set an alert for …`. */
const setters: ReadonlySet<string> = new Set(['settings', 'place home', 'alert add', 'digest add']);

function readFrames(
  text: string,
  marked: Command | undefined,
  context: TextContext,
  conversation: Continued,
): Readings {
  const { commands, sentences } = context;
  const apart = marked === undefined ? questionsApart(text, sentences) : undefined;
  const [frames = [], further] = apart ?? [readerFor(marked, conversation)(text, sentences)];
  const changed = marked === undefined ? changedDigest(text, frames, context, conversation) : undefined;
  if (changed) return [changed];
  const isRedone = frames[0]?.change === 'instead' && frames[0].places.length > 0 && frames[0].kinds.length === 0;
  const before = isRedone && conversation.redo ? { ...conversation, waiting: conversation.redo } : conversation;
  const read = (frame: Frame): Reading => readingOf(text, frame, marked, context, before);
  const [first, ...others] = frames.map(read);
  // A text without a word asks nothing: the bot answers what can be asked.
  if (first) return [{ ...first, ...(further && { further: further.map(read) }) }, ...others];
  return [chosen(commandNamed('help', commands), {})];
}

/** How sentences are read behind the name of a command, or without one. */
function readerFor(marked: Command | undefined, { frame }: Continued): typeof readConditions {
  if (marked?.takesConditions === 'always') return readConditions;
  if (marked && !(takesPlace(marked) && marked.takesConditions === 'optional')) return readSentence;
  return isAboutWindows(frame) ? continuedFramesOf : framesOf;
}

/** A sentence that changes the digest or alert that the last answer was about, or says its time. */
function changedDigest(
  text: string,
  frames: readonly Frame[],
  { commands, sentences }: TextContext,
  { digest, untimed, waiting, frame: last }: Continued,
): Reading | undefined {
  const frame = frames.find(({ change, step }) => change ?? step) ?? frames[0];
  const change =
    frame &&
    ((untimed && timedDigest(frame, untimed)) ??
      (waiting && waitingChange({ text, frame }, waiting, sentences)) ??
      (digest && digestChange({ text, frame, last }, digest, sentences)));
  if (!change) return undefined;
  const { command, options, unused } = change;
  const { request, places } = chosen(commandNamed(command, commands), {
    ...(digest && { number: digest.number }),
    ...options,
  });
  return { ...reading({ ...frame, unused }, request), places };
}

function readingOf(
  text: string,
  read: Frame,
  marked: Command | undefined,
  { commands, sentences }: TextContext,
  conversation: Continued,
): Reading {
  const readingFor = (frame: Frame): Reading => reading(frame, requestOf(frame, marked, commands));
  // An explanation needs no place: an unknown word of it is none.
  const [said] = read.kinds.join() === 'explain' ? read.places : [];
  const isWord = said && !sentences.places.isName(said.text);
  const plain = isWord ? { ...read, places: [], unused: [...read.unused, said.text] } : read;
  const { frame, completes, withoutPlace, ...marks } = resolve(text, plain, sentences.places, conversation);
  if (completes) return reading(frame, conversation.waiting!);
  return { ...readingFor(frame), ...marks, ...(withoutPlace && { withoutPlace: readingFor(withoutPlace) }) };
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

/** Further commands of a sentence are the option `also`; all share the other options. */
function requestOf(frame: Frame, marked: Command | undefined, commands: readonly Command[]): Request {
  const requests = toRequests(frame);
  const [first, ...others] = requests;
  const all: Request['options'] = Object.assign({}, ...requests.toReversed().map(({ options }) => options));
  const { place: _, aspect: __, ...options } = all;
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

function commandNamed(name: string, commands: readonly Command[]): Command {
  return commands.find((command) => command.name === name) ?? defaultCommand(commands);
}

/** The first answers a bare place. */
function defaultCommand([first]: readonly Command[]): Command {
  if (!first) throw new Error('There are no commands');
  return first;
}
