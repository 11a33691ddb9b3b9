import type { Question } from '../../domain/question/index.ts';
import * as answering from '../../answers/index.ts';
import { carriedId, type Place } from '../../domain/place.ts';
import { civilDate, clockTime, instantOf } from '../../domain/time.ts';
import { isAfloat, parseNews } from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import { defined } from '../../lib/defined.ts';
import { withTimeout } from '../../lib/timeout.ts';
import { orElse, Problem } from '../../problem.ts';
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
import type { Frame } from '../../language/meaning/frame.ts';
import type { PlaceCandidate } from '../../language/scoring/place-candidates.ts';
import { optionsOfRivals } from '../../language/request/rival-times.ts';
import { frameOf, placeSeparator, slotsIn } from '../../language/request/options.ts';
import { readDays } from '../../language/request/read-days.ts';
import { parseParts } from '../../language/dates/time-notation.ts';
import { canReceiveDigests } from '../message.ts';
import { readDatum } from '../read-datum.ts';
import { atEvent } from './at-event.ts';
import { attemptsOf, withNeighbour, type Attempt } from './attempts.ts';
import { ClarificationNeeded } from './clarification.ts';
import { askIfMisspelled, findHome, findOrGuessPlace, findPlace, hintsBeside, orUnknown } from './find-place.ts';
import { formatAt } from './format-at.ts';
import * as noted from './notes.ts';
import { isOnLake, placeAsked, placeOf, recordVisit } from './place-asked.ts';
import { publicQuestion, type PublicQuestion } from './public-question.ts';
import { questionOf } from './question.ts';
import { readWantedAt } from './read-conditions.ts';
import { readText, type Readings } from './readings.ts';
import type { Words } from '../../words.ts';
import type { RequestContext } from '../command.ts';
import { settleMoment, withSunTime } from './settle-moment.ts';
import { tripOf, underWay } from './under-way.ts';

/** An action, the frame that follow-ups continue, and the question as anybody may ask it. */
export type Prepared = {
  readonly action: Action;
  readonly frame: Frame | undefined;
  /** Whether it only reads: a question about a place, or about what is the same everywhere. */
  readonly isReading: boolean;
  readonly question?: PublicQuestion | undefined;
  readonly isOwnPlace?: true;
  readonly found: readonly Place[];
  /** The options of an explanation, about which the conversation may go on. */
  readonly explained?: Options;
};

/**
 * Prepares the likeliest reading of a message whose place is known and whose options are right; else asks about similar
 * names, or says what is wrong with the likeliest. Has no effects. Throws a `Problem` or `ClarificationNeeded`.
 */
export async function prepareFirstFit(context: RequestContext, readings: Readings): Promise<Prepared> {
  const [second, ...others] = readings[0].further ?? [];
  return second ? prepareBoth(context, readings, [second, ...others]) : firstFit(context, readings);
}

/** Two questions about a place each: of several places of one name that near the other is meant. */
async function prepareBoth(context: RequestContext, first: Readings, second: Readings): Promise<Prepared> {
  const clear = await firstFit(context, first).catch((error: unknown) => {
    if (!(error instanceof ClarificationNeeded)) throw error;
  });
  const other = await firstFit(clear ? near(context, clear.found) : context, second);
  const { question: _, ...one } = clear ?? (await firstFit(near(context, other.found), first));
  const found = [...one.found, ...other.found];
  const action = async (): Promise<answering.Answer> => {
    const answers = await answersOf(context, [one.action, other.action]);
    // Nothing of them is compared.
    const apart = answers.map(({ figures: _figures, waters: _waters, goodHours: _hours, ...answer }) => answer);
    return answering.joinPlaces(formatAt(context, found[0]!), found, apart);
  };
  return { ...one, found, isReading: one.isReading && other.isReading, action };
}

