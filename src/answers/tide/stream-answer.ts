import { windowOfDays, type Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import type { StreamEvent, StrongStream } from '../../domain/stream/index.ts';
import { within } from '../../domain/time.ts';
import type { Problem } from '../../problem.ts';
import { compose, noteOf, table, text, type Answer, type Block } from '../answer.ts';
import { clock, compass, distance, isShown, placeName, type FormatContext, zoneNote, dayTitle } from '../format.ts';
import { currentData } from '../data.ts';
import { drawn } from '../drawn.ts';
import type { PlaceAsked } from '../headline.ts';
import { currentSpeed } from '../measures.ts';
import { eventName, setOf, streamLine, strongStreamText, type StreamSource, type StreamView } from './stream-lines.ts';
import { staleLine } from './tide-source.ts';

/** A station farther away than this, km, gets a warning. Our choice. */
const farStationKm = 5;

/** The stream now where today is the first day, or at the time asked for, and a table of slacks and rates for each day. */
export function currentAnswer(asked: PlaceAsked, stream: StreamView): Answer {
  const { format, place, days } = asked;
  const { name, waterDistance, distance: airKm = 0 } = stream.station;
  const km = waterDistance ?? airKm;
  return compose({
    title: format.say('current-title', { place: placeName(format, place) }),
    parts: [
      streamLine(asked, stream),
      km > farStationKm ? format.say('current-far', { station: name, distance: distance(format, km) }) : undefined,
      staleLine(format, stream.staleSince),
      days.map((day) => streamTable(format, stream, day)),
    ],
    note: noteOf(format, ...streamNotes(format, stream), zoneNote(format, windowOfDays(days))),
    data: currentData(place, stream, days),
    picture: drawn('currentPicture', { format, place, stream, days }),
  });
}

/** Slacks, strongest and weakest streams of a day with local times, rates and directions. */
function streamTable(format: FormatContext, { station, events }: StreamView, { date, window }: Day): Block {
  const rows = within(events, window)
    .filter(({ at }) => isShown(format, at))
    .map((event) => [eventName(format, event), clock(format, event.at), rateCell(format, station, event)]);
  const title = dayTitle(format, date);
  return table(rows, title) ?? text(format.say('current-none-that-day', { day: title }));
}

function rateCell(format: FormatContext, station: StreamSource, { kind, phase, speedMs }: StreamEvent): string {
  if (kind === 'slack') return format.say(`current-then-${phase}`);
  const direction = setOf(station, phase);
  const speed = currentSpeed(format, speedMs);
  return direction === undefined ? speed : `${speed} ${compass(format, direction)}`;
}

export function streamNotes(format: FormatContext, { station }: Pick<StreamView, 'station'>): (string | undefined)[] {
  const { name, prediction, attribution, waterDistance, distance: airKm } = station;
  const km = waterDistance ?? airKm;
  return [
    km === undefined
      ? format.say('current-station', { station: name })
      : format.say('current-station-distance', { station: name, distance: distance(format, km) }),
    prediction === 'subordinate' ? format.say('current-subordinate') : undefined,
    attribution && format.say('note-source', { source: attribution.split(' (')[0] ?? '' }),
    format.say('current-limits'),
  ];
}

/** For a place without a stream station, while the sea model cannot be asked. */
export function currentUnknownAnswer(format: FormatContext, place: Place, { code, details }: Problem): Answer {
  return compose({
    title: format.say('current-title', { place: placeName(format, place) }),
    parts: [format.say('current-none-near'), format.say(`problem-${code}`, details)],
  });
}

/** An answer that warns of strong tidal streams, and of a way that the sea covers, behind the lines that answer the question. */
export function withCautions(
  format: FormatContext,
  answer: Answer,
  cautioned: {
    readonly strongStream?: StrongStream | undefined;
    readonly isCovered: boolean;
    readonly isOfStream?: boolean;
  },
): Answer {
  const { strongStream, isCovered, isOfStream } = cautioned;
  const cautions = [
    ...(strongStream ? [strongStreamText(format, strongStream)] : []),
    ...(isCovered ? [format.say('tide-covered-way')] : []),
  ];
  if (cautions.length === 0) return answer;
  // The published rate stands beside the stream, before what the tide is instead.
  const firstLines = Math.min(answer.firstLines?.().length ?? 0, isOfStream ? 1 : Infinity);
  return { ...answer, blocks: answer.blocks.toSpliced(firstLines, 0, ...cautions.map(text)) };
}
