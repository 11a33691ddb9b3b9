import type { Window } from '../../domain/time.ts';
import { once } from '../../lib/once.ts';
import { invalidBody, matches, parseJson, valueAt, type Matches } from '../upstreams/index.ts';

/** Sends a request. Resolves to the text, `undefined` where the upstream has nothing for it. Throws `could-not-ask`. */
export type Ask = (request: {
  readonly path: string;
  readonly post?: string;
  readonly nothing?: string | undefined;
}) => Promise<string | undefined>;

export type RowsSpec = {
  readonly path: string;
  /** JSON to post; without it the path is fetched. */
  readonly post?: object;
  /** Pattern of the status and text of an answer that says that there is nothing. */
  readonly nothing?: string;
  readonly format?: keyof typeof formats;
  /** The path of the rows; in XML the first that there is, and in a table of text a column that it must have. */
  readonly rows: readonly [string, ...string[]];
  readonly where?: Matches;
  /** The path of a list in each row: its items are the rows. */
  readonly inner?: string;
  readonly reject?: Matches;
};

/** Rows of text that are read: ten days at ten minutes. */
const maxTableRows = 1500;

/** The rows that an upstream sends. Throws `could-not-ask` where its answer is not as described. */
export async function rowsOf(
  upstream: string,
  ask: Ask,
  spec: RowsSpec,
  request: Partial<Window> & { readonly id?: string },
): Promise<readonly unknown[]> {
  const { where = {}, inner, reject } = spec;
  const post = spec.post && fillRequest(JSON.stringify(spec.post), request, (id) => JSON.stringify(id).slice(1, -1));
  const path = fillRequest(spec.path, request, encodeURIComponent);
  const text = await ask({ path, ...(post === undefined ? {} : { post }), nothing: spec.nothing });
  if (text === undefined) return [];
  const all = await formats[spec.format ?? 'json'](upstream, text, spec);
  const rows = all.filter((row) => matches(where, row)).flatMap((row) => (inner ? (valueAt(row, inner) ?? []) : row));
  return rows.filter((row) => !reject || !matches(reject, row));
}

const formats = {
  json: (upstream: string, text: string, spec: RowsSpec) => listIn(upstream, parseJson(upstream, text), spec.rows),
  async xml(upstream: string, text: string, spec: RowsSpec) {
    const body = (await xmlParser())(upstream, text);
    // One element is no list.
    const found = spec.rows.map((path) => valueAt(body, path)).find((value) => value !== undefined);
    if (found === undefined) throw invalidBody(upstream, `no ${spec.rows[0]}`);
    return [found].flat();
  },
  /** A line of names, a line of units, and lines of values. */
  table(upstream: string, text: string, { rows: [column] }: RowsSpec): readonly unknown[] {
    const [head = '', ...lines] = text.split('\n', maxTableRows);
    const names = head.replace(/^#/, '').trim().split(/\s+/);
    if (!names.includes(column)) throw invalidBody(upstream, `no column ${column}`);
    const rows = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.trim().split(/\s+/));
    return rows.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i]])));
  },
  /** ERDDAP's: the names of the columns, and rows of cells. */
  columns(upstream: string, text: string): readonly unknown[] {
    const body = parseJson(upstream, text);
    const [names, rows] = [valueAt(body, 'table.columnNames'), valueAt(body, 'table.rows')];
    if (!Array.isArray(names) || !Array.isArray(rows)) throw invalidBody(upstream, 'no table');
    return rows.map((cells) => Object.fromEntries(names.map((name, i) => [String(name), valueAt(cells, String(i))])));
  },
  /** Rijkswaterstaat's: places, series, and which place has which series. The places that have a series that fits. */
  catalogue(upstream: string, text: string, { where = {}, rows: [path] }: RowsSpec): readonly unknown[] {
    const body = parseJson(upstream, text);
    const listOf = (name: string) => listIn(upstream, body, [name]);
    const series = listOf('AquoMetadataLijst').filter((one) => matches(where, { AquoMetadata: one }));
    const ids = new Set(series.map((one) => valueAt(one, 'AquoMetadata_MessageID')));
    const links = listOf('AquoMetadataLocatieLijst').filter((one) => ids.has(valueAt(one, 'AquoMetaData_MessageID')));
    const places = new Set(links.map((one) => valueAt(one, 'Locatie_MessageID')));
    const [first] = series;
    return listOf(path)
      .filter((one) => places.has(valueAt(one, 'Locatie_MessageID')))
      .map((one) => ({ ...Object(one), AquoMetadata: first }));
  },
};

function listIn(upstream: string, body: unknown, [path]: RowsSpec['rows']): readonly unknown[] {
  const list = valueAt(body, path);
  if (!Array.isArray(list)) throw invalidBody(upstream, `no list of ${path || 'rows'}`);
  return list;
}

/** Loaded where it is needed: the parser is 60 modules. */
const xmlParser = once(async () => {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false });
  return (upstream: string, text: string): unknown => {
    try {
      return parser.parse(text, true);
    } catch (error) {
      throw invalidBody(upstream, 'no XML', error);
    }
  };
});

/** How upstreams want an instant written. */
const instants: Readonly<Record<string, (iso: string) => string>> = {
  '': (iso) => `${iso.slice(0, 19)}Z`,
  minute: (iso) => iso.slice(0, 16),
  /** `20261120 14:06`. */
  compact: (iso) => encodeURIComponent(`${iso.slice(0, 10).replaceAll('-', '')} ${iso.slice(11, 16)}`),
  offset: (iso) => iso.replace('Z', '+00:00'),
};

function fillRequest(
  template: string,
  { id = '', ...window }: Partial<Window> & { readonly id?: string },
  escape: (text: string) => string,
): string {
  return template
    .replaceAll('{id}', () => escape(id))
    .replace(/\{(from|to):?(\w*)\}/g, (_, end: 'from' | 'to', format: string) =>
      instants[format]!(new Date(window[end] ?? 0).toISOString()),
    );
}
