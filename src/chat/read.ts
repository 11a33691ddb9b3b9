import { Problem } from '../problem.ts';
import type { Words } from '../words.ts';
import { takesPlace, type Command, type Options, type PlaceOption } from './command.ts';
import { looksLikeDay } from './day.ts';
import { fold } from './fold.ts';

/** A command and its options as they were written. */
export type Request = { readonly command: Command; readonly options: Options };

/**
 * What a text may mean, likeliest first: `sun city` is the sun at City, or else a place called so. Each is read only
 * when it is its turn, and throws a `Problem` where it makes no sense. `bare` is what a place alone asks.
 */
export function readText(
  text: string,
  spoken: readonly Words[],
  commands: readonly Command[],
  bare: Request = { command: commands[0]!, options: {} },
): (() => Request)[] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const isCommand = typed[0]?.startsWith('/') ?? false;
  const name = (typed[0] ?? '').replace(/^\//, '');
  const called = findCommand([name, ...typed.slice(1)], spoken, commands);
  if (isCommand && !called) throw new Problem('command-unknown', { command: name.slice(0, longestQuoted) });
  const asPlace = (): Request => withPlace(bare, typed, spoken);
  if (!called) return [asPlace];
  const { command, rest } = called;
  const asCommand = (): Request => ({ command, options: readOptions(rest, command, spoken) });
  const namesMore = rest.some((word) => /[\p{L}\p{N}]/u.test(word));
  return isCommand || !namesMore ? [asCommand] : [asCommand, asPlace];
}

function withPlace({ command, options }: Request, typed: readonly string[], spoken: readonly Words[]): Request {
  const read = takesPlace(command) ? readPlaceOptions(typed, command, spoken) : { place: typed.join(' ') };
  return { command, options: { ...options, ...read } };
}

/** The command that words begin with, and the words behind it. `place` alone is the first of those called so. */
function findCommand(
  [first = '', ...rest]: readonly string[],
  spoken: readonly Words[],
  commands: readonly Command[],
): { command: Command; rest: readonly string[] } | undefined {
  const called = commands.filter((one) => isCalled(one, first, spoken));
  const [command] = called;
  if (!command) return undefined;
  if (!command.name.includes(' ') || rest.length === 0) return { command, rest };
  const action = called.find(({ name }) => means(spoken, `command-${name.replace(' ', '-')}-name`, rest[0]!));
  return action && { command: action, rest: rest.slice(1) };
}

/** What somebody typed is quoted back in part: the rest helps nobody. */
const longestQuoted = 40;

/** A command's first word in every language: people write in another one than their telephone's. */
export function isCalled({ name: command }: Command, name: string, spoken: readonly Words[]): boolean {
  return means(spoken, `command-${command.split(' ')[0]}-name`, name);
}

/** Whether a word is one of those that a key lists, in any language. */
export function means(spoken: readonly Words[], key: string, word: string): boolean {
  const folded = fold(word);
  return spoken.some((words) => words.list(key).some((one) => fold(one) === folded));
}

function readOptions(typed: readonly string[], command: Command, spoken: readonly Words[]): Options {
  return takesPlace(command) ? readPlaceOptions(typed, command, spoken) : command.read(typed, spoken);
}

/** The words after a command: `datum=MLLW`, `3d` and a day wherever they stand at the end; the rest is the place. */
function readPlaceOptions(typed: readonly string[], command: Command, spoken: readonly Words[]): Options {
  const options: Partial<Record<PlaceOption, string>> = {};
  const rest = [...typed];
  const take = (option: PlaceOption, value: string): void => {
    if (!command.options.some((one) => one === option)) {
      throw new Problem('option-unknown', { option: value.slice(0, longestQuoted) });
    }
    options[option] = value;
    rest.pop();
  };
  for (let last = rest.at(-1); last !== undefined && !isLongitude(rest); last = rest.at(-1)) {
    const datum = /^datum=(.+)$/i.exec(last)?.[1];
    if (datum !== undefined && !options.datum) take('datum', datum);
    else if (/^\d{1,3}d$/i.test(last) && !options.days) take('days', last.toLowerCase());
    else if (looksLikeDay(last, spoken) && !options.day) take('day', last);
    else break;
  }
  if (rest.length > 0) options.place = rest.join(' ');
  return options;
}

/** `48.39 +4` and `48d 4d` are coordinates, though their ends would be days. */
function isLongitude([first, second, ...others]: readonly string[]): boolean {
  const isBare = (word: string | undefined): boolean => /^[+-]?\d+(\.\d+)?d?$/.test(word ?? '');
  return isBare(first) && isBare(second) && others.length === 0;
}
