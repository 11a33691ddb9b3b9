import { windowOfDays, type Days } from '../../domain/question/index.ts';
import type { Extreme } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { clock, height, type FormatContext } from '../format.ts';
import { rangeOf, type TideView } from '../tide/tide-view.ts';
import { isToday } from '../headline.ts';
import { periodName } from './axes.ts';
import { plotOn, strips, type Layer, type ShownDays } from './chart.ts';
import { createLabels, evenly, text } from './labels.ts';
import { axis, floor } from './layers.ts';
import { circle, line, rect, type Shape } from './scene.ts';
import { picture, type Look, type Picture } from './sheet.ts';
import { middleOf, moonSign } from './signs.ts';
import { smallText, textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';
import { highestOf } from './tide.ts';
import { axisName, isHigh, tideFooter, tideScale } from './tide-curve.ts';

/** Every day of a month, or as many days in a row. */
type Month = Omit<ShownDays, 'windows'> & { readonly tide: TideView };

/** Of the highest waters, so many are named. */
const named = 3;
/** Days beside one another on a narrow page. */
const tallDays = 16;

/** A month at a glance: the range of each day as a bar, its highs as dots, the Moon below; the highest with their times. */
export function tideMonthPicture({ format, place, tide, days }: Month, ...look: Look): Picture {
  const shown = within(tide.extremes, windowOfDays(days));
  const highest = shown.filter(isHigh).toSorted((a, b) => b.heightM - a.heightM);
  const [top] = highest;
  const name = periodName(format, days);
  return picture(format, look, {
    title: place.name,
    subtitle: format.words.say('picture-tide', { days: name }),
    ...(top && highestOf(format, shown)),
    footer: tideFooter(format, tide),
    tallHeight: 900,
    draw(sheet) {
      const inRow = sheet.isTall ? tallDays : days.length;
      const count = Math.ceil(days.length / inRow);
      const { area } = plotOn(sheet, { place, days });
      const rowHeight = area.height / count;
      return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
        const [first = days[0], ...others] = days.slice(i * inRow, (i + 1) * inRow);
        const row: Days = [first, ...others];
        const width = (area.width * row.length) / Math.min(inRow, days.length);
        const box = { ...area, y: area.y + i * rowHeight, height: rowHeight, width };
        const scale = tideScale(format, tide, windowOfDays(days), 56);
        const [names, columns] = [legend(format, tide), dayColumns(tide, highest.slice(0, named))];
        return strips(plotOn(sheet, { place, days: row, area: box }), [
          { px: i === 0 ? 28 : 6, layers: i === 0 ? [names] : [] },
          { share: 1, scale, layers: [floor, axis(), columns] },
          { px: 86, layers: [dayNames] },
        ]);
      });
    },
  });
}

/** What the numbers of the axis are, and the names of the dots and the bars. */
function legend(format: FormatContext, tide: TideView): Layer {
  return ({ theme, box, body, word }) => {
    const [highs, range] = [format.words.say('high-water'), format.words.say('tide-range')];
    const rangeLeft = box.x + box.width - textWidth(range, smallText);
    const highsLeft = rangeLeft - 48 - textWidth(highs, smallText);
    const baseline = box.y + 18;
    return [
      text(word('axis-name', axisName(format, tide)), body.x, baseline),
      highMark(theme, highsLeft - 16, baseline - 8, 'legend-mark'),
      text(word('legend', highs), highsLeft, baseline),
      rect({ x: rangeLeft - 23, y: baseline - 20, width: 14, height: 24 }, theme.water[0], { radius: 7 }),
      text(word('legend', range), rangeLeft, baseline),
    ];
  };
}

function highMark(theme: Theme, x: number, y: number, role: string): Shape {
  return circle(x, y, 7, { fill: theme.curve, stroke: theme.page, strokeWidth: 2, role });
}

/** The range of each day as a bar and its highs as dots, the highest of all with their times. */
function dayColumns(tide: TideView, highest: readonly Extreme[]): Layer {
  return ({ format, theme, days, window, x, box, scale, labels, word }) => {
    const width = box.width / days.length;
    const bars = days.flatMap((day) => {
      const extremes = within(tide.extremes, day.window);
      const ys = extremes.map(({ heightM }) => scale.y(heightM));
      const [upper, lower, middle] = [Math.min(...ys), Math.max(...ys), x(middleOf(day))];
      const bar = { x: middle - 7, y: upper, width: 14, height: lower - upper };
      return [
        ...(isToday(format, day) ? [rect({ ...box, x: middle - width / 2, width }, `${theme.now}30`)] : []),
        ...(extremes.length < 2 ? [] : [rect(bar, theme.water[0], { radius: 7 })]),
        ...extremes.filter(isHigh).map(({ heightM }) => highMark(theme, middle, scale.y(heightM), 'high')),
      ];
    });
    const rangeM = rangeOf(tide.extremes);
    const texts = within(highest, window).flatMap(({ at, heightM }) => {
      const day = days.find(({ window }) => at < window.to) ?? days[0];
      const name = word('highest', `${clock(format, at)} · ${height(format, heightM, rangeM)}`);
      const places = [-16, -40].flatMap((dy) =>
        [0, 60, -60, 100, -100].map((dx) => [text(name, x(middleOf(day)) + dx, scale.y(heightM) + dy, 'middle')]),
      );
      return labels.place(places);
    });
    const floor = box.y + box.height;
    return [...bars, ...texts, line([box.x, floor], [box.x + box.width, floor], theme.muted, 2)];
  };
}

/** The number of each day, and the Moon. */
const dayNames: Layer = ({ format, place, theme, days, x, box, word }) => {
  const labels = createLabels({ ...box, x: 0, width: box.x + box.width + 28 });
  const numbers = days.map((day) => {
    const bold = isToday(format, day);
    const look = { bold, color: bold ? theme.now : theme.ink };
    return text(word('day', String(Number(day.date.slice(-2))), look), x(middleOf(day)), box.y + 32, 'middle');
  });
  const moons = days.flatMap((day) => moonSign(theme, place.point, middleOf(day), x(middleOf(day)), box.y + 64, 13));
  return [...evenly(labels, numbers), ...moons];
};
