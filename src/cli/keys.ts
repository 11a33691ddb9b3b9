import { utcDate } from '../domain/time.ts';
import type { KeyStore } from './ports.ts';
import { print, printLines, refuse, usage } from './output.ts';

/** `keys create | list | rotate | revoke`, quotas in units a day. Resolves to the exit code: 1 for wrong arguments or keys. */
export async function keys(
  store: KeyStore,
  dailyQuota: number,
  maxQuota: number,
  [action, ...args]: readonly string[],
): Promise<number> {
  if (action === 'create') return create(store, dailyQuota, maxQuota, args);
  if (action === 'list' && args.length === 0) return list(store);
  const [id, ...rest] = args;
  if (action === 'rotate' && id !== undefined && rest.length === 0) return rotate(store, id);
  if (action === 'revoke' && id !== undefined && rest.length === 0) return revoke(store, id);
  return refuse(usage('keys'));
}

async function create(store: KeyStore, dailyQuota: number, maxQuota: number, args: readonly string[]): Promise<number> {
  const at = args.indexOf('--quota');
  const name = (at < 0 ? args : [...args.slice(0, at), ...args.slice(at + 2)]).join(' ').trim();
  const quota = at < 0 ? dailyQuota : Number(args[at + 1] || NaN);
  if (name === '') return refuse(usage('keys'));
  if (!Number.isInteger(quota) || quota < 0 || quota > maxQuota)
    return refuse(`--quota must be a whole number up to ${maxQuota}.\n${usage('keys')}`);
  const { id, key } = await store.create(name, quota, Date.now());
  return print(`Key ${id} for ${name}, ${quota} units a day. It is shown only now:\n${key}\n`);
}

async function list(store: KeyStore): Promise<number> {
  const rows = (await store.list()).map(({ id, name, dailyQuota, createdAt, revokedAt }) => {
    const state = revokedAt === null ? `${dailyQuota} a day` : `revoked ${utcDate(revokedAt)}`;
    return `${id}  ${utcDate(createdAt)}  ${state.padEnd(18)}  ${name}`;
  });
  return printLines(rows, 'There are no keys yet. Try: npm run keys -- create NAME');
}

async function rotate(store: KeyStore, id: string): Promise<number> {
  const key = await store.rotate(id);
  if (key === undefined) return unknown(id);
  return print(`Key ${id} is another now; the old one ends within five seconds. It is shown only now:\n${key}\n`);
}

async function revoke(store: KeyStore, id: string): Promise<number> {
  if (await store.revoke(id, Date.now())) return print(`Key ${id} is revoked.\n`);
  return unknown(id);
}

function unknown(id: string): number {
  return refuse(`There is no key ${id} in use. Try: npm run keys -- list\n`);
}
