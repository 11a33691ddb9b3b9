import table from './traits.json' with { type: 'json' };

type Tests<Group extends keyof typeof table, One> = Readonly<
  Record<keyof (typeof table)[Group], (one: One) => boolean>
>;

function testsOf<Group extends keyof typeof table, One>(group: Group, nameOf: (one: One) => string): Tests<Group, One> {
  const rows: Readonly<Record<string, { readonly of: string }>> = table[group];
  const tests = Object.entries(rows).map(([trait, { of }]) => {
    const names = new Set(of.split(' '));
    return [trait, (one: One): boolean => names.has(nameOf(one))];
  });
  return Object.fromEntries(tests) as Tests<Group, One>;
}

/** Tests for what kinds, slots of rules, roles of phrases, days and conditions have in common: each trait is explained in the table. */
export const kindIs = testsOf('kinds', (kind: string) => kind);
export const slotIs = testsOf('slots', (slot: string) => slot);
export const roleIs = testsOf('roles', ({ role }: { readonly role: string }) => role);
export const dayIs = testsOf('days', ({ kind }: { readonly kind: string }) => kind);
export const conditionIs = testsOf('conditions', ({ kind }: { readonly kind: string }) => kind);
