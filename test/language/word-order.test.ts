import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { sampleOf } from '../support/thorough.ts';

const lexicons = openLexicons();

type Phrases = {
  readonly place: string;
  readonly preposition: string;
  readonly kinds: readonly string[];
  readonly days: readonly string[];
};

const phrases: Readonly<Record<string, Phrases>> = {
  en: {
    place: 'Falmouth',
    preposition: 'at',
    kinds: ['high tide', 'when is low water', 'sunset', 'wind', 'how big are the waves', 'golden hour', 'fog'],
    days: [
      'tomorrow morning',
      'next friday',
      'this weekend',
      'next week',
      '5 december',
      '2026-12-05',
      'between 9 and 12 tomorrow',
      'from friday to sunday',
      'for the next 3 days',
    ],
  },
  fr: {
    place: 'Roscoff',
    preposition: 'à',
    kinds: ['pleine mer', 'quand est la basse mer', 'coucher du soleil', 'vent', 'houle', 'heure dorée', 'brouillard'],
    days: [
      'demain matin',
      'samedi prochain',
      'ce week-end',
      'la semaine prochaine',
      'le 5 décembre',
      'entre 9h et 12h demain',
      'de vendredi à dimanche',
      'cette nuit',
      'pour 3 jours',
    ],
  },
  de: {
    place: 'Büsum',
    preposition: 'in',
    kinds: ['Hochwasser', 'wann ist Ebbe', 'Sonnenuntergang', 'Wind', 'Wellenhöhe', 'goldene Stunde', 'Nebel'],
    days: [
      'morgen früh',
      'nächsten Freitag',
      'am Wochenende',
      'nächste Woche',
      'am 5. Dezember',
      'morgen zwischen 9 und 12 Uhr',
      'von Freitag bis Sonntag',
      'heute Nacht',
      'für 3 Tage',
    ],
  },
};

describe.each(Object.entries(phrases))('in %s', (language, { place, preposition, kinds, days }) => {
  const isName = (text: string): boolean => text.toLowerCase() === place.toLowerCase();
  const places = {
    isName,
    isLikely: isName,
    isWellKnown: isName,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: () => [],
  };
  const read = (text: string) => framesOf(text, { lexicons, places, language })[0];
  const inShort = (text: string): unknown => {
    const frame = read(text);
    return frame && [frame.places[0]?.text.toLowerCase(), frame.days, frame.time, frame.part, frame.unused];
  };

  it.each(days)('“%s” is the same day in any order, whatever is asked', (day) => {
    const expected = [place.toLowerCase(), ...(inShort(`${kinds[0]} ${place} ${day}`) as unknown[]).slice(1, 4), []];
    for (const kind of sampleOf(kinds, 3, days.indexOf(day))) {
      for (const text of [
        `${kind} ${preposition} ${place} ${day}`,
        `${kind} ${day} ${preposition} ${place}`,
        `${place} ${kind} ${day}`,
        `${day} ${kind} ${place}`,
        `${kind} ${place.toLowerCase()} ${day} ?`,
      ]) {
        expect(inShort(text), text).toEqual(expected);
        expect(read(text)?.kinds, text).not.toEqual([]);
      }
    }
  });

  it('days differ', () => {
    const read = days.map((day) => JSON.stringify(inShort(`${kinds[0]} ${place} ${day}`)));
    expect(new Set(read).size).toBe(days.length);
  });
});

it.each([
  ['de', 'wie lange ist es morgen in Brest hell', 'day-length,dusk'],
  ['de', 'wann geht morgen in Brest die Sonne unter', 'sunset'],
  ['en', 'when does the tide in Brest come back in', 'next-high'],
])('in %s, “%s” is read around its place', (language, text, kinds) => {
  const isName = (name: string): boolean => name.toLowerCase() === 'brest';
  const isNone = (): boolean => false;
  const names = {
    isName,
    isLikely: isName,
    isWellKnown: isName,
    isArea: isNone,
    isIsland: isNone,
    kindIn: () => undefined,
    notationsIn: () => [],
  };
  const [frame] = framesOf(text, { lexicons, places: names, language });
  expect(frame?.places).toMatchObject([{ text: 'Brest' }]);
  expect(frame?.kinds.join()).toBe(kinds);
});