async function firstFit(context: RequestContext, readings: Readings): Promise<Prepared> {
  const attempts = attemptsOf(placeFirst(context, readings)).map((one) => withNeighbour(context, one));
  let reason: unknown;
  for (const attempt of attempts) {
    if (attempt.candidate?.isPart) continue;
    const [whole] = attempt.places;
    const isShorter = attempt.candidate !== whole && (attempt.candidate?.unused.length ?? 0) > 0;
    if (whole && isShorter) await askIfMisspelled(context, whole.text, attempt.request);
    try {
      return await prepare(context, attempt, findPlace);
    } catch (error) {
      // A problem of a less likely reading explains nothing to the user.
      if (!(error instanceof Problem) || (attempt === attempts[0] && error.code !== 'place-unknown')) throw error;
      reason ??= error;
    }
  }
  const [likeliest] = attempts;
  if (likeliest?.candidate === undefined) throw reason;
  if (likeliest.withoutPlace) {
    await askIfMisspelled(context, likeliest.candidate.text, likeliest.request);
    return firstFit(context, [likeliest.withoutPlace]);
  }
  try {
    return await prepare(context, likeliest, findOrGuessPlace);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'place-unknown')) throw error;
    return aboutUnknown(context, likeliest, error);
  }
}

/** What is the same everywhere, behind a question about an unknown place; else it waits for a name that is known, and so does what is asked next. */
function aboutUnknown(context: RequestContext, attempt: Attempt, { code, details }: Problem): Promise<Prepared> {
  const { request, candidate, isPlaceKept } = attempt;
  const isOfNone = isPlaceKept && (!takesPlace(request.command) || prepareAnywhere(context, request));
  if (isOfNone) return prepare(context, { ...attempt, candidate: undefined }, findPlace);
  const waiting = { ...request, options: { ...request.options, ...defined({ place: candidate?.text }) } };
  throw new ClarificationNeeded(answering.problemAnswer(context.words, code, details), waiting);
}

/** `Tide nice`: where the place would have to be asked for, the last word may name one. */
function placeFirst(context: RequestContext, readings: Readings): Readings {
  const { input } = context.message;
  const [first, ...others] = readings;
  const isAsked = first.places.length === 0 && takesPlace(first.request.command) && !context.preferences.home;
  if (input.kind !== 'text' || !isAsked || prepareAnywhere(context, first.request)) return readings;
  const text = input.text.replace(/[\s?!.]+$/, '');
  const named = others.find(
    ({ request, places: [place] }) =>
      request.command === first.request.command &&
      // `Marea hoy` is of today, and not of Hoy.
      request.options.day === first.request.options.day &&
      place !== undefined &&
      text.endsWith(place.text) &&
      context.sentences.places.isLikely(place.text),
  );
  return named ? [named] : readings;
}

/** `find` decides what becomes of an unknown place: a problem, or a question about similar names. */
async function prepare(context: RequestContext, attempt: Attempt, find: typeof findPlace): Promise<Prepared> {
  const { request, candidate } = attempt;
  const { command, options } = request;
  const anywhere = candidate === undefined ? prepareAnywhere(context, request) : undefined;
  const asked = [command, ...alsoAsked(context, options)];
  const placed = async (): Promise<Place> =>
    placeAsked(context, request, candidate, find).catch(noted.orSayLack(context.words, attempt));
  const { found, unknown } =
    takesPlace(command) && !anywhere ? await placesAlso(context, request, await placed()) : { found: [], unknown: [] };
  const actions: Action[] = anywhere ? [async () => anywhere] : [];
  const at = asked.filter(takesPlace);
  const compared = await prepareAtPlaces(context, request, at, found);
  actions.push(...compared.actions);
  for (const one of asked) {
    const plain = { ...context, ...helpers(context, request, find) };
    const each = takesPlace(one) ? [] : eachOf(one, withPlace(options, candidate));
    for (const some of each) if (!takesPlace(one)) actions.push(await one.prepare({ ...plain, options: some }));
  }
  const settled = withOthers(request, found);
  const question = publicQuestionAt(context, settled, candidate?.text, found);
  const [main] = found;
  return {
    action: async () => {
      const answers = await answersOf(context, actions);
      const { words } = context;
      const { count, join } = compared;
      // Behind those about the places are those of commands without one.
      const whole = answering.joinAnswers(
        words,
        join ? [join(answers.slice(0, count)), ...answers.slice(count)] : answers,
      );
      const lee = join || !main ? [] : answering.leeLines(words, [{ name: main.name, answer: answers[0] }]);
      const further = [
        ...noted.carriedLines(context, attempt),
        ...noted.unreadLines(words, attempt),
        ...found.flatMap((place) => noted.spellingLines(words, place)),
        ...unknown.map((name) => words.say('note-place-unknown', { place: name, meant: 'none' })),
      ];
      const opened = answering.withOpening(
        answering.withFurther(answering.withFurther(whole, further), lee, 0),
        noted.lackingLines(words, attempt),
      );
      const notes = [
        ...found.flatMap((place) => noted.placeNotes(words, place)),
        ...noted.readingNotes(words, attempt),
      ];
      const answer = answering.withNote(opened, notes);
      for (const place of found.toReversed()) await recordVisit(context, place, options.meant);
      return asked.some((one) => one.isPrivate?.(options)) ? { ...answer, alone: true } : answer;
    },
    frame:
      main || anywhere
        ? frameOf(settled, main && foundPlace(main, candidate), context.words.language)
        : placeKept(command, candidate, context.words),
    isReading: asked.every((one) => takesPlace(one) || one.isSpoken),
    found,
    question,
    ...(main && !question && { isOwnPlace: true }),
    ...(command.name === 'explain' && { explained: options }),
  };
}

