import type { StrongStream } from '../stream/strong-stream.ts';
import type { TideStation } from './station.ts';
import reasons from './tide-reasons.json' with { type: 'json' };

/** The source of a place's tide: a gauge, a gauge whose constants are carried along the sea by a tide model, or the model. */
export const tideKinds = ['gauge', 'carried', 'model'] as const;
export type TideKind = (typeof tideKinds)[number];

/** The reason for the source, as the table explains it. */
export type TideReason = keyof typeof reasons;
export const tideReasons = Object.keys(reasons) as readonly TideReason[];

/** A tide carried for such a reason is between those of gauges, without the model. */
export const betweenGauges: ReadonlySet<TideReason> = new Set(['between-gauges', 'near', 'no-model']);

/** What keeps the sea from a water: it leaves nothing of the tide, or less of it at other times. */
export const damTides = ['none', 'damped'] as const;
export type Dam = { readonly name: string; readonly tide: (typeof damTides)[number]; readonly source: string };

/** By how many minutes high water comes later than at a gauge, and who publishes that. */
export type PublishedLag = { readonly minutes: number; readonly source: string };

/** Nine in ten high and low waters in similar cases were predicted with smaller errors. */
export type TideBand = { readonly minutes: number; readonly heightM: number };

export type PlaceTide = {
  readonly kind: TideKind;
  readonly reason: TideReason;
  /** The tide; for `carried` and `model` it is the place's own. */
  readonly station: TideStation;
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
  /** Of a place that has the times of a gauge, by how much its own high water is published to be later. */
  readonly lag?: PublishedLag | undefined;
  /** The dam that keeps the tide from the place, which is that of the nearest gauge outside. */
  readonly dam?: Dam | undefined;
  /** The race that the place lies in. */
  readonly strongStream?: StrongStream | undefined;
};
