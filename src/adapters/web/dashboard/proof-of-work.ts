import { hash } from 'node:crypto';
import { createBoundedMap } from '../../../lib/bounded-map.ts';
import { most } from '../limits.ts';

/** Leading zero bits of a proof: on average it takes 2^18 hashes, some seconds of a browser. */
export const proofBits = 18;

/**
 * Proofs of work (hashcash: Back, 2002) for a form and an account: a number that makes their SHA-256 begin with
 * `proofBits` zero bits. A form has a token of its own for each visitor, so that none is made in advance for others.
 */
export function createProofs() {
  const used = createBoundedMap<true>(most.usedProofs);
  return {
    /** Whether `sent` is such a number; each is one only once. */
    take(formToken: string, account: string, sent: unknown): boolean {
      if (typeof sent !== 'string' || !/^\d{1,15}$/.test(sent)) return false;
      const digest = hash('sha256', `${formToken} ${account} ${sent}`);
      const isProof = Number.parseInt(digest.slice(0, 8), 16) >>> (32 - proofBits) === 0;
      if (!isProof || used.get(digest)) return false;
      used.set(digest, true);
      return true;
    },
  };
}
