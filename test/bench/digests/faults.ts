import { setTimeout as sleep } from 'node:timers/promises';
import { utcDayMs } from '../../../src/domain/time.ts';
import { nwsBody, startWarningUpstreams } from '../../support/upstreams-warnings.ts';
import { figure } from '../figure.ts';
import { startPlatforms, type Fault, type PlatformName, type Platforms } from './platforms.ts';
import { seeded } from './random.ts';
import { addDigests, openBenchStore, type BenchStore } from './fixture.ts';
import { startWorker } from './worker.ts';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.ts';
import { putPacked } from '../../support/packed-gazetteer.ts';

export type FaultRun = {
  readonly name: string;
  readonly storeUrl: string;
  /** Digests on each platform. */
  readonly count: number;
  readonly seed: number;
  readonly workers: number;
  /** How often a process is ended, and how. */
  readonly ends: number;
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** Share of messages, 0…1, that get no proper response. */
  readonly ambiguous: number;
  readonly platforms: readonly PlatformName[];
  /** All are alerts of an official warning, and a process is ended at the moment that one of these is on its way. */
  readonly areWarnings?: boolean;
  /** Half of the ends are none: the process is cut off from the database for some time. On Postgres. */
  readonly areCutOff?: boolean;
  /** Runs meanwhile, such as restarts of the database. Resolves when it has ended. */
  beside?(isOver: () => boolean): Promise<void>;
};

/** Sums of all platforms. */
export type FaultFigures = {
  readonly lost: number;
  readonly twice: Readonly<Record<PlatformName, number>>;
  readonly ends: number;
};

/** One in four is an alert. */
const alertEvery = 4;
/** Half of the time that sending takes is spent on starts: as many ends fit into one run. */
const perSecond = 25;
/** A platform takes a message of a killed process at most so much later, ms. */
const readingMs = 150;
/** A process is cut off for up to so long, ms: what it was sending belongs to another after 30 s. */
const mostCutMs = 60_000;
/** It is looked so often whether all are sent, ms. */
const silenceMs = 2000;
/** A run ends when nothing has arrived for so long, ms: what is missing then is lost. */
const patienceMs = 180_000;

/**
 * Sends digests while processes are killed or stopped and platforms answer badly, and counts what arrived: figures of
 * what was lost, what arrived twice, and how much of that at one end.
 */
export async function faultRun(run: FaultRun): Promise<FaultFigures> {
  const { name, count, seed, workers, platforms: names } = run;
  const random = seeded(seed);
  const store = await openBenchStore(run.storeUrl);
  /** Called at the next message to a channel that has had none: a process is ended on another one each time. */
  const waiting: (() => void)[] = [];
  const begun = new Set<string>();
  const fault = (platform: PlatformName, channel: string): Fault | undefined => {
    const before = begun.size;
    begun.add(`${platform} ${channel}`);
    if (begun.size > before) for (const resolve of waiting.splice(0)) resolve();
    return faultFrom(random, run.ambiguous);
  };
  const platforms = await startPlatforms({ random, fault });
  const total = count * names.length;
  const bench = 'digests';
  const office = run.areWarnings ? await startOffice() : undefined;
  const settings = { ...platforms.settings, ...office?.settings };
  const links = run.areCutOff
    ? await Promise.all(Array.from({ length: workers }, () => startTcpProxy(store.storeUrl)))
    : [];
  const start = (index: number) => startWorker({ ...store, storeUrl: links[index]?.url ?? store.storeUrl }, settings);
  const cutOff = async (link: TcpProxy): Promise<void> => {
    const isSilent = random() < 0.5;
    if (isSilent) link.hang();
    else await link.stop();
    await sleep(random() * mostCutMs);
    if (isSilent) link.resume();
    else await link.start();
  };
  try {
    await putPacked(store.dataDir);
    const dueAt = Date.now();
    const areWarnings = office !== undefined;
    for (const platform of names) await addDigests(store, { platform, count, dueAt, alertEvery, areWarnings });
    const running = await Promise.all(Array.from({ length: workers }, (_, index) => start(index)));
    let isOver = false;
    const beside = run.beside?.(() => isOver);
    const isDone = (): boolean => arrived(platforms) >= total;
    const next = office
      ? () => messageOf(waiting, Math.floor((random() * total) / Math.max(1, run.ends)), isDone)
      : () => sleep(random() * 2 * meanLifeMs(run), true);
    const end = async (index: number): Promise<number | undefined> => {
      const link = links[index];
      if (link && random() < 0.5) {
        await cutOff(link);
        return undefined;
      }
      const tookMs = await running[index]!.end(run.signal);
      running[index] = await start(index);
      return tookMs;
    };
    const ended = await endAgainAndAgain(run, next, end, isDone);
    await settled(store, platforms, total);
    isOver = true;
    await beside;
    const lastMs = await Promise.all(running.map((worker) => worker.end('SIGTERM')));
    const reports = names.map((platform) => report(`${name}-${platform}`, platforms, platform, count, ended.at));
    figure(bench, `${name}-ends`, 'processes', [ended.at.length]);
    if (run.signal === 'SIGTERM') figure(bench, `${name}-stop`, 'ms', [...ended.tookMs, ...lastMs]);
    figure(bench, `${name}-swallowed`, 'messages', [platforms.swallowed()]);
    figure(bench, `${name}-too-fast`, 'calls', [platforms.refused()]);
    figure(bench, `${name}-written-down`, 'digests', [(await store.counts()).sent ?? 0]);
    figure(bench, `${name}-took`, 's', [(Date.now() - dueAt) / 1000]);
    const twice = { telegram: 0, discord: 0, ...Object.fromEntries(reports.map((one) => [one.platform, one.twice])) };
    return { lost: reports.reduce((sum, one) => sum + one.lost, 0), twice, ends: ended.at.length };
  } finally {
    await office?.close();
    for (const { stop } of links) await stop();
    await platforms.close();
    await store.close();
  }
}

