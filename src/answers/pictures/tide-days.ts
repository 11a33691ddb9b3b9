import { springsAndNeaps } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { capital, height, shortDay } from '../format.ts';
import { rangeOf } from '../tide/tide-view.ts';
import { createLabels, text } from './labels.ts';
import { middleOf, moonSign } from './moon-sign.ts';
import { frame, line, smallText, type Shape } from './scene.ts';
import { textWidth } from './text-width.ts';
import type { DrawnPanel } from './tide-parts.ts';
import { hourTicks } from './time-axis.ts';
import type { Day, FormatContext, TideView } from './views.ts';

const tickHours = { day: 3, card: 3, days: 6, week: 12 } as const;

/** Below a panel: hours, and of several days their names, moons, ranges, springs and neaps. */
export function daysBelow(panel: DrawnPanel): Shape[] {
  const { format, days, x, theme, bottom, detail, left, right } = panel;
  const isOneDay = detail === 'day' || detail === 'card';
  const strip = createLabels({ ...frame, height: frame.height - 40 });
  const hours = hourTicks(format, days, tickHours[detail]).filter(({ isMidnight }) => isOneDay || !isMidnight);
  const ticks = hours.flatMap(({ at, label }) => [
    line([x(at), bottom], [x(at), bottom + 7], theme.muted, 2),
    ...(detail === 'week'
      ? []
      : strip.place([
          [text({ text: label, size: smallText, color: theme.muted, role: 'hour' }, x(at), bottom + 32, 'middle')],
        ])),
  ]);
  if (isOneDay) return ticks;
  const width = (right - left) / days.length;
  return [
    ...ticks,
    ...days.flatMap((day) =>
      detail === 'week'
        ? weekLine(panel, day, x(day.window.from) + 6, width - 12)
        : dayColumn(panel, day, x(middleOf(day)), width - 12),
    ),
  ];
}

/** Under the days of one row: name and moon, below them range and springs. */
function dayColumn(
  { format, tide, place, theme, bottom }: DrawnPanel,
  day: Day,
  middle: number,
  room: number,
): Shape[] {
  const name = capital(shortDay(format, day.date));
  const nameWidth = textWidth(name, 26);
  const radius = 13;
  const left = middle - (nameWidth + 10 + 2 * radius) / 2;
  const line = [rangeText(format, tide, day), springsText(format, tide, day)].filter((part) => part !== '').join(' · ');
  const shown = textWidth(line, smallText) <= room ? line : rangeText(format, tide, day);
  return [
    text({ text: name, size: 26, bold: true, color: theme.ink, role: 'day' }, left, bottom + 72),
    ...moonSign(theme, place.point, day, left + nameWidth + 10 + radius, bottom + 63, radius),
    ...(shown === ''
      ? []
      : [text({ text: shown, size: smallText, color: theme.muted, role: 'range' }, middle, bottom + 104, 'middle')]),
  ];
}

/** The same in one line. */
function weekLine({ format, tide, place, theme, bottom }: DrawnPanel, day: Day, left: number, room: number): Shape[] {
  const baseline = bottom + 28;
  const name = capital(shortDay(format, day.date));
  const nameWidth = textWidth(name, smallText);
  const radius = 9;
  const start = left + nameWidth + 2 * radius + 20;
  const parts = [rangeText(format, tide, day), springsText(format, tide, day)].filter((part) => part !== '');
  const options = [parts.join(' · '), parts.join(' '), parts[0] ?? ''];
  const shown = options.find((one) => start - left + textWidth(one, smallText) <= room + 10) ?? '';
  return [
    text({ text: name, size: smallText, bold: true, color: theme.ink, role: 'day' }, left, baseline),
    ...moonSign(theme, place.point, day, left + nameWidth + 10 + radius, baseline - 8, radius),
    ...(shown === ''
      ? []
      : [text({ text: shown, size: smallText, color: theme.muted, role: 'range' }, start, baseline)]),
  ];
}

/** `5.8 m`: the range of a day. */
export function rangeText(format: FormatContext, tide: TideView, { window }: Day): string {
  const extremes = within(tide.extremes, window);
  return extremes.length < 2 ? '' : height(format, rangeOf(extremes), rangeOf(tide.extremes));
}

/** `springs`, `making`: where the day stands between springs and neaps. */
export function springsText({ words }: FormatContext, tide: TideView, { window }: Day): string {
  const phase = springsAndNeaps(tide.extremes, window);
  return phase === undefined ? '' : words.say(`picture-phase-${phase}`);
}
