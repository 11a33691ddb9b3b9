import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A role that one process has at a time. */
export type ProcessLock = { release(): void };

/**
 * Takes the role that a file stands for, `undefined` where another process has it. It is a lock of SQLite, which the
 * system takes back from a process that was killed: no leftover has to be judged by its age.
 */
export function acquireProcessLock(file: string): ProcessLock | undefined {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}
