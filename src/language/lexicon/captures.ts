import type { ClassMatch } from './numerals.ts';

export function isCount(name: string): boolean {
  return ['number', 'monthday', 'ordinal', 'hour', 'decimal', 'signed'].includes(name);
}

export function countIn(captures: readonly ClassMatch[]): number | undefined {
  const found = captures.find(({ name }) => isCount(name) || name === 'rank');
  return found && Number(found.value);
}

export function numberIn(captures: readonly ClassMatch[]): number {
  const count = countIn(captures);
  if (count === undefined) throw new Error('A rule of a lexicon wants a number and its phrase has none');
  return count;
}

/** Minutes of a value: so many, or the unit of the number in the phrase, `hours` or `minutes`; behind a minus sign earlier. */
export function minutesIn(value: string, captures: readonly ClassMatch[]): number {
  const unit = value.replace('-', '');
  const minutes = unit === 'hours' ? 60 * numberIn(captures) : unit === 'minutes' ? numberIn(captures) : Number(unit);
  return value.startsWith('-') ? -minutes : minutes;
}

export function captured(captures: readonly ClassMatch[], name: string): ClassMatch['value'] | undefined {
  return captures.find((match) => match.name === name)?.value;
}

export function rowOf<Row>(table: Readonly<Record<string, Row>>, name: string): Row {
  return table[oneOf(Object.keys(table), name)]!;
}

export function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`A lexicon means “${value}”, which is none of ${known.join(', ')}`);
  return found;
}
