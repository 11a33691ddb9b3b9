import type { Answer, Day, Voice } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import type { DatumName } from '../domain/tide/index.ts';
import type { Words } from '../words.ts';
import type { Marine } from './ports.ts';

/** One thing that can be asked. Its names, descriptions and examples are in `locales`. */
export type Command = PlaceCommand | PlainCommand;

/** A command about a place: every one of them takes a day as well. */
export type PlaceCommand = {
  readonly name: string;
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

export type PlainCommand = {
  readonly name: string;
  readonly options: readonly [];
  run(asked: { readonly words: Words; readonly commands: readonly Command[] }): Promise<Answer>;
};

export function takesPlace(command: Command): command is PlaceCommand {
  return command.options.length > 0;
}
