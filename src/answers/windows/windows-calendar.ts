import type { Place } from '../../domain/place.ts';
import { civilDate, utcDayMs } from '../../domain/time.ts';
import { writeConditions } from '../../domain/windows/index.ts';
import { compose, type Answer } from '../answer.ts';
import { calendarOf, wholeMinute, type DatedEvent } from '../tide/calendar.ts';
import { capital, placeName, type FormatContext } from '../format.ts';
import { sentences } from '../headline.ts';
import { conditionsText, presetName } from './presets.ts';
import { windowsNote, wantedText } from './when.ts';
import { forecastEnd, headline, isInstant, type WindowsView } from './window-lines.ts';

/** Windows as a calendar: a file, and where it has an address, `url`, a link to subscribe to it. */
export function windowsCalendarAnswer(
  format: FormatContext,
  place: Place,
  view: WindowsView,
  url: string | undefined,
): Answer {
  const { window } = view;
  const title = format.say('calendar-windows-title', { place: placeName(format, place) });
  const count = Math.round((window.to - window.from) / utcDayMs);
  const note = sentences(...windowsNote(format, place, view)) ?? '';
  // A file without events looks like one that failed.
  const empty = view.windows.length === 0 ? headline(format, view) : undefined;
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
  const { zone } = format;
  const summary = capital(preset ? presetName(format, preset.name) : conditionsText(format, conditions));
  const wanted = writeConditions(conditions);
  const byDate = new Map<string, number>();
  return windows.map(({ from, to }) => {
    const date = civilDate(from, zone);
    const number = (byDate.get(date) ?? 0) + 1;
    byDate.set(date, number);
    const until = isInstant({ from, to }) ? {} : { until: wholeMinute(to) };
    return { id: `window/${wanted}/${date}/${number}`, at: wholeMinute(from), ...until, summary };
  });
}
