/** Formats rows of cells as lines with aligned columns, `gap` between them. Widths are counted in code points. */
export function alignColumns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join(gap)
      .trimEnd(),
  );
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
