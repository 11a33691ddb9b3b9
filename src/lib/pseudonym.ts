import { hash, randomBytes } from 'node:crypto';

/** Never written anywhere: another process has another one. */
const salt = randomBytes(16).toString('base64url');

/** A name nobody can trace back, the same while this process runs: limits hold for who asked to be forgotten, too. */
export function pseudonymOf(name: string): string {
  return hash('sha256', `${salt} ${name}`, 'base64url');
}
