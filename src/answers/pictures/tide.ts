import { windowOfDays, type Days } from '../../domain/question/index.ts';
import { outermost, rangeOf, type Extreme, type TideLevel } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { clock, clockOn, dateAndClock, duration, type FormatContext } from '../format.ts';
import { height } from '../measures.ts';
import { isToday } from '../headline.ts';
import { watersOf, type TideView } from '../tide/tide-view.ts';
import { waterName } from '../tide/water-lines.ts';
import { daysName, periodName, plotOn, strips, type Layer, type ShownDays } from './chart.ts';
import { factsStrip } from './day-facts.ts';
import { createLabels, evenly, fitted, near, smallText, text, textWidth } from '../../drawing/labels.ts';
import { circle, line, rect, type FrameBox, type Shape } from '../../drawing/scene.ts';
import { middleOf, moonSign } from '../../drawing/signs.ts';
import type { Theme } from '../../drawing/theme.ts';
import { most } from './layout.ts';
import { picture, type Heading, type Look, type Picture, type Sheet } from './sheet.ts';
import { presentRoom, tideStrips } from './tide-chart.ts';
import { axisName, tideFooter, tideScale } from './tide-curve.ts';
import { axis, floor } from './layers.ts';

/** One to seven days. */
type TideDays = ShownDays & { readonly tide: TideView; readonly level?: TideLevel | undefined };

/** The tide of one to seven days: the curve with its highs and lows over the sky of each hour, in rows of a few days. */
export function tidePicture(shownDays: TideDays, ...look: Look): Picture {
  const { format, place, tide, days } = shownDays;
  const rows = rowsOf(days, look[1] === 'tall' ? 2 : 4);
  return picture(format, look, {
    title: place.name,
    subtitle: `${format.say('picture-tide', { days: daysName(format, days) })} · ${axisName(format, tide)}`,
    ...tideHeading(format, tide, days),
    footer: tideFooter(format, tide),
    tallHeight: Math.max(800, 260 + rows.length * 300),
    draw: (sheet) => (rows.length > 1 ? weekRows(shownDays, sheet, rows) : row(shownDays, sheet)),
  });
}

function row({ place, tide, days, level, windows = [] }: TideDays, sheet: Sheet): Shape[] {
  const plot = plotOn(sheet, { place, days, windows });
  const detail = days.length === 1 ? 'day' : 'days';
  const facts = days.length === 1 ? [factsStrip(plot, tide)] : [];
  return strips(plot, [{ px: presentRoom, layers: [] }, ...tideStrips(plot, { tide, level, detail }), ...facts]);
}

/** Days side by side, as many as their labels leave room for; the last row may be shorter by the summary. */
function rowsOf(days: Days, mostInRow: number): readonly Days[] {
  if (days.length <= mostInRow && (mostInRow > 2 || days.length === 1)) return [days];
  return inRows(days, Math.ceil((days.length + 1) / Math.ceil((days.length + 1) / mostInRow)));
}

function inRows(days: Days, inRow: number): readonly Days[] {
  return Array.from({ length: Math.ceil(days.length / inRow) }, (_, i) => {
    const [first = days[0], ...others] = days.slice(i * inRow, (i + 1) * inRow);
    return [first, ...others];
  });
}

/** Rows of the same height, a day of the same width in all of them, and in the last place of the last row the summary. */
function weekRows(shownDays: TideDays, sheet: Sheet, rows: readonly Days[]): Shape[] {
  const { place, tide, days, level, windows = [] } = shownDays;
  const { area } = plotOn(sheet, { place, days });
  const inRow = Math.max(...rows.map(({ length }) => length));
  const height = area.height / rows.length;
  return rows.flatMap((row, i) => {
    const box = { ...area, y: area.y + i * height, height, width: (area.width / inRow) * row.length };
    const plot = plotOn(sheet, { place, days: row, windows, area: box });
    const shown = { tide, level, detail: 'week', span: windowOfDays(days) } as const;
    const left = box.x + box.width + 24;
    const beside = { ...box, x: left, width: area.x + area.width - left, y: box.y + 6 };
    return [
      ...strips(plot, [{ px: presentRoom, layers: [] }, ...tideStrips(plot, shown)]),
      ...(row.length < inRow ? extremesOfWeek(shownDays, sheet, beside) : []),
    ];
  });
}

/** Beside the shorter row: the highest and the lowest water of the week. */
function extremesOfWeek({ format, tide, days }: TideDays, { word }: Sheet, box: FrameBox): Shape[] {
  const shown = within(tide.extremes, windowOfDays(days));
  const { lowest, highest } = outermost(shown);
  if (!lowest || !highest || lowest === highest) return [];
  const cell = (key: string, { at, heightM }: Extreme, y: number): Shape[] => [
    text(word('summary-name', '', fitted(format.say(key), [smallText], box.width)), box.x, y),
    text(word('summary', height(format, heightM, rangeOf(shown)), { size: 36, bold: true }), box.x, y + 40),
    text(word('summary', '', fitted(dateAndClock(format, at), [24, smallText], box.width)), box.x, y + 70),
  ];
  const step = Math.min(120, box.height - 116);
  return [...cell('picture-highest', highest, box.y + 22), ...cell('picture-lowest', lowest, box.y + 22 + step)];
}

