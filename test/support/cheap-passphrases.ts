import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/** Makes hashes of passphrases cheap for the tests of a file: 0.2 s of a core for each is meant for those who guess. */
export function useCheapPassphrases(): void {
  const { scrypt } = crypto;
  const replace = (used: typeof scrypt): void => {
    crypto.scrypt = used;
    syncBuiltinESMExports();
  };
  const cheap = (...[passphrase, salt, length, , done]: Required<Parameters<typeof scrypt>>): void =>
    scrypt(passphrase, salt, length, { N: 2, r: 1, p: 1 }, done);
  beforeAll(() => replace(cheap as typeof scrypt));
  afterAll(() => replace(scrypt));
}
