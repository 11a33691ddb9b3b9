import { spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '../../src/config.ts';
import { observedUpstreams } from '../../src/domain/observed/index.ts';
import { warningUpstreams } from '../../src/domain/warning.ts';
import { builtProgram } from './built-program.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** The program as an operator runs it: a process with its streams and exit code. */
export const main = builtProgram();

/** Settings with which no request leaves this machine, and HTTP listens on a free port. */
export function quietSettings(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    PORT: '0',
    LANG: 'C',
    PATH: process.env['PATH'] ?? '',
    SOURCES_OFF: [...Object.keys(readConfig().weather.budgets), ...observedUpstreams, ...warningUpstreams].join(),
    TIDE_GRID: 'off',
    GEOCODER_URL: 'off',
    // The suite starts the program some eighty times.
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'bellbuoy-compiled'),
  };
}

export type Ended = { code: number | null; stdout: string; stderr: string };

/** Runs the program with a folder for its data: `begin` starts a process, `run` also waits for its end. */
export function programIn(dataDir: () => string) {
  function begin(args: readonly string[], env: Record<string, string> = {}) {
    const quiet = quietSettings(dataDir());
    const child = spawn(process.execPath, [...process.execArgv, main, ...args], {
      cwd: dataDir(),
      env: { ...quiet, ...env },
    });
    const ended = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (ended.stdout += String(chunk)));
    child.stderr.on('data', (chunk) => (ended.stderr += String(chunk)));
    const end = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ ...ended, code })));
    const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
      for (;;) {
        const match = pattern.exec(ended.stdout);
        if (match) return match;
        await new Promise((resolve) => child.stdout.once('data', resolve));
      }
    };
    return { child, end, printed };
  }
  const run = (args: readonly string[], env?: Record<string, string>): Promise<Ended> => begin(args, env).end;
  return { begin, run };
}
