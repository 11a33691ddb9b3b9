import { hourMs } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { windNumber, windUnit } from '../measures.ts';
import { createLabels } from './labels.ts';
import { type Panel, axis, beside, keepClear, panelBox, turnsOf } from './panel.ts';
import { lowestOfForce, windIn } from './reader-units.ts';
import { type Shape, path, rect, smallText } from './scene.ts';
import { boundsOf, linePath, samplesOf } from './series.ts';
import { beaufortColors } from './theme.ts';
import { type ValueScale, valueScale } from './value-axis.ts';

/** Mean wind as a line under the band of its gusts, each hour in the colour of its gust's Beaufort force. */
export function windPanel(panel: Panel): Shape[] {
  const { format, theme, hours, x } = panel;
  const mean = samplesOf(hours, 'windSpeed');
  const gusts = samplesOf(hours, 'gust');
  const most = boundsOf([...mean, ...gusts])?.most;
  if (!most) return [];
  const scale = windScale(panel, Math.max(most.value, 8));
  const meanAt = new Map(mean.map(({ at, value }) => [at, value]));
  const width = x(hourMs) - x(0);
  const bars = gusts.flatMap(({ at, value }) => {
    const upper = scale.y(value);
    const lower = scale.y(Math.min(value, meanAt.get(at) ?? 0));
    const color = beaufortColors[msToBeaufort(value)] ?? theme.ink;
    const [from, to] = [Math.max(panel.left, x(at) - width / 2), Math.min(panel.right, x(at) + width / 2)];
    return to <= from
      ? []
      : [rect({ x: from, y: upper, width: to - from, height: Math.max(1, lower - upper) }, color, { role: 'gust' })];
  });
  const labels = createLabels(panelBox(panel));
  keepClear(panel, labels, [], (value) => value);
  const strongest = turnsOf(panel, gusts).filter(({ kind }) => kind === 'high');
  return [
    rect(panelBox(panel), theme.panel, { radius: 6 }),
    ...axis(panel, windUnit(format), scale),
    ...bars,
    path(
      linePath(mean, x, (value) => scale.y(value)),
      { stroke: theme.ink, strokeWidth: 3, clip: panelBox(panel), role: 'wind' },
    ),
    ...strongest.flatMap(({ at, value }) => {
      const wording = {
        text: windNumber(format, value),
        size: smallText,
        bold: true,
        color: theme.ink,
        halo: theme.panel,
        role: 'gust-label',
      };
      return beside(panel, labels, wording, x(at), scale.y(value), 'high');
    }),
  ];
}

function windScale({ format, top, bottom }: Panel, mostMs: number): ValueScale {
  const options = { extent: [0, mostMs], pixels: [bottom, top + 34], edges: [bottom, top + 28], count: 3 } as const;
  const scale = valueScale(format, { ...options, toReader: windIn(format) });
  if (format.units.wind !== 'bft') return scale;
  const forces = [2, 4, 6, 8, 10, 12].filter((force) => lowestOfForce(force) <= mostMs);
  return { ...scale, ticks: forces.map((force) => ({ y: scale.y(lowestOfForce(force)), label: String(force) })) };
}
