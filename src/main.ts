import { ConfigError, readConfig, type Config } from './config.ts';
import { createApp, type App } from './app/app.ts';

/** What can be called: `main.ts [start | ask | keys | digests | bench]`. Each is loaded when it is wanted: `ask` is to answer at once. */
const calls: Record<string, (config: Config, parts: App, args: readonly string[]) => Promise<number>> = {
  start: async (config, parts, args) => (await import('./app/start.ts')).start(config, parts, args),
  ask: async (config, parts, args) => (await import('./cli/ask.ts')).ask(await parts.chat(), config.language, args),
  bench: async (config, _parts, args) => (await import('../test/bench/main.ts')).bench(config, args),
  digests: async (_config, parts, args) => (await import('./cli/digests.ts')).digests(await parts.outbox(), args),
  keys: async (config, parts, args) =>
    (await import('./cli/keys.ts')).keys(await parts.accounts(), config.dailyQuota, args),
};

/** What to look at where a call to the system fails; all others are about files. */
const settingsBehind: Record<string, string> = {
  listen: 'HOST and PORT',
  getaddrinfo: 'HOST and STORE_URL',
  connect: 'STORE_URL',
};

/** What SQLite says of a file that it cannot use: errors 3, 8, 10, 11, 13, 14 and 26 of sqlite.org/rescode.html. */
const unusable = new Set([3, 8, 10, 11, 13, 14, 26]);

const [name = 'start', ...args] = process.argv.slice(2);
const call = calls[name];
if (!call) {
  process.stderr.write(`There is no “${name}”. Try one of: ${Object.keys(calls).join(', ')}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await run(call);
  // What has not ended by now is beyond its patience: a library's timer or a connection that nobody closes.
  if (name === 'start') process.exit();
}

/** A wrong setting or a refusal of the machine is a sentence; a bug at start-up is a crash with its stack. */
async function run(wanted: (typeof calls)[string]): Promise<number> {
  try {
    const config = readConfig();
    const parts = createApp(config);
    try {
      return await wanted(config, parts, args);
    } finally {
      await parts.close();
    }
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n.env.example explains each setting.\n`);
    return 1;
  }
}

function isUnusableFile(error: object): boolean {
  return 'errcode' in error && typeof error.errcode === 'number' && unusable.has(error.errcode & 0xff);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return `Some settings do not fit:\n${error.message}`;
  if (error instanceof Error && isUnusableFile(error)) {
    return `The database cannot be used: ${error.message}\nLook at DATA_DIR and STORE_URL.`;
  }
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const settings = settingsBehind[String(error.syscall)] ?? 'DATA_DIR';
  return `The machine does not allow that: ${error.message}\nLook at ${settings}.`;
}
