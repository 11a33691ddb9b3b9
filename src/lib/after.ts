/** A value, or a promise of it where it is not in memory: thousands of requests a second wait for nothing then. */
export type Soon<Value> = Value | Promise<Value>;

/** What follows a value, at once where it is there. */
export function after<Value, Result>(value: Soon<Value>, make: (value: Value) => Soon<Result>): Soon<Result> {
  return value instanceof Promise ? value.then(make) : make(value);
}

/** What `make` returns or resolves to; where it throws or rejects, what `failed` makes of the error. */
export function attempt<Value>(make: () => Soon<Value>, failed: (error: unknown) => Soon<Value>): Soon<Value> {
  try {
    const made = make();
    return made instanceof Promise ? made.catch(failed) : made;
  } catch (error) {
    return failed(error);
  }
}
