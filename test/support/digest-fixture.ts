import path from 'node:path';
import type { IncomingMessage, Reply } from '../../src/chat/index.ts';
import { compose } from '../../src/digests/compose.ts';
import { createPlanner, type PlannerOptions } from '../../src/digests/planner.ts';
import type { MessageSender, Outcome, Target } from '../../src/digests/ports.ts';
import { createSender } from '../../src/digests/sender.ts';
import { everyDay, type DeliveryTime, type Schedule } from '../../src/domain/schedule/index.ts';
import { createCircuitBreaker, createRateLimiter } from '../../src/lib/rate-limiter.ts';
import { createDigests, createOutbox, openDatabase, type Database } from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { temporaryFolder } from './temporary.ts';

export type Sent = Target & {
  readonly title: string;
  readonly texts: string;
  readonly nonce: string;
  readonly at: number;
};

const brest = { lat: 48.383, lng: -4.495 };
export const clock = (time: string): DeliveryTime => ({ kind: 'clock', time });

let files = 0;

/** Everything of the digests but its loops, on SQLite, with a clock that stands still and a platform that is scripted. */
export async function openWorld(
  startsAt: string,
  { nonceLifeMs = 0, ...more }: Partial<PlannerOptions> & { nonceLifeMs?: number } = {},
) {
  const folder = temporaryFolder();
  const database: Database = await openDatabase(`sqlite:${path.join(folder, `${files++}.sqlite`)}`, (error) => {
    throw error;
  });
  const time = { now: Date.parse(startsAt), clock: 0 };
  const now = (): number => time.now;
  const outbox = createOutbox(database);
  const digests = createDigests(database);
  const sent: Sent[] = [];
  const logged: string[] = [];
  const warmed: IncomingMessage[] = [];
  const asked: IncomingMessage[] = [];
  const counted: Record<string, number> = {};
  const lateness: number[] = [];
  const script: Outcome[] = [];
  const replies: Reply[] = [];
  const log = {
    info: () => {},
    warn: (message: string) => void logged.push(message),
    bug: (_: string, error: unknown) => void logged.push(`bug ${String(error)}`),
  };
  const tally = {
    count: (what: string, _: string, many = 1) => void (counted[what] = (counted[what] ?? 0) + many),
    lateness: (_: string, ms: number) => void lateness.push(ms),
  };
  const planner = createPlanner({
    outbox,
    tides: async () => [],
    metrics,
    log,
    zoneData: '2026c',
    perSecond: { telegram: 25 },
    warm: (message) => void warmed.push(...message),
    now,
    ...more,
  });
  const answering = {
    dictionary: openDictionary(),
    answer: async (message: IncomingMessage): Promise<Reply> => {
      asked.push(message);
      const { input } = message;
      const title = input.kind === 'text' ? input.text : input.kind;
      return replies.shift() ?? { ok: true, answer: { title, blocks: [] } };
    },
  };
  const courier: MessageSender = {
    async send(target, { title, blocks }, nonce) {
      const outcome = script.shift() ?? { kind: 'sent' as const, messageId: String(sent.length + 1) };
      const texts = blocks.map((block) => (block.kind === 'text' ? block.text : '')).join(' ');
      sent.push({ ...target, title, texts, nonce, at: time.now });
      return outcome;
    },
  };
  const monotonic = (): number => time.clock;
  const pace = createRateLimiter({ perSecond: 25, burst: 5 }, monotonic);
  const breaker = createCircuitBreaker(monotonic);
  const stopping = new AbortController();
  const sender = createSender({
    platform: 'telegram',
    sender,
    rateLimiter,
    breaker,
    outbox,
    digests,
    metrics,
    log,
    maxInFlight: 4,
    nonceTtlMs,
    compose: (row) => compose(answering, row, now),
    stopping: stopping.signal,
    now,
  });

  return {
    database,
    outbox,
    digests,
    planner,
    sender,
    stopping,
    time,
    sent,
    logged,
    warmed,
    counted,
    lateness,
    asked,
    script,
    replies,
    pace,
    /** Lets time pass. */
    pass(ms: number): void {
      time.now += ms;
      time.clock += ms;
    },
    /** Sends all that is due now, however long the lane takes; wall time stands still. */
    async sendAll(): Promise<void> {
      for (let idle = 0; idle < 15;) {
        const state = await sender.round();
        await sender.settled();
        time.clock += 40;
        idle = state === 'sending' ? 0 : idle + 1;
      }
    },
    async add(schedule: Partial<Schedule> = {}, to: Partial<Target & { owner: string; text: string }> = {}) {
      const { channel = '-100', thread = '', owner = '7', text = 'today Brest' } = to;
      const message: IncomingMessage = { user: { platform: 'telegram', id: owner }, input: { kind: 'text', text } };
      const whole = { times: [clock('07:00')], weekdays: everyDay, zone: 'Europe/Berlin', point: brest, ...schedule };
      const added = await digests.add(
        {
          platform: 'telegram',
          channel,
          thread,
          owner,
          message: JSON.stringify(message),
          schedule: JSON.stringify(whole),
        },
        { ofChannel: 100_000, ofOwner: 100_000 },
        now(),
        '2026c',
      );
      if (typeof added === 'string') throw new Error(added);
      return added;
    },
    close: () => database.destroy(),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
