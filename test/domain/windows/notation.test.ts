import { describe, expect, it } from 'vitest';
import { conditionExamples, parseConditions, writeConditions } from '../../../src/domain/windows/index.ts';

describe('the notation of conditions', () => {
  it.each(Object.entries(conditionExamples))('reads and writes %s', (_, example) => {
    const { conditions, wrong } = parseConditions(example);
    expect(wrong).toEqual([]);
    expect(writeConditions(conditions)).toBe(example);
  });

  it.each([
    'tide',
    'tide=',
    'tide=..',
    'tide=1',
    'tide=2..1',
    'tide=1e3..2',
    'tide=..99999999',
    'sill=1/-1',
    'sill=1/2/3/4',
    'high=60',
    'high=-9000..0',
    'high=..60',
    'winddir=1..2..3',
    'winddir=0..400',
    'time=24:00..25:00',
    'time=10:00..10:00',
    'weekday=someday',
    'phase=full/99',
    'constructor=1..2',
    'light=toString',
    'length=0',
    '',
    'wind=..6 7',
  ])('refuses %s', (text) => {
    expect(parseConditions(text)).toEqual({ conditions: [], wrong: [text] });
  });

  it('reads what is right beside what is wrong', () => {
    const { conditions, wrong } = parseConditions('light=day, colour=blue,wind=..6');
    expect(conditions).toHaveLength(2);
    expect(wrong).toEqual(['colour=blue']);
  });
});
