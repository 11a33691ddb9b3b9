import { ConfigError, largestQuota, readConfig } from './config.ts';
import { createApp, type App } from './app/app.ts';
import { orElse } from './problem.ts';

type Call = (app: App, args: readonly string[]) => Promise<number>;

/** The commands of the process, `main.ts [start | ask | keys | digests]`, each loaded when it is called. */
const calls: Readonly<Record<string, Call>> = {
  async start(app, args) {
    const [{ start }, { createProgram }] = await Promise.all([import('./cli/start.ts'), import('./app/program.ts')]);
    return start(createProgram(app), args);
  },
  async ask(app, args) {
    const [{ ask }, { renderTerminal }, { showProgressOnTerminal }] = await Promise.all([
      import('./cli/ask.ts'),
      import('./adapters/terminal/index.ts'),
      import('./app/packing.ts'),
    ]);
    app.placePacking.onProgress(showProgressOnTerminal);
    // A question without a place name is answered also where packing fails.
    await app.placePacking.ready().catch(orElse(undefined));
    const user = { platform: 'terminal', id: 'terminal', language: app.config.language } as const;
    const chat = await app.chat();
    return ask((text) => chat.answer({ user, input: { kind: 'text', text } }), renderTerminal, args);
  },
  digests: async (app, args) => (await import('./cli/digests.ts')).digests(await app.failedDeliveries(), args),
  keys: async (app, args) =>
    (await import('./cli/keys.ts')).keys(await app.accounts(), app.config.dailyQuota, largestQuota, args),
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
  // Force exit despite leftover timers and sockets.
  if (name === 'start') process.exit();
}

/** A wrong setting or a refusal of the machine is a sentence; a bug at start-up is a crash with its stack. */
async function run(wanted: Call): Promise<number> {
  try {
    const app = createApp(readConfig());
    try {
      return await wanted(app, args);
    } finally {
      await app.close();
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
