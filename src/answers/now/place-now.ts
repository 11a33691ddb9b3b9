/** A place now, as the data service says it, in its units: what is read of `/v2/now/point` to show it. */
export type PlaceNow = {
  readonly time: string;
  readonly heightUnit: string;
  readonly speedUnit: string;
  readonly level?: number | undefined;
  readonly trend?: 'rising' | 'falling' | undefined;
  readonly nextHighTime?: string | undefined;
  readonly nextHighLevel?: number | undefined;
  readonly nextLowTime?: string | undefined;
  readonly nextLowLevel?: number | undefined;
  readonly windSpeed?: number | undefined;
  readonly windDirection?: number | undefined;
  readonly waveHeight?: number | undefined;
  readonly series?: readonly { readonly level: number; readonly time: string }[] | undefined;
};
