type Defined<Values> = { [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key] } & {
  [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined>;
};

/** The members of a record that are not undefined. */
export function defined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<Values>;
}

export function nonEmpty<One>(list: readonly One[]): readonly One[] | undefined {
  return list.length > 0 ? list : undefined;
}
