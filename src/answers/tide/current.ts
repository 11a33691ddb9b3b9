import type { Question, Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { speedAt, streamReachKm, type StreamEvent } from '../../domain/stream/index.ts';
import { civilDate, hourMs, instantOf, utcDayMs, within, type Instant } from '../../domain/time.ts';
import type { Problem } from '../../problem.ts';
import { text, type Answer, type Block } from '../answer.ts';
import {
  capital,
  clock,
  clockOn,
  compass,
  dayName,
  distance,
  duration,
  isShown,
  placeName,
  zoneName,
  type FormatContext,
} from '../format.ts';
import { currentData } from '../data.ts';
import { partWords, windowOf } from '../headline.ts';
import { currentSpeed } from '../measures.ts';
import { problemText } from '../problem.ts';
import { drawn } from '../drawn.ts';

/** The station of a tidal stream, as far as the service states it. */
export type StreamSource = {
  readonly name: string;
  /** Great circle, km. */
  readonly distance?: number | undefined;
  /** Along the water, km. */
  readonly waterDistance?: number | undefined;
  readonly attribution?: string | undefined;
  readonly prediction?: 'harmonic' | 'subordinate' | undefined;
  /** Degrees true that they set to. */
  readonly floodDirection?: number | undefined;
  readonly ebbDirection?: number | undefined;
};

/** The tidal stream at a place, as far as an answer shows it. */
export type StreamView = {
  readonly station: StreamSource;
  /** Events of the shown days and a day on both sides, in time order. */
  readonly events: readonly StreamEvent[];
  /** When the data were fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};

/** Whether the station is too far away to represent the streams of the place. */
export function isStreamTooFar({ waterDistance, distance: km = 0 }: StreamSource): boolean {
  return (waterDistance ?? km) > streamReachKm;
}

/** A station farther away than this, km, gets a warning. Our choice. */
const farStationKm = 5;

/** The stream now where today is the first day, or at the time asked for, and a table of slacks and rates for each day. */
export function currentAnswer(
  format: FormatContext,
  place: Place,
  stream: StreamView,
  days: readonly [Day, ...Day[]],
  question: Pick<Question, 'time'>,
): Answer {
  const { words } = format;
  return {
    title: words.say('current-title', { place: placeName(format, place) }),
    blocks: [
      ...streamLine(format, stream, days[0], question),
      ...warnings(format, stream),
      ...days.map((day) => streamTable(format, stream, day)),
    ],
    note: streamNote(format, stream, days),
    data: currentData(place, stream, days),
    picture: drawn('currentPicture', { format, place, stream, days }),
  };
}

/**
 * The first lines about the stream, one for each day or part of it: its slacks, or how strong it gets at most. None from now
 * on, of which the stream now and its next slack are said.
 */
export function streamFirstLines(
  format: FormatContext,
  stream: StreamView,
  days: readonly Day[],
  { aspects, part, time }: Question,
): string[] {
  const isFromNow = part === undefined && days[0]?.date === civilDate(format.now, format.zone);
  if (time !== undefined || isFromNow) return [];
  const isOfSlack = aspects.includes('slack');
  return days.flatMap((day) => {
    const events = within(stream.events, windowOf(day, part));
    const line = isOfSlack ? slacksLine(format, events) : strongestLine(format, stream, events);
    return line === undefined
      ? []
      : [format.words.say('headline-value', { ...line, day: partWords(format, day, part) })];
  });
}

type ValueLine = { readonly what: string; readonly value: string };

/** `06:45, then flood; 12:51, then ebb`; `undefined` where there is no slack. */
function slacksLine(format: FormatContext, events: readonly StreamEvent[]): ValueLine | undefined {
  const { words } = format;
  const slacks = events.filter(({ kind }) => kind === 'slack');
  const value = slacks.map(({ at, phase }) => `${clock(format, at)}, ${words.say(`current-then-${phase}`)}`).join('; ');
  return slacks.length > 0 ? { what: capital(words.say('when-slack')), value } : undefined;
}

function strongestLine(
  format: FormatContext,
  { station }: StreamView,
  events: readonly StreamEvent[],
): ValueLine | undefined {
  const { words } = format;
  const peaks = events.filter(({ kind }) => kind !== 'slack');
  const strongest = peaks.reduce<StreamEvent | undefined>((a, b) => (a && a.speedMs >= b.speedMs ? a : b), undefined);
  if (!strongest) return undefined;
  const { at, phase, speedMs } = strongest;
  const rate = rateText(format, station, phase === 'flood' ? speedMs : -speedMs);
  return {
    what: words.say('current-strongest'),
    value: words.say('weather-at', { what: rate, time: clock(format, at) }),
  };
}

/** The stream at the time of a question, else now; nothing on a day other than today without a time. */
function streamLine(format: FormatContext, stream: StreamView, day: Day, { time }: Pick<Question, 'time'>): Block[] {
  const { words, now, zone } = format;
  const at = time === undefined ? now : instantOf(day.date, time, zone);
  if (time === undefined && day.date !== civilDate(now, zone)) return [];
  const speedMs = speedAt(stream.events, at);
  if (speedMs === undefined) return [];
  const rate = rateText(format, stream.station, speedMs);
  const line =
    time === undefined
      ? words.say('current-now', { rate })
      : words.say('current-at', { time: clock(format, at), rate });
  const slack = stream.events.find((event) => event.at > at && event.kind === 'slack');
  const next =
    slack && slack.at - at < utcDayMs
      ? words.say('current-next-slack', {
          time: clockOn(format, slack.at, day.date),
          in: duration(format, slack.at - at),
        })
      : undefined;
  return [text([line, next].filter(Boolean).join(' '))];
}

/** Slower than this, m/s, it is slack: a tenth of a knot. */
const slackMs = 0.05;

/** `flood, 1.3 kn, setting NE`, with the direction where it is known. */
export function rateText(format: FormatContext, station: StreamSource, signedMs: number): string {
  const { words } = format;
  if (Math.abs(signedMs) < slackMs) return words.say('current-slack-now');
  const isFlood = signedMs > 0;
  const direction = isFlood ? station.floodDirection : station.ebbDirection;
  const speed = currentSpeed(format, Math.abs(signedMs));
  const shown =
    direction === undefined ? speed : words.say('waves-current-sets', { speed, direction: compass(format, direction) });
  return words.say(isFlood ? 'current-flood-rate' : 'current-ebb-rate', { rate: shown });
}

function warnings(format: FormatContext, { station, staleSince }: StreamView): Block[] {
  const { words } = format;
  const km = station.waterDistance ?? station.distance ?? 0;
  return [
    ...(km > farStationKm
      ? [text(words.say('current-far', { station: station.name, distance: distance(format, km) }))]
      : []),
    ...(staleSince === undefined
      ? []
      : [text(words.say('answer-stale', { days: Math.round((format.now - staleSince) / utcDayMs) }))]),
  ];
}

/** Slacks, strongest and weakest streams of a day with local times, rates and directions. */
function streamTable(format: FormatContext, { station, events }: StreamView, { date, window }: Day): Block {
  const { words } = format;
  const rows = within(events, window)
    .filter(({ at }) => isShown(format, at))
    .map((event) => [eventName(format, event), clock(format, event.at), rateCell(format, station, event)]);
  const title = capital(dayName(format, date));
  return rows.length > 0 ? { kind: 'table', title, rows } : text(words.say('current-none-that-day', { day: title }));
}

/** `Slack`, `Flood`, `Weakest ebb`. */
export function eventName({ words }: FormatContext, { kind, phase }: StreamEvent): string {
  if (kind === 'slack') return words.say('current-slack');
  return words.say(kind === 'strongest' ? `current-${phase}` : `current-weakest-${phase}`);
}

function rateCell(format: FormatContext, station: StreamSource, { kind, phase, speedMs }: StreamEvent): string {
  if (kind === 'slack') return format.words.say(`current-then-${phase}`);
  const direction = phase === 'flood' ? station.floodDirection : station.ebbDirection;
  const speed = currentSpeed(format, speedMs);
  return direction === undefined ? speed : `${speed} ${compass(format, direction)}`;
}

/** Station, time zone, source and limits of a stream. */
function streamNote(format: FormatContext, stream: StreamView, days: readonly [Day, ...Day[]]): string {
  const last = days.at(-1) ?? days[0];
  const window = { from: days[0].window.from, to: last.window.to };
  return [...streamNotes(format, stream), format.words.say('note-zone', { zone: zoneName(format, window) })].join(' ');
}

/** Station, source and limits of a stream. */
export function streamNotes(format: FormatContext, { station }: Pick<StreamView, 'station'>): string[] {
  const { words } = format;
  const { name, prediction } = station;
  const km = station.waterDistance ?? station.distance;
  return [
    km === undefined
      ? words.say('current-station', { station: name })
      : words.say('current-station-distance', { station: name, distance: distance(format, km) }),
    ...(prediction === 'subordinate' ? [words.say('current-subordinate')] : []),
    ...(station.attribution ? [words.say('note-source', { source: station.attribution.split(' (')[0] ?? '' })] : []),
    words.say('current-limits'),
  ];
}

/** For a place without a stream station, while the sea model cannot be asked. */
export function currentUnknownAnswer(format: FormatContext, place: Place, { code, details }: Problem): Answer {
  const { words } = format;
  return {
    title: words.say('current-title', { place: placeName(format, place) }),
    blocks: [text(words.say('current-none-near')), text(problemText(words, code, details))],
  };
}

/** How far the events must reach beyond the shown days on both sides, for the rate at any instant of them. */
export const streamMarginMs = 24 * hourMs;
