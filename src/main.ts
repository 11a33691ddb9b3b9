import path from 'node:path';
import type { Answer } from './answers/index.ts';
import type { App } from './app/app.ts';
import { print, refuse } from './cli/output.ts';
import { StartupError, envExample } from './lib/startup-error.ts';
import { Problem, orElse } from './problem.ts';

type ProcessCommand = (app: App, args: readonly string[]) => Promise<number>;

/** The commands of the process, `main.ts [start | ask | mcp | keys | digests | places | backup | restore]`, each loaded when it is used. */
const commands: Readonly<Record<string, ProcessCommand>> = {
  async start(app, args) {
    for (const { name, meant } of app.config.nearMisses)
      process.stderr.write(`${name} is no setting and has no effect. Is ${meant} meant?\n`);
    const [{ start }, { createProgram }] = await Promise.all([import('./cli/start.ts'), import('./app/program.ts')]);
    return start(createProgram(app), args);
  },
  async ask(app, args) {
    const { ask } = await import('./cli/ask.ts');
    const { renderTerminal } = await import('./adapters/terminal/index.ts');
    const { savePicture } = await import('./app/save-picture.ts');
    const { packSources, showProgressOnTerminal } = await import('./app/packing.ts');
    app.packWater();
    app.placePacking.onProgress(showProgressOnTerminal);
    // A question without a place name is answered also where packing fails.
    await Promise.all([packSources(app.config.dataDir), app.placePacking.ready().catch(orElse(undefined))]);
    const user = { platform: 'terminal', id: 'terminal', language: app.config.language } as const;
    const chat = await app.chat();
    // The program ends with the answer: a button could not be pressed. A curve is for eyes, not for files and pipes.
    const render = ({ curve, ...rest }: Answer): string =>
      renderTerminal({ ...rest, buttons: [], ...(process.stdout.isTTY && curve && { curve }) });
    const answer = (text: string) => chat.answer({ user, input: { kind: 'text', text } });
    const save: typeof savePicture = (...picture) => {
      // It is written wherever the user wants it, and with the rights that they usually give.
      process.umask(umaskBefore);
      return savePicture(...picture);
    };
    return ask({ answer, render, savePicture: (asked, file) => save(app, asked, file) }, args);
  },
  async mcp(app) {
    const { serveTools } = await import('./adapters/mcp/index.ts');
    app.packWater();
    void app.placePacking.ready().catch(orElse(undefined));
    const user = { platform: 'terminal', id: 'terminal', language: app.config.language } as const;
    await serveTools(await app.chat(), user, process.stdin);
    return 0;
  },
  digests: async (app, args) => (await import('./cli/digests.ts')).digests(await app.failedDeliveries(), args),
  async places(app, args) {
    const { places } = await import('./cli/places.ts');
    const { importDump, importedFileName } = await import('./places/index.ts');
    const file = path.join(app.config.dataDir, importedFileName);
    return places((dump, onProgress) => importDump(dump, file, onProgress), args);
  },
  backup: async (app, args) => (await import('./cli/backup.ts')).backup(app.backups, args),
  restore: async (app, args) => (await import('./cli/backup.ts')).restore(app.backups, args),
  async keys(app, args) {
    const [action, email, ...rest] = args;
    if (action === 'feed') return calendarFeeds(app, args.slice(1));
    if (action === 'operator' && args.length === 1) {
      const invitation = await (await app.customers()).inviteOperator();
      const address = `${app.publicUrl}/dashboard/operator/${invitation}`;
      return print(`This address signs you in as the operator, once, within 15 minutes:\n${address}\n`);
    }
    if (action === 'recover' && email !== undefined && rest.length === 0) {
      const recovery = await (await app.customers()).recover(email);
      if (recovery === undefined) return refuse('There is no account of that address.\n');
      const address = `${app.publicUrl}/dashboard/recover/${recovery}`;
      return print(`At this address the customer chooses a new passphrase, once, within a day:\n${address}\n`);
    }
    const [{ keys }, { maxQuota }] = await Promise.all([import('./cli/keys.ts'), import('./config.ts')]);
    return keys(await app.accounts(), app.config.dailyQuota, maxQuota, args);
  },
};

async function calendarFeeds(app: App, args: readonly string[]): Promise<number> {
  const { feeds } = await import('./cli/feeds.ts');
  const { feedMistakes, feedPath } = await import('./service/index.ts');
  const addressOf = (token: string): string => app.publicUrl + feedPath.replace('{feed}', `${token}.ics`);
  return feeds({ store: await app.feeds(), mistakesOf: feedMistakes, addressOf }, args);
}

/** System calls that fail for the address of the listener; all others concern files. */
const networkCalls = new Set(['listen', 'getaddrinfo', 'bind']);

/** SQLite's codes for an unusable file (sqlite.org/rescode.html): PERM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const unusableFile = new Set([3, 8, 10, 11, 13, 14, 26]);

// All that is kept concerns people: files and folders are for their owner only, in child processes as well.
const umaskBefore = process.umask(0o077);

// Who reads may have enough before the end, as `head` has.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});

const [name = 'start', ...args] = process.argv.slice(2);
const command = commands[name];
process.exitCode = command
  ? await run(command)
  : refuse(`There is no “${name}”. Try one of: ${Object.keys(commands).join(', ')}\n`);
// Force exit despite leftover timers and sockets.
if (name === 'start') process.exit();

/** Reports a wrong setting or a system error in a sentence, a bug by its stack. A thousand modules load once settings fit. */
async function run(command: ProcessCommand): Promise<number> {
  try {
    const config = (await import('./config.ts')).readConfig();
    const app = (await import('./app/app.ts')).createApp(config);
    try {
      app.takeInstalled();
      return await command(app, args);
    } finally {
      await app.close();
    }
  } catch (error) {
    return refuse(`${sentenceOf(error)}\n`);
  }
}

/** Why the database cannot be used; `undefined` for any other error. */
function storeFault(error: unknown): string | undefined {
  if (error instanceof Problem && error.code === 'store-unavailable')
    return error.cause instanceof Error ? error.cause.message : error.code;
  const isFault = error instanceof Error && 'errcode' in error && unusableFile.has(Number(error.errcode) & 0xff);
  return isFault ? error.message : undefined;
}

/** Rethrows a bug. */
function sentenceOf(error: unknown): string {
  const reason = storeFault(error);
  if (reason !== undefined)
    return `The database cannot be used: ${reason}\nLook at DATA_DIR and STORE_URL. ${envExample}`;
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const settings = networkCalls.has(String(error.syscall)) ? 'HOST and PORT' : 'DATA_DIR, STORE_URL and CACHE_URL';
  return `The machine does not allow that: ${error.message}\nLook at ${settings}. ${envExample}`;
}
