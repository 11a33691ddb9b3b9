import type { Answer } from './answer.ts';

const noBreak = '\u00A0';
/** French has a thin blank before these (Lexique des règles typographiques en usage à l’Imprimerie nationale). */
const thinNoBreak = '\u202F';

/** Units that stand behind a number and a blank, and never at the beginning of a line (SI brochure, 5.4.3). */
const unit = /(?<=\d) (?=(?:m|cm|mm|km|ft|mi|NM|kn|mph|km\/h|m\/s|h|min|s|hPa|mb|°C|°F|%)(?![\p{L}\d]))/gu;
/** `2 h 05`, `± 0.3 m` */
const withinNumber = /(?<=\d\u00A0h) (?=\d)|(?<=±) (?=\d)/g;

/** Commas and full stops of scripts that are as wide as their letters, which stand without blanks (JIS X 4051). */
const wide = (text: string): string =>
  text
    .replace(/, (?=[\u0300-\uffff])|(?<=[\u0300-\uffff]), /g, '、')
    .replace(/\. (?=[\u0300-\uffff])|\.$/g, '。')
    .replace(/(?<=[、。]) /g, '');

/** A text with the blanks at which no line breaks, and the signs of a script. */
export function typesetText(given: string, script?: string): string {
  const text = script === 'Jpan' ? wide(given) : given;
  return text
    .replace(unit, noBreak)
    .replace(withinNumber, noBreak)
    .replace(/ (?=[;!?])/g, thinNoBreak)
    .replace(/ (?=[:»])|(?<=«) /g, noBreak);
}

/** An answer in a language with them in all that people read. */
export function typeset({ title, blocks, note, buttons, firstLines, ...others }: Answer, language = 'en'): Answer {
  const { script } = new Intl.Locale(language).maximize();
  const set = (text: string): string => typesetText(text, script);
  return {
    ...others,
    ...within({ title, blocks }, set),
    ...(note !== undefined && { note: set(note) }),
    ...(buttons && { buttons: buttons.map((one) => ({ ...one, label: set(one.label) })) }),
    ...(firstLines && { firstLines: () => firstLines().map(set) }),
  };
}

function within<Value>(value: Value, set: (text: string) => string): Value {
  if (typeof value === 'string') return set(value) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => within(one, set)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within<unknown>(one, set)])) as Value;
}
