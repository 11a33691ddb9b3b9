import { rangeOf, watersOf } from '../tide/tide-view.ts';
import type { Place } from '../../domain/place.ts';
import { within, civilDate, type Window } from '../../domain/time.ts';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { clock, clockOn, dateAndClock, duration, height } from '../format.ts';
import { singleDayFacts, type DayFacts } from './day-facts.ts';
import { footer, heading, margin } from './heading.ts';
import { picture, type Picture } from './picture.ts';
import { text } from './labels.ts';
import { frame, smallText, type Shape } from './scene.ts';
import { fitted } from './text-width.ts';
import { themes, type Theme, type ThemeName } from './theme.ts';
import { presentRoom } from './tide-marks.ts';
import { tidePanel } from './tide-panel.ts';
import { axisName, tideFooter, tideScale, type TidePanel } from './tide-parts.ts';
import { daysName, windowOf } from './time-axis.ts';
import type { Day, FormatContext, TideLevel, TideView } from './views.ts';

/** Days side by side, beyond which their labels become too narrow. */
const mostInRow = 4;
/** Below the height of the present. */
const top = 140;

type TidePictureOf = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  /** One to seven. */
  readonly days: readonly [Day, ...Day[]];
  readonly level?: TideLevel | undefined;
  /** Shaded under the curve. */
  readonly windows?: readonly Window[];
};

/** The tide of one to seven days: the curve with its highs and lows over the sky of each hour, in one row or two. */
export function tidePicture(of: TidePictureOf, themeName: ThemeName): Picture {
  const { format, place, tide, days } = of;
  const theme = themes[themeName];
  const alt = tideAlt(format, place, tide, days);
  return picture(theme, alt, [
    ...heading(theme, {
      title: place.name,
      subtitle: `${format.words.say('picture-tide', { days: daysName(format, days) })} · ${axisName(format, tide)}`,
      ...headline(format, tide, days),
    }),
    ...panels(of, theme),
    ...footer(theme, tideFooter(format, tide)),
  ]);
}

function panels({ format, place, tide, days, level, windows }: TidePictureOf, theme: Theme): Shape[] {
  const common = {
    format,
    place,
    tide,
    theme,
    ...(level && { level }),
    ...(windows && { windows }),
    scale: tideScale(format, tide, windowOf(days), level?.heightM),
    left: 84,
    right: frame.width - margin,
  };
  if (days.length === 1) {
    return [
      ...tidePanel({ ...common, days, top, bottom: 510, detail: 'day' }),
      ...singleDayFacts({ format, place, tide, day: days[0], theme, top: 560 }),
    ];
  }
  if (days.length <= mostInRow) return tidePanel({ ...common, days, top, bottom: 512, detail: 'days' });
  return weekPanels(common, days);
}

const weekTop = 110;
const weekBottom = 604;
/** Below a row: a line about its days. */
const dayLine = 42;

/** Five to seven days in two rows of the same height, and in the last place of the second the summary. */
function weekPanels(common: Omit<TidePanel, 'days' | 'top' | 'bottom' | 'detail'>, days: readonly Day[]): Shape[] {
  const { format, tide, theme, left, right } = common;
  const daysInRow = Math.ceil((days.length + 1) / 2);
  const [first, second] = [days.slice(0, daysInRow), days.slice(daysInRow)];
  // Below the heading there is some room anyway.
  const top = weekTop + Math.max(0, roomAbove(format, first) - 10);
  const between = dayLine + roomAbove(format, second);
  const height = (weekBottom - top - between) / 2;
  const lower = weekBottom - height;
  // The same width for a day in both rows.
  const rightOf = (row: readonly Day[]): number => left + ((right - left) / daysInRow) * row.length;
  const panel = { ...common, detail: 'week' } as const;
  return [
    ...tidePanel({ ...panel, days: first, top, bottom: top + height, right }),
    ...tidePanel({ ...panel, days: second, top: lower, bottom: weekBottom, right: rightOf(second) }),
    ...extremesOfWeek({ format, tide, theme, days, left: rightOf(second) + 24, top: lower }),
  ];
}

/** Where the row holds the present. */
function roomAbove({ now }: FormatContext, row: readonly Day[]): number {
  const { from, to } = windowOf(row);
  return now >= from && now < to ? presentRoom : 0;
}

