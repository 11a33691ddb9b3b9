import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Places } from '../../../src/chat/ports.ts';
import type { NamedPlace } from '../../../src/domain/place.ts';
import { Problem } from '../../../src/problem.ts';
import { createPlaces } from '../../../src/places/index.ts';
import { misspelled, one, several, unknown } from './names.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';
import { realCatalogue } from '../../support/temporary.ts';
import { casesOf } from '../../support/thorough.ts';

let places: Places;

beforeAll(async () => {
  const stations = await realCatalogue();
  places = createPlaces({
    packedFile: packedGazetteer(),
    stations,
    packed: () => Promise.reject(new Error('not packed')),
  });
});

function inFull({ name, region, countryCode }: NamedPlace): string {
  return [name, region, countryCode].filter(Boolean).join(', ');
}

test('there are at least 200 spellings in 12 languages', () => {
  const all = [...one, ...several, ...misspelled, ...unknown].map(([language, text]) => `${language} ${text}`);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set([...one, ...several].map(([language]) => language)).size).toBeGreaterThanOrEqual(12);
});

describe('a name', () => {
  test.each(one)('in %s: %j is %s', async (language, text, place) => {
    const found = await places.find(text, { language, recent: [] });
    expect(found.kind === 'place' && inFull(found.place)).toBe(place);
  });

  test.each(several)('in %s: %j may be several, as %s', async (language, text, why, first) => {
    const found = await places.find(text, { language, recent: [] });
    if (found.kind === 'place') throw new Error(`it is ${inFull(found.place)}`);
    expect([found.why, found.places.map(inFull).slice(0, first.length)]).toEqual([why, first]);
    expect(found.places.length).toBeLessThanOrEqual(5);
  });

  test.each(misspelled)('in %s: %j is misspelled, and may be %s', async (language, text, guess) => {
    await expect(places.find(text, { language, recent: [] })).rejects.toMatchObject({ code: 'place-unknown' });
    expect((await places.guess(text, { language, recent: [] })).map(inFull)[0]).toBe(guess);
  });

  test.each(unknown)('in %s: %j is unknown', async (language, text) => {
    await expect(places.find(text, { language, recent: [] })).rejects.toMatchObject({ code: 'place-unknown' });
    expect(await places.guess(text, { language, recent: [] })).toEqual([]);
  });
});

describe('any text', () => {
  const runs = { numRuns: casesOf(10_000) };

  /** A place, a choice or a problem, and never a place on the equator off Africa. */
  async function isAnswered(text: string, language: string): Promise<void> {
    const found = await places.find(text, { language, recent: [] }).catch((error: unknown) => error);
    if (found instanceof Error) {
      expect(found).toBeInstanceOf(Problem);
      return;
    }
    // Zeros that were typed are meant.
    if (!/[1-9]/.test(text) && /0/.test(text)) return;
    expect(found).not.toHaveProperty('place.point', { lat: 0, lng: 0 });
  }

  test('a spelling with slips is answered', async () => {
    const spelling = fc.constantFrom(...one.map(([language, text]) => [language, text] as const));
    const slip = fc.record({
      at: fc.nat(40),
      removed: fc.nat(2),
      added: fc.string({ unit: fc.constantFrom(...'abc é,.-0N5°W+\'"*東'), maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(spelling, fc.array(slip, { minLength: 1, maxLength: 3 }), async ([language, text], slips) => {
        const slipped = slips.reduce(
          (before, { at, removed, added }) => before.slice(0, at) + added + before.slice(at + removed),
          text,
        );
        await isAnswered(slipped, language);
      }),
      runs,
    );
  });

  test('random text is answered', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+ NSEW°\'"'), maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz ,'), maxLength: 20 }),
    );
    await fc.assert(fc.asyncProperty(text, fc.constantFrom('en', 'fr', 'de', 'ja'), isAnswered), runs);
  });
});
