import type { Extreme } from '../../domain/tide/index.ts';
import { levelBetween } from '../../domain/tide/index.ts';
import { within } from '../../domain/time.ts';
import { clock, height } from '../format.ts';
import { rangeOf } from '../tide/tide-view.ts';
import { stack, stackHeight, text, type Wording } from './labels.ts';
import { circle, line, rect, smallText, type FrameBox, type Shape, type Text } from './scene.ts';
import { textWidth } from './text-width.ts';
import { isHigh, type DrawnPanel, type TidePanel } from './tide-parts.ts';
import { windowOf } from './time-axis.ts';

const labelSizes = {
  day: [28, 24],
  card: [26, smallText],
  days: [24, smallText],
  week: [smallText, smallText],
} as const;
/** Between a mark on the curve and its label. */
const markGap = 14;

/** Above the highest and below the lowest water, px: a label and some space around it. */
export function labelRoom(panel: TidePanel): number {
  return stackHeight(wordings(panel, '', '')) + markGap + 10;
}

/** A mark on each high and low water with its time and height, and the present with the height of the water over the panel. */
export function tideMarks(panel: DrawnPanel): Shape[] {
  const { tide, format, days, x, y, labels, plot, theme } = panel;
  const level = levelBetween(tide.levels, format.now);
  const { from, to } = windowOf(days);
  if (format.now < from || format.now >= to || level === undefined) return turnMarks(panel);
  const [nowX, nowY] = [x(format.now), y.y(level)];
  labels.block({ x: nowX - 9, y: nowY - 9, width: 18, height: 18 });
  return [
    line([nowX, plot.y], [nowX, plot.y + plot.height], theme.now, 3),
    ...turnMarks(panel),
    ...presentLevel(panel, level, nowX),
    circle(nowX, nowY, 9, { fill: theme.now, stroke: theme.page, strokeWidth: 3, role: 'now-mark' }),
  ];
}

function turnMarks(panel: DrawnPanel): Shape[] {
  const { tide, days, x, y, theme, labels, plot, format } = panel;
  const rangeM = rangeOf(tide.extremes);
  const turns = within(tide.extremes, windowOf(days));
  for (const { at, heightM } of turns) labels.block({ x: x(at) - 6, y: y.y(heightM) - 6, width: 12, height: 12 });
  // Those at the edges have the least room to give way.
  const [first, ...others] = turns;
  const last = others.pop();
  return [first, last, ...others]
    .filter((turn) => turn !== undefined)
    .flatMap((turn) => {
      const [markX, markY] = [x(turn.at), y.y(turn.heightM)];
      const lines = wordings(panel, clock(format, turn.at), height(format, turn.heightM, rangeM), turn);
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

/** Above a high and below a low, moved sideways to stay in the panel or clear of a neighbour, but never off its mark. */
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
    for (const aside of [0, 12, -12, 24, -24, 36, -36, half, -half, half + 10, -half - 10])
      yield stack(lines, clamped + aside, upper);
  }
}

/** The height of the water now, over the panel at the line of the present. */
function presentLevel({ tide, format, theme, plot, detail }: DrawnPanel, level: number, x: number): Shape[] {
  const size = detail === 'day' ? 24 : smallText;
  const line = format.words.say('picture-now-level', { level: height(format, level, rangeOf(tide.extremes)) });
  const width = textWidth(line, size) + 2 * pill.x;
  const tall = size * 1.02 + 2 * pill.y;
  const left = Math.min(Math.max(x - width / 2, plot.x), plot.x + plot.width - width);
  const wording = { text: line, size, bold: true, color: theme.nowInk, role: 'now' };
  return [
    rect({ x: left, y: plot.y - tall, width, height: tall }, theme.now, { radius: 8 }),
    text(wording, left + width / 2, plot.y - size * 0.24 - pill.y, 'middle'),
  ];
}

/** Space around the text of the present. */
const pill = { x: 12, y: 5 } as const;

/** Over a panel, px: the text of the present in its box. */
export const presentRoom = 34;
