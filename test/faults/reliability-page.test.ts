import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { promises, reliabilityPage } from './promises.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('docs/reliability.md is what the table of promises says: npm run faults -- --page', () => {
  expect(read('docs/reliability.md')).toBe(reliabilityPage());
});

it('each promise is known by tests that are there, or by a bench', () => {
  expect(promises.map(({ id }) => id)).toEqual(Array.from({ length: 37 }, (_, i) => `R${i + 1}`));
  for (const { id, state, proofs } of promises) {
    expect(['held', 'partly', 'measured'], id).toContain(state);
    const kinds = new Set(proofs.map(({ kind }) => kind));
    expect(state === 'measured' ? kinds.has('bench') : kinds.has('test'), id).toBe(true);
    for (const proof of proofs) {
      if (proof.kind === 'bench')
        expect(read('test/bench/main.ts'), id).toContain(` ${proof.name.split(' ')[0]}: async`);
      // Their names may be made of several parts: `npm run faults` finds out whether they are there.
      else expect(existsSync(path.join(root, proof.file)), `${id} ${proof.file}`).toBe(true);
    }
  }
});
