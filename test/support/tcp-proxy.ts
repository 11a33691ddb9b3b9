import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A server between a client and another server, which a test makes hang or closes. */
export type TcpProxy = {
  /** The URL of the other server, with the address of the proxy in it. */
  readonly url: string;
  /** Bytes that clients have sent. */
  received(): number;
  /** From now on nothing is passed on, while connections are still accepted. */
  hang(): void;
  /** Passes on what has arrived meanwhile, and what arrives from now on. */
  resume(): void;
  /** Breaks all connections and refuses new ones. */
  stop(): Promise<void>;
  /** Accepts connections again. */
  start(): Promise<void>;
};

/** Starts a proxy of the server that a URL names. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let received = 0;
  let hangs = false;
  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (hangs) socket.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on('data', (chunk) => (received += chunk.length));
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    track(client);
    track(upstream);
  });
  const listen = (at: number): Promise<void> => new Promise((resolve) => server.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    received: () => received,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start: () => listen(own),
  };
}
