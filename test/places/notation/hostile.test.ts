import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../../src/domain/place.ts';
import { findNotations, readPoint, readShortPlusCode } from '../../../src/places/notation/index.ts';
import { Problem } from '../../../src/problem.ts';
import { casesOf } from '../../support/thorough.ts';
import { assumed, clear } from './spellings.ts';
import { anyText } from '../../support/any-text.ts';

const runs = { numRuns: casesOf(10_000) };

/** The point, or nothing; every exception but a `Problem` fails the test. */
function pointOrNone(text: string): Point | undefined {
  try {
    readShortPlusCode(text);
    return readPoint(text, 'fr')?.point;
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    return undefined;
  }
}

const isSouthern = /[-−–‐‑－]|s|юш|ю\.|南/i;
const isWestern = /[-−–‐‑－]|w|ｗ|o|vest|väst|з\.|зд|西/i;

/** What may be said of a point without reading the text a second time. */
function expectTyped(text: string, point: Point) {
  expect(Math.abs(point.lat), text).toBeLessThanOrEqual(90);
  expect(Math.abs(point.lng), text).toBeLessThanOrEqual(180);
  if (point.lat === 0 && point.lng === 0) expect(text).not.toMatch(/[1-9１-９]/);
  if (point.lat < 0) expect(text).toMatch(isSouthern);
  if (point.lng < 0) expect(text).toMatch(isWestern);
}

const spellings = fc.constantFrom(...[...clear, ...assumed].map(([text]) => text));
const characters = fc.constantFrom(...'0123456789.,;:-+ NSEWOnsewodm°′″\'"()/ \0é北𝟘');
const edit = fc.record({
  at: fc.nat(60),
  removed: fc.constantFrom(0, 0, 1, 1, 2),
  added: fc.array(characters, { maxLength: 2 }).map((all) => all.join('')),
});

function mutated(text: string, edits: readonly { at: number; removed: number; added: string }[]): string {
  let result = text;
  for (const { at, removed, added } of edits) {
    const start = at % (result.length + 1);
    result = result.slice(0, start) + added + result.slice(start + removed);
  }
  return result;
}

test('a spelling with slips gives a point that was typed, a refusal or nothing', () => {
  fc.assert(
    fc.property(spellings, fc.array(edit, { minLength: 1, maxLength: 3 }), (spelling, edits) => {
      const text = mutated(spelling, edits);
      const point = pointOrNone(text);
      if (point !== undefined) expectTyped(text, point);
    }),
    runs,
  );
});

const numbers = fc.record({ lat: fc.integer({ min: 1, max: 8_999 }), lng: fc.integer({ min: 1, max: 17_999 }) });
const letters = { lat: fc.constantFrom('N', 'S', 'n', 's'), lng: fc.constantFrom('E', 'W', 'e', 'w') };
const gap = fc.constantFrom('', ' ', '  ', '°', '° ');
const between = fc.constantFrom(' ', ', ', ',', '; ', '  ');

test('letters decide hemisphere and order, wherever they stand', () => {
  const typed = fc.record({ numbers, lat: letters.lat, lng: letters.lng, gap, between, comma: fc.boolean() });
  fc.assert(
    fc.property(typed, fc.boolean(), fc.boolean(), (t, isLngFirst, isBefore) => {
      const write = (hundredths: number, letter: string) => {
        const digits = (hundredths / 100).toFixed(2).replace('.', t.comma ? ',' : '.');
        return isBefore ? `${letter}${t.gap.replace('°', '')}${digits}` : `${digits}${t.gap}${letter}`;
      };
      const both = [write(t.numbers.lat, t.lat), write(t.numbers.lng, t.lng)];
      const text = (isLngFirst ? both.toReversed() : both).join(t.between);
      expect(readPoint(text, 'en'), text).toStrictEqual({
        point: {
          lat: (t.numbers.lat / 100) * (/n/i.test(t.lat) ? 1 : -1),
          lng: (t.numbers.lng / 100) * (/e/i.test(t.lng) ? 1 : -1),
        },
      });
    }),
    runs,
  );
});

test('random characters of the grammar give a point that was typed, a refusal or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 24 }), (text) => {
      const point = pointOrNone(text);
      if (point !== undefined) expectTyped(text, point);
    }),
    runs,
  );
});

test('random text of any kind is no exception', () => {
  const links = fc.constantFrom(
    'https://www.google.com/maps/',
    'https://www.windy.com/?',
    'https://osm.org/#map=',
    'geo:',
    '',
  );
  const text = fc.tuple(links, anyText(60)).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (asked) => void pointOrNone(asked)),
    runs,
  );
});

/** Fails where notations overlap, or where one that is certain to be meant is neither a point nor refused. */
function expectRead(text: string) {
  let before = 0;
  for (const { start, end, certainty, needsPlace } of findNotations(text, 'en')) {
    expect(start, text).toBeGreaterThanOrEqual(before);
    expect(end, text).toBeGreaterThan(start);
    before = end;
    const written = text.slice(start, end);
    if (certainty !== 'certain' || needsPlace || /^geo:/i.test(written) || written.length > 2000) continue;
    expect(() => readPoint(written, 'en') ?? fail(written), `${written} in ${text}`).not.toThrow(/^nothing is read/);
  }
}

function fail(written: string): never {
  throw new Error(`nothing is read in ${written}`);
}

test('what is found in a text is read or refused', () => {
  const words = fc.constantFrom('tide', 'demain', '14:00', '3d', '2,5 m', '12.5.', 'N 5', "what's", '10s', ',', 'bei');
  const texts = fc.array(fc.oneof(spellings, words, fc.string({ unit: characters, maxLength: 8 })), { maxLength: 5 });
  fc.assert(
    fc.property(texts, (parts) => expectRead(parts.join(' '))),
    { numRuns: 3000 },
  );
});

test.each([
  ['digits', '1'],
  ['pairs', '1,1'],
  ['letters', 'N'],
  ['marks', "'"],
  ['signs', '-'],
  ['blanks', ' '],
  ['zeros', '0'],
  ['brackets', '('],
  ['closing brackets', ')x'],
  ['slashes', '/'],
  ['links', 'http://a '],
  ['pins', '!3d'],
])('a page of %s is none or refused', (_, piece) => {
  for (const prefix of ['', '48 ', 'geo:', 'geohash:', 'https://www.google.com/maps/', 'https://osm.org/#']) {
    const point = pointOrNone(prefix + piece.repeat(100_000));
    expect(point).toBeUndefined();
    expectRead(`tide ${prefix}${piece.repeat(1000)} tomorrow`);
  }
});
