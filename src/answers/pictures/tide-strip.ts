import { within } from '../../domain/time.ts';
import { createLabels, text } from './labels.ts';
import { clock } from '../format.ts';
import { path, rect, smallText, type Shape } from './scene.ts';
import { curvePath, tideKnots, waterPath } from './tide-curve.ts';
import { isHigh, tideScale } from './tide-parts.ts';
import { windowOf } from './time-axis.ts';
import { type Panel } from './panel.ts';
import type { TideView } from './views.ts';

const mostLabelledDays = 3;

/** The tide as a strip under other panels: the curve, with the time of each high water where there is room. */
export function tideStrip(panel: Panel, tide: TideView): Shape[] {
  const { format, theme, days, x, left, right, top, bottom } = panel;
  const window = windowOf(days);
  const knots = tideKnots(tide, window);
  if (knots.length < 2) return [];
  const plot = { x: left, y: top, width: right - left, height: bottom - top };
  const scale = tideScale(format, tide, window)(top, bottom, 12);
  const curve = curvePath(knots, x, (heightM) => scale.y(heightM));
  const labels = createLabels(plot);
  // Wider than a wave of water, the times of more days would hide the curve.
  const highs = days.length > mostLabelledDays ? [] : within(tide.extremes, window).filter(isHigh);
  return [
    rect(plot, theme.panel, { radius: 6 }),
    path(waterPath(curve, knots, x), { fill: theme.water[1], clip: plot }),
    path(curve, { stroke: theme.curve, strokeWidth: 3, clip: plot, role: 'curve' }),
    text(
      { text: format.units.height, size: smallText, color: theme.muted, role: 'axis-name' },
      left - 12,
      top + 18,
      'end',
    ),
    ...highs.flatMap(({ at, heightM }) => {
      const wording = { text: clock(format, at), size: smallText, bold: true, color: theme.ink, role: 'high-time' };
      return labels.place([[text(wording, x(at), scale.y(heightM) + 30, 'middle')]]);
    }),
  ];
}
