import { expect, it } from 'vitest';
import { accuracy } from '../../commands/accuracy.ts';

it('accuracy is asked of the place that is typed behind it', () => {
  expect(accuracy.parse!(['San', 'Rafael'], [])).toEqual({ place: 'San Rafael' });
  expect(accuracy.parse!([], [])).toEqual({});
});
