import { expect, test } from 'vitest';
import { progressBar } from '../../src/lib/progress-bar.ts';

test.each([
  [0, 'place names [····················]   0 %'],
  [40, 'place names [########············]  40 %'],
  [100, 'place names [####################] 100 %'],
])('draws %d percent', (percent, bar) => {
  expect(progressBar(percent)).toBe(bar);
});
