import { byGravity, mostWarnings, type Warning, type ZoneForecast } from '../../domain/warning.ts';
import { memoizeByObject } from '../../domain/memoize.ts';
import type { Point } from '../../domain/place.ts';
import { hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import type { PlaceWarnings, Spender, Warnings } from '../../service/ports.ts';
import type { Keep, Kept, Send } from '../upstreams/index.ts';
import { areasAt } from './area-index.ts';
import { offCountryDeg } from './countries.ts';
import { warningsOf, type Bulletin } from './message.ts';
import { feedsAt, warnsIn, type Office, type OfficeName } from './offices.ts';
import { codesAt, offCoastDeg, type FindOutlines, type Outlines } from './outlines.ts';

/** An older bulletin is not shown as what is in force. */
const usableMs = 2 * hourMs;

type Options = {
  readonly offices: readonly Office[];
  readonly keep: Keep;
  readFeed(office: Office, paths: readonly string[], send: Send): Promise<Bulletin>;
  readonly outlines: FindOutlines;
  /** The nearest water of the sea, `undefined` inland. */
  seaPoint(point: Point): Point | undefined;
  /** Whether a source is asked first hand. */
  isOn(name: string): boolean;
  now(): Instant;
};

type Asked = {
  readonly office: Office;
  readonly loaded: Kept<Bulletin>;
  readonly warnings: readonly Warning[];
  /** Why it may have warned of more. */
  readonly gap?: string | undefined;
};

/** The official warnings at a place and at its nearest point of the sea: a shore lies in no zone of the sea. */
export function createWarnings(options: Options): Warnings {
  const { keep, readFeed, outlines, seaPoint, isOn, now } = options;
  const offices = options.offices.filter(({ isForecast }) => !isForecast);
  const forecasters = options.offices.filter(({ isForecast }) => isForecast);
  const isInForce = ({ expires = Infinity }: Warning): boolean => expires > now();
  const ask = async (office: Office, points: readonly Point[], spender: Spender, isOn: Options['isOn']) => {
    const [place] = points as [Point];
    if (points.every((point) => feedsAt(office, point, [], isOn).length === 0)) return [];
    const drawn = office.outlines && (await outlines(office.outlines, place));
    const codes = points.map((point, i) => (drawn ? codesAt(drawn, point, i === 0 ? offCoastDeg : 0) : []));
    const here = new Set(codes.flat());
    const feeds = points.flatMap((point, i) => feedsAt(office, point, codes[i] ?? [], isOn));
    const distinct = new Map(feeds.map((paths) => [`${office.name} ${paths.join(' ')}`, paths]));
    return Promise.all(
      [...distinct].map(async ([name, paths]): Promise<Asked> => {
        const times = { freshMs: office.freshMinutes * minuteMs, usableMs };
        const read = (send: Send) => readFeed(office, paths, send);
        const loaded = await keep({ upstream: office.name, name, ...times, read }, spender);
        if (!loaded.value) return { office, loaded, warnings: [] };
        const { value } = loaded;
        const warnings = (office.isByPoint ? warningsOf(value) : matching(value, points, here)).filter(isInForce);
        const isPlaced = !office.outlines || here.size > 0;
        return { office, loaded, warnings, gap: gapOf(value, isPlaced, drawn) };
      }),
    );
  };
  return {
    async forecasts(place, spender) {
      const sea = seaPoint(place);
      const asking = sea ? forecasters.map((office) => ask(office, [sea], spender, isOn)) : [];
      const asked = (await Promise.all(asking)).flat();
      const forecasts = asked.flatMap(({ office: { attribution, licence }, warnings }) =>
        warnings.map(({ source, office, link, sent, expires, texts }): ZoneForecast => {
          return { source, attribution, licence, office, link, sent, expires, texts };
        }),
      );
      return { forecasts, missing: contributions(asked).missing };
    },
    async at(place, spender) {
      const sea = seaPoint(place);
      const points = sea && (sea.lat !== place.lat || sea.lng !== place.lng) ? [place, sea] : [place];
      const asking = Promise.all(offices.map((office) => ask(office, points, spender, isOn)));
      const world = await outlines('world', place);
      const country = world && codesAt(world, place, offCountryDeg)[0];
      const first = (await asking).flat();
      const silent = new Set(first.filter(({ loaded }) => !loaded.value).map(({ office }) => office.name));
      // What an office says that is down comes by way of those that pass on its warnings.
      const isUp = (name: string): boolean => isOn(name) && !silent.has(name as OfficeName);
      const passing = silent.size > 0 ? offices.filter(({ areas }) => !areas) : [];
      const passed = await Promise.all(passing.map((office) => ask(office, points, spender, isUp)));
      const asked = [...first.filter(({ office }) => !passing.includes(office)), ...passed.flat()];
      // Boxes reach beyond borders, where an office that is silent has not said that there is no danger.
      const own = asked.filter(({ office, warnings }) => warnings.length > 0 || warnsIn(office, country));
      // A message that ends before what it warns of begins says nothing of when that ends.
      const warnings = own.flatMap((one) =>
        one.warnings.map(({ expires = 0, ...rest }) => (expires > rest.onset ? { ...rest, expires } : rest)),
      );
      const distinct = new Map(warnings.map((warning) => [`${warning.source} ${warning.id}`, warning]));
      return {
        warnings: [...distinct.values()].toSorted(byGravity).slice(0, mostWarnings),
        ...(points.length > 1 && { sea }),
        ...contributions(own, world === undefined),
        abroad: abroadOf(asked, own),
      };
    },
  };
}

function matching(bulletin: Bulletin, points: readonly Point[], here: ReadonlySet<string>): readonly Warning[] {
  const { areas, areaOwners, codes } = bulletin;
  const inside = points.flatMap((point) => areasAt(areas, point).map((area) => areaOwners[area]!));
  return warningsOf(bulletin, new Set([...inside, ...[...here].flatMap((code) => codes.get(code) ?? [])]));
}

/** All codes of outlines: those of Europe take 10 ms. */
const drawnCodes = memoizeByObject(({ codes }: Outlines) => new Set(codes.flat()));

/** Why a warning can be missed: it cannot be read, or names areas by codes alone and no outline has such a code. */
function gapOf(bulletin: Bulletin, isPlaced: boolean, outlines: Outlines | undefined): string | undefined {
  if (bulletin.unread > 0) return `${bulletin.unread} of its messages cannot be read or placed`;
  if (isPlaced) return undefined;
  const byCode = new Set([...bulletin.codes.values()].flat()).difference(new Set(bulletin.areaOwners));
  if (byCode.size === 0) return undefined;
  if (!outlines) return 'has areas whose outlines have not been read yet';
  const drawn = drawnCodes(outlines);
  for (const [code, numbers] of bulletin.codes)
    if (drawn.has(code)) for (const number of numbers) byCode.delete(number);
  return byCode.size > 0 ? 'has areas without an outline here' : undefined;
}

/** Offices that warn of nothing here, which is another country: all that is known is that they have withdrawn what they said. */
function abroadOf(asked: readonly Asked[], own: readonly Asked[]): readonly string[] {
  const isWhole = ({ loaded, gap }: Asked) => loaded.value && !loaded.isStale && gap === undefined;
  const byName = Map.groupBy(asked, ({ office }) => office.name);
  return [...byName].flatMap(([name, all]) => (all.every((one) => isWhole(one) && !own.includes(one)) ? name : []));
}

function contributions(asked: readonly Asked[], isBlind = false): Pick<PlaceWarnings, 'sources' | 'missing'> {
  const byOffice = Map.groupBy(asked, ({ office }) => office);
  const sources = [...byOffice].flatMap(([{ name, attribution, licence }, own]) => {
    const loaded = own.flatMap((one) => (one.loaded.value ? [one.loaded] : []));
    if (loaded.length === 0) return [];
    const updated = Math.min(...loaded.map(({ fetchedAt }) => fetchedAt));
    return [{ name, attribution, licence, updated, isStale: loaded.some(({ isStale }) => isStale) }];
  });
  const missing = asked.flatMap(
    ({ office, loaded, gap }) => loaded.missing ?? (gap === undefined ? [] : `${office.name} (${gap})`),
  );
  // Without the borders, a box tells too much.
  const blind = isBlind ? ['warning-outlines (the countries have not been read yet)'] : [];
  return { sources, missing: [...new Set([...missing, ...blind])] };
}
