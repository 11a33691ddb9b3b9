import { createGroups } from '../../lib/groups.ts';
import { fold } from '../fold.ts';
import type { NamedStation } from '../ports.ts';
import { indexNames, type NameIndex } from './name-index.ts';
import { nameLimits } from '../limits.ts';

/** The tide stations, some 5,500, by id and by name. */
export type StationNames = NameIndex<NamedStation> & {
  readonly withId: (id: string) => NamedStation | undefined;
  /** The stations with a number or code of their authority: `9414290`, or `noaa/9414290`. */
  readonly withCode: (code: string) => readonly NamedStation[];
};

/** Indexes stations by id, code and name. */
export function indexStations(stations: readonly NamedStation[]): StationNames {
  const byId = new Map(stations.map((station) => [station.id.toLowerCase(), station]));
  const byCode = createGroups<NamedStation>();
  for (const station of stations) byCode.add(station.id.slice(station.id.lastIndexOf('/') + 1).toLowerCase(), station);
  return {
    ...indexNames(
      stations.flatMap((station) => {
        // People write `Savannah` for `Savannah (Fort Pulaski)`.
        const names = new Set([station.name, station.name.replace(/\(.*\)/, '')].map(fold).filter(Boolean));
        return [...names].map((name) => [name, station] as const);
      }),
    ),
    withId: (id) => byId.get(id.toLowerCase()),
    withCode: (typed) => {
      const code = typed.toLowerCase();
      const whole = byId.get(code);
      if (whole !== undefined) return [whole];
      return code.length >= nameLimits.code && /\d/.test(code) ? byCode.at(code) : [];
    },
  };
}
