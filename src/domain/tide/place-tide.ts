import type { TideStation } from './station.ts';

/**
 * Where the tide of a place comes from: a gauge's own, a gauge's carried along the sea by a tide model, or the model's.
 */
export const tideKinds = ['gauge', 'carried', 'model'] as const;
export type TideKind = (typeof tideKinds)[number];

/**
 * Why: the place lies at a gauge (`at-gauge`) or near one (`near`); the next gauge stands, like the place, where the
 * model does not reach (`sheltered`); the sea between gauge and place is open enough to be modelled (`coast`); there is
 * no gauge near (`no-gauge`) or no model (`no-model`); the gauge stands elsewhere on the
 * river or at its mouth (`river`); nothing is known of that sea (`far`), or there is none (`inland`).
 */
export const tideReasons = [
  'at-gauge',
  'near',
  'sheltered',
  'coast',
  'no-gauge',
  'no-model',
  'river',
  'far',
  'inland',
] as const;
export type TideReason = (typeof tideReasons)[number];

/** Nine in ten high and low waters of like cases were predicted as well or better. */
export type TideBand = { readonly minutes: number; readonly heightM: number };

/** The tide that a place is given. */
export type PlaceTide = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The tide; for `carried` and `model` it is the place's own. */
  readonly station: TideStation;
  /** The gauge that it is or comes from. */
  readonly gauge?: TideStation | undefined;
  /** Great circle from the place to the gauge, or else to the model's cell, km. */
  readonly distanceKm: number;
  /** The same along the water, where it is known. */
  readonly waterKm?: number | undefined;
  readonly band?: TideBand | undefined;
  /** The other gauge that may be meant; for `model` the nearest by air, however far. */
  readonly other?: TideStation | undefined;
};
