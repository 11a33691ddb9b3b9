import { isInland, isTooFar, tideAnswer, type TideToTell } from '../src/answers/index.ts';
import type { PlaceCommand } from '../src/chat/index.ts';
import type { Place } from '../src/domain/place.ts';
import { springsNeighbourhoodMs } from '../src/domain/tide/index.ts';
import { Problem } from '../src/problem.ts';
import { coefficientsFor } from './coefficients.ts';

/** Highs and lows of a day or several, and what the water does now. */
export const tide: PlaceCommand = {
  name: 'tide',
  options: ['place', 'day', 'days', 'datum'],
  async run(asked) {
    const { voice, place, days, datum, marine } = asked;
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    const [told, coefficients] = await Promise.all([
      marine.tide(place.point, window, datum, springsNeighbourhoodMs),
      coefficientsFor(asked, window),
    ]);
    refuseTooFar(told.station, place);
    return tideAnswer(voice, place, { ...told, ...coefficients }, days);
  },
};

/** Throws the problem `tide-too-far`, or `tide-inland`. */
export function refuseTooFar(station: TideToTell['station'], { name }: Pick<Place, 'name'>): void {
  if (!isTooFar(station)) return;
  throw new Problem(isInland(station) ? 'tide-inland' : 'tide-too-far', {
    station: station.name,
    km: Math.round(station.distance!),
    place: name,
  });
}
