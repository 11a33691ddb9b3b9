import { areaHolds, boxArea } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import { warningUpstreams, type WarningUpstream } from '../../domain/warning.ts';
import { readJson } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import type { Budget } from '../upstreams/index.ts';
import { coveredCountries } from './countries.ts';
import type { ItemsSpec } from './items.ts';
import type { Issuer } from './message.ts';
import type { OutlineSet } from './outlines.ts';

export type OfficeName = Exclude<WarningUpstream, 'warning-outlines'>;

/** An office, or a service of several, that publishes warnings, as a file of `offices/` describes it. */
export type Office = Issuer & {
  readonly name: OfficeName;
  readonly attribution: string;
  readonly licence: string;
  readonly url: string;
  readonly budget?: Budget;
  readonly needsContact?: true;
  /** How long what it said is what it says. */
  readonly freshMinutes: number;
  /** Where it warns: south, west, north, east of each box. Without any it has the feeds of `countries.tsv`. */
  readonly areas?: readonly (readonly [south: number, west: number, north: number, east: number])[];
  /** What is fetched: `{lat}`, `{lng}`, `{west}` to `{north}` are the point and a box, `{feed}` is a country's. */
  readonly paths: readonly string[];
  readonly accept?: string;
  /** All warnings of a feed hold at the point that it was asked for. */
  readonly isByPoint?: true;
  /** Its items are forecasts of zones of the sea. */
  readonly isForecast?: true;
  /** The base of the documents that it lists, where these are elsewhere. */
  readonly documents?: string;
  /** Where the outlines of the areas are that it names by codes. */
  readonly outlines?: OutlineSet;
  /** In CAP: XML, in a ZIP archive or listed in RSS, whose documents never change, or MeteoAlarm's JSON. Or texts, also of zones. */
  readonly format: 'json' | 'cap-zip' | 'cap-rss' | 'cap-json' | 'text' | 'zone-files';
  /** Of JSON and texts. */
  readonly items?: ItemsSpec;
};

export const warningOffices = once(() => {
  const names = warningUpstreams.filter((name) => name !== 'warning-outlines');
  const files = names.map((name) => {
    const file = readJson(new URL(`offices/${name}.json`, import.meta.url)) as Omit<Office, 'name'>;
    return [name, { ...file, name }] as const;
  });
  return Object.fromEntries(files) as Readonly<Record<OfficeName, Office>>;
});

/** Paths of each feed for a point. `codes`: areas of outlines around it. `isOn`: whether a source is asked first hand. */
export function feedsAt(
  { name, areas, paths }: Office,
  point: Point,
  codes: readonly string[],
  isOn: (name: string) => boolean,
): readonly (readonly string[])[] {
  const filled = (values: Readonly<Record<string, string>>): readonly string[] =>
    paths.map((path) => path.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''));
  if (areas) return areas.some((box) => areaHolds(boxArea(...box), point)) ? [filled(coarse(point))] : [];
  const own = coveredCountries().filter(
    ({ feed, upstreams: [first = ''] }) => feed !== '' && (first === name || !isOn(first)),
  );
  // Where an outline tells the country, its neighbours are not asked.
  const known = own.filter(({ country }) => codes.some((code) => countryOf(code) === country));
  const near = known.length > 0 ? known : own.filter(({ area }) => codes.length === 0 && areaHolds(area, point));
  return near.map(({ feed }) => filled({ feed }));
}

/** Whether an office warns in a country (its number in ISO 3166-1). Far out at sea, where there is none, its boxes tell. */
export function warnsIn({ name }: Office, country: string | undefined): boolean {
  if (country === undefined) return true;
  return coveredCountries().some(({ number, upstreams }) => number === country && upstreams.includes(name));
}

const halfBoxDeg = 0.01;

/** The point to a hundredth of a degree, 1 km: neighbours share a feed, and no upstream learns an exact position. */
function coarse(point: Point): Readonly<Record<string, string>> {
  const [lat, lng] = [Number(point.lat.toFixed(2)), Number(point.lng.toFixed(2))];
  const [west, south, east, north] = [lng - halfBoxDeg, lat - halfBoxDeg, lng + halfBoxDeg, lat + halfBoxDeg];
  const numbers = Object.entries({ lat, lng, west, south, east, north });
  return Object.fromEntries(numbers.map(([name, value]) => [name, value.toFixed(2)]));
}

/** The country of the code of a registry: `FR` of `NUTS3 FRH01`. Eurostat has letters of its own for some. */
function countryOf(code: string): string {
  const letters = code.split(' ')[1]?.slice(0, 2) ?? '';
  return { EL: 'GR', UK: 'GB' }[letters] ?? letters;
}
