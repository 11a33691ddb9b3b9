import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../src/domain/place.ts';
import { resolveDays } from '../../src/language/dates/days.ts';
import { likelyTime } from '../../src/language/dates/time-notation.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { findNotations, readPoint } from '../../src/places/notation/index.ts';
import { Problem } from '../../src/problem.ts';
import { clear, refused } from '../places/notation/spellings.ts';
import { sampleOf } from '../support/thorough.ts';

const lexicons = openLexicons();
/** Letters and words of notations are names of towns somewhere. */
const names = new Set(['brest', 'sydney', 'nord', 'est', 'ost', 'sur', 'long']);
const isName = (text: string): boolean => names.has(text.toLowerCase());
const today = '2026-11-21';

/** What is asked and when, and the text that the place is looked for by. */
function read(sentence: string, language: string) {
  const places = {
    isName,
    isLikely: isName,
    isWellKnown: isName,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: (text: string) => findNotations(text, language),
  };
  const [frame] = framesOf(sentence, { lexicons, places, language });
  const days = (frame?.days ?? []).map((day) => resolveDays(day, { today })?.first);
  const asked = [frame?.kinds.join('+'), ...days, frame?.time && likelyTime(frame.time), ...(frame?.unused ?? [])];
  return { asked: asked.filter(Boolean).join(' '), place: frame?.places[0]?.text ?? '' };
}

function pointOf(text: string, language: string): Point | string | undefined {
  try {
    return readPoint(text, language)?.point;
  } catch (error) {
    return error instanceof Problem ? error.code : undefined;
  }
}

const rounded = (point: Point | string | undefined) =>
  typeof point === 'object' ? [Number(point.lat.toFixed(9)), Number(point.lng.toFixed(9))] : point;

/** Sentences with coordinates in the place of `@`, and what they ask. */
const sentences: readonly (readonly [string, string, string])[] = [
  ['en', '@', ''],
  ['en', 'tide @', 'tide'],
  ['en', 'tide @ tomorrow 14:00', 'height 2026-11-22 14:00'],
  ['en', 'sun @ on saturday', 'sun 2026-11-21'],
  ['en', 'at 14:00 tomorrow tide @', 'height 2026-11-22 14:00'],
  ['en', 'what time is low water at @ tomorrow?', 'low 2026-11-22'],
  ['en', '@ weather', 'weather'],
  ['fr', 'marée @', 'tide'],
  ['fr', 'météo à @ demain à 14h', 'weather 2026-11-22 14:00'],
  ['fr', 'à quelle heure la pleine mer à @ samedi ?', 'high 2026-11-21'],
  ['fr', 'demain 14h00 marée @', 'height 2026-11-22 14:00'],
  ['fr', '@ coucher du soleil', 'sunset'],
  ['de', 'Gezeiten @', 'tide'],
  ['de', 'Wetter bei @ morgen um 14 Uhr', 'weather 2026-11-22 14:00'],
  ['de', 'Wann ist morgen Niedrigwasser bei @?', 'low 2026-11-22'],
  ['de', 'am 22.11. Wind bei @', 'wind 2026-11-22'],
  ['de', '@ Hochwasser', 'high'],
];

