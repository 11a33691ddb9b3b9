import {
  dayParts,
  followUpButtons,
  joinAnswers,
  problemAnswer,
  withNote,
  type Answer,
  type Aspect,
  type Button,
  type FormatContext,
  type Question,
} from '../../answers/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import { datumNames, type DatumName } from '../../domain/tide/index.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import { once } from '../../lib/once.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { coarsePlaceId } from '../../users/index.ts';
import type { Words } from '../../words.ts';
import {
  takesPlace,
  type Action,
  type Command,
  type CommandContext,
  type Options,
  type PlaceCommand,
  type PlaceCommandContext,
  type Request,
} from '../command.ts';
import type { Frame, PlaceCandidate } from '../language/frame.ts';
import { frameOf } from '../language/from-request.ts';
import { tideStates, type UnitWord } from '../language/meaning.ts';
import { readDays } from '../language/read-days.ts';
import { ClarificationNeeded } from './clarification.ts';
import { findHome, findOrGuessPlace, findPlace, searchHints } from './find-place.ts';
import { canReceiveDigests } from '../message.ts';
import { readText, type Reading } from './readings.ts';
import type { RequestContext } from './request-context.ts';

/** An action, and the frame that follow-ups continue. */
export type Prepared = { readonly action: Action; readonly frame: Frame | undefined };

/**
 * Tries the readings of a message, the likeliest first, and prepares the first whose place is known and whose options are
 * right. Where none has a known place, similar names are asked about; where there are none, the likeliest reading says why.
 * Has no effects. Throws a `Problem` or `ClarificationNeeded`.
 */
export async function prepareFirstFit(
  context: RequestContext,
  readings: readonly [Reading, ...Reading[]],
): Promise<Prepared> {
  const attempts = attemptsOf(readings);
  let reason: unknown;
  for (const attempt of attempts) {
    try {
      return await prepare(context, attempt, findPlace);
    } catch (error) {
      // A problem of a less likely reading explains nothing to the user.
      if (!(error instanceof Problem) || (attempt === attempts[0] && error.code !== 'place-unknown')) throw error;
      reason ??= error;
    }
  }
  if (attempts[0]?.candidate === undefined) throw reason;
  return prepare(context, attempts[0], findOrGuessPlace);
}

/** A reading with one of its places. */
type Attempt = Reading & { readonly candidate: PlaceCandidate | undefined };

/** Where the likeliest reading names a place, one without a place would answer about another place: it is left out. */
function attemptsOf(readings: readonly [Reading, ...Reading[]]): Attempt[] {
  const namesPlace = readings[0].places.length > 0;
  return readings.flatMap((reading): Attempt[] => {
    if (reading.places.length > 0) return reading.places.map((candidate) => ({ ...reading, candidate }));
    return namesPlace ? [] : [{ ...reading, candidate: undefined }];
  });
}

/** `find` decides what becomes of an unknown place: a problem, or a question about similar names. */
async function prepare(context: RequestContext, attempt: Attempt, find: typeof findPlace): Promise<Prepared> {
  const { request, candidate } = attempt;
  const { command, options } = request;
  const anywhere = candidate === undefined ? prepareAnywhere(context, request) : undefined;
  if (anywhere) return { action: async () => withNote(anywhere, notes(context, attempt)), frame: undefined };
  const place = once(() => placeAsked(context, request, candidate?.text, find));
  const asked = [command, ...alsoAsked(context, options)];
  const actions: Action[] = [];
  for (const one of asked) {
    actions.push(
      takesPlace(one)
        ? await prepareAtPlace(context, one, options, await place(), one === command)
        : await one.prepare({ ...context, ...helpers(context, request, find), options: withPlace(options, candidate) }),
    );
  }
  const placeId = takesPlace(command) ? (await place()).id : undefined;
  return {
    action: async () => {
      const [first, ...others] = await answersOf(context, actions);
      const found = takesPlace(command) ? await place() : undefined;
      const sentences = [...(found ? placeNotes(context.words, found) : []), ...notes(context, attempt)];
      const answer = withNote(joinAnswers(context, [first, ...others]), sentences);
      if (found) await recordVisit(context, found, options.meant);
      return asked.some((one) => one.isPrivate?.(options)) ? { ...answer, alone: true } : answer;
    },
    frame: placeId === undefined ? undefined : frameOf(request, placeId, context.words.language),
  };
}

