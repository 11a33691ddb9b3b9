import { isInland, isTooFar, type TideView } from '../answers/index.ts';
import type { Place } from '../domain/place.ts';
import { atOwnPort } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';

/** Throws the problem `tide-too-far`, or `tide-inland`. */
export function refuseTooFar(station: TideView['station'], { name, region }: Pick<Place, 'name' | 'region'>): void {
  if (!isTooFar(station)) return;
  throw new Problem(isInland(station) ? 'tide-inland' : 'tide-too-far', {
    station: station.name,
    km: Math.round(station.distance!),
    place: name,
    // Shown with its region: a namesake by the sea that is not known here may be meant.
    where: [...new Set([name, region].filter(Boolean))].join(', '),
  });
}

/** The tide at a place, with the differences of the user's own port where it is one. */
export function withOwnPort(tide: TideView, { ownPort }: Pick<Place, 'ownPort'>): TideView {
  return ownPort ? { ...tide, ...atOwnPort(tide, ownPort), ownPort } : tide;
}
