import type { Certainty, Colour, Severity, Warning, WarningText } from '../../domain/warning.ts';
import { certainties, colours, severities } from '../../domain/warning.ts';
import { utcDayMs, type Instant } from '../../domain/time.ts';
import { packAreas, type PackedAreas, type Ring } from './area-index.ts';

/** A warning as it was parsed, with where it holds. */
export type Message = Warning & {
  /** The id that others refer to it by; several warnings may be in one message. */
  readonly message: string;
  /** It withdraws what it refers to. */
  readonly isCancel?: boolean;
  /** Codes of areas, with the name of their registry: `EMMA_ID FR029`. */
  readonly codes: readonly string[];
  readonly rings: readonly Ring[];
};

/** What a feed says now: its warnings, and where each holds. */
export type Bulletin = {
  readonly warnings: readonly Warning[];
  /** By the numbers of the warnings. */
  readonly codes: readonly (readonly string[])[];
  readonly areas: PackedAreas;
};

/** A hostile or broken body has more. A country has some 2,000 warnings on its worst day, of 100 corners each. */
const most = { warnings: 20_000, corners: 2_000_000 };
/** A text in an answer is cut to as many characters. */
const mostCharacters = 4000;
/** An end that is farther ahead means that there is none: MetService sends 2035. */
const openEndMs = 366 * utcDayMs;

/** Throws a `RangeError` where there are too many warnings or corners to be one feed's. */
export function toBulletin(messages: readonly Message[]): Bulletin {
  const inForce = withoutReplaced(messages);
  const corners = inForce.reduce((sum, { rings }) => sum + rings.reduce((own, ring) => own + ring.length, 0), 0);
  if (inForce.length > most.warnings || corners > most.corners) {
    throw new RangeError(`${inForce.length} warnings of ${corners} corners`);
  }
  return {
    warnings: inForce.map(
      ({ message: _message, isCancel: _isCancel, codes: _codes, rings: _rings, ...warning }) => warning,
    ),
    codes: inForce.map(({ codes }) => codes),
    areas: packAreas(inForce.map(({ rings }) => rings)),
  };
}

/** Without what a later message updates or cancels (CAP 1.2, `references`), and each id once, as it was sent last. */
function withoutReplaced(messages: readonly Message[]): readonly Message[] {
  const replaced = new Set(messages.flatMap(({ replaces }) => replaces));
  const latest = new Map<string, Message>();
  for (const one of messages) {
    if (one.isCancel || replaced.has(one.message)) continue;
    if ((latest.get(one.id)?.sent ?? -Infinity) <= one.sent) latest.set(one.id, one);
  }
  return [...latest.values()];
}

/** The instant of an ISO 8601 text with an offset, `undefined` for anything else. */
export function instantOf(text: string | null | undefined): Instant | undefined {
  if (!text || !/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(text.trim())) return undefined;
  const at = Date.parse(text.trim());
  return Number.isFinite(at) ? at : undefined;
}

/** The end of a warning; `undefined` where it has none. */
export function endOf(text: string | null | undefined, sent: Instant): Instant | undefined {
  const at = instantOf(text);
  return at !== undefined && at < sent + openEndMs ? at : undefined;
}

export function severityOf(text: string | null | undefined): Severity {
  return severities.find((one) => one === text?.toLowerCase()) ?? 'unknown';
}

export function certaintyOf(text: string | null | undefined): Certainty {
  const word = text?.toLowerCase();
  // CAP 1.0 had `Very Likely`, which 1.2 asks to read as `Likely`.
  return certainties.find((one) => one === word) ?? (word === 'very likely' ? 'likely' : 'unknown');
}

/** The colour that a text names, as `2; yellow; Moderate` does. */
export function colourOf(text: string | null | undefined): Colour | undefined {
  const words = new Set(text?.toLowerCase().match(/[a-z]+/g));
  return colours.find((one) => words.has(one));
}

/** A text within bounds; `undefined` where it is empty. */
function textOf(value: string | null | undefined): string | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return undefined;
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
}

/** The text of one language; `undefined` where nothing says what is warned of. */
export function writtenIn(
  language: string,
  texts: Readonly<Record<'event', string | null | undefined>> &
    Readonly<Partial<Record<'headline' | 'description' | 'instruction' | 'area', string | null | undefined>>>,
): WarningText | undefined {
  const event = textOf(texts.event);
  if (event === undefined) return undefined;
  const [headline, description] = [textOf(texts.headline), textOf(texts.description)];
  const [instruction, area] = [textOf(texts.instruction), textOf(texts.area)];
  return { language, event, headline, description, instruction, area };
}

/** The address of a page, else `fallback`. */
export function linkOf(text: string | null | undefined, fallback: string): string {
  const url = URL.parse(text?.trim() ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.href : fallback;
}

/** The rings of a GeoJSON geometry; none for one that is no polygon. */
export function ringsOf(geometry: unknown): readonly Ring[] {
  const { type, coordinates } = Object(geometry) as { type?: unknown; coordinates?: unknown };
  const polygons: unknown = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  if (!Array.isArray(polygons)) return [];
  return polygons.flatMap((rings: unknown) => (Array.isArray(rings) ? rings.filter(isRing) : []));
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
