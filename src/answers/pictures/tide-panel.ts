import { within, type Window } from '../../domain/time.ts';
import { spansBeyond } from '../headline-tide.ts';
import { rangeOf } from '../tide.ts';
import type { Place } from '../../domain/place.ts';
import { levelBetween, springsAndNeaps, type Extreme } from '../../domain/tide/index.ts';
import { clock, height, shortDay, capital } from '../format.ts';
import { boxOf, createLabels, stack, stackHeight, text, type Labels, type Wording } from './labels.ts';
import { middleOf, moonSign } from './moon-sign.ts';
import { circle, frame, line, path, rect, smallText, tenths, type FrameBox, type Shape, type Text } from './scene.ts';
import { textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';
import { curvePath, tideKnots, waterPath, type CurveLevel } from './tide-curve.ts';
import { isHigh, type TideScale } from './tide-parts.ts';
import { hourTicks, skyGradient, timeScale, windowOf, type TimeScale } from './time-axis.ts';
import { windowBands } from './window-bands.ts';
import { gridLines, type ValueScale } from './value-axis.ts';
import type { Day, FormatContext, TideLevel, TideView } from './views.ts';

/** One row of days. */
export type TidePanel = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  readonly days: readonly Day[];
  /** Drawn as a line, with the time beyond it shaded. */
  readonly level?: TideLevel;
  /** Shaded from top to bottom. */
  readonly windows?: readonly Window[];
  readonly theme: Theme;
  readonly scale: TideScale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How much is written: at one day, at one among other things, at two to four, at each of the two rows of a week. */
  readonly detail: 'day' | 'card' | 'days' | 'week';
};

const labelSizes = {
  day: [28, 24],
  card: [26, smallText],
  days: [24, smallText],
  week: [smallText, smallText],
} as const;
const tickHours = { day: 3, card: 3, days: 6, week: 12 } as const;
/** Between a mark on the curve and its label. */
const markGap = 14;

type Drawn = TidePanel & {
  readonly x: TimeScale;
  readonly y: ValueScale;
  readonly plot: FrameBox;
  readonly labels: Labels;
};

/** Sky, water, highs and lows, the present, and below them hours and days. */
export function tidePanel(panel: TidePanel): Shape[] {
  const { theme, days, left, right, top, bottom, detail, place, tide, scale } = panel;
  const plot: FrameBox = { x: left, y: top, width: right - left, height: bottom - top };
  const window = windowOf(days);
  const x = timeScale(window, left, right);
  const room = stackHeight(wordings(panel, '', '')) + markGap + 10;
  const y = scale(top, bottom, room);
  const knots = tideKnots(tide, window);
  const toY = (heightM: number): number => y.y(heightM);
  const curve = curvePath(knots, x, toY);
  const drawn: Drawn = { ...panel, x, y, plot, labels: createLabels(plot) };
  const [from, to] = theme.water;
  return [
    rect(plot, skyGradient(theme, place.point, window, x), { radius: 10 }),
    ...bands(drawn),
    path(waterPath(curve, knots, x), {
      fill: {
        axis: 'y',
        from: top,
        to: bottom,
        stops: [
          { at: 0, color: from },
          { at: 1, color: to },
        ],
      },
      clip: plot,
    }),
    ...accuracyBand(drawn, knots),
    ...gridLines(theme, y, left, right),
    ...levelLine(drawn, within(knots, window)),
    ...days.slice(1).map((day) => line([x(day.window.from), top], [x(day.window.from), bottom], theme.grid, 2)),
    path(curve, { stroke: theme.curve, strokeWidth: detail === 'week' ? 3 : 4, clip: plot, role: 'curve' }),
    ...marksAndLabels(drawn),
    ...below(drawn),
  ];
}

/** The heights that nine in ten waters in similar cases stay within, where the tide does not come from a gauge here. */
function accuracyBand({ tide, x, y, plot, theme }: Drawn, knots: readonly CurveLevel[]): Shape[] {
  const { band } = tide.station;
  if (!band) return [];
  const edge = (line: readonly CurveLevel[], addM: number) => curvePath(line, x, (heightM) => y.y(heightM + addM));
  const upper = edge(knots, band.height);
  const lower = edge(knots.toReversed(), -band.height);
  return [path(`${upper}L${lower.slice(1)}Z`, { fill: `${theme.curve}38`, clip: plot, role: 'band' })];
}

