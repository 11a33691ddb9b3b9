import type { ParsedUrlQuery } from 'node:querystring';
import type { NearestTide } from './ports.ts';

/** Longer or stranger names are counted, not repeated: notes may be sent in a header. */
const printableName = /^[\w.-]{1,40}$/;
const maxNames = 5;

/** Sentences on the parameters of a query that were not used: those that are not known by name, and repetitions. */
export function notesOnParameters(known: object, queries: ParsedUrlQuery): string[] {
  const given = Object.entries(queries);
  if (given.length === 0) return [];
  const isKnown = (name: string): boolean => Object.hasOwn(known, name);
  const unknown = given.flatMap(([name]) => (isKnown(name) ? [] : [name]));
  const repeated = given.flatMap(([name, values]) => (isKnown(name) && Array.isArray(values) ? [name] : []));
  return [
    ...(unknown.length > 0 ? [`Ignored, because this path has no such parameter: ${listed(unknown)}.`] : []),
    ...(repeated.length > 0 ? [`The last value counts of: ${listed(repeated)}.`] : []),
  ];
}

/** A sentence on a tide that is none of the coordinate’s own: far inland, behind a dam, or of a gauge elsewhere on a river. */
export function notesOnTide({ kind, reason, dam, station, gauge = station, distanceKm }: NearestTide): string[] {
  const of = `${gauge.name}, ${Math.round(distanceKm)} km away`;
  if (reason === 'inland') return [`There is no sea at this coordinate: this is the tide of ${of}.`];
  const share = dam?.tide === 'damped' ? 'most of the' : 'the';
  if (dam) return [`${dam.name} keeps ${share} tide from this coordinate: this is the tide of ${of}.`];
  if (reason === 'far') return [`Nothing is known of the sea at this coordinate: this is the tide of ${of}.`];
  const mouth = kind === 'gauge' ? of : 'the mouth by the sea model EOT20';
  if (reason === 'river') return [`This is the tide of ${mouth}: up a river it comes later, maybe by hours.`];
  return [];
}

/** Names of a request, as many and as long as an answer may repeat. */
export function listed(names: readonly string[]): string {
  const printed = names.filter((name) => printableName.test(name)).slice(0, maxNames);
  const others = names.length - printed.length;
  return [...printed, ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
