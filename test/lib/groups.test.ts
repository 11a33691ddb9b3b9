import { describe, expect, it } from 'vitest';
import { createGroups } from '../../src/lib/groups.ts';

describe('groups', () => {
  it('keep the values of a key in their order, one as well as many', () => {
    const groups = createGroups<number>();
    for (let value = 0; value < 40; value++) groups.add('many', value);
    groups.add('one', 1);
    expect(groups.at('many')).toEqual(Array.from({ length: 40 }, (_, value) => value));
    expect(groups.at('one')).toEqual([1]);
    expect(groups.at('none')).toEqual([]);
    expect([[...groups.keys()], groups.size]).toEqual([['many', 'one'], 2]);
  });
});
