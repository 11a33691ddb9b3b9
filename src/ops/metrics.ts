import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Metrics } from '../http/ports.ts';

export type { Metrics };

/** Scrapes within this time get the same text, so that rendering never takes more than a fraction of a core, ms. */
const renderedForMs = 1000;

/** Metrics in a registry of their own, with the default ones of Node.js. */
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
    text: rendered(registry),
    contentType: registry.contentType,
  };
}

function rendered(registry: Registry): () => Promise<string> {
  let latest: Promise<string> | undefined;
  let renderedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (!latest || now - renderedAt >= renderedForMs) {
      renderedAt = now;
      latest = registry.metrics();
    }
    return latest;
  };
}
