/** What moves the water: a tide, or an `other` current. */
export const strongStreamKinds = ['tidal', 'other'] as const;

/** A strait or race of strong streams, with the greatest rate that is published for it, and where, if that could be read. */
export type StrongStream = {
  readonly name: string;
  readonly kind: (typeof strongStreamKinds)[number];
  readonly knots?: number;
  readonly source?: string;
  /** How far away its middle is, km; absent where the place lies in it. */
  readonly awayKm?: number;
};