/** An office that warns of one storm wherever it is asked, until tomorrow. */
async function startOffice() {
  const closing: (() => Promise<void>)[] = [];
  const { settings, set } = await startWarningUpstreams((close) => void closing.push(close));
  const now = Date.now();
  const [sent, ends] = [now, now + utcDayMs].map((at) => new Date(at).toISOString());
  set('/alerts/active', nwsBody({ id: 'storm', sent, effective: sent, onset: sent, expires: ends, ends }));
  return {
    settings: { WARNINGS_URL: settings.url! },
    close: async () => void (await Promise.all(closing.map((close) => close()))),
  };
}

/** Resolves at one of the next messages that a platform is sent, or to false when no more come. */
async function messageOf(waiting: (() => void)[], skipped: number, isDone: () => boolean): Promise<boolean> {
  for (let left = skipped; left >= 0; left--) {
    const message = new Promise<void>((resolve) => void waiting.push(resolve));
    while ((await Promise.race([message, sleep(silenceMs, 'silence')])) === 'silence') if (isDone()) return false;
  }
  return true;
}

function faultFrom(random: () => number, share: number): Fault | undefined {
  if (random() >= share) return undefined;
  const kind = random();
  // A hang occupies one of four sends for 10 s: more of them would make the run take hours.
  if (kind < 0.02) return 'hang';
  if (kind < 0.1) return 'taken';
  return kind < 0.5 ? 'reset' : 'lost';
}

function arrived({ receipts }: Platforms): number {
  return new Set(receipts.map(({ platform, channel }) => `${platform} ${channel}`)).size;
}

function meanLifeMs({ count, ends }: FaultRun): number {
  return (count / perSecond / Math.max(1, ends)) * 1000;
}

/**
 * Ends each process at the next moment of its life and starts another in its place, until that was done often enough or
 * all is sent. Where there are several, all of them may be down at the same moment.
 */
async function endAgainAndAgain(
  { ends, workers }: FaultRun,
  next: () => Promise<boolean>,
  end: (index: number) => Promise<number | undefined>,
  isDone: () => boolean,
): Promise<{ at: number[]; tookMs: number[] }> {
  const at: number[] = [];
  const tookMs: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, victim) => {
      for (;;) {
        if (!(await next())) return;
        if (at.length >= ends || isDone()) return;
        at.push(Date.now());
        const took = await end(victim);
        if (took !== undefined) tookMs.push(took);
      }
    }),
  );
  return { at, tookMs };
}

async function settled({ counts }: BenchStore, platforms: Platforms, total: number): Promise<void> {
  for (let last = Date.now(), seen = -1; Date.now() - last < patienceMs; await sleep(500)) {
    // The database may be down for a moment.
    const { sent, dead }: Partial<Record<string, number>> = await counts().catch(() => ({}));
    if ((sent ?? 0) + (dead ?? 0) >= total) return;
    if (platforms.receipts.length > seen) last = Date.now();
    seen = platforms.receipts.length;
  }
}

function report(
  name: string,
  { receipts }: Platforms,
  platform: PlatformName,
  count: number,
  endedAt: readonly number[],
) {
  const lastAt = new Map<string, number>();
  const twice: { readonly channel: string; readonly beforeAt: number }[] = [];
  for (const { channel, at } of receipts.filter((receipt) => receipt.platform === platform)) {
    const beforeAt = lastAt.get(channel);
    if (beforeAt !== undefined) twice.push({ channel, beforeAt });
    lastAt.set(channel, at);
  }
  const copies = Map.groupBy(twice, ({ channel }) => channel);
  figure('digests', `${name}-lost`, 'digests', [count - lastAt.size]);
  figure('digests', `${name}-twice`, 'messages', [twice.length]);
  if (copies.size > 0)
    figure(
      'digests',
      `${name}-copies-of-one`,
      'messages',
      [...copies.values()].map((list) => list.length),
    );
  const figures = { platform, lost: count - lastAt.size, twice: twice.length };
  if (endedAt.length === 0) return figures;
  // A copy belongs to the first end after the message before it, which was in flight then and may have been taken later.
  const perEnd = endedAt.map((at, index) => {
    const from = (endedAt[index - 1] ?? 0) + readingMs;
    return twice.filter(({ beforeAt }) => beforeAt > from && beforeAt <= at + readingMs).length;
  });
  figure('digests', `${name}-twice-at-one-end`, 'messages', perEnd);
  figure('digests', `${name}-twice-mean`, 'messages/end', [twice.length / endedAt.length]);
  return figures;
}
