import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Values by the names of the labels. A label has few values, never a key, a place or a path as it was asked. */
type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** What a room counts and measures, read by Prometheus. Names of ours begin with `bellbuoy_`. */
export type Metrics = {
  /** Only rises. Its name ends with `_total`. */
  counter<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
  ): (labels: Labels<Name>, by?: number) => void;
  histogram<Name extends string>(
    name: string,
    help: string,
    labels: readonly Name[],
    buckets: readonly number[],
  ): (labels: Labels<Name>, value: number) => void;
  /** Read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  /** All of it in Prometheus' text format, with what Node tells of itself: event-loop delay, memory, CPU. */
  text(): Promise<string>;
  readonly contentType: string;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    counter(name, help, labelNames) {
      const counter = new Counter({ name, help, labelNames, registers });
      return (labels, by = 1) => counter.inc(labels, by);
    },
    histogram(name, help, labelNames, buckets) {
      const histogram = new Histogram({ name, help, labelNames, buckets: [...buckets], registers });
      return (labels, value) => histogram.observe(labels, value);
    },
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
