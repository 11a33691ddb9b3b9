import path from 'node:path';
import type { Backups } from './ports.ts';
import { print, refuse, usage } from './output.ts';

/** `backup FILE`. Resolves to the exit code: 1 for unknown arguments. */
export async function backup(backups: Backups, args: readonly string[]): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith('-') || rest.length > 0) return refuse(usage('backup'));
  const target = path.resolve(file);
  const { rows, bytes } = await backups.save(target, Date.now());
  const size = `${Math.ceil(bytes / 1024)} kB`;
  return print(
    `${rows} rows and the secret are in ${target} (${size}). Whoever has this file has everything: keep it safe.\n`,
  );
}

/** `restore FILE [--replace]`. Resolves to the exit code: 1 for unknown arguments. */
export async function restore(backups: Backups, args: readonly string[]): Promise<number> {
  const [file, ...rest] = args.filter((arg) => arg !== '--replace');
  if (file === undefined || file.startsWith('-') || rest.length > 0) return refuse(usage('restore'));
  const { rows, createdAt } = await backups.restore(path.resolve(file), { replace: args.includes('--replace') });
  const at = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
  return print(`${rows} rows of ${at} UTC and the secret are back: start Bellbuoy again.\n`);
}
