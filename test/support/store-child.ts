import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Runs a few lines of TypeScript in a process of their own, with `store` as the store's exports; resolves to what they print. */
export async function inAnotherProcess(lines: string): Promise<string> {
  const store = fileURLToPath(new URL('../../src/store/index.ts', import.meta.url));
  const program = `import * as store from ${JSON.stringify(store)};\n${lines}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--no-warnings', '-e', program]);
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new Error(errors);
  return out.trim();
}
