import { clockText, type Answer } from '../../../answers/index.ts';
import { pointId } from '../../../domain/place.ts';
import { shownZero } from '../../../domain/tide/index.ts';
import type { Words } from '../../../words.ts';
import type { MapStation } from '../ports.ts';
import { addressOf } from '../questions.ts';
import { renderBlocks } from '../render-html.ts';
import { template, type Html } from '../template.ts';

/** The range of today at which each colour begins, metres: springs at most coasts reach the third, few the last. */
const rangeSteps = [0, 0.5, 1, 2, 4, 6] as const;

/** Kinds of stations, which can be left out, with the shape of one alone. */
const kinds = [
  { letter: 'h', mark: '●', text: 'stations-harmonic' },
  { letter: 's', mark: '▲', text: 'stations-subordinate' },
  { letter: 'c', mark: '◆', text: 'map-stream' },
] as const;

type StationsPage = {
  readonly words: Words;
  readonly count: number;
  readonly query: string;
  /** Absent where nothing was asked for. */
  readonly found: readonly MapStation[] | undefined;
  isStream(station: MapStation): boolean;
  readonly countries: ReadonlyMap<string, number>;
  readonly hasGauges: boolean;
  /** Stations, offered or not, whose clocks were decided about. */
  readonly clocks: readonly MapStation[];
};

/** The map, which a script draws, and the list beside it, which needs none. */
export function stationsPage({ words, found, isStream, countries, clocks, ...page }: StationsPage): Promise<Html> {
  return template('stations', words, {
    ...page,
    lead: words.say('map-lead', { count: page.count }),
    steps: rangeSteps.join(' '),
    ranges: rangeSteps.map((step, i) => ({ number: i + 1, range: rangeText(words, step, rangeSteps[i + 1]) })),
    kinds: kinds.map(({ letter, mark, text }) => ({ letter, mark, kind: words.say(text) })),
    found: found?.map((station) => ({
      ...station,
      source: station.source.toUpperCase(),
      kind: isStream(station) && `, ${words.say('map-stream')}`,
    })),
    isNone: found?.length === 0,
    countries: countryLinks(words, countries),
    // `Vigo (ticon/vigo-208a-esp-uhslc_rq): left out, its record was 1 h 01 early; against …`
    clocks: clocks.flatMap(({ id, name, clock }) =>
      clock ? { id, name, clock: clockText(words, clock), evidence: clock.evidence } : [],
    ),
  });
}

function countryLinks({ language }: Words, countries: ReadonlyMap<string, number>) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const nameOf = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  return [...countries]
    .map(([code, count]) => ({ code, count, name: nameOf(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
}

function rangeText(words: Words, from: number, to: number | undefined): string {
  const number = new Intl.NumberFormat(words.language);
  if (to === undefined) return words.say('map-range-over', { from: number.format(from) });
  return words.say('map-range-between', { from: number.format(from), to: number.format(to) });
}

type AnsweredStation = {
  readonly answer: Answer;
  readonly question: { readonly command: 'tide' | 'current'; readonly options: { readonly place: string } };
};

/** One station: its next tides as the bot answers them, its datum, source, licence and record. */
export function stationPage(words: Words, station: MapStation, { answer, question }: AnsweredStation): Html {
  const { id, name, clock, officeDatum, recordYears, prediction, attribution, licence } = station;
  const chartDatum = shownZero(officeDatum, undefined)?.name ?? station.chartDatum;
  const facts = [
    ...(question.command === 'tide' ? [['map-datum', chartDatum ?? words.say('map-datum-unknown')] as const] : []),
    ['map-prediction', words.say(`stations-${prediction}`)],
    ...(recordYears === undefined ? [] : [['map-record', words.say('map-years', { count: recordYears })] as const]),
    ...(clock ? [['stations-clock', `${clockText(words, clock)} (${clock.evidence})`] as const] : []),
    ['map-source', attribution],
    ['map-licence', licence],
    ['map-id', id],
  ] as const;
  return template('station', words, {
    language: words.language,
    name,
    blocks: renderBlocks(answer.blocks),
    address: addressOf(question, {}),
    facts: facts.map(([key, value]) => ({ fact: words.say(key), value })),
    note: answer.note,
  });
}

/** A station as a place of the chat, which knows those of streams by where they are. */
export function placeOf({ id, point }: Pick<MapStation, 'id' | 'point'>, command: 'tide' | 'current'): string {
  return command === 'tide' ? `station:${id}` : pointId(point);
}
