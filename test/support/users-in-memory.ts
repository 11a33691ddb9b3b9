import type { LinkRequest, NamedAccount, PlatformAccount, StoredPlace, UserStore } from '../../src/users/index.ts';

type Account = PlatformAccount & {
  readonly since: number;
  seen: number;
  /** The same object for linked accounts. */
  group: object;
  readonly settings: Map<string, { value: string; at: number }>;
  places: StoredPlace[];
};

type Request = {
  id: string;
  hash: string | null;
  maker: NamedAccount;
  taker?: NamedAccount;
  takerAgreed: boolean;
  until: number;
};

const isSame = (one: PlatformAccount | undefined, other: PlatformAccount): boolean =>
  one?.platform === other.platform && one.id === other.id;

/** A store of people in memory. */
export function usersInMemory(): UserStore & { readonly everything: () => string } {
  let accounts: Account[] = [];
  const channels = new Map<string, Record<string, string>>();
  let requests: Request[] = [];

  const find = (account: PlatformAccount) => accounts.find((one) => isSame(one, account));
  const ensure = ({ platform, id }: PlatformAccount, now: number): Account => {
    const before = find({ platform, id });
    if (before) return before;
    const made = { platform, id, since: now, seen: now, group: {}, settings: new Map(), places: [] };
    accounts.push(made);
    return made;
  };
  const linked = (account: PlatformAccount): Account[] => {
    const group = find(account)?.group;
    const all = accounts.filter((one) => one.group === group);
    return all.toSorted((a, b) => `${a.platform} ${a.id}`.localeCompare(`${b.platform} ${b.id}`));
  };
  const latestFirst = (places: readonly StoredPlace[]): StoredPlace[] => places.toSorted((a, b) => b.at - a.at);
  const viewOf = ({ id, maker, taker, takerAgreed }: Request): LinkRequest => ({
    id,
    maker,
    makersOthers: Math.max(0, linked(maker).length - 1),
    ...(taker && { taker }),
    takerAgreed,
  });

  return {
    async load(account) {
      const own = find(account);
      if (!own) return { settings: {}, places: [] };
      const all = linked(account);
      const settings = all
        .flatMap((one) => [...one.settings])
        .toSorted(([, a], [, b]) => a.at - b.at)
        .map(([name, { value }]) => [name, value]);
      const places = latestFirst(all.flatMap((one) => one.places));
      const isFirst = (place: StoredPlace, i: number): boolean =>
        i === places.findIndex(({ kind, name }) => kind === place.kind && name === place.name);
      return { settings: Object.fromEntries(settings), places: places.filter(isFirst), seen: own.seen };
    },
    async markSeen(account, now) {
      const own = find(account);
      if (own) own.seen = now;
    },
    async changeSettings(account, settings, at) {
      const own = ensure(account, at);
      for (const [name, value] of Object.entries(settings)) {
        if (value === null) for (const one of linked(account)) one.settings.delete(name);
        else own.settings.set(name, { value, at });
      }
    },
    async putPlace(account, place, max) {
      const own = ensure(account, place.at);
      const others = own.places.filter(({ kind, name }) => kind !== place.kind || name !== place.name);
      const ofKind = latestFirst([place, ...others].filter(({ kind }) => kind === place.kind));
      own.places = [...others.filter(({ kind }) => kind !== place.kind), ...ofKind.slice(0, max)];
    },
    async deletePlace(account, kind, name) {
      const has = (one: StoredPlace): boolean => one.kind === kind && one.name === name;
      const holders = linked(account).filter(({ places }) => places.some(has));
      for (const one of holders) one.places = one.places.filter((place) => !has(place));
      return holders.length > 0;
    },
    channelSettings: async ({ platform, id }) => ({ ...channels.get(`${platform} ${id}`) }),
    async changeChannelSettings({ platform, id }, settings) {
      const before = channels.get(`${platform} ${id}`) ?? {};
      for (const [name, value] of Object.entries(settings)) {
        if (value === null) delete before[name];
        else before[name] = value;
      }
      channels.set(`${platform} ${id}`, before);
    },
    async moveChannel({ platform, id }, to) {
      const before = channels.get(`${platform} ${id}`);
      if (before) channels.set(`${platform} ${to}`, { ...before, ...channels.get(`${platform} ${to}`) });
      channels.delete(`${platform} ${id}`);
    },
    async putLinkRequest({ id, hash, maker, until }, now) {
      requests = requests.filter((one) => one.until > now && !isSame(one.maker, maker));
      requests.push({ id, hash, maker, takerAgreed: false, until });
    },
    async claimLinkRequest(hash, taker, { now, until }) {
      const request = requests.find((one) => one.hash === hash && one.until > now && !isSame(one.maker, taker));
      if (request) Object.assign(request, { hash: null, taker, until });
      return request && viewOf(request);
    },
    async linkRequestOf(account, now) {
      const own = requests.filter(
        ({ maker, taker, until }) => until > now && (isSame(maker, account) || isSame(taker, account)),
      );
      const [latest] = own.toSorted((a, b) => b.until - a.until);
      return latest && viewOf(latest);
    },
    async agreeToLink(id, account, now) {
      const request = requests.find((one) => one.id === id && one.until > now);
      if (!request?.taker) return undefined;
      if (isSame(request.taker, account)) {
        request.takerAgreed = true;
        return viewOf(request);
      }
      if (!request.takerAgreed || !isSame(request.maker, account)) return undefined;
      requests = requests.filter((one) => one !== request);
      const view = viewOf(request);
      ensure(request.taker, now).group = ensure(request.maker, now).group;
      return view;
    },
    async refuseLink(id, account) {
      requests = requests.filter((one) => one.id !== id || !(isSame(one.maker, account) || isSame(one.taker, account)));
    },
    async unlink(account) {
      if (linked(account).length < 2) return false;
      ensure(account, 0).group = {};
      return true;
    },
    async exportAccounts(account) {
      return linked(account).map(({ platform, id, since, seen, settings, places }) => ({
        platform,
        id,
        since,
        seen,
        settings: Object.fromEntries([...settings].map(([name, { value }]) => [name, value])),
        places: latestFirst(places),
      }));
    },
    async inactiveGroups(before) {
      const groups = Map.groupBy(accounts, ({ group }) => group);
      return [...groups.values()].filter((group) => group.every(({ seen }) => seen < before));
    },
    async idleSessions(before, most) {
      const sessions = accounts
        .filter(
          ({ platform, group }) => platform === 'web' && accounts.filter((one) => one.group === group).length === 1,
        )
        .toSorted((a, b) => b.seen - a.seen);
      return sessions.filter(({ seen }, i) => seen < before || i >= most);
    },
    async deleteAccount(account) {
      accounts = accounts.filter((one) => !isSame(one, account));
      requests = requests.filter(({ maker, taker }) => !isSame(maker, account) && !isSame(taker, account));
    },
    eraseDeleted: async () => {},
    everything: () =>
      JSON.stringify([accounts.map((one) => ({ ...one, settings: [...one.settings] })), [...channels], requests]),
  };
}
