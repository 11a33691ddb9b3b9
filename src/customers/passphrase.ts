import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { createTurns } from '../lib/turns.ts';

/** scrypt: 2¹⁵ blocks of 1 kB, 3 times: 32 MB, 0.2 s of a core in Node's pool (OWASP, Password Storage Cheat Sheet). */
const cost = { N: 2 ** 15, r: 8, p: 3 } as const;
const maxmem = 256 * cost.N * cost.r;
const saltBytes = 16;
const hashBytes = 32;

/** Of the four threads of the pool, two stay free for files and names of hosts. */
const turns = createTurns(2);

/** A salted hash with its costs, `scrypt$32768$8$3$salt$hash`. */
export async function hashPassphrase(passphrase: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(passphrase, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Whether a passphrase is that of a hash. Against `undefined` it takes as long, and is false. */
export async function isPassphrase(passphrase: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? noHash).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const costs = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(passphrase, Buffer.from(salt, 'base64url'), costs);
  return derived.length === expected.length && timingSafeEqual(derived, expected) && stored !== undefined;
}

/** No passphrase has this hash. */
export const noHash = ['scrypt', cost.N, cost.r, cost.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

/** One passphrase has several forms in Unicode, and keyboards differ in which they send. */
function derive(passphrase: string, salt: Buffer, costs: { N: number; r: number; p: number }): Promise<Buffer> {
  return turns.run(
    'scrypt',
    () =>
      new Promise((resolve, reject) => {
        scrypt(passphrase.normalize('NFKC'), salt, hashBytes, { ...costs, maxmem }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
