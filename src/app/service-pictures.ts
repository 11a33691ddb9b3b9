import { daysTouched } from '../domain/question/index.ts';
import { commands } from '../../commands/index.ts';
import type { Marine, PlaceCommand } from '../chat/index.ts';
import { pointId, type Place } from '../domain/place.ts';
import { unitSystems } from '../domain/units.ts';
import { createZoneFinder } from '../places/index.ts';
import { orElse } from '../problem.ts';
import type { DrawAnswerPicture, Spender } from '../service/index.ts';
import { openDictionary } from '../words.ts';
import type { Resources } from './resources.ts';

/** A client waits for the picture that it asked for, ms. */
const waitMs = 10_000;
/** Days that a picture of the weather has room for; of the Sun it shows one. */
const mostDays = { tide: 31, current: 7, weather: 7, sun: 1 } as const;

/** Draws the bot's pictures, in English and metric as an API has no user; `marineOf` reads at a spender's expense. */
export function createServicePictures(
  { picturePng }: Pick<Resources, 'picturePng'>,
  marineOf: (spender: Spender) => Promise<Marine>,
): DrawAnswerPicture {
  const zoneAt = createZoneFinder();
  const words = openDictionary().in('en');
  return async ({ subject, point, interval, datum, above, format }, spender) => {
    const command = commands.find((one): one is PlaceCommand => one.name === subject);
    if (!command) throw new Error(`There is no command ${subject}`);
    const zone = zoneAt(point);
    const place: Place = { id: pointId(point), name: `${point.lat}, ${point.lng}`, point, zone };
    const answering = command.run({
      format: { ...words, units: unitSystems.metric, zone, now: Date.now() },
      place,
      days: daysTouched(interval, zone, mostDays[subject]),
      ...(datum && { datum }),
      question: above === undefined ? { aspects: [] } : { aspects: ['above'], heightM: above },
      marine: await marineOf(spender),
    });
    // Where the answer is a problem, such as weather that cannot be had, there is nothing to draw.
    const answer = await answering.catch(orElse(undefined));
    const picture = await answer?.picture?.('light');
    if (!picture) return undefined;
    if (format === 'svg') return { content: picture.svg, type: 'image/svg+xml' };
    const png = await (await picturePng()).render(picture.scene, waitMs);
    return png && { content: new Uint8Array(png), type: 'image/png' };
  };
}
