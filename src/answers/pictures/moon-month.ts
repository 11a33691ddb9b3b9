import type { Place } from '../../domain/place.ts';
import { moonFraction, nextMoonQuarters, skyEvents, type MoonQuarter } from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { clock, dateAndClock, percent, shortDay } from '../format.ts';
import { footer, heading, margin } from './heading.ts';
import { stack, text, type Wording } from './labels.ts';
import { middleOf, moonSign } from './moon-sign.ts';
import { picture, type Picture } from './picture.ts';
import { frame, rect, smallText, type FrameBox, type Shape } from './scene.ts';
import { fitted, shortened, textWidth } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { periodName, windowOf } from './time-axis.ts';
import type { Day, FormatContext } from './views.ts';

type MoonSheet = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly days: readonly [Day, ...Day[]];
};

const mostColumns = 7;
const [top, bottom] = [116, 630] as const;
const gap = 8;

/** The Moon of up to 35 days, seven in a row: the disk at noon, on the day of a quarter its time; of a week or less rise and set. */
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

function cell(sheet: MoonSheet, theme: Theme, day: Day, index: number, quarters: readonly MoonQuarter[]): Shape[] {
  const { days } = sheet;
  const columns = Math.min(mostColumns, days.length);
  const rows = Math.ceil(days.length / columns);
  const [width, height] = [(frame.width - 2 * margin + gap) / columns - gap, (bottom - top + gap) / rows - gap];
  const box: FrameBox = {
    x: margin + (index % columns) * (width + gap),
    y: top + Math.floor(index / columns) * (height + gap),
    width,
    height,
  };
  const { from, to } = day.window;
  const quarter = quarters.find(({ at }) => at >= from && at < to);
  const draw = rows > 1 ? lowCell : tallCell;
  return [
    rect(box, quarter ? theme.water[0] : theme.panel, { radius: 10 }),
    ...draw({ ...sheet, theme, day, quarter, box }),
  ];
}

type Cell = MoonSheet & {
  readonly theme: Theme;
  readonly day: Day;
  readonly quarter: MoonQuarter | undefined;
  readonly box: FrameBox;
};

/** The disk, at its right the day and how much is lit, or the time of the quarter. */
function lowCell({ format, place, theme, day, quarter, box }: Cell): Shape[] {
  const middle = box.y + box.height / 2;
  const time = quarter && clock(format, quarter.at);
  // The times of a 12-hour clock are wider than all others.
  const radius = textWidth(time ?? '', smallText) > box.width - 68 - 4 ? 20 : 27;
  const left = box.x + 2 * radius + 14;
  const line = (words: string, y: number, color: string, role: string, bold = false) =>
    text(
      { text: shortened(words, smallText, box.x + box.width - left), size: smallText, bold, color, role },
      left,
      middle + y,
    );
  return [
    ...moonSign(theme, place.point, day, box.x + 7 + radius, middle, radius),
    line(shortDay(format, day.date), -6, dayColor(format, theme, day), 'day', true),
    time !== undefined ? line(time, 24, theme.ink, 'phase-time') : line(litOn(format, day), 24, theme.muted, 'lit'),
  ];
}

/** The day, the disk, how much is lit, the quarter and its time, rise and set. */
function tallCell({ format, place, theme, day, quarter, box }: Cell): Shape[] {
  const { words } = format;
  const middle = box.x + box.width / 2;
  const room = box.width - 16;
  const { moonrise, moonset } = skyEvents(place.point, day.window);
  const color = quarter ? theme.ink : theme.muted;
  const line = (wording: string, role: string, more: Partial<Wording> = {}): Wording => ({
    ...fitted(wording, [24, smallText], room),
    color,
    role,
    ...more,
  });
  const event = (key: string, [at]: readonly Instant[]): Wording[] => [
    line(words.say(key), 'fact-label'),
    line(at === undefined ? '–' : clock(format, at), 'fact', { color: theme.ink }),
  ];
  const phase = quarter && words.say(`moon-${quarter.phase}`);
  const named =
    phase !== undefined && textWidth(phase, smallText) <= room ? [line(phase, 'phase', { bold: true })] : [];
  const radius = Math.min((box.width - 24) / 2, mostRadius);
  const upper = box.y + (box.height - headingHeight - 2 * radius - textsHeight) / 2;
  const name = line(shortDay(format, day.date), 'day', { bold: true, color: dayColor(format, theme, day) });
  return [
    text(name, middle, upper + 24, 'middle'),
    ...moonSign(theme, place.point, day, middle, upper + headingHeight + radius, radius),
    ...stack(
      [
        line(litOn(format, day), 'lit'),
        ...event('picture-rise', moonrise),
        ...event('picture-set', moonset),
        ...named,
        ...(quarter ? [line(clock(format, quarter.at), 'phase-time', { bold: true })] : []),
      ],
      middle,
      upper + headingHeight + 2 * radius + 24,
    ),
  ];
}

const mostRadius = 100;
/** Of a tall cell, px: the name of the day, and seven lines below the disk. */
const headingHeight = 44;
const textsHeight = 230;

function dayColor({ now }: FormatContext, theme: Theme, { window: { from, to } }: Day): string {
  return now >= from && now < to ? theme.now : theme.ink;
}

function litOn(format: FormatContext, day: Day): string {
  return percent(format, moonFraction(middleOf(day)));
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
