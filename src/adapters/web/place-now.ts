import type { Context } from 'hono';
import { withTimeout } from '../../lib/timeout.ts';
import type { PlaceNow } from '../../answers/index.ts';
import type { Reply } from '../../chat/index.ts';
import { customaryUnits } from '../../domain/units.ts';
import { ms } from './limits.ts';
import type { WebParts } from './questions.ts';
import type { WebEnv } from './request.ts';

export function placeOf({ answer: { data } }: Pick<Reply, 'answer'>) {
  return data && 'place' in data ? data.place : undefined;
}

/** A place by its id, and what the data service says of it now; without a place, the reply that refuses it. */
export async function readPlaceNow(
  { questions, readNow }: Pick<WebParts, 'questions' | 'readNow'>,
  c: Context<WebEnv>,
  id: string,
  query: Readonly<Record<string, string>>,
) {
  // Every answer with data says what its place is called and where it is; the sun is there where warnings cannot be read.
  const ask = (name: string) => questions.readAsStranger(c, { kind: 'command', name, options: { place: id } });
  const warned = await ask('warnings');
  const reply = placeOf(warned) ? warned : await ask('sun');
  const place = placeOf(reply);
  const answered = place && (await readNow?.({ ...query, lat: String(place.lat), lng: String(place.lng) }));
  return { reply, place, answered, warning: gravestOf(warned) };
}

/** The line of the gravest warning in force or announced, which the answer begins with. */
function gravestOf({ answer: { data, blocks } }: Reply): string | undefined {
  const [first] = blocks;
  return data?.subject === 'warnings' && data.warnings.length > 0 && first?.kind === 'text' ? first.text : undefined;
}

/** What the service says, with the place's name, zone, customary units and warning. */
export function namedNow(place: NonNullable<ReturnType<typeof placeOf>>, now: PlaceNow, warning: string | undefined) {
  const { height, wind, temperature } = customaryUnits(place.countryCode);
  const usual = { usualHeight: height, usualWind: wind, usualTemperature: temperature };
  return {
    ...now,
    placeId: place.id,
    placeName: place.name,
    timezone: place.timeZone,
    ...usual,
    ...(warning !== undefined && { warning }),
  };
}

export async function readPlacesNow(parts: WebParts, c: Context<WebEnv>, ids: readonly string[]) {
  const read = async (id: string) => {
    const { place, answered, warning } = await readPlaceNow(parts, c, id, { series: '30', units: 'nautical' });
    return place && answered?.status === 200
      ? namedNow(place, (await answered.json()) as PlaceNow, warning)
      : undefined;
  };
  const all = ids.map((id) => withTimeout(ms.cards, read(id)).catch(() => undefined));
  return (await Promise.all(all)).filter((now) => now !== undefined);
}
