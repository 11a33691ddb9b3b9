import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../src/store/migrations.ts';
import { releases } from './releases.ts';

const store = path.join(import.meta.dirname, '..', '..', '..', 'src', 'store');
const code = readFileSync(path.join(store, 'migrations.ts'), 'utf8');

/** Of a migration its statements, without comments, and the code that runs between them. */
function bodyOf(name: string, text: string): string {
  const [, own = ''] = new RegExp(`^ {2}async '${name}'\\(db\\) \\{\\n(.*?)^ {2}\\},$`, 'ms').exec(code) ?? [];
  return text.replaceAll(/^--(?! code$).*\n/gm, '').trim() + own;
}

const hashes = new Map(
  readFileSync(path.join(store, 'migrations.sql'), 'utf8')
    .split(/^-- migration /m)
    .slice(1)
    .map((text) => {
      const [name = ''] = text.split('\n');
      const body = bodyOf(name, text.slice(name.length));
      return [name, createHash('sha256').update(body).digest('hex').slice(0, 16)];
    }),
);

describe('migrations', () => {
  it('never change: databases that ran them would differ from those that run them later', () => {
    // For a new migration, add a line with its name and this hash; for an old one, undo the change.
    expect(Object.fromEntries(hashes)).toEqual(Object.fromEntries(releases.map(({ name, hash }) => [name, hash])));
  });

  it('stand in the order of their numbers', () => {
    const numbers = Object.keys(migrations).map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
  });

  it('use no code of ours, which may change', () => {
    const imported = [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported).toEqual(['node:fs', 'kysely', 'kysely/migration']);
  });
});
