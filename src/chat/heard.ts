import type { Point } from '../domain/place.ts';
import type { Asker } from '../people/index.ts';

/** What somebody said at a door, and who. */
export type Heard = { readonly asker: Asker; readonly said: Said };

export type Said =
  /** Typed freely: `tide Brest tomorrow`, `/tide Brest`, `Brest`. */
  | { readonly kind: 'text'; readonly text: string }
  /** Filled into a form: the command's English name and its options as text. */
  | { readonly kind: 'command'; readonly name: string; readonly options: Readonly<Record<string, string>> }
  /** A pin on a map. */
  | { readonly kind: 'pin'; readonly point: Point };
