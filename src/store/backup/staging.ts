import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '../../lib/is-running.ts';

/** `copy-<process id>-<random>.sqlite`, and the files of SQLite beside it. */
const stagingName = /^copy-(\d+)-[0-9a-f]{8}\.sqlite(-wal|-shm|-journal)?$/;

/** Runs `work` with the name of a new database in a folder, which is removed afterwards. */
export async function withStaging<T>(folder: string, work: (staging: string) => Promise<T>): Promise<T> {
  const file = path.join(folder, `copy-${process.pid}-${randomBytes(4).toString('hex')}.sqlite`);
  try {
    return await work(file);
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
  }
}

/** Removes the databases of processes that were killed: they hold what people may have deleted since. */
export function removeAbandonedStaging(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = stagingName.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
  }
}
