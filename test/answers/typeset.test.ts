import { expect, it } from 'vitest';
import { typeset, typesetText } from '../../src/answers/index.ts';

it.each([
  [
    'Pleine mer : 05:24 (7,1 m) ; coefficient 91 !',
    'Pleine mer\u00A0: 05:24 (7,1\u00A0m)\u202F; coefficient 91\u202F!',
  ],
  ['Conditions pour « kite »', 'Conditions pour «\u00A0kite\u00A0»'],
  ['in 2 h 05, wind 12 kn, ± 0.3 m', 'in 2\u00A0h\u00A005, wind 12\u00A0kn, ±\u00A00.3\u00A0m'],
  ['80 % of 6 mi, 12 °C at 3 m/s', '80\u00A0% of 6\u00A0mi, 12\u00A0°C at 3\u00A0m/s'],
  ['at 7 minus 2 more', 'at 7 minus 2 more'],
])('“%s” breaks at no unit or sign', (text, expected) => {
  expect(typesetText(text)).toBe(expected);
});

it.each([
  ['11 °C, 北北西 ↓ の風20 ノット, 7 s.', '11\u00A0°C、北北西 ↓ の風20 ノット、7\u00A0s。'],
  [
    '満潮。 データ: Météo-France, by way of Open-Meteo.com。 終わり',
    '満潮。データ: Météo-France, by way of Open-Meteo.com。終わり',
  ],
])('“%s” has the signs of its script, without blanks', (text, expected) => {
  expect(typesetText(text, 'Jpan')).toBe(expected);
  // A name in another language is no text in its own.
  expect(typeset({ title: '藤沢, Japan.', blocks: [] }, 'en').title).toBe('藤沢, Japan.');
  expect(typeset({ title: '日本, 藤沢.', blocks: [] }, 'ja').title).toBe('日本、藤沢。');
});

it('holds for every part of an answer that is read, and for no option', () => {
  const facts = [{ label: 'Marnage :', value: '4,5 m' }];
  const answer = typeset({
    title: 'Quand ?',
    blocks: [
      { kind: 'text', text: '5 m' },
      { kind: 'facts', facts },
      { kind: 'table', title: '1 m', rows: [['2 m']] },
    ],
    note: '3 kn',
    buttons: [{ label: '4 kn', command: 'tide', options: { place: '4 kn' } }],
    firstLines: () => ['5 m'],
  });
  expect(JSON.stringify(answer).match(/ /g)).toEqual([' ']);
  expect(answer.firstLines?.()).toEqual(['5\u00A0m']);
});
