import type { PlatformAccount, StoredUser, StoredPlace, UserStore } from '../../src/users/index.ts';

type Person = { settings: Record<string, string>; places: StoredPlace[] };
type StoredAccount = PlatformAccount & { since: number; person: Person };

/** A store of people in memory. */
export function usersInMemory(): UserStore & { readonly everything: () => string } {
  const accounts: StoredAccount[] = [];
  const channels = new Map<string, Record<string, string>>();
  let offers: { hash: string; until: number; person: Person }[] = [];

  const find = ({ platform, id }: PlatformAccount) =>
    accounts.find((one) => one.platform === platform && one.id === id);
  const ensure = ({ platform, id }: PlatformAccount, since: number): StoredAccount => {
    const before = find({ platform, id });
    if (before) return before;
    const made = { platform, id, since, person: { settings: {}, places: [] } };
    accounts.push(made);
    return made;
  };
  const load: UserStore['load'] = async (account) => {
    const { settings, places } = find(account)?.person ?? { settings: {}, places: [] };
    return { settings: { ...settings }, places: places.toSorted((a, b) => b.at - a.at) };
  };
  return {
    load,
    async changeSettings(account, settings, now) {
      write(ensure(account, now).person.settings, settings);
    },
    async putPlace(account, place, max) {
      const { person } = ensure(account, place.at);
      const others = person.places.filter(({ kind, name }) => kind !== place.kind || name !== place.name);
      const ofKind = [place, ...others].filter(({ kind }) => kind === place.kind).toSorted((a, b) => b.at - a.at);
      person.places = [...others.filter(({ kind }) => kind !== place.kind), ...ofKind.slice(0, max)];
    },
    async deletePlace(account, kind, name) {
      const person = find(account)?.person;
      const rest = person?.places.filter((one) => one.kind !== kind || one.name !== name) ?? [];
      const dropped = rest.length < (person?.places.length ?? 0);
      if (person) person.places = rest;
      return dropped;
    },
    channelSettings: async ({ platform, id }) => ({ ...channels.get(`${platform} ${id}`) }),
    async changeChannelSettings({ platform, id }, settings) {
      const before = channels.get(`${platform} ${id}`) ?? {};
      write(before, settings);
      channels.set(`${platform} ${id}`, before);
    },
    async moveChannel({ platform, id }, to) {
      const before = channels.get(`${platform} ${id}`);
      if (before) channels.set(`${platform} ${to}`, { ...before, ...channels.get(`${platform} ${to}`) });
      channels.delete(`${platform} ${id}`);
    },
    async putLinkCode(account, hash, until, now) {
      const { person } = ensure(account, now);
      offers = [...offers.filter((one) => one.person !== person), { hash, until, person }];
    },
    async redeemLinkCode(account, hash, now) {
      const offer = offers.find((one) => one.hash === hash);
      offers = offers.filter((one) => one !== offer);
      if (!offer || offer.until <= now) return false;
      const own = ensure(account, now);
      const before = own.person;
      own.person = offer.person;
      if (before === offer.person || accounts.some(({ person }) => person === before)) return true;
      offer.person.settings = { ...before.settings, ...offer.person.settings };
      const has = ({ kind, name }: StoredPlace) =>
        offer.person.places.some((one) => one.kind === kind && one.name === name);
      offer.person.places.push(...before.places.filter((one) => !has(one)));
      return true;
    },
    async exportUser(account): Promise<StoredUser> {
      const person = find(account)?.person;
      const linked = accounts.filter((one) => one.person === person);
      const listed = linked.map(({ platform, id, since }) => ({ platform, id, since }));
      const inOrder = listed.toSorted((a, b) => `${a.platform} ${a.id}`.localeCompare(`${b.platform} ${b.id}`));
      return { accounts: inOrder, ...(await load(account)) };
    },
    async deleteAccount(account) {
      const own = find(account);
      if (!own) return;
      accounts.splice(accounts.indexOf(own), 1);
      if (!accounts.some(({ person }) => person === own.person)) {
        offers = offers.filter(({ person }) => person !== own.person);
      }
    },
    everything: () => JSON.stringify([accounts, [...channels], offers]),
  };
}

function write(rows: Record<string, string>, changes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) delete rows[name];
    else rows[name] = value;
  }
}
