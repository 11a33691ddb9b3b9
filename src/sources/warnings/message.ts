import { type Colour, type Warning, type WarningText, certainties, colours, severities } from '../../domain/warning.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import { packAreas, type PackedAreas, type Ring } from './area-index.ts';

/** A message as it was parsed: a warning and where it holds, or none where it withdraws what it replaces. */
export type Message = {
  /** What others refer to it by; several warnings may be in one message. */
  readonly id: string;
  readonly sent: Instant;
  readonly replaces: readonly string[];
  readonly warning?: Warning;
  /** Codes of areas, with the name of their registry: `EMMA_ID FR029`. */
  readonly codes?: readonly string[];
  /** What any of them is around; the rings of one are its outline and its holes. */
  readonly polygons?: readonly (readonly Ring[])[];
};

export type Messages = { readonly messages: readonly Message[]; readonly unread: number };

/** Reads each item: one that is not as documented hides no others. Throws its error where none can be read. */
export function readEach<T>(items: readonly T[], read: (item: T) => readonly Message[]): Messages {
  const messages: Message[] = [];
  const faults: unknown[] = [];
  for (const item of items) {
    try {
      messages.push(...read(item));
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0 && faults.length === items.length) throw faults[0];
  return { messages, unread: faults.length };
}

/** The office of messages that name none, its page, and the language of texts that name none. */
export type Issuer = Pick<Warning, 'office' | 'link'> & { readonly name: string; readonly language?: string };

/** What a feed says now, in arrays that a thread hands over at once: ten thousand objects would hold up all else for 30 ms. */
export type Bulletin = {
  readonly json: string;
  readonly ends: Uint32Array<ArrayBuffer>;
  readonly codes: ReadonlyMap<string, readonly number[]>;
  readonly areas: PackedAreas;
  /** The number of the warning of each of the areas. */
  readonly areaOwners: Uint32Array<ArrayBuffer>;
  /** How many of its items could not be read, or name no area that can be found. */
  readonly unread: number;
};

/** A text in an answer is cut to as many characters. */
const mostCharacters = 4000;
/** An end that is farther ahead means that there is none: MetService sends 2035. */
const openEndMs = 366 * utcDayMs;

/** How an office's warnings are placed: they hold at the point that was asked for, or codes of its areas have outlines. */
type Placing = { readonly isByPoint?: true; readonly outlines?: string };

/** Throws a `RangeError` where there are too many warnings or corners to be one feed's. */
export function toBulletin({ messages, unread }: Messages, { isByPoint, outlines }: Placing = {}): Bulletin {
  const inForce = inForceOf(messages);
  const isNowhere = ({ codes = [], polygons = [] }: Message) =>
    !isByPoint && polygons.length === 0 && (codes.length === 0 || !outlines);
  const drawn = inForce.flatMap(({ polygons = [] }, i) => polygons.map((rings) => ({ rings, i })));
  const texts = inForce.map(({ warning }) => JSON.stringify(warning));
  let end = 0;
  const coded = Map.groupBy(
    inForce.flatMap(({ codes = [] }, i) => codes.map((code) => ({ code, i }))),
    ({ code }) => code,
  );
  return {
    json: texts.join(''),
    ends: Uint32Array.from(texts, ({ length }) => (end += length)),
    codes: new Map([...coded].map(([code, owners]) => [code, owners.map(({ i }) => i)])),
    areas: packAreas(drawn.map(({ rings }) => rings)),
    areaOwners: Uint32Array.from(drawn, ({ i }) => i),
    unread: unread + inForce.filter(isNowhere).length,
  };
}

export function warningsOf({ json, ends }: Bulletin, numbers: Iterable<number> = ends.keys()): Warning[] {
  // Only `toBulletin` writes them.
  return Array.from(numbers, (i) => JSON.parse(json.slice(ends[i - 1] ?? 0, ends[i])) as Warning);
}

/** Without what a later message updates or cancels (CAP 1.2, `references`). A withdrawal ends its id, which some use again. */
function inForceOf(messages: readonly Message[]) {
  const goneAt = new Map<string, Instant>();
  for (const { id, sent, replaces, warning } of messages) {
    const gone = warning ? replaces.filter((other) => other !== id) : [...replaces, id];
    for (const other of gone) goneAt.set(other, Math.max(sent, goneAt.get(other) ?? sent));
  }
  const inForce = messages.flatMap((one) => {
    const { id, sent, warning } = one;
    return warning && !(goneAt.get(id)! >= sent) ? [{ ...one, warning }] : [];
  });
  return [...new Map(inForce.toSorted((a, b) => a.sent - b.sent).map((one) => [one.warning.id, one])).values()];
}

/** The instant of an ISO 8601 text with an offset, `undefined` for anything else. */
export function instantOf(text: string | undefined): Instant | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text.trim())) return undefined;
  const at = Date.parse(text.trim());
  return Number.isFinite(at) ? at : undefined;
}

