import { randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import { civilDate, type Instant } from '../domain/time.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import type { Place } from '../domain/place.ts';
import { bugAnswer, problemAnswer, type Answer, type Voice } from '../answers/index.ts';
import type { People, Preferences } from '../people/index.ts';
import type { Dictionary, Words } from '../words.ts';
import { takesPlace, type AskedOfPlace, type Command } from './command.ts';
import { daysInRow, readDay, readDayCount } from './day.ts';
import type { Heard } from './heard.ts';
import type { Log, Marine, Places } from './ports.ts';
import { readText, type Request } from './read.ts';

/** An answer, and whether it is one: a refusal is polite, and `ok` is false. */
export type Reply = { readonly answer: Answer; readonly ok: boolean };

/** What was asked, before it is worked on: a refusal is known at once, an answer may take its time. */
export type Understood =
  | { readonly kind: 'refusal'; readonly reply: Reply }
  | { readonly kind: 'question'; answer(): Promise<Reply> };

/** The porter of every door: hears, understands, dispatches, and always has a polite answer. */
export type Chat = {
  understand(heard: Heard): Promise<Understood>;
  answer(heard: Heard): Promise<Reply>;
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
};

export type ChatPorts = {
  readonly places: Places;
  readonly marine: Marine;
  readonly people: People;
  readonly log: Log;
  now(): Instant;
};

/** `commands[0]` is what a bare place or a pin asks. */
export function createChat(ports: ChatPorts, commands: readonly Command[], dictionary: Dictionary): Chat {
  const { people, log, now } = ports;

  const understand = async (heard: Heard): Promise<Understood> => {
    const polite = politely(dictionary.in(heard.asker.language), log);
    const result = await polite(async () => {
      const preferences = await people.recall(heard.asker);
      const words = dictionary.in(preferences.language);
      const spoken = [words, ...dictionary.languages.map(dictionary.in)];
      const requests = toRequests(heard, spoken, commands);
      return firstThatFits(requests, (request) => prepare(ports, commands, request, heard, preferences, spoken, now()));
    });
    if ('reply' in result) return { kind: 'refusal', reply: result.reply };
    return {
      kind: 'question',
      answer: async () => {
        const answered = await polite(result.value);
        return 'reply' in answered ? answered.reply : { answer: answered.value, ok: true };
      },
    };
  };
  return {
    commands,
    dictionary,
    understand,
    async answer(heard) {
      const understood = await understand(heard);
      return understood.kind === 'refusal' ? understood.reply : understood.answer();
    },
  };
}

/** The boundary where a `Problem` becomes a sentence, and a bug a reference in the log. */
function politely(words: Words, log: Log) {
  return async <T>(work: () => Promise<T>): Promise<{ value: T } | { reply: Reply }> => {
    try {
      return { value: await work() };
    } catch (error) {
      if (error instanceof Problem)
        return { reply: { answer: problemAnswer(words, error.code, error.details), ok: false } };
      const reference = randomUUID().slice(0, 8);
      log.bug(reference, error);
      return { reply: { answer: bugAnswer(words, reference), ok: false } };
    }
  };
}

/** Tries what a text may mean; where no meaning has a place, the likeliest says why. */
async function firstThatFits<T>(
  requests: readonly (() => Request)[],
  prepare: (request: Request) => Promise<T>,
): Promise<T> {
  const [first, ...others] = requests;
  try {
    return await prepare(first!());
  } catch (error) {
    if (others.length === 0 || !(error instanceof Problem && error.code === 'place-unknown')) throw error;
    return firstThatFits(others, prepare).catch(() => {
      throw error;
    });
  }
}

function toRequests({ said }: Heard, spoken: readonly Words[], commands: readonly Command[]): (() => Request)[] {
  if (said.kind === 'text') return readText(said.text, spoken, commands);
  if (said.kind === 'pin') return [() => ({ command: commands[0]!, options: {} })];
  const command = commands.find(({ name }) => name === said.name);
  if (!command) throw new Problem('command-unknown', { command: said.name });
  return [() => ({ command, options: said.options })];
}

/** Reads the options of a request; what is left is the work itself. */
async function prepare(
  ports: ChatPorts,
  commands: readonly Command[],
  { command, options }: Request,
  { said }: Heard,
  { units, home }: Preferences,
  spoken: readonly Words[],
  now: Instant,
): Promise<() => Promise<Answer>> {
  const words = spoken[0]!;
  const forWhom = (answer: Answer): Answer => (command.alone?.(options) ? { ...answer, alone: true } : answer);
  if (!takesPlace(command)) return async () => forWhom(await command.run({ words, commands }));
  const place = await findPlace(ports.places, said.kind === 'pin' ? said.point : (options.place ?? home), words);
  const voice: Voice = { words, units, zone: place.zone, now };
  const times = readTimes(options, spoken, voice);
  return async () => {
    const answer = await command.run({ voice, place, marine: ports.marine, ...times });
    return forWhom(place.orderAssumed ? withNote(answer, words.say('note-order')) : answer);
  };
}

function withNote(answer: Answer, sentence: string): Answer {
  return { ...answer, note: [answer.note, sentence].filter(Boolean).join(' ') };
}

function findPlace(places: Places, asked: Place['point'] | string | undefined, words: Words): Promise<Place> {
  if (asked === undefined) throw new Problem('place-missing');
  return typeof asked === 'string' ? places.find(asked, words) : places.at(asked);
}

function readTimes(
  options: Request['options'],
  spoken: readonly Words[],
  { now, zone }: Voice,
): Pick<AskedOfPlace, 'days' | 'datum'> {
  const date = options.day === undefined ? civilDate(now, zone) : readDay(options.day, spoken, now, zone);
  const count = options.days === undefined ? 1 : readDayCount(options.days);
  const datum = options.datum === undefined ? undefined : readDatum(options.datum);
  return { days: daysInRow(date, count, zone), ...(datum ? { datum } : {}) };
}

function readDatum(text: string): DatumName {
  const datum = datumNames.find((name) => name === text.toUpperCase());
  if (!datum) throw new Problem('datum-unknown', { datum: text, known: datumNames.join(', ') });
  return datum;
}
