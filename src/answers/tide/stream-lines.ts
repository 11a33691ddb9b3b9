import type { Day, Question } from '../../domain/question/index.ts';
import { speedAt, type StreamEvent } from '../../domain/stream/index.ts';
import { utcDayMs, within } from '../../domain/time.ts';
import { capital, clock, clockOn, compass, duration, type FormatContext } from '../format.ts';
import { instantAsked, isToday, partWords, sentences, windowOf } from '../headline.ts';
import { currentSpeed } from '../measures.ts';
import type { StreamSource, StreamView } from './stream-view.ts';

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
  const isFromNow = part === undefined && days[0] !== undefined && isToday(format, days[0]);
  if (time !== undefined || isFromNow) return [];
  return days.flatMap((day) => {
    const events = within(stream.events, windowOf(day, part));
    const line = aspects.includes('slack') ? slacksLine(format, events) : strongestLine(format, stream, events);
    return line ? [format.words.say('headline-value', { ...line, day: partWords(format, day, part) })] : [];
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
  const value = words.say('weather-at', { what: rate, time: clock(format, at) });
  return { what: words.say('current-strongest'), value };
}

/** The stream at the time of a question, else now; nothing on a day other than today without a time. */
export function streamLine(
  format: FormatContext,
  stream: StreamView,
  day: Day,
  { time }: Pick<Question, 'time'>,
): string | undefined {
  const { words } = format;
  const at = instantAsked(format, day, time);
  const speedMs = speedAt(stream.events, at);
  if (speedMs === undefined || (time === undefined && !isToday(format, day))) return undefined;
  const args = { rate: rateText(format, stream.station, speedMs), time: clock(format, at) };
  const slack = stream.events.find((event) => event.at > at && event.kind === 'slack');
  return sentences(
    words.say(time === undefined ? 'current-now' : 'current-at', args),
    slack && slack.at - at < utcDayMs
      ? words.say('current-next-slack', {
          time: clockOn(format, slack.at, day.date),
          in: duration(format, slack.at - at),
        })
      : undefined,
  );
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

/** `Slack`, `Flood`, `Weakest ebb`. */
export function eventName({ words }: FormatContext, { kind, phase }: StreamEvent): string {
  if (kind === 'slack') return words.say('current-slack');
  return words.say(kind === 'strongest' ? `current-${phase}` : `current-weakest-${phase}`);
}
