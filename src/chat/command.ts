import type { Aspect, Question } from '../domain/question/index.ts';
import type { Answer, AskedPreset, Button, DaysAsked, FormatContext, PlaceAsked } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import type { ShownDatum } from '../domain/tide/index.ts';
import type { Instant } from '../domain/time.ts';
import type { Condition, News } from '../domain/windows/index.ts';
import type { Preferences } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import type { IncomingMessage, Input } from './message.ts';
import type { SentenceContext } from '../language/meaning/sentence.ts';
import type { HiddenOption, OptionName } from './options.ts';
import type { ChatPorts, Marine } from './ports.ts';

/** One command of the chat. Its names, descriptions and examples are in `locales`. */
export type Command = PlaceCommand | PlainCommand;

export type Options = Readonly<Partial<Record<OptionName | HiddenOption, string>>>;
export type Request = { readonly command: Command; readonly options: Options };

type CommandBase = {
  /** One word, or two where several commands share the first: `place save`. The first word alone means the first of them. */
  readonly name: string;
  /** Only sentences lead to it: it is on no menu, and has no name to be typed. */
  readonly isSpoken?: true;
  /** Whether the answer with these options concerns only the user. */
  isPrivate?(options: Options): boolean;
};

export type PlaceCommand = CommandBase & {
  readonly options: readonly PlaceOption[];
  /** Whether it answers for a time or a part of the day, or the aspects that it does so for. */
  readonly takesTime?: true | readonly Aspect[];
  /** Whether it answers for the time of a high water or sunrise that is asked for beside it. */
  readonly takesEvent?: true | 'water';
  /** Whether it warns of strong tidal streams, or the aspects that it does so for. */
  readonly warnsOfStreams?: true | readonly Aspect[];
  /** It names a race so near, km, too: streams are what it is about. */
  readonly racesWithinKm?: number;
  /** Whether its answer is one file or list, which can not be that of several places. */
  readonly isOfOnePlace?: true;
  /** Whether it answers for several of the next ones: `the next 3 high waters`. */
  readonly takesCount?: true;
  /** Whether it answers when conditions hold, and has another answer without any. */
  readonly takesConditions?: 'always' | 'optional';
  readonly showsWarnings?: true;
  /** Days that are answered at once; 14 where absent. */
  readonly maxDays?: number;
  run(context: PlaceCommandContext): Promise<Answer>;
  /** The answer to what is the same at every place; `undefined` where the question needs one. */
  runAnywhere?(context: DaysAsked): Answer | undefined;
};

export type PlaceOption = 'place' | 'day' | 'days' | 'datum' | 'conditions' | 'preset';

export type PlaceCommandContext = PlaceAsked & {
  /** Of a command that takes conditions; at least one. */
  readonly conditions?: readonly Condition[];
  readonly preset?: AskedPreset;
  /** The events that an alert about these conditions reports. */
  readonly news?: readonly News[];
  readonly datum?: ShownDatum;
  readonly question: Question;
  readonly marine: Marine;
  /** The address of a page of this service, where people can reach one: `/calendar/geonames:3030300.ics`. */
  readonly addressOf?: (path: string) => string;
};

export type PlainCommand = CommandBase & {
  readonly options: readonly OptionName[];
  readonly required?: readonly OptionName[];
  /** Whether its first word means it where no second word names a command: `digest Brest 07:00`. */
  readonly isUsual?: true;
  /** Whether its option `conditions` may be a sentence, with the place where the option `place` is not given. */
  readonly takesConditions?: 'always';
  /** Of a command that changes something, its options as they stand, with which a form begins. Throws a `Problem`. */
  current?(context: CommandContext): Promise<Options>;
  /** Reads the words typed after its name; without it they belong to something else. Throws a `Problem`. */
  parse?(typed: readonly string[], spoken: readonly Words[], sentences: SentenceContext): Options;
  /** Checks the options and returns the action that has effects. Throws a `Problem` or `ClarificationNeeded`. */
  prepare(context: CommandContext): Action | Promise<Action>;
};

/** Carries a request out. Throws a `Problem`. */
export type Action = () => Promise<Answer>;

/** One message with what is needed to answer it. */
export type RequestContext = Omit<ChatPorts, 'log' | 'now'> & {
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
  readonly message: IncomingMessage;
  readonly preferences: Preferences;
  /** Those of the answer, and of every language that may be typed, the user's first. */
  readonly words: Words;
  readonly spoken: readonly Words[];
  /** Reads sentences, with the user's saved places among the names. */
  readonly sentences: SentenceContext;
  readonly now: Instant;
};

export type CommandContext = Omit<RequestContext, 'places' | 'publicUrl' | 'strongStreamAt'> & {
  readonly options: Options;
  /** Home, a saved name or a place of the gazetteer. Throws a `Problem`, or `ClarificationNeeded` if unclear. */
  findPlace(text: string | undefined): Promise<Place>;
  /** A button that sends a line as if it were typed. Throws a `Problem` where the line makes no sense. */
  toButton(line: string): Button;
  formatAt(place: Place): FormatContext;
};

export function takesPlace(command: Command): command is PlaceCommand {
  return 'run' in command;
}

/** Known before the answer: an adapter may have to say in advance who will see it. */
export function isPrivateCommand(commands: readonly Command[], input: Input): boolean {
  if (input.kind !== 'command') return false;
  const names = new Set([input.name, ...(input.options['also']?.split(',') ?? [])]);
  return commands.some((command) => names.has(command.name) && command.isPrivate?.(input.options));
}
