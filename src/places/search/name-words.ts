import { readTable } from '../../lib/data-file.ts';

const words = new Map(
  readTable(new URL('name-words.tsv', import.meta.url), 'role', 'words').map((row) => [row.role, row.words.split('|')]),
);

/** The folded words that have a role in names of places, as `name-words.tsv` explains it. Throws where the table lacks it. */
export function wordsOfRole(role: string): readonly string[] {
  const found = words.get(role);
  if (!found) throw new Error(`name-words.tsv has no words of the role ${role}`);
  return found;
}
