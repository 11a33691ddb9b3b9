import type { Datums, HarmonicConstant, SubordinateOffsets } from '../../domain/tide/index.ts';
import type { NodeSteps } from '../../domain/tide/blocks.ts';

/** One tide station of a catalogue, as it is packed. */
export type StationRecord = {
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
  /** The data may be used to earn money. */
  readonly commercial: boolean;
  /** As published: one of the contract's datums, or a local one such as `NLLW`. */
  readonly chartDatum?: string;
  /** Published datums, metres above mean sea level: only where all seven are published and in order. */
  readonly datums?: Datums;
  readonly nodeSteps: NodeSteps;
  /** Empty at a subordinate station. */
  readonly constants: readonly HarmonicConstant[];
  readonly subordinate?: SubordinateOffsets & { readonly reference: string };
};
