import { ComponentType, TextInputStyle } from 'discord.js';
import type {
  APILabelComponent,
  APIModalInteractionResponseCallbackData,
  APIModalSubmissionComponent,
  APIStringSelectComponent,
  APITextInputComponent,
} from 'discord.js';
import {
  conditionChoices,
  digestTimeChoices,
  leadChoices,
  presetChoices,
  quietChoices,
  watchedChoices,
  weekdayName,
} from '../../answers/index.ts';
import { takesPlace, type OptionName, type Options } from '../../chat/index.ts';
import { everyDay } from '../../domain/schedule/index.ts';
import type { Words } from '../../words.ts';
import type { CommandMenu } from '../adapter.ts';
import type { ButtonPress } from '../buttons.ts';
import { cut } from './markdown.ts';

// docs.discord.com/developers/components/reference#label and #text-input, interactions/receiving-and-responding (modal).
/** Characters of the `custom_id`. */
export const maxFormIdLength = 100;
const maxTitleLength = 45;
const maxLabelLength = 45;
const maxOptionLabelLength = 100;
const maxPlaceholderLength = 100;
const maxPerSelect = 25;
/** Characters that can be typed: our own limit, since no place has a longer name. */
const maxTypedLength = 100;
/** Ours: some ten conditions. */
const maxWordsLength = 500;
/** Ours: a digest more often than this each day is rather two digests. */
const maxTimes = 3;
/** Ours: with more, there is seldom such a time. */
const maxConditions = 6;

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

/** The parts of an own port, each a field of its own: the words before their numbers in the option. */
const portFields = ['hw', 'lw', 'sill', 'draught'] as const;
type PortField = (typeof portFields)[number];

/** Whether the form of a command asks for an option. */
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
  const fields = forms[input.name];
  return (
    fields && ((current) => renderForm(input, fields, payload, { words: menu.dictionary.in(language), menu, current }))
  );
}

function renderForm(
  { name, options }: FormInput,
  fields: readonly FormField[],
  payload: string,
  shown: Pick<FormContext, 'words' | 'menu' | 'current'>,
): APIModalInteractionResponseCallbackData {
  const { words } = shown;
  const context = {
    ...shown,
    command: name,
    options,
    isNew: name === 'digest add',
    isAnyEnough: fields.includes('words'),
  };
  return {
    custom_id: payload,
    title: cut(words.say(`form-${name.replace(' ', '-')}`), maxTitleLength),
    components: fields.flatMap((field) =>
      field === 'port'
        ? portFields.map((part) => labelled(words.say(`form-port-${part}`), portField(words, part)))
        : [
            labelled(
              capitalName(words, field === 'words' ? 'form-words' : `option-${field}-name`),
              fieldFor(field, context),
            ),
          ],
    ),
  };
}

function labelled(label: string, component: APILabelComponent['component']): APILabelComponent {
  return { type: ComponentType.Label, label: cut(label, maxLabelLength), component };
}

function portField(words: Words, part: PortField): APITextInputComponent {
  return {
    type: ComponentType.TextInput,
    custom_id: part,
    style: TextInputStyle.Short,
    max_length: maxTypedLength,
    placeholder: words.say(`form-port-${part}-example`),
    required: false,
  };
}

type FormContext = {
  readonly words: Words;
  readonly menu: CommandMenu;
  readonly command: string;
  /** Known already. */
  readonly options: FormInput['options'];
  /** As they are set. */
  readonly current: Options;
  /** Else an existing one is changed: what is left open stays. */
  readonly isNew: boolean;
  /** Whether any of the fields will do. */
  readonly isAnyEnough: boolean;
};

function fieldFor(field: FormField, context: FormContext): APIStringSelectComponent | APITextInputComponent {
  const { words, current, isAnyEnough } = context;
  const ifAny = isAnyEnough && optional;
  if (field === 'time') return select(field, digestTimeChoices(words), { max_values: maxTimes });
  if (field === 'weekdays') return weekdaySelect(context);
  if (field === 'preset') return select(field, presetChoices(words), { ...ifAny });
  if (field === 'conditions') return conditionSelect(context, { ...ifAny });
  if (field === 'lead') return select(field, chosen(leadChoices(words, current.lead), current.lead), optional);
  if (field === 'quiet') return select(field, chosen(quietChoices(words, current.quiet), current.quiet), optional);
  if (field === 'what') return select(field, commandChoices(context), optional);
  return textField(field, context);
}

function textField(field: FormField, context: FormContext): APITextInputComponent {
  const { words, current, isAnyEnough } = context;
  const isWords = field === 'words';
  const placeholder = isWords
    ? words.say('option-conditions-description')
    : field === 'place'
      ? current.place
      : undefined;
  const value = isWords ? otherConditions(context) : '';
  return {
    type: ComponentType.TextInput,
    custom_id: field,
    style: TextInputStyle.Short,
    max_length: isWords ? maxWordsLength : maxTypedLength,
    required: !isAnyEnough,
    ...(placeholder !== undefined && { placeholder: cut(placeholder, maxPlaceholderLength) }),
    ...(value !== '' && { value }),
  };
}

function conditionsIn({ words, command }: FormContext): FormChoice[] {
  return command.startsWith('alert') ? watchedChoices(words) : conditionChoices(words);
}

function conditionSelect(
  context: FormContext,
  limits: Pick<APIStringSelectComponent, 'min_values' | 'required'>,
): APIStringSelectComponent {
  const choices = chosen(conditionsIn(context), context.current.conditions);
  const isSet = choices.filter(({ isDefault }) => isDefault).length;
  return select('conditions', choices, { ...limits, max_values: Math.max(maxConditions, isSet) });
}

/** Conditions that are set and that the form does not offer. */
function otherConditions(context: FormContext): string {
  const offered = new Set(conditionsIn(context).map(({ value }) => value));
  const terms = context.current.conditions?.split(',') ?? [];
  return terms.filter((term) => !offered.has(term)).join(',');
}

/** Choices of which some are set, by their values with commas. */
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
    options: choices.slice(0, maxPerSelect).map(({ label, value, isDefault }) => ({
      label: cut(label, maxOptionLabelLength),
      value,
      ...(isDefault && { default: true }),
    })),
    ...limits,
  };
}

/** All days are chosen for a new digest. */
function weekdaySelect({ words, menu, isNew }: FormContext): APIStringSelectComponent {
  // Weeks begin on Monday, as in ISO 8601.
  const days = everyDay.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const choices = days.map((day) => ({
    label: weekdayName(words, day),
    value: weekdayName(menu.dictionary.in('en'), day),
    isDefault: isNew,
  }));
  const limits = { max_values: everyDay.length };
  return select('weekdays', choices, isNew ? limits : { ...limits, min_values: 0, required: false });
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

/** The command with what was entered into its form. */
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
