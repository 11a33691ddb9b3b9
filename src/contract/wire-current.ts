import { z } from 'zod';
import { eventKinds, streamPhases } from '../domain/stream/index.ts';
import { counts, countsOnly, kilometres, lat, lng, metaTime, stationMembers, strongStream } from './wire-parts.ts';
import { timestamp } from './wire-parts.ts';
import { namedObject, withWords } from './wire-schemas.ts';

/** Strict schemas of the answers about tidal streams, our additions. */

const { chartDatum: _, id: __, officeDatum: ___, clock: ____, ...streamMembers } = stationMembers;
const setsTo = z.number().min(0).max(360).optional();
const streamStationMembers = {
  ...streamMembers,
  id: z.string(),
  floodDirection: setsTo.describe('Degrees true that the flood sets to, where it is known'),
  ebbDirection: setsTo.describe('Degrees true that the ebb sets to, where it is known'),
};
const streamStation = namedObject('CurrentStation', streamStationMembers);
export const usedStreamStation = namedObject('UsedCurrentStation', {
  ...streamStationMembers,
  distance: kilometres,
  waterDistance: kilometres.optional(),
});

export const currentExtremesAnswer = namedObject('CurrentExtremes', {
  data: z.array(
    namedObject('CurrentExtreme', {
      time: timestamp,
      type: z.enum(eventKinds),
      phase: z.enum(streamPhases),
      speed: z.number().min(0).max(15),
      direction: setsTo,
    }),
  ),
  meta: z.strictObject(
    withWords('CurrentExtremesMeta', {
      ...counts,
      end: metaTime,
      gap: strongStream.optional(),
      lat,
      lng,
      start: metaTime,
      station: usedStreamStation,
    }),
  ),
});
export const currentStationsAnswer = namedObject('CurrentStations', { data: z.array(streamStation), meta: countsOnly });

export type WireStreamStation = z.output<typeof streamStation>;
export type UsedStreamStation = z.output<typeof usedStreamStation>;
