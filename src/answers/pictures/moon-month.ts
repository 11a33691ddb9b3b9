import type { Place } from '../../domain/place.ts';
import { moonFraction, nextMoonQuarters, type MoonQuarter } from '../../domain/sky/index.ts';
import { clock, dateAndClock, percent, shortDay } from '../format.ts';
import { footer, heading, margin } from './heading.ts';
import { text } from './labels.ts';
import { middleOf, moonSign } from './moon-sign.ts';
import { picture, type Picture } from './picture.ts';
import { frame, rect, smallText, type Shape } from './scene.ts';
import { shortened } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { periodName, windowOf } from './time-axis.ts';
import type { Day, FormatContext } from './views.ts';

type MoonSheet = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly days: readonly [Day, ...Day[]];
};

const columns = 7;
const [top, bottom] = [116, 630] as const;
const gap = 8;
const cellWidth = (frame.width - 2 * margin + gap) / columns - gap;
/** Of five rows, which a month needs. */
const mostHeight = (bottom - top + gap) / 5 - gap;

/** The Moon of up to 35 days, seven in a row: the disk at noon, and on the day of a quarter its time. */
export function moonMonthPicture(sheet: MoonSheet, themeName: ThemeName): Picture {
  const { format, place, days } = sheet;
  const theme = themes[themeName];
  const quarters = quartersIn(days);
  const next = quarters.find(({ at }) => at > format.now);
  return picture(theme, alt(sheet, quarters), [
    ...heading(theme, {
      title: place.name,
      subtitle: format.words.say('picture-moon', { days: periodName(format, days) }),
      ...(next && { figure: format.words.say(`moon-${next.phase}`), caption: dateAndClock(format, next.at) }),
    }),
    ...days.flatMap((day, i) => cell(sheet, theme, day, i, quarters)),
    ...footer(theme, [format.words.say('picture-moon-noon')]),
  ]);
}

function quartersIn(days: readonly [Day, ...Day[]]): MoonQuarter[] {
  const { from, to } = windowOf(days);
  // A month holds five at most.
  return nextMoonQuarters(from, 6).filter(({ at }) => at < to);
}

function cell(
  { format, place }: MoonSheet,
  theme: Theme,
  day: Day,
  index: number,
  quarters: readonly MoonQuarter[],
): Shape[] {
  const left = margin + (index % columns) * (cellWidth + gap);
  const upper = top + Math.floor(index / columns) * (mostHeight + gap);
  const { from, to } = day.window;
  const quarter = quarters.find(({ at }) => at >= from && at < to);
  const isToday = format.now >= from && format.now < to;
  const below = quarter ? clock(format, quarter.at) : percent(format, moonFraction(middleOf(day)));
  const textLeft = left + 68;
  const room = left + cellWidth - textLeft;
  const line = (words: string, y: number, color: string, role: string, bold = false) =>
    text({ text: shortened(words, smallText, room), size: smallText, bold, color, role }, textLeft, upper + y);
  return [
    rect({ x: left, y: upper, width: cellWidth, height: mostHeight }, quarter ? theme.water[0] : theme.panel, {
      radius: 10,
    }),
    ...moonSign(theme, place.point, day, left + 34, upper + mostHeight / 2, 27),
    line(shortDay(format, day.date), mostHeight / 2 - 6, isToday ? theme.now : theme.ink, 'day', true),
    line(below, mostHeight / 2 + 24, quarter ? theme.ink : theme.muted, quarter ? 'phase-time' : 'lit'),
  ];
}

function alt({ format, place, days }: MoonSheet, quarters: readonly MoonQuarter[]): string {
  const { words } = format;
  const list = quarters.map(({ phase, at }) =>
    words.say('picture-moon-next', { phase: words.say(`moon-${phase}`), time: dateAndClock(format, at) }),
  );
  return [words.say('picture-moon-month-alt', { place: place.name, days: periodName(format, days) }), ...list].join(
    ' ',
  );
}
