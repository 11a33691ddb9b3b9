import { expect, it } from 'vitest';
import { betterLine, type Answer } from '../../src/answers/index.ts';
import { openDictionary } from '../../src/words.ts';

const words = openDictionary().in('en');
const at = (name: string, hours?: number): { name: string; answer: Answer } => ({
  name,
  answer: { title: name, blocks: [], ...(hours !== undefined && { goodHours: () => hours }) },
});

it.each([
  [[at('Tarifa', 4), at('Dakhla', 2)], ['Better: Tarifa.']],
  [[at('Tarifa', 0), at('Dakhla', 0.5)], ['Better: Dakhla.']],
  [[at('Tarifa', 1), at('Dakhla', 3), at('Hyères', 2)], ['Best: Dakhla.']],
  // Daylight alone differs by minutes.
  [[at('Tarifa', 8.1), at('Dakhla', 8)], []],
  [[at('Tarifa', 0), at('Dakhla', 0)], []],
  [[at('Tarifa', 3), at('Dakhla')], []],
])('of %j', (places, expected) => {
  expect(betterLine({ words }, places)).toEqual(expected);
});
