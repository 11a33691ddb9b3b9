import { within } from '../../domain/time.ts';
import { spansBeyond } from '../tide/tide-facts.ts';
import { rangeOf } from '../tide/tide-view.ts';
import { levelBetween } from '../../domain/tide/index.ts';
import { height } from '../format.ts';
import { boxOf, createLabels, text, type Wording } from './labels.ts';
import { line, path, rect, smallText, tenths, type FrameBox, type Shape } from './scene.ts';
import { curvePath, observedKnots, tideKnots, waterPath, type CurveLevel } from './tide-curve.ts';
import { daysBelow } from './tide-days.ts';
import { labelRoom, tideMarks } from './tide-marks.ts';
import type { DrawnPanel, TidePanel } from './tide-parts.ts';
import { skyGradient, timeScale, windowOf } from './time-axis.ts';
import { windowBands } from './window-bands.ts';
import { gridLines } from './value-axis.ts';

/** Sky, water, highs and lows, the present, and below them hours and days. */
export function tidePanel(panel: TidePanel): Shape[] {
  const { theme, days, left, right, top, bottom, detail, place, tide, scale } = panel;
  const plot: FrameBox = { x: left, y: top, width: right - left, height: bottom - top };
  const window = windowOf(days);
  const x = timeScale(window, left, right);
  const y = scale(top, bottom, labelRoom(panel));
  const knots = tideKnots(tide, window);
  const toY = (heightM: number): number => y.y(heightM);
  const curve = curvePath(knots, x, toY);
  const drawn: DrawnPanel = { ...panel, x, y, plot, labels: createLabels(plot) };
  drawn.labels.avoid({ x: x(panel.format.now) - 3, y: top, width: 6, height: bottom - top });
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
    path(curvePath(observedKnots(tide, window), x, toY), {
      stroke: theme.golden,
      strokeWidth: 4,
      clip: plot,
      role: 'observed',
    }),
    ...tideMarks(drawn),
    ...daysBelow(drawn),
  ];
}

/** The heights that nine in ten waters in similar cases stay within, where the tide does not come from a gauge here. */
function accuracyBand({ tide, x, y, plot, theme }: DrawnPanel, knots: readonly CurveLevel[]): Shape[] {
  const { band } = tide.station;
  if (!band) return [];
  const edge = (line: readonly CurveLevel[], addM: number) => curvePath(line, x, (heightM) => y.y(heightM + addM));
  const upper = edge(knots, band.height);
  const lower = edge(knots.toReversed(), -band.height);
  return [path(`${upper}L${lower.slice(1)}Z`, { fill: `${theme.curve}38`, clip: plot, role: 'band' })];
}

/** The hours in which the water is beyond a level that was asked for, or everything else that was holds. */
function bands({ tide, days, level, windows = [], x, plot, theme }: DrawnPanel): Shape[] {
  const row = windowOf(days);
  const levels = level ? days.flatMap(({ window }) => spansBeyond(tide, window, level.side, level.heightM) ?? []) : [];
  return windowBands([...levels, ...windows], row, x, plot, theme);
}

/** The level itself, its height written at an end where the curve is not, if there is one, and at the one farther from it. */
function levelLine(drawn: DrawnPanel, knots: readonly CurveLevel[]): Shape[] {
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

/** Whether the curve runs through a box. */
function crossesCurve({ tide, days, plot, y }: DrawnPanel, box: FrameBox): boolean {
  const { from, to } = windowOf(days);
  const steps = Array.from({ length: Math.ceil(box.width / curveStep) + 1 }, (_, i) => box.x + i * curveStep);
  return steps.some((at) => {
    const level = levelBetween(tide.levels, from + ((at - plot.x) / plot.width) * (to - from));
    return level !== undefined && y.y(level) > box.y - 4 && y.y(level) < box.y + box.height + 4;
  });
}

/** Between the points of a curve that are tested, px. */
const curveStep = 5;
