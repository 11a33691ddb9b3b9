import { createGroups } from '../../lib/groups.ts';
import { fold } from '../fold.ts';
import type { NamedStation } from '../ports.ts';
import { nameLimits } from '../limits.ts';

export type NameIndex<Bearer> = {
  readonly named: (foldedName: string) => readonly Bearer[];
  /** Bearers of names that have these words, the last perhaps unfinished, each with its folded name: at most `count` names. */
  readonly beginning: (foldedWords: string, count: number) => readonly (readonly [string, Bearer])[];
};

/** The tide stations, some 5,500, by id and by name. */
export type StationNames = NameIndex<NamedStation> & {
  readonly withId: (id: string) => NamedStation | undefined;
  /** The stations with a number or code of their authority: `9414290`, or `noaa/9414290`. */
  readonly withCode: (code: string) => readonly NamedStation[];
};

/** Indexes stations by id, code and name. */
export function indexStations(stations: readonly NamedStation[]): StationNames {
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
    beginning: (typed, count) => {
      const at = (name: string): number => ` ${name}`.indexOf(` ${typed}`);
      const begun = [...byName.keys()].filter((name) => at(name) >= 0);
      const first = begun.sort((a, b) => (a.slice(at(a)) < b.slice(at(b)) ? -1 : 1)).slice(0, count);
      return first.flatMap((name) => byName.at(name).map((station) => [name, station] as const));
    },
    withId: (id) => byId.get(id.toLowerCase()),
    withCode: (typed) => {
      const code = typed.toLowerCase();
      const whole = byId.get(code);
      if (whole !== undefined) return [whole];
      return code.length >= nameLimits.code && /\d/.test(code) ? byCode.at(code) : [];
    },
  };
}
