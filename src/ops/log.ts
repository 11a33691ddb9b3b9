/** One JSON line for each event, on standard error. What is secret never gets there, wherever it turns up. */
export type Log = {
  info(message: string): void;
  warn(message: string): void;
  /** A request over HTTP that was answered: its path is a template, without a query. */
  request(request: Answered): void;
  /** A bug, with the reference under which somebody was told of it; their id is not told, wherever it turns up. */
  bug(reference: string, error: unknown, user?: Pseudonym): void;
};

/** An id, and what stands for it in the log. */
type Pseudonym = { readonly name: string; readonly id: string };

type Answered = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
};

const levels = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof levels)[number];

/** Bot tokens as Telegram and Discord make them, and our own keys: caught even where nobody knows that they are one. */
const tokenShapes = /\d{6,12}:[\w-]{30,}|[\w-]{23,28}\.[\w-]{6}\.[\w-]{27,}|bb_[\w-]{43}/g;

export function createLog(
  level: LogLevel,
  secrets: readonly (string | undefined)[],
  write: (line: string) => void = toStandardError(),
): Log {
  const hidden = secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
  const clean = (text: string): string =>
    hidden.reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text).replace(tokenShapes, '[hidden]');
  const line = (at: LogLevel, fields: Readonly<Record<string, string | number>>): void => {
    if (levels.indexOf(at) < levels.indexOf(level)) return;
    write(`${clean(JSON.stringify({ time: new Date().toISOString(), level: at, ...fields }))}\n`);
  };
  return {
    info: (message) => line('info', { message }),
    warn: (message) => line('warn', { message }),
    request: (request) => line('info', request),
    bug(reference, error, user) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      line('error', { reference, ...(user && { user: user.name }), error: withoutId(text, user) });
    },
  };
}

/** A session's name may be a word that stands everywhere; a platform's id is a long number. */
const shortestId = 5;

function withoutId(text: string, user: Pseudonym | undefined): string {
  return user && user.id.length >= shortestId ? text.replaceAll(user.id, user.name) : text;
}

/** What one turn of the event loop has to say is written at once: a busy service says thousands of lines a second. */
function toStandardError(): (line: string) => void {
  let held = '';
  const flush = (): void => {
    if (held !== '') process.stderr.write(held);
    held = '';
  };
  process.on('exit', flush);
  return (line) => {
    if (held === '') setImmediate(flush);
    held += line;
  };
}
