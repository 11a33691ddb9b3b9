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

it('each package is pinned, and none is a pre-release', () => {
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
