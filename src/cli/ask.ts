import { renderTerminal } from '../adapters/terminal/index.ts';
import type { Chat } from '../chat/index.ts';

const usage = 'npm run ask -- [--json] "tide Brest tomorrow"; what can be asked: npm run ask -- help\n';

/** `ask [--json] "tide Brest tomorrow"`: one question, one answer. 1 where it cannot be answered. */
export async function ask(chat: Chat, language: string | undefined, args: readonly string[]): Promise<number> {
  const asJson = args.includes('--json');
  const rest = args.filter((arg) => arg !== '--json');
  if (rest.some((arg) => arg.startsWith('--'))) {
    process.stderr.write(usage);
    return 1;
  }
  const text = rest.join(' ');
  const asker = { platform: 'terminal', id: 'terminal', language } as const;
  const { answer, ok } = await chat.answer({ user, input: { kind: 'text', text } });
  if (!ok) {
    process.stderr.write(renderTerminal(answer));
    return 1;
  }
  process.stdout.write(asJson ? `${JSON.stringify(answer, null, 2)}\n` : renderTerminal(answer));
  return 0;
}
