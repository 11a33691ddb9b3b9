import { windowOfDays, type Days } from '../../domain/question/index.ts';
import type { Extreme } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { clockOn, dateAndClock, duration, height, type FormatContext } from '../format.ts';
import { isToday } from '../headline.ts';
import { outermost, rangeOf, watersOf, type TideLevel, type TideView } from '../tide/tide-view.ts';
import { waterName } from '../tide/water-lines.ts';
import { daysName } from './axes.ts';
import { plotOn, strips, type ShownDays } from './chart.ts';
import { factsStrip } from './day-facts.ts';
import { text } from './labels.ts';
import type { FrameBox, Shape } from './scene.ts';
import { picture, type Heading, type Look, type Picture, type Sheet } from './sheet.ts';
import { fitted, smallText } from './text-width.ts';
import { presentRoom, tideStrips } from './tide-chart.ts';
import { axisName, tideFooter } from './tide-curve.ts';

/** One to seven days. */
type TideDays = ShownDays & { readonly tide: TideView; readonly level?: TideLevel | undefined };

/** The tide of one to seven days: the curve with its highs and lows over the sky of each hour, in rows of a few days. */
export function tidePicture(shownDays: TideDays, ...look: Look): Picture {
  const { format, place, tide, days } = shownDays;
  const rows = rowsOf(days, look[1] === 'tall' ? 2 : 4);
  return picture(format, look, {
    title: place.name,
    subtitle: `${format.words.say('picture-tide', { days: daysName(format, days) })} · ${axisName(format, tide)}`,
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
  const inRow = Math.ceil((days.length + 1) / Math.ceil((days.length + 1) / mostInRow));
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
    text(word('summary-name', '', fitted(format.words.say(key), [smallText], box.width)), box.x, y),
    text(word('summary', height(format, heightM, rangeOf(shown)), { size: 36, bold: true }), box.x, y + 40),
    text(word('summary', '', fitted(dateAndClock(format, at), [24, smallText], box.width)), box.x, y + 70),
  ];
  const step = Math.min(120, box.height - 116);
  return [...cell('picture-highest', highest, box.y + 22), ...cell('picture-lowest', lowest, box.y + 22 + step)];
}

/** The next high or low water of today; of another day the range, and of several the highest water. */
export function tideHeading(format: FormatContext, tide: TideView, days: Days): Partial<Heading> {
  const { words, now } = format;
  const [day] = days;
  const next = watersOf(tide).find(({ at }) => at > now);
  const rangeM = rangeOf(tide.extremes);
  if (isToday(format, day) && next) {
    return {
      figure: `${waterName(format, next.kind)} ${clockOn(format, next.at, day.date)}`,
      caption: words.say('picture-height-in', {
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
    figure: `${words.say('tide-range')} ${height(format, rangeOf(shown), rangeM)}`,
    caption: words.say('picture-between', { low: low!, high: high! }),
  };
}

/** The highest of the extremes, of which there must be some. */
export function highestOf(format: FormatContext, extremes: readonly Extreme[]) {
  const { at, heightM } = outermost(extremes).highest!;
  return {
    figure: `${waterName(format, 'high')} ${height(format, heightM, rangeOf(extremes))}`,
    caption: `${format.words.say('picture-highest')} · ${dateAndClock(format, at)}`,
  };
}
