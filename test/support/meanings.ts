import { readFileSync } from 'node:fs';
import { tableOf } from './sentences.ts';

/** By the name of a meaning what a language says for it, `und` the request; questions that follow each other have `>>` between them. */
export function meaningsOf(language: string): Map<string, string> {
  const lines = readFileSync(tableOf(language, 'meanings'), 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, string] => {
        const [name = '', said = ''] = line.split('\t');
        return [name, said];
      }),
  );
}
