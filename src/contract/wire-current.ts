import { z } from 'zod';
import { eventKinds, streamPhases } from '../domain/stream/index.ts';
import {
  counts,
  countsOnly,
  kilometres,
  lat,
  lng,
  metaTime,
  stationMembers,
  strongStream,
  timestamp,
} from './wire-parts.ts';
import { describedObject, namedObject } from './wire-schemas.ts';

/** Strict schemas of the answers about tidal streams, our additions. */

const { chartDatum: _, id: __, officeDatum: ___, clock: ____, ...streamMembers } = stationMembers;
const setsTo = z.number().min(0).max(360).optional();
const streamStationMembers = {
  ...streamMembers,
  id: z.string(),
  floodDirection: setsTo.describe('Degrees true that the flood sets to, where it is known'),
  ebbDirection: setsTo.describe('Degrees true that the ebb sets to, where it is known'),
};
const streamStation = describedObject('CurrentStation', 'A tidal stream station', streamStationMembers);
export const usedStreamStation = describedObject('UsedCurrentStation', 'The source of a tidal stream', {
  ...streamStationMembers,
  distance: kilometres.describe('Great circle from the coordinate asked for, km'),
  waterDistance: kilometres.optional().describe('Along the water, km, where it is known'),
});

export const currentExtremesAnswer = namedObject('CurrentExtremes', {
  data: z.array(
    describedObject('CurrentExtreme', 'An event of a tidal stream, to the whole minute and the millimetre a second', {
      time: timestamp,
      type: z.enum(eventKinds).describe('The stream turns, is at its strongest, or weakens without turning'),
      phase: z.enum(streamPhases).describe('The direction; of a slack, the one that begins'),
      speed: z.number().min(0).max(15).describe('Metres a second; 0 at slack'),
      direction: setsTo.describe('Degrees true that it sets to, where it is known'),
    }),
  ),
  meta: z.strictObject({
    ...counts,
    end: metaTime,
    gap: strongStream
      .optional()
      .describe('The race or strait that the coordinate lies in, whose strong streams no station near predicts'),
    lat,
    lng,
    start: metaTime,
    station: usedStreamStation,
  }),
});
export const currentStationsAnswer = namedObject('CurrentStations', { data: z.array(streamStation), meta: countsOnly });

export type WireStreamStation = z.output<typeof streamStation>;
export type UsedStreamStation = z.output<typeof usedStreamStation>;
