/**
 * Returns a function that calls `make` on the first call and returns that value on every later one. A promise that rejects is
 * stored as well, so use it for resources without which the program cannot run. A `make` that throws is called again.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
