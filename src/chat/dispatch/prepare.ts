import type { Answer, Button, FormatContext } from '../../answers/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import { datumNames, type DatumName } from '../../domain/tide/index.ts';
import { civilDate } from '../../domain/time.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { coarsePlaceId } from '../../users/index.ts';
import { Problem } from '../../problem.ts';
import {
  takesPlace,
  type PlaceCommandContext,
  type Command,
  type Options,
  type PlaceCommand,
  type PlainCommand,
} from '../command.ts';
import { daysInRow, readDay, readDayCount } from '../language/day.ts';
import { findHome, findOrGuessPlace, findPlace } from './find-place.ts';
import type { RequestContext } from './request-context.ts';
import { ClarificationNeeded } from './clarification.ts';
import { readText, type Request } from '../language/read.ts';

/**
 * Reads the options of a request; what is left is the work itself. With `mayGuess`, a place that nothing is called by is
 * asked back; else it is a problem.
 */
export async function prepare(
  hearing: RequestContext,
  request: Request,
  mayGuess: boolean,
): Promise<() => Promise<Answer>> {
  const { pending, message } = hearing;
  const waiting = pending.of(message.user);
  if (!message.isAutomatic) pending.set(message.user, undefined);
  try {
    return await prepareWork(hearing, request, mayGuess);
  } catch (error) {
    // A place that nobody knows is no answer to the question for one.
    if (waiting && error instanceof Problem && error.code === 'place-unknown') pending.set(message.user, waiting);
    throw error;
  }
}

async function prepareWork(
  hearing: RequestContext,
  { command, options }: Request,
  mayGuess: boolean,
): Promise<() => Promise<Answer>> {
  const work = takesPlace(command)
    ? await prepareAtPlace(hearing, command, options, mayGuess)
    : await runAtOnce(hearing, command, options);
  return async () => {
    const answer = await work();
    return command.isPrivate?.(options) ? { ...answer, alone: true } : answer;
  };
}

/** Done while it is understood, so that what is wrong is a refusal. Digests at the tides ask for those meanwhile. */
async function runAtOnce(
  hearing: RequestContext,
  command: PlainCommand,
  options: Options,
): Promise<() => Promise<Answer>> {
  const words = hearing.spoken[0]!;
  const answer = await command.run({ ...hearing, words, options, ...helpers(hearing, command, options) });
  return () => Promise.resolve(answer);
}

function helpers(hearing: RequestContext, command: Command, options: Options) {
  return {
    toButton: (line: string) => toButton(hearing, line),
    findPlace: (text: string | undefined) => placeOf(hearing, command, options, text, findOrGuessPlace),
    formatAt: (place: Place) => formatAt(hearing, place),
  };
}

function toButton({ spoken, commands }: RequestContext, line: string): Button {
  const [read] = readText(line, spoken, commands);
  const { command, options } = read!();
  return { label: line, command: command.name, options };
}

async function prepareAtPlace(
  hearing: RequestContext,
  command: PlaceCommand,
  options: Options,
  mayGuess: boolean,
): Promise<() => Promise<Answer>> {
  const { marine, spoken } = hearing;
  const place = await placeAsked(hearing, command, options, mayGuess);
  const format = formatAt(hearing, place);
  const times = readTimes(options, hearing, place);
  return async () => {
    const answer = await command.run({ format, place, marine, ...times });
    const told = place.orderAssumed ? withNote(answer, spoken[0]!.say('note-order')) : answer;
    return afterVisit(hearing, place, options.meant, told);
  };
}

/** The place that was said or pinned, or else home. */
async function placeAsked(
  hearing: RequestContext,
  command: PlaceCommand,
  options: Options,
  mayGuess: boolean,
): Promise<Place> {
  const { places, message, preferences } = hearing;
  if (message.input.kind === 'pin') return places.at(message.input.point);
  if (options.place === undefined && preferences.home !== undefined) return findHome(hearing);
  return placeOf(hearing, command, options, options.place, mayGuess ? findOrGuessPlace : findPlace);
}

/** Throws a `Question` where no place was said. */
async function placeOf(
  hearing: RequestContext,
  command: Command,
  options: Options,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  if (text !== undefined) return find(hearing, text, { command, options });
  if (!hearing.message.channel) hearing.pending.set(hearing.message.user, { command, options });
  const buttons = suggestions(hearing, command, options);
  const title = hearing.spoken[0]!.say('problem-place-missing');
  throw new ClarificationNeeded({ title, blocks: [], ...(buttons.length > 0 && { buttons }) });
}

/** The places last asked about, as buttons for the same command. One that cannot be found any more is left out. */
function suggestions({ places, preferences }: RequestContext, command: Command, options: Options): Button[] {
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
  { users, message, preferences, spoken }: RequestContext,
  place: Place,
  meant: string | undefined,
  answer: Answer,
): Promise<Answer> {
  const { user, input, channel, isAutomatic } = message;
  if (isAutomatic) return answer;
  const id = coarsePlaceId(place.id);
  if (meant !== undefined) await users.rememberChoice(user, meant, id);
  if (input.kind !== 'pin' && preferences.recent[0] !== id) await users.addRecentPlace(user, id);
  // Among others the button would be pressed by others.
  if (preferences.home !== undefined || preferences.homeOffered || channel) return answer;
  await users.markHomeOffered(user);
  const label = spoken[0]!.say('button-make-home', { place: place.name });
  const offer = { label, command: 'place home', options: { place: carriedId(place) } };
  return { ...answer, buttons: [...(answer.buttons ?? []), offer] };
}

/** Who reads German is used to wind in Beaufort, wherever it blows. */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that nobody has chosen are those of the place. */
function formatAt(
  { preferences: { units, clock }, spoken, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: Place,
): FormatContext {
  const words = spoken[0]!;
  const customary = { ...customaryUnits(countryCode), ...customaryInLanguage[words.language] };
  return {
    words,
    units: { ...customary, ...units },
    zone,
    now,
    ...(clock && { clock }),
    ...(upcomingOnly && { upcomingOnly }),
  };
}

function withNote(answer: Answer, sentence: string): Answer {
  return { ...answer, note: [answer.note, sentence].filter(Boolean).join(' ') };
}

function readTimes(
  options: Options,
  { spoken, preferences, now }: RequestContext,
  place: Place,
): Pick<PlaceCommandContext, 'days' | 'datum'> {
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
