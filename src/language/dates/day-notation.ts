import { weekdayNames } from '../../domain/time.ts';
import { inPast, moonPhases, type DayExpression } from './day-expression.ts';
import dayTemplates from './day-templates.json' with { type: 'json' };
import { holidayNames } from './holidays.ts';
import { seasonNames } from './yearly-dates.ts';

/** How a field of an expression stands in a text; `read` gives `undefined` where the field is absent, `null` where the text is wrong. */
type Field = {
  readonly pattern: string;
  readonly read: (text: string) => unknown;
  readonly write: (value: never) => string;
};

const number = (pattern: string, write: (value: number) => string = String): Field => ({
  pattern,
  read: Number,
  write,
});
const twoDigits = number('\\d{2,}', (value) => String(value).padStart(2, '0'));
const word = (words: readonly string[]): Field => ({ pattern: words.join('|'), read: String, write: String });
const day = (pattern: string): Field => ({ pattern, read: (text) => parseDays(text) ?? null, write: writeDays });
const weekday: Field = {
  pattern: weekdayNames.join('|'),
  read: (name) => weekdayNames.indexOf(name),
  write: (value: number) => weekdayNames[value]!,
};

function optional({ pattern, read, write }: Field, before = '', behind = '', absent = ''): Field {
  const [start, end] = [before, behind].map((text) => text.replace('+', '\\+'));
  return {
    pattern: `${start}(?:${pattern})${end}|${absent}`,
    read: (text) => (text === absent ? undefined : read(text.slice(before.length, text.length - behind.length))),
    write: (value: never) => (value === undefined ? absent : `${before}${write(value)}${behind}`),
  };
}

/** `next-` before a name, and nothing for `this`. */
function which(...others: readonly string[]): Field {
  return {
    pattern: '(?:(?:this|next|last|coming)-)?',
    read: (text) => ['next', 'last', ...others].find((one) => text === `${one}-`) ?? 'this',
    write: (value: string) => (value === 'this' ? '' : `${value}-`),
  };
}

const sides = { after: ']', before: '[' } as const;

const fields: Readonly<Record<string, Field>> = {
  number: number('\\d+'),
  integer: number('-?\\d+'),
  signed: number('[+-]\\d+', (value) => (value < 0 ? String(value) : `+${value}`)),
  two: twoDigits,
  third: number('[123]'),
  week: number('\\d+'),
  year: number('\\d{4}'),
  yearOrNone: optional(number('\\d{4}'), '', '', '-'),
  yearBehind: optional(number('\\d+'), '/'),
  anyYear: { pattern: '\\d{4}|next|last', read: (text) => (/^\d/.test(text) ? Number(text) : text), write: String },
  weekday,
  maybeWeekday: optional(weekday),
  weeks: optional(number('\\d+'), '+', 'w'),
  which: which(),
  whichDay: which('coming'),
  season: word(seasonNames),
  phase: word(moonPhases),
  holiday: word(holidayNames),
  side: {
    pattern: '[\\][]',
    read: (text) => (text === sides.after ? 'after' : 'before'),
    write: (value: keyof typeof sides) => sides[value],
  },
  day: day('.+'),
  maybeDay: optional(day('.+')),
  nested: { ...day('.+'), write: writeNested },
  inside: day('[^&]+'),
  end: day('(?:(?!\\.\\.).)+'),
};

/** By kind, in the order in which they are tried: what is made of another expression comes first. */
const templates: Readonly<Record<DayExpression['kind'], { readonly template: string }>> = dayTemplates;

const forms = Object.entries(templates).map(([kind, { template }]) => {
  const [texts, named]: [string[], { name: string; field: Field }[]] = [[], []];
  for (const [index, piece] of template.split(/\{(.+?)\}/).entries()) {
    const [name = '', field = ''] = piece.split(':');
    if (index % 2 === 0) texts.push(piece);
    else named.push({ name, field: fields[field]! });
  }
  const shape = texts.map((text, index) => {
    const { pattern } = named[index]?.field ?? {};
    return text.replace(/[.*^]/g, '\\$&') + (pattern === undefined ? '' : `(${pattern})`);
  });
  return { kind, texts, named, shape: new RegExp(`^${shape.join('')}$`) };
});

/** Days as an option carries them, in no language and at most some 30 characters: `+1`, `next-sat`, `--11-24` (no year), `+1..sat`; the table of templates tells what each says. */
export function writeDays(expression: DayExpression): string {
  if (expression.kind === 'after' && expression.from === undefined) return writeDays({ ...expression, kind: 'offset' });
  const { texts, named } = forms.find(({ kind }) => kind === expression.kind)!;
  const values = expression as unknown as Readonly<Record<string, never>>;
  const written = texts.map((text, index) => {
    const { name, field } = named[index] ?? {};
    return name === undefined ? text : `${text}${field!.write(values[name]!)}`;
  });
  return `${'isPast' in expression && expression.isPast ? '<' : ''}${written.join('')}`;
}

/** The same within another expression: in brackets where it would be read as a part of that. */
export function writeNested(day: DayExpression): string {
  const written = day.kind === 'after' && day.from === undefined ? `>${day.days}` : writeDays(day);
  return /[>&%^*#~[\]]|\.\./.test(written) ? `(${written})` : written;
}

export function parseDays(text: string): DayExpression | undefined {
  if (/^\(.+\)$/.test(text)) return parseDays(text.slice(1, -1));
  const form = forms.find(({ shape }) => shape.test(text));
  if (!form) {
    const past = text.startsWith('<') ? parseDays(text.slice(1)) : undefined;
    return past && inPast(past);
  }
  const [, ...groups] = form.shape.exec(text) ?? [];
  const read = form.named.map(({ name, field }, index) => [name, field.read(groups[index]!)] as const);
  if (read.some(([, value]) => value === null)) return undefined;
  const values = read.filter(([, value]) => value !== undefined);
  return { kind: form.kind, ...Object.fromEntries(values) } as DayExpression;
}
