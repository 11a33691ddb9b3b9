import type { Answer, Day, Voice } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import type { DatumName } from '../domain/tide/index.ts';
import type { Words } from '../words.ts';
import type { Said } from './heard.ts';
import type { Marine } from './ports.ts';

/** One thing that can be asked. Its names, descriptions and examples are in `locales`. */
export type Command = PlaceCommand | PlainCommand;

/** What every command has. */
type Described = {
  /** One word, or two where several commands share the first: `place save`. */
  readonly name: string;
  /** Whether what it answers with these options is nobody else's business. */
  alone?(options: Readonly<Record<string, string>>): boolean;
};

/** A command about a place: every one of them takes a day as well. */
export type PlaceCommand = Described & {
  readonly options: readonly PlaceOption[];
  run(asked: AskedOfPlace): Promise<Answer>;
};

export type PlaceOption = 'place' | 'day' | 'days' | 'datum';

export type AskedOfPlace = {
  readonly voice: Voice;
  readonly place: Place;
  /** At least one, in a row; more where the command takes `days`. */
  readonly days: readonly [Day, ...Day[]];
  readonly datum?: DatumName;
  readonly marine: Marine;
};

export type PlainCommand = Described & {
  readonly options: readonly [];
  run(asked: { readonly words: Words; readonly commands: readonly Command[] }): Promise<Answer>;
};

export function takesPlace(command: Command): command is PlaceCommand {
  return command.options.length > 0;
}

/** Known before any work is done: a door may have to say so before it has an answer. */
export function isForAskerAlone(commands: readonly Command[], said: Said): boolean {
  if (said.kind !== 'command') return false;
  return commands.find(({ name }) => name === said.name)?.alone?.(said.options) ?? false;
}
