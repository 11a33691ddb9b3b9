import { areaHolds, boxArea } from '../../domain/area.ts';
import { memoize } from '../../domain/memoize.ts';
import type { Point } from '../../domain/place.ts';
import { warningUpstreams, type WarningUpstream } from '../../domain/warning.ts';
import { readJson, readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import type { Budget } from '../upstreams/index.ts';
import type { ItemsSpec } from './items.ts';
import type { Issuer } from './message.ts';
import type { OutlineSet } from './outlines.ts';

export type OfficeName = Exclude<WarningUpstream, 'warning-outlines'>;

/** An office, or a service of several, that publishes warnings, as a file of `offices/` describes it. */
export type Office = Issuer & {
  readonly name: OfficeName;
  readonly attribution: string;
  readonly licence: string;
  /** The base of its addresses. */
  readonly url: string;
  readonly budget?: Budget;
  readonly needsContact?: true;
  /** How long what it said is what it says. */
  readonly freshMinutes: number;
  /** Where it warns: south, west, north, east of each box. */
  readonly areas?: readonly Box[];
  /** A table of feeds, by the letters that the codes of their areas begin with, and by boxes. */
  readonly feeds?: string;
  /** What is fetched: `{lat}`, `{lng}`, `{west}` to `{north}` are the point and a box, `{feed}` is a table's. */
  readonly paths: readonly string[];
  readonly accept?: string;
  /** All warnings of a feed hold at the point that it was asked for. */
  readonly isByPoint?: true;
  /** Where the outlines of the areas are that it names by codes. */
  readonly outlines?: OutlineSet;
  /** In CAP: XML, in a ZIP archive or listed in RSS, whose documents never change, or MeteoAlarm's JSON. */
  readonly format: 'json' | 'cap-zip' | 'cap-rss' | 'cap-json';
  readonly items?: ItemsSpec;
};

type Box = readonly [south: number, west: number, north: number, east: number];

/** The offices by their names. */
export const warningOffices = once(() => {
  const names = warningUpstreams.filter((name) => name !== 'warning-outlines');
  const files = names.map((name) => {
    const file = readJson(new URL(`offices/${name}.json`, import.meta.url)) as Omit<Office, 'name'>;
    return [name, { ...file, name }] as const;
  });
  return Object.fromEntries(files) as Readonly<Record<OfficeName, Office>>;
});

/**
 * The paths to fetch for each feed with warnings for a point; none where the office warns of nothing. `codes`: the areas of the
 * outlines that the point lies in. `isOn`: whether a source is asked first hand.
 */
export function feedsAt(
  { areas = [], feeds, paths }: Office,
  point: Point,
  codes: readonly string[],
  isOn: (name: string) => boolean,
): readonly (readonly string[])[] {
  const filled = (values: Readonly<Record<string, string>>): readonly string[] =>
    paths.map((path) => path.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''));
  if (feeds === undefined) return areas.some((box) => isInside(box, point)) ? [filled(coarse(point))] : [];
  const own = tableOfFeeds(feeds).filter(({ firstHand }) => !isOn(firstHand));
  // Where an outline tells the country, its neighbours are not asked.
  const known = own.filter(({ letters }) => codes.some((code) => lettersOf(code) === letters));
  const near = known.length > 0 ? known : own.filter(({ box }) => codes.length === 0 && isInside(box, point));
  return near.map(({ feed }) => filled({ feed }));
}

function isInside(box: Box, point: Point): boolean {
  return areaHolds(boxArea(...box), point);
}

const halfBoxDeg = 0.01;

/** The point to a hundredth of a degree, 1 km: neighbours share a feed, and no upstream learns an exact position. */
function coarse(point: Point): Readonly<Record<string, string>> {
  const [lat, lng] = [Number(point.lat.toFixed(2)), Number(point.lng.toFixed(2))];
  const [west, south, east, north] = [lng - halfBoxDeg, lat - halfBoxDeg, lng + halfBoxDeg, lat + halfBoxDeg];
  const numbers = Object.entries({ lat, lng, west, south, east, north });
  return Object.fromEntries(numbers.map(([name, value]) => [name, value.toFixed(2)]));
}

/** The letters that the code of a registry begins with: `FR` of `NUTS3 FRH01`. */
function lettersOf(code: string): string {
  const letters = code.split(' ')[1]?.slice(0, 2) ?? '';
  // MeteoAlarm's own codes have ISO's letters, those of Eurostat its own.
  return { GR: 'EL', GB: 'UK' }[letters] ?? letters;
}

/** There is one such table. */
const tableOfFeeds = memoize(1, (table: string) => {
  const columns = ['feed', 'letters', 'south', 'west', 'north', 'east', 'firstHand'] as const;
  return readTable(new URL(table, import.meta.url), ...columns).map((row) => ({
    ...row,
    box: [Number(row.south), Number(row.west), Number(row.north), Number(row.east)] as const,
  }));
});
