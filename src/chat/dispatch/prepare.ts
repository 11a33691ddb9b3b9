import type { Answer, Button, FormatContext } from '../../answers/index.ts';
import { carriedId, pointId, type Place } from '../../domain/place.ts';
import { datumNames, type DatumName } from '../../domain/tide/index.ts';
import { civilDate } from '../../domain/time.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { Problem } from '../../problem.ts';
import { coarsePlaceId } from '../../users/index.ts';
import type { Words } from '../../words.ts';
import {
  takesPlace,
  type Action,
  type CommandContext,
  type Options,
  type PlaceCommand,
  type PlaceCommandContext,
} from '../command.ts';
import { daysInRow, readDay, readDayCount } from '../language/day.ts';
import { readText, type Request } from '../language/read.ts';
import { ClarificationNeeded } from './clarification.ts';
import { findHome, findOrGuessPlace, findPlace, searchHints } from './find-place.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Tries the meanings of a message, the likeliest first, and returns the action of the first whose options are right.
 * Where no meaning has a known place, similar names are asked about; where there are none, the likeliest meaning says
 * why. `waiting` is an earlier request that a bare place completes. Has no effects. Throws a `Problem` or
 * `ClarificationNeeded`.
 */
export async function prepareFirstFit(context: RequestContext, waiting: Request | undefined): Promise<Action> {
  const readings = readingsOf(context, waiting);
  let reason: unknown;
  for (const mayGuess of [false, true]) {
    for (const read of readings) {
      try {
        const request = read();
        if (mayGuess && request.isFarFetched) continue;
        return await prepare(context, request, mayGuess);
      } catch (error) {
        // A problem of a less likely meaning explains nothing to the user.
        if (!(error instanceof Problem) || (read === readings[0] && error.code !== 'place-unknown')) throw error;
        reason ??= error;
      }
    }
  }
  throw reason;
}

function readingsOf(
  { message: { input }, spoken, commands }: RequestContext,
  waiting: Request | undefined,
): (() => Request)[] {
  const [first] = commands;
  if (!first) throw new Error('There are no commands');
  const bare = waiting ?? { command: first, options: {} };
  if (input.kind === 'text') return readText(input.text, spoken, commands, bare);
  if (input.kind === 'pin') {
    return [() => ({ command: bare.command, options: { ...bare.options, place: pointId(input.point) } })];
  }
  const command = commands.find(({ name }) => name === input.name);
  if (!command) throw new Problem('command-unknown', { command: input.name });
  return [() => ({ command, options: input.options })];
}

/** With `mayGuess`, an unknown place is asked about where a name is similar; else it is a problem. */
async function prepare(context: RequestContext, request: Request, mayGuess: boolean): Promise<Action> {
  const { command, options } = request;
  const find = mayGuess ? findOrGuessPlace : findPlace;
  const action = takesPlace(command)
    ? await prepareAtPlace(context, command, options, find)
    : await command.prepare({ ...context, options, ...helpers(context, request, find) });
  return async () => {
    const answer = await action();
    return command.isPrivate?.(options) ? { ...answer, alone: true } : answer;
  };
}

function helpers(
  context: RequestContext,
  request: Request,
  find: typeof findPlace,
): Pick<CommandContext, 'toButton' | 'findPlace' | 'formatAt'> {
  return {
    toButton: (line) => toButton(context, line),
    findPlace: (text) => placeOf(context, request, text, find),
    formatAt: (place) => formatAt(context, place),
  };
}

function toButton({ spoken, commands }: RequestContext, line: string): Button {
  const [read] = readText(line, spoken, commands);
  if (!read) throw new Error(`No reading of the button “${line}”`);
  const { command, options } = read();
  return { label: line, command: command.name, options };
}

async function prepareAtPlace(
  context: RequestContext,
  command: PlaceCommand,
  options: Options,
  find: typeof findPlace,
): Promise<Action> {
  const { marine, words } = context;
  const place = await placeAsked(context, { command, options }, find);
  const format = formatAt(context, place);
  const times = readTimes(context, options, place);
  return async () => {
    const answer = await command.run({ format, place, marine, ...times });
    return recordVisit(context, place, options.meant, withPlaceNote(answer, place, words));
  };
}

/** The place that was named or pinned, else home. */
async function placeAsked(context: RequestContext, request: Request, find: typeof findPlace): Promise<Place> {
  const { places, message, preferences } = context;
  if (message.input.kind === 'pin') return places.at(message.input.point);
  const { place } = request.options;
  if (place === undefined && preferences.home !== undefined) return findHome(context);
  return placeOf(context, request, place, find);
}

/** Throws `ClarificationNeeded` where no place was named. */
async function placeOf(
  context: RequestContext,
  request: Request,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  if (text !== undefined) return find(context, text, request);
  const buttons = recentPlaceButtons(context, request);
  const title = context.words.say('problem-place-missing');
  throw new ClarificationNeeded({ title, blocks: [], ...(buttons.length > 0 && { buttons }) }, request);
}

/**
 * The places last asked about, as buttons for the same command; none where others read along. A place that no longer
 * exists is left out.
 */
function recentPlaceButtons(context: RequestContext, { command, options }: Request): Button[] {
  const { places, preferences, message } = context;
  if (message.channel) return [];
  return preferences.recent
    .flatMap((id) => places.named(id, searchHints(context)) ?? [])
    .map((place) => ({
      label: place.name,
      command: command.name,
      options: { ...options, place: carriedId(place) },
      replaces: true,
    }));
}

/** Remembers the place and the text it was chosen for, except a pin: sending one is no consent to keep it. */
async function recordVisit(
  { users, message, preferences, words }: RequestContext,
  place: Place,
  meant: string | undefined,
  answer: Answer,
): Promise<Answer> {
  const { user, input, channel, isAutomatic } = message;
  if (isAutomatic) return answer;
  const id = coarsePlaceId(place.id);
  if (meant !== undefined) await users.rememberChoice(user, meant, id);
  if (input.kind !== 'pin' && preferences.recent[0] !== id) await users.addRecentPlace(user, id);
  // In a group other people would press the button.
  if (preferences.home !== undefined || preferences.homeOffered || channel) return answer;
  await users.markHomeOffered(user);
  const label = words.say('button-make-home', { place: place.name });
  const offer = { label, command: 'place home', options: { place: carriedId(place) } };
  return { ...answer, buttons: [...(answer.buttons ?? []), offer] };
}

/** German forecasts give wind in Beaufort wherever it blows (Deutscher Wetterdienst, marine forecasts). */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that the user has not chosen are those customary at the place. */
function formatAt(
  { preferences: { units, clock }, words, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: Place,
): FormatContext {
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

/** Says how the place was understood where the text did not say it. */
function withPlaceNote(answer: Answer, { orderAssumed, standsFor, name }: Place, words: Words): Answer {
  if (orderAssumed) return withNote(answer, words.say('note-order'));
  return standsFor === undefined
    ? answer
    : withNote(answer, words.say('note-harbour', { area: standsFor, harbour: name }));
}

function withNote(answer: Answer, sentence: string): Answer {
  return { ...answer, note: [answer.note, sentence].filter(Boolean).join(' ') };
}

function readTimes(
  { spoken, preferences, now }: RequestContext,
  options: Options,
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
