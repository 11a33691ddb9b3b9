import { DatabaseSync } from 'node:sqlite';
import { makeDatabasePrivate } from './private-files.ts';

/** A lock that one process holds at a time. */
export type ProcessLock = { release(): void };

/**
 * Acquires the lock of a file. Returns `undefined` where another process holds it. It is a lock of SQLite, which the
 * operating system releases when its process is killed, so that no stale lock has to be detected.
 */
export function acquireProcessLock(file: string): ProcessLock | undefined {
  makeDatabasePrivate(file);
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
