import { isTooFar, windowOf } from '../../answers/index.ts';
import { dayAt } from '../../domain/question/index.ts';
import { skyEventOf, skyMoments } from '../../domain/schedule/index.ts';
import { skyEvents } from '../../domain/sky/index.ts';
import { clockTime, hourMs, minuteMs, within, type Instant, type Window } from '../../domain/time.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { orElse } from '../../problem.ts';
import type { PlaceCommandContext } from '../command.ts';

/** The next high water, low water or moonrise comes within this. */
const nextWithinMs = 26 * hourMs;

/**
 * A question about a day as one about the times of an event: of each that is still to come on a day that is named or within
 * its part, else of the next. As it is where none is known.
 */
export async function atEvent(asked: PlaceCommandContext, event = ''): Promise<PlaceCommandContext> {
  const { format, days, period, question } = asked;
  const { part, state, ...others } = question;
  const [day, ...furtherDays] = days;
  if (furtherDays.length > 0 || question.time !== undefined) return asked;
  const { from: begin, to } = windowOf(day, part);
  // The Sun sets before the evening that people say.
  const hours = { from: /high|low/.test(event) ? begin : day.window.from, to };
  const from = Math.max(format.now, hours.from);
  const all = await instantsOf(asked, event, { from, to: Math.max(hours.to, from + nextWithinMs) });
  const ofDay = (period ?? part) === undefined || event.startsWith('next') ? [] : within(all, hours);
  const [first, ...further] = ofDay.length > 0 ? ofDay : all.slice(0, 1);
  if (!first) return asked;
  const timeOf = ({ at }: Moment): string => clockTime(at + minuteMs / 2, format.zone);
  // A rise is that of the Moon or the water, or one over hours.
  const isCourse = state === 'rising' || state === 'falling';
  return {
    ...asked,
    days: [dayAt(first.at, format.zone)],
    question: {
      ...others,
      ...defined({ state: isCourse ? undefined : state, moreTimes: nonEmpty(further.map(timeOf)) }),
      time: timeOf(first),
    },
  };
}

type Moment = { readonly at: Instant };

/** When an event comes; never where the tide is that of another sea. */
async function instantsOf({ place, marine }: PlaceCommandContext, event: string, window: Window): Promise<Moment[]> {
  const ofSky = event === 'golden-hour' ? (['sunrise', 'sunset'] as const) : skyMoments.filter((one) => one === event);
  const events = skyEvents(place.point, window);
  if (ofSky.length > 0) return ofSky.flatMap((name) => events[skyEventOf[name]].map((at) => ({ at })));
  const tide = await marine.tide(place.point, window).catch(orElse(undefined));
  if (!tide || isTooFar(tide.station)) return [];
  return within(tide.extremes, window).filter(({ kind }) => event.endsWith(kind));
}
