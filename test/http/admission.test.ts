import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { errorBodies } from '../support/error-bodies.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createListener } from '../../src/http/listener.ts';
import { createHealth } from '../../src/ops/health.ts';
import { createLog } from '../../src/ops/log.ts';
import { createMetrics } from '../../src/ops/metrics.ts';

const service = new Hono();
service.get('/quick', (c) => c.text('answered'));
service.get('/work', async (c) => {
  // As the real ones, which look for the key first.
  for (let i = 0; i < 10; i++) await Promise.resolve();
  for (const end = performance.now() + 20; performance.now() < end;);
  return c.text('done');
});
const metrics = createMetrics();
const listener = createListener({
  host: '127.0.0.1',
  port: 0,
  service,
  web: undefined,
  health: createHealth(Date.now),
  metrics,
  log: createLog('error', []),
  errors: errorBodies,
});
let port: number;

beforeAll(async () => {
  await listener.start();
  port = Number(new URL(listener.url()).port);
});
afterAll(() => listener.stop());

/** What is answered to these bytes: its status, and its body where that is JSON. */
async function told(bytes: string): Promise<{ status: number; body: unknown; input: string }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  let input = '';
  socket.on('data', (chunk) => (input += chunk.toString('latin1')));
  await expect.poll(() => input, { timeout: 8000 }).toContain('\r\n\r\n');
  socket.destroy();
  const body = input.slice(input.indexOf('\r\n\r\n') + 4);
  return { status: Number(input.slice(9, 12)), body: body.startsWith('{') ? JSON.parse(body) : undefined, input };
}

const head = 'HTTP/1.1\r\nHost: x\r\n';

describe('what is no question of the interface', () => {
  it.each([
    ['a target of more than 4096 characters', `GET /quick?x=${'y'.repeat(4097)} ${head}\r\n`, 414, 'url'],
    ['headers of more than 8 KiB', `GET /quick ${head}X: ${'y'.repeat(9000)}\r\n\r\n`, 431, 'headers'],
    ['a body of more than 16 KiB', `POST /quick ${head}Content-Length: 20000\r\n\r\n`, 413, 'body'],
    ['a question with a body in pieces', `GET /quick ${head}Transfer-Encoding: chunked\r\n\r\n`, 413, 'body'],
    ['what is not HTTP', 'hello\r\n\r\n', 400, 'request'],
    ['a header without a name', `GET /quick ${head}: y\r\n\r\n`, 400, 'request'],
    ['two lengths', `GET /quick ${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'request'],
    ['a host that is none', 'GET /quick HTTP/1.1\r\nHost: a b\r\n\r\n', 400, 'request'],
    ['half a request', `GET /quick ${head}`, 408, 'request'],
  ])('%s is refused in the shape of every refusal', async (_, bytes, status, name) => {
    const answer = await told(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ errors: { [name]: [expect.stringMatching(/\w+ .*\./)] } });
    expect(answer.input).toContain('application/json');
  });

  it('leaves the others alone', async () => {
    expect(await (await fetch(`${listener.url()}/quick`)).text()).toBe('answered');
  });
});

describe('too many questions at once', () => {
  type Outcome = { readonly status: number; readonly ms: number };

  /** Asks from another process, whose clock does not stand still while this one works. */
  async function ask(connections: number, seconds: number): Promise<Outcome[]> {
    const load = fileURLToPath(new URL('../bench/load.ts', import.meta.url));
    const program = `
      import { load } from ${JSON.stringify(load)};
      const { statuses, latenciesMs } = await load({
        port: ${port}, connections: ${connections}, seconds: ${seconds}, target: () => '/work', headers: {},
      });
      console.log(JSON.stringify(latenciesMs.map((ms, i) => ({ ms, status: statuses[i] }))));`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '--no-warnings', '-e', program]);
    const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
    return JSON.parse(out) as Outcome[];
  }

  it('are turned away to come again, and who is let in waits for less than a second', async () => {
    // 20 ms each: 200 at once would be four seconds of work.
    const outcomes = await ask(200, 3);
    const accepted = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
    const shed = outcomes.filter(({ status }) => status === 503);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(accepted.length).toBeGreaterThan(30);
    const p99 = accepted.toSorted((a, b) => a - b)[Math.floor(accepted.length * 0.99)]!;
    expect(p99).toBeLessThan(1000);
    expect(await metrics.text()).toContain(`\nbellbuoy_http_shed_total ${shed.length}\n`);
    // Two seconds after, all is as before.
    expect((await ask(5, 1)).every(({ status }) => status === 200)).toBe(true);
  });

  it('do not keep its operators out, and are told when to come again', async () => {
    const seen: { path: string; status: number; retryAfter: string | null }[] = [];
    const over = new AbortController();
    const many = ask(200, 2).finally(() => over.abort());
    while (!over.signal.aborted) {
      for (const path of ['/health', '/quick']) {
        const { status, headers } = await fetch(listener.url() + path);
        seen.push({ path, status, retryAfter: headers.get('Retry-After') });
      }
    }
    await many;
    expect(seen.filter(({ path, status }) => path === '/health' && status !== 200)).toEqual([]);
    for (const { status, retryAfter } of seen) expect(retryAfter).toBe(status === 503 ? '1' : null);
  });
});
