import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platforms } from '../../../src/domain/platform.ts';
import { chatFixture } from '../../support/chat-fixture.ts';
import { createLine, linePlatform, parseLine, renderLine, type LineAdapter } from './line.ts';

beforeAll(() => void Object.assign(platforms, linePlatform));
afterAll(() => void Reflect.deleteProperty(platforms, 'line'));

let adapter: LineAdapter;
let socket: Socket;
let bugs: unknown[];

beforeEach(async () => {
  bugs = [];
  adapter = createLine({
    chat: chatFixture().chat,
    log: { warn: () => {}, bug: (_, error) => void bugs.push(error) },
  });
  await adapter.start();
  socket = connect({ port: adapter.port(), host: '127.0.0.1' });
  socket.setEncoding('utf8');
});
afterEach(async () => {
  await adapter.stop();
  socket.destroy();
  expect(bugs).toEqual([]);
});

/** The next answer, up to the dot. */
async function nextAnswer(): Promise<string> {
  let text = '';
  while (!text.endsWith('\n.\n')) text += String((await once(socket, 'data'))[0]);
  return text;
}

describe('a platform of lines', () => {
  it('answers a question as every platform does', async () => {
    socket.write('ada: tide Brest\n');
    expect(await nextAnswer()).toMatch(/^Tide at Brest/);
  });

  it('keeps the settings of each person', async () => {
    socket.write('ada: settings language fr\n');
    await nextAnswer();
    socket.write('ada: tide Brest\n');
    expect(await nextAnswer()).toMatch(/^Marée : Brest/);
    socket.write('bob: tide Brest\n');
    expect(await nextAnswer()).toMatch(/^Tide at Brest/);
  });

  it('is offered digests, and gets them where the person is', async () => {
    socket.write('ada: digest add Brest 07:00\n');
    expect(await nextAnswer()).not.toMatch(/cannot be sent|terminal/i);
    const sent = adapter.send({ kind: 'person', id: 'ada' }, { title: 'Good morning', blocks: [] }, 'nonce');
    expect(await nextAnswer()).toBe('Good morning\n\n.\n');
    expect(await sent).toMatchObject({ kind: 'sent' });
    const outcome = await adapter.send({ kind: 'person', id: 'eve' }, { title: 'Good morning', blocks: [] }, 'nonce');
    expect(outcome).toMatchObject({ kind: 'refused', reaction: { kind: 'gone' } });
  });

  it('leaves out what is no message, and never ends an answer early', () => {
    expect(['', 'tide Brest', ': tide', 'a b: tide'].map(parseLine)).toEqual(Array(4).fill(undefined));
    expect(renderLine({ title: '.', blocks: [] })).toBe('..\n\n.\n');
  });
});
