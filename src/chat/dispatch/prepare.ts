import type { Answer, Button, Voice } from '../../answers/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import { datumNames, type DatumName } from '../../domain/tide/index.ts';
import { civilDate } from '../../domain/time.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { keptId } from '../../users/index.ts';
import { Problem } from '../../problem.ts';
import {
  takesPlace,
  type AskedOfPlace,
  type Command,
  type Options,
  type PlaceCommand,
  type PlainCommand,
} from '../command.ts';
import { daysInRow, readDay, readDayCount } from '../language/day.ts';
import { findHome, findOrGuessPlace, findPlace } from './find-place.ts';
import type { Hearing } from './request-context.ts';
import { Question } from './clarification.ts';
import { readText, type Request } from '../language/read.ts';

/**
 * Reads the options of a request; what is left is the work itself. With `mayGuess`, a place that nothing is called by is
 * asked back; else it is a problem.
 */
export async function prepare(hearing: Hearing, request: Request, mayGuess: boolean): Promise<() => Promise<Answer>> {
  const { pending, heard } = hearing;
  const waiting = pending.of(heard.asker);
  if (!heard.isUnasked) pending.set(heard.asker, undefined);
  try {
    return await prepareWork(hearing, request, mayGuess);
  } catch (error) {
    // A place that nobody knows is no answer to the question for one.
    if (waiting && error instanceof Problem && error.code === 'place-unknown') pending.set(heard.asker, waiting);
    throw error;
  }
}

async function prepareWork(
  hearing: Hearing,
  { command, options }: Request,
  mayGuess: boolean,
): Promise<() => Promise<Answer>> {
  const work = takesPlace(command)
    ? await prepareAtPlace(hearing, command, options, mayGuess)
    : await runAtOnce(hearing, command, options);
  return async () => {
    const answer = await work();
    return command.alone?.(options) ? { ...answer, alone: true } : answer;
  };
}

/** Done while it is understood, so that what is wrong is a refusal. Digests at the tides ask for those meanwhile. */
async function runAtOnce(hearing: Hearing, command: PlainCommand, options: Options): Promise<() => Promise<Answer>> {
  const words = hearing.spoken[0]!;
  const answer = await command.run({ ...hearing, words, options, ...helpers(hearing, command, options) });
  return () => Promise.resolve(answer);
}

function helpers(hearing: Hearing, command: Command, options: Options) {
  return {
    toButton: (line: string) => toButton(hearing, line),
    findPlace: (text: string | undefined) => placeOf(hearing, command, options, text, findOrGuessPlace),
    voiceAt: (place: Place) => voiceAt(hearing, place),
  };
}

function toButton({ spoken, commands }: Hearing, line: string): Button {
  const [read] = readText(line, spoken, commands);
  const { command, options } = read!();
  return { label: line, command: command.name, options };
}

async function prepareAtPlace(
  hearing: Hearing,
  command: PlaceCommand,
  options: Options,
  mayGuess: boolean,
): Promise<() => Promise<Answer>> {
  const { marine, spoken } = hearing;
  const place = await placeAsked(hearing, command, options, mayGuess);
  const voice = voiceAt(hearing, place);
  const times = readTimes(options, hearing, place);
  return async () => {
    const answer = await command.run({ voice, place, marine, ...times });
    const told = place.orderAssumed ? withNote(answer, spoken[0]!.say('note-order')) : answer;
    return afterVisit(hearing, place, options.meant, told);
  };
}

/** The place that was said or pinned, or else home. */
async function placeAsked(
  hearing: Hearing,
  command: PlaceCommand,
  options: Options,
  mayGuess: boolean,
): Promise<Place> {
  const { places, heard, preferences } = hearing;
  if (heard.said.kind === 'pin') return places.at(heard.said.point);
  if (options.place === undefined && preferences.home !== undefined) return findHome(hearing);
  return placeOf(hearing, command, options, options.place, mayGuess ? findOrGuessPlace : findPlace);
}

/** Throws a `Question` where no place was said. */
async function placeOf(
  hearing: Hearing,
  command: Command,
  options: Options,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  if (text !== undefined) return find(hearing, text, { command, options });
  if (!hearing.heard.channel) hearing.pending.set(hearing.heard.asker, { command, options });
  const buttons = suggestions(hearing, command, options);
  const title = hearing.spoken[0]!.say('problem-place-missing');
  throw new Question({ title, blocks: [], ...(buttons.length > 0 && { buttons }) });
}

/** The places last asked about, as buttons for the same command. One that cannot be found any more is left out. */
function suggestions({ places, preferences }: Hearing, command: Command, options: Options): Button[] {
  return preferences.recent
    .flatMap((id) => places.named(id) ?? [])
    .map((place) => ({
      label: place.name,
      command: command.name,
      options: { ...options, place: carriedId(place) },
      replaces: true,
    }));
}

/** Remembers the place, and what it was chosen for, but no pin: who sends one has not said that it may be kept. */
async function afterVisit(
  { people, heard, preferences, spoken }: Hearing,
  place: Place,
  meant: string | undefined,
  answer: Answer,
): Promise<Answer> {
  const { asker, said, channel, isUnasked } = heard;
  if (isUnasked) return answer;
  const id = keptId(place.id);
  if (meant !== undefined) await people.chose(asker, meant, id);
  if (said.kind !== 'pin' && preferences.recent[0] !== id) await people.visited(asker, id);
  // Among others the button would be pressed by others.
  if (preferences.home !== undefined || preferences.homeOffered || channel) return answer;
  await people.homeWasOffered(asker);
  const label = spoken[0]!.say('button-make-home', { place: place.name });
  const offer = { label, command: 'place home', options: { place: carriedId(place) } };
  return { ...answer, buttons: [...(answer.buttons ?? []), offer] };
}

/** Who reads German is used to wind in Beaufort, wherever it blows. */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that nobody has chosen are those of the place. */
function voiceAt(
  { preferences: { units, clock }, spoken, now, heard: { aheadOnly } }: Hearing,
  { zone, countryCode }: Place,
): Voice {
  const words = spoken[0]!;
  const customary = { ...customaryUnits(countryCode), ...customaryInLanguage[words.language] };
  return {
    words,
    units: { ...customary, ...units },
    zone,
    now,
    ...(clock && { clock }),
    ...(aheadOnly && { aheadOnly }),
  };
}

function withNote(answer: Answer, sentence: string): Answer {
  return { ...answer, note: [answer.note, sentence].filter(Boolean).join(' ') };
}

function readTimes(
  options: Options,
  { spoken, preferences, now }: Hearing,
  place: Place,
): Pick<AskedOfPlace, 'days' | 'datum'> {
  const { zone } = place;
  const date =
    options.day === undefined ? civilDate(now, zone) : readDay(options.day, spoken, now, place, preferences.language);
  const count = options.days === undefined ? 1 : readDayCount(options.days, spoken);
  const datum = options.datum === undefined ? preferences.datum : readDatum(options.datum);
  return { days: daysInRow(date, count, zone), ...(datum ? { datum } : {}) };
}

function readDatum(text: string): DatumName {
  const datum = datumNames.find((name) => name === text.toUpperCase());
  if (!datum) throw new Problem('datum-unknown', { datum: text, known: datumNames.join(', ') });
  return datum;
}
