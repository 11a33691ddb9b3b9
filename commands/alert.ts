import * as answers from '../src/answers/index.ts';
import * as chat from '../src/chat/index.ts';
import { carriedId, type Place } from '../src/domain/place.ts';
import { shownDatums, type OwnPort, type ShownDatum } from '../src/domain/tide/index.ts';
import { utcDayMs, type Window } from '../src/domain/time.ts';
import * as domain from '../src/domain/windows/index.ts';
import { defined } from '../src/lib/defined.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { parseWatched, readTiming, writeTiming } from './alert-timing.ts';
import * as saved from './saved.ts';

const watchedOptions = ['place', 'conditions', 'preset', 'lead', 'moved', 'cooldown', 'quiet', 'datum'] as const;

const alertAdd: chat.PlainCommand = {
  name: 'alert add',
  isUsual: true,
  takesConditions: 'always',
  options: watchedOptions,
  required: ['place'],
  parse: parseWatched,
  async prepare(context) {
    const { options, words, spoken, findPlace, digests, preferences } = context;
    const target = await saved.managedTarget(context);
    if (options.conditions === undefined && options.preset === undefined) {
      const place = carriedId(await findPlace(options.place));
      return async () => answers.alertConditionsAnswer(words, { ...options, place });
    }
    const { conditions: said } = chat.readWanted(options, preferences.limits);
    const place = await findPlace(options.place);
    const wanted = chat.atShore(context, { conditions: said }, place);
    const conditions = conditionsAt(wanted, place.ownPort);
    // An official warning does not wait for the morning, unless that is asked for.
    const timing = readTiming(domain.areWarnings(conditions) ? { quiet: 'off', ...options } : options, spoken);
    const watch: domain.Watch = { ...timing, ...watchedAt(place), ...inPeriod(context, place) };
    const datum = datumAsked(context);
    const alert = { ...saved.ownedBy(context, target, watchedQuestion(place, conditions, datum)), watch };
    const asked = { place, conditions, datum, period: watch.period };
    return async () => {
      const same = await saved.thereAlready(context, target, alert);
      if (same) return same;
      const answer = await withAhead(context, asked, alert, (change) => digests.add({ ...alert, ...change }));
      // Who waits for a high level often means a flood.
      const isHigh = conditions.some(
        (one) => /^(?:tide|surge)$/.test(one.kind) && 'range' in one && 'min' in one.range,
      );
      return answers.withOpening(answer, isHigh ? [words.say('alert-of-surge')] : []);
    };
  },
};

/** The only days that are watched: `tell me if it blows over 20 knots tomorrow`, `this week`. */
function inPeriod(context: chat.CommandContext, place: Pick<Place, 'zone'>): Pick<domain.Watch, 'period'> {
  const { options, words } = context;
  if (options.day === undefined) return {};
  const { period } = chat.readDays(options.day, undefined, place, { ...context, language: words.language });
  return { period };
}

/** Gives an alert other conditions, times or another place; what is not said stays. */
const alertChange: chat.PlainCommand = {
  name: 'alert change',
  takesConditions: 'always',
  options: ['number', ...watchedOptions],
  parse: parseChange,
  async current(context) {
    const alert = await managedAlert(context);
    const view = await alertView(context, alert);
    return { place: view.place.name, conditions: editable(context, view), ...writeTiming(alert.watch) };
  },
  async prepare(context) {
    const { options, words, digests } = context;
    const alert = await managedAlert(context);
    if ([...watchedOptions, 'day' as const].every((option) => options[option] === undefined)) {
      const part = parts.find((one) => one === options.show);
      return async () => answers.alertChangeAnswer(words, await alertView(context, alert), part);
    }
    const { asked, ...changed } = await changeOf(context, alert);
    return async () => {
      const before = await alertView(context, alert);
      const same = await saved.thereAlready(context, alert.target, { ...changed, id: alert.id });
      if (same) return same;
      const answer = await withAhead(context, asked, changed, async (change) => {
        await digests.changeAlert(alert.id, change);
        return saved.asKept(context, alert);
      });
      return { ...answer, blocks: [...answers.formerConditions(before, asked.conditions), ...answer.blocks] };
    };
  },
};

