import * as tide from '../../domain/tide/index.ts';
import { utcDayMs } from '../../domain/time.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { chooseStations } from './choose.ts';
import { checkClocks, standardOffsetMinutes, withClock } from './clocks.ts';
import { readConstant } from './conventions.ts';
import type { GaugeCandidate } from './gauges.ts';
import { createOfficeDatums } from './office-datums.ts';
import type { StationRecord } from './record.ts';

export type NeapsStation = (typeof import('@neaps/tide-database'))['stations'][number];

/** Reads `@neaps/tide-database` (0.6 s, 140 MB, so only to pack): stations with constants of their own or of a reference. */
export async function importNeaps() {
  const { allStations, stationsById } = await import('@neaps/tide-database');
  const unknownLines = new Map<string, number>();
  const candidates = allStations
    .filter((station) => station.kind === 'tide' && (station.quality?.accepted || isRedundant(station)))
    .filter((station) => hasConstants(station) || hasConstants(referenceOf(station, stationsById)))
    .map((station) => toCandidate(station, referenceOf(station, stationsById), unknownLines));
  const clocks = checkClocks(candidates);
  const checked = candidates.map(({ record, ...merits }) => {
    const clock = clocks.get(record.id);
    return { ...merits, record: { ...withClock(record, clock), clock } };
  });
  const chosen = chooseStations(checked);
  // Only shown, with the evidence.
  const rejected = checked
    .filter(({ record }) => record.clock?.kind === 'rejected')
    .map(({ record }) => ({ ...record, offered: false, datums: undefined, constants: [] }));

  // Subordinate stations need their reference station, also where that one is not offered.
  const ids = new Set([...chosen].map(({ id }) => id));
  const carriers = new Set([...chosen].flatMap(({ subordinate }) => subordinate?.reference ?? []));
  const hidden = [...carriers]
    .filter((id) => !ids.has(id))
    .map((id) => ({ ...toRecord(stationsById.get(id)!, undefined, unknownLines), offered: false }));
  const officeDatumOf = createOfficeDatums(allStations, ownerOf);
  const records = [...chosen].map((record) => ({
    ...record,
    officeDatum: officeDatumOf(record, record.datums?.LAT),
    datums: toTenthsOfMillimetres(datumsOfWaters(record)),
  }));
  return { records: [...records, ...hidden, ...rejected] as readonly StationRecord[], unknownLines };
}

/** With less shallow water in its tide no gauge has double waters. */
const leastShallowShare = 0.1;

/** NOAA's means are of joined waters; those of TICON-4 and Kartverket are of every high and low water. */
function datumsOfWaters({ datums, constants, source, nodeSteps }: StationRecord): tide.Datums | undefined {
  if (!datums || source === 'noaa' || tide.shallowShare(constants) < leastShallowShare) return datums;
  return tide.withJoinedWaters(datums, tide.harmonicTide(tide.makeHarmonics(constants, nodeSteps)));
}

/** Published datums have at most four decimals. */
function toTenthsOfMillimetres(datums: tide.Datums | undefined): tide.Datums | undefined {
  const rounded = tide.datumNames.map((name) => [name, Math.round((datums?.[name] ?? 0) * 10_000) / 10_000]);
  return datums && (Object.fromEntries(rounded) as tide.Datums);
}

/** The database has marked it as a duplicate; it may be the better one of the two. */
function isRedundant({ quality }: NeapsStation): boolean {
  return quality?.reason === 'duplicate' || quality?.reason === 'superseded';
}

function toCandidate(
  station: NeapsStation,
  reference: NeapsStation | undefined,
  unknownLines: Map<string, number>,
): GaugeCandidate {
  const { quality } = station;
  return {
    record: toRecord(station, reference, unknownLines),
    years: yearsOf(station),
    score: quality?.score ?? 0,
    isRedundant: !quality?.accepted,
  };
}

const yearMs = 365.25 * utcDayMs;

/** Length of the record, whole years; 0 where it is not known. */
function yearsOf({ epoch }: NeapsStation): number {
  return epoch ? Math.round((Date.parse(epoch.end) - Date.parse(epoch.start)) / yearMs) : 0;
}

function hasConstants(station: NeapsStation | undefined): boolean {
  return station?.type === 'reference' && station.harmonic_constituents.some(({ amplitude }) => amplitude > 0);
}

function referenceOf(station: NeapsStation, byId: Map<string, NeapsStation>): NeapsStation | undefined {
  return station.type === 'subordinate' && station.offsets ? byId.get(station.offsets.reference) : undefined;
}

/** Stations that the database has elsewhere, by their ids. */
const positions = once(() => {
  const rows = readTable(
    new URL('positions.tsv', import.meta.url),
    ...(['id', 'lat', 'lng', 'zone', 'country'] as const),
  );
  const moved = rows.map(
    ({ id, lat, lng, zone, country: countryCode }) =>
      [id, { lat: Number(lat), lng: Number(lng), ...(zone && { zone }), ...(countryCode && { countryCode }) }] as const,
  );
  return new Map(moved);
});

