import { describe, expect, test } from 'vitest';
import { readPoint } from '../../../src/places/notation/index.ts';
import { assumed, clear, none, refused } from './spellings.ts';

function expectPoint(text: string, lat: number, lng: number, language = 'en') {
  const { point } = readPoint(text, language) ?? {};
  expect(point?.lat).toBeCloseTo(lat, 10);
  expect(point?.lng).toBeCloseTo(lng, 10);
}

describe('a spelling of coordinates', () => {
  test('is known in at least 150 ways', () => {
    const all = [...clear, ...assumed, ...refused].map(([text]) => text);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(150);
  });

  test.each(clear)('%j is clear', (text, lat, lng) => {
    expectPoint(text, lat, lng);
    expect(readPoint(text, 'en')).not.toHaveProperty('assumedOrder');
  });

  test.each(assumed)('%j is read latitude first', (text, lat, lng) => {
    expectPoint(text, lat, lng);
    expect(readPoint(text, 'en')).toHaveProperty('assumedOrder', true);
  });

  test.each(refused)('%j is refused: %s', (text, code) => {
    expect(() => readPoint(text, 'en')).toThrow(expect.objectContaining({ name: 'Problem', code }));
  });

  test.each(none)('%j is none', (text) => {
    expect(readPoint(text, 'en')).toBeUndefined();
  });
});

describe('a decimal', () => {
  test('is kept as it was typed', () => {
    expect(readPoint('48.390487312345 N 4.486121 W', 'en')?.point).toStrictEqual({
      lat: 48.390487312345,
      lng: -4.486121,
    });
  });

  test('zero has no sign', () => {
    expect(readPoint('-0 S 0 W', 'en')?.point).toStrictEqual({ lat: 0, lng: 0 });
  });
});

describe('the letter O', () => {
  test('may follow a mark', () => {
    expectPoint('48d23mN 4d30mO', 48 + 23 / 60, -4.5, 'fr');
  });

  test.each(['fr', 'fr-CA', 'FR', 'es', 'it', 'pt-BR'])('is west in %s', (language) => {
    expectPoint('48.39 N 4.49 O', 48.39, -4.49, language);
  });

  test.each(['de', 'de-AT', 'nl', 'da', 'nb', 'sv'])('is east in %s', (language) => {
    expectPoint('54.3 N 10.1 O', 54.3, 10.1, language);
  });

  test.each(['en', 'ja', ''])('is a question in %j', (language) => {
    expect(() => readPoint('O 4.49 N 48.39', language)).toThrow(
      expect.objectContaining({ code: 'coordinates-unclear', details: { coordinates: 'O 4.49 N 48.39' } }),
    );
  });
});

test('a time beside coordinates is refused with them', () => {
  expect(() => readPoint('14:30 48.39N 4.49W', 'en')).toThrow(
    expect.objectContaining({ code: 'coordinates-unclear', details: { coordinates: '14:30 48.39N 4.49W' } }),
  );
});

test('a refusal says what is wrong', () => {
  expect(() => readPoint('48 75 N 4 W', 'en')).toThrow(expect.objectContaining({ details: { minutes: 75 } }));
  expect(() => readPoint('91,10', 'en')).toThrow(expect.objectContaining({ details: { lat: 91 } }));
});
