import { createInterface, type Interface } from 'node:readline';
import type { Button } from '../../answers/index.ts';
import type { Chat, Input } from '../../chat/index.ts';
import type { Adapter } from '../adapter.ts';
import { numberedButtons, renderTerminal } from './render.ts';

export type PromptOptions = {
  readonly chat: Chat;
  readonly language: string | undefined;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Called at Ctrl-C or Ctrl-D. */
  onEnd(): void;
};

export type Prompt = Adapter & {
  /** Shows a status before the prompt, such as progress in the background, and keeps what is being typed. */
  status(text: string): void;
};

const promptSign = '> ';

/** An interactive prompt: each line is a message, and a number presses a button of the last answer. */
export function createPrompt({ chat, language, input, output, onEnd }: PromptOptions): Prompt {
  let lines: Interface | undefined;
  const user = { platform: 'terminal', id: 'terminal', language } as const;

  let buttons: readonly Button[] = [];
  let answered = Promise.resolve();

  const inputOf = (text: string): Input => {
    const pressed = /^\d+$/.test(text.trim()) ? buttons[Number(text) - 1] : undefined;
    if (!pressed) return { kind: 'text', text };
    return { kind: 'command', name: pressed.command, options: pressed.options };
  };
  const answer = async (text: string): Promise<void> => {
    if (text.trim() !== '') {
      const reply = await chat.answer({ user, input: inputOf(text) });
      buttons = numberedButtons(reply.answer);
      output.write(`\n${renderTerminal(reply.answer)}\n`);
    }
    lines?.prompt();
  };
  return {
    async start() {
      lines = createInterface({ input, output, prompt: promptSign });
      // Pasted lines arrive together, and a number refers to the answer of the line before it.
      lines.on('line', (text) => (answered = answered.then(() => answer(text))));
      lines.on('SIGINT', onEnd);
      lines.on('close', onEnd);
      lines.prompt();
    },
    async stop() {
      lines?.removeListener('close', onEnd);
      lines?.close();
      lines = undefined;
    },
    health: () => ({ ok: true }),
    status(text) {
      lines?.setPrompt(text === '' ? promptSign : `${text} ${promptSign}`);
      lines?.prompt(true);
    },
  };
}
