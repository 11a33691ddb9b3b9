import { refuse, usage } from './output.ts';

export type AskPorts<Answer> = {
  /** `ok` is false where the answer is a refusal. */
  answer(text: string): Promise<{ readonly answer: Answer; readonly ok: boolean }>;
  render(answer: Answer): string;
  /** Writes the picture of an answer to a `.png` or `.svg` file; false where it has none. */
  savePicture(answer: Answer, file: string): Promise<boolean>;
};

/** `ask [--json] [--picture FILE] "tide Brest tomorrow"`. Resolves to the exit code: 1 if refused, misused or no picture. */
export async function ask<Answer>(ports: AskPorts<Answer>, args: readonly string[]): Promise<number> {
  const parsed = parse(args);
  if (!parsed) return refuse(usage('ask'));
  const { json, picture, text } = parsed;
  const { answer, ok } = await ports.answer(text);
  if (!ok) return refuse(ports.render(answer));
  process.stdout.write(json ? `${JSON.stringify(answer, null, 2)}\n` : ports.render(answer));
  if (picture === undefined) return 0;
  const isSaved = await ports.savePicture(answer, picture);
  // Not on standard output, which may be JSON.
  process.stderr.write(isSaved ? `The picture is in ${picture}.\n` : 'There is no picture of this answer.\n');
  return isSaved ? 0 : 1;
}

/** `undefined` where an option is unknown or its file is neither PNG nor SVG. A day such as `-1` is no option. */
function parse(args: readonly string[]): { json: boolean; picture: string | undefined; text: string } | undefined {
  const at = args.indexOf('--picture');
  const picture = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !/\.(png|svg)$/i.test(picture ?? '')) return undefined;
  const words = args.filter((arg, index) => arg !== '--json' && (at < 0 || (index !== at && index !== at + 1)));
  if (words.some((word) => word.startsWith('--'))) return undefined;
  return { json: args.includes('--json'), picture, text: words.join(' ') };
}
