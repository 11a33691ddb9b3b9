import { clearScreenDown, createInterface, cursorTo, moveCursor, type Interface } from 'node:readline';
import type { Button } from '../../answers/index.ts';
import type { Chat, Input } from '../../chat/index.ts';
import type { Adapter } from '../adapter.ts';
import { numberedButtons, renderTerminal } from './render.ts';

export type PromptOptions = {
  readonly chat: Chat;
  readonly language: string | undefined;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** Called at Ctrl-C or Ctrl-D, and for `exit` and `quit`. */
  onEnd(): void;
};

export type Prompt = Adapter & {
  /** Shows a status before the prompt, such as progress in the background, and keeps what is being typed. */
  status(text: string): void;
  /** Writes whole lines, such as those of the log, above the line that is being typed. */
  printAbove(text: string): void;
};

const promptSign = '> ';
/** As in shells and interpreters, in every language; no command has these names. */
const leaving: ReadonlySet<string> = new Set(['exit', 'quit']);

/** An interactive prompt: each line is a message, and a number presses a button of the last answer. */
export function createPrompt({ chat, language, input, output, onEnd }: PromptOptions): Prompt {
  let lines: Interface | undefined;
  const user = { platform: 'terminal', id: 'terminal', language } as const;

  let buttons: readonly Button[] = [];
  let answered = Promise.resolve();
  /** False while a line is being answered. */
  let isPrompting = false;

  const askForLine = (): void => {
    isPrompting = true;
    lines?.prompt();
  };

  const inputOf = (text: string): Input => {
    const pressed = /^\d+$/.test(text.trim()) ? buttons[Number(text) - 1] : undefined;
    if (!pressed) return { kind: 'text', text };
    return { kind: 'command', name: pressed.command, options: pressed.options };
  };
  const answer = async (text: string): Promise<void> => {
    if (leaving.has(text.trim().toLowerCase())) return onEnd();
    if (text.trim() !== '') {
      const reply = await chat.answer({ user, input: inputOf(text) });
      buttons = numberedButtons(reply.answer);
      output.write(`\n${renderTerminal(reply.answer)}\n`);
    }
    askForLine();
  };
  return {
    async start() {
      lines = createInterface({ input, output, prompt: promptSign });
      // Pasted lines arrive together, and a number refers to the answer of the line before it.
      lines.on('line', (text) => {
        isPrompting = false;
        answered = answered.then(() => answer(text));
      });
      lines.on('SIGINT', onEnd);
      lines.on('close', onEnd);
      askForLine();
    },
    async stop() {
      lines?.removeListener('close', onEnd);
      lines?.close();
      lines = undefined;
    },
    health: () => ({ ok: true }),
    status(text) {
      lines?.setPrompt(text === '' ? promptSign : `${text} ${promptSign}`);
      if (isPrompting) lines?.prompt(true);
    },
    printAbove(text) {
      // Text typed while an answer is on its way is shown as well.
      if (!lines?.terminal || (!isPrompting && lines.line === '')) {
        output.write(text);
        return;
      }
      const { rows } = lines.getCursorPos();
      moveCursor(output, 0, -rows);
      cursorTo(output, 0);
      clearScreenDown(output);
      // To draw a line of several rows, readline moves the cursor up by as many as were there.
      output.write(text + '\n'.repeat(rows));
      lines.prompt(true);
    },
  };
}
