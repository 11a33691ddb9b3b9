import { spawn } from 'node:child_process';
import { once } from 'node:events';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packSources } from '../../src/app/packing.ts';

const program = fileURLToPath(new URL('./picture-rounds.ts', import.meta.url));

/**
 * How long a tide takes to become SVG and PNG, how large it is, and what that costs the process meanwhile. The process holds
 * what pictures need and no other part of the program, and has been compiled by a short one before it: the compiler of
 * TypeScript would add 30 MB to what is measured.
 */
export async function pictures(dataDir: string): Promise<number> {
  await packSources(dataDir);
  return (await run(dataDir, 20, 'ignore')) || (await run(dataDir, 500, 'inherit'));
}

async function run(dataDir: string, rounds: number, stdout: 'ignore' | 'inherit'): Promise<number> {
  const child = spawn(process.execPath, [...process.execArgv, program, dataDir, String(rounds)], {
    // The folder of this version of Node.js is inside of the one that is given.
    env: { ...process.env, NODE_COMPILE_CACHE: path.dirname(module.getCompileCacheDir() ?? '') },
    stdio: ['ignore', stdout, 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
