import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { continueFrame } from '../../src/language/request/follow-up.ts';
import { resolveDays } from '../../src/language/dates/days.ts';
import type { Frame } from '../../src/language/meaning/frame.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import type { PlaceNames } from '../../src/language/ports.ts';
import { readSentence } from '../../src/language/meaning/read-sentence.ts';
import { hoursOfSun } from '../../src/language/lexicon/slots.ts';
import { likelyTime, writePart } from '../../src/language/dates/time-notation.ts';
import { foldWord, tokenize } from '../../src/language/lexicon/tokens.ts';
import { findNotations } from '../../src/places/notation/index.ts';
import { sampleOf } from './thorough.ts';

/** A row of a table of sentences: the sentence, and the frame that it means. */
export type SentenceRow = {
  readonly sentence: string;
  readonly isFollowUp: boolean;
  readonly kinds: string;
  readonly place: string;
  readonly days: string;
  readonly extras: string;
  readonly unused: string;
};

/** The day on which every sentence of the tables is asked, a Saturday. */
export const today = '2026-11-21';

const lexicons = openLexicons();

/** A table of sentences of a language: `sentences`, `held-out`, `windows`, `alerts`. */
export function tableOf(language: string, name: string): URL {
  return new URL(`../../locales/${language}/${name}.tsv`, import.meta.url);
}

/** The languages that have a table. */
export function languagesWith(name: string): string[] {
  const folder = new URL('../../locales/', import.meta.url);
  return readdirSync(folder).filter((language) => existsSync(tableOf(language, name)));
}

export function readTable(file: URL): SentenceRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [sentence = '', kinds = '', place = '', days = '', extras = '', unused = ''] = line.split('\t');
      const isFollowUp = sentence.startsWith('>> ');
      return { sentence: isFollowUp ? sentence.slice(3) : sentence, isFollowUp, kinds, place, days, extras, unused };
    });
}

/** Some rows of a table with their follow-ups, or all: see `sampleOf`. */
export function sampleOfRows(rows: readonly SentenceRow[]): SentenceRow[] {
  const conversations: SentenceRow[][] = [];
  for (const row of rows) {
    if (row.isFollowUp) conversations.at(-1)?.push(row);
    else conversations.push([row]);
  }
  return sampleOf(conversations, 5).flat();
}

/** Each row with the frame that is read, a follow-up after the row above it. */
export function readRows(
  rows: readonly SentenceRow[],
  language: string,
  names: PlaceNames,
): { row: SentenceRow; frame: Frame | undefined }[] {
  let last: Frame | undefined;
  return rows.map((row) => {
    const [frame] = readSentence(row.sentence, { lexicons, places: names, language });
    last = row.isFollowUp && last && frame ? continueFrame(frame, last) : frame;
    return { row, frame: last };
  });
}

/** In which columns a frame is another one than the row says; none where it was understood. */
export function differences(
  { kinds, place, days, extras, unused, sentence }: SentenceRow,
  frame: Frame | undefined,
): string[] {
  if (!frame) return ['nothing'];
  const said = tokenize(sentence).map(({ folded }) => folded);
  const expectedUnused = tokenize(unused).map(({ folded }) => folded);
  const found = tokenize([...frame.unused, ...frame.lacking].join(' ')).map(({ folded }) => folded);
  return [
    ...differ('kinds', kinds, frame.kinds.join(',') || 'today'),
    ...(isPlace(place, frame, said)
      ? []
      : [`place ${place} / ${frame.places.map(({ text }) => text).join(' | ') || '-'}`]),
    ...differ('days', resolvedDays(days), resolvedDays(daysText(frame, extras))),
    ...differ('extras', sorted(extras, kinds), sorted(extrasText(frame), kinds)),
    ...(expectedUnused.length > 0 === found.length > 0 &&
    (found.length === 0 || found.some((word) => expectedUnused.includes(word)))
      ? []
      : [`unused ${unused || '-'} / ${frame.unused.join(' | ') || '-'}`]),
  ];
}

function differ(column: string, expected: string, found: string): string[] {
  return expected === found ? [] : [`${column} ${expected} / ${found}`];
}

/** The name of the table in the longest candidate, or, where the sentence calls it otherwise, any candidate. */
function isPlace(expected: string, { places }: Frame, said: readonly string[]): boolean {
  const [first] = places;
  if (expected === '-' || !first) return expected === '-' && !first;
  const name = tokenize(expected.replace(/^\?/, '').replace(/ [A-Z]{2}$/, '')).map(({ folded }) => folded);
  const candidate = tokenize(first.text).map(({ folded }) => folded);
  const shared = name.filter((word) => said.includes(word));
  return candidate.every((word) => name.includes(word)) || shared.every((word) => candidate.includes(word));
}

/** `-` is today. */
function resolvedDays(text: string): string {
  return text === '-' ? today : text;
}

function daysText({ days }: Frame, extras: string): string {
  if (days.length === 0) return '-';
  const isMonthFirst = extras.includes('month-first');
  return days
    .map((day) => {
      const range = resolveDays(day, { today, isMonthFirst });
      if (!range) return 'none';
      return range.first === range.last ? range.first : `${range.first}..${range.last}`;
    })
    .toSorted()
    .filter((day, index, all) => all.indexOf(day) === index)
    .join('+');
}

function extrasText({
  event,
  time,
  part,
  parts,
  when,
  days,
  units,
  answerIn,
  clock,
  datum,
  heightM,
  count,
}: Frame): string {
  const span = days.length === 1 && parts?.map(writePart).join('..');
  return [
    ...(span ? [`span=${span}`] : []),
    ...(hoursOfSun(when) ? [`when=${when}`] : []),
    ...(event === undefined ? [] : [`event=${event}`]),
    ...(time === undefined ? [] : [`time=${likelyTime(time)}`]),
    ...(part === undefined ? [] : [`part=${writePart(part)}`]),
    ...units.map((unit) => `unit=${unit}`),
    ...(answerIn === undefined ? [] : [`in=${answerIn}`]),
    ...(clock === undefined ? [] : [`clock=${clock}`]),
    ...(datum === undefined ? [] : [`datum=${datum}`]),
    ...(heightM === undefined ? [] : [`height=${Number(heightM.toFixed(3))}m`]),
    ...(count === undefined ? [] : [`count=${count}`]),
  ].join(',');
}

/** Sun and moon have no other times in the evening than on the day: tables name the part or not. */
const skyKinds = /^(sun|moon|golden|blue|full|new|twilight|day-length)/;

function sorted(extras: string, kinds: string): string {
  return extras
    .split(',')
    .map((extra) => extra.trim())
    .filter((extra) => extra !== '' && !(skyKinds.test(kinds) && extra.startsWith('part=')))
    .map((extra) => {
      if (extra === 'time=12:00') return 'part=noon';
      const [, feet] = /^height=([\d.]+)ft$/.exec(extra) ?? [];
      return feet === undefined ? extra : `height=${Number((Number(feet) * 0.3048).toFixed(3))}m`;
    })
    .toSorted()
    .join(',');
}

/** A gazetteer of the places of some rows, which calls nothing else a place. */
export function namesOf(rows: readonly SentenceRow[]): PlaceNames {
  const names = new Set(rows.map(({ place }) => foldName(place.replace(/^\?/, '').replace(/ [A-Z]{2}$/, ''))));
  return {
    isName: (text) => names.has(foldName(text)),
    isLikely: () => true,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: (text: string) => findNotations(text, 'en'),
    isWellKnown: () => true,
  };
}

function foldName(name: string): string {
  return tokenize(name)
    .map(({ folded }) => foldWord(folded))
    .join(' ');
}
