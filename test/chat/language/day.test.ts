import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looksLikeDay, looksLikeDayCount, readDay, readDayCount } from '../../../src/chat/language/day.ts';
import { openDictionary } from '../../../src/words.ts';

const dictionary = openDictionary();
/** A Friday. */
const now = Date.parse('2026-11-20T09:00:00Z');

function spokenFirst(language: string) {
  return [dictionary.in(language), ...dictionary.languages.map(dictionary.in)];
}

const inFrance = { zone: 'Europe/Paris', countryCode: 'FR' };

function day(typed: string, language = 'en', countryCode = 'FR'): string {
  return readDay(typed, spokenFirst(language), now, { ...inFrance, countryCode }, language);
}

describe('a day', () => {
  test.each([
    ['today', 'en', '2026-11-20'],
    ['Tonight', 'en', '2026-11-20'],
    ['yesterday', 'en', '2026-11-19'],
    ['TOMORROW', 'en', '2026-11-21'],
    ['day after tomorrow', 'en', '2026-11-22'],
    ['friday', 'en', '2026-11-20'],
    ['Saturday', 'en', '2026-11-21'],
    ['thu', 'en', '2026-11-26'],
    ['demain', 'fr', '2026-11-21'],
    ['après-demain', 'fr', '2026-11-22'],
    ['apres-demain', 'fr', '2026-11-22'],
    ["aujourd'hui", 'fr', '2026-11-20'],
    ['aujourd’hui', 'en', '2026-11-20'],
    ['mercredi', 'fr', '2026-11-25'],
    ['mer.', 'fr', '2026-11-25'],
    ['demain', 'en', '2026-11-21'],
    ['2026-11-21', 'en', '2026-11-21'],
    ['2026-1-2', 'en', '2026-01-02'],
    ['1999-12-31', 'en', '1999-12-31'],
    ['+0', 'en', '2026-11-20'],
    ['+3', 'en', '2026-11-23'],
    ['+45', 'en', '2027-01-04'],
    ['21.11.', 'en', '2026-11-21'],
    ['21.11.2027', 'fr', '2027-11-21'],
    ['1.2.', 'fr', '2027-02-01'],
    ['11/21', 'en', '2026-11-21'],
    ['21/11', 'en', '2026-11-21'],
    ['21/11', 'fr', '2026-11-21'],
    ['11/21', 'fr', '2026-11-21'],
    ['5/6', 'en', '2027-06-05'],
    ['5/6', 'en-GB', '2027-06-05'],
    ['5/6', 'fr', '2027-06-05'],
    ['5/6/2028', 'en', '2028-06-05'],
    ['13/11', 'fr', '2026-11-13'],
    ['12/11', 'fr', '2027-11-12'],
    ['21 November', 'en', '2026-11-21'],
    ['21st november', 'en', '2026-11-21'],
    ['Nov 21', 'en', '2026-11-21'],
    ['november 21, 2027', 'en', '2027-11-21'],
    ['21. Nov. 2027', 'en', '2027-11-21'],
    ['1er mai', 'fr', '2027-05-01'],
    ['14 juillet', 'fr', '2027-07-14'],
    ['14 août', 'en', '2027-08-14'],
    ['übermorgen', 'de', '2026-11-22'],
    ['Samstag', 'de', '2026-11-21'],
    ['sa.', 'de', '2026-11-21'],
    ['21. November', 'de', '2026-11-21'],
    ['1. März', 'de', '2027-03-01'],
    ['5/6', 'de', '2027-06-05'],
    ['heute', 'en', '2026-11-20'],
  ])('“%s” in %s is %s', (typed, language, date) => {
    expect(looksLikeDay(typed, spokenFirst(language))).toBe(true);
    expect(day(typed, language)).toBe(date);
  });

  test.each(['2026-02-30', '2026-13-01', '31.11.', '0/5', '45/50', '32 May', '30.2.2028', '0.1.'])(
    '“%s” there is not',
    (typed) => {
      expect(looksLikeDay(typed, spokenFirst('en'))).toBe(true);
      expect(() => day(typed)).toThrow(expect.objectContaining({ code: 'day-unknown', details: { day: typed } }));
    },
  );

  test.each(['21.11', '48.39', 'Brest', 'mar', 'mer', 'so', '3d', '+', '11-21', 'May', '4 places', 'Del Mar', ''])(
    '“%s” is none',
    (typed) => {
      expect(looksLikeDay(typed, spokenFirst('fr'))).toBe(false);
    },
  );

  test.each(['1899-12-31', '2101-01-01', '1.1.1800'])('“%s” is out of reach', (typed) => {
    expect(() => day(typed)).toThrow(expect.objectContaining({ code: 'day-out-of-range' }));
  });

  test.each([
    ['3/12', 'en', 'US', '2027-03-12'],
    ['3/12', 'en-US', 'PR', '2027-03-12'],
    ['3/12', 'not a language!', 'US', '2027-03-12'],
    ['3/12', 'ja', 'JP', '2027-03-12'],
    ['3/12', 'en', 'GB', '2026-12-03'],
    ['3/12', 'en-US', 'GB', '2026-12-03'],
    ['3/12', 'en', 'CA', '2026-12-03'],
    ['3/12/2026', 'en', 'AU', '2026-12-03'],
    ['3/12', 'en-GB', 'US', '2026-12-03'],
    ['3/12', 'fr', 'US', '2026-12-03'],
    ['3/12', 'de', 'US', '2026-12-03'],
    ['25/12', 'en', 'US', '2026-12-25'],
    ['12/25', 'en', 'GB', '2026-12-25'],
  ])('“%s” in %s at a place in %s is %s', (typed, language, countryCode, date) => {
    expect(day(typed, language, countryCode)).toBe(date);
  });

  test('has its day first at sea, which has no custom', () => {
    expect(readDay('3/12', spokenFirst('en'), now, { zone: 'Etc/GMT+2' })).toBe('2026-12-03');
  });

  test('is that of the place: after midnight there it is tomorrow', () => {
    const inTokyo = { zone: 'Asia/Tokyo', countryCode: 'JP' };
    expect(readDay('today', spokenFirst('en'), Date.parse('2026-11-20T20:00:00Z'), inTokyo)).toBe('2026-11-21');
  });

  test('without a year is never more than a week ago nor a year ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }), (month, date) => {
        const read = day(`${date}.${month}.`);
        expect(read >= '2026-11-13' && read < '2027-11-13').toBe(true);
      }),
    );
  });
});

describe('a number of days', () => {
  test.each([
    ['3', 3],
    ['3d', 3],
    ['3 days', 3],
    ['1 day', 1],
    ['14 jours', 14],
    ['5j', 5],
    ['week', 7],
    ['une semaine', 7],
    ['3 Tage', 3],
    ['Woche', 7],
  ])('“%s” is %d', (typed, count) => {
    expect(readDayCount(typed, spokenFirst('en'))).toBe(count);
  });

  test.each(['0d', '15d', '0', '999', 'x', '3 dogs', '1.5d'])('“%s” is too few, too many or none', (typed) => {
    expect(() => readDayCount(typed, spokenFirst('en'))).toThrow(
      expect.objectContaining({ code: 'days-out-of-range' }),
    );
  });

  test.each(['3', 'Brest', '3 dogs', 'weekend', '48d 4d'])('“%s” does not look like one', (typed) => {
    expect(looksLikeDayCount(typed, spokenFirst('en'))).toBe(false);
  });
});
