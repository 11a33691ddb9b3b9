/** A strait or race of strong tidal streams, with the greatest rate that is published for it, and where. */
export type StrongStream = { readonly name: string; readonly knots: number; readonly source: string };
