import type { Day } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { daylightMs, goldenHourDeg, skyEvents, sunAltitudeDeg, sunBetween } from '../../domain/sky/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import { clock, dayName, duration, type FormatContext } from '../format.ts';
import { isWithin } from '../headline.ts';
import { sunHeadline } from '../sky/sky-times.ts';
import { plotOn, strips, type Layer, type Plot, type Strip } from './chart.ts';
import { around, circle, line, path, rect, smoothPath, sunSign, text, textWidth } from '../../drawing/index.ts';
import type { SeriesSample } from '../../drawing/index.ts';
import type { FrameBox, Shape } from '../../drawing/index.ts';
import { curve, sky, timeRow } from './layers.ts';
import { least, px } from './layout.ts';
import { sampled } from './series.ts';
import { picture, type Look, type Picture } from './sheet.ts';
import { sunYear } from './sun-year.ts';

type SunCard = { readonly format: FormatContext; readonly place: Place; readonly day: Day };

/** The arc of the day with its golden hours over the sky of each hour, and below it the year. */
export function sunPicture({ format, place, day }: SunCard, ...look: Look): Picture {
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-sun-day', { days: dayName(format, day.date) }),
    figure: `${format.say('sun-day-length')} ${duration(format, daylightMs(place.point, day.window))}`,
    caption: sunHeadline(format, place, day),
    footer: [format.say('note-not-for-navigation')],
    draw(sheet) {
      const plot = plotOn(sheet, { place, days: [day] });
      return strips(plot, [
        arcStrip(plot),
        { px: 40, gap: 20, layers: [timeRow] },
        { share: 0.9, layers: [sunYear] },
        { px: 34, layers: [] },
      ]);
    },
  });
}

function arcStrip({ place: { point }, window, theme }: Plot): Strip {
  const arc = samplesBetween(point, window, 96);
  const altitudes = arc.map(({ value }) => value);
  const highest = Math.max(8, ...altitudes);
  const lowest = Math.max(-22, Math.min(-8, ...altitudes, highest - least.sunSpanDeg));
  return {
    share: 1,
    scale: ({ y, height }: FrameBox) => ({
      y: (altitude) => y + 44 + ((highest - altitude) / (highest - lowest)) * (height - 58),
      ticks: [],
    }),
    layers: [sky, horizon, curve(arc, theme.muted, { strokeWidth: 3, role: 'arc' }), goldenHours, eventMarks, sunNow],
  };
}

function samplesBetween(point: Place['point'], window: Window, steps: number): SeriesSample[] {
  return sampled(window, (window.to - window.from) / steps, (at) => sunAltitudeDeg(point, at));
}

const horizon: Layer = ({ box, scale, theme }) => {
  const y = scale.y(0);
  return [
    rect({ ...box, y, height: box.y + box.height - y }, theme.panel),
    line([box.x, y], [box.x + box.width, y], theme.muted, 2),
  ];
};

/** Photographers' golden hours, drawn bold on the arc. */
const goldenHours: Layer = ({ place: { point }, window, theme, x, scale, box }) =>
  sunBetween(point, window, goldenHourDeg).map((golden) => {
    const d = smoothPath(samplesBetween(point, golden, 12), x, scale.y);
    return path(d, { stroke: theme.golden, strokeWidth: 9, clip: box, role: 'golden' });
  });

const eventMarks: Layer = ({ format, place, window, theme, x, scale, labels, box, word }) => {
  const { point } = place;
  const { sunrise, sunset, solarNoon } = skyEvents(point, window);
  const { now } = format;
  if (isWithin(now, window)) labels.block(around(x(now), scale.y(sunAltitudeDeg(point, now)), 2 * px.sun));
  const mark = (at: Instant, role: string): Shape[] => {
    const [markX, markY] = [x(at), scale.y(sunAltitudeDeg(point, at))];
    const time = word(role, clock(format, at));
    const half = textWidth(time.text, time.size) / 2;
    const middle = Math.min(Math.max(markX, box.x + half + 8), box.x + box.width - half - 8);
    // On the side away from the arc.
    const aside = (half + 18) * (role === 'sunset' ? 1 : -1);
    // At the edge of the day, below the horizon: on its other side the arc would cross it.
    const across = role === 'noon' ? [0, half + 34, -half - 34, 0, 0] : [aside, -aside / 2, 0, -aside, 0];
    const down = role === 'noon' ? [-16, -16, -16, 40, 60] : [-14, 34, 40, -14, -44];
    const places = across.map((dx, i) => [text(time, middle + dx, markY + (down[i] ?? 0), 'middle')]);
    return [
      circle(markX, markY, 6, { fill: theme.page, stroke: theme.sun, strokeWidth: 3, role: `${role}-mark` }),
      ...labels.place(places),
    ];
  };
  return [
    ...solarNoon.flatMap((at) => mark(at, 'noon')),
    ...sunrise.flatMap((at) => mark(at, 'sunrise')),
    ...sunset.flatMap((at) => mark(at, 'sunset')),
  ];
};

const sunNow: Layer = ({ format: { now }, place, window, theme, x, scale, box }) => {
  if (!isWithin(now, window)) return [];
  const altitude = sunAltitudeDeg(place.point, now);
  const [nowX, nowY, bottom] = [x(now), scale.y(altitude), box.y + box.height];
  if (nowY > bottom - 8) return [line([nowX, box.y], [nowX, bottom], theme.now, 3)];
  return altitude > 0
    ? sunSign(theme, nowX, nowY, px.sun)
    : [circle(nowX, nowY, 10, { fill: theme.muted, stroke: theme.page, strokeWidth: 3 })];
};
