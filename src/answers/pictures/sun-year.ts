import type { Place } from '../../domain/place.ts';
import { halfArcHours, solarPosition } from '../../domain/sky/index.ts';
import { addDays, hourMs, instantOf, minuteMs, utcDayMs, utcMidnight, type CivilDate } from '../../domain/time.ts';
import { hourLabel } from './time-axis.ts';
import { createLabels, text } from './labels.ts';
import { line, path, polygon, rect, smallText, type FrameBox, type Shape } from './scene.ts';
import type { Theme } from './theme.ts';
import type { Day, FormatContext } from './views.ts';
import { monthName } from '../format.ts';

type SunYear = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly day: Day;
  readonly theme: Theme;
  readonly box: FrameBox;
};

/** Days between two that are computed: the Sun moves on by less than a pixel's time. */
const stepDays = 6;
/** No zone changes its clocks twice within as many days: Morocco's Ramadan time lasts 35. */
const sureDays = 24;

/** Altitudes at which night, nautical and civil twilight and day begin, with the index of their colour in `Theme.sky`. */
const bands = [
  [-18, 3],
  [-12, 2],
  [-6, 1],
  [-0.8333, 0],
] as const;

/** A year from left to right and a day from top to bottom, by the place's clock: the band of daylight in its twilights. */
export function sunYear({ format, place, day, theme, box }: SunYear): Shape[] {
  const year = day.date.slice(0, 4);
  const dates = yearDates(year, place.zone);
  const first = utcMidnight(`${year}-01-01`);
  const lengthMs = utcMidnight(`${Number(year) + 1}-01-01`) - first;
  const x = (date: CivilDate): number => box.x + ((utcMidnight(date) - first) / lengthMs) * box.width;
  const y = (hours: number): number => box.y + (hours / 24) * box.height;
  const sun = dates.map((one) => ({ x: x(one.date), ...sunOn(place, one) }));
  const shapes = bands.map(([altitudeDeg, color]) => {
    const edges = sun.map(({ x, noonHours, declinationDeg }) => {
      const half = halfArcHours(declinationDeg, place.point.lat, altitudeDeg);
      return { x, rise: noonHours - half, set: noonHours + half };
    });
    // A summer evening may end after midnight: it enters at the top again.
    const d = [-24, 0, 24].map((shift) =>
      polygon([
        ...edges.map(({ x, rise }) => [x, y(rise + shift)] as const),
        ...edges.toReversed().map(({ x, set }) => [x, y(set + shift)] as const),
      ]),
    );
    return path(d.join(''), { fill: theme.sky[color], clip: box, role: `band-${color}` });
  });
  return [rect(box, theme.sky[4]), ...shapes, ...labelsOf({ format, place, day, theme, box }, x, y)];
}

function labelsOf(
  { format, day, theme, box }: SunYear,
  x: (date: CivilDate) => number,
  y: (hours: number) => number,
): Shape[] {
  const year = day.date.slice(0, 4);
  const labels = createLabels({ x: 0, y: box.y - 20, width: 1200, height: box.height + 60 });
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}-01`);
  const today = x(day.date);
  return [
    ...[0, 6, 12, 18].flatMap((hours) => [
      line([box.x, y(hours)], [box.x + box.width, y(hours)], theme.grid, 1.5),
      // Any day will do: the label is that of the clock.
      text(
        {
          text: hourLabel({ ...format, zone: 'UTC' }, hours * hourMs),
          size: smallText,
          color: theme.muted,
          role: 'axis',
        },
        box.x - 12,
        y(hours) + 8,
        'end',
      ),
    ]),
    ...months.flatMap((date) => [
      line([x(date), box.y + box.height], [x(date), box.y + box.height + 6], theme.muted, 2),
      ...labels.place([
        [
          text(
            { text: monthName(format.words, date), size: smallText, color: theme.muted, role: 'month' },
            x(date) + box.width / 24,
            box.y + box.height + 28,
            'middle',
          ),
        ],
      ]),
    ]),
    line([today, box.y], [today, box.y + box.height], theme.now, 4),
  ];
}

/** When the Sun is highest, in hours after midnight of the place's clock, and how high it stands. */
function sunOn({ point }: Place, { date, offsetMs }: YearDate) {
  const noonMs = utcMidnight(date) + utcDayMs / 2;
  const { declinationDeg, equationOfTimeMin } = solarPosition(noonMs);
  const solarNoon = noonMs - (point.lng / 15) * hourMs - equationOfTimeMin * minuteMs;
  const noonHours = (solarNoon + offsetMs - utcMidnight(date)) / hourMs;
  return { declinationDeg, noonHours: ((noonHours % 24) + 24) % 24 };
}

/** A date, and by how much the place's clock is ahead of UTC at its midnight. */
type YearDate = { readonly date: CivilDate; readonly offsetMs: number };

/** Dates of a year a few days apart, and both days of every change of clocks. */
function yearDates(year: string, zone: string): YearDate[] {
  const dateAt = (date: CivilDate): YearDate => ({
    date,
    offsetMs: utcMidnight(date) - instantOf(date, '00:00', zone),
  });
  const first = `${year}-01-01`;
  const count = Math.round((utcMidnight(`${Number(year) + 1}-01-01`) - utcMidnight(first)) / utcDayMs);
  const between = (a: YearDate, b: YearDate, from: number, to: number): YearDate[] => {
    const isShort = to - from <= (a.offsetMs === b.offsetMs ? stepDays : 1);
    if (isShort) return [b];
    const middle = Math.floor((from + to) / 2);
    // Where the clock does not change between, it need not be asked.
    const date = addDays(first, middle);
    const known = a.offsetMs === b.offsetMs && to - from <= sureDays;
    const m = known ? { date, offsetMs: a.offsetMs } : dateAt(date);
    return [...between(a, m, from, middle), ...between(m, b, middle, to)];
  };
  const [start, end] = [dateAt(first), dateAt(addDays(first, count))];
  return [start, ...between(start, end, 0, count)];
}
