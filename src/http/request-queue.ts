import type { IncomingMessage } from 'node:http';
import { most, ms } from './limits.ts';
import type { LoggedResponse } from './request-log.ts';

/** What a browser asks for to show a page to a person, who waits rather than see none, or one without its scripts and pictures. */
const pageDestinations = new Set(['document', 'script', 'style', 'image']);

type QueuePorts = {
  readonly maxWaitMs?: number | undefined;
  serve(incoming: IncomingMessage, outgoing: LoggedResponse): void;
  shed(incoming: IncomingMessage, outgoing: LoggedResponse): void;
};
type WaitingRequest = readonly [incoming: IncomingMessage, outgoing: LoggedResponse, since: number];

/**
 * Serves requests as they arrive for 10 ms of a turn of the event loop. Further ones wait, and are served in slices of 10 ms,
 * so that the wait of each is known and new arrivals are read soon: served as they arrive, many would make one long turn,
 * after which it is too late to shed any; and since the loop accepts one connection per turn, the last of many connections
 * would wait for as many turns. Clients take turns: one that sends hundreds at once lets its own wait, not those of others.
 */
export function createRequestQueue({ maxWaitMs = ms.wait, serve, shed }: QueuePorts) {
  const lines = createLines();
  let inFlight = 0;
  let isScheduled = false;
  let hasAccepted = false;
  let turnsForArrivals = 0;
  /** When the time ends that requests of this turn of the event loop are served in as they arrive; 0 before the first one. */
  let endOfTurn = 0;

  const ended = (): void => void inFlight--;
  const begin = ([incoming, outgoing, since]: WaitingRequest): void => {
    if (outgoing.destroyed) return;
    const mostMs = maxWaitMs * (pageDestinations.has(String(incoming.headers['sec-fetch-dest'])) ? most.patience : 1);
    if (performance.now() - since > mostMs || inFlight >= most.inFlight) return shed(incoming, outgoing);
    inFlight++;
    outgoing.on('close', ended);
    serve(incoming, outgoing);
  };
  const runSlice = (): void => {
    if (hasAccepted && turnsForArrivals < most.turnsForArrivals) {
      hasAccepted = false;
      turnsForArrivals++;
      setImmediate(runSlice);
      return;
    }
    turnsForArrivals = 0;
    step(performance.now() + ms.slice);
  };
  const step = (end: number): void => {
    if (lines.isEmpty()) {
      isScheduled = false;
    } else if (performance.now() < end) {
      begin(lines.take());
      // nextTick runs after the microtasks: this request can go no further now.
      queueMicrotask(() => process.nextTick(step, end));
    } else {
      setImmediate(runSlice);
    }
  };

  return {
    /** To be called for each accepted connection: more may be waiting in the backlog. */
    accepted(): void {
      hasAccepted = true;
    },
    /** Serves a request that finds no other waiting at once, or adds it at the end of its client's line. */
    join(client: string, incoming: IncomingMessage, outgoing: LoggedResponse): void {
      const now = performance.now();
      if (endOfTurn === 0) {
        endOfTurn = now + ms.slice;
        setImmediate(() => (endOfTurn = 0));
      }
      if (!isScheduled && !hasAccepted && now < endOfTurn) return begin([incoming, outgoing, now]);
      lines.add(client, [incoming, outgoing, now]);
      if (!isScheduled) setImmediate(runSlice);
      isScheduled = true;
    },
  };
}

/** A line of requests for each client, in the order in which their turns come. */
function createLines() {
  const lines = new Map<string, WaitingRequest[]>();
  return {
    isEmpty: (): boolean => lines.size === 0,
    add(client: string, request: WaitingRequest): void {
      const line = lines.get(client);
      if (line) line.push(request);
      else lines.set(client, [request]);
    },
    /** The next request of the client whose turn it is. Throws where there is none. */
    take(): WaitingRequest {
      for (const [client, line] of lines) {
        const request = line.shift();
        // Behind the others, if there are any.
        if (line.length === 0 || lines.size > 1) lines.delete(client);
        if (line.length > 0) lines.set(client, line);
        if (request) return request;
      }
      throw new Error('No request is waiting');
    },
  };
}
