import { print, refuse, usage } from './output.ts';

/** Adds the places of a file; resolves to the numbers of new places and of those that were there already. */
export type ImportPlaces = (
  file: string,
  onProgress: (rows: number) => void,
) => Promise<{ readonly places: number; readonly known: number }>;

/** `places import FILE`. Resolves to the exit code: 1 for unknown arguments. */
export async function places(importPlaces: ImportPlaces, [action, file, ...rest]: readonly string[]): Promise<number> {
  if (action !== 'import' || file === undefined || rest.length > 0) return refuse(usage('places'));
  const isTerminal = process.stderr.isTTY;
  const { places: added, known } = await importPlaces(file, (rows) => {
    if (isTerminal) process.stderr.write(`\r${rows} rows`);
  });
  if (isTerminal) process.stderr.write('\r');
  return print(
    `${added} places imported, ${known} were there already. Data: GeoNames, CC BY 4.0. A Bellbuoy that runs finds them after a restart.\n`,
  );
}
