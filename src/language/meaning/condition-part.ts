import type { Condition, PresetName } from '../../domain/windows/index.ts';

/** A condition as a phrase says it; a sill is said in parts. */
export type ConditionPart = Condition | SillPart | PresetPart | NamedPart | WatchPart | AlterPart;

/** A pursuit with conditions of its own. */
type PresetPart = { readonly kind: 'preset'; readonly name: PresetName };

/** A condition that has a name: a gale, frost. */
export type NamedPart = { readonly kind: 'named'; readonly condition: Condition };

/** `Tell me when …` keeps watch; `tell me when is …` asks for an answer now. */
type WatchPart = { readonly kind: 'watch' | 'ask-now' };

/** `Change alert 2 to …`; without a number the only one. */
type AlterPart = { readonly kind: 'alter'; readonly number?: number };

/** A part of what a ship needs over a sill or bar: its height above the datum, the draught and the water below the keel. */
export type SillPart =
  | { readonly kind: 'bar' }
  | { readonly kind: 'sill-height' | 'draught' | 'margin'; readonly metres: number };
