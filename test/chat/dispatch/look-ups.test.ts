import { expect, it } from 'vitest';
import { withinLookUps } from '../../../src/chat/dispatch/look-ups.ts';
import type { Places } from '../../../src/chat/ports.ts';
import { Problem } from '../../../src/problem.ts';

const hints = { language: 'en', recent: [] };

function openPlaces() {
  const asked: string[] = [];
  const unknown = async (text: string): Promise<never> => {
    asked.push(text);
    throw new Problem('place-unknown', { place: text });
  };
  const places = {
    find: unknown,
    guess: unknown,
    misspelled: unknown,
    within: unknown,
    lookUp: unknown,
  } as unknown as Places;
  return { asked, places: withinLookUps(places) };
}

it('looks a name up once, in each language', async () => {
  const { asked, places } = openPlaces();
  for (const language of ['en', 'fr', 'en']) {
    await expect(places.find('Xyzzy', { ...hints, language })).rejects.toMatchObject({ code: 'place-unknown' });
  }
  expect(asked).toEqual(['Xyzzy', 'Xyzzy']);
});

it('refuses a text in which endless names would be looked up', async () => {
  const { asked, places } = openPlaces();
  const codes = new Set<string>();
  for (let at = 0; at < 1000; at++) {
    const lookUp = at % 2 === 0 ? places.find : places.guess;
    await lookUp(`place ${at}`, hints).catch((error: unknown) => codes.add(error instanceof Problem ? error.code : ''));
  }
  expect([...codes]).toEqual(['place-unknown', 'text-too-long']);
  expect(asked).toHaveLength(100);
});
