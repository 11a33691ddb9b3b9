import type { Notation } from '../../language/ports.ts';
import { readGeohash } from './geohash.ts';
import { readMaidenhead } from './maidenhead.ts';
import { isMapLink } from './map-link.ts';
import { readPlusCode, readShortPlusCode } from './plus-code.ts';
import { readPostcode } from './postcode.ts';

type Certainty = Notation['certainty'];
type Code = { readonly form: RegExp; readonly certainty: (written: string, text: string) => Certainty | undefined };

const codes: readonly Code[] = [
  // A link to something else than a map is asked about.
  {
    form: /(?<!\p{L})(?:https?:\/\/|geo:)\S+/giu,
    certainty: (written) => (URL.canParse(written) ? 'certain' : undefined),
  },
  { form: /(?<!\S)[<(]?[a-z.]+[/?]\S+/giu, certainty: (written) => (isMapLink(written) ? 'certain' : undefined) },
  {
    form: /(?<!\p{L})(?:geohash|locator|maidenhead|grid):\s*[a-z\d]+/giu,
    certainty: (written) => ((readGeohash(written) ?? readMaidenhead(written)) ? 'certain' : undefined),
  },
  {
    form: /(?<![\p{L}\p{N}])[2-9CFGHJMPQRVWX0]{4,8}\+[2-9CFGHJMPQRVWX]{0,7}(?![\p{L}\p{N}])/giu,
    certainty: (written) => (readPlusCode(written) || isShort(written) ? 'certain' : undefined),
  },
  { form: /(?<![\p{L}\p{N}])[A-R]{2}\d\d[A-X]{2}(?:\d\d(?:[A-X]{2})?)?(?![\p{L}\p{N}])/giu, certainty: asLocator },
  // British and Canadian postcodes; the Dutch `1400 HR` and halves of others are more often times and numbers.
  {
    form: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z][A-Z\d](?![\p{L}\p{N}])/giu,
    certainty: (written) => (readPostcode(written) ? 'likely' : undefined),
  },
];

/** Marks of the sentence around a code: a bracket is one where it is not closed within. */
const marksBehind = /[.,;:!?…"'”’»>]+$/;

/** Codes of points, links and postcodes within a text; overlapping ones once. Takes time linear in its length. */
export function findCodes(text: string): Notation[] {
  const found: Notation[] = [];
  for (const { form, certainty: certaintyOf } of codes) {
    for (const { 0: matched, index } of text.matchAll(form)) {
      const written = withoutMarks(matched);
      const [start, end] = [index, index + written.length];
      const certainty = certaintyOf(written, text);
      if (certainty === undefined || found.some((one) => one.start < end && one.end > start)) continue;
      const needsPlace = certainty === 'certain' && isShort(written);
      found.push({ start, end, certainty, ...(needsPlace && { needsPlace }) });
    }
  }
  return found;
}

function withoutMarks(written: string): string {
  const bare = written.replace(marksBehind, '');
  return bare.endsWith(')') && !bare.includes('(') ? withoutMarks(bare.slice(0, -1)) : bare;
}

/** `22+30` is a sum, and `HW+2h` a time of the tide: of such a code at least four digits stand before the plus, and a letter among them. */
function isShort(written: string): boolean {
  return /^(?=\d*[A-Z])[^+]{4,6}\+/i.test(written) && readShortPlusCode(`${written} x`) !== undefined;
}

/** `IN78sj` is written so; `on24th` is a date without its blank. */
function asLocator(written: string, text: string): Certainty | undefined {
  if (!readMaidenhead(written)) return undefined;
  if (/^[A-Z]{2}\d\d[a-z]{2}/.test(written)) return 'certain';
  return /^[A-Z\d]+$/.test(written) && /\p{Ll}/u.test(text) ? 'likely' : 'possible';
}
