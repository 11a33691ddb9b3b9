import type { Place } from '../../domain/place.ts';
import type { Words } from '../../words.ts';
import { compose, table, type Answer } from '../answer.ts';
import type { FormatContext } from '../format.ts';
import { bandFacts } from '../tide/tide-source.ts';
import { isTooFar, rangeOf, type TideView } from '../tide/tide-view.ts';
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

type Here = { readonly format: FormatContext; readonly place: Place; readonly tide: TideView };

/** How right the tide of a place is, where one is asked about. */
function lineHere({ format, place, tide }: Here): string | undefined {
  const band = isTooFar(tide.station) ? undefined : bandFacts(format, tide.station, rangeOf(tide.extremes));
  return band && `${format.words.say('fact-label', { label: place.name })} ${band}`;
}

/** What the predictions were compared with, when, their errors by class, and the faults that are known; before them `here`. */
export function accuracyAnswer(words: Words, here?: Here): Answer {
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
  const offices = Object.entries(officeTables) as [keyof typeof officeTables, string][];
  const tables = [
    ...offices.map(([name, label]) => row(label, name)),
    ...otherTables.map((name) => row(words.say(`accuracy-${name}`), name)),
  ];
  const classes = leftOut.map((km) => {
    const { unit, p50, p90 } = figures[`left-out-held-out-${km}-rule-time`];
    return [words.say(`accuracy-water-${km}`), errors(words, unit, p50, p90, 90)];
  });
  return compose({
    title: words.say('accuracy-title'),
    parts: [
      here && lineHere(here),
      words.say('accuracy-what'),
      table(tables, words.say('accuracy-tables')),
      words.say('accuracy-left-out', { count }),
      table(classes, words.say('accuracy-classes')),
      words.say('accuracy-bands', within),
      ...faults.map((name) => words.say(`accuracy-fault-${name}`)),
    ],
    note: [words.say('accuracy-date', { date })],
  });
}

/** `1.7 min, 95 of 100 within 4.7`. */
function errors(words: Words, unit: string, middle: number, most: number, share: number): string {
  const rounded = (value: number): number => Number(value.toPrecision(2));
  return words.say('accuracy-errors', { unit, middle: rounded(middle), most: rounded(most), share });
}
