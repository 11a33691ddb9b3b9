import { daysFrom, windowOfDays, type Days } from '../src/domain/question/index.ts';
import { calendarAnswer, calendarParts, windowsCalendarAnswer } from '../src/answers/index.ts';
import { refuseTooFar, withOwnPort, type PlaceCommand, type PlaceCommandContext } from '../src/chat/index.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';
import { addDays, utcDayMs } from '../src/domain/time.ts';
import { writeConditions, type Condition } from '../src/domain/windows/index.ts';
import { forecastDays, isAboutWeather, searchWindows } from './when.ts';

/** From yesterday, which programs still show, to five weeks ahead. */
const [pastDays, allDays] = [1, 36];
/** Sunrise and sunset, twice a day, are for those who ask for them. */
const usualParts = ['tide', 'springs', 'moon'] as const;

/** High and low waters, springs and the Moon's phases as a calendar, to subscribe to or as a file. */
export const calendar: PlaceCommand = {
  name: 'calendar',
  options: ['place', 'conditions', 'datum'],
  takesConditions: 'optional',
  isOfOnePlace: true,
  async run(context) {
    const { format, place, days, datum, question, marine, addressOf } = context;
    if (context.conditions) return windowsCalendar(context, context.conditions);
    const [first] = days;
    const asked: readonly string[] = question.aspects;
    const chosen = calendarParts.filter((part) => asked.includes(part));
    const parts = chosen.length > 0 ? chosen : usualParts;
    const shown = daysAround(first.date, format.zone);
    const hasTide = parts.some((part) => part === 'tide' || part === 'springs');
    const window = windowOfDays(shown);
    const predicted = hasTide ? await marine.tide(place.point, window, datum, springsNeighbourhoodMs) : undefined;
    if (predicted) refuseTooFar(predicted.station, place);
    const tide = predicted && withOwnPort(predicted, place);
    return calendarAnswer(
      { format, place, days: shown },
      { tide, parts, url: addressOf?.(`/calendar/${place.id}.ics`) },
    );
  },
};

/** The times at which conditions hold, as far as the forecast goes where it counts. */
async function windowsCalendar(context: PlaceCommandContext, conditions: readonly Condition[]) {
  const { format, place, days, period, datum, addressOf } = context;
  const { from, to } = windowOfDays(daysAround(days[0].date, format.zone));
  const end = isAboutWeather(conditions) ? format.now + forecastDays * utcDayMs : to;
  const named = period ? days.map(({ window }) => window) : undefined;
  const view = await searchWindows(context, { from, to: end }, named);
  // An address has neither days nor the differences of one's own port.
  const hasAddress = !named && !place.ownPort;
  const query = new URLSearchParams({ conditions: writeConditions(view.conditions), ...(datum && { datum }) });
  const url = hasAddress ? addressOf?.(`/calendar/${place.id}.ics?${query.toString()}`) : undefined;
  return windowsCalendarAnswer(format, place, view, url);
}

function daysAround(date: string, zone: string): Days {
  return daysFrom(addDays(date, -pastDays), allDays, zone);
}
