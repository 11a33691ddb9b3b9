import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { settingsAt } from '../support/upstreams-server.ts';

const ownRoot = file('../..');

/** A server in a process of its own, started as in production. */
export type Program = {
  readonly port: number;
  /** CPU time that the process has used, µs. */
  cpuUs(): number;
  /** Resident memory, and how much of it is files that are mapped, MB. */
  rssMb(): number;
  mappedMb(): number;
  stop(): Promise<void>;
};

export type Settings = { readonly DATA_DIR: string } & Readonly<Record<string, string>>;

/** Starts the data service, and other parts, with its log in a file, and resolves when it answers. */
export async function startService(settings: Settings, parts = 'service'): Promise<Program> {
  const log = openSync(path.join(settings.DATA_DIR, 'log'), 'a');
  const child = spawn(process.execPath, [...startArguments(), '--only', parts], {
    cwd: ownRoot,
    env: { PORT: '0', TIDE_GRID: 'off', ...settings },
    stdio: ['ignore', 'pipe', log],
  });
  return programOf(child, /data service +http:\/\/[^:]+:(\d+)\//);
}

/** Starts a baseline server that sends every request this answer. */
export async function startBaseline(answer: { headers: Record<string, string>; body: string }): Promise<Program> {
  const child = spawn(process.execPath, [file('./baseline-server.ts'), JSON.stringify(answer)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return programOf(child, /http:\/\/[^:]+:(\d+)\//);
}

/** Starts simulated upstreams in a process of their own, which delay each answer. */
export async function startUpstreamsProgram(
  delayMs: number,
): Promise<{ readonly url: string; readonly warningsUrl: string; stop(): Promise<void> }> {
  const program = fileURLToPath(new URL('../support/upstreams-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(delayMs)], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const [url = '', warningsUrl = ''] = line.split(' ');
    return { url, warningsUrl, stop: () => stopped(child) };
  }
  throw new Error('The upstreams did not start');
}

/** Settings for these simulated upstreams. */
export function upstreamSettings(url: string): Record<string, string> {
  return { ...settingsAt(url).addresses, GEOCODER_URL: 'off' };
}

/** Makes a key of the data service with these settings. */
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
  // Discard later output, which would fill the pipe.
  child.stdout!.resume();
  return {
    port,
    cpuUs: () => cpuUsOf(child.pid!),
    rssMb: () => statusMb(child.pid!, 'VmRSS'),
    mappedMb: () => statusMb(child.pid!, 'RssFile'),
    stop: () => stopped(child),
  };
}

function statusMb(pid: number, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** CPU time that a process of this machine has used, µs. */
export function cpuUsOf(pid: number): number {
  // Fields 14 and 15, user and system time in hundredths of a second; the name before them may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
}

/** The arguments after `exec node` in the start script of package.json, with the absolute path of the program, or of its copy in `root`. */
export function startArguments(root = ownRoot): string[] {
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