const parts: readonly answers.AlertPart[] = ['conditions', 'lead', 'quiet'];

/** `[NUMBER] [CONDITIONS] [lead=6h] …` */
function parseChange(typed: readonly string[], spoken: readonly Words[]): chat.Options {
  const [first = '', ...rest] = typed;
  return /^\d{1,4}$/.test(first) ? { number: first, ...parseWatched(rest, spoken) } : parseWatched(typed, spoken);
}

type Alert = chat.Digest & { readonly watch: domain.Watch };
type AlertView = Extract<answers.DigestView, { kind: 'alert' }>;

async function alertView(context: chat.CommandContext, alert: Alert): Promise<AlertView> {
  const view = await saved.viewOf(context, alert);
  if (view.kind !== 'alert') throw new Error('An alert is saved.shown as a digest');
  return view;
}

/** Throws the problem `digest-no-alert`, and those of `managed`. */
async function managedAlert(context: chat.CommandContext): Promise<Alert> {
  const digest = await saved.managed(context, 'alert');
  if (!digest.watch) throw new Problem('digest-no-alert');
  return digest;
}

/** What an alert watches for: a search without its window. */
type Asked = {
  readonly place: Place;
  readonly conditions: readonly domain.Condition[];
  readonly datum: ShownDatum | undefined;
  readonly period: Window | undefined;
};

async function changeOf(context: chat.CommandContext, { message, watch: former }: Alert) {
  const { options, preferences, spoken, findPlace } = context;
  const { input } = message;
  const { place: placeId = '', conditions: text = '', datum: known } = input.kind === 'command' ? input.options : {};
  const named = options.place === undefined ? undefined : await findPlace(options.place);
  const at = named ? watchedAt(named) : former;
  const isSaid = options.conditions !== undefined || options.preset !== undefined;
  const before = domain.parseConditions(text);
  const said = isSaid ? chat.readWanted(options, preferences.limits) : before;
  const { others } = options;
  const quantities = new Set(before.conditions.map(domain.quantityOf));
  const limits = said.conditions.filter((one) => others !== 'same' || quantities.has(domain.quantityOf(one)));
  const wanted = others === undefined ? limits : domain.withLimits(before.conditions, limits);
  const conditions = conditionsAt(chat.atShore(context, { conditions: wanted }, at), at.ownPort);
  const datum = options.datum === undefined ? shownDatums.find((one) => one === known) : datumAsked(context);
  const id = named ? chat.coarsePlaceId(named.id) : placeId;
  const period = options.day === undefined ? former.period : inPeriod(context, at).period;
  const watch: domain.Watch = {
    ...readTiming(options, spoken, former),
    ...watchedAt(at),
    ...defined({ period, since: former.since }),
  };
  const place: Place = named ?? { ...(await findPlace(id).catch(orElse({ id, name: id }))), ...watchedAt(at) };
  const changed = { ...message, input: watchedQuestion({ id }, conditions, datum) };
  return { asked: { place, conditions, datum, period }, message: changed, watch };
}

function watchedAt({ zone, point, ownPort }: Pick<Place, 'zone' | 'point' | 'ownPort'>) {
  return { zone, point: chat.coarsePoint(point), ...(ownPort && { ownPort }) };
}

/** Conditions as a form shows them: those that it does not offer in words, where the words are read as the same. */
function editable({ sentences }: chat.CommandContext, { format, conditions }: AlertView): string {
  const offered = new Set(answers.conditionChoices(format, 'watched').map(({ value }) => value));
  const terms = conditions.map((condition) => {
    const term = domain.writeConditions([condition]);
    const said = answers.conditionsText(format, [condition]);
    return !offered.has(term) && isReadAs(said, term, sentences) ? said : term;
  });
  return terms.join(',');
}

function isReadAs(said: string, term: string, sentences: chat.CommandContext['sentences']): boolean {
  try {
    const { options, unused } = chat.readConditionOption({ conditions: said }, sentences);
    return unused.length === 0 && options['conditions'] === term;
  } catch (error) {
    return orElse(false)(error);
  }
}

