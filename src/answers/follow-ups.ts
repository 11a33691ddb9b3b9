import type { Days } from '../domain/question/index.ts';
import { carriedId, type Place } from '../domain/place.ts';
import { addDays, civilDate } from '../domain/time.ts';
import type { Words } from '../words.ts';
import type { Button } from './answer.ts';
import { capital, firstOf, shortDay, type FormatContext } from './format.ts';

const topics = ['today', 'tide', 'weather', 'waves', 'sun', 'moon'] as const;
const dayCommands: ReadonlySet<string> = new Set([...topics, 'current']);
/** Commands whose answer depends on the tide station. */
const stationCommands: ReadonlySet<string> = new Set(['today', 'tide', 'current']);

type FollowUps = {
  readonly command: string;
  readonly datum?: string;
  /** As the command `when` was asked with. */
  readonly conditions?: string;
  readonly offersHome: boolean;
  readonly offersDigest: boolean;
};

/** What people ask next: neighbouring days as dates, others with no day for today, so that they mean it under old messages. */
export function followUpButtons(
  format: FormatContext,
  place: Place,
  days: Days,
  { command, datum, conditions, offersHome, offersDigest }: FollowUps,
): Button[] {
  const { zone, now } = format;
  const here = { place: carriedId(place) };
  const [{ date: first }] = days;
  const onDay = first === civilDate(now, zone) ? here : { ...here, day: first };
  const hasDays = dayCommands.has(command);
  const hasStation = stationCommands.has(command);
  const more = (isOffered: boolean, key: string, name: string, options: Button['options'], behaviour = {}): Button[] =>
    isOffered ? [button('more', format.say(key, { place: place.name }), name, options, behaviour)] : [];
  const asks = { asks: true } as const;
  return [
    ...(hasDays ? dayButtons(format, command, { ...here, ...(datum !== undefined && { datum }) }, days) : []),
    ...topics
      .filter((topic) => topic !== command)
      .map((topic) => button('topics', nameOf(format, topic), topic, onDay, { replaces: true })),
    ...more(hasStation, 'button-other-station', 'stations', here, { replaces: true }),
    ...more(offersHome, 'button-make-home', 'place home', here),
    ...more(offersDigest && hasDays, 'button-add-digest', 'digest add', { ...here, what: command }, asks),
    ...more(hasStation, 'button-when', 'when', here, asks),
    ...(conditions === undefined ? [] : more(offersDigest, 'button-alert-this', 'alert add', { ...here, conditions })),
    ...more(offersDigest && hasStation, 'button-alert', 'alert add', here, asks),
    ...more(true, 'button-units', 'settings', { show: 'units' }),
  ];
}

/** As many days before and after as the answer has. */
function dayButtons(format: FormatContext, command: string, options: Button['options'], days: Days): Button[] {
  const count = days.length;
  const [{ date: first }] = days;
  const to = (day: string, label: string): Button =>
    button('days', label, command, { ...options, day, ...(count > 1 && { days: String(count) }) }, { replaces: true });
  const [before, after] = [addDays(first, -count), addDays(first, count)];
  return [to(before, `‹ ${shortDay(format, before, first)}`), to(after, `${shortDay(format, after, first)} ›`)];
}

export function commandButton(words: Words, command: string, place?: Place): Button {
  const name = nameOf(words, command);
  return place
    ? { label: `${name} ${place.name}`, command, options: { place: carriedId(place) } }
    : { label: name, command, options: {} };
}

function button(
  group: NonNullable<Button['group']>,
  label: string,
  command: string,
  options: Button['options'],
  behaviour: Pick<Button, 'replaces' | 'asks'> = {},
): Button {
  return { label, command, options, group, ...behaviour };
}

function nameOf(words: Words, command: string): string {
  return capital(firstOf(words, `command-${command}-name`));
}
