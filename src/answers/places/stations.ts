import { pointId, type Place, type Point } from '../../domain/place.ts';
import type { ClockDecision } from '../../domain/tide/index.ts';
import { minuteMs } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { compose, fact, facts, labelled, type Answer, type Block, type Button } from '../answer.ts';
import { stationsData, type ListedStation } from '../data.ts';
import { distance, duration, placeName, type FormatContext } from '../format.ts';

/** A tide station in a list, with what was decided about its clock, where its record came early (negative minutes) or late. */
export type StationView = ListedStation & { readonly clock?: Pick<ClockDecision, 'kind' | 'minutes'> | undefined };

export type StreamStationView = Pick<ListedStation, keyof Point | 'name' | 'distanceKm' | 'prediction'>;

/** The nearest stations of tides and streams, with datum, prediction and source, each with a button. */
export function stationsAnswer(
  format: FormatContext,
  place: Place,
  stations: readonly StationView[],
  streams: readonly StreamStationView[],
): Answer {
  return compose({
    title: format.say('stations-title', { place: placeName(format, place) }),
    parts: [
      stations.map((station) => stationFacts(format, station)),
      streams.length > 0 ? format.say('stations-streams') : undefined,
      facts(streams.map(({ name, distanceKm }) => labelled(format, name, distance(format, distanceKm)))),
    ],
    note: [format.say('stations-note')],
    data: stationsData(place, stations),
    buttons: [
      ...stations.map((station) => buttonOf(station, 'tide')),
      ...streams.map((station) => buttonOf(station, 'current')),
    ],
  });
}

function buttonOf(station: Point & { readonly name: string }, command: 'tide' | 'current'): Button {
  return { label: station.name, command, options: { place: pointId(station) } };
}

function stationFacts(format: FormatContext, station: StationView): Block {
  const { name, chartDatum, clock, source, licence, prediction } = station;
  return facts([
    labelled(format, name, distance(format, station.distanceKm)),
    fact(format, 'stations-datum', chartDatum),
    fact(format, 'stations-quality', prediction && format.say(`stations-${prediction}`)),
    fact(format, 'stations-clock', clock && clockText(format, clock)),
    fact(format, 'stations-source', source && [source.toUpperCase(), licence].filter(Boolean).join(', ')),
  ]);
}

/** `corrected: its record was 5 h 00 early`; without a shift, a record was left out for something else than its clock. */
export function clockText(words: Words, { kind, minutes }: NonNullable<StationView['clock']>): string {
  if (minutes === 0) return words.say('stations-clock-left-out');
  const by = duration(words, Math.abs(minutes) * minuteMs);
  return words.say(`stations-clock-${kind}`, { by, side: minutes < 0 ? 'early' : 'late' });
}
