import { capital, type Button } from '../../answers/index.ts';
import { takesPlace, type Chat, type Reply } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import { pictureSources } from './answer-picture.ts';
import type { Html } from './template.ts';
import type { Reader } from './questions.ts';
import { renderHtml } from './render-html.ts';

/** Commands that a page answers by address though they are about no place. */
const plain: ReadonlySet<string> = new Set(['help', 'about']);

/** The article of a reply. `query` is that of its pictures; without one they are part of the article. Links are for the `reader`. */
export async function answerArticle(
  { commands }: Pick<Chat, 'commands'>,
  { answer, question, isOwnPlace }: Pick<Reply, 'answer' | 'question' | 'isOwnPlace'>,
  words: Words,
  { query, reader, origin }: { readonly query: string | undefined; readonly reader: Reader; readonly origin: string },
): Promise<Html> {
  // Others may change what is kept: only a script sends them, by POST.
  const isReading = ({ command: name }: Button): boolean =>
    plain.has(name) || commands.some((command) => command.name === name && takesPlace(command));
  const topics = commands.filter(takesPlace).map(({ name }) => ({
    command: name,
    label: capital(words.list(`command-${name}-name`)[0] ?? name),
    isCurrent: name === question?.command,
  }));
  return renderHtml(answer, {
    words,
    reader,
    origin,
    topics,
    question,
    hasAddress: (button) => isReading(button) && !isOwnPlace,
    picture: await pictureSources(answer, query),
  });
}
