import type { Correction } from './typos.ts';

/** A word as it may be compared: as it is typed, or corrected. */
export type Variant = { readonly word: string; readonly correction?: Correction };
