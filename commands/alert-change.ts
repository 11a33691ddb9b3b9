import {
  alertChangeAnswer,
  conditionsText,
  digestAnswer,
  formerConditions,
  watchedChoices,
  withNote,
  type AlertPart,
  type DigestView,
} from '../src/answers/index.ts';
import {
  coarsePlaceId,
  coarsePoint,
  readConditionOption,
  readWanted,
  type CommandContext,
  type Digest,
  type Options,
  type PlainCommand,
} from '../src/chat/index.ts';
import type { Place } from '../src/domain/place.ts';
import { datumNames } from '../src/domain/tide/index.ts';
import { parseConditions, withLimits, writeConditions, type Watch } from '../src/domain/windows/index.ts';
import { orElse, Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';
import { conditionsAt, isSame, lookAhead, datumAsked, watchedQuestion, withAhead } from './alert.ts';
import { parseWatched, readTiming, writeTiming } from './alert-timing.ts';
import { managedDigest, viewOf } from './digest-target.ts';

const changeable = ['place', 'conditions', 'preset', 'lead', 'moved', 'cooldown', 'quiet', 'datum'] as const;

/** Gives an alert other conditions, times or another place; what is not said stays. */
export const alertChange: PlainCommand = {
  name: 'alert change',
  takesConditions: 'always',
  options: ['number', ...changeable],
  parse: parseChange,
  async current(context) {
    const alert = await managedAlert(context);
    const view = await alertView(context, alert);
    return { place: view.place.name, conditions: editable(context, view), ...writeTiming(alert.watch) };
  },
  async prepare(context) {
    const { options, words, digests } = context;
    const alert = await managedAlert(context);
    if (changeable.every((option) => options[option] === undefined)) {
      const part = parts.find((one) => one === options.show);
      return async () => alertChangeAnswer(words, await alertView(context, alert), part);
    }
    const { place, ...change } = await changeOf(context, alert);
    return async () => {
      const before = await alertView(context, alert);
      const others = (await digests.list(alert.target)).filter(({ id }) => id !== alert.id);
      const same = others.find((one) => isSame(one, change));
      if (same) {
        return withNote(digestAnswer(words, await viewOf(context, same)), [words.say('alert-there-already')]);
      }
      const { state, view } = await lookAhead(context, { place, ...change });
      await digests.changeAlert(alert.id, { ...change, ...(state && { state }) });
      const after = await viewOf(context, (await digests.withId(alert.id)) ?? alert);
      const answer = withAhead(context, digestAnswer(words, after), place, view);
      return { ...answer, blocks: [...formerConditions(before, change.conditions), ...answer.blocks] };
    };
  },
};

const parts: readonly AlertPart[] = ['conditions', 'lead', 'quiet'];

/** `[NUMBER] [CONDITIONS] [lead=6h] …` */
function parseChange([first, ...rest]: readonly string[], spoken: readonly Words[]): Options {
  if (first === undefined) return {};
  const isNumber = /^\d{1,4}$/.test(first);
  return { ...(isNumber && { number: first }), ...parseWatched(isNumber ? rest : [first, ...rest], spoken) };
}

type Alert = Digest & { readonly watch: Watch };
type AlertView = Extract<DigestView, { kind: 'alert' }>;

async function alertView(context: CommandContext, alert: Alert): Promise<AlertView> {
  const view = await viewOf(context, alert);
  if (view.kind !== 'alert') throw new Error('An alert is shown as a digest');
  return view;
}

/** Throws the problem `digest-no-alert`, and those of `managedDigest`. */
async function managedAlert(context: CommandContext): Promise<Alert> {
  const digest = await managedDigest(context, 'alert');
  if (!digest.watch) throw new Problem('digest-no-alert');
  return digest;
}

/** The alert as it will be, at its place or another one. */
async function changeOf(context: CommandContext, { message, watch: former }: Alert) {
  const { options, preferences, findPlace } = context;
  const { input } = message;
  const { place: placeId = '', conditions: text = '', datum: known } = input.kind === 'command' ? input.options : {};
  const named = options.place === undefined ? undefined : await findPlace(options.place);
  const at: Pick<Place, 'point' | 'zone' | 'ownPort'> = named ? { ...named, point: coarsePoint(named.point) } : former;
  const { zone, point, ownPort } = at;
  const isSaid = options.conditions !== undefined || options.preset !== undefined;
  const before = parseConditions(text);
  const said = isSaid ? readWanted(options, preferences.limits) : before;
  const wanted = options.others === 'kept' ? withLimits(before.conditions, said.conditions) : said.conditions;
  const conditions = conditionsAt(wanted, ownPort);
  const datum = options.datum === undefined ? datumNames.find((one) => one === known) : datumAsked(context);
  const id = named ? coarsePlaceId(named.id) : placeId;
  const watch: Watch = { ...readTiming(options, former), zone, point, ...(ownPort && { ownPort }) };
  const place: Place = named ?? { ...(await findPlace(id).catch(orElse({ id, name: id }))), ...at };
  const changed = watchedQuestion({ id }, conditions, datum);
  return { place, message: { ...message, input: changed }, watch, conditions, datum };
}

/** Conditions as a form shows them: those that it does not offer in words, where the words are read as the same. */
function editable({ sentences }: CommandContext, { format, conditions }: AlertView): string {
  const offered = new Set(watchedChoices(format.words).map(({ value }) => value));
  const terms = conditions.map((condition) => {
    const term = writeConditions([condition]);
    const said = conditionsText(format, [condition]);
    return !offered.has(term) && isReadAs(said, term, sentences) ? said : term;
  });
  return terms.join(',');
}

function isReadAs(said: string, term: string, sentences: CommandContext['sentences']): boolean {
  try {
    const { options, unused } = readConditionOption({ conditions: said }, sentences);
    return unused.length === 0 && options['conditions'] === term;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
