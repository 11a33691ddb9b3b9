import { expect, it } from 'vitest';
import { randomTexts } from '../bench/random-texts.ts';
import { placesOverStations } from '../support/places-fixture.ts';
import { casesOf } from '../support/thorough.ts';
import { waysInto } from '../support/ways-in.ts';

const count = casesOf(1000);
const usualLength = 120;
/** Of sentences that people write at most 6, and of a list of names one for each. */
const mostLookUps = 40;

it('any text by any way is answered, with few places looked up', async () => {
  const places = placesOverStations();
  let lookUps = 0;
  const counted = <Given extends unknown[], Result>(lookUp: (...given: Given) => Result) => {
    return (...given: Given): Result => {
      lookUps++;
      return lookUp(...given);
    };
  };
  const { find, guess, misspelled, suggest } = places;
  const ways = Object.entries(
    waysInto({
      ...places,
      find: counted(find),
      guess: counted(guess),
      misspelled: counted(misspelled),
      suggest: counted(suggest),
    }),
  );
  const texts = randomTexts(Number(process.env['SEED'] ?? 20_261_120), usualLength);
  for (let round = 0; round < count; round++) {
    const { value: text } = texts.next();
    const [name, put] = ways[round % ways.length]!;
    lookUps = 0;
    await put(text);
    expect(lookUps, `${name} ${JSON.stringify(text)}`).toBeLessThanOrEqual(mostLookUps);
  }
});
