import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/ops/metrics.ts';

const ours = (text: string): string[] => text.split('\n').filter((line) => line.includes('bellbuoy_'));

describe('metrics', () => {
  it('are written as Prometheus reads them: counters, gauges, and histograms with cumulative buckets', () => {
    const metrics = createMetrics();
    const requests = metrics.counter('bellbuoy_requests_total', 'Requests', ['endpoint', 'status']);
    requests({ endpoint: '/v2/{id}', status: '200' });
    requests({ endpoint: '/v2/{id}', status: '200' }, 2);
    requests({ endpoint: 'a "b"\\\n', status: '404' });
    metrics.counter('bellbuoy_shed_total', 'Shed', []);
    metrics.gauge('bellbuoy_open', 'Open', () => 3);
    const seconds = metrics.histogram('bellbuoy_seconds', 'Time', ['endpoint'], [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) seconds({ endpoint: '/docs' }, value);
    expect(ours(metrics.text())).toEqual([
      '# HELP bellbuoy_requests_total Requests',
      '# TYPE bellbuoy_requests_total counter',
      'bellbuoy_requests_total{endpoint="/v2/{id}",status="200"} 3',
      String.raw`bellbuoy_requests_total{endpoint="a \"b\"\\\n",status="404"} 1`,
      '# HELP bellbuoy_shed_total Shed',
      '# TYPE bellbuoy_shed_total counter',
      'bellbuoy_shed_total 0',
      '# HELP bellbuoy_open Open',
      '# TYPE bellbuoy_open gauge',
      'bellbuoy_open 3',
      '# HELP bellbuoy_seconds Time',
      '# TYPE bellbuoy_seconds histogram',
      'bellbuoy_seconds_bucket{le="0.1",endpoint="/docs"} 2',
      'bellbuoy_seconds_bucket{le="1",endpoint="/docs"} 3',
      'bellbuoy_seconds_bucket{le="+Inf",endpoint="/docs"} 4',
      'bellbuoy_seconds_sum{endpoint="/docs"} 7.65',
      'bellbuoy_seconds_count{endpoint="/docs"} 4',
    ]);
  });

  it('have what the process takes, under the names that dashboards for Node.js know', () => {
    const text = createMetrics().text();
    const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(value('nodejs_heap_size_used_bytes')).toBeLessThan(value('nodejs_heap_size_total_bytes'));
    expect(value('process_cpu_user_seconds_total')).toBeGreaterThan(0);
    expect(value('process_start_time_seconds')).toBeGreaterThan(1_700_000_000);
  });
});
