import { randomBytes } from 'node:crypto';
import { minuteMs, type Instant } from '../domain/time.ts';
import { createExpiringMap } from '../lib/bounded-map.ts';
import { pseudonymOf } from '../lib/pseudonym.ts';
import { Problem } from '../problem.ts';
import type { Codes, LinkRequest, LinkRequestStore, NamedAccount, PlatformAccount } from './ports.ts';
import { accountOf, type User } from './user.ts';

export type LinkView = {
  readonly id: string;
  readonly other?: Pick<NamedAccount, 'platform' | 'name'>;
  /** How many accounts are linked with the other one already: they would be linked with this one, too. */
  readonly others: number;
  /** Which side has to agree next. `theirs` includes that the code has not been typed. */
  readonly turn: 'ours' | 'theirs';
};

/** Links between accounts of a person, made with a code and the consent of both sides. Each throws `user-anonymous`. */
export type Links = {
  /** A code for the other account, to be typed there within ten minutes, once. Throws the problem `link-too-often`. */
  createLinkCode(user: User): Promise<string>;
  /** Shows whose code it is. Throws the problems `link-code-unknown` and `link-too-often`. */
  redeemLinkCode(user: User, code: string): Promise<LinkView>;
  linkRequest(user: User): Promise<LinkView | undefined>;
  /** Agrees; after the second side has, the accounts are linked. Throws the problem `link-code-unknown`. */
  agreeToLink(user: User, id: string): Promise<LinkView & { readonly isLinked: boolean }>;
  refuseLink(user: User, id: string): Promise<void>;
  /** Each account keeps what it has stored itself. Throws the problem `link-none`. */
  unlink(user: User): Promise<void>;
};

/** A code is typed, and a typed one agreed to, within ten minutes. */
const ttlMs = 10 * minuteMs;
/** Codes that an account makes, and codes that it types, in that time. */
const maxTries = 5;
const maxAccounts = 10_000;

export type LinksPorts = { readonly store: LinkRequestStore; readonly codes: Codes; now(): Instant };

export function createLinks({ store, codes, now }: LinksPorts): Links {
  const count = createTries(now);
  return {
    async createLinkCode(user) {
      const maker = namedAccount(user);
      count('made', maker);
      const code = codes.make();
      const id = randomBytes(6).toString('base64url');
      await store.putLinkRequest({ id, maker, hash: codes.hash(code), until: now() + ttlMs }, now());
      return code;
    },
    async redeemLinkCode(user, code) {
      const taker = namedAccount(user);
      count('typed', taker);
      const times = { now: now(), until: now() + ttlMs };
      return viewOf(taker, known(await store.claimLinkRequest(codes.hash(code), taker, times)));
    },
    async linkRequest(user) {
      const account = accountOf(user);
      const request = await store.linkRequestOf(account, now());
      return request && viewOf(account, request);
    },
    async agreeToLink(user, id) {
      const account = accountOf(user);
      const request = known(await store.agreeToLink(id, account, now()));
      return { ...viewOf(account, request), isLinked: isMaker(account, request) };
    },
    refuseLink: async (user, id) => store.refuseLink(id, accountOf(user)),
    async unlink(user) {
      if (!(await store.unlink(accountOf(user)))) throw new Problem('link-none');
    },
  };
}

function known(request: LinkRequest | undefined): LinkRequest {
  if (!request) throw new Problem('link-code-unknown');
  return request;
}

function namedAccount(user: User): NamedAccount {
  return { ...accountOf(user), ...(user.name !== undefined && { name: user.name }) };
}

function isMaker({ platform, id }: PlatformAccount, { maker }: LinkRequest): boolean {
  return maker.platform === platform && maker.id === id;
}

function viewOf(account: PlatformAccount, request: LinkRequest): LinkView {
  const { id, maker, makersOthers, taker, takerAgreed } = request;
  if (!isMaker(account, request)) {
    return { id, other: maker, others: makersOthers, turn: takerAgreed ? 'theirs' : 'ours' };
  }
  return { id, ...(taker && { other: taker }), others: 0, turn: takerAgreed ? 'ours' : 'theirs' };
}

/** Counts tries of an account. Throws the problem `link-too-often`. In memory: a code has 8.5 · 10¹¹ possible values. */
function createTries(now: () => Instant): (kind: string, account: PlatformAccount) => void {
  const tries = createExpiringMap<{ count: number; since: Instant }>({ max: maxAccounts, ttlMs }, now);
  return (kind, { platform, id }) => {
    const key = pseudonymOf(`${kind} ${platform} ${id}`);
    const { count, since } = tries.get(key) ?? { count: 0, since: now() };
    if (count >= maxTries) throw new Problem('link-too-often');
    tries.set(key, { count: count + 1, since }, since);
  };
}
