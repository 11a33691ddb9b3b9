const width = 20;

/** `place names [########············]  40 %` */
export function progressBar(percent: number): string {
  const done = Math.round((percent / 100) * width);
  return `place names [${'#'.repeat(done)}${'·'.repeat(width - done)}] ${String(percent).padStart(3)} %`;
}
