import type { NamedPlace } from '../../domain/place.ts';
import { customaryUnits, type Units } from '../../domain/units.ts';
import type { Words } from '../../words.ts';
import { compose, facts, type Answer, type Button } from '../answer.ts';
import { distance, placeName } from '../format.ts';

/** The places have the typed name, lie in the country or region of that name, or have a name spelled nearly so. */
export type WhyChoose = 'namesakes' | 'area' | 'misspelled';

/** A town nearer than this, km, is shown as lying at the sea; our choice. */
const atSeaKm = 3;

/** A numbered line and a button (`ask`) for each place. `asked` is as typed; `units` are the user's, else the place's. */
export function choiceAnswer(
  words: Words,
  units: Partial<Units>,
  { why, asked, places }: { why: WhyChoose; asked: string; places: readonly NamedPlace[] },
  ask: (place: NamedPlace, label: string) => Button,
): Answer {
  const named = places.map((place) => {
    const format = { ...words, units: { ...customaryUnits(place.countryCode), ...units } };
    const { seaKm = NaN } = place;
    const away = seaKm > atSeaKm ? words.say('place-from-sea', { distance: distance(format, seaKm) }) : undefined;
    return { name: placeName(format, place), sea: seaKm <= atSeaKm ? words.say('place-at-sea') : away };
  });
  const list = named.map(({ name, sea }, i) => ({ label: `${i + 1}.`, value: [name, sea].filter(Boolean).join(', ') }));
  return compose({
    title: words.say(`choice-${why}`, { place: asked, first: named[0]?.name ?? '', count: places.length }),
    parts: [facts(list)],
    buttons: places.map((place) => ask(place, shortName(place, places))),
  });
}

/** A short label: name and region, and the country's code where those are the same for several places. */
function shortName({ name, region, countryCode }: NamedPlace, places: readonly NamedPlace[]): string {
  const isUnique = places.filter((other) => other.name === name && other.region === region).length === 1;
  const parts = [name, region === name ? undefined : region, isUnique ? undefined : countryCode];
  return parts.filter(Boolean).join(', ');
}
