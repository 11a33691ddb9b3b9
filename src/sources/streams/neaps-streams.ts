import { knotsToMs } from '../../domain/units.ts';
import { constantsOf, creditOf, zoneMinutesBetween, type NeapsStation } from '../stations/neaps.ts';
import type { StreamRecord } from './record.ts';

/** 25 gates of the Canadian Hydrographic Service and one of NOAA have no constants or offsets. Throws for unknown lines. */
export async function importStreams(): Promise<StreamRecord[]> {
  const { allStations, stationsById } = await import('@neaps/tide-database');
  const unknownLines = new Map<string, number>();
  const records = allStations
    .filter(({ kind, type, harmonic_constituents: lines, current }) => {
      const isPredicted = type === 'reference' ? lines.length > 0 : current?.offsets !== undefined;
      return kind === 'current' && isPredicted;
    })
    .map((station) => toRecord(station, stationsById.get(station.current?.offsets?.reference ?? ''), unknownLines));
  if (unknownLines.size > 0) {
    throw new Error(`The current stations have lines without a model: ${[...unknownLines.keys()].join(', ')}`);
  }
  return records;
}

function toRecord(station: NeapsStation, reference: NeapsStation | undefined, unknownLines: Map<string, number>) {
  const [source = '', local = ''] = station.id.split('/');
  const { current = {} } = station;
  return {
    id: station.id,
    // `Anchor Point, 8nm West of`, as NOAA writes it, unless what follows is only the nearest town.
    name: station.context && !station.context_derived ? `${station.name}, ${station.context}` : station.name,
    point: { lat: station.latitude, lng: station.longitude },
    countryCode: station.country_code,
    zone: station.timezone,
    source,
    ...creditOf(station),
    // A second depth of a station, such as `noaa/EPT0003@11`, is only the reference of others.
    offered: !local.includes('@'),
    floodDeg: rounded(current.flood_direction, 1),
    ebbDeg: rounded(current.ebb_direction, 1),
    meanMs: knotsToMs(current.mean_flow ?? 0),
    subordinate: offsetsOf(current, reference ? zoneMinutesBetween(station, reference) : 0),
    constants: constantsOf(station, source, unknownLines).map((line) => ({
      ...line,
      amplitudeM: knotsToMs(line.amplitudeM),
    })),
  };
}

function offsetsOf({ offsets }: NonNullable<NeapsStation['current']>, zoneMinutes: number) {
  return (
    offsets && {
      reference: offsets.reference,
      slackBeforeFloodMinutes: (offsets.slack_before_flood ?? 0) - zoneMinutes,
      slackBeforeEbbMinutes: (offsets.slack_before_ebb ?? 0) - zoneMinutes,
      floodMinutes: (offsets.flood_time ?? 0) - zoneMinutes,
      ebbMinutes: (offsets.ebb_time ?? 0) - zoneMinutes,
      floodRatio: rounded(offsets.flood_speed_ratio, 3) ?? 1,
      ebbRatio: rounded(offsets.ebb_speed_ratio, 3) ?? 1,
    }
  );
}

/** The database stores single precision: 1.2 is 1.2000000476837158. */
function rounded(value: number | undefined, decimals: number): number | undefined {
  return value === undefined ? undefined : Number(value.toFixed(decimals));
}
