import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

it('every package of production has its line in docs/dependencies.md, and no other has', () => {
  const listed = Array.from(read('docs/dependencies.md').matchAll(/^\| (\S+) +\|/gm), ([, name]) => name);
  const [, , ...names] = listed;
  expect(names).toEqual(Object.keys(dependencies));
});

/** Their stable versions want keyv 5, which deletes other namespaces and never what has expired. */
const preReleases = ['@keyv/redis', '@keyv/sqlite'];

it('each package is pinned, and no other is a pre-release', () => {
  const isPinned = (version: string): boolean => /^\d+\.\d+\.\d+(?:-\w+\.\d+)?$/.test(version);
  expect(Object.values(dependencies).filter((version) => !isPinned(version))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => dependencies[name]!.includes('-'))).toEqual(preReleases);
});

it('production needs 24 packages at most', () => {
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(24);
});

/** What the project is built on, whatever else would do: its users have these packages in their own trees. */
const given = ['discord.js', 'grammy', 'undici', 'luxon', 'keyv', '@keyv/sqlite'];

it('the packages that the project is built on stay', () => {
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(given));
});
