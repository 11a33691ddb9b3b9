import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { createPrompt } from '../../../src/adapters/terminal/index.ts';
import type { Chat } from '../../../src/chat/index.ts';
import { silentChat } from '../../support/silent-chat.ts';

describe('the prompt', () => {
  it('presses the buttons of the last answer by their numbers', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const buttons = [{ label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300' } }];
    const answer = vi.fn<Chat['answer']>(async () => ({ ok: true, answer: { title: 'Tide', blocks: [] } }));
    answer.mockResolvedValueOnce({ ok: true, answer: { title: 'Tide', blocks: [], buttons } });
    const chat: Chat = { ...silentChat, answer };
    const prompt = createPrompt({ chat, language: 'en', input, output, onEnd: vi.fn() });
    await prompt.start();
    for (const line of ['tide Brest', '1', '1']) {
      const before = answer.mock.calls.length;
      input.write(`${line}\n`);
      await expect.poll(() => answer).toHaveBeenCalledTimes(before + 1);
    }
    expect(answer.mock.calls.map(([{ input }]) => input)).toEqual([
      { kind: 'text', text: 'tide Brest' },
      { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
      { kind: 'text', text: '1' },
    ]);
    await prompt.stop();
  });

  it('answers pasted lines in order, a number being a button of the answer before it', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const slowFirst = Promise.withResolvers<void>();
    const answer = vi.fn<Chat['answer']>(async ({ input }) => {
      const title = input.kind === 'text' ? input.text : `pressed ${input.kind === 'command' && input.name}`;
      if (title === 'tide Brest') await slowFirst.promise;
      return { ok: true, answer: { title, blocks: [], buttons: [{ label: 'x', command: title, options: {} }] } };
    });
    const prompt = createPrompt({ chat: { ...silentChat, answer }, language: 'en', input, output, onEnd: vi.fn() });
    let printed = '';
    output.on('data', (chunk) => (printed += chunk));
    await prompt.start();
    input.write('tide Brest\n1\nsun Kiel\n');
    setTimeout(slowFirst.resolve, 20);
    await expect.poll(() => printed).toContain('sun Kiel');
    expect(printed).toMatch(/tide Brest\n[^]*pressed tide Brest\n[^]*sun Kiel\n/);
    await prompt.stop();
  });

  it.each(['exit', ' Quit '])('ends after the lines before it with “%s”', async (word) => {
    const [input, output, onEnd] = [new PassThrough(), new PassThrough({ encoding: 'utf8' }), vi.fn()];
    const answer = vi.fn<Chat['answer']>(async () => ({ ok: true, answer: { title: 'An answer', blocks: [] } }));
    const prompt = createPrompt({ chat: { ...silentChat, answer }, language: 'en', input, output, onEnd });
    await prompt.start();
    input.write(`tide Brest\n${word}\n`);
    await expect.poll(() => onEnd).toHaveBeenCalledTimes(1);
    expect(answer).toHaveBeenCalledTimes(1);
    await prompt.stop();
  });

  it('answers each line and reports its end', async () => {
    const [input, output, onEnd] = [new PassThrough(), new PassThrough({ encoding: 'utf8' }), vi.fn()];
    const answer = vi.fn<Chat['answer']>(async () => ({ ok: true, answer: { title: 'An answer', blocks: [] } }));
    const chat: Chat = { ...silentChat, answer };
    const prompt = createPrompt({ chat, language: 'fr', input, output, onEnd });
    await prompt.start();
    input.write('\ntide Brest\n');
    await expect.poll(() => answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]![0]).toEqual({
      user: { platform: 'terminal', id: 'terminal', language: 'fr' },
      input: { kind: 'text', text: 'tide Brest' },
    });
    await expect.poll(() => String(output.read())).toContain('An answer');
    input.end();
    await expect.poll(() => onEnd).toHaveBeenCalled();
    await prompt.stop();
  });

  it('shows a status before what is being typed', async () => {
    const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })];
    const prompt = createPrompt({ chat: silentChat, language: 'en', input, output, onEnd: vi.fn() });
    prompt.status('too early');
    await prompt.start();
    output.read();
    prompt.status('place names 40 %');
    expect(String(output.read())).toContain('place names 40 % > ');
    prompt.status('');
    expect(String(output.read())).toMatch(/(?<!%) ?> $/);
    await prompt.stop();
    prompt.status('too late');
    expect(output.read()).toBeNull();
  });
});