/** The actions of commands at some places, for each of the times that are compared, and their answers as one where there are several. */
async function prepareAtPlaces(
  context: RequestContext,
  { command, options }: Request,
  asked: readonly PlaceCommand[],
  found: readonly Place[],
) {
  const trip = tripOf(options, found);
  const rivals = found.length === 1 || trip ? optionsOfRivals(options) : [];
  const isCompared = found.length + rivals.length > 1;
  const actions: Action[] = [];
  for (const moment of rivals.length > 0 ? rivals : [options]) {
    for (const place of found) {
      const settled = settleMoment(underWay(moment, trip), place, context.now);
      const day = settled.day ?? (rivals.length > 0 ? dayOfRivals(rivals, place, context.now) : undefined);
      for (const one of asked) {
        const hasFollowUps = one === command && !isCompared;
        const shape = { hasFollowUps, isCompared, countryCode: found[0]?.countryCode };
        actions.push(await prepareAtPlace(context, one, { ...settled, ...defined({ day }) }, place, shape));
      }
    }
  }
  const join = (answers: readonly answering.Answer[]): answering.Answer => {
    const format = formatAt(context, found[0]!, options.unit);
    const end = extremeOf(options);
    if (rivals.length === 0) return answering.joinPlaces(format, found, answers, end, trip);
    const each = answers.length / rivals.length;
    const times = rivals.map((_, index) => answers.slice(index * each, (index + 1) * each));
    return answering.joinTimes(format, found, times, { end, isClaim: options.claim !== undefined, trip });
  };
  return { actions, count: actions.length, join: isCompared ? join : undefined };
}

/** The day of times that are compared where none is named: today, or the one that the first of them is over for. */
function dayOfRivals(rivals: readonly Options[], place: Place, now: number): string {
  return rivals.map((one) => settleMoment(one, place, now).day).find((day) => day !== undefined) ?? '+0';
}

/** Of a place that was saved under a name, the next message may ask: `and the wind there?`. */
function placeKept(command: Command, candidate: PlaceCandidate | undefined, { language }: Words): Frame | undefined {
  const required = takesPlace(command) ? [] : (command.required ?? []);
  return candidate && required.includes('name') && required.includes('place')
    ? frameOf({ command: { name: 'today' }, options: {} }, candidate, language)
    : undefined;
}

/** The options for each digest or alert of several: `3+4`, `wind over 30 knots or waves over 2 m`, at two places. */
function eachOf(command: Command, { alsoAt, ...options }: Options): readonly Options[] {
  const { place, conditions, number } = options;
  const places = noted.isWatchOf(command) && alsoAt !== undefined ? [place, ...alsoAt.split(placeSeparator)] : [place];
  return places.flatMap((at) =>
    (conditions?.split('|') ?? [conditions]).flatMap((part) =>
      (number?.split('+') ?? [number]).map((one) => ({
        ...options,
        ...defined({ place: at, conditions: part, number: one }),
      })),
    ),
  );
}