describe.each(sentences)('in %s, “%s”', (language, sentence, asked) => {
  test('every clear spelling is the place, and nothing else', () => {
    // Where some are tried, each sentence has others.
    const wrong = sampleOf(clear, 4, sentence.length).flatMap(([spelling, lat, lng]) => {
      const found = read(sentence.replace('@', spelling), language);
      const point = rounded(pointOf(found.place, language));
      const isRight = found.asked === asked && String(point) === String(rounded({ lat, lng }));
      return isRight ? [] : [`${spelling}: ${found.place} = ${String(point)}, ${found.asked}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** What is surely meant as coordinates: `48 23 4` may be a day and a time. */
const asked = refused.filter(([text]) => /[^\d\s,.]/.test(text));

describe.each([
  ['en', 'tide @ tomorrow', 'tide 2026-11-22'],
  ['fr', 'demain marée à @', 'tide 2026-11-22'],
  ['de', 'Wann ist morgen Niedrigwasser bei @?', 'low 2026-11-22'],
])('in %s, “%s”', (language, sentence, meant) => {
  test('every spelling that is refused is asked about as a whole', () => {
    const wrong = sampleOf(asked, 3, sentence.length).flatMap(([spelling, code]) => {
      const found = read(sentence.replace('@', spelling), language);
      const isOfLanguage = /O$|^sur /.test(spelling) && language !== 'en';
      const isAsked = found.asked === meant && (isOfLanguage || pointOf(found.place, language) === code);
      return isAsked
        ? []
        : [`${spelling}: ${found.place} = ${String(rounded(pointOf(found.place, language)))}, ${found.asked}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('in a sentence', () => {
  test.each([
    ['en', 'tide 48.39N 4.49W 3d', 'tide 2026-11-21', '48.39N 4.49W'],
    ['en', 'tide 48.383,-4.495 3d datum=MSL', 'tide 2026-11-21', '48.383,-4.495'],
    ['en', 'tide 48°23′N / 4°29′W tomorrow', 'tide 2026-11-22', '48°23′N / 4°29′W'],
    ['en', 'tide 48.39/-4.49 tomorrow', 'tide 2026-11-22', '48.39/-4.49'],
    ['en', '48.39 N 4.49 W 12.00 weather', 'weather 12:00', '48.39 N 4.49 W'],
    [
      'de',
      'Wetter auf 54 Grad 19 Minuten Nord, 10 Grad 8 Minuten Ost',
      'weather',
      '54 Grad 19 Minuten Nord, 10 Grad 8 Minuten Ost',
    ],
    [
      'fr',
      'météo par 48 degrés 23 minutes nord, 4 degrés 29 minutes ouest',
      'weather',
      '48 degrés 23 minutes nord, 4 degrés 29 minutes ouest',
    ],
    ['en', '14:45 N 48.39 W 4.49 tide', 'height 14:45', 'N 48.39 W 4.49'],
    ['en', 'at 14:30 48.39N 4.49W tide', 'height 14:30', '48.39N 4.49W'],
    ['en', 'tide 48.39N 4.49W 2026-11-25', 'tide 2026-11-25', '48.39N 4.49W'],
    ['en', 'tide 48.39N 4.49W 25.11.2026', 'tide 2026-11-25', '48.39N 4.49W'],
    ['en', "what's the tide at 48-23.42N 4-29.1W", 'tide', '48-23.42N 4-29.1W'],
    ['en', 'when 48.39 -4.49 low tide < 1 m', '', '48.39 -4.49'],
    ['de', 'Wind 54,3° N; 10,1° O am 25.11. um 18 Uhr', 'wind 2026-11-25 18:00', '54,3° N; 10,1° O'],
    ['fr', 'vent d’ouest à 48°23′N 4°29′O samedi', 'wind 2026-11-21', '48°23′N 4°29′O'],
    ['fr', 'marée sur 48,39 -4,49 demain', 'tide 2026-11-22', '48,39 -4,49'],
  ])('(%s) %s', (language, sentence, meant, place) => {
    expect(read(sentence, language)).toEqual({ asked: meant, place });
  });

  test.each([
    ['tide https://www.google.com/maps/@48.39,-4.49,14z tomorrow', 'https://www.google.com/maps/@48.39,-4.49,14z'],
    ['tide (https://maps.app.goo.gl/AbCdEfgh), tomorrow', 'https://maps.app.goo.gl/AbCdEfgh'],
    ['tide www.windy.com/?48.39,-4.49,8 tomorrow', 'www.windy.com/?48.39,-4.49,8'],
    ['tide geo:48.39,-4.49 tomorrow', 'geo:48.39,-4.49'],
    ['tide 8CWQ9GR7+5H tomorrow', '8CWQ9GR7+5H'],
    ['tide 9GR7+5H Brest tomorrow', '9GR7+5H Brest'],
    ['tide Brest, 9GR7+5H tomorrow', '9GR7+5H Brest'],
    ['tide 9GR7+5H in Brest tomorrow', '9GR7+5H Brest'],
    ['tide 9GR7+5H tomorrow', '9GR7+5H'],
    ['tide IN78sj tomorrow', 'IN78sj'],
    ['tide locator: IN78 tomorrow', 'locator: IN78'],
    ['tide geohash:gbsg3cjqd tomorrow', 'geohash:gbsg3cjqd'],
    ['tide PL1 3RP tomorrow', 'PL1 3RP'],
    ['tide PL13RP tomorrow', 'PL13RP'],
    ['tide b0p 1l0 tomorrow', 'b0p 1l0'],
  ])('%s', (sentence, place) => {
    expect(read(sentence, 'en')).toEqual({ asked: 'tide 2026-11-22', place });
  });
});

describe('numbers and words that only look like a point', () => {
  test.each([
    ['en', 'Brest swell 1.5 m 10 s', 'Brest'],
    ['en', 'waves 1.5, 10s Brest', 'Brest'],
    ['en', 'tide Brest HW+2h', 'Brest'],
    ['en', 'wind N 5 Brest', 'Brest'],
    ['en', 'tides Brest on24th', 'Brest'],
    ['en', 'tide Brest 12 13 December', 'Brest'],
    ['en', 'water above 15° at Brest', 'Brest'],
    ['fr', 'la houle est 2,5 m à Brest', 'Brest'],
    ['fr', 'marée Brest 12 13 décembre', 'Brest'],
    ['de', 'Gezeiten Brest 21.11. 22.11.', 'Brest'],
    ['de', 'Wind aus West 5 in Brest', 'Brest'],
  ])('(%s) %s', (language, sentence, place) => {
    expect(read(sentence, language).place).toMatch(new RegExp(`${place}$`));
  });
});

describe('generated coordinates', () => {
  const point = fc.record({
    lat: fc.integer({ min: 1, max: 89_99 }),
    lng: fc.integer({ min: 1, max: 179_99 }),
    isSouth: fc.boolean(),
    isWest: fc.boolean(),
  });
  /** Angles in hundredths of a degree and of a minute, and how they are written. */
  const spellings: readonly ((degrees: string, minutes: string, letter: string) => string)[] = [
    (degrees, _, letter) => `${degrees}${letter}`,
    (degrees, _, letter) => `${letter} ${degrees}`,
    (degrees, _, letter) => `${degrees.replace('.', ',')}° ${letter}`,
    (_, minutes, letter) => `${minutes.replace(' ', '°')}′${letter}`,
    (_, minutes, letter) => `${minutes.replace(' ', '-')}${letter}`,
    (_, minutes, letter) => `${letter}${minutes}`,
  ];
  const minutesOf = (hundredths: number): string =>
    `${Math.floor(hundredths / 100)} ${(((hundredths % 100) * 60) / 100).toFixed(1)}`;

  test.each(sentences)('(%s) “%s” is about the point', (language, sentence) => {
    const typed = fc.record({ point, write: fc.constantFrom(...spellings), between: fc.constantFrom(' ', ', ') });
    fc.assert(
      fc.property(typed, ({ point: { lat, lng, isSouth, isWest }, write, between }) => {
        const spelled = [
          write((lat / 100).toFixed(2), minutesOf(lat), isSouth ? 'S' : 'N'),
          write((lng / 100).toFixed(2), minutesOf(lng), isWest ? 'W' : 'E'),
        ];
        const found = pointOf(read(sentence.replace('@', spelled.join(between)), language).place, language);
        expect(rounded(found)).toEqual(
          rounded({ lat: (isSouth ? -lat : lat) / 100, lng: (isWest ? -lng : lng) / 100 }),
        );
      }),
      { numRuns: 40 },
    );
  });
});

test('several points are a list of places', () => {
  const [frame] = framesOf('tide 48.38,-4.49 and 50.1,-1.2', {
    lexicons,
    places: {
      isName,
      isLikely: isName,
      isWellKnown: isName,
      isArea: () => false,
      isIsland: () => false,
      kindIn: () => undefined,
      notationsIn: (text) => findNotations(text, 'en'),
    },
    language: 'en',
  });
  expect([frame?.places[0]?.text, frame?.otherPlaces]).toEqual(['48.38,-4.49', ['50.1,-1.2']]);
});
