import { randomUUID } from 'node:crypto';

/**
 * A random reference of eight hexadecimal digits that connects an error message with its line in the log: 32 bits, enough
 * to find one bug among those of some days, and short enough to type.
 */
export function newReference(): string {
  return randomUUID().slice(0, 8);
}
