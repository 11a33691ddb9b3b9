import type { Words } from '../../words.ts';
import { text, type Answer } from '../answer.ts';
import measured from './accuracy.json' with { type: 'json' };

type Figures = typeof measured.figures;

/** Tables of offices, by the figure of the bench: proper names, the same in every language. */
const officeTables = {
  'auckland-time': 'Auckland (LINZ)',
  'sandy-hook-time': 'Sandy Hook (NOAA)',
  'cuxhaven-time': 'Cuxhaven (BSH)',
  'hoek-van-holland-time': 'Hoek van Holland (Rijkswaterstaat)',
} as const satisfies Partial<Record<keyof Figures, string>>;

const otherTables = ['stream-slack', 'usno-rise-set', 'usno-phases'] as const satisfies readonly (keyof Figures)[];

/** Gauges that were predicted without themselves, by the km of water to the next one. */
const leftOut = ['0-16', '16-40', '40-100', 'over-100'] as const;

const faults = ['rivers', 'cells', 'double', 'weather', 'streams', 'clocks'] as const;

/** What the predictions were compared with, when, their errors by class, and the faults that are known. */
export function accuracyAnswer(words: Words): Answer {
  const { date, figures } = measured;
  const count = leftOut.reduce((sum, km) => sum + figures[`left-out-held-out-${km}-rule-time`].n, 0);
  const within = {
    times: figures['left-out-held-out-band-times-within'].value,
    heights: figures['left-out-held-out-band-heights-within'].value,
  };
  const row = (label: string, name: keyof typeof officeTables | (typeof otherTables)[number]): string[] => {
    const { unit, p50, p95 } = figures[name];
    return [label, errors(words, unit, p50, p95, 95)];
  };
  return {
    title: words.say('accuracy-title'),
    blocks: [
      text(words.say('accuracy-what')),
      {
        kind: 'table',
        title: words.say('accuracy-tables'),
        rows: [
          ...(Object.keys(officeTables) as (keyof typeof officeTables)[]).map((name) => row(officeTables[name], name)),
          ...otherTables.map((name) => row(words.say(`accuracy-${name}`), name)),
        ],
      },
      text(words.say('accuracy-left-out', { count })),
      {
        kind: 'table',
        title: words.say('accuracy-classes'),
        rows: leftOut.map((km) => {
          const { unit, p50, p90 } = figures[`left-out-held-out-${km}-rule-time`];
          return [words.say(`accuracy-water-${km}`), errors(words, unit, p50, p90, 90)];
        }),
      },
      text(words.say('accuracy-bands', within)),
      ...faults.map((name) => text(words.say(`accuracy-fault-${name}`))),
    ],
    note: words.say('accuracy-date', { date }),
  };
}

/** `1.7 min, 95 of 100 within 4.7`. */
function errors(words: Words, unit: string, middle: number, most: number, share: number): string {
  const rounded = (value: number): number => Number(value.toPrecision(2));
  return words.say('accuracy-errors', { unit, middle: rounded(middle), most: rounded(most), share });
}
