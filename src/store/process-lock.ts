import { DatabaseSync } from 'node:sqlite';
import { makeDatabasePrivate } from './private-files.ts';

/** A role that one process at a time has, by a lock of SQLite: the system releases it when the process is killed. */
export function createProcessLock(file: string) {
  let held: DatabaseSync | undefined;
  return {
    /** False where another process has it. */
    acquire(): boolean {
      makeDatabasePrivate(file);
      const database = new DatabaseSync(file);
      try {
        database.exec('BEGIN EXCLUSIVE');
        held = database;
        return true;
      } catch (error) {
        database.close();
        if (error instanceof Error && /locked|busy/i.test(error.message)) return false;
        throw error;
      }
    },
    release(): void {
      held?.close();
      held = undefined;
    },
  };
}
