import { dayAt, hoursOfPart, windowOfDays, type Days } from '../../domain/question/index.ts';
import * as sky from '../../domain/sky/index.ts';
import { hourMs, instantOf, minuteMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, clockSpans, compass, number, type FormatContext } from '../format.ts';
import { dayLine, dayWords, sentences, windowOf, type Asked, type DaysAsked, type Verdict } from '../headline.ts';
import { skyArgs } from './position-lines.ts';
import { civilTwilightDeg } from './sky-times.ts';
import { bounds } from '../bounds.ts';

type AskedOfDays = Asked & { readonly days: Days };

/** From noon to noon: the night that begins on a day, or the one that ends on it where the morning is asked about. */
function nightOf({ format, day, question: { time, part } }: Asked): Window {
  const { from, to } = day.window;
  const noonMs = (to - from) / 2;
  const asked = day.part ?? part;
  const isMorningPart = asked !== undefined && hoursOfPart(asked)[1] <= 12;
  const isMorning = time === undefined ? isMorningPart : instantOf(day.date, time, format.zone) < from + noonMs;
  return isMorning ? { from: from - noonMs, to: from + noonMs } : { from: from + noonMs, to: to + noonMs };
}

/** When planets are up between the end of civil twilight, when the brightest stars are seen (USNO), and its beginning. */
function timesByNight(asked: Asked): ReturnType<typeof sky.planetTimes> {
  const { point } = asked.place;
  return sky.sunBetween(point, nightOf(asked), [-90, civilTwilightDeg]).flatMap((dark) => sky.planetTimes(point, dark));
}

/** `Saturn 17:30–00:12, Jupiter 21:40–06:31`: planets that are up in a night; empty without one. */
export function planetsByNight(asked: Asked): string {
  const { format } = asked;
  const all = timesByNight(asked).map(({ planet, times }) => `${nameOf(format, planet)} ${clockSpans(format, times)}`);
  return all.join(', ');
}

function nameOf(format: FormatContext, planet: sky.Planet): string {
  return format.say(`planet-${planet}`);
}

/** `Brightest planet today: Venus. Venus by night today: …`: of those that are up in the hours that are asked about. */
function brightestLine(asked: AskedOfDays): string | undefined {
  const { format, place, day, question } = asked;
  const hours = question.part === undefined ? nightOf(asked) : windowOf(day, question.part);
  const seen = timesByNight(asked).filter(({ times }) =>
    times.some(({ from, to }) => from < hours.to && to > hours.from),
  );
  const [brightest] = seen
    .map(({ planet, times }) => sky.planetInSky(planet, place.point, times[0]!.from))
    .toSorted((a, b) => a.magnitude - b.magnitude);
  const line = brightest && dayLine(asked, 'planet-brightest', nameOf(format, brightest.planet));
  return line && `${line} ${planetLine({ ...asked, question: {} }, brightest.planet)}`;
}

/** `Planets by night today: …`, at a time behind `Planets today at 17:20: Saturn in the SE, at 141°, 30° high.` */
export function planetsLine(asked: AskedOfDays): string {
  const { format, place, day, question } = asked;
  const brightest = question.superlative === 'most' ? brightestLine(asked) : undefined;
  if (brightest !== undefined) return brightest;
  const nightText = dayLine(asked, 'planets-up', planetsByNight(asked));
  if (question.time === undefined) return nightText;
  const at = instantOf(day.date, question.time, format.zone);
  const found = isDark(asked, at) ? sky.planetsUp(place.point, at) : [];
  const list = found.map((one) =>
    format.say('planet-in-sky', { planet: nameOf(format, one.planet), ...skyArgs(format, one) }),
  );
  const when = { day: dayWords(format, day), time: clock(format, at), count: list.length };
  return `${format.say('planets-at', { ...when, list: list.join(format.say('list-between')) })} ${nightText}`;
}

/** Of the minute of the dusk as well. */
function isDark({ place }: Asked, at: Instant): boolean {
  return sky.sunAltitudeDeg(place.point, at) < civilTwilightDeg + 0.3;
}

/** As `withVerdict`; the name of a planet keeps its capital. */
function answered(format: FormatContext, verdict: Verdict | undefined, line: string): string {
  return verdict === undefined ? line : format.say('headline-verdict', { verdict, line });
}

