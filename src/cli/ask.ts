const usage = 'npm run ask -- [--json] "tide Brest tomorrow"; what can be asked: npm run ask -- help\n';

/** `ok` is false where the answer is a refusal. */
type AskReply<Answer> = { readonly answer: Answer; readonly ok: boolean };

/**
 * `ask [--json] "tide Brest tomorrow"`: prints the answer, rendered or as JSON. Resolves to the exit code: 1 where the
 * request is refused, which goes to standard error, or where an option is unknown.
 */
export async function ask<Answer>(
  answer: (text: string) => Promise<AskReply<Answer>>,
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
