import type { WarningText } from '../../domain/warning.ts';
import { memoize } from '../../domain/memoize.ts';
import { readTable } from '../../lib/data-file.ts';
// Not through the index: a call of upstreams takes 0.1 s to load in the thread.
import { fill, matches, valueAt, type Matches } from '../upstreams/rows.ts';
import { instantOf, polygonsOf, readEach, toMessage, type Issuer, type Message, type Messages } from './message.ts';

/** Of several templates the first whose value fits counts; of several lines of one, those without a value are left out. */
type Templates = readonly string[];

/** The warnings in an office's JSON: templates of what each has. */
export type ItemsSpec = {
  /**
   * The path of the rows, and in each of these that of a list of rows within, which have the members of the outer one as well.
   * The rows of a record have its keys as `key`; in `others` is what the further bodies have under it.
   */
  readonly rows: readonly string[];
  readonly reject?: Matches;
  /** Patterns of the rows of a text, each for parts of what the one before has found: their groups together are a row. */
  readonly text?: readonly string[];
  /** Each body is a list, whose rows have the members of it as well; without, only the first is one. */
  readonly eachBody?: true;
  /** It withdraws what it refers to, and is no warning. */
  readonly cancel?: Matches;
  readonly id: string;
  /** The path of a list, and the id of each of its items. */
  readonly replaces?: readonly [path: string, id: string];
  readonly sent: Templates;
  readonly onset: Templates;
  readonly end: Templates;
  readonly office?: string;
  readonly link?: string;
  readonly severity?: string;
  readonly certainty?: string;
  readonly colour?: string;
  readonly codes?: readonly [registry: string, path: string];
  readonly texts: readonly (Readonly<Record<'language', string> & { event: Templates }> &
    Readonly<Partial<Record<Exclude<keyof WarningText, 'language' | 'event'>, string>>>)[];
  /** The table whose row of the same `code` belongs to each row. */
  readonly table?: string;
};

const maxTables = 5;
const tableOf = memoize(
  maxTables,
  (table: string) => new Map(readTable(new URL(table, import.meta.url), 'code', 'name').map((row) => [row.code, row])),
);

/** Reads the rows of texts. A text without any is one that cannot be read. */
export function readTexts(issuer: Issuer, spec: ItemsSpec, texts: readonly string[]): Messages {
  const rowsIn = (text: string): readonly { readonly whole: string }[] =>
    (spec.text ?? []).reduce(
      (rows, pattern) =>
        rows.flatMap((row) =>
          Array.from(row.whole.matchAll(new RegExp(pattern, 'gm')), ({ 0: whole, groups }) => ({
            ...row,
            ...groups,
            whole,
          })),
        ),
      [{ whole: text.replaceAll(/(?<![ \r])[ \r]+$/gm, '') }],
    );
  const rows = texts.map(rowsIn).flatMap((found): readonly object[] => (found.length > 0 ? found : [{}]));
  return readEach(rows, (row) => readItem(issuer, spec, row));
}

/** Reads the rows of JSON. Throws where a body is not as described. */
export function readItems(issuer: Issuer, spec: ItemsSpec, bodies: readonly string[]): Messages {
  const parsed = bodies.map((text): unknown => JSON.parse(text));
  const [body, ...others] = parsed;
  const [path = '', ...inner] = spec.rows;
  const own = (one: unknown) => rowsOf(valueAt(one, path)).map((row) => ({ ...Object(one), ...row }));
  const outer = spec.eachBody ? parsed.flatMap(own) : rowsOf(valueAt(body, path), others);
  const rows = inner.reduce(
    (all, within) => all.flatMap((row) => rowsOf(valueAt(row, within) ?? []).map((one) => ({ ...row, ...one }))),
    outer,
  );
  const known = rows.filter((row) => !spec.reject || !matches(spec.reject, row));
  return readEach(known, (row) => readItem(issuer, spec, row));
}

function rowsOf(value: unknown, others: readonly unknown[] = []): readonly object[] {
  if (Array.isArray(value)) return value.map((row: unknown): object => Object(row) as object);
  if (typeof value !== 'object' || value === null) throw new TypeError('no list of warnings');
  return Object.entries(value).map(([key, row]) => ({
    ...Object(row),
    key,
    others: others.map((other) => valueAt(other, key)),
  }));
}

/** Reads a row. Throws where it is not as described. */
function readItem(issuer: Issuer, spec: ItemsSpec, given: Readonly<{ code?: unknown }>): readonly Message[] {
  const row = { ...given, ...(spec.table && tableOf(spec.table).get(String(given.code))) };
  const text = (template = ''): string | undefined => filled(template, row);
  const instant = (templates: Templates) =>
    templates.map((template) => instantOf(text(template))).find((at) => at !== undefined);
  const [id, said, end] = [text(spec.id), instant(spec.sent), instant(spec.end)];
  if (id === undefined || said === undefined) throw new TypeError(`no ${spec.id} or time`);
  // The heading of a text has the day alone: after its end, it is one of the month before.
  const sent =
    spec.text && end !== undefined && said > end ? new Date(said).setUTCMonth(new Date(end).getUTCMonth() - 1) : said;
  const [list = '', idOfOther = ''] = spec.replaces ?? [];
  const others = valueAt(row, list);
  const replaces = Array.isArray(others) ? others.flatMap((other) => filled(idOfOther, other) ?? []) : [];
  if (spec.cancel && matches(spec.cancel, row)) return [{ id, sent, replaces }];
  const texts = spec.texts.map(({ language, event: templates, ...rest }) => {
    const event = templates.map(text).find(Boolean)?.replace(/\s+/g, ' ');
    const lines = (template: string) => template.split('\n').flatMap((line) => text(line) ?? []);
    const members = Object.entries(rest).map(([name, template]) => [name, lines(template).join('\n')]);
    return { ...Object.fromEntries(members), language, event };
  });
  const [registry = '', codes] = spec.codes ?? [];
  const message = toMessage(issuer, {
    id,
    replaces,
    office: text(spec.office),
    link: text(spec.link),
    severity: text(spec.severity),
    certainty: text(spec.certainty),
    colour: text(spec.colour),
    sent,
    onset: instant(spec.onset),
    end,
    texts,
    codes: codes === undefined ? [] : [valueAt(row, codes)].flat().map((code) => `${registry} ${String(code)}`),
    polygons: polygonsOf(valueAt(row, 'geometry')),
  });
  if (!message) throw new TypeError('no text');
  return [message];
}

/** A template with the values of a row; `undefined` where one of them is empty. */
function filled(template: string, row: unknown): string | undefined {
  const paths = template.match(/[^{}]+(?=\})/g) ?? [];
  const isWhole = paths.length > 0 && paths.every((path) => fill(`{${path}}`, row) !== '');
  return isWhole ? fill(template, row) : undefined;
}