/** Whether places are compared by which has most or least, or where it comes first or last. */
function extremeOf(options: Options) {
  const { superlative } = slotsIn(options);
  return superlative === 'best' ? undefined : superlative;
}

/** Of each of several places what is said of any: which of its days has most or least is only asked of a way. */
function perPlace(options: Options, furtherDays: number): Options {
  const { superlative, state: _, ...plain } = options;
  return superlative && (furtherDays === 0 || options.way === undefined) ? plain : options;
}

/** A place and those of `alsoAt`, and the names of unknown ones. Throws `ClarificationNeeded`, whose choices carry the others. */
async function placesAlso(context: RequestContext, { command, options }: Request, place: Place) {
  const names = noted.takesSeveralPlaces(command) ? (options.alsoAt?.split(placeSeparator) ?? []) : [];
  const found = [place];
  const unknown: string[] = [];
  for (const [index, name] of names.entries()) {
    const others = [...found.map(carriedId), ...names.slice(index + 1)].join(placeSeparator);
    const request = { command, options: { ...options, alsoAt: others } };
    const other = await findOrGuessPlace(near(context, found), name, request).catch(orUnknown);
    // `La Réunion, Saint-Leu`: an island that is the region of the other says where that lies.
    const last = found.at(-1);
    if (last && other && ((other.region !== undefined && other.region === last.standsFor) || isOnLake(other, last)))
      found.pop();
    if (!other) unknown.push(quote(name));
    else if (found.every(({ id }) => id !== other.id)) found.push(other);
  }
  return { found, unknown };
}

/** Who names places together means those near each other: Seapoint beside Sandycove, and not the one in Maine. */
function near(context: RequestContext, found: readonly Place[]): RequestContext {
  const { places } = context;
  const find: typeof places.find = async (text, hints) => places.find(text, hintsBeside(hints, found));
  const guess: typeof places.guess = async (text, hints) => places.guess(text, hintsBeside(hints, found));
  return { ...context, places: { ...places, find, guess } };
}

function withOthers({ command, options }: Request, [, ...others]: readonly Place[]): Request {
  const { alsoAt: _, ...rest } = options;
  if (others.length === 0) return { command, options: rest };
  return { command, options: { ...rest, alsoAt: others.map(carriedId).join(placeSeparator) } };
}

/** As `publicQuestion`, at several places; `undefined` where one of them is the user's own. */
function publicQuestionAt(
  context: RequestContext,
  request: Request,
  typed: string | undefined,
  places: readonly Place[],
): PublicQuestion | undefined {
  const questions = places.map((place, index) =>
    publicQuestion(context, request, index === 0 ? typed : place.name, place),
  );
  return questions.every((question) => question !== undefined) ? questions[0] : undefined;
}

/** A place by its id, and by the name that people said, which a follow-up may narrow: `the one in Wales`. */
function foundPlace({ id }: Place, candidate: PlaceCandidate | undefined): Pick<PlaceCandidate, 'text' | 'asked'> {
  const asked = candidate?.asked ?? candidate?.text;
  return { text: id, ...(asked !== undefined && { asked }) };
}

/** The answer of a command where no place is named and home is not set, in the zone of the language, or UTC where it is spoken in many: the Moon is full everywhere at once. */
function prepareAnywhere(context: RequestContext, { command, options }: Request): answering.Answer | undefined {
  const { message, preferences, words, sentences, now } = context;
  if (!takesPlace(command) || alsoAsked(context, options).some(takesPlace)) return undefined;
  if (message.input.kind === 'pin' || preferences.home !== undefined) return undefined;
  const place = { zone: words.say('zone-anywhere') };
  const { days } = readDays(options.day, options.days, place, { sentences, now, language: words.language });
  const answer = command.runAnywhere?.({ format: formatAt(context, place), days, question: questionOf(options) });
  return answer && place.zone === 'UTC' ? { ...answer, title: `${answer.title} (UTC)` } : answer;
}

