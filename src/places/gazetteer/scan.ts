import { fold } from '../fold.ts';

const tab = 0x09;
const newline = 0x0a;
const comma = 0x2c;

/** Whether the bytes from `start` to `end` are a wanted name. */
export type NameMatcher = (bytes: Buffer, start: number, end: number) => boolean;

/**
 * Folding all 1.2 million names takes 2 s. So a name is folded only if its first character may begin a wanted name;
 * folding works character by character, so that nothing is missed. At most a tenth of the names remains.
 */
export function nameMatcher(wanted: readonly string[]): NameMatcher {
  const names = new Set(wanted);
  const mayBegin = new Map<number, boolean>();
  return (bytes, start, end) => {
    const first = codePointAt(bytes, start);
    let worthFolding = mayBegin.get(first);
    if (worthFolding === undefined) {
      worthFolding = canBegin(first, wanted);
      mayBegin.set(first, worthFolding);
    }
    return worthFolding && names.has(fold(bytes.toString('utf8', start, end)));
  };
}

/** A character that folds to nothing (quotes, marks) can begin any name. */
function canBegin(codePoint: number, wanted: readonly string[]): boolean {
  const folded = fold(String.fromCodePoint(codePoint));
  return wanted.some((name) => name.startsWith(folded.charAt(0)));
}

/** The lines of a block in which one of the names (columns 2 to 4 of the dump) matches. */
export function* linesNaming(block: Buffer, matches: NameMatcher): Generator<string> {
  for (let start = 0; start < block.length; start = lineEnd(block, start) + 1) {
    const name = block.indexOf(tab, start) + 1;
    const asciiName = block.indexOf(tab, name) + 1;
    const otherNames = block.indexOf(tab, asciiName) + 1;
    const isNamed =
      matches(block, name, asciiName - 1) ||
      matches(block, asciiName, otherNames - 1) ||
      someInList(block, otherNames, matches);
    if (isNamed) yield block.toString('utf8', start, lineEnd(block, start));
  }
}

/** Whether one of the names between commas matches; the list ends at the next tab. */
function someInList(block: Buffer, listStart: number, matches: NameMatcher): boolean {
  let nameStart = listStart;
  for (let at = listStart; at < block.length; at++) {
    const byte = block[at];
    if (byte !== comma && byte !== tab) continue;
    if (at > nameStart && matches(block, nameStart, at)) return true;
    if (byte === tab) return false;
    nameStart = at + 1;
  }
  return false;
}

export function lineEnd(block: Buffer, start: number): number {
  const end = block.indexOf(newline, start);
  return end === -1 ? block.length : end;
}

/** The character that begins at a byte of well-formed UTF-8. */
function codePointAt(bytes: Buffer, start: number): number {
  const lead = bytes[start] ?? 0;
  if (lead < 0x80) return lead;
  const next = (offset: number): number => (bytes[start + offset] ?? 0) & 0x3f;
  if (lead < 0xe0) return ((lead & 0x1f) << 6) | next(1);
  if (lead < 0xf0) return ((lead & 0x0f) << 12) | (next(1) << 6) | next(2);
  return ((lead & 0x07) << 18) | (next(1) << 12) | (next(2) << 6) | next(3);
}