/** The conditions of an alert, at an own port with its sill and draught. Throws the problem `sill-missing`. */
function conditionsAt(wanted: readonly domain.Condition[], ownPort: OwnPort | undefined): readonly domain.Condition[] {
  const conditions = domain.atPort(wanted, ownPort);
  if (conditions.some((one) => one.kind === 'sill' && one.sillM === undefined)) throw new Problem('sill-missing');
  return conditions;
}

/** The question that an alert asks where it has news. */
export function watchedQuestion(
  { id }: Pick<Place, 'id'>,
  conditions: readonly domain.Condition[],
  datum: ShownDatum | undefined,
): chat.DigestMessage['input'] {
  const options = {
    place: chat.coarsePlaceId(id),
    conditions: domain.writeConditions(conditions),
    ...(datum && { datum }),
  };
  return { kind: 'command', name: 'when', options };
}

/** Tide and sky are shown a month ahead, and the weather as far as one request for the forecast goes. */
const [skyDays, forecastDays] = [31, 9];

/** Keeps an alert, and shows it with the windows ahead: those whose notice is due are not written about again. */
async function withAhead(
  context: chat.CommandContext,
  asked: Asked,
  alert: chat.AlertChange,
  keep: (change: chat.AlertChange) => Promise<chat.Digest>,
): Promise<answers.Answer> {
  const { marine, now } = context;
  const { place, conditions } = asked;
  if (domain.areWarnings(conditions)) {
    const view = await warningsKnownAt(context, place);
    const state = view && domain.warningsAsShown(chat.sightOfWarnings(view), now);
    const answer = await saved.shown(context, await keep({ ...alert, ...(state && { state }) }));
    const format = context.formatAt(place);
    const ahead = view
      ? answers.warningsAnswer(format, place, view).blocks
      : answers.windowsAhead(format, place, undefined);
    return { ...answer, blocks: [...answer.blocks, ...ahead] };
  }
  const days = conditions.some((one) => domain.needOf(one) === 'weather') ? forecastDays : skyDays;
  const { from = now, to = Infinity } = asked.period ?? {};
  const window = { from: Math.max(now, from), to: Math.min(now + days * utcDayMs, to) };
  const loaded = await chat.loadSearch(marine, { ...asked, window }).catch(unlessForEver);
  const found = loaded && domain.findWindows(loaded.search);
  const state = found && domain.stateAsShown(alert.watch, chat.sightOf(loaded, conditions, found), now);
  const answer = await saved.shown(
    context,
    await keep({ message: alert.message, watch: alert.watch, ...(state && { state }) }),
  );
  const view: answers.WindowsView | undefined = found && { ...loaded, ...found, conditions, window };
  return { ...answer, blocks: [...answer.blocks, ...answers.windowsAhead(context.formatAt(place), place, view)] };
}

/** The warnings at a place, where they can be read now. Throws the problem `warnings-unknown` where no office is known to warn. */
async function warningsKnownAt({ marine }: chat.CommandContext, { point, name }: Place) {
  const unknown = new Problem('warnings-unknown', { place: name });
  const view = await marine
    .warnings(point)
    .catch((error: unknown) => {
      // A service of others has none.
      throw error instanceof Problem && error.code === 'could-not-ask' ? unknown : error;
    })
    .catch(unlessForEver);
  if (view && view.sources.length + view.missing.length === 0) throw unknown;
  return view;
}

/** Data that cannot be read now will be at a later check; a place that has none never will. */
function unlessForEver(error: unknown): undefined {
  if (error instanceof Problem && lasting.has(error.code)) throw error;
  return orElse(undefined)(error);
}

const lasting = new Set('tide-too-far tide-inland no-station stream-unknown warnings-unknown'.split(' '));

/** The datum that is said, else the user's. Throws the problem `datum-unknown`. */
function datumAsked({ options, preferences }: chat.CommandContext): ShownDatum | undefined {
  return options.datum === undefined ? preferences.datum : chat.readDatum(options.datum);
}

export const alertCommands = [
  saved.listCommand('alert'),
  alertAdd,
  alertChange,
  ...saved.changeCommands('alert', 'pause', 'resume', 'remove'),
];
