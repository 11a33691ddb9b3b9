import { expect, it } from 'vitest';
import { hashPassphrase, isPassphrase } from '../../src/customers/passphrase.ts';

it('a passphrase costs whoever guesses it 32 MB and three rounds for each try', async () => {
  const stored = await hashPassphrase('correct horse battery');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassphrase('correct horse battery', stored)).toBe(true);
  expect(await isPassphrase('correct horse batterx', stored)).toBe(false);
});
