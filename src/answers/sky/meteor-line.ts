import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { meteorNight, moonFraction, nextMeteorShowers, phaseOn, timesAbove } from '../../domain/sky/index.ts';
import { civilDate, hourMs, utcDayMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, clockSpans, dateAndClock, percent, shortDay, type FormatContext } from '../format.ts';
import { behindColon, sentences } from '../headline.ts';

/** Of the day before as well: the night behind a peak is still its shower's. */
export const showersFrom = ({ window }: Day) => nextMeteorShowers(window.from - utcDayMs);

type MeteorsAsked = { readonly format: FormatContext; readonly day: Day; readonly place?: Place | undefined };

/** `Geminids: best from Mon 14 Dec 18:10 …`: the night of the next shower, its peak, and whether the Moon disturbs; without a place the night nearest to the peak. */
export function meteorLine({ format, day, place }: MeteorsAsked): string {
  const shower = showersFrom(day)[0]!;
  const night = place && meteorNight(shower, place.point);
  // Who asks in autumn about those of August may mean this year's; a shower within three months is the one that people await.
  const [year, itsYear] = [format.now + 90 * utcDayMs, shower.at].map((at) => civilDate(at, format.zone).slice(0, 4));
  const over = itsYear! > year! ? format.say('headline-meteors-over') : undefined;
  const peak = format.say('headline-meteors-peak', { when: dateAndClock(format, shower.at), rate: shower.perHour });
  const named = { shower: format.say(`shower-${shower.name}`) };
  if (place && !night) return sentences(format.say('headline-meteors-never', named), peak)!;
  if (!place || !night) {
    // Europe and Africa have it: elsewhere the nearest night depends on the place.
    const midnight = Math.round(shower.at / utcDayMs) * utcDayMs;
    const [from, to] = [midnight - utcDayMs, midnight].map((at) => shortDay(format, civilDate(at, 'UTC'), ''));
    const nearest = format.say('headline-meteors-anywhere', { ...named, from: from!, to: to! });
    return sentences(over, nearest, moonAnywhere(format, shower.at), peak)!;
  }
  const hours = { from: dateAndClock(format, night.from), to: dateAndClock(format, night.to) };
  const best = format.say('headline-meteors', { ...named, ...hours, top: clock(format, night.top) });
  return sentences(over, best, moonLine(format, place, night), peak)!;
}

/** A thinner crescent lights the sky little; a Moon that is more than half lit for most of the night. */
const [faint, bright] = [0.3, 0.7];

function moonLine(format: FormatContext, { point }: Place, night: Window): string {
  const lit = moonFraction((night.from + night.to) / 2);
  const up = timesAbove('moon', point, night, 'horizon');
  const upMs = up.reduce((sum, { from, to }) => sum + to - from, 0);
  const level = upMs === 0 ? 'down' : lit < faint ? 'faint' : night.to - night.from - upMs < hourMs ? 'all' : 'part';
  return format.say('headline-meteors-moon', { level, lit: percent(format, lit), up: clockSpans(format, up) });
}

function moonAnywhere(format: FormatContext, at: Instant): string {
  const lit = moonFraction(at);
  const level = lit < faint ? 'faint' : lit < bright ? 'part' : 'all';
  const phase = format.say(`moon-${phaseOn({ from: at - utcDayMs / 2, to: at + utcDayMs / 2 }, at)}`);
  return format.say('headline-meteors-moon-anywhere', {
    level,
    lit: percent(format, lit),
    phase: behindColon(format, phase),
  });
}
