import { dayOn } from '../../domain/question/index.ts';
import { positionInSky, skyEvents, type SkyEventName } from '../../domain/sky/index.ts';
import { addDays, instantOf, utcDayMs, type Instant } from '../../domain/time.ts';
import { clock, compass, duration, number, type FormatContext } from '../format.ts';
import { dayLine, dayWords, isWithin, windowOf, type Asked } from '../headline.ts';

/** The next event of a day, else the one that is over and, behind one of today, that of tomorrow, or that there is none. */
export function skyEventLine(asked: Asked, key: string, event: SkyEventName): string {
  const { format, place, day } = asked;
  const { now, zone } = format;
  const at = shownEvent(asked, event);
  if (at === undefined) return dayLine(asked, key, '');
  const isSoon = Math.abs(at - now) < utcDayMs && isWithin(now, day.window);
  const line = format.say('headline-event', {
    event: format.say(key),
    day: dayWords(format, day),
    time: clock(format, at),
    side: isSoon ? (at > now ? 'in' : 'ago') : 'then',
    by: duration(format, at - now),
  });
  if (at > now || now >= day.window.to) return line;
  const [next] = skyEvents(place.point, dayOn(addDays(day.date, 1), zone).window)[event];
  return next === undefined ? line : `${line} ${format.say('headline-tomorrow-at', { time: clock(format, next) })}`;
}

function shownEvent({ format, place, day }: Asked, event: SkyEventName): Instant | undefined {
  const instants = skyEvents(place.point, day.window)[event];
  return instants.find((instant) => instant > format.now) ?? instants[0];
}

/** `Sunset today: 15:47. In the SW, at 233°.`: with where or how high it is, where that is asked. */
export function withPosition(asked: Asked, aspect: string, line: string): string {
  const isRiseOrSet = aspect === 'sunrise' || aspect === 'sunset' || aspect === 'moonrise' || aspect === 'moonset';
  const event =
    isRiseOrSet && asked.question.state === 'direction' ? aspect : aspect === 'solar-noon' ? 'solarNoon' : undefined;
  const at = event && shownEvent(asked, event);
  if (event === undefined || at === undefined) return line;
  const { height, ...direction } = positionArgs(asked, event.startsWith('moon') ? 'moon' : 'sun', at);
  return `${line} ${event === 'solarNoon' ? asked.format.say('headline-high', { height }) : asked.format.say('headline-azimuth', direction)}`;
}

function positionArgs({ format, place }: Asked, body: 'sun' | 'moon', at: Instant) {
  return skyArgs(format, positionInSky(body, place.point, at));
}

export function skyArgs(format: FormatContext, { altitudeDeg, azimuthDeg }: ReturnType<typeof positionInSky>) {
  const whole = (value: number): string => number(format, value, 0);
  return { height: whole(altitudeDeg), direction: compass(format, azimuthDeg), degrees: whole(azimuthDeg) };
}

/** `Sun in Hull today at 15:00: in the SW, at 225°, 6° high.`: at the moment asked about. */
export function positionLine(asked: Asked, body: 'sun' | 'moon'): string {
  const { format, place, day } = asked;
  const at = momentAsked(asked);
  const named = { what: format.say(`headline-${body}`), day: dayWords(format, day), time: clock(format, at) };
  if (positionInSky(body, place.point, at).altitudeDeg < 0) return format.say('headline-below-horizon', named);
  return format.say('headline-in-sky', { ...named, ...positionArgs(asked, body, at) });
}

/** The time that is asked about, or the beginning of a part of the day; else now, and of another day solar noon. */
function momentAsked({ format: { now, zone }, place, day, question: { time, part } }: Asked): Instant {
  const { window, date } = day;
  if (time !== undefined) return instantOf(date, time, zone);
  if (part !== undefined) return windowOf(day, part).from;
  return isWithin(now, window) ? now : (skyEvents(place.point, window).solarNoon[0] ?? (window.from + window.to) / 2);
}