/** What a command answers where no place is named and home is not set, in UTC: the Moon is full everywhere at once. */
function prepareAnywhere(context: RequestContext, { command, options }: Request): Answer | undefined {
  const { message, preferences, words, sentences, now } = context;
  if (!takesPlace(command) || options.also !== undefined) return undefined;
  if (message.input.kind === 'pin' || preferences.home !== undefined) return undefined;
  const place = { zone: 'UTC' };
  const { days } = readDays(options.day, options.days, place, { sentences, now, language: words.language });
  return command.runAnywhere?.({ format: formatAt(context, place), days, question: questionOf(options) });
}

/** The answers of several actions; a failed one among them is a sentence. Throws the problem where none has an answer. */
async function answersOf(
  { words }: RequestContext,
  actions: readonly Action[],
): Promise<readonly [Answer, ...Answer[]]> {
  const outcomes = await Promise.allSettled(actions.map((action) => action()));
  const answered = outcomes.some(({ status }) => status === 'fulfilled');
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    const { reason } = outcome;
    if (answered && reason instanceof Problem) return problemAnswer(words, reason.code, reason.details);
    throw reason;
  });
  const [first, ...others] = answers;
  if (!first) throw new Error('A request without a command');
  return [first, ...others];
}

function alsoAsked({ commands }: RequestContext, { also }: Options): Command[] {
  return also?.split(',').flatMap((name) => commands.find((command) => command.name === name) ?? []) ?? [];
}

