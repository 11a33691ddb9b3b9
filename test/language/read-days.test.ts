import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { meansDays, readCount, readDays } from '../../src/language/request/read-days.ts';
import type { SentenceContext } from '../../src/language/meaning/sentence.ts';

const lexicons = openLexicons();
/** A Friday. */
const now = Date.parse('2026-11-20T09:00:00Z');

function sentencesIn(language: string): SentenceContext {
  return {
    lexicons,
    places: {
      isName: () => false,
      isLikely: () => true,
      isWellKnown: () => true,
      isArea: () => false,
      isIsland: () => false,
      kindIn: () => undefined,
      notationsIn: () => [],
    },
    language,
  };
}

const inFrance = { zone: 'Europe/Paris', countryCode: 'FR' };

function day(typed: string, language = 'en', countryCode = 'FR'): string {
  const reader = { sentences: sentencesIn(language), now, language };
  return readDays(typed, undefined, { ...inFrance, countryCode }, reader).days[0].date;
}

describe('a holiday', () => {
  test.each([
    // Calendars of the governments: gov.uk/bank-holidays, opm.gov, feiertage of the German states, service-public.fr.
    ['bank hol monday', 'en', 'GB', '2026-12-28'],
    ['the august bank holiday', 'en', 'GB', '2027-08-30'],
    ['the august bank holiday', 'en', 'IE', '2027-08-02'],
    ['spring bank holiday monday', 'en', 'GB', '2027-05-31'],
    ["Presidents' Day", 'en', 'US', '2027-02-15'],
    ['MLK day', 'en', 'US', '2027-01-18'],
    ['memorial day', 'en', 'US', '2027-05-31'],
    ['victoria day', 'en', 'CA', '2027-05-24'],
    ['thanksgiving', 'en', 'US', '2026-11-26'],
    ['thanksgiving', 'en', 'CA', '2027-10-11'],
    ['labour day', 'en', 'NZ', '2027-10-25'],
    ['labor day', 'en', 'US', '2027-09-06'],
    ["mother's day", 'en', 'GB', '2027-03-07'],
    ["mother's day", 'en', 'US', '2027-05-09'],
    ["father's day", 'en', 'AU', '2027-09-05'],
    ['ash wednesday', 'en', 'GB', '2027-02-10'],
    ['Pfingstmontag', 'de', 'DE', '2027-05-17'],
    ['3. Advent', 'de', 'DE', '2026-12-13'],
    ['am ersten Advent', 'de', 'DE', '2026-11-29'],
    ['Buß- und Bettag', 'de', 'DE', '2026-11-18'],
    ['an Fronleichnam', 'de', 'DE', '2027-05-27'],
    ['Vatertag', 'de', 'DE', '2027-05-06'],
    ['Vatertag', 'de', 'AT', '2027-06-13'],
    ['Nationalfeiertag', 'de', 'AT', '2027-10-26'],
    ['am nächsten Feiertag', 'de', 'DE', '2026-12-25'],
    ['lundi de Pentecôte', 'fr', 'FR', '2027-05-17'],
    ['l’Ascension', 'fr', 'FR', '2027-05-06'],
    ['fête des mères', 'fr', 'FR', '2027-05-30'],
    ['fête nationale', 'fr', 'BE', '2027-07-21'],
    ['prochain jour férié', 'fr', 'FR', '2026-12-25'],
    // boe.es, portal of the Portuguese government, oesterreich.gv.at.
    ['next bank holiday', 'en', 'ES', '2026-12-06'],
    ['prochain jour férié', 'fr', 'PT', '2026-12-01'],
    ['am nächsten Feiertag', 'de', 'AT', '2026-12-08'],
  ])('“%s” in %s, in %s is %s', (typed, language, countryCode, date) => {
    expect(day(typed, language, countryCode)).toBe(date);
  });

  test('of several days has all of them', () => {
    const reader = { sentences: sentencesIn('en'), now, language: 'en' };
    const days = (typed: string) =>
      readDays(typed, undefined, { ...inFrance, countryCode: 'GB' }, reader).days.map(({ date }) => date);
    expect(days('easter weekend')).toEqual(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']);
    expect(days('bank holiday weekend')).toEqual(['2026-12-26', '2026-12-27', '2026-12-28']);
  });

  test('of France moves where it would be on Whit Sunday', () => {
    const reader = { sentences: sentencesIn('fr'), now: Date.parse('2034-01-01T09:00:00Z'), language: 'fr' };
    // Easter 2034 is on 9 April.
    expect(readDays('fête des mères', undefined, inFrance, reader).days[0].date).toBe('2034-06-04');
  });

  test('that a country is not known to have is named as such, and asks for the place where there is no country', () => {
    expect(() => day('national day', 'en', 'GB')).toThrow('holiday-unknown');
    expect(() => day('!public-monday^', 'en', '')).toThrow('place-missing');
  });
});

describe('a list of weekdays', () => {
  const listed = (typed: string, language: string, date: string): string[] => {
    const reader = { sentences: sentencesIn(language), now: Date.parse(`${date}T09:00:00Z`), language };
    return readDays(typed, undefined, inFrance, reader).days.map((one) => one.date.slice(5));
  };
  const sunday = '2026-11-22';

  test.each([
    ['sat and sun', 'en', sunday, ['11-28', '11-29']],
    ['saturday & sunday', 'en', '2026-11-21', ['11-21', '11-22']],
    ['sat/sun', 'en', '2026-11-20', ['11-21', '11-22']],
    ['sunday or saturday', 'en', '2026-11-23', ['11-28', '11-29']],
    ['fri, sat and sun', 'en', sunday, ['11-27', '11-28', '11-29']],
    ['sun and mon', 'en', '2026-11-23', ['11-29', '11-30']],
    ['mon wed fri', 'en', '2026-11-25', ['11-30', '12-02', '12-04']],
    ['next sat and sun', 'en', '2026-11-25', ['12-05', '12-06']],
    ['fri-sun', 'en', sunday, ['11-27', '11-28', '11-29']],
    ['sat and sun next week', 'en', '2026-11-20', ['11-28', '11-29']],
    ['mon to wed next week', 'en', '2026-11-25', ['11-30', '12-01', '12-02']],
    ['sam et dim', 'fr', sunday, ['11-28', '11-29']],
    ['samedi/dimanche', 'fr', '2026-11-21', ['11-21', '11-22']],
    ['samedi et dimanche prochains', 'fr', '2026-11-20', ['11-28', '11-29']],
    ['mercredi et jeudi de la semaine prochaine', 'fr', '2026-11-23', ['12-02', '12-03']],
    ['Sa und So', 'de', sunday, ['11-28', '11-29']],
    ['Fr Sa So', 'de', '2026-11-25', ['11-27', '11-28', '11-29']],
    ['Sa. + So.', 'de', sunday, ['11-28', '11-29']],
    ['sowohl Samstag als auch Sonntag', 'de', sunday, ['11-28', '11-29']],
    ['Mittwoch und Donnerstag nächster Woche', 'de', '2026-11-23', ['12-02', '12-03']],
  ])('“%s” in %s, said on %s', (typed, language, date, expected) => {
    expect(listed(typed, language, date)).toEqual(expected);
  });
});

describe('a time of the week', () => {
  // On a Friday.
  test.each([
    ['the weekend after next', 'en', '2026-12-05', '2026-12-06'],
    ['the weekend after this one', 'en', '2026-11-28', '2026-11-29'],
    ['end of the week', 'en', '2026-11-20', '2026-11-22'],
    ['early next week', 'en', '2026-11-23', '2026-11-25'],
    ['midweek next week', 'en', '2026-11-24', '2026-11-26'],
    ['late next week', 'en', '2026-11-26', '2026-11-29'],
    ['early this week', 'en', '2026-11-23', '2026-11-25'],
    ['the first weekend of advent', 'en', '2026-11-28', '2026-11-29'],
    ['the weekend of the 12th', 'en', '2026-12-12', '2026-12-13'],
    ['the last weekend of november', 'en', '2026-11-28', '2026-11-29'],
    ['the last friday of december', 'en', '2026-12-25', '2026-12-25'],
    ['until the end of the month', 'en', '2026-11-20', '2026-11-30'],
    ['from the 15th till new year', 'en', '2026-12-15', '2027-01-01'],
    ['le week-end du 12', 'fr', '2026-12-12', '2026-12-13'],
    ['le dernier week-end de novembre', 'fr', '2026-11-28', '2026-11-29'],
    ['le 3 novembre dernier', 'fr', '2026-11-03', '2026-11-03'],
    ['les deux prochaines semaines', 'fr', '2026-11-20', '2026-12-03'],
    ['am letzten Wochenende im November', 'de', '2026-11-28', '2026-11-29'],
    ['am Wochenende vom 12.', 'de', '2026-12-12', '2026-12-13'],
    ['bis Monatsende', 'de', '2026-11-20', '2026-11-30'],
    ['in der Weihnachtswoche', 'de', '2026-12-21', '2026-12-27'],
    ['week tomorrow', 'en', '2026-11-28', '2026-11-28'],
    ['dans huit jours', 'fr', '2026-11-27', '2026-11-27'],
    ['dans quinze jours', 'fr', '2026-12-04', '2026-12-04'],
    ['en début de semaine prochaine', 'fr', '2026-11-23', '2026-11-25'],
    ['en milieu de semaine prochaine', 'fr', '2026-11-24', '2026-11-26'],
    ["le deuxième week-end de l'avent", 'fr', '2026-12-05', '2026-12-06'],
    ['übernächstes Wochenende', 'de', '2026-12-05', '2026-12-06'],
    ['Anfang nächster Woche', 'de', '2026-11-23', '2026-11-25'],
    ['Ende nächster Woche', 'de', '2026-11-26', '2026-11-29'],
    ['Mitte der Woche', 'de', '2026-11-24', '2026-11-26'],
    ['später in der Woche', 'de', '2026-11-20', '2026-11-22'],
    ['am ersten Adventswochenende', 'de', '2026-11-28', '2026-11-29'],
  ])('“%s” in %s is %s to %s', (typed, language, first, last) => {
    const { days } = readDays(typed, undefined, inFrance, { sentences: sentencesIn(language), now, language });
    expect([days[0].date, days.at(-1)?.date]).toEqual([first, last]);
  });
});

describe('this weekend', () => {
  test.each([
    ['this weekend', 'en', '2026-11-22T16:59', ['2026-11-22', '2026-11-22']],
    ['this weekend', 'en', '2026-11-22T17:00', ['2026-11-28', '2026-11-29']],
    ['ce week-end', 'fr', '2026-11-22T20:30', ['2026-11-28', '2026-11-29']],
    ['dieses Wochenende', 'de', '2026-11-22T20:30', ['2026-11-28', '2026-11-29']],
    ['this weekend', 'en', '2026-11-21T20:30', ['2026-11-21', '2026-11-22']],
  ])('“%s” in %s, said at %s UTC, one hour behind the place', (typed, language, at, expected) => {
    const reader = { sentences: sentencesIn(language), now: Date.parse(`${at}:00Z`), language };
    const { days } = readDays(typed, undefined, inFrance, reader);
    expect([days[0].date, days.at(-1)?.date]).toEqual(expected);
  });
});

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
    expect(meansDays(typed, sentencesIn(language))).toBe(true);
    expect(day(typed, language)).toBe(date);
  });

  test.each(['2026-02-30', '2026-13-01', '31.11.', '0/5', '45/50', '32 May', '30.2.2028', '0.1.'])(
    '“%s” there is not',
    (typed) => {
      expect(() => day(typed)).toThrow(expect.objectContaining({ code: 'day-unknown', details: { day: typed } }));
    },
  );

  test.each(['48.39', 'Brest', '+', '11-21', '4 places', ''])('“%s” is none', (typed) => {
    expect(meansDays(typed, sentencesIn('fr'))).toBe(false);
  });

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
    const reader = { sentences: sentencesIn('en'), now, language: 'en' };
    expect(readDays('3/12', undefined, { zone: 'Etc/GMT+2' }, reader).days[0].date).toBe('2026-12-03');
  });

  test('is that of the place: after midnight there it is tomorrow', () => {
    const inTokyo = { zone: 'Asia/Tokyo', countryCode: 'JP' };
    const reader = { sentences: sentencesIn('en'), now: Date.parse('2026-11-20T20:00:00Z'), language: 'en' };
    expect(readDays('today', undefined, inTokyo, reader).days[0].date).toBe('2026-11-21');
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

describe('several days', () => {
  const read = (typed: string | undefined, count?: string) => {
    const { days, isCut } = readDays(typed, count, inFrance, { sentences: sentencesIn('en'), now, language: 'en' });
    return { dates: days.map(({ date }) => date), isCut };
  };

  test('are those of a range, of a list, or so many from a day on', () => {
    expect(read('24-26 November').dates).toEqual(['2026-11-24', '2026-11-25', '2026-11-26']);
    expect(read('sat,+3').dates).toEqual(['2026-11-21', '2026-11-23']);
    expect(read('tomorrow', '2').dates).toEqual(['2026-11-21', '2026-11-22']);
    expect(read(undefined, '3d').dates).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  test('are cut after a month, which is said', () => {
    const { dates, isCut } = read('1 December to 10 January');
    expect([dates.length, dates[0], isCut]).toEqual([31, '2026-12-01', true]);
    expect(read('1 December to 31 December')).toMatchObject({ isCut: false });
    expect(read('today and 24 December 2099')).toEqual({ dates: ['2026-11-20'], isCut: true });
  });
});

describe('a number of days', () => {
  test.each([
    ['3', 3],
    ['3d', 3],
    [' 14 ', 14],
  ])('“%s” is %d', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });

  test.each(['0d', '32d', '0', '999', 'x', '3 dogs', '1.5d'])('“%s” is too few, too many or none', (typed) => {
    expect(() => readCount(typed)).toThrow(expect.objectContaining({ code: 'days-out-of-range' }));
  });
});
