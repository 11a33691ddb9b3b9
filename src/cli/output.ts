import { readFileSync } from 'node:fs';

/** How a command of the process is called. */
export function usage(command: string): string {
  return readFileSync(new URL(`usage/${command}.txt`, import.meta.url), 'utf8');
}

/** Prints to standard output. Returns the exit code. */
export function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** Prints to standard error. Returns the exit code. */
export function refuse(text: string): 1 {
  process.stderr.write(text);
  return 1;
}

export function printLines(lines: readonly string[], none: string): 0 {
  return print(lines.length > 0 ? lines.map((line) => `${line}\n`).join('') : `${none}\n`);
}
