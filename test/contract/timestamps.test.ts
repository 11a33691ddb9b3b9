import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTimestamp, writeMetaTime, writeTimestamp } from '../../src/contract/timestamps.ts';
import { casesOf } from '../support/thorough.ts';
import { anyText } from '../support/any-text.ts';

const utc = (text: string): number => Date.parse(text);

describe('a timestamp parameter', () => {
  it.each([
    ['1604448000', '2020-11-04T00:00:00Z', 'UNIX seconds'],
    ['0', '1970-01-01T00:00:00Z', 'the first of them'],
    ['-86400', '1969-12-31T00:00:00Z', 'before 1970'],
    ['1604448000.5', '2020-11-04T00:00:00.500Z', 'fractional UNIX seconds'],
    ['2020-11-04', '2020-11-04T00:00:00Z', 'a date'],
    ['2020-11-4', '2020-11-04T00:00:00Z', 'an unpadded day'],
    ['2020-1-04', '2020-01-04T00:00:00Z', 'an unpadded month'],
    ['2024-02-29', '2024-02-29T00:00:00Z', 'a leap day'],
    ['2020-11-04T06:01', '2020-11-04T06:01:00Z', 'hours and minutes, no offset: UTC'],
    ['2020-11-04T06:01:37', '2020-11-04T06:01:37Z', 'seconds'],
    ['2020-11-04T06:01:37Z', '2020-11-04T06:01:37Z', 'Z'],
    ['2020-11-04T06:01Z', '2020-11-04T06:01:00Z', 'Z without seconds'],
    ['2020-11-04T06:01:37.1Z', '2020-11-04T06:01:37.100Z', 'one digit of a fraction'],
    ['2020-11-04T06:01:37.123456789Z', '2020-11-04T06:01:37.123Z', 'nine digits of a fraction'],
    ['2020-11-04T06:01:37.5', '2020-11-04T06:01:37.500Z', 'a fraction and no offset'],
    ['2020-11-04T06:01:37+00:00', '2020-11-04T06:01:37Z', 'an offset of zero'],
    ['2020-11-04T06:01:37+05:45', '2020-11-04T00:16:37Z', 'an offset east'],
    ['2020-11-04T06:01:37-03:30', '2020-11-04T09:31:37Z', 'an offset west'],
    ['2020-11-04T06:01+14:00', '2020-11-03T16:01:00Z', 'the greatest offset there is'],
    ['2020-11-04 06:01:37', '2020-11-04T06:01:37Z', 'a blank instead of T'],
    ['2020-11-04 06:01:37+00:00', '2020-11-04T06:01:37Z', 'a blank instead of T, with an offset'],
    ['2020-11-04T06:01:37 00:00', '2020-11-04T06:01:37Z', 'a blank where a + was meant'],
    ['2020-11-04T06:01:37 02:00', '2020-11-04T04:01:37Z', 'a blank where a + was meant, of an offset'],
    ['2020-11-04 06:01:37.25 00:00', '2020-11-04T06:01:37.250Z', 'both blanks and a fraction'],
    ['1900-01-01', '1900-01-01T00:00:00Z', 'the first year'],
    ['2100-12-31T23:59:59.999Z', '2100-12-31T23:59:59.999Z', 'the end of the last year'],
  ])('%s is %s: %s', (text, expected) => expect(readTimestamp(text)).toBe(utc(expected)));

  it.each([
    ['', 'nothing'],
    [' ', 'a blank'],
    ['now', 'a word'],
    ['NaN', 'no number'],
    ['Infinity', 'a non-finite number'],
    ['-Infinity', 'a non-finite number'],
    ['1e400', 'a non-finite number in other clothes'],
    ['1e9', 'an exponent'],
    ['0x5fa1d400', 'a hexadecimal number'],
    ['1604448000000', 'milliseconds: the year 52812'],
    ['9'.repeat(400), 'a number without end'],
    ['1604448000 ', 'a blank behind'],
    [' 2020-11-04', 'a blank before'],
    ['2020-11-04\n', 'a line break behind'],
    ['2020-11', 'a month'],
    ['2020-11-31', 'a day that does not exist'],
    ['2023-02-29', 'a leap day of no leap year'],
    ['2020-13-01', 'a month that does not exist'],
    ['2020-00-10', 'a month of zero'],
    ['2020-11-00', 'a day of zero'],
    ['20-11-04', 'a year of two digits'],
    ['+02020-11-04', 'a year of six digits'],
    ['2020-11-04T', 'a T and nothing behind'],
    ['2020-11-04T06', 'an hour without minutes'],
    ['2020-11-04T24:00', 'hour 24'],
    ['2020-11-04T06:60', 'minute 60'],
    ['2020-11-04T06:01:60Z', 'second 60'],
    ['2020-11-04T06:01:37.Z', 'a point without digits'],
    ['2020-11-04T06:01:37.1234567890Z', 'ten digits of a fraction'],
    ['2020-11-04T06:01:37+15:00', 'an offset that no zone has'],
    ['2020-11-04T06:01:37+02:60', 'an offset of 60 minutes'],
    ['2020-11-04T06:01:37ZZ', 'two zones'],
    ['2020-11-04Z', 'a date with a zone'],
    ['2020/11/04', 'slashes'],
    ['04.11.2020', 'another order'],
    ['Wed, 04 Nov 2020 06:01:37 GMT', 'a date of HTTP'],
    ['1899-12-31', 'the year before the first'],
    ['2101-01-01', 'the year after the last'],
    ['-2208988801', 'a second before 1900'],
    ['4133980800', 'the first second of 2101'],
    ['٢٠٢٠-١١-٠٤', 'digits of another script'],
  ])('%j is refused: %s', (text) => expect(readTimestamp(text)).toBeUndefined());

  it('is an instant of 1900 to 2100 or undefined, whatever the text', () => {
    const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789-:.TZ +e')), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(digits, anyText(), fc.double().map(String)), (text) => {
        const at = readTimestamp(text);
        if (at === undefined) return;
        expect(Number.isInteger(at)).toBe(true);
        expect(new Date(at).getUTCFullYear()).toBeGreaterThanOrEqual(1900);
        expect(new Date(at).getUTCFullYear()).toBeLessThanOrEqual(2100);
      }),
      { numRuns: casesOf(2000) },
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_208_988_800, max: 4_133_980_799 }), (seconds) => {
        expect(readTimestamp(writeTimestamp(seconds * 1000))).toBe(seconds * 1000);
        expect(readTimestamp(String(seconds))).toBe(seconds * 1000);
      }),
    );
  });
});

describe('a timestamp that is written', () => {
  it('has a T, whole seconds and +00:00', () => {
    expect(writeTimestamp(utc('2026-11-20T06:01:37.499Z'))).toBe('2026-11-20T06:01:37+00:00');
    expect(writeTimestamp(utc('2026-11-20T23:59:59.500Z'))).toBe('2026-11-21T00:00:00+00:00');
  });

  it('of a tide’s meta has a blank and minutes', () => {
    expect(writeMetaTime(utc('2026-11-20T06:01:59Z'))).toBe('2026-11-20 06:01');
  });
});
