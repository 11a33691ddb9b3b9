import { Problem } from '../problem.ts';
import type { Words } from '../words.ts';
import type { Command, PlaceOption } from './command.ts';
import { looksLikeDay } from './day.ts';
import { fold } from './fold.ts';

/** A command and its options as they were written. */
export type Request = { readonly command: Command; readonly options: Readonly<Partial<Record<PlaceOption, string>>> };

/**
 * What a text may mean, likeliest first: `sun city` is the sun at City, or else a place called so. Each is read only
 * when it is its turn, and throws a `Problem` where it makes no sense.
 */
export function readText(text: string, spoken: readonly Words[], commands: readonly Command[]): (() => Request)[] {
  const typed = text.trim().split(/\s+/).filter(Boolean);
  const isCommand = typed[0]?.startsWith('/') ?? false;
  const name = (typed[0] ?? '').replace(/^\//, '');
  const command = commands.find((one) => isCalled(one, name, spoken));
  if (isCommand && !command) throw new Problem('command-unknown', { command: name.slice(0, longestQuoted) });
  const asPlace = (): Request => ({ command: commands[0]!, options: readOptions(typed, commands[0]!, spoken) });
  if (!command) return [asPlace];
  const asCommand = (): Request => ({ command, options: readOptions(typed.slice(1), command, spoken) });
  const namesMore = typed.slice(1).some((word) => /[\p{L}\p{N}]/u.test(word));
  return isCommand || !namesMore ? [asCommand] : [asCommand, asPlace];
}

/** What somebody typed is quoted back in part: the rest helps nobody. */
const longestQuoted = 40;

/** A command's names in every language: people write in another one than their telephone's. */
export function isCalled({ name: command }: Command, name: string, spoken: readonly Words[]): boolean {
  return spoken.some((words) => words.list(`command-${command}-name`).some((one) => fold(one) === fold(name)));
}

/** The words after a command: `datum=MLLW`, `3d` and a day wherever they stand at the end; the rest is the place. */
function readOptions(typed: readonly string[], command: Command, spoken: readonly Words[]): Request['options'] {
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
  if (rest.length > 0 && command.options.length > 0) options.place = rest.join(' ');
  return options;
}

/** `48.39 +4` and `48d 4d` are coordinates, though their ends would be days. */
function isLongitude([first, second, ...others]: readonly string[]): boolean {
  const isBare = (word: string | undefined): boolean => /^[+-]?\d+(\.\d+)?d?$/.test(word ?? '');
  return isBare(first) && isBare(second) && others.length === 0;
}
