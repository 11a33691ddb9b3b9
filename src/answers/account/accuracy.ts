import type { Place } from '../../domain/place.ts';
import type { Words } from '../../words.ts';
import { compose, table, type Answer } from '../answer.ts';
import type { FormatContext } from '../format.ts';
import { commandButton } from '../follow-ups.ts';
import { bandFacts } from '../tide/tide-source.ts';
import { rangeOf } from '../../domain/tide/index.ts';
import { isTooFar, type TideView } from '../tide/tide-view.ts';
import measured from './accuracy.json' with { type: 'json' };
import tablesOfFigures from './accuracy-tables.json' with { type: 'json' };

const { compared, leftOut, faults } = tablesOfFigures;

/** By their names; those of tables of offices stand beside them, as proper names are the same in every language. */
const figures: Readonly<Record<string, Figure>> = measured.figures;
type Figure = {
  readonly unit: string;
  readonly n?: number;
  readonly p50?: number;
  readonly p90?: number;
  readonly p95?: number;
  readonly value?: number;
};

type Here = { readonly format: FormatContext; readonly place: Place; readonly tide: TideView; readonly zone: string };

const topics = ['times', 'heights', 'forecast', 'differs', 'where'] as const;

/** What predictions were compared with, when, errors by class, known faults; `here` first. Of `asked` alone, a line or two. */
export function accuracyAnswer(words: Words, here?: Here, asked?: string): Answer {
  // Gauges that were predicted without themselves, by the km of water to the next one.
  const apart = leftOut.map((km) => ({ km, figure: figures[`left-out-held-out-${km}-rule-time`]! }));
  const within = {
    times: figures['left-out-held-out-band-times-within']!.value!,
    heights: figures['left-out-held-out-band-heights-within']!.value!,
  };
  const tables = compared.map(({ figure, name }) => [
    name ?? words.say(`accuracy-${figure}`),
    errors(words, figures[figure]!, 95),
  ]);
  const classes = apart.map(({ km, figure }) => [words.say(`accuracy-water-${km}`), errors(words, figure, 90)]);
  const isKnown = here && !isTooFar(here.tide.station);
  const band = isKnown && bandFacts(here.format, here.tide.station, rangeOf(here.tide.extremes));
  const count = apart.reduce((sum, { figure }) => sum + figure.n!, 0);
  const topic = topics.find((one) => one === asked);
  const middle = Math.round(Math.max(...apart.map(({ figure }) => figure.p50!)));
  const most = Math.round(Math.max(...apart.map(({ figure }) => figure.p90!)));
  const isOfTide = topic !== 'forecast';
  const first = [
    band && isOfTide ? `${words.say('fact-label', { label: here.place.name })} ${band}` : undefined,
    topic && words.say(`accuracy-of-${topic}`, { ...within, middle, most }),
  ];
  if (topic)
    return compose({
      title: words.say('accuracy-title'),
      parts: [
        ...first,
        here && topic === 'differs' ? words.say('courtesy-complaint-zone', { zone: here.zone }) : undefined,
        isOfTide ? words.say('accuracy-fault-weather') : undefined,
      ],
      buttons: [commandButton(words, isOfTide ? 'accuracy' : 'about')],
    });
  return compose({
    title: words.say('accuracy-title'),
    parts: [
      ...first,
      words.say('accuracy-what'),
      table(tables, words.say('accuracy-tables')),
      words.say('accuracy-left-out', { count }),
      table(classes, words.say('accuracy-classes')),
      words.say('accuracy-bands', within),
      ...faults.map((name) => words.say(`accuracy-fault-${name}`)),
    ],
    note: [words.say('accuracy-date', { date: measured.date })],
  });
}

/** `1.7 min, 95 of 100 within 4.7`. */
function errors(words: Words, figure: Figure, share: 90 | 95): string {
  const [middle, most] = [figure.p50!, figure[`p${share}`]!].map((value) => Number(value.toPrecision(2)));
  return words.say('accuracy-errors', { unit: figure.unit, middle: middle!, most: most!, share });
}
