import type { StrongStream } from '../stream/strong-stream.ts';
import type { TideStation } from './station.ts';

/** The source of a place's tide: a gauge, a gauge whose constants are carried along the sea by a tide model, or the model. */
export const tideKinds = ['gauge', 'carried', 'model'] as const;
export type TideKind = (typeof tideKinds)[number];

/**
 * The reason for the source: the place lies at a gauge (`at-gauge`) or near one (`near`); the nearest gauge by water stands,
 * like the place, in water that the model does not resolve (`sheltered`); the sea between gauge and place is open enough to
 * be modelled (`coast`); there is no gauge near (`no-gauge`) or no model (`no-model`); the place lies up a
 * river between two gauges (`between-gauges`), or its gauge stands elsewhere on the river or at its mouth (`river`); the place lies inland between two seas and has the tide of the nearer one (`between`); a dam keeps
 * its sea out (`dammed`); nothing is known about that sea (`far`), or there is none (`inland`).
 */
export const tideReasons = [
  'at-gauge',
  'near',
  'sheltered',
  'coast',
  'no-gauge',
  'no-model',
  'between-gauges',
  'river',
  'between',
  'dammed',
  'far',
  'inland',
] as const;
export type TideReason = (typeof tideReasons)[number];

/** What keeps the sea from a water: it leaves nothing of the tide, or less of it at other times. */
export const damTides = ['none', 'damped'] as const;
export type Dam = { readonly name: string; readonly tide: (typeof damTides)[number]; readonly source: string };

/** Nine in ten high and low waters in similar cases were predicted with smaller errors. */
export type TideBand = { readonly minutes: number; readonly heightM: number };

/** The tide of a place and its source. */
export type PlaceTide = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The tide; for `carried` and `model` it is the place's own. */
  readonly station: TideStation;
  /** The gauge that the tide is measured at or carried from. */
  readonly gauge?: TideStation | undefined;
  /** Great circle from the place to the gauge, or else to the model's cell, km. */
  readonly distanceKm: number;
  /** The distance along the water, km, where it is known. */
  readonly waterKm?: number | undefined;
  readonly band?: TideBand | undefined;
  /** The other gauge that may be meant; for `model` the nearest by air, however far. */
  readonly other?: TideStation | undefined;
  /** By how many minutes the other gauge has its tide later, where that is more than the band; earlier where negative. */
  readonly otherLaterMinutes?: number | undefined;
  /** Whether the place lies in a river, where the tide is hours behind that of the coast. */
  readonly isUpRiver?: boolean;
  /** The dam that keeps the tide from the place, which is that of the nearest gauge outside. */
  readonly dam?: Dam | undefined;
  /** The race that the place lies in. */
  readonly strongStream?: StrongStream | undefined;
};
