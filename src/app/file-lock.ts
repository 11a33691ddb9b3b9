import { acquireProcessLock, type ProcessLock } from '../store/index.ts';

/** A role that one process at a time has, by the lock of a file. */
export function createFileLock(file: string) {
  let lock: ProcessLock | undefined;
  return {
    /** False where another process has it. */
    acquire(): boolean {
      lock = acquireProcessLock(file);
      return lock !== undefined;
    },
    release: (): void => lock?.release(),
  };
}
