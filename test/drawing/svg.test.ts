import { expect, it } from 'vitest';
import { textWidth, toSvg, type Scene, type Text } from '../../src/drawing/index.ts';

const label: Text = {
  kind: 'text',
  text: 'Waning gibbous',
  x: 10,
  y: 20,
  size: 24,
  bold: true,
  color: '#000',
  anchor: 'start',
};
const scene = (text: Text): Scene => ({ width: 100, height: 50, shapes: [text] });

it('keeps a text as wide as in the bundled font, whatever font its reader has', () => {
  const width = Math.round(textWidth('Waning gibbous', 24) * 10) / 10;
  expect(toSvg(scene(label), 'Moon')).toContain(`textLength="${width}" lengthAdjust="spacingAndGlyphs"`);
  expect(toSvg(scene({ ...label, text: '1' }), 'Moon')).not.toContain('textLength');
});
