/** The points of a table of features, by their names. Benchmarks change the record to see what a feature decides. */
export function pointsOf<Name extends string>(features: Readonly<Record<Name, { readonly points: number }>>) {
  const points = Object.entries<{ readonly points: number }>(features).map(([name, one]) => [name, one.points]);
  return Object.fromEntries(points) as Record<Name, number>;
}
