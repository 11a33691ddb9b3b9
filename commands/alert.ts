import {
  alertConditionsAnswer,
  digestAnswer,
  digestsAnswer,
  withNote,
  windowsAhead,
  type Answer,
  type WindowsView,
} from '../src/answers/index.ts';
import {
  coarsePlaceId,
  coarsePoint,
  loadSearch,
  parseNothing,
  readWanted,
  sightOf,
  type CommandContext,
  type DigestMessage,
  type NewDigest,
  type PlainCommand,
  readDatum,
} from '../src/chat/index.ts';
import { carriedId, type Place } from '../src/domain/place.ts';
import { type DatumName, type OwnPort } from '../src/domain/tide/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import {
  atPort,
  findWindows,
  needOf,
  stateAsShown,
  writeConditions,
  type Condition,
  type Watch,
  type WatchState,
} from '../src/domain/windows/index.ts';
import { orElse, Problem } from '../src/problem.ts';
import { parseWatched, readTiming } from './alert-timing.ts';
import { changeCommand, isAlert, managedTarget, targetOf, viewOf } from './digest-target.ts';

/** The alerts of this conversation: messages about windows that open, move or are lost. */
export const alertList: PlainCommand = {
  name: 'alert list',
  options: [],
  parse: parseNothing,
  prepare(context) {
    const target = targetOf(context);
    return async () => {
      const alerts = (await context.digests.list(target)).filter(isAlert);
      return digestsAnswer(context.words, await Promise.all(alerts.map((alert) => viewOf(context, alert))), 'alert');
    };
  },
};

export const alertAdd: PlainCommand = {
  name: 'alert add',
  isUsual: true,
  takesConditions: 'always',
  options: ['place', 'conditions', 'preset', 'lead', 'moved', 'cooldown', 'quiet', 'datum'],
  required: ['place'],
  parse: parseWatched,
  async prepare(context) {
    const { options, words, findPlace, digests, preferences } = context;
    const target = await managedTarget(context);
    if (options.conditions === undefined && options.preset === undefined) {
      const place = carriedId(await findPlace(options.place));
      return async () => alertConditionsAnswer(words, { ...options, place });
    }
    const wanted = readWanted(options, preferences.limits);
    const timing = readTiming(options);
    const place = await findPlace(options.place);
    const { zone, ownPort } = place;
    const conditions = conditionsAt(wanted.conditions, ownPort);
    const watch: Watch = { ...timing, zone, point: coarsePoint(place.point), ...(ownPort && { ownPort }) };
    const { platform, id, anonymous } = context.message.user;
    const user = { platform, id, language: words.language, ...(anonymous && { anonymous }) };
    const input = watchedQuestion(place, conditions, datumAsked(context));
    // All anonymous administrators have one id everywhere: their alert belongs to the group.
    const alert = { target, owner: anonymous ? target.id : id, message: { user, input }, watch };
    return async () => {
      const same = (await digests.list(target)).find((one) => isSame(one, alert));
      if (same) {
        return withNote(digestAnswer(words, await viewOf(context, same)), [words.say('alert-there-already')]);
      }
      const ahead = await lookAhead(context, { place, watch, conditions, datum: datumAsked(context) });
      const added = await digests.add({ ...alert, ...(ahead.state && { state: ahead.state }) });
      return withAhead(context, digestAnswer(words, await viewOf(context, added)), place, ahead.view);
    };
  },
};

export const alertPause = changeCommand('alert pause', async ({ digests }, { id }) => digests.pause(id));
export const alertResume = changeCommand('alert resume', async ({ digests }, { id }) => digests.resume(id));
export const alertRemove = changeCommand('alert remove', async ({ digests }, { id }) => digests.remove(id));

type Watched = Pick<NewDigest, 'message' | 'watch'>;

/** Whether an alert in the same channel watches for the same, and writes at the same times. */
export function isSame(one: Watched, other: Watched): boolean {
  const essence = ({ message: { input }, watch }: Watched): string => JSON.stringify([input, watch]);
  return one.watch !== undefined && essence(one) === essence(other);
}

/** Tide and sky are shown a month ahead, and the weather as far as one request for the forecast goes. */
const [skyDays, forecastDays] = [31, 9];

/** The conditions of an alert, at an own port with its sill and draught. Throws the problem `sill-missing`. */
export function conditionsAt(wanted: readonly Condition[], ownPort: OwnPort | undefined): readonly Condition[] {
  const conditions = atPort(wanted, ownPort);
  if (conditions.some((one) => one.kind === 'sill' && one.sillM === undefined)) throw new Problem('sill-missing');
  return conditions;
}

/** The question that an alert asks where it has news. */
export function watchedQuestion(
  { id }: Pick<Place, 'id'>,
  conditions: readonly Condition[],
  datum: DatumName | undefined,
): DigestMessage['input'] {
  const options = { place: coarsePlaceId(id), conditions: writeConditions(conditions), ...(datum && { datum }) };
  return { kind: 'command', name: 'when', options };
}

type Ahead = { readonly view?: WindowsView; readonly state?: WatchState };

/** The windows ahead, and the state of an alert that has shown them: those whose notice is due are not written about again. */
export async function lookAhead(
  { marine, now }: CommandContext,
  {
    place,
    watch,
    conditions,
    datum,
  }: { place: Place; watch: Watch; conditions: readonly Condition[]; datum: DatumName | undefined },
): Promise<Ahead> {
  const days = conditions.some((one) => needOf(one) === 'weather') ? forecastDays : skyDays;
  const window = { from: now, to: now + days * utcDayMs };
  const loaded = await loadSearch(marine, { place, window, conditions, datum }).catch(unlessForEver);
  if (!loaded) return {};
  const found = findWindows(loaded.search);
  const state = stateAsShown(watch, sightOf(loaded, conditions, found), now);
  return { state, view: { ...loaded, ...found, conditions, window } };
}

/** An answer about an alert, with the windows ahead. */
export function withAhead(
  context: CommandContext,
  answer: Answer,
  place: Place,
  view: WindowsView | undefined,
): Answer {
  return { ...answer, blocks: [...answer.blocks, ...windowsAhead(context.formatAt(place), place, view)] };
}

/** Data that cannot be read now will be at a later check; a place that has none never will. */
function unlessForEver(error: unknown): undefined {
  if (error instanceof Problem && lasting.has(error.code)) throw error;
  return orElse(undefined)(error);
}

const lasting: ReadonlySet<string> = new Set(['tide-too-far', 'tide-inland', 'no-station', 'stream-unknown']);

/** The datum that is said, else the user's. Throws the problem `datum-unknown`. */
export function datumAsked({ options, preferences }: CommandContext): DatumName | undefined {
  return options.datum === undefined ? preferences.datum : readDatum(options.datum);
}
