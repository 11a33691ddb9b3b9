import type { Place } from '../domain/place.ts';
import {
  moonFraction,
  moonPhase,
  moonPhaseName,
  nearestMoonQuarter,
  nextMoonQuarters,
  skyEvents,
} from '../domain/sky/index.ts';
import { civilDate, type Instant } from '../domain/time.ts';
import { facts, text, type Answer } from './answer.ts';
import { dateAndClock, dayName, percent, placeName, type Voice } from './format.ts';
import { skyNote, times } from './sun.ts';
import type { Day } from './tide.ts';

export function moonAnswer(voice: Voice, place: Place, day: Day): Answer {
  const { words } = voice;
  const { moonrise, moonset } = skyEvents(place.point, day.window);
  const missing = [
    ...(moonrise.length === 0 ? [text(words.say('moon-no-rise'))] : []),
    ...(moonset.length === 0 ? [text(words.say('moon-no-set'))] : []),
  ];
  return {
    title: words.say('moon-title', { place: placeName(voice, place), day: dayName(voice, day.date) }),
    blocks: [
      text(moonHeadline(voice, day)),
      facts([...times(voice, 'moon-rise', moonrise), ...times(voice, 'moon-set', moonset)]),
      ...missing,
      {
        kind: 'table',
        title: words.say('moon-next-phases'),
        rows: nextMoonQuarters(momentOf(voice, day), 4).map(({ phase, at }) => [
          words.say(`moon-${phase}`),
          dateAndClock(voice, at),
        ]),
      },
    ],
    note: skyNote(voice),
  };
}

/** Name of the phase and the share that is lit: now, or at noon of another day. */
export function moonHeadline(voice: Voice, day: Day): string {
  const at = momentOf(voice, day);
  const quarter = nearestMoonQuarter(at);
  // A day that holds a principal phase is called by it, as calendars do.
  const name = quarter.at >= day.window.from && quarter.at < day.window.to ? quarter.phase : between(at);
  return voice.words.say('moon-now', {
    phase: voice.words.say(`moon-${name}`),
    lit: percent(voice, moonFraction(at)),
  });
}

/** The name of a phase outside the days of the principal ones. */
function between(at: Instant): string {
  const value = moonPhase(at);
  const name = moonPhaseName(value);
  if (name.includes('-') && !name.endsWith('quarter')) return name;
  return ['waxing-crescent', 'waxing-gibbous', 'waning-gibbous', 'waning-crescent'][Math.floor(value * 4)]!;
}

function momentOf({ now, zone }: Voice, { date, window }: Day): Instant {
  return date === civilDate(now, zone) ? now : (window.from + window.to) / 2;
}
