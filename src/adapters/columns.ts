/** Rows of cells as lines with their columns in line, two blanks apart; characters are counted, not UTF-16 units. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => characters(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - characters(cell)))
      .join('  ')
      .trimEnd(),
  );
}

function characters(text: string): number {
  return Array.from(text).length;
}