/** The hours in which the water is beyond a level that was asked for, or everything else that was holds. */
function bands({ tide, days, level, windows = [], x, plot, theme }: Drawn): Shape[] {
  const row = windowOf(days);
  const levels = level ? days.flatMap(({ window }) => spansBeyond(tide, window, level.side, level.heightM) ?? []) : [];
  return windowBands([...levels, ...windows], row, x, plot, theme);
}

/** The level itself, its height written at an end where the curve is not, if there is one, and at the one farther from it. */
function levelLine(drawn: Drawn, knots: readonly CurveLevel[]): Shape[] {
  const { format, tide, level, y, plot, theme, labels } = drawn;
  const [first, last] = [knots[0], knots.at(-1)];
  if (!level || !first || !last) return [];
  const levelY = y.y(level.heightM);
  const wording: Wording = {
    text: height(format, level.heightM, rangeOf(tide.extremes)),
    size: smallText,
    bold: true,
    color: theme.ink,
    halo: theme.panel,
    role: 'level',
  };
  const isRight = Math.abs(last.heightM - level.heightM) > Math.abs(first.heightM - level.heightM);
  const ends = [
    [plot.x + 8, 'start'],
    [plot.x + plot.width - 8, 'end'],
  ] as const;
  const places = (isRight ? ends.toReversed() : ends).flatMap(([at, anchor]) =>
    [-10, 28].map((dy) => [text(wording, at, levelY + dy, anchor)]),
  );
  const clear = places.filter(([one]) => one && !crossesCurve(drawn, boxOf(one)));
  return [
    path(`M${plot.x},${tenths(levelY)}H${plot.x + plot.width}`, {
      stroke: theme.golden,
      strokeWidth: 4,
      dash: [14, 10],
      role: 'level-line',
    }),
    ...labels.place([...clear, ...places]),
  ];
}

/** The present first, whose line no label should cross. */
function marksAndLabels(drawn: Drawn): Shape[] {
  const { tide, format, days, x, y, labels, plot } = drawn;
  const level = levelBetween(tide.levels, format.now);
  const { from, to } = windowOf(days);
  if (format.now < from || format.now >= to || level === undefined) return turnMarks(drawn);
  const [nowX, nowY] = [x(format.now), y.y(level)];
  labels.block({ x: nowX - 3, y: plot.y, width: 6, height: plot.height });
  const turns = turnMarks(drawn);
  return [...turns, ...present(drawn, level, nowX, nowY)];
}

/** A mark on each high and low water, its time and height beside it. */
function turnMarks(drawn: Drawn): Shape[] {
  const { tide, days, x, y, theme, labels, plot, format } = drawn;
  const rangeM = rangeOf(tide.extremes);
  const turns = within(tide.extremes, windowOf(days));
  const marks = turns.map(({ at, heightM, kind }) => ({ at: [x(at), y.y(heightM)] as const, kind }));
  for (const { at } of marks) labels.block({ x: at[0] - 6, y: at[1] - 6, width: 12, height: 12 });
  // Those at the edges have the least room to give way.
  const [first, ...others] = turns;
  const last = others.pop();
  return [first, last, ...others]
    .filter((turn) => turn !== undefined)
    .flatMap((turn) => {
      const [markX, markY] = [x(turn.at), y.y(turn.heightM)];
      const lines = wordings(drawn, clock(format, turn.at), height(format, turn.heightM, rangeM), turn);
      return [
        circle(markX, markY, 6, { fill: theme.page, stroke: theme.curve, strokeWidth: 3, role: turn.kind }),
        ...labels.place(candidates(lines, plot, markX, markY, isHigh(turn))),
      ];
    });
}

function wordings({ theme, detail }: TidePanel, time: string, level: string, turn?: Extreme): Wording[] {
  const [timeSize, levelSize] = labelSizes[detail];
  const color = theme.ink;
  return [
    { text: time, size: timeSize, bold: true, color, role: turn ? `${turn.kind}-time` : undefined },
    { text: level, size: levelSize, color, role: turn ? `${turn.kind}-height` : undefined },
  ].map(({ role, ...rest }) => (role === undefined ? rest : { ...rest, role }));
}

