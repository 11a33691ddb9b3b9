/** Calls `make` once, again if it throws. A rejection is stored, so use it for what the program cannot run without. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
