import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = file('../..');

/** A server of ours in a process of its own, as its owner would start it. */
export type Program = {
  readonly port: number;
  /** CPU time that the process has used, µs. */
  cpuUs(): number;
  /** Memory that it has in use, MB. */
  rssMb(): number;
  stop(): Promise<void>;
};

type Settings = { readonly DATA_DIR: string } & Readonly<Record<string, string>>;

/** Starts the data service, with its log in a file, and resolves when it answers. */
export async function startService(settings: Settings): Promise<Program> {
  const log = openSync(path.join(settings.DATA_DIR, 'log'), 'a');
  const child = spawn(process.execPath, [...startArguments(), '--only', 'service'], {
    cwd: root,
    env: { PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', log],
  });
  return programOf(child, /data service +http:\/\/[^:]+:(\d+)\//);
}

/** Starts a bare server that gives every request this answer. */
export async function startBare(answer: { headers: Record<string, string>; body: string }): Promise<Program> {
  const child = spawn(process.execPath, [file('./baseline-server.ts'), JSON.stringify(answer)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return programOf(child, /http:\/\/[^:]+:(\d+)\//);
}

/** Makes a key of the data service that has its data there. */
export async function makeKey(settings: Settings, quota: number): Promise<string> {
  const args = [file('../../src/main.ts'), 'keys', 'create', 'bench', '--quota', String(quota)];
  const child = spawn(process.execPath, args, { env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  let key = '';
  for await (const line of createInterface(child.stdout)) key = line;
  return key;
}

async function programOf(child: ChildProcess, ready: RegExp): Promise<Program> {
  let port: number | undefined;
  for await (const line of createInterface(child.stdout!)) {
    const match = ready.exec(line);
    if (match) port = Number(match[1]);
    if (match) break;
  }
  if (port === undefined) throw new Error('The server did not start');
  // What it says later is of no interest, but must not fill a pipe.
  child.stdout!.resume();
  const read = (name: string): string => readFileSync(`/proc/${child.pid}/${name}`, 'utf8');
  return {
    port,
    cpuUs() {
      // Fields 14 and 15, user and system time in hundredths of a second; the name before them may hold blanks.
      const fields = read('stat').split(') ').at(-1)!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10_000;
    },
    rssMb: () => Number(/VmRSS:\s+(\d+) kB/.exec(read('status'))![1]) / 1024,
    async stop() {
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    },
  };
}

/** What comes after `exec node` in the script that its owner calls, with the whole path of the program. */
export function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start
    .split(' ')
    .slice(2)
    .map((word) => (word.startsWith('src/') ? path.join(root, word) : word));
}

function file(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
