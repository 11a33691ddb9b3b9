import { describe, expect, it } from 'vitest';
import type { WatersAsked } from '../../src/answers/answer.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { betterLine, joinPlaces, type Answer } from '../../src/answers/index.ts';
import { unitSystems } from '../../src/domain/units.ts';
import { openDictionary } from '../../src/words.ts';

const words = openDictionary().in('en');
const format = { ...words, units: unitSystems.nautical, zone: 'Europe/London', now: 0 };
const at = (name: string, hours?: number): { name: string; answer: Answer } => ({
  name,
  answer: { title: name, blocks: [], ...(hours !== undefined && { goodHours: () => hours }) },
});

it.each([
  [[at('Tarifa', 4), at('Dakhla', 2)], ['Better: Tarifa.']],
  [[at('Tarifa', 0), at('Dakhla', 0.5)], ['Better: Dakhla.']],
  [[at('Tarifa', 1), at('Dakhla', 3), at('Hyères', 2)], ['Best: Dakhla.']],
  // Daylight alone differs by minutes.
  [[at('Tarifa', 8.1), at('Dakhla', 8)], ['As good at each.']],
  [[at('Tarifa', 0), at('Dakhla', 0)], ['Neither is good.']],
  [[at('Tarifa', 3), at('Dakhla')], []],
])('of %j', (places, expected) => {
  expect(betterLine(words, places)).toEqual(expected);
});

it('says how the sea differs where a pursuit goes as well at each', () => {
  const [tarifa, dakhla] = [at('Tarifa', 4), at('Dakhla', 4)].map(({ name, answer }, index) => {
    const value = 1 + index / 2;
    return { name, answer: { ...answer, figures: () => [{ what: 'Waves', value, shown: `${value.toFixed(1)} m` }] } };
  });
  expect(betterLine(words, [tarifa!, dakhla!])).toEqual([
    'As good at each.',
    'Waves: Tarifa is lower, 1.0 m (Dakhla 1.5 m, difference 0.5 m).',
  ]);
});

it('says no difference of figures in two units', () => {
  const [dublin, maine] = [
    ['Dublin', 2.4, '2.4 m'],
    ['Maine', 3.4, '11 ft'],
  ].map(([name, value, shown]) => {
    const figures = () => [{ what: 'Waves', value: Number(value), shown: String(shown) }];
    return { name: String(name), answer: { ...at(String(name), 4).answer, figures } };
  });
  expect(betterLine(words, [dublin!, maine!])[1]).toBe('Waves: Dublin is lower, 2.4 m (Maine 11 ft).');
});

it('says no good of places where a pursuit is only worth a look', () => {
  const places = ['Tarifa', 'Dakhla'].map((name) => ({
    name,
    answer: { ...at(name, 1).answer, isLook: () => true },
  }));
  expect(betterLine(words, places)).toEqual(['Worth a look at each.']);
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
