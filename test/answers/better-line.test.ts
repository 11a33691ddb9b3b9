import { describe, expect, it } from 'vitest';
import type { WatersAsked } from '../../src/answers/answer.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { joinPlaces, rivalLines, type Answer } from '../../src/answers/index.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';

const words = openDictionary().in('en');
const format = { ...words, units: unitSystems.nautical, zone: 'Europe/London', now: 0 };
const at = (name: string, hours?: number): { name: string; answer: Answer } => ({
  name,
  answer: { title: name, blocks: [], ...(hours !== undefined && { goodHours: () => hours }) },
});

const sidesOf = (places: readonly { readonly name: string; readonly answer: Answer }[]) =>
  places.map(({ name, answer }) => ({ moment: name, answers: [answer] }));

it.each([
  [[at('Tarifa', 4), at('Dakhla', 2)], ['Better: Tarifa.']],
  [[at('Tarifa', 0), at('Dakhla', 0.5)], ['Better: Dakhla.']],
  [[at('Tarifa', 1), at('Dakhla', 3), at('Hyères', 2)], ['Best: Dakhla.']],
  // Daylight alone differs by minutes.
  [[at('Tarifa', 8.1), at('Dakhla', 8)], ['No clear difference.']],
  [[at('Tarifa', 0), at('Dakhla', 0)], ['Neither is good, and neither is better.']],
  [[at('Tarifa', 3), at('Dakhla')], []],
])('of %j', (places, expected) => {
  expect(rivalLines(words, sidesOf(places), {})).toEqual(expected);
});

it('says which place is less bad, with its figures, where a pursuit goes at none', () => {
  const [tarifa, dakhla] = [at('Tarifa', 0), at('Dakhla', 0)].map(({ name, answer }, index) => {
    const value = 1 + index / 2;
    const figures = () => [{ what: 'Waves', value, shown: `${value.toFixed(1)} m`, worse: 2 + 2 * index }];
    return { name, answer: { ...answer, figures } };
  });
  expect(rivalLines(words, sidesOf([dakhla!, tarifa!]), {})).toEqual([
    'Neither is good; less bad: Tarifa. Waves 1.0 m (Dakhla 1.5 m).',
  ]);
});

it.each([
  [[4, 2], 'Good at all of these places.'],
  [[4, 0], 'Not good all the way.'],
])('says whether a pursuit goes at all places of a way', ([one, other], line) => {
  const places = [at('Dover', one), at('Calais', other)];
  const joined = joinPlaces(
    format,
    places,
    places.map(({ answer }) => answer),
    undefined,
    { courseDeg: 0, km: 39 },
  );
  expect(joined.firstLines?.()).toEqual([
    line,
    'In a straight line 21 nm. Only these places are looked at, not the water between them.',
  ]);
});

describe('the waters of two places', () => {
  const day = { from: Date.UTC(2026, 10, 20), to: Date.UTC(2026, 10, 21) };
  const tide = (name: string, minutes: number, heightM: number, datum = 'CD') => {
    const all = Array.from({ length: 8 }, (_, i) => ({
      at: day.from + (i * 372 - 300 + minutes) * minuteMs,
      heightM: i % 2 === 0 ? heightM : 1,
      kind: i % 2 === 0 ? ('high' as const) : ('low' as const),
    }));
    const shown = (metres: number): string => `${metres.toFixed(1)} m`;
    const waters = (): WatersAsked => ({ kinds: ['high'], window: day, all, datum, source: name, shown });
    return { name, answer: { title: name, blocks: [], waters } };
  };

  it.each([
    [tide('Dover', 0, 6), tide('Calais', 25, 6.5), 'High water: Dover first, Calais 25 min later, 0.5 m higher.'],
    [tide('Dover', 0, 6), tide('Deal', -10, 6.5), 'High water: Deal first, Dover 10 min later, 0.5 m lower.'],
    [tide('Dover', 0, 6), tide('Deal', 0, 6), 'High water: at the same time at Dover and Deal, at the same height.'],
    [
      tide('Dover', 0, 6),
      tide('Calais', 25, 7, 'ZH'),
      'High water: Dover first, Calais 25 min later; their heights are above different zeros.',
    ],
    [tide('Dover', 0, 6), tide('Dover', 0, 6), undefined],
  ])('are compared before them', (one, other, line) => {
    const places = [one, other];
    const joined = joinPlaces(format, places, [one.answer, other.answer]);
    expect(joined.firstLines?.()).toEqual(line === undefined ? undefined : [line]);
  });
});
