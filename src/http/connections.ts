import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { customerNetwork, parseAddress, type AddressSet } from '../lib/ip-address.ts';

/** Enough for one office behind one address, and a quarter of all: four greedy clients are needed to fill the listener. */
const maxPerNetwork = 512;
const maxConnections = 2000;

export type ConnectionsOptions = {
  /** Many clients share their addresses, so that only the limit for all holds. */
  readonly trustedProxies: AddressSet;
  /** Called when a connection is closed to make room for another, or finds none itself. */
  onDropped(): void;
};

/** The open connections of a listener, and how many there may be. */
export type Connections = {
  /** Accepts a connection. Where there are too many, one that no request has come from is closed, or else this one. */
  add(socket: Socket): void;
  /** The headers of a request have arrived. */
  requestBegan(socket: Socket, response: ServerResponse): void;
  /** Its response has ended, or broken off. */
  requestEnded(socket: Socket, response: ServerResponse): void;
  /** The responses to requests whose headers have arrived, in their order. */
  responsesOf(socket: Socket): readonly ServerResponse[];
  /** Closes those that no request has come from. */
  closeSilent(): void;
};

type TrackedConnection = {
  readonly network: string;
  readonly isTrusted: boolean;
  readonly responses: Set<ServerResponse>;
};

/**
 * Limits connections, for all and for each network that a customer has. A client that opens many and sends nothing takes
 * them from itself first: the oldest connection without a complete request is closed, then one that has been idle since its
 * last response. One whose request is being answered is never closed for another.
 */
export function createConnections({ trustedProxies, onDropped }: ConnectionsOptions): Connections {
  const open = new Map<Socket, TrackedConnection>();
  const counts = new Map<string, number>();
  /** Both in the order in which they began to wait. */
  const silent = new Set<Socket>();
  const idle = new Set<Socket>();

  const remove = (socket: Socket): void => {
    const connection = open.get(socket);
    if (!connection) return;
    const left = (counts.get(connection.network) ?? 0) - 1;
    if (left > 0) counts.set(connection.network, left);
    else counts.delete(connection.network);
    for (const sockets of [open, silent, idle]) sockets.delete(socket);
  };
  const drop = (socket: Socket): void => {
    remove(socket);
    socket.destroy();
    onDropped();
  };
  /** The connection to close for another one: of one network, or of any. */
  const dispensable = (network: string | undefined): Socket | undefined => {
    for (const waiting of [silent, idle]) {
      for (const socket of waiting) if (network === undefined || open.get(socket)?.network === network) return socket;
    }
    return undefined;
  };
  const isFullFor = ({ network, isTrusted }: TrackedConnection): boolean =>
    !isTrusted && (counts.get(network) ?? 0) >= maxPerNetwork;

  return {
    add(socket) {
      const address = parseAddress(socket.remoteAddress ?? '') ?? '';
      const connection = {
        network: customerNetwork(address),
        isTrusted: trustedProxies.has(address),
        responses: new Set<ServerResponse>(),
      };
      const isNetworkFull = isFullFor(connection);
      if (isNetworkFull || open.size >= maxConnections) {
        const other = dispensable(isNetworkFull ? connection.network : undefined);
        drop(other ?? socket);
        if (!other) return;
      }
      open.set(socket, connection);
      counts.set(connection.network, (counts.get(connection.network) ?? 0) + 1);
      silent.add(socket);
      socket.once('close', () => remove(socket));
    },
    requestBegan(socket, response) {
      const connection = open.get(socket);
      if (!connection) return;
      connection.responses.add(response);
      silent.delete(socket);
      idle.delete(socket);
    },
    requestEnded(socket, response) {
      const responses = open.get(socket)?.responses;
      if (responses?.delete(response) && responses.size === 0) idle.add(socket);
    },
    responsesOf: (socket) => [...(open.get(socket)?.responses ?? [])],
    closeSilent() {
      for (const socket of silent) socket.destroy();
    },
  };
}
