import type { Place } from '../domain/place.ts';
import { skyEvents } from '../domain/sky/index.ts';
import type { Problem } from '../problem.ts';
import { facts, text, type Answer, type Block } from './answer.ts';
import { dayName, placeName, type Voice } from './format.ts';
import { moonHeadline } from './moon.ts';
import { problemText } from './problem.ts';
import { skyNote, sunHeadline, times } from './sun.ts';
import { tideHeadline, tideNote, tideTable, warnings, type Day, type TideToTell } from './tide.ts';

/** Farther stations say nothing about a place's water: it has no tide to tell of. */
const tooFarKm = 100;

/** The tide of the day, or why there is none. */
export type TideOfDay = TideToTell | { readonly problem: Pick<Problem, 'code' | 'details'> };

/** Tide, sun and moon of a day in a few lines each. A part that failed is one honest line. */
export function todayAnswer(voice: Voice, place: Place, tide: TideOfDay, day: Day): Answer {
  const { words } = voice;
  const events = skyEvents(place.point, day.window);
  const told = 'problem' in tide || (tide.station.distance ?? 0) > tooFarKm ? undefined : tide;
  return {
    title: words.say('today-title', { place: placeName(voice, place), day: dayName(voice, day.date) }),
    blocks: [
      ...tideBlocks(voice, tide, told, day),
      text(sunHeadline(voice, place, day, events)),
      text(moonHeadline(voice, day)),
      facts([
        ...times(voice, 'sun-rise', events.sunrise),
        ...times(voice, 'sun-set', events.sunset),
        ...times(voice, 'moon-rise', events.moonrise),
        ...times(voice, 'moon-set', events.moonset),
      ]),
    ],
    note: told ? tideNote(voice, told, [day]) : skyNote(voice, day),
  };
}

function tideBlocks(voice: Voice, tide: TideOfDay, told: TideToTell | undefined, day: Day): Block[] {
  if (told) return [...warnings(voice, told), ...tideHeadline(voice, told, day), tideTable(voice, told, day)];
  const reason =
    'problem' in tide
      ? problemText(voice.words, tide.problem.code, tide.problem.details)
      : voice.words.say('today-no-station');
  return [text(reason)];
}
