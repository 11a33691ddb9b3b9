import { pressure } from '../measures.ts';
import { type Labels, type Wording, createLabels, text } from './labels.ts';
import { type Panel, keepClear, panelBox } from './panel.ts';
import { pressureIn } from './reader-units.ts';
import { type Shape, path, rect, smallText } from './scene.ts';
import { boundsOf, linePath, samplesOf } from './series.ts';
import { textWidth } from './text-width.ts';
import { valueScale } from './value-axis.ts';

/** Pressure at mean sea level as a thin line with its least and greatest value. */
export function pressurePanel(panel: Panel): Shape[] {
  const { format, theme, hours, x, top, bottom } = panel;
  const samples = samplesOf(hours, 'pressure');
  const bounds = boundsOf(samples);
  if (!bounds) return [];
  const spare = Math.max(0, 8 - (bounds.most.value - bounds.least.value)) / 2;
  const scale = valueScale(format, {
    extent: [bounds.least.value - spare, bounds.most.value + spare],
    pixels: [bottom - 10, top + 10],
    edges: [bottom - 6, top + 30],
    toReader: pressureIn(format),
    count: 2,
  });
  const labels = createLabels(panelBox(panel));
  keepClear(panel, labels, samples, (value) => scale.y(value));
  return [
    rect(panelBox(panel), theme.panel, { radius: 6 }),
    text(
      { text: format.units.pressure, size: smallText, color: theme.muted, role: 'axis-name' },
      panel.left - 12,
      (top + bottom) / 2 + 8,
      'end',
    ),
    path(
      linePath(samples, x, (value) => scale.y(value)),
      { stroke: theme.pressure, strokeWidth: 3, clip: panelBox(panel), role: 'pressure' },
    ),
    ...[bounds.most, ...(bounds.most.value - bounds.least.value < 2 ? [] : [bounds.least])].flatMap(({ at, value }) => {
      const words = pressure(format, value).split(' ')[0] ?? '';
      const wording = {
        text: words,
        size: smallText,
        bold: true,
        color: theme.ink,
        halo: theme.panel,
        role: 'pressure-label',
      };
      return sideways(panel, labels, wording, x(at), scale.y(value));
    }),
  ];
}

/** A label beside a point, within a panel too low for one above. */
function sideways({ left, right, top, bottom }: Panel, labels: Labels, wording: Wording, x: number, y: number) {
  const half = textWidth(wording.text, wording.size) / 2;
  const clamp = (at: number): number => Math.min(Math.max(at, left + half + 6), right - half - 6);
  const baselines = [y - 14, y + 30, top + 20, bottom - 7].map((one) => Math.min(Math.max(one, top + 20), bottom - 7));
  return labels.place(
    baselines.flatMap((baseline) =>
      [0, half + 8, -half - 8].map((dx) => [text(wording, clamp(x + dx), baseline, 'middle')]),
    ),
  );
}
