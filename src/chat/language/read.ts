import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { takesPlace, type Command, type Options, type PlaceOption } from '../command.ts';
import { looksLikeDay, looksLikeDayCount } from './day.ts';
import { means } from './fold.ts';

/** A command and its options as they were written. */
export type Request = {
  readonly command: Command;
  readonly options: Options;
  /** What it takes for a place is not worth a guess where nothing is called so. */
  readonly isFarFetched?: true;
};

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
  const allOfIt = (): Request => ({ ...asPlace(), isFarFetched: true });
  const help = commands.find(({ name }) => name === 'help');
  if (help && !isCommand && isGreeting(typed, spoken)) return [() => ({ command: help, options: {} }), allOfIt];
  const loosely = readSentence(typed, spoken, commands, bare);
  if (!called) return [asPlace, ...loosely];
  const { command, rest } = called;
  const asCommand = (): Request => ({ command, options: readOptions(rest, command, spoken) });
  const namesMore = rest.some((word) => /[\p{L}\p{N}]/u.test(word));
  if (!namesMore) return [asCommand];
  return [asCommand, ...(isCommand ? [] : [allOfIt]), ...loosely];
}

/** `Hello!`, `bonjour 👋`: who says no more does not know yet what to ask. */
function isGreeting(typed: readonly string[], spoken: readonly Words[]): boolean {
  const words = withoutMarks(typed).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length <= mostGreetingWords && means(spoken, 'greetings', words.join(' '));
}

/** No greeting has more words: `vielen dank`. */
const mostGreetingWords = 2;

function withoutMarks(typed: readonly string[]): string[] {
  return typed.map((word) => word.replace(/^\/|[?!.,;:]+$/g, '')).filter(Boolean);
}

/** `Good morning, tide Brest` is about Brest today: what is behind a greeting. */
function afterGreeting(words: readonly string[], spoken: readonly Words[]): readonly string[] {
  for (let count = Math.min(mostGreetingWords, words.length); count > 0; count--) {
    if (means(spoken, 'greetings', words.slice(0, count).join(' '))) return words.slice(count);
  }
  return words;
}

function withPlace({ command, options }: Request, typed: readonly string[], spoken: readonly Words[]): Request {
  const read = takesPlace(command) ? readPlaceOptions(typed, command, spoken) : { place: typed.join(' ') };
  return { command, options: { ...options, ...read } };
}

/** The command that words begin with, and the words behind it. `place` alone is the first of those called so. */
function findCommand(
  typed: readonly string[],
  spoken: readonly Words[],
  commands: readonly Command[],
): { command: Command; rest: readonly string[] } | undefined {
  const { called, behind: rest } = calledAt(typed, spoken, commands);
  const [command] = called;
  if (!command) return undefined;
  if (!command.name.includes(' ') || rest.length === 0) return { command, rest };
  const action = called.find(({ name }) => means(spoken, `command-${name.replace(' ', '-')}-name`, rest[0]!));
  return action && { command: action, rest: rest.slice(1) };
}

/** No name of a command has more words: `low water`. */
const mostNameWords = 2;

/** Those called as words begin, by the longest name: `basse mer` is the tide, `mer` the waves. */
function calledAt<T extends Command>(
  typed: readonly string[],
  spoken: readonly Words[],
  commands: readonly T[],
): { called: readonly T[]; behind: readonly string[] } {
  for (let words = Math.min(mostNameWords, typed.length); words > 0; words--) {
    const name = typed.slice(0, words).join(' ');
    const called = commands.filter((one) => isCalled(one, name, spoken));
    if (called.length > 0) return { called, behind: typed.slice(words) };
  }
  return { called: [], behind: typed };
}

/** What somebody typed is quoted back in part: the rest helps nobody. */
const longestQuoted = 40;

/** A command's name, or the word that several share, in every language: people write in another one than their telephone's. */
export function isCalled({ name: command }: Command, name: string, spoken: readonly Words[]): boolean {
  return means(spoken, `command-${command.split(' ')[0]}-name`, name);
}

function readOptions(typed: readonly string[], command: Command, spoken: readonly Words[]): Options {
  return takesPlace(command) ? readPlaceOptions(typed, command, spoken) : command.parse(typed, spoken);
}

/** A day or a number of days has at most so many words: `day after tomorrow`. */
const mostWords = 3;

/** The words after a command: `datum=MLLW`, `3d` and a day wherever they stand at the end; the rest is the place. */
function readPlaceOptions(typed: readonly string[], command: Command, spoken: readonly Words[]): Options {
  const options: Partial<Record<PlaceOption, string>> = {};
  let rest = typed;
  for (let end = lastOption(rest, options, spoken); end !== undefined; end = lastOption(rest, options, spoken)) {
    const { option, value, words } = end;
    if (!command.options.some((one) => one === option)) {
      throw new Problem('option-unknown', { option: value.slice(0, longestQuoted) });
    }
    options[option] = value;
    rest = rest.slice(0, -words);
  }
  if (rest.length > 0) options.place = rest.join(' ');
  return options;
}

