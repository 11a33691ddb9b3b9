import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/ops/log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', ['a-secret'], (line) => lines.push(line)));
  return lines.join('');
}

describe('a bug in the log', () => {
  it('names its user by a pseudonym wherever the id occurs', () => {
    const error = new Error('no row for 700000001 with a-secret');
    const line = logged((log) => log.bug('1234abcd', error, { name: 'fedcba987654', id: '700000001' }));
    expect(JSON.parse(line)).toMatchObject({ level: 'error', reference: '1234abcd', user: 'fedcba987654' });
    expect(line).toContain('no row for fedcba987654 with [hidden]');
    expect(line).not.toContain('700000001');
  });

  it('is not changed by an id that is a common word', () => {
    const line = logged((log) =>
      log.bug('1234abcd', new Error('the web is down'), { name: 'fedcba987654', id: 'web' }),
    );
    expect(line).toContain('the web is down');
  });

  it('may have no user', () => {
    expect(JSON.parse(logged((log) => log.bug('1234abcd', 'a text')))).not.toHaveProperty('user');
  });
});

it.each(['bb_', 'bbf_'])('a key or feed address that begins with %s is hidden wherever it occurs', (prefix) => {
  const token = prefix + 'Az-_09'.repeat(8).slice(0, 43);
  const line = logged((log) => log.bug('1234abcd', new Error(`GET /v2/tide/feeds/${token}.ics failed`)));
  expect(line).toContain('/v2/tide/feeds/[hidden].ics failed');
  expect(line).not.toContain(token);
});

describe('a request in the log', () => {
  const request = { id: '1f-000000000001', method: 'GET', path: '/v2/tide/stations/{id}', status: 200, ms: 0.25 };

  it('is a line of JSON with its time', () => {
    const { time, ...fields } = JSON.parse(logged((log) => log.request(request))) as Record<string, unknown>;
    expect(fields).toEqual({ level: 'info', ...request });
    expect(Date.parse(String(time))).toBeCloseTo(Date.now(), -4);
  });

  it('is left out where warnings are the least that is logged', () => {
    const lines: string[] = [];
    createLog('warn', [], (line) => lines.push(line)).request(request);
    expect(lines).toEqual([]);
  });
});
