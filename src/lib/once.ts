/**
 * A function that calls `make` the first time and returns that value from then on. Of a promise that rejects the
 * rejection is kept as well: use it for what must work or end the program.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
