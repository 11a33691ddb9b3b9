/** A call whose key has work under way joins it, else it starts `work`. Rejects as that does; keeps nothing once settled. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key, work) => {
    const flight = inFlight.get(key) ?? work().finally(() => inFlight.delete(key));
    inFlight.set(key, flight);
    return flight;
  };
}
