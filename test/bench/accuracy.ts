import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { nearestMoonQuarter, skyEvents, type SkyEventName } from '../../src/domain/sky/index.ts';
import { hourMs, minuteMs, utcDayMs, type Instant } from '../../src/domain/time.ts';
import { inDatumOrder, type Extreme, type TideStation } from '../../src/domain/tide/index.ts';
import { readJson } from '../../src/lib/data-file.ts';
import { openTideGrid } from '../../src/sources/grid/index.ts';
import { openCatalogue, type Catalogue } from '../../src/sources/stations/index.ts';
import { openStreams } from '../../src/sources/streams/index.ts';
import { compare, eventOf, mean, minutesOff, type Match } from './compare.ts';
import { figure, printed } from './figure.ts';
import { leftOut } from './left-out.ts';
import { streams } from './streams.ts';
import { readReference, type EngineStation, type Reference } from './reference.ts';

const bench = 'accuracy';

/**
 * The errors of tide and sky against published tables: the full ones where `referenceData` names their folder. `write` measures
 * and keeps those that the command `accuracy` and the page of that name show, which takes two minutes instead of three quarters of an hour.
 */
export async function accuracy(
  dataDir: string,
  referenceData: string | undefined,
  [mode]: readonly string[] = [],
): Promise<void> {
  const catalogue = await openCatalogue({ dataDir, nonCommercial: false });
  const reference = readReference(referenceData, catalogue);
  const isAll = mode !== 'write';
  if (isAll) engine(reference.engine);
  officialTables(reference, catalogue);
  if (isAll) everyStation(catalogue.stations);
  streams(bench, (await openStreams(dataDir)).stations);
  riseAndSet(reference);
  moonQuarters(reference);
  if (isAll) nullMismatches();
  const grid = referenceData === undefined ? 'auto' : { path: path.join(referenceData, 'tide-grid') };
  const all = await openCatalogue({ dataDir, nonCommercial: true });
  leftOut(dataDir, catalogue, all, await openTideGrid(dataDir, grid));
  if (!isAll) writeShown();
}

const shownFile = new URL('../../src/answers/account/accuracy.json', import.meta.url);

/** Replaces the figures of the file by those of this run; which ones are shown stands in the file. */
function writeShown(): void {
  const { figures } = readJson(shownFile) as { readonly figures: Readonly<Record<string, object>> };
  const measured = Object.keys(figures).map((name) => {
    const line = printed.find((one) => one.figure === name);
    if (!line) throw new Error(`The bench has no figure ${name}`);
    const { bench: _, figure: __, ...values } = line;
    return [name, values] as const;
  });
  const date = new Date().toISOString().slice(0, 10);
  const content = { date, figures: Object.fromEntries(measured) };
  writeFileSync(shownFile, `${JSON.stringify(content, null, 2)}\n`);
}

/** Two tides of one kind that are farther apart are not matched. */
const maxMatchMinutes = 60;
/** Heights are printed in centimetres: a drop of 1 cm, which is a ripple, may be printed as 2. */
const rippleM = 0.02;

function engine(stations: readonly EngineStation[]): void {
  const compared = stations.map(({ events, tide, zeroM }) => ({
    ...compare(events, tide, maxMatchMinutes),
    zeroM,
    events,
  }));
  const matches = compared.flatMap((one) => one.matches);
  const heightsCm = compared.flatMap((one) => one.matches.map((match) => 100 * Math.abs(heightOff(match) + one.zeroM)));
  const hourlyCm = stations.flatMap(({ tide, zeroM, hourlyFrom, hourlyM }) => {
    const levels = tide.hourlyLevels({ from: hourlyFrom, to: hourlyFrom + hourlyM.length * hourMs });
    return hourlyM.map((theirs, i) => 100 * Math.abs(levels[i]! + zeroM - theirs));
  });
  const lostOrAdded = compared.flatMap((one) => [
    ...one.lost.filter((event) => !isRipple(event, one.events)),
    ...one.added.filter((event) => !isRipple(event, one.added)),
  ]);
  figure(bench, 'engine-time', 'min', matches.map(minutesOff));
  figure(bench, 'engine-height', 'cm', heightsCm);
  figure(bench, 'engine-hourly', 'cm', hourlyCm);
  figure(bench, 'engine-lost-or-added', 'events', [lostOrAdded.length]);
}

