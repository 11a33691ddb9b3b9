import { createGroups } from '../../lib/groups.ts';
import { fold } from '../fold.ts';
import type { NamedStation } from '../ports.ts';
import { nameLimits } from '../limits.ts';

/** The tide stations, some 5,500, by id, code and name. */
export type StationNames = ReturnType<typeof indexStations>;

export function indexStations(stations: readonly NamedStation[]) {
  const byId = new Map(stations.map((station) => [station.id.toLowerCase(), station]));
  const [byCode, byName] = [createGroups<NamedStation>(), createGroups<NamedStation>()];
  for (const station of stations) {
    byCode.add(station.id.slice(station.id.lastIndexOf('/') + 1).toLowerCase(), station);
    // People write `Savannah` for `Savannah (Fort Pulaski)`.
    const names = new Set([station.name, station.name.replace(/\(.*\)/, '')].map(fold).filter(Boolean));
    for (const name of names) byName.add(name, station);
  }
  return {
    named: byName.at,
    /** Stations of names that have these words, the last perhaps unfinished, each with its folded name: at most `count` names. */
    beginning: (typed: string, count: number) => {
      const at = (name: string): number => ` ${name}`.indexOf(` ${typed}`);
      const begun = [...byName.keys()].filter((name) => at(name) >= 0);
      const first = begun.sort((a, b) => (a.slice(at(a)) < b.slice(at(b)) ? -1 : 1)).slice(0, count);
      return first.flatMap((name) => byName.at(name).map((station) => [name, station] as const));
    },
    withId: (id: string) => byId.get(id.toLowerCase()),
    /** The stations with a number or code of their authority: `9414290`, or `noaa/9414290`. */
    withCode: (typed: string): readonly NamedStation[] => {
      const code = typed.toLowerCase();
      const whole = byId.get(code);
      if (whole !== undefined) return [whole];
      return code.length >= nameLimits.code && /\d/.test(code) ? byCode.at(code) : [];
    },
  };
}
