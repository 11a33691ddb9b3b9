import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether all cases are tried, as in the project `nightly`. */
    thorough: boolean;
  }
}

/** How many of `all` random cases a test tries: a tenth, and all of them in the project `nightly`. */
export function casesOf(all: number): number {
  return inject('thorough') ? all : Math.ceil(all / 10);
}
