import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who has stood in line for longer is turned away: whoever is let in is answered within a second, ms. */
const longestWaitMs = 400;
/** Then the event loop looks for what has arrived meanwhile, ms. */
const sliceMs = 10;
/** Turns of the event loop that are given to those at the door, one each, before the next slice of work. */
const mostTurnsForArrivals = 100;
/** Requests that are being worked on and wait for others, such as a database. */
const mostInWork = 1000;

type QueueHandlers = {
  /** Works on a request, or begins to. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse): void;
  shed(incoming: IncomingMessage, outgoing: ServerResponse): void;
};
type Waiting = readonly [incoming: IncomingMessage, outgoing: ServerResponse, since: number];

/**
 * Requests stand in line and are worked on in slices, so that every wait is known and all that arrives is seen soon.
 * Worked on as they arrive, a crowd would be one long turn of the event loop, after which it is too late to turn
 * anybody away; and as the loop accepts one connection with each turn, the last of a crowd would wait for as many turns.
 */
export function createRequestQueue({ serve, shed }: QueueHandlers) {
  let waiting: Waiting[] = [];
  let next = 0;
  let inWork = 0;
  let isScheduled = false;
  let hasAccepted = false;
  let turnsForArrivals = 0;

  const begin = ([incoming, outgoing, since]: Waiting): void => {
    if (outgoing.destroyed) return;
    if (performance.now() - since > longestWaitMs || inWork >= mostInWork) return shed(incoming, outgoing);
    inWork++;
    outgoing.once('close', () => inWork--);
    serve(incoming, outgoing);
  };
  const work = (): void => {
    if (hasAccepted && turnsForArrivals < mostTurnsForArrivals) {
      hasAccepted = false;
      turnsForArrivals++;
      setImmediate(work);
      return;
    }
    turnsForArrivals = 0;
    step(performance.now() + sliceMs);
  };
  const step = (end: number): void => {
    if (next < waiting.length && performance.now() < end) {
      begin(waiting[next++]!);
      // Ticks come when no promise is left to go on with: what could be done for this request has been done by then.
      queueMicrotask(() => process.nextTick(step, end));
    } else if (next < waiting.length) {
      setImmediate(work);
    } else {
      waiting = [];
      next = 0;
      isScheduled = false;
    }
  };

  return {
    /** A connection was accepted: others may be at the door. */
    accepted(): void {
      hasAccepted = true;
    },
    join(incoming: IncomingMessage, outgoing: ServerResponse): void {
      waiting.push([incoming, outgoing, performance.now()]);
      if (!isScheduled) setImmediate(work);
      isScheduled = true;
    },
  };
}
