import { utcDayMs } from '../../domain/time.ts';
import { px } from './layout.ts';
import table from './paper.json' with { type: 'json' };
import { boundsOf } from './series.ts';
import { levelOf, turnsOf, type NowFormat, type PlaceNow } from '../now/now-line.ts';
import { areaPath, circle, fitted, line, linePath, path, rect, text, textWidth, themes } from '../../drawing/index.ts';
import type { FrameBox, Scene, Shape, Theme, ThemeName } from '../../drawing/index.ts';

/** A display that a place now is drawn for, pixels. */
export type Display = {
  readonly width: number;
  readonly height: number;
  readonly theme: ThemeName;
  /** Of paper: black and white only. */
  readonly bits?: 1 | undefined;
};

const paper: Pick<Theme, 'page' | 'ink' | 'muted' | 'curve' | 'now'> & { readonly water: readonly string[] } = table;

/** Name, level and next turns of a place above the curve of the day ahead, on a display of any size. */
export function nowPicture(format: NowFormat, place: string, now: PlaceNow, display: Display): Scene {
  const { width, height, bits } = display;
  const theme = bits ? paper : themes[display.theme];
  const isSmall = height < px.smallNow;
  const margin = Math.max(1, Math.round(Math.min(width, height) / 24));
  const room = width - 2 * margin;
  const unit = Math.min(height / 12, width / 14);
  const level = levelOf(format, now);
  const lines = isSmall
    ? [{ text: level || place, size: height / 2.2, bold: true, color: theme.ink }]
    : [
        { text: place, size: unit * 1.1, bold: true, color: theme.muted },
        { text: level, size: unit * 2.6, bold: true, color: theme.ink },
        ...inRows(turnsOf(format, now), unit, room).map((row) => ({
          text: row,
          size: unit,
          bold: false,
          color: theme.ink,
        })),
      ];
  let y = margin;
  const texts = lines
    .filter((one) => one.text !== '')
    .map((one) => {
      const shown = { ...one, ...fitted(one.text, [one.size, one.size * 0.8, one.size * 0.6], room) };
      y += shown.size * 1.05;
      return text(shown, margin, y);
    });
  const top = y + (isSmall ? 1 : unit * 0.6);
  const box = { x: margin, y: top, width: room, height: height - margin - top };
  return {
    width,
    height,
    shapes: [rect({ x: 0, y: 0, width, height }, theme.page), ...curveIn(box, now, theme), ...texts],
    ...(bits && { bits }),
  };
}

function inRows(turns: readonly string[], size: number, room: number): readonly string[] {
  const row = turns.join('   ');
  return textWidth(row, size) <= room ? [row] : turns;
}

function curveIn(box: FrameBox, now: PlaceNow, theme: typeof paper): Shape[] {
  const until = Date.parse(now.time) + utcDayMs;
  const series = (now.series ?? [])
    .map(({ level, time }) => ({ at: Date.parse(time), value: level }))
    .filter(({ at }) => at <= until);
  const [first, last, bounds] = [series[0], series.at(-1), boundsOf(series)];
  if (!first || !last || !bounds || box.height < 4) return [];
  const [low, high] = [bounds.least.value, bounds.most.value];
  const x = (at: number): number => box.x + ((at - first.at) / (last.at - first.at)) * box.width;
  const y = (level: number): number => box.y + (1 - (level - low) / Math.max(high - low, 0.1)) * box.height;
  const strokeWidth = Math.max(1, Math.round(Math.min(box.height, box.width / 3) / 40));
  const bottom = box.y + box.height;
  const nowX = x(Date.parse(now.time));
  return [
    path(
      areaPath(series, x, () => bottom, y),
      { fill: theme.water[0] ?? theme.page },
    ),
    path(linePath(series, x, y), { stroke: theme.curve, strokeWidth }),
    line([nowX, box.y], [nowX, bottom], theme.now, strokeWidth),
    ...(now.level === undefined ? [] : [circle(nowX, y(now.level), strokeWidth * 2.5, { fill: theme.now })]),
  ];
}
