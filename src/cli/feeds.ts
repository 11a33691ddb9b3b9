import { utcDate } from '../domain/time.ts';
import type { FeedStore } from './ports.ts';
import { print, printLines, refuse, usage } from './output.ts';

export type FeedCommandOptions = {
  readonly store: FeedStore;
  /** Sentences on a query that a feed cannot have; none where it can. */
  mistakesOf(query: string): readonly string[];
  addressOf(token: string): string;
};

/** `keys feed create | list | revoke`. Resolves to the exit code: 1 for unknown arguments, keys or feeds. */
export async function feeds(options: FeedCommandOptions, [action, ...args]: readonly string[]): Promise<number> {
  const [id, query] = args;
  if (action === 'create' && id !== undefined && query !== undefined && args.length === 2) {
    return create(options, id, query);
  }
  if (action === 'list' && args.length === 0) return list(options);
  if (action === 'revoke' && id !== undefined && args.length === 1) return revoke(options, id);
  return refuse(usage('feeds'));
}

async function create({ store, mistakesOf, addressOf }: FeedCommandOptions, keyId: string, query: string) {
  const mistakes = mistakesOf(query);
  if (mistakes.length > 0) return refuse(`${mistakes.join('\n')}\n${usage('feeds')}`);
  const feed = await store.create(keyId, query, Date.now());
  if (!feed) return refuse(`There is no key ${keyId} in use. Try: npm run keys -- list\n`);
  return print(
    `Feed ${feed.id}, charged to key ${keyId}. Whoever knows its address can read it; it is shown only now:\n` +
      `${addressOf(feed.token)}\n`,
  );
}

async function list({ store }: FeedCommandOptions): Promise<number> {
  const rows = (await store.list()).map(({ id, keyId, query, createdAt, revokedAt }) => {
    const state = revokedAt === null ? `key ${keyId}` : `revoked ${utcDate(revokedAt)}`;
    return `${id}  ${utcDate(createdAt)}  ${state.padEnd(18)}  ${query}`;
  });
  return printLines(rows, 'There are no feeds yet. Try: npm run keys -- feed');
}

async function revoke({ store }: FeedCommandOptions, id: string): Promise<number> {
  if (await store.revoke(id, Date.now())) return print(`Feed ${id} is revoked.\n`);
  return refuse(`There is no feed ${id} in use. Try: npm run keys -- feed list\n`);
}
