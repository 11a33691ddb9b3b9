import { isRecord } from './http.ts';

export type OptionValues = Record<string, string | number>;

interface Option {
  name: string;
  type: number;
  required?: boolean;
  autocomplete?: boolean;
  choices?: { value: string | number }[];
  options?: Option[];
}

export interface RegisteredCommand extends Option {
  id: string;
}

const SUBCOMMANDS = new Set([1, 2]);
const VALUES: Record<number, (value: unknown) => boolean> = {
  3: (value) => typeof value === 'string',
  4: (value) => Number.isInteger(value),
  10: (value) => typeof value === 'number',
};

/**
 * The `data` of an interaction with a registered command; `'place save'` is a subcommand. Throws on what Discord's
 * client would not let a person do. With `focused`, the options are those typed so far.
 */
export function commandData(commands: RegisteredCommand[], line: string, values: OptionValues, focused?: string) {
  const [name = '', ...path] = line.split(' ');
  const command = commands.find((registered) => registered.name === name);
  if (!command) throw new Error(`/${name} is not registered`);
  return { id: command.id, name, type: 1, options: optionsData(command, path, values, focused) };
}

function optionsData(parent: Option, path: string[], values: OptionValues, focused: string | undefined): object[] {
  const [step, ...rest] = path;
  const known = parent.options ?? [];
  if (step !== undefined) {
    const child = known.find((option) => option.name === step && SUBCOMMANDS.has(option.type));
    if (!child) throw new Error(`/${parent.name} has no subcommand ${step}`);
    return [{ name: step, type: child.type, options: optionsData(child, rest, values, focused) }];
  }
  if (known.some((option) => SUBCOMMANDS.has(option.type))) throw new Error(`/${parent.name} needs a subcommand`);
  const missing = known.find((option) => option.required && values[option.name] === undefined);
  if (missing && focused === undefined) throw new Error(`/${parent.name} needs the option ${missing.name}`);
  return Object.entries(values).map(([name, value]) => {
    const option = known.find((candidate) => candidate.name === name);
    if (!option) throw new Error(`/${parent.name} has no option ${name}`);
    return { name, type: option.type, value, ...checkValue(option, value, name === focused) };
  });
}

function checkValue(option: Option, value: string | number, focused: boolean): { focused?: true } {
  if (focused) {
    if (!option.autocomplete) throw new Error(`option ${option.name} has no autocomplete`);
    return { focused: true };
  }
  if (!VALUES[option.type]?.(value)) throw new Error(`option ${option.name} of type ${option.type} cannot be ${value}`);
  const choices = option.choices ?? [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw new Error(`option ${option.name} does not offer ${value}`);
  }
  return {};
}

/** The commands as Discord answers them: with ids, and every left-out field at its default. */
export function registered(body: unknown, applicationId: string, newId: () => string): RegisteredCommand[] {
  const commands = Array.isArray(body) ? body.filter(isRecord) : [];
  return commands.map((command) => ({
    id: newId(),
    application_id: applicationId,
    version: newId(),
    type: 1,
    name: String(command['name']),
    name_localizations: null,
    description: '',
    description_localizations: null,
    default_member_permissions: null,
    nsfw: false,
    ...command,
  }));
}
