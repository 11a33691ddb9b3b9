/** The points of a table of features, by their names. Benchmarks change the record to see what a feature decides. */
export function pointsOf<Name extends string>(features: Readonly<Record<Name, { readonly points: number }>>) {
  const points = Object.entries<{ readonly points: number }>(features).map(([name, one]) => [name, one.points]);
  return Object.fromEntries(points) as Record<Name, number>;
}

/** The numbers of a table `name: [number, why]`. */
export function numbersOf<Name extends string>(table: Readonly<Record<Name, readonly (number | string)[]>>) {
  const numbers = Object.entries<readonly (number | string)[]>(table).map(([name, [one]]) => [name, Number(one)]);
  return Object.fromEntries(numbers) as Readonly<Record<Name, number>>;
}
