const width = 20;

/** A line for a terminal, 0…100 percent: `place names [########············]  40 %` */
export function progressBar(percent: number): string {
  const done = Math.round((percent / 100) * width);
  return `place names [${'#'.repeat(done)}${'·'.repeat(width - done)}] ${String(percent).padStart(3)} %`;
}
