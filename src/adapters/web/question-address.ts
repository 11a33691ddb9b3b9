import type { Input, PublicQuestion, Reply } from '../../chat/index.ts';

const maxTextLength = 500;
/** Parameters of an address that are not options of its command. */
const ownParameters: ReadonlySet<string> = new Set(['q', 'command', 'language', 'units', 'theme']);

/** What an address says of its reader, where that is not what their browser says. */
export type Reader = { readonly language?: string; readonly units?: string };

/** The reader of an answer: language and units of its own address, else the language that was asked in. */
export function readerOf({ language, units }: Reader, { spokenLanguage }: Pick<Reply, 'spokenLanguage'>): Reader {
  const tag = language ?? spokenLanguage;
  return { ...(tag !== undefined && { language: tag }), ...(units !== undefined && { units }) };
}

/** The address of an answer: `/?command=tide&place=geonames%3A3030300`. */
export function addressOf(question: PublicQuestion, reader: Reader): string {
  return `/?${queryOf(question, reader)}`;
}

/** The query of a question's address, sorted by what it means, so that one question has one address. */
export function queryOf({ command, options }: PublicQuestion, reader: Reader): string {
  return new URLSearchParams({ command, ...options, ...reader }).toString();
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
