import { utcDate } from '../domain/time.ts';
import type { FeedStore } from './ports.ts';

const usage = `Calendar feeds, secret addresses for calendar programs, which can send no key:
  npm run keys -- feed create KEY-ID QUERY   charged to that key; QUERY such as "lat=48.38&lng=-4.49&datum=LAT"
  npm run keys -- feed list
  npm run keys -- feed revoke FEED-ID
`;

export type FeedCommandOptions = {
  readonly store: FeedStore;
  /** Sentences on a query that a feed cannot have; none where it can. */
  mistakesOf(query: string): readonly string[];
  /** The address of the feed with this token. */
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
  process.stderr.write(usage);
  return 1;
}

async function create({ store, mistakesOf, addressOf }: FeedCommandOptions, keyId: string, query: string) {
  const mistakes = mistakesOf(query);
  if (mistakes.length > 0) {
    process.stderr.write(`${mistakes.join('\n')}\n${usage}`);
    return 1;
  }
  const feed = await store.create(keyId, query, Date.now());
  if (!feed) {
    process.stderr.write(`There is no key ${keyId} in use. Try: npm run keys -- list\n`);
    return 1;
  }
  process.stdout.write(
    `Feed ${feed.id}, charged to key ${keyId}. Whoever knows its address can read it; it is shown only now:\n` +
      `${addressOf(feed.token)}\n`,
  );
  return 0;
}

async function list({ store }: FeedCommandOptions): Promise<number> {
  const rows = (await store.list()).map(({ id, keyId, query, createdAt, revokedAt }) => {
    const state = revokedAt === null ? `key ${keyId}` : `revoked ${utcDate(revokedAt)}`;
    return `${id}  ${utcDate(createdAt)}  ${state.padEnd(18)}  ${query}\n`;
  });
  process.stdout.write(rows.length > 0 ? rows.join('') : 'There are no feeds yet. Try: npm run keys -- feed\n');
  return 0;
}

async function revoke({ store }: FeedCommandOptions, id: string): Promise<number> {
  if (await store.revoke(id, Date.now())) {
    process.stdout.write(`Feed ${id} is revoked.\n`);
    return 0;
  }
  process.stderr.write(`There is no feed ${id} in use. Try: npm run keys -- feed list\n`);
  return 1;
}