/** The next high or low water of today; of another day the range, and of several the highest water. */
export function tideHeading(format: FormatContext, tide: TideView, days: Days): Partial<Heading> {
  const { now } = format;
  const [day] = days;
  const next = watersOf(tide).find(({ at }) => at > now);
  const rangeM = rangeOf(tide.extremes);
  if (isToday(format, day) && next) {
    return {
      figure: `${waterName(format, next.kind)} ${clockOn(format, next.at, day.date)}`,
      caption: format.say('picture-height-in', {
        height: height(format, next.heightM, rangeM),
        in: duration(format, next.at - now),
      }),
    };
  }
  const shown = within(tide.extremes, windowOfDays(days));
  const { lowest, highest } = outermost(shown);
  if (!lowest || !highest || shown.length < 2) return {};
  const [low, high] = [lowest, highest].map(({ heightM }) => height(format, heightM, rangeM));
  if (days.length > 1) return highestOf(format, shown);
  return {
    figure: `${format.say('tide-range')} ${height(format, rangeOf(shown), rangeM)}`,
    caption: format.say('picture-between', { low: low!, high: high! }),
  };
}

function highestOf(format: FormatContext, extremes: readonly Extreme[]) {
  const { at, heightM } = outermost(extremes).highest!;
  return {
    figure: `${waterName(format, 'high')} ${height(format, heightM, rangeOf(extremes))}`,
    caption: `${format.say('picture-highest')} · ${dateAndClock(format, at)}`,
  };
}

type Month = Omit<ShownDays, 'windows'> & { readonly tide: TideView };

const tallDays = 16;

/** A month at a glance: the range of each day as a bar, its highs as dots, the Moon below; the highest with their times. */
export function tideMonthPicture({ format, place, tide, days }: Month, ...look: Look): Picture {
  const shown = within(tide.extremes, windowOfDays(days));
  const highest = shown.filter(({ kind }) => kind === 'high').toSorted((a, b) => b.heightM - a.heightM);
  const [top] = highest;
  const name = periodName(format, days);
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-tide', { days: name }),
    ...(top && highestOf(format, shown)),
    footer: tideFooter(format, tide),
    tallHeight: 900,
    draw(sheet) {
      const inRow = sheet.isTall ? tallDays : days.length;
      const { area } = plotOn(sheet, { place, days });
      const rows = inRows(days, inRow);
      const rowHeight = area.height / rows.length;
      return rows.flatMap((row, i) => {
        const width = (area.width * row.length) / Math.min(inRow, days.length);
        const box = { ...area, y: area.y + i * rowHeight, height: rowHeight, width };
        const scale = tideScale(format, tide, windowOfDays(days), 56);
        const [names, columns] = [legend(format, tide), dayColumns(tide, highest.slice(0, most.namedWaters))];
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
    const [highs, range] = [format.say('high-water'), format.say('tide-range')];
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

function dayColumns(tide: TideView, highest: readonly Extreme[]): Layer {
  return ({ format, theme, days, window, x, box, scale, labels, word }) => {
    const width = box.width / days.length;
    const bars = days.flatMap((day) => {
      const extremes = within(tide.extremes, day.window);
      const ys = extremes.map(({ heightM }) => scale.y(heightM));
      const [upper, lower, middle] = [Math.min(...ys), Math.max(...ys), x(middleOf(day))];
      const bar = { x: middle - 7, y: upper, width: 14, height: lower - upper };
      labels.block({ ...bar, y: upper - 7, height: bar.height + 14 });
      return [
        ...(isToday(format, day) ? [rect({ ...box, x: middle - width / 2, width }, `${theme.now}30`)] : []),
        ...(extremes.length < 2 ? [] : [rect(bar, theme.water[0], { radius: 7 })]),
        ...extremes
          .filter(({ kind }) => kind === 'high')
          .map(({ heightM }) => highMark(theme, middle, scale.y(heightM), 'high')),
      ];
    });
    const rangeM = rangeOf(tide.extremes);
    const texts = within(highest, window).flatMap(({ at, heightM }) => {
      const day = days.find(({ window }) => at < window.to) ?? days[0];
      const name = word('highest', `${clock(format, at)} · ${height(format, heightM, rangeM)}`);
      return labels.place(near([name], box, x(middleOf(day)), scale.y(heightM), 'high'));
    });
    const floor = box.y + box.height;
    return [...bars, ...texts, line([box.x, floor], [box.x + box.width, floor], theme.muted, 2)];
  };
}

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
