import type { Point } from '../../domain/place.ts';
import type { Instant } from '../../domain/time.ts';
import type { Warnings } from '../../service/ports.ts';
import { createCallers, type CallMetrics, type UpstreamUsage } from '../upstreams/index.ts';
import { createBulletins } from './bulletins.ts';
import { dwd } from './dwd.ts';
import { environmentCanada } from './environment-canada.ts';
import { hongKongObservatory } from './hong-kong.ts';
import { jma } from './jma.ts';
import { metEireann } from './met-eireann.ts';
import { metNorway } from './met-norway.ts';
import { meteoalarm } from './meteoalarm.ts';
import { metservice } from './metservice.ts';
import { nws } from './nws.ts';
import { createOutlines } from './outlines.ts';
import { warningBudgets, type WarningSettings } from './ports.ts';
import { createReadingThread } from './reading-thread.ts';
import type { Read } from './readers.ts';
import type { WarningSource } from './source.ts';
import { createWarnings } from './warnings.ts';

export type { WarningSettings } from './ports.ts';

type WarningPorts = {
  readonly usage: UpstreamUsage;
  readonly metrics: CallMetrics;
  readonly dataDir: string;
  /** The nearest water of the sea, `undefined` inland. */
  seaPoint(point: Point): Point | undefined;
  now(): Instant;
  /** What reads bodies: a thread of its own where absent. */
  readonly read?: Read;
  /** How long an answer waits for an upstream, ms: what has not come by then is missing in it, and there for the next one. */
  readonly patienceMs?: number;
};

/** A user waits for the answer. */
const usualPatienceMs = 1200;
/** Outlines have 20 MB, and nobody waits for them. */
const outlineLimits = { timeoutMs: 120_000, maxBytes: 64 * 1024 * 1024 };

/** The official warnings of all sources that the settings leave on. Outlines of areas are kept in `dataDir`. */
export function openWarnings(settings: WarningSettings, ports: WarningPorts): Warnings {
  const { dataDir, seaPoint, now, read = createReadingThread(), patienceMs = usualPatienceMs } = ports;
  const { 'warning-outlines': outlineBudget, ...budgets } = warningBudgets;
  const callers = createCallers(budgets, settings.contact, ports);
  const { 'warning-outlines': callOutlines } = createCallers({ 'warning-outlines': outlineBudget }, settings.contact, {
    ...ports,
    ...outlineLimits,
  });
  return createWarnings({
    sources: sourcesOf(settings),
    load: createBulletins({ callOf: ({ name }) => callers[name], read, patienceMs, now }),
    outlines: createOutlines({ settings, dataDir, call: callOutlines, read, now }),
    seaPoint,
    patienceMs,
    now,
  });
}

function sourcesOf(settings: WarningSettings): readonly WarningSource[] {
  const isOn = ({ name }: Pick<WarningSource, 'name'>): boolean => !settings.sourcesOff.includes(name);
  const firstHand = [nws, environmentCanada, dwd, metNorway, metEireann, metservice, hongKongObservatory, jma]
    .map((source) => source(settings))
    .filter(isOn);
  // Without a contact, MET Norway's warnings come by way of MeteoAlarm.
  const asked = firstHand.filter(({ name }) => name !== 'met-norway-warnings' || settings.contact !== undefined);
  return [...firstHand, meteoalarm(settings, new Set(asked.map(({ name }) => name)))].filter(isOn);
}
