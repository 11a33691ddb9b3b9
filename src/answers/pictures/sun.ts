import { curveMonotoneX, line as lineOf } from 'd3-shape';
import type { Place } from '../../domain/place.ts';
import { daylightMs, goldenHourDeg, skyEvents, sunAltitudeDeg, sunBetween } from '../../domain/sky/index.ts';
import { minuteMs, type Instant } from '../../domain/time.ts';
import { clock, dayName, duration } from '../format.ts';
import { sunHeadline } from '../sky/sky-times.ts';
import { sunSign } from './day-facts.ts';
import { footer, heading, margin } from './heading.ts';
import { createLabels, text, type Labels, type Wording } from './labels.ts';
import { picture, type Picture } from './picture.ts';
import { circle, frame, line, path, rect, smallText, type FrameBox, type Shape } from './scene.ts';
import { sunYear } from './sun-year.ts';
import { textWidth } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { hourTicks, skyGradient, timeScale, type TimeScale } from './time-axis.ts';
import type { Day, FormatContext } from './views.ts';

type SunCard = { readonly format: FormatContext; readonly place: Place; readonly day: Day };

const plot: FrameBox = { x: 84, y: 112, width: frame.width - margin - 84, height: 224 };

/** The arc of the day with its golden hours over the sky of each hour, and below it the year. */
export function sunPicture(card: SunCard, themeName: ThemeName): Picture {
  const { format, place, day } = card;
  const theme = themes[themeName];
  const events = skyEvents(place.point, day.window);
  const lengthMs = daylightMs(place.point, day.window);
  const headline = sunHeadline(format, place, day, events);
  return picture(theme, sunAlt(card, headline, lengthMs), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-sun-day', { days: dayName(format, day.date) }),
      figure: `${format.words.say('sun-day-length')} ${duration(format, lengthMs)}`,
      caption: headline,
    }),
    ...arc(card, theme),
    ...sunYear({ format, place, day, theme, box: { x: 84, y: 396, width: plot.width, height: 204 } }),
    ...footer(theme, [format.words.say('note-not-for-navigation')]),
  ]);
}

/** The least span of altitudes that is drawn, so that a polar night has a sky to look at. */
const leastSpanDeg = 24;

function arc({ format, place: { point }, day }: SunCard, theme: Theme): Shape[] {
  const { window } = day;
  const x = timeScale(window, plot.x, plot.x + plot.width);
  const instants = Array.from({ length: 97 }, (_, i) => window.from + ((window.to - window.from) * i) / 96);
  const altitudes = instants.map((at) => sunAltitudeDeg(point, at));
  const highest = Math.max(8, ...altitudes);
  const lowest = Math.max(-22, Math.min(-8, ...altitudes, highest - leastSpanDeg));
  const y = (altitude: number): number =>
    plot.y + 44 + ((highest - altitude) / (highest - lowest)) * (plot.height - 58);
  const labels = createLabels(plot);
  const draw = lineOf<Instant>()
    .x((at) => x(at))
    .y((at) => y(sunAltitudeDeg(point, at)))
    .curve(curveMonotoneX)
    .digits(1);
  const horizon = y(0);
  const { now } = format;
  if (now >= window.from && now < window.to)
    labels.block(around(x(now), y(sunAltitudeDeg(point, now)), 2 * signRadius));
  return [
    rect(plot, skyGradient(theme, point, window, x), { radius: 10 }),
    rect({ x: plot.x, y: horizon, width: plot.width, height: plot.y + plot.height - horizon }, theme.panel),
    line([plot.x, horizon], [plot.x + plot.width, horizon], theme.muted, 2),
    path(draw(instants) ?? '', { stroke: theme.muted, strokeWidth: 3, clip: plot, role: 'arc' }),
    ...goldenHours(point, day, theme, draw),
    ...eventMarks({ format, point, day, theme, x, y, labels }),
    ...present({ format, point, day, theme, x, y, labels }),
    ...hourTicks(format, [day], 3).map(({ at, label }) =>
      text(
        { text: label, size: smallText, color: theme.muted, role: 'hour' },
        x(at),
        plot.y + plot.height + 28,
        'middle',
      ),
    ),
  ];
}

