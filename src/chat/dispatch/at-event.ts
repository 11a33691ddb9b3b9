import { isTooFar, windowOf } from '../../answers/index.ts';
import type { Point } from '../../domain/place.ts';
import { dayAt } from '../../domain/question/index.ts';
import { skyEventOf, skyMoments, type SkyMoment } from '../../domain/schedule/index.ts';
import { skyEvents } from '../../domain/sky/index.ts';
import { clockTime, hourMs, minuteMs, within, type Window } from '../../domain/time.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { orElse } from '../../problem.ts';
import { eventTimeOf } from '../../language/lexicon/slots.ts';
import type { PlaceCommandContext, RequestContext } from '../command.ts';
import { pointNear } from './find-place.ts';

/** A question about a day as one about the times of an event that are to come on it or in its part, else of the next within 26 hours. As it is where none is known. */
export async function atEvent(
  asked: PlaceCommandContext,
  at: string | undefined,
  context: RequestContext,
): Promise<PlaceCommandContext> {
  const { event = '', offsetMin = 0, port } = eventTimeOf(at) ?? {};
  const { format, place, marine, days, period, question } = asked;
  const { part, state, ...others } = question;
  if (days.length > 1 || question.time !== undefined) return asked;
  const { from: begin, to } = windowOf(days[0], part);
  // The Sun sets before the evening that people say.
  const from = Math.max(format.now, /high|low/.test(event) ? begin : days[0].window.from);
  const offsetMs = offsetMin * minuteMs;
  const window = { from: from - offsetMs, to: Math.max(to, from + 26 * hourMs) - offsetMs };
  const point = port === undefined ? place.point : await pointNear(context, port, place);
  const all = (await eventsIn(marine, point, event, window)).map((one) => ({ at: one.at + offsetMs }));
  const ofDay = (period ?? part) === undefined || event.startsWith('next') ? [] : within(all, { from, to });
  const found = ofDay.length > 0 ? ofDay : all.slice(0, 1);
  const [time, ...moreTimes] = found.map(({ at }) => clockTime(at + minuteMs / 2, format.zone));
  if (time === undefined) return asked;
  // A rise is that of the Moon or the water, or one over hours.
  const stateThen = state === 'rising' || state === 'falling' ? undefined : state;
  const then = { ...others, ...defined({ state: stateThen, moreTimes: nonEmpty(moreTimes) }), time };
  return { ...asked, days: [dayAt(found[0]!.at, format.zone)], question: then };
}

/** The light of an hour is that around what the Sun does then. */
const lights: Readonly<Partial<Record<string, readonly SkyMoment[]>>> = {
  'golden-hour': ['sunrise', 'sunset'],
  'blue-hour': ['dawn', 'dusk'],
};

/** When an event comes; never where the tide is that of another sea. */
async function eventsIn(marine: PlaceCommandContext['marine'], point: Point, event: string, window: Window) {
  const ofSky = lights[event] ?? skyMoments.filter((one) => one === event);
  const sky = skyEvents(point, window);
  if (ofSky.length > 0) return ofSky.flatMap((name) => sky[skyEventOf[name]].map((at) => ({ at })));
  const tide = await marine.tide(point, window).catch(orElse(undefined));
  const extremes = tide && !isTooFar(tide.station) ? tide.extremes : [];
  return within(extremes, window).filter(({ kind }) => event.endsWith(kind));
}
