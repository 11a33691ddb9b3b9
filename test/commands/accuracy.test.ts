import { expect, it } from 'vitest';
import { accuracy } from '../../commands/accuracy.ts';

const nowhere = () => false;
const places = {
  isName: nowhere,
  isLikely: nowhere,
  isWellKnown: nowhere,
  isArea: nowhere,
  isIsland: nowhere,
  kindIn: () => undefined,
};
const sentences = { lexicons: [], language: 'en', places: { ...places, notationsIn: () => [] } };

it('accuracy is asked of the place that is typed behind it', () => {
  expect(accuracy.parse!(['San', 'Rafael'], [], sentences)).toEqual({ place: 'San Rafael' });
  expect(accuracy.parse!([], [], sentences)).toEqual({});
});
