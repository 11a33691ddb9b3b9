import type { Datums, HarmonicConstant, NodeSteps, SubordinateOffsets } from '../../domain/tide/index.ts';

/** What is known of a station beside its constants. */
export type StationFacts = {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly countryCode: string;
  readonly zone: string;
  /** Short name of the gauge's owner. */
  readonly source: string;
  readonly attribution: string;
  readonly licence: string;
  /** It can be asked; else it is here for its subordinate stations alone. */
  readonly offered: boolean;
  /** The data may be used to earn money. */
  readonly commercial: boolean;
  /** As published: one of the contract's datums, or a local one such as `NLLW`. */
  readonly chartDatum: string | undefined;
  /** Published datums, metres above mean sea level: only where all seven are published and in order. */
  readonly datums: Datums | undefined;
  readonly nodeSteps: NodeSteps;
  readonly subordinate: (SubordinateOffsets & { readonly reference: string }) | undefined;
};

/** One tide station of a catalogue; a subordinate one has no constants. */
export type StationRecord = StationFacts & { readonly constants: readonly HarmonicConstant[] };
