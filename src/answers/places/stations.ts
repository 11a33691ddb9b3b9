import { pointId, type Place, type Point } from '../../domain/place.ts';
import type { ClockDecision } from '../../domain/tide/index.ts';
import { minuteMs } from '../../domain/time.ts';
import { compose, fact, facts, labelled, type Answer, type Block, type Button } from '../answer.ts';
import { stationsData, type ListedStation } from '../data.ts';
import { distance, duration, placeName, type FormatContext } from '../format.ts';

/** A tide station in a list, with what was decided about its clock, where its record came early (negative minutes) or late. */
export type StationView = ListedStation & { readonly clock?: Pick<ClockDecision, 'kind' | 'minutes'> | undefined };

/** A tidal stream station in a list. */
export type StreamStationView = Pick<ListedStation, keyof Point | 'name' | 'distanceKm' | 'prediction'>;

/** The nearest stations of tides and streams, with datum, prediction and source, each with a button. */
export function stationsAnswer(
  format: FormatContext,
  place: Place,
  stations: readonly StationView[],
  streams: readonly StreamStationView[],
): Answer {
  const { words } = format;
  return compose({
    title: words.say('stations-title', { place: placeName(format, place) }),
    parts: [
      stations.map((station) => stationFacts(format, station)),
      streams.length > 0 ? words.say('stations-streams') : undefined,
      facts(streams.map(({ name, distanceKm }) => labelled(words, name, distance(format, distanceKm)))),
    ],
    note: [words.say('stations-note')],
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
  const { words } = format;
  const { name, chartDatum, clock, source, licence, prediction } = station;
  return facts([
    labelled(words, name, distance(format, station.distanceKm)),
    fact(words, 'stations-datum', chartDatum),
    fact(words, 'stations-quality', prediction && words.say(`stations-${prediction}`)),
    fact(words, 'stations-clock', clock && clockText(format, clock)),
    fact(words, 'stations-source', source && [source.toUpperCase(), licence].filter(Boolean).join(', ')),
  ]);
}

/** `corrected: its record was 5 h 00 early`; without a shift, a record was left out for something else than its clock. */
export function clockText(
  format: Pick<FormatContext, 'words'>,
  { kind, minutes }: NonNullable<StationView['clock']>,
): string {
  if (minutes === 0) return format.words.say('stations-clock-left-out');
  const by = duration(format, Math.abs(minutes) * minuteMs);
  return format.words.say(`stations-clock-${kind}`, { by, side: minutes < 0 ? 'early' : 'late' });
}
