import type { Area } from '../area.ts';
import data from './sources.json' with { type: 'json' };

/** A source as the documentation describes it: coverage, resolution, span of its forecast, terms of use. */
type SourceFacts = {
  readonly title: string;
  /** The area that it covers; absent for a global source. */
  readonly area?: Area;
  readonly resolutionDeg: number;
  readonly spanHours: number;
  readonly updateHours: number;
  readonly licence: string;
  readonly attribution: string;
  readonly remark?: string;
};

type Facts<Names extends string> = Readonly<Record<Names, SourceFacts>>;
type Named = Omit<typeof data, 'upstreams'>;
const { published, unnamed } = data as unknown as { [K in keyof Named]: Facts<keyof Named[K] & string> };

export type WeatherUpstream = keyof typeof data.upstreams;
type KeyOf<One> = One extends unknown ? keyof One & string : never;
type UpstreamSetting = KeyOf<(typeof data.upstreams)[WeatherUpstream]['settings']>;
export type AddressSetting = Extract<UpstreamSetting, `${string}_URL`>;
export type LimitSetting = Exclude<UpstreamSetting, AddressSetting>;

/**
 * The upstreams of weather, with whom `about` credits, and the default of each of their settings. Limits stay below what an
 * upstream allows: Open-Meteo 10,000 a day, 5,000 an hour and 600 a minute without a key, MET Norway 20 a second, FMI 20,000
 * a day and 600 in 5 minutes. The others publish no limit.
 */
export const weatherUpstreams: Readonly<
  Record<WeatherUpstream, { credits: readonly string[]; settings: Readonly<Record<string, string | number>> }>
> = data.upstreams;
export const weatherUpstreamNames = Object.keys(weatherUpstreams) as readonly WeatherUpstream[];

/**
 * The abbreviations of the contract, most of them served by Open-Meteo (notes of 2026-11: model ids and spans from its
 * documentation and its openapi). The Nordic models hold the North Sea and the Norwegian Sea with the countries around them;
 * of ICON-EU the contract names the European coasts.
 */
export const publishedSources = published;
/** The Baltic Sea with the Danish straits, drawn roughly along its coasts. */
export const balticSea: Area = data.published.fmi.area as unknown as Area;

export type PublishedSource = keyof typeof publishedSources;
/** A source of values: one of the contract's, or a model without a name there, which appears only in `sg`. */
export type Source = PublishedSource | keyof typeof unnamed;
export const sources = Object.keys({ ...publishedSources, ...unnamed }) as readonly Source[];
export type SourceName = PublishedSource | 'sg';

export const handpicked = 'sg';
/** Every name that a request may ask for, the handpicked one first. */
export const sourceNames: readonly SourceName[] = [handpicked, ...(Object.keys(publishedSources) as PublishedSource[])];

export function sourceFacts(source: Source): SourceFacts {
  return { ...publishedSources, ...unnamed }[source];
}

export function isPublished(source: Source): source is PublishedSource {
  return source in publishedSources;
}
