import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The outcome of the requests. */
export type Load = {
  /** For each answer: its latency, its time since the first request, and its status. */
  readonly latenciesMs: readonly number[];
  readonly answeredAtMs: readonly number[];
  readonly statuses: readonly number[];
  /** Connections that broke. */
  readonly broken: number;
};

export type LoadOptions = {
  readonly port: number;
  readonly connections: number;
  /** How long requests are sent, or how many. */
  readonly seconds?: number;
  readonly requests?: number;
  /** So many a second, whatever the answers take: a late one counts from when it was due. Without it, as many as are answered. */
  readonly perSecond?: number;
  /** Path and query of the nth request. */
  target(n: number): string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body of the nth request, which is a POST then. */
  body?(n: number): object;
  /** The address of the nth request's client, for a program that trusts this machine as a proxy. */
  clientOf?(n: number): string;
  /** An address of this machine: another one is another client. */
  readonly from?: string;
};

/**
 * Keeps a number of connections busy, each with one request at a time, over raw sockets: a client that shares two cores
 * with the server must be the cheaper of the two.
 */
export async function load(options: LoadOptions): Promise<Load> {
  const {
    port,
    connections,
    seconds = Infinity,
    requests = Infinity,
    perSecond = Infinity,
    headers,
    from = '127.0.0.1',
  } = options;
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = messages(options, ` HTTP/1.1\r\n${lines.join('')}`);
  const latenciesMs: number[] = [];
  const answeredAtMs: number[] = [];
  const statuses: number[] = [];
  let sent = 0;
  let broken = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;

  const keepBusy = async (): Promise<void> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true });
    try {
      const reader = answersOf(socket);
      while (performance.now() < end && sent < requests) {
        const n = sent++;
        const dueInMs = begin + (1000 * n) / perSecond - performance.now();
        if (dueInMs > 0) await delay(dueInMs);
        const sentAt = performance.now() + Math.min(0, Number.isFinite(perSecond) ? dueInMs : 0);
        socket.write(message(n));
        const status = await reader();
        const now = performance.now();
        latenciesMs.push(now - sentAt);
        answeredAtMs.push(now - begin);
        statuses.push(status);
      }
    } catch {
      broken++;
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, keepBusy));
  return { latenciesMs, answeredAtMs, statuses, broken };
}

/** The text of the nth request; `fixed` is its head behind the target. */
function messages({ target, body, clientOf }: LoadOptions, fixed: string): (n: number) => string {
  const restOf = (n: number): string => (clientOf ? `${fixed}X-Forwarded-For: ${clientOf(n)}\r\n` : fixed);
  if (!body) return (n) => `GET ${target(n)}${restOf(n)}\r\n`;
  return (n) => {
    const json = JSON.stringify(body(n));
    const length = Buffer.byteLength(json);
    return `POST ${target(n)}${restOf(n)}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`;
  };
}

const headEnd = Buffer.from('\r\n\r\n');

/** Reads the statuses of the answers of a socket one by one. Each answer must have a `Content-Length`. */
function answersOf(socket: Socket): () => Promise<number> {
  let received: Buffer = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<number> | undefined;
  const readAnswer = (): void => {
    const head = received.indexOf(headEnd);
    if (head < 0 || !waiting) return;
    const text = received.toString('latin1', 0, head);
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
    const whole = head + headEnd.length + length;
    if (received.length < whole) return;
    received = received.subarray(whole);
    waiting.resolve(Number(text.slice(9, 12)));
  };
  const fail = (): void => waiting?.reject(new Error('The connection broke'));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    readAnswer();
  });
  socket.on('error', fail);
  socket.on('close', fail);
  return () => {
    waiting = Promise.withResolvers();
    return waiting.promise;
  };
}
