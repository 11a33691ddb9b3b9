import { streamPhases, type StreamEvent, type StreamStation } from '../../src/domain/stream/index.ts';
import { knotsToMs } from '../../src/domain/units.ts';
import { hourMs, minuteMs } from '../../src/domain/time.ts';
import { figure } from './figure.ts';
import { publishedStreams, type PublishedStream } from './published-streams.ts';

/** A published event with the nearest of ours of its kind and direction. */
export type StreamMatch = {
  readonly station: string;
  readonly isSlack: boolean;
  readonly minutesOff: number;
  readonly speedOffMs: number;
};

/** How far our events are from the published ones. Throws for a published event that we do not have. */
export function matchStreams(stations: readonly StreamStation[]): StreamMatch[] {
  return Object.entries(publishedStreams).flatMap(([id, rows]) => {
    const station = stations.find((one) => one.id === id);
    if (!station) throw new Error(`There is no stream station ${id}`);
    const instants = rows.map(([time]) => Date.parse(time));
    const window = { from: Math.min(...instants) - 3 * hourMs, to: Math.max(...instants) + 3 * hourMs };
    const ours = station.stream.events(window);
    return rows.map((row) => matchOf(id, row, ours));
  });
}

function matchOf(station: string, [time, knots]: PublishedStream, ours: readonly StreamEvent[]): StreamMatch {
  const at = Date.parse(time);
  const isSlack = knots === 0;
  const phase = streamPhases[knots > 0 ? 0 : 1];
  const near = ours
    .filter((event) => (isSlack ? event.kind === 'slack' : event.kind !== 'slack' && event.phase === phase))
    .map((event) => ({ event, apartMs: Math.abs(event.at - at) }))
    .toSorted((a, b) => a.apartMs - b.apartMs)[0];
  if (!near) throw new Error(`${station} has no event like that of ${time}`);
  return {
    station,
    isSlack,
    minutesOff: near.apartMs / minuteMs,
    speedOffMs: Math.abs(near.event.speedMs - Math.abs(knotsToMs(knots))),
  };
}

/** The errors against NOAA's predictions. */
export function streams(bench: string, stations: readonly StreamStation[]): void {
  const matches = matchStreams(stations);
  const slacks = matches.filter(({ isSlack }) => isSlack);
  const rates = matches.filter(({ isSlack }) => !isSlack);
  const minutes = ({ minutesOff }: StreamMatch): number => minutesOff;
  figure(bench, 'stream-slack', 'min', slacks.map(minutes));
  figure(bench, 'stream-strongest', 'min', rates.map(minutes));
  const inCms = rates.map(({ speedOffMs }) => 100 * speedOffMs);
  figure(bench, 'stream-rate', 'cm/s', inCms);
  figure(bench, 'stream-order-exceptions', 'stations', [stations.filter((one) => !isAlternating(one)).length]);
}

const month = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 1, 1) };

/** Whether a month of events is in order: a stream between two slacks, a weakest between two strongest. */
export function isAlternating({ stream }: StreamStation): boolean {
  const events = stream.events(month);
  return events.every((event, i) => {
    const before = events[i - 1];
    if (!before) return true;
    if (event.at <= before.at) return false;
    const continues = event.phase === before.phase;
    if (before.kind === 'slack') return event.kind === 'strongest' && continues;
    if (event.kind === 'slack') return before.kind === 'strongest' && !continues;
    return event.kind !== before.kind && continues;
  });
}