/** `Yes: Jupiter by night today: 22:28–06:22, from ENE to W, at most 54° high (05:02). …`; at a time behind where it is then. */
export function planetLine(asked: AskedOfDays, planet: sky.Planet): string {
  const { format, place, day, question } = asked;
  const { time, part, state } = question;
  if (state === 'near') return nearMoonLine(asked, planet);
  const times = timesOf(asked, planet);
  const nightText = nightLine(asked, planet, times);
  const verdict = (isSeen: boolean) => (state === 'present' ? (isSeen ? 'yes' : 'no') : undefined);
  if (time === undefined) {
    const hours = part === undefined ? nightOf(asked) : windowOf(day, part);
    return answered(format, verdict(times.some(({ from, to }) => from < hours.to && to > hours.from)), nightText);
  }
  const at = instantOf(day.date, time, format.zone);
  const position = sky.planetInSky(planet, place.point, at);
  const isUp = position.altitudeDeg > 0;
  const named = { what: nameOf(format, planet), day: dayWords(format, day), time: clock(format, at) };
  const line = format.say(isUp ? 'headline-in-sky' : 'headline-below-horizon', {
    ...named,
    ...skyArgs(format, position),
  });
  const bright = isUp && !isDark(asked, at) ? format.say('headline-sky-bright') : undefined;
  return sentences(answered(format, verdict(isUp && !bright), line), bright, nightText)!;
}

function timesOf(asked: Asked, planet: sky.Planet): Window[] {
  return timesByNight(asked).flatMap((one) => (one.planet === planet ? one.times : []));
}

function nightLine({ format, place: { point }, day }: Asked, planet: sky.Planet, times: readonly Window[]): string {
  const named = { planet: nameOf(format, planet), day: dayWords(format, day) };
  const all = instantsIn(times).map((at) => ({ at, ...sky.planetInSky(planet, point, at) }));
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return format.say('headline-planet-hidden', named);
  const top = all.reduce((best, one) => (one.altitudeDeg > best.altitudeDeg ? one : best));
  return format.say('headline-planet', {
    ...named,
    times: clockSpans(format, times),
    from: compass(format, first.azimuthDeg),
    to: compass(format, last.azimuthDeg),
    height: number(format, top.altitudeDeg, 0),
    at: clock(format, top.at),
    moon: number(format, sky.planetToMoonDeg(planet, top.at, point), 0),
  });
}

function instantsIn(times: readonly Window[], stepMs = 10 * minuteMs): Instant[] {
  return times.flatMap(({ from, to }) => [
    ...Array.from({ length: Math.ceil((to - from) / stepMs) }, (_, i) => from + i * stepMs),
    to,
  ]);
}

/** `Yes: Jupiter and the Moon on Sunday 29 November at 23:10: 4° apart.`: where they are nearest by night on the days that are asked about. */
function nearMoonLine(asked: AskedOfDays, planet: sky.Planet): string {
  const { format, place, days } = asked;
  const nights = days.map((day) => ({ ofDay: { ...asked, day }, times: timesOf({ ...asked, day }, planet) }));
  const [nearest] = nights
    .map((night) => ({ ...night, nearest: nearestToMoon(planet, instantsIn(night.times), place.point) }))
    .toSorted((a, b) => (a.nearest?.deg ?? Infinity) - (b.nearest?.deg ?? Infinity));
  const nightText = nearest && nightLine(nearest.ofDay, planet, nearest.times);
  return sentences(nearest?.nearest && apartLine(format, planet, nearest.nearest), nightText)!;
}

function nearestToMoon(planet: sky.Planet, instants: readonly Instant[], point?: Asked['place']['point']) {
  return instants
    .map((at) => ({ at, deg: sky.planetToMoonDeg(planet, at, point) }))
    .toSorted((a, b) => a.deg - b.deg)[0];
}

function apartLine(format: FormatContext, planet: sky.Planet, { at, deg }: { at: Instant; deg: number }): string {
  const when = { day: dayWords(format, dayAt(at, format.zone)), time: clock(format, at) };
  const named = { ...when, planet: nameOf(format, planet), degrees: number(format, deg, 0) };
  return answered(format, deg <= bounds.nearMoonDeg ? 'yes' : 'no', format.say('headline-planet-moon', named));
}

/** The Sun hides a planet that is nearer to it; one that is farther is up nearly all night. */
const [hiddenDeg, oppositeDeg] = [15, 150];

/** `Jupiter, 100° from the Sun: in the morning sky, …`, and how far from the Moon where that is asked: what is so at all places. */
export function planetAnywhere(
  { format, days, question }: Pick<DaysAsked, 'format' | 'days'> & Pick<Asked, 'question'>,
  planet: sky.Planet,
): string {
  const { from, to } = windowOfDays(days);
  const first = Math.max(format.now, from);
  const { deg, isMorning } = sky.planetElongation(planet, first);
  const side = deg < hiddenDeg ? 'hidden' : deg > oppositeDeg ? 'night' : isMorning ? 'morning' : 'evening';
  const place = { side, degrees: number(format, deg, 0), hours: Math.round(deg / 15) };
  const line = format.say('headline-planet-anywhere', { planet: nameOf(format, planet), ...place });
  const nearest = question.state === 'near' && nearestToMoon(planet, instantsIn([{ from: first, to }], hourMs));
  return nearest ? `${apartLine(format, planet, nearest)} ${line}` : line;
}

export function isPlanet(aspect: string): aspect is sky.Planet {
  return sky.planetNames.some((one) => one === aspect);
}
