import { quote } from '../../lib/quote.ts';
import type { Place } from '../../domain/place.ts';
import type { Words } from '../../words.ts';
import {
  takesPlace,
  type Command,
  type Options,
  type PlaceCommand,
  type Request,
  type RequestContext,
} from '../command.ts';
import { likelyTime, minutesFromNow } from '../../language/dates/time-notation.ts';
import { placeSeparator } from '../../language/request/options.ts';
import type { PlaceCandidate } from '../../language/scoring/place-candidates.ts';
import { ClarificationNeeded } from './clarification.ts';
import { questionText } from './digest-question.ts';
import { isShownCount } from './question.ts';
import type { Reading } from './readings.ts';

/** Characters of the words that are named as not understood. */
const maxNoted = 120;

/** How the place was understood where the text did not say it. */
export function placeNotes(words: Words, { orderAssumed }: Place): string[] {
  return orderAssumed ? [words.say('note-order')] : [];
}

/** That a name was taken for another one but for a letter or two, or is unknown in a town that is known. */
export function spellingLines(words: Words, { typed, unknown, name, standsFor = name }: Place): string[] {
  return [
    ...(typed === undefined ? [] : [words.say('note-read-as', { typed, meant: name })]),
    ...(unknown === undefined ? [] : [words.say('note-place-unknown', { place: unknown, meant: standsFor })]),
  ];
}

export function takesSeveralPlaces(command: Command): command is PlaceCommand {
  return takesPlace(command) && !command.isOfOnePlace;
}

/** An alert is set up at each of several places. */
export function isWatchOf(command: Command): boolean {
  return !takesPlace(command) && command.takesConditions !== undefined && command.required !== undefined;
}

/** That there are no data about some words of a question: the first thing to know about what is answered instead. */
export function lackingLines(words: Words, { lacking }: Pick<Reading, 'lacking'>): string[] {
  return lacking.length > 0 ? [words.say('note-no-data', { words: quoted(words, lacking) })] : [];
}

/** The options that are said of a question that goes on. */
const carried: ReadonlySet<string> = new Set(['day', 'time', 'days', 'datum', 'conditions', 'also']);

/** What a bare place was taken to ask again, beyond what it asks by itself. */
export function carriedLines(context: RequestContext, { isCarried, request }: Reading): string[] {
  return isCarried ? questionLines(context, request, 'note-as-before') : [];
}

/** A question without its place in a line; none of one that only names a place. */
export function questionLines(
  { words, commands }: Pick<RequestContext, 'words' | 'commands'>,
  { command, options }: Request,
  key: 'note-as-before' | 'note-understood',
): string[] {
  const said = Object.entries(options).filter(([name, value]) => carried.has(name) && value !== undefined);
  if (command === commands[0] && said.length === 0) return [];
  const input = { kind: 'command', name: command.name, options: Object.fromEntries(said) } as const;
  return [words.say(key, { question: questionText(input, words) })];
}

/** The words that were not understood, right behind what is answered: it may not be what was asked. */
export function unreadLines(words: Words, reading: NotedReading): string[] {
  // Nothing is listed behind thanks or a greeting.
  const ignored = /hello|thanks|praise/.test(reading.request.options.courtesy ?? '') ? [] : ignoredWords(reading);
  return ignored.length > 0 ? [words.say('note-not-understood', { words: quoted(words, ignored) })] : [];
}

type NotedReading = Reading & { readonly candidate: PlaceCandidate | undefined };

/** Where a question is asked back, that there are no data about some of its words, or that they named no place, comes first. */
export function orSayLack(words: Words, reading: NotedReading): (error: unknown) => never {
  return (error) => {
    const lines = [...lackingLines(words, reading), ...(reading.candidate ? [] : unreadLines(words, reading))];
    if (!(error instanceof ClarificationNeeded) || lines.length === 0) throw error;
    const title = [...lines, error.answer.title].join(' ');
    throw new ClarificationNeeded({ ...error.answer, title }, error.waiting);
  };
}

/** The words of a question that were not understood, or are of no use to its command. */
function ignoredWords({ request: { command, options }, candidate, unused }: NotedReading): string[] {
  const takesCount = takesPlace(command) && command.takesCount === true;
  return [
    ...unused,
    ...(candidate?.unused ?? []),
    ...(candidate && !takesPlace(command) && !command.options.includes('place') ? [candidate.text] : []),
    ...(takesSeveralPlaces(command) || isWatchOf(command) ? [] : (options.alsoAt?.split(placeSeparator) ?? [])),
    ...(options.time !== undefined && takesPlace(command) && !takesTime(command, options)
      ? [likelyTime(options.time)]
      : []),
    ...(options.count !== undefined && takesPlace(command) && !(takesCount && isShownCount(options))
      ? [options.count]
      : []),
  ];
}

/** That the day of a question makes no difference, and which of its words were taken for others. */
export function readingNotes(words: Words, { request: { command, options }, corrections }: Reading): string[] {
  const takesDay = (command.options as readonly string[]).includes('day');
  const isDayUnused = takesPlace(command) && !takesDay && options.day !== undefined;
  return [
    ...(isDayUnused ? [words.say('note-day-unused')] : []),
    ...corrections.map(({ typed, meant }) => words.say('note-read-as', { typed: quote(typed), meant })),
  ];
}

function takesTime({ takesTime }: PlaceCommand, { aspect = '', conditions = '', time }: Options): boolean {
  // `Can I swim at 11, how big are the waves?`: its hour is one of the conditions.
  if (conditions.includes('time=') || (conditions !== '' && minutesFromNow(time) !== undefined)) return true;
  if (takesTime === undefined || takesTime === true) return takesTime === true;
  const asked = aspect.split(',');
  return takesTime.some((one) => asked.includes(one));
}

function quoted(words: Words, texts: readonly string[]): string {
  return quote(texts.map((text) => words.say('note-quoted', { text })).join(', '), maxNoted);
}
