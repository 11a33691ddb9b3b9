import { hash, randomBytes } from 'node:crypto';

/** Never written anywhere: another process has another one. */
const salt = randomBytes(16).toString('base64url');

/**
 * A name for somebody that nobody can trace back, the same for as long as this process runs. Limits count by it, so that they
 * hold for who asked to be forgotten, and keep nothing by which they are known.
 */
export function pseudonymOf(name: string): string {
  return hash('sha256', `${salt} ${name}`, 'base64url');
}
