import { expect, it } from 'vitest';
import { readPackageJsonFile } from '../../src/lib/package-file.ts';

it('a JSON file of an installed package is parsed', () => {
  expect(readPackageJsonFile('world-atlas/package.json')).toHaveProperty('name', 'world-atlas');
});

it('a file that no package has throws', () => {
  expect(() => readPackageJsonFile('world-atlas/none.json')).toThrow(
    expect.objectContaining({ code: 'MODULE_NOT_FOUND' }),
  );
});
