import type { Day, Question } from '../../domain/question/index.ts';
import { speedAt, streamReachKm, type StreamEvent, type StrongStream } from '../../domain/stream/index.ts';
import { utcDayMs, within, type Instant } from '../../domain/time.ts';
import { knotsToMs } from '../../domain/units.ts';
import { capital, clock, clockOn, distance, duration, type FormatContext } from '../format.ts';
import * as headline from '../headline.ts';
import type { DaysAsked, Line } from '../headline.ts';
import { currentSpeed, currentText } from '../measures.ts';
import type { StationSource } from './tide-view.ts';
import { bounds } from '../bounds.ts';

export type StreamSource = StationSource & {
  readonly prediction?: 'harmonic' | 'subordinate' | undefined;
  /** Degrees true that they set to. */
  readonly floodDirection?: number | undefined;
  readonly ebbDirection?: number | undefined;
};

export type StreamView = {
  readonly station: StreamSource;
  /** Events of the shown days and a day on both sides, in time order. */
  readonly events: readonly StreamEvent[];
  /** When the data were fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};

/** How far the events must reach beyond the shown days on both sides, for the rate at any instant of them. */
export const streamMarginMs = utcDayMs;

export function isStreamTooFar({ waterDistance, distance: km = 0 }: StreamSource): boolean {
  return (waterDistance ?? km) > streamReachKm;
}

/** One line for each day or part of it: its slacks, or the strongest stream, flood or ebb. None of now: `streamLine` has that. */
export function streamFirstLines({ format, days, question = headline.nothing }: DaysAsked, stream: StreamView) {
  const { aspects, part, time, state } = question;
  const isFromNow = part === undefined && headline.isToday(format, days[0]);
  if (time !== undefined || isFromNow) return [];
  const asksForSlack = aspects.includes('slack');
  const slack = capital(format.say('when-event', { form: 'at', event: 'slack' }));
  return days.flatMap((day) => {
    const hasPhase = ({ kind, phase }: StreamEvent): boolean =>
      kind === 'slack' || (state !== 'ebb' && state !== 'flood') || phase === state;
    const events = within(stream.events, headline.windowOf(day, part)).filter(hasPhase);
    const value = asksForSlack ? slacksOf(format, events) : strongestOf(format, stream, events);
    const what = asksForSlack ? slack : format.say('current-strongest');
    if (value !== '') return [headline.valueLine(format, headline.partWords(format, day, part), what, value)];
    return asksForSlack ? noSlackLine(format, stream, day, part) : [];
  });
}

/** `No slack water today between 12:00 and 18:00; nearest: 10:41, then ebb; 18:08, then flood.` */
function noSlackLine(format: FormatContext, { events }: StreamView, day: Day, part: Question['part']): string[] {
  const slacks = events.filter(({ kind }) => kind === 'slack');
  const list = slacksOf(format, headline.besides(slacks, headline.windowOf(day, part)));
  const water = format.say('when-event', { form: 'at', event: 'slack' });
  return list === '' ? [] : [headline.noneLine(format, day, part, { water, list })];
}

/** `06:45, then flood; 12:51, then ebb`; empty where there is no slack. */
function slacksOf(format: FormatContext, events: readonly StreamEvent[]): string {
  return events
    .filter(({ kind }) => kind === 'slack')
    .map(({ at, phase }) => `${clock(format, at)}, ${format.say(`current-then-${phase}`)}`)
    .join(format.say('list-between'));
}

/** `ebb, 2.1 kn, setting NW, at 14:00`; empty where there is none. */
function strongestOf(format: FormatContext, { station }: StreamView, events: readonly StreamEvent[]): string {
  const peaks = events.filter(({ kind }) => kind !== 'slack');
  const strongest = peaks.reduce<StreamEvent | undefined>((a, b) => (a && a.speedMs >= b.speedMs ? a : b), undefined);
  if (!strongest) return '';
  const { at, phase, speedMs } = strongest;
  const rate = rateText(format, station, phase === 'flood' ? speedMs : -speedMs);
  return format.say('weather-at', { what: rate, time: clock(format, at) });
}

/** The stream at the time of a question, else now; nothing on a day other than today without a time. */
export function streamLine({ format, days: [day], question = headline.nothing }: DaysAsked, stream: StreamView): Line {
  const { time } = question;
  const at = headline.instantAsked(format, day, time);
  const speedMs = speedAt(stream.events, at);
  if (speedMs === undefined || (time === undefined && !headline.isToday(format, day))) return undefined;
  const args = { rate: rateText(format, stream.station, speedMs), time: clock(format, at) };
  const slack = stream.events.find((event) => event.at > at && event.kind === 'slack');
  return headline.sentences(
    format.say(time === undefined ? 'current-now' : 'current-at', args),
    slack && slack.at - at < utcDayMs
      ? format.say('current-next-slack', {
          time: clockOn(format, slack.at, day.date),
          in: duration(format, slack.at - at),
        })
      : undefined,
  );
}

/** Degrees true that a station's stream sets to; `undefined` where that is not known. */
export function setOf(station: StreamSource, phase: StreamEvent['phase']): number | undefined {
  return phase === 'flood' ? station.floodDirection : station.ebbDirection;
}

/** `flood, 1.3 kn, setting NE`, with the direction where it is known. */
export function rateText(format: FormatContext, station: StreamSource, signedMs: number): string {
  if (Math.abs(signedMs) < bounds.slackMs) return format.say('current-slack-now');
  const isFlood = signedMs > 0;
  const direction = setOf(station, isFlood ? 'flood' : 'ebb');
  const rate = currentText(format, Math.abs(signedMs), direction === undefined ? undefined : direction + 180);
  return format.say(isFlood ? 'current-flood-rate' : 'current-ebb-rate', { rate });
}

export function eventName(format: FormatContext, { kind, phase }: StreamEvent): string {
  if (kind === 'slack') return format.say('current-slack');
  return format.say(kind === 'strongest' ? `current-${phase}` : `current-weakest-${phase}`);
}

/** `Strong tidal streams here: up to 8.5 kn (Gulf of Corryvreckan; Wikipedia).`, or without a rate where none could be read. */
export function strongStreamText(format: FormatContext, { name, kind, knots, source, awayKm }: StrongStream): string {
  if (awayKm !== undefined) {
    const key = source === undefined ? 'current-race-near-unrated' : 'current-race-near';
    const rate = currentSpeed(format, knotsToMs(knots ?? 0));
    return format.say(key, { name, distance: distance(format, awayKm), rate, source: source ?? '' });
  }
  if (knots === undefined || source === undefined) return format.say('tide-strong-stream-unrated', { name });
  return format.say('tide-strong-stream', { kind, name, rate: currentSpeed(format, knotsToMs(knots)), source });
}
