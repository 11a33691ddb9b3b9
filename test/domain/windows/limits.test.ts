import { describe, expect, it } from 'vitest';
import {
  judgedLimit,
  parseConditions,
  presetConditions,
  withLimits,
  writeConditions,
  type Condition,
} from '../../../src/domain/windows/index.ts';
import { movedLimit } from '../../../src/domain/windows/limits.ts';

const conditions = (text: string): readonly Condition[] => parseConditions(text).conditions;
const one = (text: string): Condition => conditions(text)[0]!;

describe('limits in the place of others', () => {
  it.each([
    ['wind=..7.7', 'wind=..10', 'wind=..10'],
    ['waves=0.8..2.5', 'waves=1..', 'waves=1..2.5'],
    ['waves=0.8..2.5', 'waves=3..', 'waves=3..'],
    ['light=day,wind=..5', 'light=dark', 'light=dark,wind=..5'],
    ['low=-90..60', 'low=0', 'low=-90..60'],
    ['low=-90..60', 'low=-30..30', 'low=-30..30'],
    ['high=-60..60', 'low=-30..30', 'high=-60..60,low=-30..30'],
    ['wind=..5', 'gust=..8,weekday=sat', 'wind=..5,gust=..8,weekday=sat'],
    ['', 'wind=5..,wind=..8', 'wind=5..,wind=..8'],
  ])('%s with %s are %s', (base, said, expected) => {
    const usual = base === '' ? [] : conditions(base);
    expect(writeConditions(withLimits(usual, conditions(said)))).toBe(expected);
  });

  it('are those of a pursuit, of a person, and of a question, in this order', () => {
    const own = new Map([['surf', conditions('wind=..10')]] as const);
    expect(writeConditions(parseConditions('preset=surf,waves=1..', own).conditions)).toBe(
      'light=day,waves=1..2.5,period=8..,wind=..10',
    );
    expect(parseConditions('preset=surf').preset).toBe('surf');
    expect(parseConditions('preset=golf').wrong).toEqual(['preset=golf']);
    expect(presetConditions('surf', own.get('surf'))).toEqual(parseConditions('preset=surf', own).conditions);
  });
});

describe('a limit that a judged day moves', () => {
  it.each([
    ['wind=..7.7', 9, 'good', 'wind=..9.2'],
    ['wind=..7.7', 6, 'bad', 'wind=..6.2'],
    ['waves=0.8..2.5', 0.6, 'good', 'waves=0.5..'],
    ['waves=0.8..2.5', 2.4, 'bad', 'waves=..2.2'],
    ['water=15..', 14, 'good', 'water=13..'],
    ['stream=..0.5', 0.6, 'good', 'stream=..0.76'],
  ] as const)('%s at %d, which was %s, is %s', (limit, value, was, expected) => {
    const moved = movedLimit(one(limit), value, was);
    expect(moved && writeConditions([moved])).toBe(expected);
  });

  it('stays where nothing would be left of it, or it has no range', () => {
    expect(movedLimit(one('waves=..0.3'), 0.2, 'bad')).toBeUndefined();
    expect(movedLimit(one('waves=0.8..1'), 0.9, 'bad')).toBeUndefined();
    expect(movedLimit(one('light=day'), 0, 'good')).toBeUndefined();
  });

  it('is never moved back by a day that was judged before', () => {
    const written = (current: string, judged: string, was: 'good' | 'bad') =>
      writeConditions([judgedLimit(one(current), one(judged), was)]);
    expect(written('wind=..12', 'wind=..9.2', 'good')).toBe('wind=..12');
    expect(written('wind=..7.7', 'wind=..9.2', 'good')).toBe('wind=..9.2');
    expect(written('wind=..5', 'wind=..6.2', 'bad')).toBe('wind=..5');
    expect(written('period=10..', 'period=9.5..', 'bad')).toBe('period=10..');
    expect(written('period=7..', 'period=6.5..', 'good')).toBe('period=6.5..');
  });
});

describe('values that are supposed beside a pursuit', () => {
  it.each([
    ['preset=paddle,wind=8..10.8', 'wind=8..8', 'wind=..5.1'],
    ['preset=paddle,waves=1..', 'waves=1..1', 'waves=..0.5'],
    ['preset=surf,waves=4..4', 'waves=4..4', 'waves=0.8..2.5'],
    ['preset=swim,water=..12', 'water=12..12', 'water=15..'],
  ])('of %s are %s, and limit nothing', (text, supposed, kept) => {
    const read = parseConditions(text);
    expect(writeConditions(read.supposed ?? [])).toBe(supposed);
    expect(writeConditions(read.conditions).split(',')).toContain(kept);
  });

  it.each(['preset=surf,waves=3..', 'preset=paddle,wind=2..4', 'preset=paddle,wind=..8', 'wind=8..8'])(
    'are none of %s',
    (text) => {
      expect(parseConditions(text).supposed).toBeUndefined();
    },
  );
});
