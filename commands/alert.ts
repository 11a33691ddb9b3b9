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
  type NewDigest,
  type Options,
  type PlainCommand,
} from '../src/chat/index.ts';
import { carriedId, type Place } from '../src/domain/place.ts';
import { datumNames, type DatumName } from '../src/domain/tide/index.ts';
import { utcDayMs } from '../src/domain/time.ts';
import {
  atPort,
  findWindows,
  mostLeadMin,
  needOf,
  stateAsShown,
  usualWatch,
  writeConditions,
  type Condition,
  type QuietHours,
  type Watch,
} from '../src/domain/windows/index.ts';
import { quote } from '../src/lib/quote.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
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
  parse: parseAdd,
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
    const conditions = atPort(wanted.conditions, place.ownPort);
    if (conditions.some((one) => one.kind === 'sill' && one.sillM === undefined)) throw new Problem('sill-missing');
    const { zone, ownPort } = place;
    const watch: Watch = { ...timing, zone, point: coarsePoint(place.point), ...(ownPort && { ownPort }) };
    const datum = readDatum(context);
    const { platform, id, anonymous } = context.message.user;
    const user = { platform, id, language: words.language, ...(anonymous && { anonymous }) };
    const asked = { place: coarsePlaceId(place.id), conditions: writeConditions(conditions), ...(datum && { datum }) };
    const input = { kind: 'command', name: 'when', options: asked } as const;
    // All anonymous administrators have one id everywhere: their alert belongs to the group.
    const alert = { target, owner: anonymous ? target.id : id, message: { user, input }, watch };
    return async () => {
      const same = (await digests.list(target)).find((one) => isSame(one, alert));
      if (same) {
        return withNote(digestAnswer(words, await viewOf(context, same)), [words.say('alert-there-already')]);
      }
      return addAlert(context, alert, place, conditions);
    };
  },
};

export const alertPause = changeCommand('alert pause', async ({ digests }, { id }) => digests.pause(id));
export const alertResume = changeCommand('alert resume', async ({ digests }, { id }) => digests.resume(id));
export const alertRemove = changeCommand('alert remove', async ({ digests }, { id }) => digests.remove(id));

type NewAlert = Extract<NewDigest, { readonly watch: Watch }>;

/** Whether an alert in the same channel watches for the same, and writes at the same times. */
function isSame(one: NewDigest, other: NewDigest): boolean {
  const essence = ({ message: { input }, watch }: NewDigest): string => JSON.stringify([input, watch]);
  return one.watch !== undefined && essence(one) === essence(other);
}

/** Tide and sky are shown a month ahead, and the weather as far as one request for the forecast goes. */
const [skyDays, forecastDays] = [31, 9];

/** Windows that are shown now and whose notice is due are not written about again. */
async function addAlert(
  context: CommandContext,
  alert: NewAlert,
  place: Place,
  conditions: readonly Condition[],
): Promise<Answer> {
  const { words, marine, digests, formatAt, now } = context;
  const days = conditions.some((one) => needOf(one) === 'weather') ? forecastDays : skyDays;
  const window = { from: now, to: now + days * utcDayMs };
  const asked = { place, window, conditions, datum: readDatum(context) };
  const loaded = await loadSearch(marine, asked).catch(unlessForEver);
  const found = loaded && findWindows(loaded.search);
  const state = loaded && found && stateAsShown(alert.watch, sightOf(loaded, conditions, found), now);
  const added = await digests.add({ ...alert, ...(state && { state }) });
  const view: WindowsView | undefined = loaded && found && { ...loaded, ...found, conditions, window };
  const answer = digestAnswer(words, await viewOf(context, added));
  return { ...answer, blocks: [...answer.blocks, ...windowsAhead(formatAt(place), place, view)] };
}

/** Data that cannot be read now will be at a later check; a place that has none never will. */
function unlessForEver(error: unknown): undefined {
  if (error instanceof Problem && lasting.has(error.code)) throw error;
  return orElse(undefined)(error);
}

const lasting: ReadonlySet<string> = new Set(['tide-too-far', 'tide-inland', 'no-station', 'stream-unknown']);

function readDatum({ options, preferences }: CommandContext): DatumName | undefined {
  if (options.datum === undefined) return preferences.datum;
  const datum = datumNames.find((name) => name === options.datum?.toUpperCase());
  if (!datum) throw new Problem('datum-unknown', { datum: options.datum, known: datumNames.join(', ') });
  return datum;
}

const timingOptions = ['lead', 'moved', 'cooldown', 'quiet'] as const;

/** `PLACE CONDITIONS [lead=6h] [moved=2h] [cooldown=12h] [quiet=22-7]`: the rest is read as a sentence. */
function parseAdd(typed: readonly string[], spoken: readonly Words[]): Options {
  const named: Options = {};
  const rest: string[] = [];
  for (const word of typed) {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    const option = timingOptions.find((one) => spoken.some((words) => words.list(`option-${one}-name`).includes(name)));
    if (option) Object.assign(named, { [option]: value });
    else rest.push(word);
  }
  return { ...named, ...(rest.length > 0 && { conditions: rest.join(' ') }) };
}

/** Throws the problems `duration-unclear` and `quiet-unclear`. */
function readTiming({ lead, moved, cooldown, quiet }: Options): Omit<Watch, 'zone' | 'point'> {
  const leadMin = minutesOf(lead) ?? usualWatch.leadMin;
  const hours = quiet === undefined ? usualWatch.quiet : readQuiet(quiet);
  return {
    leadMin: Math.min(leadMin, mostLeadMin),
    movedMin: minutesOf(moved) ?? usualWatch.movedMin,
    pauseMin: minutesOf(cooldown) ?? usualWatch.pauseMin,
    ...(hours && { quiet: hours }),
  };
}

/** Days, hours and minutes as the three languages abbreviate them: `2d`, `6 h`, `1j 12h`, `90 min`, `3 Std`. */
const durationShape =
  /^(?:(\d{1,2})\s*[djt]\p{L}*)?\s*(?:(\d{1,3})\s*(?:h|st)\p{L}*)?\s*(?:(\d{1,4})\s*(?:m\p{L}*)?)?$/iu;

function minutesOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [whole, days = 0, hours = 0, minutes = 0] = durationShape.exec(text.trim()) ?? [];
  if (!whole) throw new Problem('duration-unclear', { text: quote(text) });
  return Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
}

const quietShape = /^(\d{1,2})(?:[:h](\d{2}))?h?\s*[-–]\s*(\d{1,2})(?:[:h](\d{2}))?h?$/i;
const isOff = /^(off|none|no|non|aucune?|aus|kein\p{L}*|nein|0)$/iu;

/** `22-7`, `22:30-07:00`; `undefined` for none. */
function readQuiet(text: string): QuietHours | undefined {
  if (isOff.test(text.trim())) return undefined;
  const [, ...parts] = quietShape.exec(text.trim()) ?? [];
  const [fromHour = NaN, fromMinute = 0, toHour = NaN, toMinute = 0] = parts.map((part) => Number(part ?? 0));
  const isClock = [fromHour, toHour].every((hour) => hour < 24) && [fromMinute, toMinute].every((min) => min < 60);
  const clock = (hour: number, minute: number): string =>
    `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const [from, to] = [clock(fromHour, fromMinute), clock(toHour, toMinute)];
  if (!isClock || from === to) throw new Problem('quiet-unclear', { text: quote(text) });
  return { from, to };
}
