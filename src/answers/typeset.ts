import type { Answer } from './answer.ts';

const noBreak = '\u00A0';
/** French has a thin blank before these (Lexique des règles typographiques en usage à l’Imprimerie nationale). */
const thinNoBreak = '\u202F';

/** Units that stand behind a number and a blank, and never at the beginning of a line (SI brochure, 5.4.3). */
const unit = /(?<=\d) (?=(?:m|cm|mm|km|ft|mi|NM|kn|mph|km\/h|m\/s|h|min|s|hPa|mb|°C|°F|%)(?![\p{L}\d]))/gu;
/** `2 h 05`, `± 0.3 m` */
const withinNumber = /(?<=\d\u00A0h) (?=\d)|(?<=±) (?=\d)/g;

/** A text with the blanks at which no line breaks. */
export function typesetText(text: string): string {
  return text
    .replace(unit, noBreak)
    .replace(withinNumber, noBreak)
    .replace(/ (?=[;!?])/g, thinNoBreak)
    .replace(/ (?=[:»])|(?<=«) /g, noBreak);
}

/** An answer with them in all that people read. */
export function typeset({ title, blocks, note, buttons, firstLines, ...others }: Answer): Answer {
  return {
    ...others,
    ...within({ title, blocks }),
    ...(note !== undefined && { note: typesetText(note) }),
    ...(buttons && { buttons: buttons.map((one) => ({ ...one, label: typesetText(one.label) })) }),
    ...(firstLines && { firstLines: () => firstLines().map(typesetText) }),
  };
}

/** All texts in a value. */
function within<Value>(value: Value): Value {
  if (typeof value === 'string') return typesetText(value) as Value;
  if (Array.isArray(value)) return value.map(within) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within<unknown>(one)])) as Value;
}
