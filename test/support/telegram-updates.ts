import { notNow } from './telegram-parameters.ts';

export interface TelegramUpdate {
  update_id: number;
  [kind: string]: unknown;
}

export interface Poll {
  offset: number;
  limit: number;
  timeoutS: number;
  /** Absent: as said in the last call that said it. */
  allowed?: string[];
}

/** The queue behind getUpdates: an update stays until a later offset confirms it. */
export interface UpdateQueue {
  push(kind: string, content: object): void;
  poll(poll: Poll, hungUp: AbortSignal): Promise<TelegramUpdate[]>;
  clear(): void;
}

type Ending = 'news' | 'over' | 'conflict';

const LONGEST_POLL_S = 50;

export function startUpdateQueue(): UpdateQueue {
  let pending: TelegramUpdate[] = [];
  let allowed: string[] = [];
  let lastId = 0;
  let endPoll: (ending: Ending) => void = () => {};

  const news = (timeoutS: number, hungUp: AbortSignal) =>
    new Promise<Ending>((resolve) => {
      const over = () => endPoll('over');
      const timer = setTimeout(over, Math.min(timeoutS, LONGEST_POLL_S) * 1000);
      hungUp.addEventListener('abort', over);
      endPoll = (ending) => {
        clearTimeout(timer);
        hungUp.removeEventListener('abort', over);
        endPoll = () => {};
        resolve(ending);
      };
    });

  return {
    push: (kind, content) => {
      // An empty list allows every kind but a few this server never sends.
      if (allowed.length > 0 && !allowed.includes(kind)) return;
      pending.push({ update_id: ++lastId, [kind]: content });
      endPoll('news');
    },
    poll: async (poll, hungUp) => {
      // As at Telegram, the newcomer wins and the call that was there gets the 409.
      endPoll('conflict');
      allowed = poll.allowed ?? allowed;
      pending = pending.filter((update) => update.update_id >= poll.offset);
      if (pending.length === 0 && poll.timeoutS > 0 && (await news(poll.timeoutS, hungUp)) === 'conflict') {
        const rest = 'terminated by other getUpdates request; make sure that only one bot instance is running';
        throw notNow(`Conflict: ${rest}`, 409);
      }
      return pending.slice(0, poll.limit);
    },
    clear: () => void (pending = []),
  };
}
