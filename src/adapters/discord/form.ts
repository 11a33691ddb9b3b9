import { ComponentType, TextInputStyle } from 'discord.js';
import type {
  APILabelComponent,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APIStringSelectComponent,
  APITextInputComponent,
} from 'discord.js';
import * as answers from '../../answers/index.ts';
import { takesPlace, type OptionName, type Options } from '../../chat/index.ts';
import { everyDay } from '../../domain/schedule/index.ts';
import type { Words } from '../../words.ts';
import type { CommandMenu } from '../adapter.ts';
import type { ButtonPress } from '../buttons.ts';
import { lengths, most } from './limits.ts';
import { cut } from './markdown.ts';

/** The parts of an own port, each a field of its own: the words before their numbers in the option. */
const portFields = ['hw', 'lw', 'sill', 'draught'] as const;

/** An option, or `words`: conditions in words, which join those that are chosen. */
type FormField = OptionName | 'words';

/** The options that a form asks for, by command. A required option has to be entered. */
const forms: Readonly<Record<string, readonly FormField[]>> = {
  'digest add': ['time', 'weekdays', 'what'],
  'digest move': ['time', 'weekdays'],
  'place home': ['place'],
  'place port': ['port'],
  when: ['preset', 'conditions', 'words'],
  'alert add': ['preset', 'conditions', 'words', 'lead', 'quiet'],
  'alert change': ['place', 'conditions', 'words', 'lead', 'quiet'],
};

export function isAskedFor(command: string, option: OptionName): boolean {
  return forms[command]?.includes(option) === true;
}

/** Whether nothing that the form of a command asks for is given. */
export function isUnanswered({ name, options }: FormInput): boolean {
  return forms[name]?.every((field) => field === 'words' || options[field] === undefined) === true;
}

type FormInput = ButtonPress['input'];

/** A form, as it begins with the options that are set already. */
export type Form = (current: Options) => APIModalInteractionResponseCallbackData;

/** The form for a command that lacks options; `undefined` where its command has no form. `payload` comes back with it. */
export function formOf(input: FormInput, payload: string, menu: CommandMenu, language: string): Form | undefined {
  const { name, options } = input;
  const fields = forms[name];
  if (!fields) return undefined;
  const words = menu.dictionary.in(language);
  const isAnyEnough = fields.includes('words');
  return (current) => ({
    custom_id: payload,
    title: cut(words.say(`form-${name.replace(' ', '-')}`), lengths.formTitle),
    components: fields.flatMap((field) => {
      if (field === 'port') return portFields.map((part) => portField(words, part));
      const label = capitalName(words, field === 'words' ? 'form-words' : `option-${field}-name`);
      const context = { words, menu, command: name, options, current, isAnyEnough };
      return labelled(label, fieldOf[field]?.(context) ?? textInput(field, { required: !isAnyEnough }));
    }),
  });
}

function labelled(label: string, component: APILabelComponent['component']): APILabelComponent {
  return { type: ComponentType.Label, label: cut(label, lengths.formLabel), component };
}

type FormContext = {
  readonly words: Words;
  readonly menu: CommandMenu;
  readonly command: string;
  /** Known already. */
  readonly options: FormInput['options'];
  readonly current: Options;
  readonly isAnyEnough: boolean;
};

/** The fields of options, where they are not of text alone. */
const fieldOf: Partial<Record<FormField, (context: FormContext) => APILabelComponent['component']>> = {
  time: ({ words }) => select('time', answers.digestTimeChoices(words), { max_values: most.times }),
  weekdays: weekdaySelect,
  preset: ({ words, isAnyEnough }) => select('preset', answers.presetChoices(words), { ...(isAnyEnough && optional) }),
  conditions(context) {
    const choices = chosen(conditionsIn(context), context.current.conditions);
    const isSet = choices.filter(({ isDefault }) => isDefault).length;
    const limits = { ...(context.isAnyEnough && optional), max_values: Math.max(most.conditions, isSet) };
    return select('conditions', choices, limits);
  },
  lead: ({ words, current: { lead } }) => select('lead', chosen(answers.leadChoices(words, lead), lead), optional),
  quiet: ({ words, current: { quiet } }) =>
    select('quiet', chosen(answers.quietChoices(words, quiet), quiet), optional),
  what: (context) => select('what', commandChoices(context), optional),
  place: ({ current: { place }, isAnyEnough }) => textInput('place', { required: !isAnyEnough, placeholder: place }),
  words(context) {
    // Conditions that are set and that the form does not offer.
    const offered = new Set(conditionsIn(context).map(({ value }) => value));
    const terms = context.current.conditions?.split(',') ?? [];
    return textInput('words', {
      max_length: lengths.conditions,
      required: !context.isAnyEnough,
      placeholder: context.words.say('option-conditions-description'),
      value: terms.filter((term) => !offered.has(term)).join(','),
    });
  },
};