function withPlace(options: Options, candidate: PlaceCandidate | undefined): Options {
  return candidate ? { ...options, place: candidate.text } : options;
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

function toButton(context: RequestContext, line: string): Button {
  const [{ request, places }] = readText(context, line);
  const options = withPlace(request.options, places[0]);
  return { label: line, command: request.command.name, options };
}

/** Days of a command that names no number. */
const usualMaxDays = 14;

async function prepareAtPlace(
  context: RequestContext,
  command: PlaceCommand,
  options: Options,
  place: Place,
  hasFollowUps: boolean,
): Promise<Action> {
  const { marine, words, preferences, sentences, now } = context;
  const format = formatAt(context, place, options.unit);
  const reader = { sentences, now, language: preferences.language ?? words.language };
  const asked = readDays(options.day, options.days, place, reader);
  const [first, ...others] = asked.days;
  const most = command.maxDays ?? usualMaxDays;
  const datum = options.datum === undefined ? preferences.datum : readDatum(options.datum);
  const details = {
    format,
    place,
    marine,
    days: [first, ...others.slice(0, most - 1)] as const,
    question: questionOf(options),
    ...(datum && { datum }),
  };
  const isCut = asked.isCut || asked.days.length > most;
  const followUps = hasFollowUps ? followUpsOf(context, command, options, details) : [];
  return async () => {
    const answer = withNote(await command.run(details), isCut ? [words.say('note-days-cut', { count: most })] : []);
    return followUps.length > 0 ? { ...answer, buttons: [...(answer.buttons ?? []), ...followUps] } : answer;
  };
}

function followUpsOf(
  { preferences, message }: RequestContext,
  { name }: PlaceCommand,
  { datum }: Options,
  { format, place, days }: Pick<PlaceCommandContext, 'format' | 'place' | 'days'>,
): Button[] {
  const { user, isAutomatic = false } = message;
  return followUpButtons(format, place, days, {
    command: name,
    ...(datum !== undefined && { datum }),
    offersHome: preferences.home === undefined && !user.anonymous && !isAutomatic,
    offersDigest: canReceiveDigests(user) && !isAutomatic,
  });
}

/** How the place was understood where the text did not say it. */
function placeNotes(words: Words, { orderAssumed, standsFor, name }: Place): string[] {
  if (orderAssumed) return [words.say('note-order')];
  return standsFor === undefined ? [] : [words.say('note-harbour', { area: standsFor, harbour: name })];
}

function questionOf({ aspect, time, part, level, state, count }: Options): Question {
  const dayPart = dayParts.find((one) => one === part);
  const tideState = tideStates.find((one) => one === state);
  return {
    // A name that no answer knows has no line in any.
    aspects: (aspect?.split(',') ?? []) as Aspect[],
    ...(time !== undefined && /^\d\d:\d\d$/.test(time) && { time }),
    ...(dayPart && { part: dayPart }),
    ...(level !== undefined && Number.isFinite(Number(level)) && { heightM: Number(level) }),
    ...(tideState && { state: tideState }),
    ...(count !== undefined && isShownCount(count) && { count: Number(count) }),
  };
}

/** More of the next ones fill a message, and each costs a search. */
const maxCount = 12;

function isShownCount(count: string): boolean {
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount;
}

/** The words of a question that were not understood, and those that were taken for others. */
function notes({ words }: RequestContext, { request, candidate, unused, corrections }: Attempt): string[] {
  const { command, options } = request;
  const takes = (detail: 'takesTime' | 'takesCount'): boolean => takesPlace(command) && command[detail] === true;
  const ignored = [
    ...unused,
    ...(candidate?.unused ?? []),
    ...(options.time !== undefined && takesPlace(command) && !takes('takesTime') ? [options.time] : []),
    ...(options.count !== undefined && takesPlace(command) && !(takes('takesCount') && isShownCount(options.count))
      ? [options.count]
      : []),
  ];
  const isDayUnused = takesPlace(command) && !command.options.includes('day') && options.day !== undefined;
  return [
    ...(isDayUnused ? [words.say('note-day-unused')] : []),
    ...corrections.map(({ typed, meant }) => words.say('note-read-as', { typed: quote(typed), meant })),
    ...(ignored.length > 0
      ? [
          words.say('note-not-understood', {
            words: quote(ignored.map((one) => words.say('note-quoted', { text: one })).join(', '), maxNoted),
          }),
        ]
      : []),
  ];
}

/** Characters of the words that are named as not understood. */
const maxNoted = 120;

/** The place that was named or pinned, else home. */
async function placeAsked(
  context: RequestContext,
  request: Request,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  const { places, message, preferences } = context;
  if (message.input.kind === 'pin') return places.at(message.input.point);
  if (text === undefined && preferences.home !== undefined) return findHome(context);
  return placeOf(context, request, text, find);
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

/** Remembers the place and the name it was chosen for, except a pin: sending one is no consent to keep it. */
async function recordVisit(
  { users, places, message, preferences }: RequestContext,
  place: Place,
  meant: string | undefined,
): Promise<void> {
  const { user, input, isAutomatic } = message;
  if (isAutomatic) return;
  const id = coarsePlaceId(place.id);
  // Only a name: a text that is more may be a sentence.
  if (meant !== undefined && places.isName(meant)) await users.rememberChoice(user, meant, id);
  if (input.kind !== 'pin' && preferences.recent[0] !== id) await users.addRecentPlace(user, id);
}

/** German forecasts give wind in Beaufort wherever it blows (Deutscher Wetterdienst, marine forecasts). */
const customaryInLanguage: Readonly<Record<string, Partial<Units>>> = { de: { wind: 'bft' } };

/** Units that the message does not name and the user has not chosen are those customary at the place. */
function formatAt(
  { preferences: { units, clock }, words, now, message: { upcomingOnly } }: RequestContext,
  { zone, countryCode }: Pick<Place, 'zone' | 'countryCode'>,
  asked = '',
): FormatContext {
  const customary = { ...customaryUnits(countryCode), ...customaryInLanguage[words.language] };
  return {
    words,
    units: { ...customary, ...units, ...unitsNamed(asked) },
    zone,
    now,
    ...(clock && { clock }),
    ...(upcomingOnly && { upcomingOnly }),
  };
}

const unitsOfWord: Readonly<Record<UnitWord, Partial<Units>>> = {
  feet: { height: 'ft' },
  metres: { height: 'm' },
  knots: { wind: 'kn' },
  kmh: { wind: 'kmh' },
  mph: { wind: 'mph' },
  bft: { wind: 'bft' },
  ms: { wind: 'ms' },
  celsius: { temperature: 'C' },
  fahrenheit: { temperature: 'F' },
};

function unitsNamed(asked: string): Partial<Units> {
  const named = asked.split(',').map((word) => (Object.hasOwn(unitsOfWord, word) ? unitsOfWord[word as UnitWord] : {}));
  return Object.assign({}, ...named) as Partial<Units>;
}

function readDatum(text: string): DatumName {
  const datum = datumNames.find((name) => name === text.toUpperCase());
  if (!datum) throw new Problem('datum-unknown', { datum: text, known: datumNames.join(', ') });
  return datum;
}
