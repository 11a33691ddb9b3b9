const usage = 'npm run ask -- [--json] "tide Brest tomorrow"; what can be asked: npm run ask -- help\n';

type Reply<Answer> = { readonly answer: Answer; readonly ok: boolean };

/** `ask [--json] "tide Brest tomorrow"`: one question, one answer. Resolves to the exit code, 1 where there is none. */
export async function ask<Answer>(
  answer: (text: string) => Promise<Reply<Answer>>,
  render: (answer: Answer) => string,
  args: readonly string[],
): Promise<number> {
  const words = args.filter((arg) => arg !== '--json');
  if (words.some((word) => word.startsWith('--'))) {
    process.stderr.write(usage);
    return 1;
  }
  const reply = await answer(words.join(' '));
  if (!reply.ok) {
    process.stderr.write(render(reply.answer));
    return 1;
  }
  process.stdout.write(args.includes('--json') ? `${JSON.stringify(reply.answer, null, 2)}\n` : render(reply.answer));
  return 0;
}