/** The answers of several actions; a failed one among them is a sentence. Throws the problem where none has an answer. */
async function answersOf(
  { words }: RequestContext,
  actions: readonly Action[],
): Promise<readonly [answering.Answer, ...answering.Answer[]]> {
  const outcomes = await Promise.allSettled(actions.map((action) => action()));
  const answered = outcomes.some(({ status }) => status === 'fulfilled');
  const answers = outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    const { reason } = outcome;
    if (answered && reason instanceof Problem) return answering.problemAnswer(words, reason.code, reason.details);
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
  // Those of one's own places are told which.
  const isHome = context.preferences.home !== undefined && request.command.isPrivate === undefined;
  return {
    toButton: (line) => toButton(context, line),
    findPlace: (text) => (text === undefined && isHome ? findHome(context) : placeOf(context, request, text, find)),
    formatAt: (place) => formatAt(context, place),
  };
}

/** The options of a command as they stand, where it changes something. Throws a `Problem` or `ClarificationNeeded`. */
export async function currentOptions(context: RequestContext, { command, options }: Request): Promise<Options> {
  if (takesPlace(command) || !command.current) return {};
  return command.current({ ...context, ...helpers(context, { command, options }, findPlace), options });
}

function toButton(context: RequestContext, line: string): answering.Button {
  const [{ request, places }] = readText(context, line);
  const options = withPlace(request.options, places[0]);
  return { label: line, command: request.command.name, options };
}

/** Days of a command that names no number. */
const usualMaxDays = 14;

/** An answer does not wait longer for the warnings of its place, ms, which the next one will have. */
const warningsPatienceMs = 1500;

/** The warnings of the days; none of a place that no office is known to warn of. */
async function warnedOf({ format, place, marine, days }: PlaceCommandContext): Promise<readonly string[]> {
  const asked = marine.warnings(place.point).catch(orElse(undefined));
  const view = await withTimeout(warningsPatienceMs, asked);
  return view
    ? answering.warningLines(format, view, { from: days[0].window.from, to: (days.at(-1) ?? days[0]).window.to })
    : [];
}

type Shape = {
  readonly hasFollowUps: boolean;
  readonly isCompared: boolean;
  /** Of the first of several places: all of them are told in its units. */
  readonly countryCode: string | undefined;
};

/** Whether a command answers for the time of the event of its options: of the light only that of high and low waters. */
function takesEventOf({ takesEvent }: PlaceCommand, { event }: Options): boolean {
  return event !== undefined && (takesEvent === 'water' ? /high|low/.test(event) : takesEvent === true);
}

async function prepareAtPlace(
  context: RequestContext,
  command: PlaceCommand,
  options: Options,
  place: Place,
  { hasFollowUps, isCompared, countryCode }: Shape,
): Promise<Action> {
  const { marine, words, preferences, sentences, now, publicUrl } = context;
  const seawardDeg = () => context.seawardDeg?.(place.point);
  const format = { ...formatAt(context, { ...place, countryCode }, options.unit), seawardDeg };
  const reader = { sentences, now, language: preferences.language ?? words.language };
  const asked = readDays(options.day, options.days, place, reader, parseParts(options.parts));
  const [first, ...others] = asked.days;
  const most = command.maxDays ?? usualMaxDays;
  // Heights that are compared are above one datum, which each place has.
  const usual = isCompared && /^(most|least)$/.test(`${options.superlative}`) ? 'MSL' : preferences.datum;
  const datum = options.datum === undefined ? usual : readDatum(options.datum);
  const details = {
    format,
    place,
    marine,
    days: [first, ...others.slice(0, most - 1)] as const,
    ...((options.day ?? options.days) !== undefined && { period: asked.period }),
    ...(wantsConditions(command, options) && { ...readWantedAt(context, command, options, place), ...newsOf(options) }),
    question: ofWay(
      questionOf(withSunTime(isCompared ? perPlace(options, others.length) : options, place, first.window), {
        isOver: (time) => instantOf(first.date, time, place.zone) < now,
        ...(first.date === civilDate(now, place.zone) && { now: clockTime(now, place.zone) }),
      }),
      place,
    ),
    ...(datum && { datum }),
    ...(publicUrl !== undefined && { addressOf: (path: string) => publicUrl + path }),
  };
  const isCut = (asked.isCut || asked.days.length > most) && !looksAtPeriod(command, details.question);
  const last = answering.shortDay(format, (details.days.at(-1) ?? first).date, '');
  const atTime = takesEventOf(command, options) ? atEvent : async () => details;
  const followUps = hasFollowUps ? followUpsOf(context, command, options, details) : [];
  const cautions = cautionsOf(context, command, details, options.way !== undefined);
  return async () => {
    const [run, warned] = await Promise.all([
      atTime(details, options.event, context).then((at) => command.run(at)),
      hasFollowUps && command.showsWarnings ? warnedOf(details) : [],
    ]);
    const whole = answering.withFurther(run, isCut ? [words.say('note-days-cut', { count: most, date: last })] : []);
    const answer = answering.withWarnings(answering.withCautions(format, whole, cautions), warned);
    if (isCompared)
      return { ...answer, moment: () => answering.momentWords(format, details.days, questionOf(options)) };
    return followUps.length > 0 ? { ...answer, buttons: [...(answer.buttons ?? []), ...followUps] } : answer;
  };
}

