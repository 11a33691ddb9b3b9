import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../src/places/fold.ts';

test.each([
  ['Brest', 'brest'],
  ['BŘEST', 'brest'],
  ['København', 'kobenhavn'],
  ['Weißenburg', 'weissenburg'],
  ['Ærøskøbing', 'aeroskobing'],
  ['Œuilly', 'oeuilly'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Þórshöfn', 'thorshofn'],
  ['İzmir', 'izmir'],
  ['Diyarbakır', 'diyarbakir'],
  ['ﬁrth', 'firth'],
  ['Ｋｉｅｌ', 'kiel'],
  ['St Malo', 'saint malo'],
  ['St. Malo', 'saint malo'],
  ['Saint-Malo', 'saint malo'],
  ['ST.-MALO', 'saint malo'],
  ['Sainte-Anne', 'sainte anne'],
  ['Ste. Anne', 'sainte anne'],
  ['Bad St Leonhard', 'bad saint leonhard'],
  ['Stade', 'stade'],
  ['Ostend', 'ostend'],
  ["L'Aquila", 'l aquila'],
  ['L’Aquila', 'l aquila'],
  ['Kāneʻohe', 'kane ohe'],
  ['a-ʻb', 'a b'],
  ["'s-Hertogenbosch", 's hertogenbosch'],
  ['  Le   Havre ', 'le havre'],
  ['Москва', 'москва'],
  ['Йошкар-Ола', 'иошкар ола'],
  ['ΑΘΉΝΑΣ', 'αθηνασ'],
  ['Αθήνας', 'αθηνασ'],
  ['東京', '東京'],
  ['!?…', ''],
  ['', ''],
])('%j folds to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['ブレスト', 'フレスト'],
  ['कोची', 'कच'],
  ['Brest', 'Brestt'],
  ['Saint', 'Sainte'],
])('%j and %j stay apart', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('what is folded stays as it is', () => {
  const codePoints = fc.array(fc.integer({ min: 0, max: 0x10ffff }));
  fc.assert(
    fc.property(codePoints, (codes) => {
      const text = String.fromCodePoint(...codes);
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