type LastOption = { readonly option: PlaceOption; readonly value: string; readonly words: number };

/** The option that the last words are, the most words first; `undefined` where they belong to the place. */
function lastOption(typed: readonly string[], known: Options, spoken: readonly Words[]): LastOption | undefined {
  if (isLongitude(typed)) return undefined;
  for (let words = Math.min(mostWords, typed.length); words > 0; words--) {
    const value = typed.slice(-words).join(' ');
    const datum = /^datum=(\S+)$/i.exec(value)?.[1];
    if (datum !== undefined && !known.datum) return { option: 'datum', value: datum, words };
    if (looksLikeDayCount(value, spoken) && !known.days) return { option: 'days', value: value.toLowerCase(), words };
    if (looksLikeDay(value, spoken) && !known.day) return { option: 'day', value, words };
  }
  return undefined;
}

/** `48.39 +4` and `48d 4d` are coordinates, though their ends would be days. */
function isLongitude([first, second, ...others]: readonly string[]): boolean {
  const isBare = (word: string | undefined): boolean => /^[+-]?\d+(\.\d+)?d?$/.test(word ?? '');
  return isBare(first) && isBare(second) && others.length === 0;
}

/** Each word that leads to a place may be where its name begins, and is a search of its own. No name has more of them. */
const mostFillers = 8;

/**
 * A whole sentence, `what is the tide in Hull tomorrow?`, or a day in front, `tomorrow Brest`: the command and the day
 * are taken wherever they stand, and what leads to the place is left out word by word. Tried last, since any of these
 * words may belong to a name: `Friday Harbor`, `La Rochelle`.
 */
function readSentence(
  typed: readonly string[],
  spoken: readonly Words[],
  commands: readonly Command[],
  bare: Request,
): (() => Request)[] {
  const isFiller = (word: string): boolean => means(spoken, 'place-fillers', word);
  const plain = afterGreeting(withoutMarks(typed), spoken);
  const { command: named, before, behind } = firstNamed(plain, spoken, commands);
  const wanted = named ? { command: named, options: {} } : bare;
  const lead = readLead(before, isFiller, spoken);
  const input = behind.slice(0, behind.findLastIndex((word) => !isFiller(word)) + 1);
  const { day = lead?.day, rest } = firstDay(input, spoken);
  const fillers = Math.max(
    0,
    rest.findIndex((word) => !isFiller(word)),
  );
  const fewest = Math.max(0, fillers - mostFillers);
  const starts = Array.from({ length: fillers - fewest + 1 }, (_, more) => fewest + more);
  const isChanged = input.length < behind.length || plain.join(' ') !== typed.join(' ').replace(/^\//, '');
  const isSentence = day !== undefined || fillers > 0 || before.length > 0 || isChanged;
  if (!lead || !isSentence || (!named && rest.length === 0)) return [];
  return starts.map((skipped) => () => {
    const { command, options } = withPlace(wanted, rest.slice(skipped), spoken);
    const isFarFetched = skipped < fillers;
    return {
      command,
      options: { ...(day !== undefined && { day }), ...options },
      ...(isFarFetched && { isFarFetched }),
    };
  });
}

/** The first command about a place, and the words around its name; all of them behind it where there is none. */
function firstNamed(
  words: readonly string[],
  spoken: readonly Words[],
  commands: readonly Command[],
): { command?: Command; before: readonly string[]; behind: readonly string[] } {
  const ofPlaces = commands.filter(takesPlace);
  for (let at = 0; at < words.length; at++) {
    const next = words.slice(at, at + mostNameWords);
    const { called, behind } = calledAt(next, spoken, ofPlaces);
    const [command] = called;
    if (command) return { command, before: words.slice(0, at), behind: words.slice(at + next.length - behind.length) };
  }
  return { before: [], behind: words };
}

/** The day among words that lead to a command; `undefined` where one does not lead there: `Port of Tide` is no tide. */
function readLead(
  before: readonly string[],
  isFiller: (word: string) => boolean,
  spoken: readonly Words[],
): { day?: string } | undefined {
  let lead: { day?: string } = {};
  for (let words = before; words.length > 0;) {
    const { day, rest } = firstDay(words, spoken);
    if (day === undefined && !isFiller(words[0]!)) return undefined;
    if (day !== undefined) lead = { day };
    words = day === undefined ? words.slice(1) : rest;
  }
  return lead;
}

/** A day that stands in front, and what is left. */
function firstDay(typed: readonly string[], spoken: readonly Words[]): { day?: string; rest: readonly string[] } {
  for (let words = Math.min(mostWords, typed.length); words > 0; words--) {
    const day = typed.slice(0, words).join(' ');
    if (looksLikeDay(day, spoken)) return { day, rest: typed.slice(words) };
  }
  return { rest: typed };
}
