import { windowOfDays, type Day, type Days } from '../domain/question/index.ts';
import type { Place } from '../domain/place.ts';
import { nextMoonQuarters, skyEvents } from '../domain/sky/index.ts';
import { civilDate, minuteMs, utcDayMs, utcDayStart, within, type Instant } from '../domain/time.ts';
import { calendar, type CalendarEvent } from '../lib/calendar.ts';
import { writeConditions } from '../domain/windows/index.ts';
import { compose, noteOf, text, type Answer, type Link } from './answer.ts';
import { most } from './bounds.ts';
import { capital, placeName, type FormatContext } from './format.ts';
import { sentences, type PlaceDays } from './headline.ts';
import { turnDays } from '../domain/tide/turn-days.ts';
import { tideNote } from './tide/tide-answer.ts';
import { watersOf, type TideView } from './tide/tide-view.ts';
import { tideHeight, waterName } from './tide/water-lines.ts';
import { conditionsText, presetName } from './windows/presets.ts';
import { wantedText, windowsNote } from './windows/when.ts';
import { forecastEnd, headline, isInstant, type WindowsView } from './windows/window-lines.ts';

/** The parts that a calendar can have: each high and low water, the days of springs, sunrise and sunset, the Moon's phases. */
export const calendarParts = ['tide', 'springs', 'sun', 'moon'] as const;
export type CalendarPart = (typeof calendarParts)[number];

/** A calendar of a place as a file, with a link to subscribe to it where it has an `url`. An event is known by place, day and number, so that a newer prediction moves it. */
export function calendarAnswer(
  { format, place, days }: PlaceDays,
  { tide, parts, url }: { tide: TideView | undefined; parts: readonly CalendarPart[]; url: string | undefined },
): Answer {
  const has = (part: CalendarPart): boolean => parts.includes(part);
  const note =
    (tide && sentences(...noteOf(format, ...tideNote({ format, place, days }, tide)))) ??
    format.say('calendar-note-sky');
  const events = [
    ...(tide && has('tide') ? waters(format, tide, days) : []),
    ...(tide && has('springs') ? springs(format, tide, days) : []),
    ...(has('sun') ? sunEvents(format, place, days) : []),
    ...(has('moon') ? moonEvents(format, days) : []),
  ];
  const title = format.say('calendar-title', { place: placeName(format, place) });
  return { title, ...calendarOf(format, place, { title, events, count: days.length, note, url }) };
}

type CalendarOf = {
  readonly title: string;
  readonly events: readonly DatedEvent[];
  /** Days that it has. */
  readonly count: number;
  readonly note: string;
  readonly url: string | undefined;
  /** Said in the file: why it has no events. */
  readonly about?: string | undefined;
};

/** Events as a file, and where they have an address, as a link to subscribe to. */
function calendarOf(format: FormatContext, place: Place, { title, events, count, note, url, about }: CalendarOf) {
  const placed = events.map((event) => ({ ...event, id: `${place.id}/${event.id}`, description: note }));
  const links: Link[] = url === undefined ? [] : [{ label: format.say('calendar-link'), url }];
  return {
    blocks: [text(format.say(url === undefined ? 'calendar-file' : 'calendar-subscribe', { count, url: url ?? '' }))],
    note,
    links,
    file: {
      name: `${place.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`,
      mediaType: 'text/calendar',
      // The start of the day instead of the time, so that the file is the same all day.
      content: calendar(title, utcDayStart(format.now), placed, { zone: place.zone, about }),
    },
  };
}

type DatedEvent = Omit<CalendarEvent, 'description'> &
  ({ readonly at: Instant; readonly until?: Instant } | { readonly date: string });

function waters(format: FormatContext, tide: TideView, days: readonly Day[]): DatedEvent[] {
  return days.flatMap(({ date, window }) =>
    within(watersOf(tide), window).map(({ at, heightM, kind }, i) => ({
      id: `${kind}/${date}/${i + 1}`,
      at: wholeMinute(at),
      summary: `${waterName(format, kind)} ${tideHeight(format, tide, heightM)}`,
    })),
  );
}

/** The days of springs, or of a diurnal tide's tropic tides, each with its highest water. */
function springs(format: FormatContext, tide: TideView, days: readonly Day[]): DatedEvent[] {
  return (['springs', 'weaker-springs', 'tropic'] as const).flatMap((phase) =>
    turnDays(tide.extremes, days, phase).map(({ date, window }) => {
      const highestM = Math.max(...within(tide.extremes, window).map(({ heightM }) => heightM));
      const summary = format.say(`calendar-${phase}`, { height: tideHeight(format, tide, highestM) });
      return { id: `springs/${date}`, date, summary };
    }),
  );
}

function sunEvents(format: FormatContext, { point }: Place, days: readonly Day[]): DatedEvent[] {
  return days.flatMap(({ date, window }) => {
    const { sunrise, sunset } = skyEvents(point, window);
    const named = (key: 'sun-rise' | 'sun-set', instants: readonly Instant[]): DatedEvent[] =>
      instants.map((at, i) => ({ id: `${key}/${date}/${i + 1}`, at: wholeMinute(at), summary: format.say(key) }));
    return [...named('sun-rise', sunrise), ...named('sun-set', sunset)];
  });
}

function moonEvents(format: FormatContext, days: Days): DatedEvent[] {
  const window = windowOfDays(days);
  return nextMoonQuarters(window.from, most.quarters)
    .filter(({ at }) => at < window.to)
    .map(({ phase, at }) => ({
      id: `moon/${civilDate(at, format.zone)}`,
      at: wholeMinute(at),
      summary: capital(format.say(`moon-${phase}`)),
    }));
}

function wholeMinute(at: Instant): Instant {
  return Math.round(at / minuteMs) * minuteMs;
}

/** Windows as a calendar: a file, and where it has an address, `url`, a link to subscribe to it. */
export function windowsCalendarAnswer(format: FormatContext, place: Place, view: WindowsView, url: string | undefined) {
  const { window } = view;
  const title = format.say('calendar-windows-title', { place: placeName(format, place) });
  const count = Math.round((window.to - window.from) / utcDayMs);
  const note = sentences(...windowsNote({ format, place }, view)) ?? '';
  // A file without events looks like one that failed.
  const empty = view.windows.length === 0 ? headline(format, place, view) : undefined;
  const events = eventsOf(format, view);
  const calendar = calendarOf(format, place, { title, events, count, note, url, about: empty });
  const { blocks, ...others } = calendar;
  return compose({
    title,
    ...others,
    note: [note],
    parts: [wantedText(format, view), empty, blocks, forecastEnd(format, view)],
  });
}

/** Events keep their identity when a newer forecast or prediction moves them within their day. */
function eventsOf(format: FormatContext, { conditions, preset, windows }: WindowsView): DatedEvent[] {
  const summary = capital(preset ? presetName(format, preset.name) : conditionsText(format, conditions));
  const wanted = writeConditions(conditions);
  const byDate = new Map<string, number>();
  return windows.map(({ from, to }) => {
    const date = civilDate(from, format.zone);
    const number = (byDate.get(date) ?? 0) + 1;
    byDate.set(date, number);
    const until = isInstant({ from, to }) ? {} : { until: wholeMinute(to) };
    return { id: `window/${wanted}/${date}/${number}`, at: wholeMinute(from), ...until, summary };
  });
}
