/** High water that stands for hours, the young flood stand of Southampton, and double high or low waters. */
export const standKinds = ['high-stand', 'young-flood-stand', 'double-high', 'double-low'] as const;
export type StandKind = (typeof standKinds)[number];

/** Tides at which a stand shows, where it does not at every one. */
export const standTides = ['springs', 'neaps'] as const;
export type StandTides = (typeof standTides)[number];

export type TideStand = {
  readonly kind: StandKind;
  /** How long it lasts; absent where that is not published. */
  readonly hours?: number;
  /** Absent where it shows at every tide. */
  readonly at?: StandTides;
  /** Its name there: `agger`. */
  readonly localName?: string;
  readonly source: string;
};
