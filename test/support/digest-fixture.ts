import path from 'node:path';
import type { DigestMessage, DigestTarget, IncomingMessage, MessageTarget, Reply } from '../../src/chat/index.ts';
import { compose } from '../../src/digests/compose.ts';
import { createPlanner, type PlannerOptions } from '../../src/digests/planner.ts';
import type { MessageSender, SendOutcome } from '../../src/digests/ports.ts';
import { createSender } from '../../src/digests/sender.ts';
import { everyDay, type DeliveryTime, type Schedule } from '../../src/domain/schedule/index.ts';
import { createCircuitBreaker } from '../../src/lib/circuit-breaker.ts';
import { createRateLimiter } from '../../src/lib/rate-limiter.ts';
import { createDigestStates, createDigestStore, createOutbox } from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import type { OpenedDatabase } from './databases.ts';
import { openEmptySqlite } from './empty-sqlite.ts';
import { outboxCounts } from './outbox-counts.ts';
import { temporaryFolder } from './temporary.ts';

/** Parsed once for all tests of a file. */
const dictionary = openDictionary();

export type Sent = {
  readonly target: MessageTarget;
  readonly title: string;
  readonly texts: string;
  readonly nonce: string;
  readonly at: number;
  /** The id of the message that was edited. */
  readonly edited?: string;
};

/** The place and owner of a digest that a test adds. */
type Added = { readonly target: MessageTarget; readonly owner: string };

const brest = { lat: 48.383, lng: -4.495 };
export const clock = (time: string): DeliveryTime => ({ kind: 'clock', time });
export const channel = (id: string, thread?: string): MessageTarget => ({
  kind: 'channel',
  id,
  ...(thread !== undefined && { thread }),
});

let files = 0;

async function openSqlite() {
  const file = path.join(temporaryFolder(), `${files++}.sqlite`);
  const database = await openEmptySqlite(file);
  return { database, close: () => database.destroy() };
}

/** The digests without the runner's loops, on SQLite or in the database that `open` opens, with a clock that stands still and a platform that is scripted. */
export async function openDigestFixture(
  startsAt: string,
  {
    nonceTtlMs = 0,
    open = openSqlite,
    ...more
  }: Partial<PlannerOptions> & {
    nonceTtlMs?: number;
    open?: () => Promise<Pick<OpenedDatabase, 'database' | 'close'>>;
  } = {},
) {
  const { database, close } = await open();
  const time = { now: Date.parse(startsAt), clock: 0 };
  const now = (): number => time.now;
  const monotonic = (): number => time.clock;
  const outbox = createOutbox(database);
  const digests = createDigestStates(database);
  const store = createDigestStore(database);
  const sent: Sent[] = [];
  const logged: string[] = [];
  const warmed: DigestMessage[] = [];
  const asked: IncomingMessage[] = [];
  const counted: Record<string, number> = {};
  const lateness: number[] = [];
  const script: (SendOutcome | (() => SendOutcome))[] = [];
  const replies: Reply[] = [];
  const log = {
    info: () => {},
    warn: (message: string) => void logged.push(message),
    bug: (_: string, error: unknown) => void logged.push(`bug ${String(error)}`),
  };
  const metrics = {
    count: (outcome: string, _: string, many = 1) => void (counted[outcome] = (counted[outcome] ?? 0) + many),
    lateness: (_: string, ms: number) => void lateness.push(ms),
  };
  const planner = createPlanner({
    outbox,
    tides: async () => [],
    metrics,
    log,
    zoneData: '2026c',
    perSecond: { telegram: 25 },
    warm: (messages) => void warmed.push(...messages),
    now,
    ...more,
  });
  const answerer = {
    dictionary,
    answer: async (message: IncomingMessage): Promise<Reply> => {
      asked.push(message);
      const { input } = message;
      const title = input.kind === 'command' ? `${input.name} ${input.options['place']}` : input.kind;
      return replies.shift() ?? { ok: true, answer: { title, blocks: [] } };
    },
  };
  const messageSender: MessageSender = {
    async send(target, { title, blocks }, nonce, edited) {
      const scripted = script.shift() ?? { kind: 'sent' as const, messageId: edited ?? String(sent.length + 1) };
      const outcome = typeof scripted === 'function' ? scripted() : scripted;
      const texts = blocks.map((block) => (block.kind === 'text' ? block.text : '')).join(' ');
      const { kind, id } = target;
      const thread = kind === 'channel' ? target.thread : undefined;
      const to = kind === 'channel' ? channel(id, thread) : { kind, id };
      sent.push({ target: to, title, texts, nonce, at: time.now, ...(edited !== undefined && { edited }) });
      return outcome;
    },
  };
  const rateLimiter = createRateLimiter({ perSecond: 25, burst: 5 }, monotonic);
  const stopping = new AbortController();
  const sender = createSender({
    platform: 'telegram',
    messageSender,
    rateLimiter,
    breaker: createCircuitBreaker(monotonic),
    limits: { maxInFlight: 4, nonceTtlMs },
    outbox,
    digests,
    metrics,
    log,
    compose: (delivery) => compose(answerer, delivery, now),
    stopping: stopping.signal,
    now,
    clock: monotonic,
  });

  return {
    database,
    outbox,
    digests,
    store,
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
    counts: () => outboxCounts(database),
    /** Lets time pass. */
    pass(ms: number): void {
      time.now += ms;
      time.clock += ms;
    },
    /** Sends all that is due now, however long the rate limiter takes; wall time stands still. */
    async sendAll(): Promise<void> {
      for (let idle = 0; idle < 15;) {
        const state = await sender.round();
        await sender.settled();
        time.clock += 40;
        idle = state === 'sending' ? 0 : idle + 1;
      }
    },
    /** Adds the digest "today Brest", without changes at 07:00 in Berlin to a Telegram group. */
    async add(changes: Partial<Schedule> = {}, { target = channel('-100'), owner = '7' }: Partial<Added> = {}) {
      const schedule = {
        times: [clock('07:00')],
        weekdays: everyDay,
        zone: 'Europe/Berlin',
        point: brest,
        ...changes,
      };
      const message: DigestMessage = {
        user: { platform: 'telegram', id: owner },
        input: { kind: 'command', name: 'today', options: { place: 'Brest' } },
      };
      const to: DigestTarget = { ...target, platform: 'telegram' };
      const limits = { ofChannel: 100_000, ofOwner: 100_000 };
      const added = await store.add({ target: to, owner, message, schedule }, limits, now(), '2026c');
      if (typeof added === 'string') throw new Error(added);
      return added;
    },
    close,
  };
}

export type DigestFixture = Awaited<ReturnType<typeof openDigestFixture>>;
