import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../../src/language/lexicon/lexicons.ts';
import { readTimes, readWeekdays, takeTimes, weekdaysIn, zoneNamed } from '../../../src/chat/index.ts';
import { openDictionary } from '../../../src/words.ts';

const dictionary = openDictionary();
const spoken = dictionary.languages.map(dictionary.in);
const nowhere = () => false;
const sentences = {
  lexicons: openLexicons(),
  language: 'en',
  places: {
    isName: nowhere,
    isLikely: nowhere,
    isWellKnown: nowhere,
    isArea: nowhere,
    isIsland: nowhere,
    kindIn: () => undefined,
    notationsIn: () => [],
  },
};
const sky = (event: string, offsetMin: number) => ({ kind: 'sky', event, offsetMin });
const tide = (event: string, offsetMin: number) => ({ kind: 'tide', event, offsetMin });
const clock = (time: string) => ({ kind: 'clock', time });

describe('times', () => {
  it.each([
    ['07:00', [clock('07:00')]],
    ['7:05', [clock('07:05')]],
    ['7h', [clock('07:00')]],
    ['7h30', [clock('07:30')]],
    ['07.15', [clock('07:15')]],
    ['7am', [clock('07:00')]],
    ['12 am', [clock('00:00')]],
    ['12:30pm', [clock('12:30')]],
    ['7:30 p.m.', [clock('19:30')]],
    ['07:00,19:00', [clock('07:00'), clock('19:00')]],
    ['7am and 7pm', [clock('07:00'), clock('19:00')]],
    ['06:30 18:00', [clock('06:30'), clock('18:00')]],
    ['6h30 et 18h', [clock('06:30'), clock('18:00')]],
    ['07:00, sunset', [clock('07:00'), sky('sunset', 0)]],
    ['sunrise', [sky('sunrise', 0)]],
    ['Sunrise-1h', [sky('sunrise', -60)]],
    ['sunset + 30 min', [sky('sunset', 30)]],
    ['high tide-90m', [tide('high', -90)]],
    ['high water - 1h30', [tide('high', -90)]],
    ['low tide+2h', [tide('low', 120)]],
    ['lever du soleil-1h', [sky('sunrise', -60)]],
    ['pleine mer−45m', [tide('high', -45)]],
    ['full moon 18:00', [{ kind: 'phase', phase: 'full', time: '18:00' }]],
    ['pleine lune 18h', [{ kind: 'phase', phase: 'full', time: '18:00' }]],
  ])('“%s”', (text, times) => {
    expect(readTimes(text, spoken)).toEqual(times);
  });

  it.each([
    '',
    '7',
    '24:00',
    '07:60',
    '13pm',
    '0am',
    'sunrise-',
    'sunrise-13h',
    'full moon',
    'brest',
    '07:00,',
    '1,2',
    '07:00 or 19:00',
  ])('“%s” is none', (text) => {
    expect(() => readTimes(text, spoken)).toThrow('time-unknown');
  });

  it('are as many words as make sense, and no more', () => {
    const take = (text: string) => takeTimes(text.split(' '), spoken);
    expect(take('07:00 daily tide')).toEqual({ times: [clock('07:00')], rest: ['daily', 'tide'] });
    expect(take('07:00, 19:00 mon-fri')).toEqual({ times: [clock('07:00'), clock('19:00')], rest: ['mon-fri'] });
    expect(take('high tide - 90 min tide 2d')).toEqual({ times: [tide('high', -90)], rest: ['tide', '2d'] });
    expect(take('full moon 18:00')?.rest).toEqual([]);
    expect(take('brest 07:00')).toBeUndefined();
  });
});

describe('days of the week', () => {
  it.each([
    ['daily', [0, 1, 2, 3, 4, 5, 6]],
    ['mon-fri', [1, 2, 3, 4, 5]],
    ['sat,sun', [0, 6]],
    ['sat-mon', [0, 1, 6]],
    ['Monday', [1]],
    ['weekdays', [1, 2, 3, 4, 5]],
    ['weekend,wed', [0, 3, 6]],
    ['lun-ven', [1, 2, 3, 4, 5]],
    ['sam,dim', [0, 6]],
    ['quotidien', [0, 1, 2, 3, 4, 5, 6]],
    ['mon-wed-fri', [1, 3, 5]],
    ['werktags', [1, 2, 3, 4, 5]],
    ['laborables', [1, 2, 3, 4, 5]],
    ['土日', [0, 6]],
  ])('“%s”', (text, days) => {
    expect(readWeekdays(text, spoken, sentences)).toEqual(days);
  });

  it.each(['', 'tide', '-fri', 'm', 'tomorrow', 'Brest', '07:00'])('“%s” is none', (text) => {
    expect(weekdaysIn(text, spoken, sentences)).toBeUndefined();
    expect(() => readWeekdays(text, spoken, sentences)).toThrow('weekdays-unknown');
  });
});

describe('zones', () => {
  it('are known by their names alone', () => {
    expect(zoneNamed('europe/berlin')).toBe('Europe/Berlin');
    expect(zoneNamed('utc')).toBe('UTC');
    for (const word of ['CET', 'tide', 'Europe/Atlantis', '+01:00', '']) expect(zoneNamed(word)).toBeUndefined();
  });
});
