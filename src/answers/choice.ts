import type { NamedPlace } from '../domain/place.ts';
import { customaryUnits, type Units } from '../domain/units.ts';
import type { Words } from '../words.ts';
import { facts, type Answer, type Button } from './answer.ts';
import { distance, placeName } from './format.ts';

/** They bear the name; they lie in the country or region that does; or nothing does, and they are called nearly so. */
export type WhyChoose = 'namesakes' | 'area' | 'misspelled';

/** Nearer than this a town lies at the sea. */
const atSeaKm = 3;

/**
 * Which of several places is meant: a numbered line for each, with region, country and distance to the sea, and a
 * button. `asked` is what was typed; `ask` makes the button that goes on with a place.
 */
export function choiceAnswer(
  words: Words,
  units: Partial<Units>,
  { why, asked, places }: { why: WhyChoose; asked: string; places: readonly NamedPlace[] },
  ask: (place: NamedPlace, label: string) => Button,
): Answer {
  const names = places.map((place) =>
    placeName({ words, units: { ...customaryUnits(place.countryCode), ...units } }, place),
  );
  return {
    title: words.say(`choice-${why}`, { place: asked, first: names[0]!, count: places.length }),
    blocks: [
      facts(
        places.map((place, index) => ({
          label: `${index + 1}.`,
          value: [names[index]!, seaText(words, units, place)].filter(Boolean).join(', '),
        })),
      ),
    ],
    buttons: places.map((place) => ask(place, shortName(place, places))),
  };
}

function seaText(words: Words, units: Partial<Units>, { seaKm, countryCode }: NamedPlace): string | undefined {
  if (seaKm === undefined) return undefined;
  if (seaKm <= atSeaKm) return words.say('place-at-sea');
  const format = { words, units: { ...customaryUnits(countryCode), ...units } };
  return words.say('place-from-sea', { distance: distance(format, seaKm) });
}

/** A button has little room: the region alone where that tells them apart, else the country's code as well. */
function shortName({ name, region, countryCode }: NamedPlace, places: readonly NamedPlace[]): string {
  const isAlone = places.filter((other) => other.name === name && other.region === region).length === 1;
  const parts = [name, region === name ? undefined : region, isAlone ? undefined : countryCode];
  return parts.filter(Boolean).join(', ');
}
