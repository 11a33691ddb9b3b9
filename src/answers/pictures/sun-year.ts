import { halfArcHours, sunOfYear } from '../../domain/sky/index.ts';
import { hourMs, utcMidnight, type CivilDate } from '../../domain/time.ts';
import { monthName } from '../format.ts';
import { hourLabel, type Layer } from './chart.ts';
import { createLabels, evenly, line, path, polygon, rect, text } from '../../drawing/index.ts';

/** Altitudes at which night, nautical and civil twilight and day begin, with the index of their colour in `Theme.sky`. */
const bands = [
  [-18, 3],
  [-12, 2],
  [-6, 1],
  [-0.8333, 0],
] as const;

/** A year from left to right and a day from top to bottom, by the place's clock: the band of daylight in its twilights. */
export const sunYear: Layer = ({ format, place, days: [day], theme, box, word }) => {
  const year = day.date.slice(0, 4);
  const first = utcMidnight(`${year}-01-01`);
  const lengthMs = utcMidnight(`${Number(year) + 1}-01-01`) - first;
  const x = (date: CivilDate): number => box.x + ((utcMidnight(date) - first) / lengthMs) * box.width;
  const y = (hours: number): number => box.y + (hours / 24) * box.height;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const sun = sunOfYear(place.point, place.zone, year).map((one) => ({ ...one, x: x(one.date) }));
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
  const hours = [0, 6, 12, 18].flatMap((hour) => {
    // Any day will do: the label is that of the clock.
    const label = word('axis', hourLabel({ ...format, zone: 'UTC' }, hour * hourMs));
    return [line([box.x, y(hour)], [right, y(hour)], theme.grid, 1.5), text(label, box.x - 12, y(hour) + 8, 'end')];
  });
  const firsts = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}-01`);
  const names = firsts.map((date) =>
    text(word('month', monthName(format, date, 'month-short')), x(date) + box.width / 24, bottom + 28, 'middle'),
  );
  const months = [
    ...firsts.map((date) => line([x(date), bottom], [x(date), bottom + 6], theme.muted, 2)),
    ...evenly(createLabels({ x: 0, y: bottom, width: right + 28, height: 60 }), names),
  ];
  const today = line([x(day.date), box.y], [x(day.date), bottom], theme.now, 4);
  return [rect(box, theme.sky[4]), ...shapes, ...hours, ...months, today];
};
