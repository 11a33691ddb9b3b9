import type { Socket } from 'node:net';
import { most } from './limits.ts';
import type { LoggedResponse } from './request-log.ts';
import { customerNetwork, parseAddress, type AddressSet } from '../lib/ip-address.ts';

type ConnectionsOptions = {
  /** Many clients share their addresses, so that only the limit for all holds. */
  readonly trustedProxies: AddressSet;
  /** Called when a connection is closed to make room for another, or finds none itself. */
  onDropped(): void;
};

type TrackedConnection = {
  readonly network: string;
  readonly responses: LoggedResponse[];
  /** When its last response ended; 0 before the first one. */
  idleSince: number;
};

/**
 * Limits connections, for all and for each network that a customer has. A client that opens many and sends nothing takes
 * them from itself first: the oldest connection without a complete request is closed, then the one that has been idle for
 * longest since its last response. One whose request is being answered is never closed for another.
 * No map or set has an entry for each request: when one is copied for more entries, V8 keeps what the old copy holds until
 * the next full collection, which was half of the processor time of a request.
 */
export function createConnections({ trustedProxies, onDropped }: ConnectionsOptions) {
  const open = new Map<Socket, TrackedConnection>();
  const counts = new Map<string, number>();

  const remove = (socket: Socket): void => {
    const connection = open.get(socket);
    if (!connection) return;
    const left = (counts.get(connection.network) ?? 0) - 1;
    if (left > 0) counts.set(connection.network, left);
    else counts.delete(connection.network);
    open.delete(socket);
  };
  const drop = (socket: Socket): void => {
    remove(socket);
    socket.destroy();
    onDropped();
  };
  /** The connection to close for another one: of one network, or of any. */
  const dispensable = (network: string | undefined): Socket | undefined => {
    let [found, since]: [Socket | undefined, number] = [undefined, Infinity];
    for (const [socket, { network: own, responses, idleSince }] of open) {
      if (responses.length > 0 || idleSince >= since || (network ?? own) !== own) continue;
      [found, since] = [socket, idleSince];
    }
    return found;
  };

  return {
    /** Accepts a connection. Where there are too many, one that no request has come from is closed, or else this one. */
    add(socket: Socket): void {
      const address = parseAddress(socket.remoteAddress ?? '') ?? '';
      const network = customerNetwork(address);
      const isNetworkFull = !trustedProxies.has(address) && (counts.get(network) ?? 0) >= most.perNetwork;
      if (isNetworkFull || open.size >= most.connections) {
        const other = dispensable(isNetworkFull ? network : undefined);
        drop(other ?? socket);
        if (!other) return;
      }
      open.set(socket, { network, responses: [], idleSince: 0 });
      counts.set(network, (counts.get(network) ?? 0) + 1);
      socket.once('close', () => remove(socket));
    },
    /** The headers of a request have arrived. */
    requestBegan(socket: Socket, response: LoggedResponse): void {
      open.get(socket)?.responses.push(response);
    },
    requestEnded(socket: Socket, response: LoggedResponse): void {
      const connection = open.get(socket);
      if (!connection) return;
      connection.responses.splice(connection.responses.indexOf(response), 1);
      connection.idleSince = performance.now();
    },
    /** The responses to requests whose headers have arrived, in their order. */
    responsesOf: (socket: Socket): readonly LoggedResponse[] => open.get(socket)?.responses ?? [],
    /** Closes those that no request has come from. */
    closeSilent(): void {
      for (const [socket, { responses, idleSince }] of open) {
        if (responses.length === 0 && idleSince === 0) socket.destroy();
      }
    },
    /** Destroys responses that began before: the client does not read, or the handler never answers. */
    closeStale(before: number): void {
      for (const { responses } of open.values()) for (const one of responses) if (one.beganAt < before) one.destroy();
    },
  };
}
