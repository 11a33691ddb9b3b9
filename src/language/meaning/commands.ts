import { aspectNames } from '../../domain/question/index.ts';
import { isCommand, type Kind } from '../lexicon/slots.ts';

/** Commands that sentences lead to: those that are called as a kind, and others. */
export type CommandName =
  | Kind
  | 'when'
  | `place ${'home' | 'save' | 'list' | 'forget'}`
  | `digest ${'list' | 'add' | 'remove' | 'pause' | 'resume'}`
  | `alert ${'add' | 'change'}`;

/** The kinds that a command answers, of those that are not called as it is; a later one takes a kind from an earlier. */
const answered: readonly (readonly [command: CommandName, kinds: readonly Kind[]])[] = [
  ['tide', aspectNames.tide],
  ['weather', aspectNames.weather],
  ['waves', aspectNames.sea],
  ['current', ['current', ...aspectNames.stream]],
  ['sun', aspectNames.sun],
  ['moon', aspectNames.moon],
  ['place home', ['home']],
  ['place save', ['save']],
  ['place list', ['/place']],
  ['place forget', ['forget-home']],
  ['digest list', ['digest']],
];

const commandsByKind = new Map(answered.flatMap(([command, ofCommand]) => ofCommand.map((kind) => [kind, command])));

export function commandOf(kind: Kind): CommandName {
  return commandsByKind.get(kind) ?? (isCommand(kind) ? (kind.slice(1) as CommandName) : kind);
}

/** Kinds that are answered for a part of a day as well as for an hour: the forecast. */
export function isForecast(kind: Kind): boolean {
  return ['weather', 'waves'].includes(commandOf(kind));
}

/** Whether a kind is something of the sky, and no body as a whole. */
export function isSkyKind(kind: Kind): boolean {
  return [...aspectNames.sun, ...aspectNames.moon].some((aspect) => aspect === kind);
}

/** The body of the sky that a kind is about, which is answered for a day; `undefined` of any other. */
export function bodyOf(kind: Kind): 'sun' | 'moon' | undefined {
  return (['sun', 'moon'] as const).find((body) => commandOf(kind) === body);
}
