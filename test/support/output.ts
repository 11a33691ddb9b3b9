import { afterEach, beforeEach, vi } from 'vitest';

/** The text that the current test has written to the standard streams. */
export type Output = { stdout: string; stderr: string };

/** Captures the standard streams during each test of the file. */
export function captureOutput(): Readonly<Output> {
  const output: Output = { stdout: '', stderr: '' };
  beforeEach(() => {
    for (const name of ['stdout', 'stderr'] as const) {
      output[name] = '';
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        output[name] += String(text);
        return true;
      });
    }
  });
  afterEach(() => void vi.restoreAllMocks());
  return output;
}
