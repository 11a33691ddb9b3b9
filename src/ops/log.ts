import type { Log as HttpLog } from '../http/ports.ts';

/** Writes one JSON line per event to standard error, with secrets replaced wherever they occur. */
export type Log = Pick<HttpLog, 'request'> & {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  /** A bug, with the reference that its user was shown; the id of the user is replaced wherever it occurs. */
  bug(reference: string, error: unknown, user?: Pseudonym): void;
};

/** The id of a user, and the name that replaces it in the log. */
type Pseudonym = { readonly name: string; readonly id: string };

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

/** Shapes of bot tokens of Telegram and Discord, and of our own API keys: hidden also where they are not configured here. */
const tokenShapes = /\d{6,12}:[\w-]{30,}|[\w-]{23,28}\.[\w-]{6}\.[\w-]{27,}|bbf?_[\w-]{43}/g;

/** Logs events of `level` and above. `secrets` are replaced by `[hidden]`, as is anything with the shape of a token. */
export function createLog(
  level: LogLevel,
  secrets: readonly (string | undefined)[],
  write: (line: string) => void = createLogOutput().write,
): Log {
  const hidden = secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
  const clean = (text: string): string =>
    hidden.reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text).replace(tokenShapes, '[hidden]');
  const line = (at: LogLevel, fields: Readonly<Record<string, string | number>>, cleaned = clean): void => {
    if (levels.indexOf(at) < levels.indexOf(level)) return;
    const text = JSON.stringify(fields).slice(1);
    write(`${cleaned(`{"time":"${new Date().toISOString()}","level":"${at}",${text}`)}\n`);
  };
  return {
    debug: (message) => line('debug', { message }),
    info: (message) => line('info', { message }),
    warn: (message) => line('warn', { message }),
    // Nothing of it is the client's but a method that Node.js knows, so that nothing is to be hidden.
    request: (request) => line('info', request, (text) => text),
    bug(reference, error, user) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      line('error', {
        reference,
        ...(user && { user: user.name }),
        error: user && user.id.length >= minIdLength ? text.replaceAll(user.id, user.name) : text,
      });
    },
  };
}

/** A shorter id may be a word that occurs everywhere, such as `web`; ids of platforms are long numbers. */
const minIdLength = 5;

/** Standard error. `printWith` has lines printed another way, such as above a prompt. */
export type LogOutput = { write(line: string): void; printWith(print: (lines: string) => void): void };

/** Writes the lines of one turn of the event loop together: a busy service logs thousands of lines a second. */
export function createLogOutput(): LogOutput {
  let buffered = '';
  let print = (lines: string): void => void process.stderr.write(lines);
  const flush = (): void => {
    if (buffered !== '') print(buffered);
    buffered = '';
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (buffered === '') setImmediate(flush);
      buffered += line;
    },
    printWith(other) {
      print = other;
    },
  };
}
