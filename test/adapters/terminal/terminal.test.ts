import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { createPrompt, renderTerminal } from '../../../src/adapters/terminal/index.ts';
import type { Chat } from '../../../src/chat/index.ts';
import { silentChat } from '../../support/silent-chat.ts';

describe('an answer in a terminal', () => {
  it('has its blocks apart, its columns in line and its lines within 80 characters', () => {
    const rendered = renderTerminal({
      title: 'Tide at Brest',
      blocks: [
        { kind: 'text', text: 'word '.repeat(30).trim() },
        { kind: 'facts', facts: [{ label: 'Range:', value: '4 m' }] },
        {
          kind: 'table',
          title: 'Friday',
          rows: [
            ['High water', '01:00'],
            ['東京', '07:00'],
          ],
        },
      ],
      note: 'Not for navigation.',
    });
    expect(rendered.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(rendered).toContain('Friday\n  High water  01:00\n  東京          07:00\n');
    expect(rendered).toContain('\n\nRange: 4 m\n\n');
    expect(rendered.endsWith('Not for navigation.\n')).toBe(true);
  });

  it('has its buttons numbered and its file at full length', () => {
    const buttons = [
      { label: 'Tomorrow', command: 'tide', options: {} },
      { label: 'Bre\u001bst', command: 'tide', options: {} },
    ];
    const file = { name: 'x.json', mediaType: 'application/json', content: '{\n  "a": "\u202e"\n}' };
    expect(renderTerminal({ title: 'Tide', blocks: [], note: 'Note.', buttons, file })).toBe(
      'Tide\n\n{\n  "a": ""\n}\n\nNote.\n\n[1]\u00a0Tomorrow   [2]\u00a0Brest\n',
    );
  });

  it('does not let a name command the terminal', () => {
    expect(renderTerminal({ title: 'Br\u001b[31mest\u202e', blocks: [] })).toBe('Br[31mest\n');
  });
});

describe('the prompt', () => {
  it('presses the buttons of the last answer by their numbers', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const buttons = [{ label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300' } }];
    const answer = vi.fn<Chat['answer']>(async () => ({ ok: true, answer: { title: 'Tide', blocks: [] } }));
    answer.mockResolvedValueOnce({ ok: true, answer: { title: 'Tide', blocks: [], buttons } });
    const chat: Chat = { ...silentChat, answer };
    const door = createPrompt({ chat, language: 'en', input, output, onEnd: vi.fn() });
    await door.start();
    for (const line of ['tide Brest', '1', '1']) {
      const before = answer.mock.calls.length;
      input.write(`${line}\n`);
      await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(before + 1));
    }
    expect(answer.mock.calls.map(([{ input }]) => input)).toEqual([
      { kind: 'text', text: 'tide Brest' },
      { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
      { kind: 'text', text: '1' },
    ]);
    await door.stop();
  });

  it('answers pasted lines in the order they were typed, a number being a button of the answer before it', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const slowFirst = Promise.withResolvers<void>();
    const answer = vi.fn<Chat['answer']>(async ({ input }) => {
      const title = input.kind === 'text' ? input.text : `pressed ${input.kind === 'command' && input.name}`;
      if (title === 'tide Brest') await slowFirst.promise;
      return { ok: true, answer: { title, blocks: [], buttons: [{ label: 'x', command: title, options: {} }] } };
    });
    const door = createPrompt({ chat: { ...silentChat, answer }, language: 'en', input, output, onEnd: vi.fn() });
    let printed = '';
    output.on('data', (chunk) => (printed += chunk));
    await door.start();
    input.write('tide Brest\n1\nsun Kiel\n');
    setTimeout(slowFirst.resolve, 20);
    await vi.waitFor(() => expect(printed).toContain('sun Kiel'));
    expect(printed).toMatch(/tide Brest\n[^]*pressed tide Brest\n[^]*sun Kiel\n/);
    await door.stop();
  });

  it('answers line after line and hears the end', async () => {
    const [input, output, onEnd] = [new PassThrough(), new PassThrough({ encoding: 'utf8' }), vi.fn()];
    const answer = vi.fn<Chat['answer']>(async () => ({ ok: true, answer: { title: 'An answer', blocks: [] } }));
    const chat: Chat = { ...silentChat, answer };
    const door = createPrompt({ chat, language: 'fr', input, output, onEnd });
    await door.start();
    input.write('\ntide Brest\n');
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    expect(answer.mock.calls[0]![0]).toEqual({
      user: { platform: 'terminal', id: 'terminal', language: 'fr' },
      input: { kind: 'text', text: 'tide Brest' },
    });
    await vi.waitFor(() => expect(String(output.read())).toContain('An answer'));
    input.end();
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
    await door.stop();
  });

  it('shows what goes on behind it, and goes on as before', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const door = createPrompt({ chat: silentChat, language: 'en', input, output, onEnd: vi.fn() });
    door.status('too early');
    await door.start();
    output.read();
    door.status('place names 40 %');
    expect(String(output.read())).toContain('place names 40 % > ');
    door.status('');
    expect(String(output.read())).toMatch(/(?<!%) ?> $/);
    await door.stop();
    door.status('too late');
    expect(output.read()).toBeNull();
  });
});
