import { quantile } from './compare.ts';

export type Line = {
  readonly figure: string;
  readonly unit: string;
  readonly n: number;
  readonly [name: string]: unknown;
};

/** The lines of this run, in the order in which they were printed. */
export const printed: Line[] = [];

/** Prints a line of JSON. */
export function print(line: Line): void {
  printed.push(line);
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Prints a figure of a bench as a JSON line. */
export function figure(bench: string, name: string, unit: string, samples: readonly number[]): void {
  const line = {
    bench,
    figure: name,
    unit,
    n: samples.length,
    p50: rounded(quantile(samples, 0.5)),
    p95: rounded(quantile(samples, 0.95)),
    p99: rounded(quantile(samples, 0.99)),
    max: rounded(quantile(samples, 1)),
  };
  print(line);
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

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