function heightOff({ event, ours }: Match): number {
  return ours.heightM - event.heightM;
}

/** Whether an event lies within a ripple of a neighbour. */
function isRipple(event: Extreme, events: readonly Extreme[]): boolean {
  const at = events.indexOf(event);
  return [events[at - 1], events[at + 1]].some(
    (neighbour) => neighbour && Math.abs(neighbour.heightM - event.heightM) <= rippleM + 1e-9,
  );
}

function officialTables({ tables }: Reference, catalogue: Catalogue): void {
  for (const { name, point, events } of tables) {
    const { station } = catalogue.nearest(point);
    const { matches } = compare(events.map(eventOf), station.tide, 3 * maxMatchMinutes);
    figure(bench, `${name}-time`, 'min', matches.map(minutesOff));
    // The zeros of the tables differ from ours, so only the scatter is measured.
    const offM = matches.map(heightOff);
    const meanM = mean(offM);
    figure(
      bench,
      `${name}-height`,
      'cm',
      offM.map((off) => 100 * Math.abs(off - meanM)),
    );
  }
}

const from = Date.UTC(2026, 0, 1);
const spanDays = 30;

function everyStation(stations: readonly TideStation[]): void {
  const window = { from, to: from + spanDays * utcDayMs };
  let alternation = 0;
  let windows = 0;
  let datumOrder = 0;
  for (const station of stations) {
    const whole = station.tide.extremes(window);
    if (!alternates(whole)) alternation++;
    const days = Array.from({ length: spanDays }, (_, day) => ({
      from: from + day * utcDayMs,
      to: from + (day + 1) * utcDayMs,
    }));
    if (JSON.stringify(days.flatMap((day) => station.tide.extremes(day))) !== JSON.stringify(whole)) windows++;
    if (!inDatumOrder(station.datums)) datumOrder++;
  }
  figure(bench, 'alternation-exceptions', 'stations', [alternation]);
  figure(bench, 'window-exceptions', 'stations', [windows]);
  figure(bench, 'datum-order-exceptions', 'stations', [datumOrder]);
}

function alternates(extremes: readonly Extreme[]): boolean {
  return extremes.every((extreme, i) => {
    const before = extremes[i - 1];
    if (!before) return true;
    const rises = extreme.heightM > before.heightM;
    return extreme.kind !== before.kind && extreme.at > before.at && rises === (extreme.kind === 'high');
  });
}

function riseAndSet({ risesAndSets }: Reference): void {
  const offSeconds = risesAndSets.map(({ name, point, at }) => {
    const near = skyEvents(point, { from: at - 2 * minuteMs, to: at + 2 * minuteMs })[name];
    return Math.min(2 * 60, ...near.map((event) => Math.abs(event - at) / 1000));
  });
  figure(bench, 'usno-rise-set', 's', offSeconds);
}

function moonQuarters({ quarters }: Reference): void {
  figure(
    bench,
    'usno-phases',
    's',
    quarters.map((at) => Math.abs(nearestMoonQuarter(at).at - at) / 1000),
  );
}

const searches = [
  ['sunrise', Body.Sun, 1],
  ['sunset', Body.Sun, -1],
  ['moonrise', Body.Moon, 1],
  ['moonset', Body.Moon, -1],
] as const satisfies (readonly [SkyEventName, Body, 1 | -1])[];

const placeDays = 1000;

/** Days on which astronomy-engine's own search has an event and ours none, or the other way round. */
function nullMismatches(): void {
  let mismatches = 0;
  for (let k = 0; k < placeDays; k++) {
    const point = { lat: ((k * 61.803) % 178) - 89, lng: ((k * 137.508) % 360) - 180 };
    const day = Date.UTC(1950, 0, 1) + ((k * 7919) % 36_500) * utcDayMs;
    const ours = skyEvents(point, { from: day, to: day + utcDayMs });
    for (const [name, body, direction] of searches) {
      if (theirs(body, direction, point, day) !== ours[name].length > 0) mismatches++;
    }
  }
  figure(bench, 'null-mismatches', 'events', [mismatches]);
}

function theirs(body: Body, direction: 1 | -1, { lat, lng }: { lat: number; lng: number }, day: Instant): boolean {
  const found = SearchRiseSet(body, new Observer(lat, lng, 0), direction, new Date(day), 1);
  return found !== null && found.date.getTime() < day + utcDayMs;
}
