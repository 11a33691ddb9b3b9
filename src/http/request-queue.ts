import type { IncomingMessage } from 'node:http';
import type { LoggedResponse } from './request-log.ts';

/** A request that has waited longer is shed, so that those accepted are answered within a second, ms. */
const usualMaxWaitMs = 400;
/** What a browser asks for to show a page to a person, who waits rather than see none, or one without its scripts and pictures. */
const ofPage = new Set(['document', 'script', 'style', 'image']);
/** They may wait so many times as long: behind others of their client, as each has a line of its own. */
const patience = 10;
/** Requests are served for this long before the event loop reads what has arrived meanwhile, ms. */
const sliceMs = 10;
/** Turns of the event loop left for accepting connections, one per turn, before the next slice. */
const maxTurnsForArrivals = 100;
/** Requests that were started and wait for something else, such as a database. */
const maxInFlight = 1000;

type QueuePorts = {
  readonly maxWaitMs?: number | undefined;
  /** Starts to answer a request. */
  serve(incoming: IncomingMessage, outgoing: LoggedResponse): void;
  /** Rejects a request for which there is no capacity. */
  shed(incoming: IncomingMessage, outgoing: LoggedResponse): void;
};
type WaitingRequest = readonly [incoming: IncomingMessage, outgoing: LoggedResponse, since: number];
/** The requests of one client; those before `next` have had their turn. */
type ClientLine = { waiting: WaitingRequest[]; next: number };

/**
 * Queues requests and serves them in slices of 10 ms, so that the wait of each is known and new arrivals are read soon.
 * Served as they arrive, many requests would make one long turn of the event loop, after which it is too late to shed any;
 * and since the loop accepts one connection per turn, the last of many connections would wait for as many turns. Clients
 * take turns: one that sends hundreds at once lets its own wait, not those of others.
 */
export function createRequestQueue({ maxWaitMs = usualMaxWaitMs, serve, shed }: QueuePorts) {
  const lines = createLines();
  let inFlight = 0;
  let isScheduled = false;
  let hasAccepted = false;
  let turnsForArrivals = 0;

  const ended = (): void => void inFlight--;
  const begin = ([incoming, outgoing, since]: WaitingRequest): void => {
    if (outgoing.destroyed) return;
    const mostMs = ofPage.has(String(incoming.headers['sec-fetch-dest'])) ? patience * maxWaitMs : maxWaitMs;
    if (performance.now() - since > mostMs || inFlight >= maxInFlight) return shed(incoming, outgoing);
    inFlight++;
    outgoing.on('close', ended);
    serve(incoming, outgoing);
  };
  const runSlice = (): void => {
    if (hasAccepted && turnsForArrivals < maxTurnsForArrivals) {
      hasAccepted = false;
      turnsForArrivals++;
      setImmediate(runSlice);
      return;
    }
    turnsForArrivals = 0;
    step(performance.now() + sliceMs);
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
    /** Adds a request at the end of its client's line. */
    join(client: string, incoming: IncomingMessage, outgoing: LoggedResponse): void {
      lines.add(client, [incoming, outgoing, performance.now()]);
      if (!isScheduled) setImmediate(runSlice);
      isScheduled = true;
    },
  };
}

/** Requests that have had their turn are dropped in groups of this many. */
const droppedAtOnce = 1000;

/** A line of requests for each client, in the order in which their turns come. */
function createLines() {
  const lines = new Map<string, ClientLine>();
  return {
    isEmpty: (): boolean => lines.size === 0,
    add(client: string, request: WaitingRequest): void {
      const line = lines.get(client);
      if (line) line.waiting.push(request);
      else lines.set(client, { waiting: [request], next: 0 });
    },
    /** The next request of the client whose turn it is. Throws where there is none. */
    take(): WaitingRequest {
      for (const [client, line] of lines) {
        const request = line.waiting[line.next++];
        lines.delete(client);
        if (line.next === droppedAtOnce) {
          line.waiting = line.waiting.slice(line.next);
          line.next = 0;
        }
        if (line.next < line.waiting.length) lines.set(client, line);
        if (request) return request;
      }
      throw new Error('No request is waiting');
    },
  };
}
