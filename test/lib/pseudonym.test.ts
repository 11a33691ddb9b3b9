import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporary.ts';

const source = (file: string): string => path.join(import.meta.dirname, '../../src', file);

/**
 * Counts two people, one of whom is kept beside, and prints who of them is found in the memory of the process. The bytes of
 * their ids are no strings in it.
 */
const program = `
import { readFileSync } from 'node:fs';
import { writeHeapSnapshot } from 'node:v8';
const { createKeyedLimiter } = await import(${JSON.stringify(source('lib/keyed-limiter.ts'))});
const { createLinks } = await import(${JSON.stringify(source('users/links.ts'))});
const ids = [10, 13].map((from) => Buffer.from(Array.from({ length: 12 }, (_, i) => 48 + ((from + 7 * i) % 10) )));
const limiter = createKeyedLimiter({ perSecond: 1, burst: 1 }, () => 0);
const links = createLinks({ store: { putLinkRequest: async () => {} }, codes: { make: () => 'a code', hash: () => 'hash' }, now: () => 0 });
await (async () => {
  limiter.take('telegram ' + ids[0]);
  await links.createLinkCode({ platform: 'telegram', id: String(ids[0]) });
})();
globalThis.kept = 'telegram ' + ids[1] + '-';
const found = readFileSync(writeHeapSnapshot('heap'));
console.log(JSON.stringify([limiter.take('telegram ' + ids[0]) > 0, ...ids.map((id) => found.includes(id))]));
`;

it('who has been counted is counted further, and not to be found in memory', () => {
  const args = ['--no-warnings', '--input-type=module', '-e', program];
  expect(JSON.parse(String(execFileSync(process.execPath, args, { cwd: temporaryFolder() })))).toEqual([
    true,
    false,
    true,
  ]);
});
