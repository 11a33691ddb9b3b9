import { within } from '../../domain/time.ts';
import { rangeOf } from '../tide/tide-view.ts';
import type { Place } from '../../domain/place.ts';
import type { Extreme } from '../../domain/tide/index.ts';
import { clock, dateAndClock, height } from '../format.ts';
import { footer, heading, margin } from './heading.ts';
import { createLabels, text } from './labels.ts';
import { moonSign } from './moon-sign.ts';
import { picture, type Picture } from './picture.ts';
import { circle, frame, line, rect, smallText, type Shape } from './scene.ts';
import { textWidth } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { highestOf } from './tide.ts';
import { axisName, isHigh, tideFooter, tideScale } from './tide-parts.ts';
import { periodName, windowOf } from './time-axis.ts';
import { gridLines } from './value-axis.ts';
import type { Day, FormatContext, TideView } from './views.ts';

type Month = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  /** Every day of a month, or as many days in a row. */
  readonly days: readonly [Day, ...Day[]];
};

const [left, right, top, bottom] = [84, frame.width - margin, 138, 536] as const;
/** Of the highest waters, so many are named. */
const named = 3;

/** A month at a glance: the range of each day as a bar, its highs as dots, the Moon below; the highest with their times. */
export function tideMonthPicture(month: Month, themeName: ThemeName): Picture {
  const { format, place, tide, days } = month;
  const theme = themes[themeName];
  const shown = within(tide.extremes, windowOf(days));
  const highest = shown.filter(isHigh).toSorted((a, b) => b.heightM - a.heightM);
  const [top] = highest;
  const name = periodName(format, days);
  const figure = top ? height(format, top.heightM, rangeOf(shown)) : '';
  const caption = top ? dateAndClock(format, top.at) : '';
  const alt = format.words.say('picture-tide-month-alt', {
    place: place.name,
    month: name,
    datum: tide.datum,
    height: figure,
    time: caption,
  });
  return picture(theme, alt, [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-tide', { days: name }),
      ...(top && highestOf(format, shown)),
    }),
    text({ text: axisName(format, tide), size: smallText, color: theme.muted, role: 'axis-name' }, margin, 128),
    ...legend(format, theme),
    ...columns(month, theme, highest.slice(0, named)),
    ...footer(theme, tideFooter(format, tide)),
  ]);
}

/** Names of the dots and the bars. */
function legend({ words }: FormatContext, theme: Theme): Shape[] {
  const [highs, range] = [words.say('high-water'), words.say('tide-range')];
  const rangeLeft = right - textWidth(range, smallText);
  const highsLeft = rangeLeft - 48 - textWidth(highs, smallText);
  const name = (line: string, x: number) =>
    text({ text: line, size: smallText, color: theme.muted, role: 'legend' }, x, 128);
  return [
    highMark(theme, highsLeft - 16, 120),
    name(highs, highsLeft),
    rect({ x: rangeLeft - 23, y: 108, width: 14, height: 24 }, theme.water[0], { radius: 7 }),
    name(range, rangeLeft),
  ];
}

function highMark(theme: Theme, x: number, y: number): Shape {
  return circle(x, y, 7, { fill: theme.curve, stroke: theme.page, strokeWidth: 2 });
}

function columns({ format, place, tide, days }: Month, theme: Theme, highest: readonly Extreme[]): Shape[] {
  const width = (right - left) / days.length;
  const scale = tideScale(format, tide, windowOf(days))(top, bottom, 56);
  const labels = createLabels({ x: left, y: top, width: right - left, height: bottom - top });
  const numbers = createLabels({ x: 0, y: bottom, width: frame.width, height: 40 });
  const middleOf = (i: number): number => left + (i + 0.5) * width;
  const rangeM = rangeOf(within(tide.extremes, windowOf(days)));
  const bars = days.flatMap((day, i) => {
    const extremes = within(tide.extremes, day.window);
    const ys = extremes.map(({ heightM }) => scale.y(heightM));
    const [upper, lower] = [Math.min(...ys), Math.max(...ys)];
    const isToday = format.now >= day.window.from && format.now < day.window.to;
    const number = String(Number(day.date.slice(-2)));
    const wording = {
      text: number,
      size: smallText,
      bold: isToday,
      color: isToday ? theme.now : theme.ink,
      role: 'day',
    };
    return [
      ...(isToday ? [rect({ x: middleOf(i) - width / 2, y: top, width, height: bottom - top }, `${theme.now}30`)] : []),
      ...(extremes.length < 2
        ? []
        : [rect({ x: middleOf(i) - 7, y: upper, width: 14, height: lower - upper }, theme.water[0], { radius: 7 })]),
      ...extremes
        .filter(isHigh)
        .map(({ heightM }): Shape => ({ ...highMark(theme, middleOf(i), scale.y(heightM)), role: 'high' })),
      ...numbers.place([[text(wording, middleOf(i), bottom + 32, 'middle')]]),
      ...moonSign(theme, place.point, day, middleOf(i), bottom + 64, 13),
    ];
  });
  const texts = highest.flatMap((extreme) => {
    const i = days.findIndex(({ window }) => extreme.at >= window.from && extreme.at < window.to);
    const y = scale.y(extreme.heightM);
    const line = `${clock(format, extreme.at)} · ${height(format, extreme.heightM, rangeM)}`;
    const wording = { text: line, size: smallText, bold: true, color: theme.ink, halo: theme.panel, role: 'high-time' };
    const places = [-16, -40].flatMap((dy) =>
      [0, 60, -60, 100, -100].map((dx) => [text(wording, middleOf(i) + dx, y + dy, 'middle')]),
    );
    return labels.place(places);
  });
  return [
    rect({ x: left, y: top, width: right - left, height: bottom - top }, theme.panel, { radius: 10 }),
    ...gridLines(theme, scale, left, right),
    ...bars,
    ...texts,
    line([left, bottom], [right, bottom], theme.muted, 2),
  ];
}
