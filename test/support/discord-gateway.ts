import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { APPLICATION, BOT_USER, snowflake } from './discord-fixture.ts';
import { isRecord, parseJson } from './http.ts';
import type { Watch } from './watch.ts';

// Opcodes and close codes of docs.discord.com/developers/topics/opcodes-and-status-codes#gateway.
const OP = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  resume: 6,
  reconnect: 7,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;
const CLOSE = {
  decodeError: 4002,
  notAuthenticated: 4003,
  authenticationFailed: 4004,
  disallowedIntents: 4014,
} as const;
/** GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT: this application has not asked for them. */
const PRIVILEGED_INTENTS = (1 << 1) | (1 << 8) | (1 << 15);
const HEARTBEAT_MS = 41_250;

export type Login = 'identify' | 'resume';

export interface Gateway {
  /** Sends op 7: the client has to come back and resume. */
  reconnect(): void;
  /** Sends op 9 and forgets the session: the client has to identify anew. */
  invalidate(): void;
  /** Closes the connection of the session. */
  closeWith(code: number): void;
  /** Breaks the TCP connection of the session. */
  drop(): void;
  /** Leaves heartbeats unanswered; of connections that are opened from now on, they come every `ms`. */
  stopAcknowledging(ms: number): void;
  /** Answers heartbeats again. */
  acknowledge(): void;
  /** The next accepted login that was not yet handed out here. */
  nextLogin(timeoutMs?: number): Promise<Login>;
  /** The shards that clients have identified for, as they came: which, of how many. */
  identified: readonly (readonly [shard: number, of: number])[];
  /** The shards of the connections that are logged in, each as often as there is one. */
  served(): readonly number[];
  /** Shards that a client identified for while another was logged in for them. */
  servedTwice: readonly number[];
}

export interface GatewayServer {
  control: Gateway;
  /** Sends an event to the session, or keeps it until the session is resumed. */
  dispatch(event: string, data: object): void;
  close(): void;
}

interface Session {
  id: string;
  events: { t: string; d: object; s: number }[];
  socket: WebSocket | undefined;
}

type Payload = Record<string, unknown>;

/** A gateway with several shards; the control is over the first. `guilds` are spread over them as Discord does. */
export interface GatewayOptions {
  url(): string;
  token: string;
  shards: number;
  guilds: { id: string }[];
}

/** Discord's gateway on `/gw` of this server. */
export function startGateway(server: Server, options: GatewayOptions, watch: Watch): GatewayServer {
  const { url, token, guilds } = options;
  const sockets = new WebSocketServer({ server, path: '/gw' });
  const logins: Login[] = [];
  const sessions = new Map<number, Session>();
  const identified: [shard: number, of: number][] = [];
  const loggedInFor = new Map<WebSocket, number>();
  const servedTwice: number[] = [];
  let heartbeatMs = HEARTBEAT_MS;
  let isSilent = false;

  const loggedIn = (login: Login) => {
    logins.push(login);
    watch.changed();
  };

  function emit(event: string, data: object, shard = shardOf(data)): void {
    const session = sessions.get(shard);
    if (!session) throw new Error(`no client is logged in for ${event}`);
    const entry = { t: event, d: data, s: session.events.length + 1 };
    session.events.push(entry);
    if (session.socket) send(session.socket, OP.dispatch, entry);
  }

  /** `(guild_id >> 22) % shards`; what is of no guild goes to the first (events/gateway#sharding). */
  function shardOf({ guild_id: guild }: { guild_id?: unknown }): number {
    return typeof guild === 'string' ? Number((BigInt(guild) >> 22n) % BigInt(options.shards)) : 0;
  }

  function identify(socket: WebSocket, data: Payload): void {
    if (data['token'] !== token) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
    if ((Number(data['intents']) & PRIVILEGED_INTENTS) !== 0) {
      return socket.close(CLOSE.disallowedIntents, 'Disallowed intent(s).');
    }
    const [shard = 0, of = 1] = Array.isArray(data['shard']) ? data['shard'].map(Number) : [];
    identified.push([shard, of]);
    if ([...loggedInFor.values()].includes(shard)) servedTwice.push(shard);
    loggedInFor.set(socket, shard);
    const session = { id: snowflake(), events: [], socket };
    sessions.set(shard, session);
    const own = guilds.filter(({ id }) => shardOf({ guild_id: id }) === shard);
    const ready = {
      v: 10,
      user: BOT_USER,
      guilds: own.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: url(),
      application: { id: APPLICATION.id, flags: APPLICATION.flags },
    };
    emit('READY', ready, shard);
    for (const guild of own) emit('GUILD_CREATE', guild, shard);
    loggedIn('identify');
  }

  function resume(socket: WebSocket, data: Payload): void {
    const found = [...sessions].find(([, { id }]) => id === data['session_id']);
    if (!found || data['token'] !== token) return send(socket, OP.invalidSession, { d: false });
    const [shard, session] = found;
    session.socket = socket;
    loggedInFor.set(socket, shard);
    for (const event of session.events.slice(Number(data['seq']))) send(socket, OP.dispatch, event);
    emit('RESUMED', {}, shard);
    loggedIn('resume');
  }

  function receive(socket: WebSocket, raw: RawData): void {
    const message = parseJson((raw as Buffer).toString());
    if (!isRecord(message)) return socket.close(CLOSE.decodeError, 'Error while decoding payload.');
    const data = isRecord(message['d']) ? message['d'] : {};
    if (message['op'] === OP.heartbeat) return isSilent ? undefined : send(socket, OP.heartbeatAck, {});
    if (message['op'] === OP.identify) return identify(socket, data);
    if (message['op'] === OP.resume) return resume(socket, data);
    if (![...sessions.values()].some((session) => session.socket === socket))
      return socket.close(CLOSE.notAuthenticated, 'Not authenticated.');
  }

  sockets.on('connection', (socket) => {
    send(socket, OP.hello, { d: { heartbeat_interval: heartbeatMs } });
    socket.on('message', (raw) => receive(socket, raw));
    socket.on('close', (code) => {
      loggedInFor.delete(socket);
      const found = [...sessions].find(([, session]) => session.socket === socket);
      if (!found) return;
      const [shard, session] = found;
      session.socket = undefined;
      // A client that leaves with 1000 or 1001 ends its session (events/gateway#initiating-a-disconnect).
      if (code === 1000 || code === 1001) sessions.delete(shard);
    });
  });

  return {
    dispatch: emit,
    control: {
      reconnect: () => {
        const socket = sessions.get(0)?.socket;
        if (socket) send(socket, OP.reconnect, { d: null });
      },
      invalidate: () => {
        const socket = sessions.get(0)?.socket;
        if (socket) send(socket, OP.invalidSession, { d: false });
        sessions.delete(0);
      },
      closeWith: (code) => sessions.get(0)?.socket?.close(code),
      drop: () => sessions.get(0)?.socket?.terminate(),
      stopAcknowledging(ms) {
        heartbeatMs = ms;
        isSilent = true;
      },
      acknowledge: () => {
        isSilent = false;
      },
      identified,
      served: () => [...loggedInFor.values()].toSorted((a, b) => a - b),
      servedTwice,
      nextLogin: (timeoutMs) => watch.until(() => logins.shift(), 'login at the gateway', timeoutMs),
    },
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function send(socket: WebSocket, op: number, rest: object): void {
  socket.send(JSON.stringify({ op, ...rest }));
}