export type SentText = Readonly<Partial<Record<keyof WarningText, string | undefined>>>;

type SentWarning = Omit<Required<Message>, 'warning'> & {
  /** Its own id, where several are in one message. */
  readonly part?: string;
  readonly onset: Instant | undefined;
  readonly end: Instant | undefined;
  readonly texts: readonly SentText[];
} & Readonly<Record<'office' | 'link' | 'severity' | 'certainty' | 'colour', string | undefined>>;

/** The message of a warning; `undefined` where no text says what is warned of. */
export function toMessage(issuer: Issuer, given: SentWarning): Message | undefined {
  const { id, part = id, replaces, codes, polygons, sent, onset = sent, end } = given;
  const [first, ...others] = given.texts.flatMap((text) => writtenIn(text, issuer.language) ?? []);
  if (!first) return undefined;
  const certainty = given.certainty?.toLowerCase();
  const warning: Warning = {
    id: part,
    replaces,
    source: issuer.name,
    office: given.office?.trim() || issuer.office,
    link: linkOf(given.link) ?? issuer.link,
    severity: severities.find((one) => one === given.severity?.toLowerCase()) ?? 'unknown',
    // CAP 1.0 had `Very Likely`, which 1.2 asks to read as `Likely`.
    certainty: certainties.find((one) => one === certainty?.replace('very ', '')) ?? 'unknown',
    colour: colourOf(given.colour),
    sent,
    onset,
    expires: end !== undefined && end < sent + openEndMs ? end : undefined,
    texts: [first, ...others],
  };
  return { id, sent, replaces, warning, codes, polygons };
}

/** The colour that a text names, as `2; yellow; Moderate` does. */
function colourOf(text: string | undefined): Colour | undefined {
  const words = new Set(text?.toLowerCase().match(/[a-z]+/g));
  return colours.find((one) => words.has(one));
}

/** The text of one language; `undefined` where nothing says what is warned of. */
function writtenIn({ language, ...texts }: SentText, usual = 'en'): WarningText | undefined {
  const cut = Object.entries(texts).map(([name, text = '']) => [name, textOf(text)]);
  const { event, ...others }: SentText = Object.fromEntries(cut);
  return event === undefined ? undefined : { ...others, language: language?.trim() || usual, event };
}

/** A text within bounds; `undefined` where it is empty. */
function textOf(value: string): string | undefined {
  const text = value.trim();
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text || undefined;
}

function linkOf(text = ''): string | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** The polygons of a GeoJSON geometry; none for one that is no polygon. */
export function polygonsOf(geometry: unknown): readonly (readonly Ring[])[] {
  const { type, coordinates } = Object(geometry) as { type?: unknown; coordinates?: unknown };
  const polygons: unknown = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  if (!Array.isArray(polygons)) return [];
  return polygons.flatMap((rings: unknown) => (Array.isArray(rings) ? [rings.filter(isRing)] : []));
}

function isRing(ring: unknown): ring is Ring {
  return (
    Array.isArray(ring) &&
    ring.length >= 3 &&
    ring.every((corner: unknown) => Array.isArray(corner) && isOnGlobe(Number(corner[0]), Number(corner[1])))
  );
}

export function isOnGlobe(lng: number, lat: number): boolean {
  return Math.abs(lng) <= 360 && Math.abs(lat) <= 90;
}
