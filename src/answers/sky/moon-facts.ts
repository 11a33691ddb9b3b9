import type { Day } from '../../domain/question/index.ts';
import {
  isSupermoon,
  moonFraction,
  moonPhase,
  nearestMoonQuarter,
  nextMoonQuarters,
  type MoonPhaseName,
} from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { dateAndClock, percent, type FormatContext } from '../format.ts';
import { isWithin, momentOf } from '../headline.ts';

/** The name of a phase outside the days of the principal ones. */
function between(at: Instant): MoonPhaseName {
  const age = moonPhase(at);
  if (age < 0.5) return age < 0.25 ? 'waxing-crescent' : 'waxing-gibbous';
  return age < 0.75 ? 'waning-gibbous' : 'waning-crescent';
}

/** The phase of a day, and the share of the Moon that is lit, 0…1: now, or at noon of another day. */
export function phaseOfDay(format: FormatContext, day: Day): { readonly phase: MoonPhaseName; readonly lit: number } {
  const at = momentOf(format, day);
  const quarter = nearestMoonQuarter(at);
  // A day that contains a principal phase has its name, as in calendars.
  return { phase: isWithin(quarter.at, day.window) ? quarter.phase : between(at), lit: moonFraction(at) };
}

/** Name of the phase and the share that is lit, as `phaseOfDay`. */
export function moonHeadline(format: FormatContext, day: Day): string {
  const { phase, lit } = phaseOfDay(format, day);
  return format.say('moon-now', { phase: format.say(`moon-${phase}`), lit: percent(format, lit) });
}

/** The next four quarters and their times. */
export function quarterRows(format: FormatContext, from: Instant): string[][] {
  return nextMoonQuarters(from, 4).map(({ phase, at }) => {
    const name = phase === 'full' && isSupermoon(at) ? 'moon-supermoon' : `moon-${phase}`;
    return [format.say(name), dateAndClock(format, at)];
  });
}

/** Two of three years have three or four supermoons in a row, and then none for most of a year: 14 full moons from one to the next. */
const quartersToSupermoon = 4 * 15;

/** The next supermoons. */
export function nextSupermoons(from: Instant, count: number): Instant[] {
  return nextMoonQuarters(from, count * quartersToSupermoon)
    .filter(({ phase, at }) => phase === 'full' && isSupermoon(at))
    .slice(0, count)
    .map(({ at }) => at);
}
