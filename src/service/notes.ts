import type { ParsedUrlQuery } from 'node:querystring';
import { paths } from '../contract/index.ts';

/** Longer or stranger names are counted, not repeated: notes may be sent in a header. */
const printableName = /^[\w.-]{1,40}$/;
const maxNames = 5;

/** Sentences on the parameters of a query that were not used: those that the path does not have, and repetitions. */
export function notesOnParameters(path: string, queries: ParsedUrlQuery): string[] {
  const given = Object.entries(queries);
  if (given.length === 0) return [];
  const known = paths[path]?.query.shape ?? {};
  const isKnown = (name: string): boolean => Object.hasOwn(known, name);
  const unknown = given.flatMap(([name]) => (isKnown(name) ? [] : [name]));
  const repeated = given.flatMap(([name, values]) => (isKnown(name) && Array.isArray(values) ? [name] : []));
  return [
    ...(unknown.length > 0 ? [`Ignored, because this path has no such parameter: ${listed(unknown)}.`] : []),
    ...(repeated.length > 0 ? [`The last value counts of: ${listed(repeated)}.`] : []),
  ];
}

/** Names of a request, as many and as long as an answer may repeat. */
export function listed(names: readonly string[]): string {
  const printed = names.filter((name) => printableName.test(name)).slice(0, maxNames);
  const others = names.length - printed.length;
  return [...printed, ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
