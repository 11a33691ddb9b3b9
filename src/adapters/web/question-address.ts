import type { Input, PublicQuestion } from '../../chat/index.ts';

const maxTextLength = 500;
/** Parameters of an address that are not options of its command. */
const ownParameters: ReadonlySet<string> = new Set(['q', 'command', 'language', 'units', 'theme']);

/** The address of an answer: `/?command=tide&place=geonames%3A3030300`. */
export function addressOf({ command, options }: PublicQuestion): string {
  return `/?${queryOf({ command, options })}`;
}

/** The query of a question's address, sorted by what it means, so that one question has one address. */
export function queryOf({ command, options }: PublicQuestion): string {
  return new URLSearchParams({ command, ...options }).toString();
}

/** The question in a query: `q` as typed, else a command with its options. `undefined` where there is none. */
export function inputIn(query: Readonly<Record<string, string>>): Input | undefined {
  const { q = '', command = '' } = query;
  const text = q.trim().slice(0, maxTextLength);
  if (text !== '') return { kind: 'text', text };
  if (command === '') return undefined;
  const options = Object.entries(query).filter(
    ([name, value]) => !ownParameters.has(name) && value.length <= maxTextLength,
  );
  return { kind: 'command', name: command.slice(0, maxTextLength), options: Object.fromEntries(options) };
}
