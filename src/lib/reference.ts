import { randomUUID } from 'node:crypto';

/** A short random reference, under which a person is told of a bug and an operator finds it in the log. */
export function newReference(): string {
  return randomUUID().slice(0, 8);
}
