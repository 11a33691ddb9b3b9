/** One JSON line for each figure of a bench, on standard output. */
export function figure(bench: string, name: string, unit: string, samples: readonly number[]): void {
  const sorted = samples.toSorted((a, b) => a - b);
  const line = {
    bench,
    figure: name,
    unit,
    n: sorted.length,
    p50: rounded(quantile(sorted, 0.5)),
    p95: rounded(quantile(sorted, 0.95)),
    p99: rounded(quantile(sorted, 0.99)),
    max: rounded(quantile(sorted, 1)),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Microseconds that each of `rounds` calls takes, after a quarter as many to warm up. */
export function timed(rounds: number, work: (round: number) => unknown): number[] {
  for (let round = 0; round < rounds / 4; round++) work(round);
  return Array.from({ length: rounds }, (_, round) => {
    const begin = process.hrtime.bigint();
    work(round);
    return Number(process.hrtime.bigint() - begin) / 1000;
  });
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
