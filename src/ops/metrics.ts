import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from '../http/ports.ts';

export type { Metrics };

/** Scrapes within this time get the same text, so that rendering never takes more than a fraction of a core, ms. */
const renderedForMs = 1000;

/** Separates the values of labels in a key; none of them holds it. */
const separator = '\0';

/** A metric of its name, as the lines of its samples. */
type Family = { readonly name: string; readonly help: string; readonly type: string; lines(): readonly string[] };
/** Prometheus' text format (0.0.4); the process has names that dashboards for Node.js know. A request takes 1 µs. */
export function createMetrics(): Metrics {
  const families: Family[] = processFamilies();
  return {
    counter(name, help, labelNames) {
      const values = new Map<string, number>(labelNames.length === 0 ? [['', 0]] : []);
      const lines = () => [...values].map(([key, value]) => sample(name, written(labelNames, key), value));
      families.push({ name, help, type: 'counter', lines });
      return (labels, by = 1) => {
        const key = keyOf(labelNames, labels);
        values.set(key, (values.get(key) ?? 0) + by);
      };
    },
    histogram(name, help, labelNames, buckets) {
      const distributions = new Map<string, Distribution>();
      const lines = () => [...distributions].flatMap(([key, one]) => bucketLines(name, written(labelNames, key), one));
      families.push({ name, help, type: 'histogram', lines });
      return (labels, value) => {
        const key = keyOf(labelNames, labels);
        let distribution = distributions.get(key);
        if (!distribution) {
          distribution = { buckets, counts: buckets.map(() => 0), count: 0, sum: 0 };
          distributions.set(key, distribution);
        }
        record(distribution, value);
      };
    },
    gauge(name, help, read) {
      families.push(gauge(name, help, read));
    },
    text: rendered(families),
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
  };
}

function gauge(name: string, help: string, read: () => number, type = 'gauge'): Family {
  return { name, help, type, lines: () => [sample(name, '', read())] };
}

function keyOf(names: readonly string[], labels: Readonly<Record<string, string>>): string {
  return names.length === 1 ? (labels[names[0]!] ?? '') : names.map((name) => labels[name]).join(separator);
}

/** `endpoint="/docs",status="200"`. */
function written(names: readonly string[], key: string): string {
  const values = key.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"').split(separator);
  return names.map((name, i) => `${name}="${values[i] ?? ''}"`).join();
}

function sample(name: string, labels: string, value: number): string {
  return `${name}${labels === '' ? '' : `{${labels}}`} ${Number.isNaN(value) ? 'NaN' : value}`;
}

/** `counts` are those of each bucket alone, from the one before it. */
type Distribution = { readonly buckets: readonly number[]; readonly counts: number[]; count: number; sum: number };

function record(distribution: Distribution, value: number): void {
  distribution.count++;
  distribution.sum += value;
  const bucket = distribution.buckets.findIndex((upTo) => value <= upTo);
  if (bucket >= 0) distribution.counts[bucket]!++;
}

function bucketLines(name: string, labels: string, { buckets, counts, count, sum }: Distribution): string[] {
  let upToHere = 0;
  const more = labels === '' ? '' : `,${labels}`;
  const bucket = (upTo: string, total: number) => sample(`${name}_bucket`, `le="${upTo}"${more}`, total);
  return [
    ...buckets.map((upTo, i) => bucket(String(upTo), (upToHere += counts[i]!))),
    bucket('+Inf', count),
    sample(`${name}_sum`, labels, sum),
    sample(`${name}_count`, labels, count),
  ];
}

/** The event loop's delay is sampled so often, ms. */
const resolutionMs = 10;
const nsPerS = 1e9;
const usPerS = 1e6;

/** What the process takes, and how long its event loop is held up between two scrapes. */
function processFamilies(): Family[] {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const lag = (name: string, help: string, read: () => number): Family =>
    gauge(`nodejs_eventloop_lag_${name}_seconds`, help, () => read() / nsPerS);
  const startedAtS = Math.round(Date.now() / 1000 - process.uptime());
  const total = (name: string, help: string, read: () => number): Family => gauge(name, help, read, 'counter');
  return [
    total('process_cpu_user_seconds_total', 'User CPU time', () => process.cpuUsage().user / usPerS),
    total('process_cpu_system_seconds_total', 'System CPU time', () => process.cpuUsage().system / usPerS),
    gauge('process_start_time_seconds', 'Start since the epoch', () => startedAtS),
    gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_size_total_bytes', 'Heap', () => process.memoryUsage().heapTotal),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use', () => process.memoryUsage().heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap', () => process.memoryUsage().external),
    lag('mean', 'Mean delay of the event loop', () => delay.mean),
    lag('p50', 'Median delay of the event loop', () => delay.percentile(50)),
    lag('p90', '90th percentile of the delay of the event loop', () => delay.percentile(90)),
    lag('p99', '99th percentile of the delay of the event loop', () => delay.percentile(99)),
    lag('max', 'Longest delay of the event loop since the last scrape', () => {
      const { max } = delay;
      delay.reset();
      return max;
    }),
  ];
}

function rendered(families: readonly Family[]): () => string {
  let latest = '';
  let renderedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - renderedAt < renderedForMs) return latest;
    renderedAt = now;
    latest = families
      .map(({ name, help, type, lines }) =>
        [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines(), ''].join('\n'),
      )
      .join('\n');
    return latest;
  };
}
