import type { Answer, Button, Day, FormatContext } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import type { DatumName } from '../domain/tide/index.ts';
import type { Instant } from '../domain/time.ts';
import type { Users, Preferences } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import type { IncomingMessage, Input } from './message.ts';
import type { HiddenOption, OptionName } from './options.ts';
import type { Digests, Marine } from './ports.ts';

/** One thing that can be asked. Its names, descriptions and examples are in `locales`. */
export type Command = PlaceCommand | PlainCommand;

/** What is filled in, as it was typed. */
export type Options = Readonly<Partial<Record<OptionName | HiddenOption, string>>>;

/** What every command has. */
type CommandBase = {
  /** One word, or two where several commands share the first: `place save`. The first of those is meant by it alone. */
  readonly name: string;
  /** Whether what it answers with these options is nobody else's business. */
  isPrivate?(options: Options): boolean;
};

/** A command about a place: every one of them takes a day as well. */
export type PlaceCommand = CommandBase & {
  readonly options: readonly PlaceOption[];
  run(asked: PlaceCommandContext): Promise<Answer>;
};

export type PlaceOption = 'place' | 'day' | 'days' | 'datum';

export type PlaceCommandContext = {
  readonly format: FormatContext;
  readonly place: Place;
  /** At least one, in a row; more where the command takes `days`. */
  readonly days: readonly [Day, ...Day[]];
  readonly datum?: DatumName;
  readonly marine: Marine;
};

/** Any other command: it reads what is typed behind its name by itself. */
export type PlainCommand = CommandBase & {
  readonly options: readonly OptionName[];
  /** Of the options, those without which it has no meaning. */
  readonly required?: readonly OptionName[];
  /** The words behind its name. Throws a `Problem`. */
  read(typed: readonly string[], spoken: readonly Words[]): Options;
  run(asked: CommandContext): Promise<Answer>;
};

export type CommandContext = {
  readonly words: Words;
  /** Every language that may be typed, the asker's first. */
  readonly spoken: readonly Words[];
  readonly dictionary: Dictionary;
  readonly commands: readonly Command[];
  readonly options: Options;
  readonly message: IncomingMessage;
  readonly preferences: Preferences;
  readonly users: Users;
  readonly marine: Marine;
  readonly digests: Digests;
  readonly now: Instant;
  /** The place of a text: home, a name of the asker's own, or what everybody calls so. Without one it is asked for. */
  findPlace(text: string | undefined): Promise<Place>;
  /** A line as somebody would type it, as a button. Throws a `Problem` where it makes no sense. */
  toButton(line: string): Button;
  /** How to speak about a place to this asker. */
  formatAt(place: Place): FormatContext;
};

export function takesPlace(command: Command): command is PlaceCommand {
  return !('read' in command);
}

/** For commands that take no options: whatever is typed behind them is not meant for them. */
export function readNothing(): Options {
  return {};
}

/** Known before any work is done: a door may have to say so before it has an answer. */
export function isPrivateCommand(commands: readonly Command[], input: Input): boolean {
  if (input.kind !== 'command') return false;
  return commands.find(({ name }) => name === input.name)?.isPrivate?.(input.options) ?? false;
}
