import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../src/store/migrations/index.ts';
import { releases } from './releases.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'src', 'store', 'migrations');

/** `0001-first-tables` is in `first-tables.ts`. */
function sourceOf(name: string): string {
  return readFileSync(path.join(folder, `${name.replace(/^\d+-/, '')}.ts`), 'utf8');
}

function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}

describe('migrations', () => {
  it('never change: databases that ran them would differ from those that run them later', () => {
    const current = Object.fromEntries(Object.keys(migrations).map((name) => [name, hashOf(sourceOf(name))]));
    // For a new migration, add a line with its name and this hash; for an old one, undo the change.
    expect(current).toEqual(Object.fromEntries(releases.map(({ name, hash }) => [name, hash])));
  });

  it('are one for each file, in the order of their numbers', () => {
    const files = readdirSync(folder).filter((file) => file !== 'index.ts');
    expect(files).toHaveLength(Object.keys(migrations).length);
    const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
  });

  it('use no code of ours, which may change', () => {
    for (const name of Object.keys(migrations)) {
      const imported = [...sourceOf(name).matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      expect(imported.filter((from) => !['kysely', 'kysely/migration'].includes(from!))).toEqual([]);
    }
  });
});
