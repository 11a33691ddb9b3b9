/** Patterns by template: each template, filled from a row, fits its pattern. */
export type Matches = Readonly<Record<string, string>>;

/** The value at a path of names and indexes; `undefined` where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  let inner = value;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined;
    inner = (inner as Record<string, unknown>)[name];
  }
  return inner;
}

/** A template with the values of a row in place of their paths in braces; empty where there is none. */
export function fill(template: string, row: unknown): string {
  return template.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = valueAt(row, path) ?? '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

export function matches(patterns: Matches, row: unknown): boolean {
  return Object.entries(patterns).every(([template, pattern]) => new RegExp(pattern).test(fill(template, row)));
}
