import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Adapter, AdapterLog } from '../../../src/adapters/adapter.ts';
import { refused } from '../../../src/adapters/send-outcome.ts';
import type { Answer } from '../../../src/answers/index.ts';
import type { Chat } from '../../../src/chat/index.ts';
import type { MessageSender } from '../../../src/digests/ports.ts';
import type { PlatformName } from '../../../src/domain/platform.ts';

/**
 * A platform of lines over TCP, added as CONTRIBUTING.md says, to prove that walk: `name: text` asks, and an answer is lines
 * that end with a dot alone. It is in no release.
 */
export type LineOptions = { readonly chat: Chat; readonly log: AdapterLog };

/** What `src/domain/platform.ts` would say of it. */
export const linePlatform = { line: { title: 'Line', canPush: true } } as const;
const platform = 'line' as PlatformName;

type Message = { readonly id: string; readonly text: string };

/** Reads one line; `undefined` for one that is no message. */
export function parseLine(line: string): Message | undefined {
  const [, id, text] = /^(\w{1,32}): (.+)$/.exec(line) ?? [];
  return id === undefined || text === undefined ? undefined : { id, text };
}

/** An answer as lines. A dot alone would end it early, so that a line of an answer never is one. */
export function renderLine({ title, blocks, note }: Answer): string {
  const texts = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    return [...(block.title ? [block.title] : []), ...block.rows.map((row) => row.join('  '))].join('\n');
  });
  const lines = [title, ...texts, note ?? ''].join('\n').split('\n');
  return `${lines.map((line) => (line === '.' ? '..' : line)).join('\n')}\n.\n`;
}

export type LineAdapter = Adapter & MessageSender & { port(): number };

/** Listens on a free port. People are told apart by the name before their lines, and sent to where they wrote last. */
export function createLine({ chat, log }: LineOptions): LineAdapter {
  const sockets = new Map<string, Socket>();
  const running = new Set<Promise<void>>();
  let server: Server | undefined;

  async function handle(line: string, socket: Socket): Promise<void> {
    const message = parseLine(line);
    if (!message) return;
    sockets.set(message.id, socket);
    const { answer } = await chat.answer({
      user: { platform, id: message.id },
      input: { kind: 'text', text: message.text },
    });
    socket.write(renderLine(answer));
  }

  function listen(socket: Socket): void {
    // One after the other, as they came.
    let latest = Promise.resolve();
    createInterface({ input: socket }).on('line', (line) => {
      latest = latest.then(() => handle(line, socket)).catch((error: unknown) => log.bug('line', error));
      running.add(latest);
    });
    socket.on('error', () => socket.destroy());
  }

  return {
    async start() {
      server = createServer(listen).listen(0, '127.0.0.1');
      await once(server, 'listening');
    },
    async stop() {
      server?.close();
      await Promise.all(running);
      for (const socket of sockets.values()) socket.destroy();
    },
    health: () => (server?.listening ? { ok: true } : { ok: false, reason: 'It does not listen' }),
    async send({ id }, answer) {
      const socket = sockets.get(id);
      if (!socket?.writable) return refused({ kind: 'gone', reason: 'Nobody of that name is there', certain: false });
      socket.write(renderLine(answer));
      return { kind: 'sent', messageId: '' };
    },
    port: () => (server!.address() as { port: number }).port,
  };
}
