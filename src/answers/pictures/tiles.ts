import { type Instant, hourMs } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { windNumber } from '../measures.ts';
import { arrow } from './arrow.ts';
import { text } from './labels.ts';
import { type Panel } from './panel.ts';
import { type FrameBox, type Shape, rect, smallText } from './scene.ts';
import { textWidth } from './text-width.ts';
import { beaufortColors, beaufortInk } from './theme.ts';
import { hourTicks } from './time-axis.ts';
import { type WeatherHour } from './views.ts';

/** One column of a row of tiles. */
type Tile = {
  readonly label: string;
  /** Where wind or waves come from. */
  readonly fromDeg?: number | undefined;
  readonly fill: string;
  readonly ink: string;
  readonly role: string;
};

/** Tiles narrower than this have their arrow above the number. */
const wideTile = 70;

/** A row of tiles every few hours, each with an arrow and a number. */
export function tiles(
  panel: Panel,
  stepHours: number,
  tileOf: (values: WeatherHour['values'], at: Instant) => Tile | undefined,
): Shape[] {
  const { x, top, bottom, hours } = panel;
  const width = x(stepHours * hourMs) - x(0) - 4;
  const known = new Map(hours.map((hour) => [hour.at, hour.values]));
  return columns(panel, stepHours, width).flatMap((at) => {
    const tile = tileOf(known.get(wholeHour(at)) ?? {}, wholeHour(at));
    if (!tile) return [];
    const box: FrameBox = { x: x(at) - width / 2, y: top, width, height: bottom - top };
    return [
      rect(box, tile.fill, { radius: 6 }),
      ...(width > wideTile ? wideContent(box, tile) : narrowContent(box, tile)),
    ];
  });
}

/** The hour of the forecast that is running: clocks of India and Newfoundland are half an hour off it. */
export function wholeHour(at: Instant): Instant {
  return Math.floor(at / hourMs) * hourMs;
}

function narrowContent(box: FrameBox, { label, fromDeg, ink, role }: Tile): Shape[] {
  const middle = box.x + box.width / 2;
  return [
    ...(fromDeg === undefined ? [] : [arrow(middle, box.y + 15, 22, fromDeg, ink)]),
    text({ text: label, size: smallText, bold: true, color: ink, role }, middle, box.y + box.height - 7, 'middle'),
  ];
}

function wideContent(box: FrameBox, { label, fromDeg, ink, role }: Tile): Shape[] {
  const size = 24;
  const [length, space] = fromDeg === undefined ? [0, 0] : [26, 10];
  const left = box.x + (box.width - length - space - textWidth(label, size)) / 2;
  const middle = box.y + box.height / 2;
  return [
    ...(fromDeg === undefined ? [] : [arrow(left + length / 2, middle, length, fromDeg, ink)]),
    text({ text: label, size, bold: true, color: ink, role }, left + length + space, middle + 9),
  ];
}

/** The wind in the colours of its Beaufort forces. */
export function windTiles(panel: Panel, stepHours: number): Shape[] {
  return tiles(panel, stepHours, ({ windSpeed, windDirection }) => {
    if (windSpeed === undefined) return undefined;
    const force = msToBeaufort(windSpeed);
    return {
      label: windNumber(panel.format, windSpeed),
      fromDeg: windDirection,
      fill: beaufortColors[force] ?? panel.theme.panel,
      ink: beaufortInk(force),
      role: 'wind-label',
    };
  });
}

/** Hours of the place's clock every few hours, whose column lies within the panel. */
function columns({ format, days, x, left, right }: Panel, stepHours: number, width: number): Instant[] {
  return hourTicks(format, days, stepHours)
    .map(({ at }) => at)
    .filter((at) => x(at) - width / 2 >= left - 1 && x(at) + width / 2 <= right + 1);
}
