import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that has waited longer is shed, so that those accepted are answered within a second, ms. */
const maxWaitMs = 400;
/** Requests are served for this long before the event loop reads what has arrived meanwhile, ms. */
const sliceMs = 10;
/** Turns of the event loop left for accepting connections, one per turn, before the next slice. */
const maxTurnsForArrivals = 100;
/** Requests that were started and wait for something else, such as a database. */
const maxInFlight = 1000;

type QueueHandlers = {
  /** Starts to answer a request. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Rejects a request for which there is no capacity. */
  shed(incoming: IncomingMessage, outgoing: ServerResponse): void;
};
type Waiting = readonly [incoming: IncomingMessage, outgoing: ServerResponse, since: number];

/**
 * Queues requests and serves them in slices of 10 ms, so that the wait of each is known and new arrivals are read soon.
 * Served as they arrive, many requests would make one long turn of the event loop, after which it is too late to shed any;
 * and since the loop accepts one connection per turn, the last of many connections would wait for as many turns.
 */
export function createRequestQueue({ serve, shed }: QueueHandlers) {
  let waiting: Waiting[] = [];
  let next = 0;
  let inFlight = 0;
  let isScheduled = false;
  let hasAccepted = false;
  let turnsForArrivals = 0;

  const begin = ([incoming, outgoing, since]: Waiting): void => {
    if (outgoing.destroyed) return;
    if (performance.now() - since > maxWaitMs || inFlight >= maxInFlight) return shed(incoming, outgoing);
    inFlight++;
    outgoing.once('close', () => inFlight--);
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
    const first = waiting[next];
    if (first && performance.now() < end) {
      next++;
      begin(first);
      // nextTick runs after the microtasks: this request can go no further now.
      queueMicrotask(() => process.nextTick(step, end));
    } else if (first) {
      setImmediate(runSlice);
    } else {
      waiting = [];
      next = 0;
      isScheduled = false;
    }
  };

  return {
    /** To be called for each accepted connection: more may be waiting in the backlog. */
    accepted(): void {
      hasAccepted = true;
    },
    /** Adds a request at the end of the queue. */
    join(incoming: IncomingMessage, outgoing: ServerResponse): void {
      waiting.push([incoming, outgoing, performance.now()]);
      if (!isScheduled) setImmediate(runSlice);
      isScheduled = true;
    },
  };
}
