import type { Day } from '../../domain/question/index.ts';
import * as sky from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { dateAndClock, number, percent, type FormatContext } from '../format.ts';
import { momentOf } from '../headline.ts';

/** The phase of a day, and the share of the Moon that is lit, 0…1: now, or at noon of another day. */
export function phaseOfDay(format: FormatContext, day: Day) {
  const at = momentOf(format, day);
  return { phase: sky.phaseOn(day.window, at), lit: sky.moonFraction(at) };
}

/** Name of the phase and the share that is lit, as `phaseOfDay`. */
export function moonHeadline(format: FormatContext, day: Day): string {
  const { phase, lit } = phaseOfDay(format, day);
  return format.say('moon-now', { phase: format.say(`moon-${phase}`), lit: percent(format, lit) });
}

/** The same with the age in days, `Waxing gibbous, 98% lit. Age: 13.4 days.` */
export function phaseLine(format: FormatContext, day: Day): string {
  const age = number(format, sky.moonAgeDays(momentOf(format, day)), 1);
  return `${moonHeadline(format, day)} ${format.say('moon-age', { age })}`;
}

export function quarterRows(format: FormatContext, from: Instant): string[][] {
  return sky.nextMoonQuarters(from, 4).map(({ phase, at }) => {
    const name = phase === 'full' && sky.isSupermoon(at) ? 'moon-supermoon' : `moon-${phase}`;
    return [format.say(name), dateAndClock(format, at)];
  });
}