type TextLimits = { max_length?: number; required: boolean; placeholder?: string | undefined; value?: string };

function textInput(field: string, { placeholder, value = '', ...limits }: TextLimits): APITextInputComponent {
  return {
    type: ComponentType.TextInput,
    custom_id: field,
    style: TextInputStyle.Short,
    max_length: lengths.typed,
    ...limits,
    ...(placeholder !== undefined && { placeholder: cut(placeholder, lengths.placeholder) }),
    ...(value !== '' && { value }),
  };
}

function portField(words: Words, part: (typeof portFields)[number]): APILabelComponent {
  const placeholder = words.say(`form-port-${part}-example`);
  return labelled(words.say(`form-port-${part}`), textInput(part, { required: false, placeholder }));
}

function conditionsIn({ words, command }: FormContext): FormChoice[] {
  return answers.conditionChoices(words, command.startsWith('alert') ? 'watched' : 'asked');
}

function chosen(choices: readonly FormChoice[], current = ''): FormChoice[] {
  const set = new Set(current.split(','));
  return choices.map((choice) => ({ ...choice, isDefault: set.has(choice.value) }));
}

const optional = { required: false, min_values: 0 } as const;

type FormChoice = { readonly label: string; readonly value: string; readonly isDefault?: boolean };

function select(
  field: OptionName,
  choices: readonly FormChoice[],
  limits: Pick<APIStringSelectComponent, 'min_values' | 'max_values' | 'required'>,
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: field,
    options: choices.slice(0, most.perSelect).map(({ label, value, isDefault }) => ({
      label: cut(label, lengths.optionLabel),
      value,
      ...(isDefault && { default: true }),
    })),
    ...limits,
  };
}

/** All days are chosen for a new digest; of another one, what is left open stays. */
function weekdaySelect({ words, menu, command }: FormContext): APIStringSelectComponent {
  const isNew = command === 'digest add';
  // Weeks begin on Monday, as in ISO 8601.
  const days = everyDay.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const choices = days.map((day) => ({
    label: answers.weekdayName(words, day),
    value: answers.weekdayName(menu.dictionary.in('en'), day),
    isDefault: isNew,
  }));
  return select('weekdays', choices, { max_values: everyDay.length, ...(!isNew && optional) });
}

function commandChoices({ words, menu, options }: FormContext): FormChoice[] {
  return menu.commands
    .filter((command) => takesPlace(command) && command.options.includes('day'))
    .map(({ name }) => ({
      label: capitalName(words, `command-${name}-name`),
      value: name,
      isDefault: name === options['what'],
    }));
}

function capitalName(words: Words, key: string): string {
  const [name = ''] = words.list(key);
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

export function readForm({ name, options }: FormInput, components: readonly APIModalSubmissionComponent[]): FormInput {
  const asked = forms[name] ?? [];
  const fields: readonly string[] = asked.includes('port') ? portFields : asked;
  const entered = components.flatMap((label): [string, string][] => {
    if (label.type !== ComponentType.Label) return [];
    const { component } = label;
    const text =
      'values' in component ? component.values.join(',') : 'value' in component ? String(component.value) : '';
    return fields.includes(component.custom_id) && text.trim() !== '' ? [[component.custom_id, text]] : [];
  });
  const given = asked.includes('port') && entered.length > 0 ? [['port', entered.flat().join(' ')]] : entered;
  const { words, ...others } = Object.fromEntries(given) as Record<string, string>;
  const conditions = [others['conditions'], words].filter((text) => text !== undefined).join(',');
  return { kind: 'command', name, options: { ...options, ...others, ...(conditions !== '' && { conditions }) } };
}