function toRecord(
  station: NeapsStation,
  reference: NeapsStation | undefined,
  unknownLines: Map<string, number>,
): StationRecord {
  const source = station.id.split('/')[0]!;
  return {
    id: station.id,
    name: nameOf(station),
    countryCode: station.country_code,
    zone: station.timezone,
    ...(positions().get(station.id) ?? { lat: station.latitude, lng: station.longitude }),
    source: ownerOf(station),
    ...creditOf(station),
    offered: true,
    commercial: station.license.commercial_use,
    chartDatum: station.chart_datum,
    officeDatum: undefined,
    datums: publishedDatums(station),
    recordYears: station.type === 'subordinate' ? 0 : yearsOf(station),
    // NOAA publishes constants to be used with the node factors of mid-year.
    nodeSteps: source === 'noaa' ? 'yearly' : 'monthly',
    subordinate: reference && offsetsOf(station, reference),
    constants: station.type === 'subordinate' ? [] : constantsOf(station, source, unknownLines),
  };
}

/** The constants of a station that have a model; the names of others are counted in `unknownLines`. */
export function constantsOf(station: NeapsStation, source: string, unknownLines: Map<string, number>) {
  return station.harmonic_constituents.flatMap((line) => {
    if (line.amplitude === 0) return [];
    const constant = readConstant(source, line);
    if (!constant) unknownLines.set(line.name, (unknownLines.get(line.name) ?? 0) + 1);
    return constant ?? [];
  });
}

function offsetsOf(station: NeapsStation, from: NeapsStation): NonNullable<StationRecord['subordinate']> {
  const { reference, time, height } = station.offsets!;
  const moved = zoneMinutesBetween(station, from);
  return {
    reference,
    highMinutes: time.high - moved,
    lowMinutes: time.low - moved,
    high: height.high,
    low: height.low,
    kind: height.type,
  };
}

const mostZoneMinutes = 6 * 60;

/**
 * What NOAA's time differences hold beside the tide's own, minutes: they lead from the clock of the reference station to that of the
 * subordinate one, both in the standard time of their zones. Against EOT20, 61 of 77 tide stations with a reference in another
 * zone are nearer without it (Puerto Vallarta 121 min off before and 1 after, Cienfuegos 58 and 2, Kumeon Bay 60 and 0).
 */
export function zoneMinutesBetween(station: NeapsStation, from: NeapsStation): number {
  // Zones of the open sea are those of the meridian, which the tables do not use; across the date line a day is no difference.
  if ([station, from].some(({ timezone }) => timezone.startsWith('Etc/'))) return 0;
  const minutes = standardOffsetMinutes(station.timezone) - standardOffsetMinutes(from.timezone);
  return Math.abs(minutes) <= mostZoneMinutes ? minutes : 0;
}

/** The database gives subordinate stations the datums of their reference station, which are wrong there. */
function publishedDatums(station: NeapsStation): tide.Datums | undefined {
  if (station.type === 'subordinate') return undefined;
  const msl = station.datums['MSL'];
  const values = tide.datumNames.map((name) => station.datums[name]);
  if (msl === undefined || values.some((value) => value === undefined)) return undefined;
  const datums = Object.fromEntries(tide.datumNames.map((name, i) => [name, values[i]! - msl])) as tide.Datums;
  return tide.inDatumOrder(datums) ? datums : undefined;
}

/** Gauges of the Channel Coastal Observatory: names are mixed up, ids right, `ticon/teignmouth_pier-tnp-gbr-cco`. */
function nameOf(station: NeapsStation): string {
  const place = /^ticon\/([^-]+)-.*-gbr-cco$/.exec(station.id)?.[1];
  if (!place) return station.id.startsWith('ticon/') ? written(station) : station.name;
  const words = place.split('_');
  return words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join(' ');
}

/** Names of TICON-4 as offices spell them, by country and name in the database. */
const writtenNames = once(
  () =>
    new Map(
      readTable(new URL('written-names.tsv', import.meta.url), 'country', 'name', 'written').map((row) => [
        `${row.country} ${row.name}`,
        row.written,
      ]),
    ),
);

/** Abbreviations in the names of gauges on rivers of the United States: `St Lucie Estuary at A1A Steele Pt`. */
const gaugeWords = once(
  () =>
    new Map(
      readTable(new URL('gauge-words.tsv', import.meta.url), 'word', 'written').map((row) => [row.word, row.written]),
    ),
);

/** Sjöfartsverket’s gauges have its abbreviation after their names, those of Japan’s Ports and Harbours Bureau `ko`, a port. */
function written({ id, name, country_code: country }: NeapsStation): string {
  const own = name.replace(/ Sjov$/, '');
  const town = id.endsWith('-jodc_pahb') ? own.replace(/ko$/, '') : own;
  const words = country === 'US' ? town.split(' ').flatMap((word) => (gaugeWords().get(word) ?? word) || []) : [town];
  return writtenNames().get(`${country} ${own}`) ?? words.join(' ');
}

/** TICON-4 names the owner of the gauge last in its ids: `brest-822-fra-uhslc_fd` is a gauge of `uhslc`. */
function ownerOf(station: NeapsStation): string {
  const [source, local] = station.id.split('/') as [string, string];
  return source === 'ticon' ? local.split('-').at(-1)!.split('_')[0]! : source;
}

const credits = once(() =>
  readTable(new URL('credits.tsv', import.meta.url), 'source', 'licence', 'written', 'credit'),
);

/** How a station's source is to be named, and its licence. Throws for one that the table does not have. */
export function creditOf({ id, license }: NeapsStation): Pick<StationRecord, 'attribution' | 'licence'> {
  const source = id.split('/')[0];
  const row = credits().find((one) => one.source === source && one.licence === license.type);
  if (!row) throw new Error(`No credit for ${id}, ${license.type}`);
  return { attribution: row.credit, licence: row.written };
}
