import { calendarAnswer, calendarParts, type Day } from '../src/answers/index.ts';
import { refuseTooFar, withOwnPort, type PlaceCommand } from '../src/chat/index.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';
import { addDays, dayWindow } from '../src/domain/time.ts';

/** From yesterday, which programs still show, to five weeks ahead. */
const [pastDays, allDays] = [1, 36];
/** Sunrise and sunset, twice a day, are for those who ask for them. */
const usualParts = ['tide', 'springs', 'moon'] as const;

/** High and low waters, springs and the Moon's phases as a calendar, to subscribe to or as a file. */
export const calendar: PlaceCommand = {
  name: 'calendar',
  options: ['place', 'datum'],
  async run({ format, place, days: [first], datum, question, marine, addressOf }) {
    const asked: readonly string[] = question.aspects;
    const chosen = calendarParts.filter((part) => asked.includes(part));
    const parts = chosen.length > 0 ? chosen : usualParts;
    const days = daysFrom(first, format.zone);
    const hasTide = parts.some((part) => part === 'tide' || part === 'springs');
    const window = { from: days[0].window.from, to: days[days.length - 1]?.window.to ?? days[0].window.to };
    const predicted = hasTide ? await marine.tide(place.point, window, datum, springsNeighbourhoodMs) : undefined;
    if (predicted) refuseTooFar(predicted.station, place);
    const tide = predicted && withOwnPort(predicted, place);
    return calendarAnswer(format, place, days, { tide, parts, url: addressOf?.(`/calendar/${place.id}.ics`) });
  },
};

function daysFrom({ date }: Day, zone: string): readonly [Day, ...Day[]] {
  const dayOf = (i: number): Day => {
    const one = addDays(date, i - pastDays);
    return { date: one, window: dayWindow(one, zone) };
  };
  return [dayOf(0), ...Array.from({ length: allDays - 1 }, (_, i) => dayOf(i + 1))];
}
