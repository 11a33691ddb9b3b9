import { randomUUID } from 'node:crypto';

/** Eight random hex digits by which an error is found in the log: enough for the bugs of some days, short to type. */
export function newReference(): string {
  return randomUUID().slice(0, 8);
}
