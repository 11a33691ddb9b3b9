import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { APPLICATION, BOT_USER, GUILD, GUILD_ID, snowflake } from './discord-fixture.ts';
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
  /** The next accepted login that was not yet handed out here. */
  nextLogin(timeoutMs?: number): Promise<Login>;
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

/** Discord's gateway on `/gw` of this server, for one shard. */
export function startGateway(server: Server, url: () => string, token: string, watch: Watch): GatewayServer {
  const sockets = new WebSocketServer({ server, path: '/gw' });
  const logins: Login[] = [];
  let session: Session | undefined;

  const loggedIn = (login: Login) => {
    logins.push(login);
    watch.changed();
  };

  function emit(event: string, data: object): void {
    if (!session) throw new Error(`no client is logged in for ${event}`);
    const entry = { t: event, d: data, s: session.events.length + 1 };
    session.events.push(entry);
    if (session.socket) send(session.socket, OP.dispatch, entry);
  }

  function identify(socket: WebSocket, data: Payload): void {
    if (data['token'] !== token) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
    if ((Number(data['intents']) & PRIVILEGED_INTENTS) !== 0) {
      return socket.close(CLOSE.disallowedIntents, 'Disallowed intent(s).');
    }
    session = { id: snowflake(), events: [], socket };
    emit('READY', {
      v: 10,
      user: BOT_USER,
      guilds: [{ id: GUILD_ID, unavailable: true }],
      session_id: session.id,
      resume_gateway_url: url(),
      application: { id: APPLICATION.id, flags: APPLICATION.flags },
    });
    emit('GUILD_CREATE', GUILD);
    loggedIn('identify');
  }

  function resume(socket: WebSocket, data: Payload): void {
    if (!session || data['session_id'] !== session.id || data['token'] !== token) {
      return send(socket, OP.invalidSession, { d: false });
    }
    session.socket = socket;
    for (const event of session.events.slice(Number(data['seq']))) send(socket, OP.dispatch, event);
    emit('RESUMED', {});
    loggedIn('resume');
  }

  function receive(socket: WebSocket, raw: RawData): void {
    const message = parseJson((raw as Buffer).toString());
    if (!isRecord(message)) return socket.close(CLOSE.decodeError, 'Error while decoding payload.');
    const data = isRecord(message['d']) ? message['d'] : {};
    if (message['op'] === OP.heartbeat) return send(socket, OP.heartbeatAck, {});
    if (message['op'] === OP.identify) return identify(socket, data);
    if (message['op'] === OP.resume) return resume(socket, data);
    if (session?.socket !== socket) return socket.close(CLOSE.notAuthenticated, 'Not authenticated.');
  }

  sockets.on('connection', (socket) => {
    send(socket, OP.hello, { d: { heartbeat_interval: HEARTBEAT_MS } });
    socket.on('message', (raw) => receive(socket, raw));
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.socket = undefined;
      // A client that leaves with 1000 or 1001 ends its session (events/gateway#initiating-a-disconnect).
      if (code === 1000 || code === 1001) session = undefined;
    });
  });

  return {
    dispatch: emit,
    control: {
      reconnect: () => session?.socket && send(session.socket, OP.reconnect, { d: null }),
      invalidate: () => {
        if (session?.socket) send(session.socket, OP.invalidSession, { d: false });
        session = undefined;
      },
      closeWith: (code) => session?.socket?.close(code),
      nextLogin: (timeoutMs = 5000) => watch.until(() => logins.shift(), 'login at the gateway', timeoutMs),
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