/** Of the Sun itself, px; its rays end at twice as much. */
const signRadius = 13;

function around(x: number, y: number, radius: number): FrameBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** Photographers' golden hours, drawn bold on the arc. */
function goldenHours(
  point: Place['point'],
  { window }: Day,
  theme: Theme,
  draw: (instants: Instant[]) => string | null,
): Shape[] {
  return sunBetween(point, window, goldenHourDeg).map(({ from, to }) => {
    const steps = Array.from({ length: 13 }, (_, k) => from + ((to - from) * k) / 12);
    return path(draw(steps) ?? '', { stroke: theme.golden, strokeWidth: 9, clip: plot, role: 'golden' });
  });
}

type SunArc = {
  readonly format: FormatContext;
  readonly point: Place['point'];
  readonly day: Day;
  readonly theme: Theme;
  readonly x: TimeScale;
  readonly y: (altitude: number) => number;
  readonly labels: Labels;
};

/** Sunrise, noon and sunset with their times. */
function eventMarks({ format, point, day: { window }, theme, x, y, labels }: SunArc): Shape[] {
  const { sunrise, sunset, solarNoon } = skyEvents(point, window);
  const mark = (at: Instant, role: string): Shape[] => {
    const [markX, markY] = [x(at), y(sunAltitudeDeg(point, at))];
    const wording: Wording = { text: clock(format, at), size: 26, bold: true, color: theme.ink, role };
    const half = textWidth(wording.text, wording.size) / 2;
    const middle = Math.min(Math.max(markX, plot.x + half + 8), plot.x + plot.width - half - 8);
    // On the side away from the arc.
    const aside = (half + 18) * (role === 'sunset' ? 1 : -1);
    const places =
      role === 'noon'
        ? [
            [middle, markY - 16],
            [middle + half + 34, markY - 16],
            [middle - half - 34, markY - 16],
            [middle, markY + 40],
            [middle, markY + 60],
          ]
        : [
            [middle + aside, markY - 14],
            // At the edge of the day, below the horizon: on its other side the arc would cross it.
            [middle - aside / 2, markY + 34],
            [middle, markY + 40],
            [middle - aside, markY - 14],
            [middle, markY - 44],
          ];
    return [
      circle(markX, markY, 6, { fill: theme.page, stroke: theme.sun, strokeWidth: 3, role: `${role}-mark` }),
      ...labels.place(places.map(([at, baseline]) => [text(wording, at ?? middle, baseline ?? markY, 'middle')])),
    ];
  };
  return [
    ...solarNoon.flatMap((at) => mark(at, 'noon')),
    ...sunrise.flatMap((at) => mark(at, 'sunrise')),
    ...sunset.flatMap((at) => mark(at, 'sunset')),
  ];
}

function present({ format: { now }, point, day: { window }, theme, x, y }: SunArc): Shape[] {
  if (now < window.from || now >= window.to) return [];
  const altitude = sunAltitudeDeg(point, now);
  const [nowX, nowY] = [x(now), y(altitude)];
  if (nowY > plot.y + plot.height - 8) return [line([nowX, plot.y], [nowX, plot.y + plot.height], theme.now, 3)];
  return altitude > 0
    ? sunSign(theme, nowX, nowY, signRadius)
    : [circle(nowX, nowY, 10, { fill: theme.muted, stroke: theme.page, strokeWidth: 3 })];
}

function sunAlt({ format, place, day }: SunCard, headline: string, lengthMs: number): string {
  const length = duration(format, Math.round(lengthMs / minuteMs) * minuteMs);
  return format.words.say('picture-sun-alt', { place: place.name, days: dayName(format, day.date), headline, length });
}
