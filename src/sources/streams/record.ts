import type { HarmonicConstant } from '../../domain/tide/index.ts';
import type { StreamOffsets, StreamStation } from '../../domain/stream/index.ts';
import type { Columns } from '../stations/columns-file.ts';
import { commonColumns } from '../stations/record.ts';

export type StreamFacts = Omit<StreamStation, 'prediction' | 'stream'> & {
  /** Whether it is offered; otherwise it is only the reference of subordinate stations, in another depth of another one. */
  readonly offered: boolean;
  /** Mean flow of a reference station, m/s, flood positive. */
  readonly meanMs: number;
  /** Differences from a reference station; `undefined` for a station with constants. */
  readonly subordinate: (StreamOffsets & { readonly reference: string }) | undefined;
};

/** One stream station of a catalogue, its constants in m/s in place of metres; a subordinate one has none. */
export type StreamRecord = StreamFacts & { readonly constants: readonly HarmonicConstant[] };

export const streamColumns: Columns<StreamFacts> = {
  ...commonColumns,
  point: 'own',
  floodDeg: 'own',
  ebbDeg: 'own',
  meanMs: 'own',
};
