import { largestQuota } from '../config.ts';
import type { createAccounts } from '../store/index.ts';

type Keys = Pick<ReturnType<typeof createAccounts>, 'create' | 'list' | 'revoke' | 'rotate'>;

const usage = `Keys of the data service:
  npm run keys -- create NAME [--quota N]   N units a day
  npm run keys -- list
  npm run keys -- rotate ID   a new key in the place of the old one
  npm run keys -- revoke ID
`;

/** `keys create | list | rotate | revoke`. 1 where the call makes no sense. */
export async function keys(kept: Keys, dailyQuota: number, [what, ...rest]: readonly string[]): Promise<number> {
  if (what === 'create') return create(kept, dailyQuota, rest);
  if (what === 'list' && rest.length === 0) return list(kept);
  if (what === 'rotate' && rest.length === 1) return rotate(kept, rest[0]!);
  if (what === 'revoke' && rest.length === 1) return revoke(kept, rest[0]!);
  process.stderr.write(usage);
  return 1;
}

async function create(kept: Keys, dailyQuota: number, args: readonly string[]): Promise<number> {
  const at = args.indexOf('--quota');
  const name = (at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)]).join(' ').trim();
  const quota = at < 0 ? dailyQuota : Number(args[at + 1] || NaN);
  if (name === '') {
    process.stderr.write(usage);
    return 1;
  }
  if (!Number.isInteger(quota) || quota < 0 || quota > largestQuota) {
    process.stderr.write(`--quota must be a whole number up to ${largestQuota}.\n${usage}`);
    return 1;
  }
  const { id, key } = await kept.create(name, quota, Date.now());
  process.stdout.write(`Key ${id} for ${name}, ${quota} units a day. It is shown only now:\n${key}\n`);
  return 0;
}

async function list(kept: Keys): Promise<number> {
  const rows = (await kept.list()).map(({ id, name, dailyQuota, createdAt, revokedAt }) => {
    const state = revokedAt === null ? `${dailyQuota} a day` : `revoked ${day(revokedAt)}`;
    return `${id}  ${day(createdAt)}  ${state.padEnd(18)}  ${name}\n`;
  });
  process.stdout.write(rows.length > 0 ? rows.join('') : 'There are no keys yet. Try: npm run keys -- create NAME\n');
  return 0;
}

async function rotate(kept: Keys, id: string): Promise<number> {
  const key = await kept.rotate(id);
  if (key === undefined) return unknown(id);
  process.stdout.write(
    `Key ${id} is another now; the old one ends within five seconds. It is shown only now:\n${key}\n`,
  );
  return 0;
}

async function revoke(kept: Keys, id: string): Promise<number> {
  if (await kept.revoke(id, Date.now())) {
    process.stdout.write(`Key ${id} is revoked.\n`);
    return 0;
  }
  return unknown(id);
}

function unknown(id: string): number {
  process.stderr.write(`There is no key ${id} in use. Try: npm run keys -- list\n`);
  return 1;
}

function day(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