type Summary = Pick<DayFacts, 'format' | 'tide' | 'theme' | 'top'> & {
  readonly days: readonly Day[];
  readonly left: number;
};

/** Beside the shorter row: the highest and the lowest water of the week. */
function extremesOfWeek({ format, tide, theme, days, left, top }: Summary): Shape[] {
  const shown = tide ? within(tide.extremes, windowOf(days)) : [];
  const room = frame.width - margin - left;
  // Of equal ones the first, as in the headline.
  const [lowest] = shown.toSorted((a, b) => a.heightM - b.heightM);
  const [highest] = shown.toSorted((a, b) => b.heightM - a.heightM);
  if (!lowest || !highest || lowest === highest) return [];
  const cell = (key: string, { at, heightM }: Extreme, top: number): Shape[] => [
    text({ ...fitted(format.words.say(key), [smallText], room), color: theme.muted, role: 'summary' }, left, top),
    text(
      { text: height(format, heightM, rangeOf(shown)), size: 36, bold: true, color: theme.ink, role: 'summary' },
      left,
      top + 42,
    ),
    text(
      { ...fitted(dateAndClock(format, at), [24, smallText], room), color: theme.ink, role: 'summary' },
      left,
      top + 74,
    ),
  ];
  return [...cell('picture-highest', highest, top + 40), ...cell('picture-lowest', lowest, top + 150)];
}

/** The next high or low water of today; of another day the range, and of several the highest water. */
function headline(format: FormatContext, tide: TideView, days: readonly [Day, ...Day[]]) {
  const { words, now, zone } = format;
  const [{ date }] = days;
  const next = watersOf(tide).find(({ at }) => at > now);
  const rangeM = rangeOf(tide.extremes);
  if (date === civilDate(now, zone) && next) {
    return {
      figure: `${nameOf(format, next)} ${clockOn(format, next.at, date)}`,
      caption: words.say('picture-height-in', {
        height: height(format, next.heightM, rangeM),
        in: duration(format, next.at - now),
      }),
    };
  }
  const shown = within(tide.extremes, windowOf(days));
  if (shown.length < 2) return {};
  if (days.length > 1) return highestOf(format, shown);
  return {
    figure: `${words.say('tide-range')} ${height(format, rangeOf(shown), rangeM)}`,
    caption: words.say('picture-between', lowestAndHighest(format, shown, rangeM)),
  };
}

/** The highest of the extremes, of which there must be some. */
export function highestOf(format: FormatContext, extremes: readonly Extreme[]) {
  const { at, heightM } = extremes.reduce((most, one) => (one.heightM > most.heightM ? one : most));
  const { words } = format;
  return {
    figure: `${words.say('high-water')} ${height(format, heightM, rangeOf(extremes))}`,
    caption: `${words.say('picture-highest')} · ${dateAndClock(format, at)}`,
  };
}

function lowestAndHighest(format: FormatContext, extremes: readonly Extreme[], rangeM: number) {
  const heights = extremes.map(({ heightM }) => heightM);
  return { low: height(format, Math.min(...heights), rangeM), high: height(format, Math.max(...heights), rangeM) };
}

function nameOf({ words }: FormatContext, { kind }: Extreme): string {
  return words.say(kind === 'high' ? 'high-water' : 'low-water');
}

/** The turns of one day, or of several their number and bounds; and the level now. */
function tideAlt(format: FormatContext, place: Place, tide: TideView, days: readonly [Day, ...Day[]]): string {
  const { words, now } = format;
  const window = windowOf(days);
  const rangeM = rangeOf(tide.extremes);
  const shown = within(tide.extremes, window);
  const turns = shown.map(
    (extreme) => `${nameOf(format, extreme)} ${clock(format, extreme.at)} ${height(format, extreme.heightM, rangeM)}`,
  );
  const what = words.say('picture-tide-alt', { place: place.name, days: daysName(format, days), datum: tide.datum });
  const course =
    shown.length === 0
      ? words.say('picture-no-turn')
      : days.length === 1
        ? turns.join(', ')
        : words.say('picture-between', lowestAndHighest(format, shown, rangeM));
  const level = now >= window.from && now < window.to ? levelBetween(tide.levels, now) : undefined;
  const present =
    level === undefined ? '' : ` ${words.say('picture-now-level', { level: height(format, level, rangeM) })}.`;
  return `${words.say('picture-says', { what, course })}${present}`;
}
