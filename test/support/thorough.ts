import { inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all cases are tried, as in the project `nightly`. */
    thorough: boolean;
    /** Whether tables are tried in whole: in the project `nightly`, and where a run names its files. */
    wholeTables: boolean;
  }
}

/** How many of `all` random cases a test tries: a tenth, and all of them in the project `nightly`. */
export function casesOf(all: number): number {
  return inject('thorough') ? all : Math.ceil(all / 10);
}

/** Every `nth` of `all` from `first` on, and all of them where tables are tried in whole. */
export function sampleOf<T>(all: readonly T[], nth: number, first = 0): T[] {
  return all.filter((_, index) => inject('wholeTables') || index % nth === first % nth);
}

/** A test of what seldom changes, and takes long: it is there where tables are tried in whole. */
export function atNight(name: string, body: () => Promise<void>): void {
  if (inject('wholeTables')) it(name, body);
}
