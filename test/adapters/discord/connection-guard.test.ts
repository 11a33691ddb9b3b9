import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failing, hanging, openServer, openStub } from '../../support/discord-gateway-stub.ts';

/** A process with an adapter that is stopped on request. */
function startProcess(apiUrl: string) {
  const script = `
    import { createDiscord } from './src/adapters/discord/index.ts';
    import { openDictionary } from './src/words.ts';
    import { discordPorts } from './test/support/discord-ports.ts';
    const chat = { commands: [], dictionary: openDictionary() };
    const log = { warn: () => console.log('warned'), bug: console.log };
    const adapter = createDiscord({ ...discordPorts(), token: 'test-token', apiUrl: '${apiUrl}', chat, log });
    const started = adapter.start().then(() => console.log('started'));
    process.stdin.once('data', async () => {
      process.stdin.destroy();
      const from = performance.now();
      await Promise.all([adapter.stop(), adapter.stop(), started]);
      await adapter.stop();
      console.log('stopped in', Math.ceil((performance.now() - from) / 1000), 's, ok', adapter.health().ok);
    });`;
  const cwd = path.join(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd });
  onTestFinished(() => void child.kill());
  let input = '';
  child.stdout.setEncoding('utf8').on('data', (line: string) => (input += line));
  child.stderr.setEncoding('utf8').on('data', (line: string) => (input += line));
  return {
    hasPrinted: (text: string) => expect.poll(() => input).toContain(text),
    stop: () => child.stdin.write('stop\n'),
    /** Its exit code, once it ends without a signal. */
    ended: once(child, 'exit').then(([code]: unknown[]) => code),
    input: () => input,
  };
}

describe('stopping the adapter of Discord leaves nothing behind', () => {
  it('when it is idle', async () => {
    const { url } = await openServer();
    const child = startProcess(url);
    await child.hasPrinted('started');
    child.stop();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toBe('started\nstopped in 1 s, ok false\n');
  });

  it('while it reconnects', async () => {
    const { url, gateway } = await openServer();
    const child = startProcess(url);
    await child.hasPrinted('started');
    await expect(gateway.nextLogin()).resolves.toBe('identify');
    gateway.reconnect();
    child.stop();
    await expect(child.ended).resolves.toBe(0);
    await expect(gateway.nextLogin(1)).rejects.toThrow('no login');
  });

  it('when the gateway refuses it', async () => {
    const { url, upgrade } = await openStub(failing);
    const child = startProcess(url);
    await child.hasPrinted('started');
    expect(child.input()).toBe('warned\nstarted\n');
    expect(upgrade).toHaveBeenCalledTimes(1);
    child.stop();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toMatch(/stopped in 1 s, ok false\n$/);
  });

  it('while a socket is being opened', async () => {
    const { url, upgrade } = await openStub(hanging);
    const child = startProcess(url);
    await expect.poll(() => upgrade).toHaveBeenCalled();
    child.stop();
    await child.hasPrinted('stopped in 2 s, ok false');
    upgrade.mock.lastCall![1].destroy();
    await expect(child.ended).resolves.toBe(0);
    expect(upgrade).toHaveBeenCalledTimes(1);
  });

  it('while a request hangs', async () => {
    const http = createServer(() => {});
    await once(http.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => http.close().closeAllConnections());
    const child = startProcess(`http://127.0.0.1:${(http.address() as AddressInfo).port}/api`);
    await once(http, 'request');
    child.stop();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toBe('started\nstopped in 1 s, ok false\n');
  });
});
