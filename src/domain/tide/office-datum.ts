import type { DatumName } from './datums.ts';

/**
 * Zeros of the charts and tide tables of hydrographic offices that are none of the contract's datums: France's zéro
 * hydrographique, a chart datum fixed port by port, and Japan's nearly lowest low water. For shown heights only: requests
 * name the contract's datums.
 */
export const officeDatumNames = ['ZH', 'CD', 'NLLW'] as const;
export type OfficeDatumName = (typeof officeDatumNames)[number];

/** The zero of an office's tables at a station; `aboveLatM` is negative where it lies below LAT. */
export type OfficeDatum = { readonly name: OfficeDatumName; readonly aboveLatM: number };

/** A level that shown heights are above. */
export type ShownDatum = DatumName | OfficeDatumName;
