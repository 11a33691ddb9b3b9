import type {
  Datums,
  HarmonicConstant,
  NodeSteps,
  OfficeDatum,
  SubordinateOffsets,
  TideStation,
} from '../../domain/tide/index.ts';
import type { Columns } from './columns-file.ts';

export type StationFacts = Pick<
  TideStation,
  'id' | 'name' | 'countryCode' | 'zone' | 'source' | 'attribution' | 'licence' | 'clock'
> & {
  readonly lat: number;
  readonly lng: number;
  /** Whether it is offered; otherwise it is only the reference of subordinate stations. */
  readonly offered: boolean;
  readonly commercial: boolean;
  /** As published: one of the contract's datums, or a local one such as `NLLW`. */
  readonly chartDatum: string | undefined;
  readonly officeDatum: OfficeDatum | undefined;
  /** Published datums, metres above mean sea level: only where all seven are published and in order. */
  readonly datums: Datums | undefined;
  /** Length of the record that the constants are from; 0 where that is not known. */
  readonly recordYears: number;
  readonly nodeSteps: NodeSteps;
  /** Offsets from a reference station; `undefined` for a station with constants. */
  readonly subordinate: (SubordinateOffsets & { readonly reference: string }) | undefined;
};

/** One tide station of a catalogue; a subordinate one has no constants. */
export type StationRecord = StationFacts & { readonly constants: readonly HarmonicConstant[] };

export const commonColumns = {
  id: 'own',
  name: 'own',
  countryCode: 'text',
  zone: 'text',
  source: 'text',
  attribution: 'text',
  licence: 'text',
  offered: 'own',
  subordinate: 'own',
} as const;
export const stationColumns: Columns<StationFacts> = {
  ...commonColumns,
  lat: 'own',
  lng: 'own',
  commercial: 'own',
  chartDatum: 'text',
  officeDatum: 'own',
  datums: 'own',
  recordYears: 'own',
  clock: 'own',
  nodeSteps: 'text',
};
