import { datumNames, type DatumName } from './datums.ts';

/**
 * Zeros of the charts and tide tables of hydrographic offices that are none of the contract's datums: France's zéro
 * hydrographique, a chart datum fixed port by port, Japan's nearly lowest low water, Venice's zero of Punta della Salute, and the
 * Dutch levelling. For shown heights only: requests name the contract's datums.
 */
export const officeDatumNames = ['ZH', 'CD', 'NLLW', 'ZMPS', 'NAP'] as const;
export type OfficeDatumName = (typeof officeDatumNames)[number];

/** The zero of an office's tables at a station; `aboveLatM` is negative where it lies below LAT. */
export type OfficeDatum = { readonly name: OfficeDatumName; readonly aboveLatM: number };

export type ShownDatum = DatumName | OfficeDatumName;
export const shownDatums: readonly ShownDatum[] = [...datumNames, ...officeDatumNames];

/** Zeros of tables alone: charts count from another one, which is shown unless these are asked for. */
export const isTableZero = (name: OfficeDatumName): boolean => name === 'NAP';

/** The office's zero to show heights above: the one that is asked for, where none is that of its charts. */
export function shownZero<Zero extends Pick<OfficeDatum, 'name'>>(
  zero: Zero | undefined,
  asked: ShownDatum | undefined,
): Zero | undefined {
  return zero && (asked === undefined ? !isTableZero(zero.name) : zero.name === asked) ? zero : undefined;
}
