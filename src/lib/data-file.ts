import { readFileSync } from 'node:fs';

type Row<Column extends string> = Readonly<Record<Column, string>> & Readonly<Record<string, string>>;

/** The rows of a `.tsv` file by the columns' names; lines with `#` are comments. Throws for a missing column or a wrong row. */
export function readTable<Column extends string>(file: URL, ...columns: readonly Column[]): readonly Row<Column>[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const [names = [], ...rows] = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t'));
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new Error(`${file.pathname} has no column ${missing.join(', ')}`);
  return rows.map((cells) => {
    if (cells.length !== names.length) throw new Error(`${file.pathname}: ${cells.join(' | ')} has other columns`);
    return Object.fromEntries(cells.map((cell, index) => [names[index], cell])) as Row<Column>;
  });
}

export function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
