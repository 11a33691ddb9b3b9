import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '../../src/domain/place.ts';
import type { SkyEventName } from '../../src/domain/sky/index.ts';
import type { Instant } from '../../src/domain/time.ts';
import {
  constituentNumber,
  harmonicTide,
  makeHarmonics,
  type Extreme,
  type Tide,
} from '../../src/domain/tide/index.ts';
import type { Catalogue } from '../../src/sources/stations/index.ts';
import { eventOf, type EventRow } from './compare.ts';
import { moonQuarters, officialTables, riseAndSet, sanFrancisco, type OfficialTable } from './published.ts';

/** XTide's predictions for a station from the same constants, heights `zeroM` above ours. */
export type EngineStation = {
  readonly tide: Tide;
  readonly zeroM: number;
  readonly events: readonly Extreme[];
  readonly hourlyFrom: Instant;
  readonly hourlyM: readonly number[];
};

export type RiseOrSet = { readonly name: SkyEventName; readonly point: Point; readonly at: Instant };

export type Reference = {
  /** One entry for each station and span. */
  readonly engine: readonly EngineStation[];
  readonly tables: readonly OfficialTable[];
  readonly risesAndSets: readonly RiseOrSet[];
  readonly quarters: readonly Instant[];
};

/** The full tables of a folder, or without one the rows of `published.ts`. */
export function readReference(folder: string | undefined, catalogue: Catalogue): Reference {
  if (folder === undefined) {
    return {
      engine: [carriedStation(catalogue)],
      tables: officialTables,
      risesAndSets: riseAndSet.map(readRiseOrSet),
      quarters: moonQuarters.map(readQuarter),
    };
  }
  const text = (file: string): string => readFileSync(path.join(folder, 'tide-sky', file), 'utf8');
  const lines = (file: string): string[] => text(file).trim().split('\n');
  return {
    engine: (JSON.parse(text('tide-engine-24-stations.json')) as XtideStation[]).flatMap(readEngineStation),
    tables: (JSON.parse(text('official-tide-tables.json')) as XtideTable[]).map(readTable),
    risesAndSets: lines('usno-rise-set.txt').map(readRiseOrSet),
    // The observatory's own ΔT differs from ours by minutes outside of these years.
    quarters: lines('usno-moon-phases.txt').map(readQuarter).filter(isInOurTimes),
  };
}

function carriedStation({ stations }: Catalogue): EngineStation {
  const { id, mllwBelowMslM, events, hourlyFrom, hourlyM } = sanFrancisco;
  return {
    tide: stations.find((station) => station.id === id)!.tide,
    zeroM: mllwBelowMslM,
    events: events.map(eventOf),
    hourlyFrom: Date.parse(hourlyFrom),
    hourlyM,
  };
}

type XtideStation = {
  datumOffsetMSLminusMLLW: number;
  constituents: { xtide: string; amplitude: number; phase: number }[];
  extremes: { events: EventRow[] }[];
  hourly: { start: string; unix0: number; levels: number[] }[];
};

/** Our names of XTide's constituents, where they differ. */
const ourNames: Record<string, string> = { LDA2: 'LAMBDA2', SIG1: 'SIGMA1', 'M2(KS)2': 'M2KS2' };

function readEngineStation(station: XtideStation): EngineStation[] {
  const constants = station.constituents.map(({ xtide, amplitude, phase }) => {
    const number = constituentNumber(ourNames[xtide] ?? xtide)!;
    return { number, amplitudeM: amplitude, phaseDeg: phase };
  });
  const tide = harmonicTide(makeHarmonics(constants, 'yearly'));
  return station.hourly.map(({ start, unix0, levels }, span) => {
    // XTide carries the old year's node factors past midnight of the last one: those rows are of no year.
    const yearEnd = Date.UTC(Number(start.slice(0, 4)) + 1, 0, 1);
    return {
      tide,
      zeroM: station.datumOffsetMSLminusMLLW,
      events: station.extremes[span]!.events.map(eventOf).filter(({ at }) => at < yearEnd),
      hourlyFrom: unix0 * 1000,
      hourlyM: levels.slice(0, (yearEnd - unix0 * 1000) / 3_600_000),
    };
  });
}

type XtideTable = { name: string; lat: number; lng: number; events: EventRow[] };

function readTable({ name, lat, lng, events }: XtideTable): OfficialTable {
  const plain = name.toLowerCase().replace(/ nj$/, '').replaceAll(' ', '-');
  return { name: plain, point: { lat, lng }, events: events.filter(([, , kind]) => kind === 'H' || kind === 'L') };
}

function readRiseOrSet(line: string): RiseOrSet {
  const [body, lng, lat, time, kind] = line.trim().split(/\s+/);
  const names = { Sun: { r: 'sunrise', s: 'sunset' }, Moon: { r: 'moonrise', s: 'moonset' } } as const;
  const name = names[body as 'Sun' | 'Moon'][kind as 'r' | 's'];
  return { name, point: { lat: Number(lat), lng: Number(lng) }, at: Date.parse(time!) };
}

function readQuarter(line: string): Instant {
  return Date.parse(line.trim().split(/\s+/)[1]!);
}

function isInOurTimes(at: Instant): boolean {
  return at >= Date.UTC(1950, 0, 1) && at < Date.UTC(2060, 0, 1);
}