/** `Can I still get off Hilbre Island at four?`: at a way that the sea covers, the level at a time is asked for to cross it. */
function ofWay(question: Question, { isCovered }: Place): Question {
  const { aspects, state, time } = question;
  const isAsked = isCovered && time !== undefined && state === undefined && aspects.join() === 'height';
  return isAsked ? { ...question, state: 'passable' } : question;
}

/** What makes the sea dangerous at the place of a question about it. Who asks whether a way is passable is told so. */
function cautionsOf(
  { strongStreamAt }: RequestContext,
  { name, warnsOfStreams: warns = [], racesWithinKm }: PlaceCommand,
  { place, preset, question: { aspects, state } }: Pick<PlaceCommandContext, 'place' | 'preset' | 'question'>,
  isWay: boolean,
) {
  if (warns !== true && !aspects.some((aspect) => warns.includes(aspect))) return { isCovered: false };
  // Who paddles past sets no foot on the way.
  const isByBoat = isWay || (preset !== undefined && isAfloat(preset.name));
  const isCovered = place.isCovered === true && state !== 'passable' && !isByBoat;
  return {
    strongStream: strongStreamAt?.(place.askedAt ?? place.point, racesWithinKm),
    isCovered,
    isOfStream: name === 'current',
  };
}

/** Whether all of a period is looked through, however many of its days are shown. */
function looksAtPeriod({ takesConditions }: PlaceCommand, { aspects, superlative }: Question): boolean {
  const areCompared = superlative !== undefined || aspects.includes('highest') || aspects.includes('lowest');
  return takesConditions === 'always' || areCompared;
}

function followUpsOf(
  { preferences, message }: RequestContext,
  { name }: PlaceCommand,
  { datum, conditions }: Options,
  { format, place, days }: Pick<PlaceCommandContext, 'format' | 'place' | 'days'>,
): answering.Button[] {
  const { user, isAutomatic = false } = message;
  return answering.followUpButtons(format, place, days, {
    command: name,
    ...(datum !== undefined && { datum }),
    ...(conditions !== undefined && { conditions }),
    offersHome: preferences.home === undefined && !user.anonymous && !isAutomatic,
    offersDigest: canReceiveDigests(user) && !isAutomatic,
  });
}

function wantsConditions({ takesConditions }: PlaceCommand, { conditions, preset }: Options): boolean {
  return takesConditions === 'always' || (takesConditions === 'optional' && (conditions ?? preset) !== undefined);
}

/** The news that an option carries; where it cannot be read, the question is answered without them. */
function newsOf({ news: text = 'null' }: Options): Pick<PlaceCommandContext, 'news'> {
  try {
    const news = parseNews(JSON.parse(text));
    return news ? { news } : {};
  } catch {
    return {};
  }
}
