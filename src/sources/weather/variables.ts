import { factsOf, type Attribute } from '../../domain/weather/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

export type Variable = {
  readonly attribute: Attribute;
  readonly name: string;
  /** The units that it may come in, the documented one first, and their conversions to ours. */
  readonly units: ReadonlyMap<string, (value: number) => number>;
};

const conversions: Readonly<Record<string, (value: number) => number>> = {
  'km/h': (value) => value / 3.6,
  octas: (value) => value * 12.5,
};

const byProduct = once(() => {
  const columns = ['product', 'attribute', 'name', 'units', 'turned'] as const;
  return Map.groupBy(readTable(new URL('variables.tsv', import.meta.url), ...columns), ({ product }) => product);
});

export function variablesOf(product: string): readonly Variable[] {
  return (byProduct().get(product) ?? []).map((row) => {
    const attribute = row.attribute as Attribute;
    const convert = (unit: string): ((value: number) => number) => {
      if (row.turned !== '') return (value) => (value + Number(row.turned)) % 360;
      if (unit === 'm' && factsOf(attribute).unit === 'km') return (value) => value / 1000;
      return conversions[unit] ?? ((value) => value);
    };
    return { attribute, name: row.name, units: new Map(row.units.split('|').map((unit) => [unit, convert(unit)])) };
  });
}

/** The series of variables, each as `columnOf` finds its values in the documented unit. */
export function columnsOf(
  variables: readonly Variable[],
  columnOf: (variable: Variable & { readonly unit: string }) => readonly (number | null)[],
): Partial<Record<Attribute, (number | null)[]>> {
  const columns = variables.map((variable) => {
    const [[unit, convert] = ['', Number]] = variable.units;
    const values = columnOf({ ...variable, unit });
    return [variable.attribute, values.map((value) => (value === null ? null : convert(value)))];
  });
  return Object.fromEntries(columns) as Partial<Record<Attribute, (number | null)[]>>;
}
