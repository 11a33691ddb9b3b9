import { pointId } from '../../domain/place.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type Command, type Request } from '../command.ts';
import { findCommand } from '../language/command-names.ts';
import { continueFrame } from '../language/follow-up.ts';
import type { Frame, PlaceCandidate } from '../language/frame.ts';
import { readSentence, type SentenceContext } from '../language/read-sentence.ts';
import { toRequests } from '../language/to-request.ts';
import type { Conversation } from './conversations.ts';
import type { RequestContext } from './request-context.ts';

/** One way to read a message. */
export type Reading = {
  /** One for each command that is asked for, in order. */
  readonly requests: readonly [Request, ...Request[]];
  /** Names of the place, to be tried in order; empty where none was written. */
  readonly places: readonly PlaceCandidate[];
  /** The sentence, where the message is one. */
  readonly frame?: Frame;
};

/**
 * The ways to read a message, the likeliest first; never empty. Has no effects. Throws the problem `command-unknown`, and
 * those of a command's own syntax.
 */
export function readMessage(context: RequestContext, conversation: Conversation): readonly [Reading, ...Reading[]] {
  const { input } = context.message;
  const { commands } = context;
  if (input.kind === 'pin') {
    const { command, options } = conversation.waiting ?? { command: defaultCommand(commands), options: {} };
    return [{ requests: [{ command, options: { ...options, place: pointId(input.point) } }], places: [] }];
  }
  if (input.kind === 'text') return readText(context, input.text, conversation);
  const command = commands.find(({ name }) => name === input.name);
  if (!command) throw new Problem('command-unknown', { command: quote(input.name) });
  const { place } = input.options;
  const places = place === undefined ? [] : [{ text: place, unused: [] }];
  return [{ requests: [{ command, options: input.options }], places }];
}

type TextContext = Pick<RequestContext, 'commands' | 'spoken' | 'sentences'>;

/** As `readMessage`, of a text. */
export function readText(
  { commands, spoken, sentences }: TextContext,
  text: string,
  conversation: Conversation = {},
): readonly [Reading, ...Reading[]] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const isMarked = typed[0]?.startsWith('/') ?? false;
  const words = [(typed[0] ?? '').replace(/^\//, ''), ...typed.slice(1)];
  const called = findCommand(words, spoken, commands);
  if (isMarked && !called) throw new Problem('command-unknown', { command: quote(words[0] ?? '') });
  if (called && !takesPlace(called.command) && hasOwnSyntax(called.command, called.rest, isMarked)) {
    const { command, rest } = called;
    const options = command.parse(rest, spoken);
    const places = options.place === undefined ? [] : [{ text: options.place, unused: [] }];
    return [{ requests: [{ command, options }], places }];
  }
  const marked = isMarked && called && takesPlace(called.command) ? called.command : undefined;
  return readFrames(words.join(' '), marked, { commands, sentences }, conversation);
}

/** Words after a command without options are a sentence that happens to begin with its name: `help me find the tide`. */
function hasOwnSyntax(command: Command, rest: readonly string[], isMarked: boolean): boolean {
  return isMarked || rest.length === 0 || command.options.length > 0;
}

function readFrames(
  text: string,
  marked: Command | undefined,
  { commands, sentences }: { commands: readonly Command[]; sentences: SentenceContext },
  conversation: Conversation,
): readonly [Reading, ...Reading[]] {
  const frames = readSentence(text, sentences);
  const readings = frames.flatMap((frame) => readingOf(frame, marked, commands, conversation) ?? []);
  const [first, ...others] = readings;
  // A text without a word asks nothing: the bot answers what can be asked.
  return first
    ? [first, ...others]
    : [{ requests: [{ command: commandNamed('help', commands), options: {} }], places: [] }];
}

function readingOf(
  sentence: Frame,
  marked: Command | undefined,
  commands: readonly Command[],
  { frame: last, waiting }: Conversation,
): Reading | undefined {
  if (waiting && isBarePlace(sentence)) return { requests: [waiting], places: sentence.places, frame: sentence };
  const frame = last ? continueFrame(sentence, last) : sentence;
  const [first, ...others] = toRequests(frame).map(({ command, options: { place: _, ...options } }) => ({
    command: commandNamed(command, commands),
    options,
  }));
  if (!first) return undefined;
  // `/tide Brest` is the tide, whatever else its words may mean.
  if (marked && first.command !== marked) {
    const { aspect: __, ...options } = first.options;
    return { requests: [{ command: marked, options }], places: frame.places, frame };
  }
  return { requests: [first, ...others], places: frame.places, frame };
}

function isBarePlace({ places, kinds, days }: Frame): boolean {
  return places.length > 0 && kinds.length === 0 && days.length === 0;
}

function commandNamed(name: string, commands: readonly Command[]): Command {
  return commands.find((command) => command.name === name) ?? defaultCommand(commands);
}

/** The first answers a bare place. */
function defaultCommand([first]: readonly Command[]): Command {
  if (!first) throw new Error('There are no commands');
  return first;
}
