import { expect, it } from 'vitest';
import dayTemplates from '../../src/language/dates/day-templates.json' with { type: 'json' };
import { kindsIn } from '../../src/language/lexicon/slots.ts';
import { kindIs } from '../../src/language/traits.ts';
import traits from '../../src/language/traits.json' with { type: 'json' };

it.each(Object.entries(traits.kinds))('%s is a trait of known kinds', (_, { of }) => {
  expect(kindsIn(of)).not.toEqual([]);
});

it.each(Object.entries(traits.days))('%s is a trait of known days', (_, { of }) => {
  expect(Object.keys(dayTemplates)).toEqual(expect.arrayContaining(of.split(' ')));
});

it('is no trait of other kinds', () => {
  expect(kindIs.level('above')).toBe(true);
  expect(kindIs.level('tide')).toBe(false);
});
