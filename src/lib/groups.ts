/** Values by key, in the order in which they were added. */
export type Groups<Value> = {
  add(key: string, value: Value): void;
  /** The values of a key; none where it has none. */
  at(key: string): readonly Value[];
  keys(): MapIterator<string>;
  readonly size: number;
};

/** A list that has grown keeps room for 17: one of fewer is copied. */
const few = 17;

/** Most keys that are asked for have no value. */
const none: never[] = [];

/** Most keys have one value, which is kept as it is: a list of one takes 56 bytes. */
export function createGroups<Value extends {}>(): Groups<Value> {
  const groups = new Map<string, Value | Value[]>();
  return {
    add(key, value) {
      const known = groups.get(key);
      if (!Array.isArray(known)) groups.set(key, known === undefined ? value : [known, value]);
      else if (known.length < few) groups.set(key, known.concat([value]));
      else known.push(value);
    },
    at(key) {
      const known = groups.get(key) ?? none;
      return Array.isArray(known) ? known : [known];
    },
    keys: () => groups.keys(),
    get size() {
      return groups.size;
    },
  };
}
