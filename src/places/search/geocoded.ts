import { distanceKm, pointId, type NamedPlace } from '../../domain/place.ts';
import { fold } from '../fold.ts';
import type { Postcode } from '../notation/postcode.ts';
import type { GeocodedPlace, Geocoder } from '../ports.ts';
import { affinityOf } from '../rank.ts';
import { interpretationsOf, type AreaSources } from './interpretations.ts';
import { limitsKm, nameLimits } from '../limits.ts';

/** The likeliest first, of a name with or without its country or region behind a comma; known by position from then on. */
export async function geocodedPlaces(
  geocoder: Geocoder | undefined,
  text: string,
  language: string,
  sources: AreaSources,
): Promise<readonly NamedPlace[]> {
  const [name = ''] = text.split(',', 1);
  const typed = fold(name);
  const isLong = text.length > nameLimits.geocoded || typed.split(' ').length > nameLimits.geocodedWords;
  if (!geocoder || isLong || !/\p{L}{2}/u.test(typed)) return [];
  const meant = interpretationsOf(text, language, sources).find((interpretation) => interpretation.name === typed);
  return distinct(
    (await geocoder.search(name.trim(), new Intl.Locale(language).language))
      .filter((place) => isContained(typed, fold(place.name)))
      .filter(({ countryCode = '', region = '', point }) =>
        meant?.accepts({ countryCode, regionCode: '', district: region, point }),
      ),
  );
}

/** The places of a postcode, in the asker's own country first; none where the geocoder knows none. */
export async function placesOfPostcode(geocoder: Geocoder, { names, countryCodes }: Postcode, language: string) {
  const { countryCode: own } = affinityOf(language);
  for (const countryCode of countryCodes.toSorted((a, b) => Number(b === own) - Number(a === own))) {
    for (const name of names) {
      const places = await geocoder.search(name, new Intl.Locale(language).language, countryCode);
      const inside = places.filter((place) => place.countryCode === countryCode);
      if (inside.length > 0) return distinct(inside);
    }
  }
  return [];
}

/** Whether one name has all words of the other side by side: a geocoder also returns names that begin alike. */
function isContained(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

function distinct(places: readonly GeocodedPlace[]): NamedPlace[] {
  const kept: GeocodedPlace[] = [];
  for (const place of places)
    if (kept.every(({ point }) => distanceKm(point, place.point) >= limitsKm.samePlace)) kept.push(place);
  return kept.map((place) => ({ ...place, id: pointId(place.point) }));
}
