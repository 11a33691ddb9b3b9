#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import { isOldNode, oldestMajor, packagedNode } from './packaged-node.mjs';

/** `start` collects garbage sooner; compilers and threads do not pay in the second of `ask`: CONTRIBUTING.md has figures. */
const v8Settings = {
  start: ['--heap-growing-percent=20', '--max-semi-space-size=4'],
  ask: [
    '--min-semi-space-size=2',
    '--max-semi-space-size=2',
    '--initial-heap-size=40',
    '--no-opt',
    '--no-maglev',
    '--single-threaded',
  ],
};

loadSettings();
const name = process.argv[2] ?? 'start';
const settings = [
  ...(v8Settings[name] ?? []),
  ...(process.env.MEMORY === 'small' ? ['--max-semi-space-size=1', '--heap-growing-percent=10'] : []),
];
const isSet = settings.every((setting) => process.execArgv.includes(setting));
const command = [...settings, ...process.argv.slice(1)];

/** All commands start here, in plain JavaScript, because an older Node.js cannot read main.ts and would print a stack. */
if (isOldNode()) runOnPackagedNode();
// In place of this process, which costs 25 ms and no process more. Windows cannot do that, and does without.
else if (!isSet && process.platform !== 'win32') replaceProcess();
else {
  keepCompiledModules();
  if (name === 'start') giveBackMemory();
  await import('./main.ts');
}

/**
 * glibc keeps what a thread has freed for that thread: with one arena for all, an hour of mixed use takes 40 MB less, and where
 * its limits for large blocks do not grow, 16 MB less again. Only the environment of a new process can say so.
 */
function replaceProcess() {
  const limits = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };
  const env = { ...limits, ...process.env };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...command], env);
}

/**
 * V8 keeps the pages of what it has collected, 80 MB after an hour of mixed use, unless it is to optimize for size. From the
 * beginning that would also limit new objects to 1 MB between two collections: a tenth more of all time.
 */
function giveBackMemory() {
  v8.setFlagsFromString('--optimize-for-size');
}

/** From `.env`, which the program reads again. */
function loadSettings() {
  try {
    process.loadEnvFile();
  } catch {
    // Without a file there is nothing to load; one that cannot be read is reported with the other settings.
  }
}

/** Runs the command on the packaged Node.js, which gets the signals that this process gets; ends as it ends. */
function runOnPackagedNode() {
  const node = packagedNode();
  if (node === undefined) {
    process.stderr.write(
      `Bellbuoy needs Node.js ${oldestMajor} or later and this is ${process.versions.node}: please install it; on Linux ` +
        '`npm ci` brings it, unless optional packages are left out.\n',
    );
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, command, { stdio: 'inherit' });
  // Ctrl-C reaches both from the terminal, and a second one would stop the program at once.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}

/**
 * Keeps compiled modules in `DATA_DIR`: the next start takes two thirds of the time, and 24 MB less, because the compiler of
 * TypeScript is not loaded. This has to be on before the first module of TypeScript, and so before the settings are read.
 */
function keepCompiledModules() {
  const dataDir = process.env.DATA_DIR || 'data';
  const compiled = path.join(dataDir, 'compiled');
  try {
    // One by one: under /proc, Node would try to make a folder with its parents for ever.
    for (const folder of [dataDir, compiled]) if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  } catch {
    // The program says so where it needs the folder.
    return;
  }
  module.enableCompileCache(compiled);
}