/** Above a high and below a low, moved sideways to stay in the panel or clear of a neighbour. */
function* candidates(
  lines: readonly Wording[],
  plot: FrameBox,
  x: number,
  y: number,
  above: boolean,
): Generator<Text[]> {
  const half = Math.max(...lines.map((one) => textWidth(one.text, one.size))) / 2;
  const tall = stackHeight(lines);
  const clamped = Math.min(Math.max(x, plot.x + half + 6), plot.x + plot.width - half - 6);
  for (const further of [0, tall + 4, 2 * tall + 8]) {
    const upper = above ? y - markGap - tall - further : y + markGap + further;
    for (const aside of [
      0,
      12,
      -12,
      24,
      -24,
      36,
      -36,
      half,
      -half,
      half + 10,
      -half - 10,
      2 * half + 10,
      -2 * half - 10,
    ])
      yield stack(lines, clamped + aside, upper);
  }
}

/** A line through the present, and the height of the water at it: over the panel where there is room, else inside. */
function present(drawn: Drawn, level: number, x: number, y: number): Shape[] {
  const { tide, format, theme, plot, labels, detail } = drawn;
  const size = detail === 'day' ? 24 : smallText;
  const wording = {
    text: format.words.say('picture-now-level', { level: height(format, level, rangeOf(tide.extremes)) }),
    size,
    bold: true,
    color: theme.nowInk,
    role: 'now',
  };
  const half = textWidth(wording.text, size) / 2 + pill.x;
  const box = (one: Text): FrameBox => ({
    x: one.x - half,
    y: one.y - size * 0.78 - pill.y,
    width: half * 2,
    height: size * 1.02 + 2 * pill.y,
  });
  const middle = Math.min(Math.max(x, plot.x + half), plot.x + plot.width - half);
  const inside = Array.from(besideLine(wording, x, half + 9, plot, size));
  const clear = inside.filter(([one]) => one && !crossesCurve(drawn, box(one)));
  const placed = isDrawnAbove[detail]
    ? [text(wording, middle, plot.y - size * 0.24 - pill.y, 'middle')]
    : labels.place([...clear, ...inside], pill);
  return [
    line([x, plot.y], [x, plot.y + plot.height], theme.now, 3),
    ...placed.flatMap((one) => [rect(box(one), theme.now, { radius: 8 }), one]),
    circle(x, y, 9, { fill: theme.now, stroke: theme.page, strokeWidth: 3, role: 'now-mark' }),
  ];
}

/** Panels with enough space above them for the height of the present. */
const isDrawnAbove = { day: true, days: true, card: false, week: false } as const;

/** Whether the curve runs through a box. */
function crossesCurve({ tide, days, plot, y }: Drawn, box: FrameBox): boolean {
  const { from, to } = windowOf(days);
  const steps = Array.from({ length: Math.ceil(box.width / curveStep) + 1 }, (_, i) => box.x + i * curveStep);
  return steps.some((at) => {
    const level = levelBetween(tide.levels, from + ((at - plot.x) / plot.width) * (to - from));
    return level !== undefined && y.y(level) > box.y - 4 && y.y(level) < box.y + box.height + 4;
  });
}

/** Between the points of a curve that are tested, px: even a week's curve moves by less than the height of a label. */
const curveStep = 5;

/** Right and left of a line, from the top of a panel down. */
function* besideLine(wording: Wording, x: number, aside: number, plot: FrameBox, size: number): Generator<Text[]> {
  const first = plot.y + size * 0.78 + pill.y + 6;
  const rows = Math.floor((plot.height - size - 2 * pill.y) / 10);
  for (let row = 0; row < rows; row++) {
    for (const dx of [aside, -aside]) yield [text(wording, x + dx, first + row * 10, 'middle')];
  }
}

/** Space around the text of the present. */
const pill = { x: 12, y: 5 } as const;

/** Hours, and of several days their names, moons, ranges, springs and neaps. */
function below(drawn: Drawn): Shape[] {
  const { format, days, x, theme, bottom, detail, left, right } = drawn;
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
        ? weekLine(drawn, day, x(day.window.from) + 6, width - 12)
        : dayColumn(drawn, day, x(middleOf(day)), width - 12),
    ),
  ];
}

/** Under the days of one row: name and moon, below them range and springs. */
function dayColumn({ format, tide, place, theme, bottom }: Drawn, day: Day, middle: number, room: number): Shape[] {
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
function weekLine({ format, tide, place, theme, bottom }: Drawn, day: Day, left: number, room: number): Shape[] {
  const baseline = bottom + 32;
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
