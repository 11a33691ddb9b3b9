import { describe, expect, it, vi } from 'vitest';
import {
  linkCodes,
  createUsers,
  createPseudonyms,
  coarsePlaceId,
  type User,
  type Channel,
  type PersonalDataStore,
  type UsersPorts,
} from '../../src/users/index.ts';
import { usersInMemory } from '../support/users-in-memory.ts';
import { anonymousUsers } from '../support/anonymous-users.ts';

const ada: User = { platform: 'telegram', id: '700000001', language: 'en' };
const group: Channel = { platform: 'telegram', id: '-2001' };

function usersFixture(ports: Partial<UsersPorts> = {}) {
  let time = Date.UTC(2026, 10, 20, 12);
  const store = usersInMemory();
  const onFailure = vi.fn();
  const people = createUsers({
    store,
    codes: linkCodes,
    otherStores: [],
    onFailure,
    now: () => (time += 1000),
    ...ports,
  });
  return { people, store, onFailure, wait: (ms: number) => (time += ms) };
}

describe('how somebody wants to be answered', () => {
  it('is what was asked now, then their own, then the channel’s, then the platform’s', async () => {
    const { people } = usersFixture();
    await people.changeChannelSettings(group, { language: 'de', height: 'ft', wind: 'kn', clock: '12', datum: 'MSL' });
    expect(await people.preferencesOf(ada, group)).toMatchObject({
      language: 'de',
      units: { height: 'ft', wind: 'kn' },
      clock: '12',
      datum: 'MSL',
    });
    await people.changeSettings(ada, { language: 'fr', height: 'm', clock: '24' });
    expect(await people.preferencesOf({ ...ada, units: 'imperial' }, group)).toMatchObject({
      language: 'fr',
      units: { height: 'ft', wind: 'mph', distance: 'mi' },
      clock: '24',
      datum: 'MSL',
    });
    expect(await people.preferencesOf(ada)).toMatchObject({ language: 'fr', units: { height: 'm' }, clock: '24' });
    expect(await people.preferencesOf({ ...ada, requestedLanguage: 'de' }, group)).toMatchObject({ language: 'de' });
    await people.changeSettings(ada, { language: undefined });
    expect((await people.preferencesOf(ada)).language).toBe('en');
    expect((await people.preferencesOf(ada)).units).toEqual({ height: 'm' });
  });

  it('leaves out what an earlier version has kept otherwise', async () => {
    const { people, store } = usersFixture();
    await store.changeSettings(ada, { wind: 'furlongs', clock: '13', unknown: 'x' }, 0);
    expect(await people.preferencesOf(ada)).toMatchObject({ units: {} });
    expect(await people.preferencesOf(ada)).not.toHaveProperty('clock');
  });

  it('is a stranger’s where nothing can be read', async () => {
    const broken = { ...usersInMemory(), load: () => Promise.reject(new Error('the disk')) };
    const { people, onFailure } = usersFixture({ store: broken });
    expect(await people.preferencesOf(ada)).toEqual(await anonymousUsers.preferencesOf(ada));
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

it('what is kept in passing never keeps an answer back', async () => {
  const fail = () => Promise.reject(new Error('the disk'));
  const { people, onFailure } = usersFixture({ store: { ...usersInMemory(), putPlace: fail, changeSettings: fail } });
  await people.addRecentPlace(ada, 'geonames:1');
  await people.rememberChoice(ada, 'brest', 'geonames:1');
  expect(onFailure).toHaveBeenCalledTimes(2);
  await expect(people.setHome(ada, 'geonames:1')).rejects.toThrow('the disk');
});

describe('places', () => {
  it('are the last five asked about, and coordinates to three decimals', async () => {
    const { people } = usersFixture();
    for (const id of ['geonames:1', 'geonames:2', '48.38304,-4.49496', 'geonames:4', 'geonames:5', 'geonames:6'])
      await people.addRecentPlace(ada, id);
    await people.addRecentPlace(ada, 'geonames:2');
    expect((await people.preferencesOf(ada)).recent).toEqual([
      'geonames:2',
      'geonames:6',
      'geonames:5',
      'geonames:4',
      '48.383,-4.495',
    ]);
  });

  it('are saved, chosen and home with three decimals, too', async () => {
    const { people, store } = usersFixture();
    await people.savePlace(ada, 'cabin', '-0.00012,179.99961');
    await people.rememberChoice(ada, 'brest', '52.12345,23.12345');
    await people.setHome(ada, '48.38304,-4.49496');
    const { saved, chosen, home } = await people.preferencesOf(ada);
    expect([...saved, ...chosen, ['home', home]]).toEqual([
      ['cabin', '0.000,180.000'],
      ['brest', '52.123,23.123'],
      ['home', '48.383,-4.495'],
    ]);
    expect(store.everything()).not.toMatch(/\d\.\d{4}/);
  });

  it.each(['geonames:3030300', 'ticon/brest-822-fra-uhslc_fd', 'noaa/9414290'])('keep the id %s', (id) => {
    expect(coarsePlaceId(id)).toBe(id);
  });

  it('are at most fifty saved, but one can be saved anew', async () => {
    const { people } = usersFixture();
    for (let i = 0; i < 50; i++) await people.savePlace(ada, `p${i}`, `geonames:${i}`);
    await people.savePlace(ada, 'p0', 'geonames:0');
    await expect(people.savePlace(ada, 'one more', 'geonames:1')).rejects.toMatchObject({ code: 'too-many-places' });
    expect(await people.deletePlace(ada, 'p7')).toBe(true);
    await people.savePlace(ada, 'one more', 'geonames:1');
    expect((await people.preferencesOf(ada)).saved.size).toBe(50);
  });
});

describe('whoever cannot be told from others', () => {
  const nobody: User = { platform: 'web', id: 'web', anonymous: true, units: 'nautical' };

  it('is answered, but nothing is kept', async () => {
    const { people, store } = usersFixture();
    await people.addRecentPlace(nobody, 'geonames:1');
    await people.rememberChoice(nobody, 'x', 'geonames:1');
    expect(await people.preferencesOf(nobody)).toMatchObject({
      units: { distance: 'nm' },
      recent: [],
    });
    for (const refused of [
      async () => people.changeSettings(nobody, { clock: '12' }),
      async () => people.setHome(nobody, 'geonames:1'),
      async () => people.savePlace(nobody, 'x', 'geonames:1'),
      async () => people.exportData(nobody),
      async () => people.deleteAccount(nobody),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'user-anonymous' });
    expect(store.everything()).not.toContain('web');
  });
});

describe('a link between accounts', () => {
  const her: User = { platform: 'discord', id: '800000001' };
  const eve: User = { platform: 'telegram', id: '700000002' };

  it('is made by a code that is typed somehow, within ten minutes, and by the consent of both', async () => {
    const { people, wait } = usersFixture();
    await people.changeSettings(ada, { clock: '12' });
    const code = await people.createLinkCode({ ...ada, name: 'Ada (@ada)' });
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    wait(9 * 60_000);
    const typed = await people.redeemLinkCode({ ...her, name: 'A. L.' }, ` ${code.toLowerCase().replace('-', ' ')} `);
    expect(typed).toMatchObject({ other: { platform: 'telegram', name: 'Ada (@ada)' }, others: 0, turn: 'ours' });
    expect(await people.linkRequest(ada)).toMatchObject({ other: { name: 'A. L.' }, turn: 'theirs' });
    await expect(people.agreeToLink(ada, typed.id)).rejects.toMatchObject({ code: 'link-code-unknown' });
    await expect(people.redeemLinkCode(eve, code)).rejects.toMatchObject({ code: 'link-code-unknown' });

    expect(await people.agreeToLink(her, typed.id)).toMatchObject({ turn: 'theirs', isLinked: false });
    expect((await people.preferencesOf(her)).clock).toBeUndefined();
    expect(await people.linkRequest(ada)).toMatchObject({ other: { name: 'A. L.' }, turn: 'ours' });
    expect(await people.agreeToLink(ada, typed.id)).toMatchObject({ isLinked: true });
    expect((await people.preferencesOf(her)).clock).toBe('12');
    expect(await people.linkedPlatforms(her)).toEqual(['discord', 'telegram']);

    await people.unlink(her);
    expect((await people.preferencesOf(her)).clock).toBeUndefined();
    await expect(people.unlink(her)).rejects.toMatchObject({ code: 'link-none' });
  });

  it('needs a code that is not older than ten minutes', async () => {
    const { people, wait } = usersFixture();
    const late = await people.createLinkCode(ada);
    wait(10 * 60_000);
    await expect(people.redeemLinkCode(her, late)).rejects.toMatchObject({ code: 'link-code-unknown' });
    expect(await people.linkRequest(ada)).toBeUndefined();
  });

  it('is tried five times in ten minutes', async () => {
    const { people, wait } = usersFixture();
    const tooOften = { code: 'link-too-often' };
    for (let i = 0; i < 5; i++) {
      await people.createLinkCode(ada);
      await expect(people.redeemLinkCode(eve, 'AAAA-AAAA')).rejects.toMatchObject({ code: 'link-code-unknown' });
    }
    await expect(people.createLinkCode(ada)).rejects.toMatchObject(tooOften);
    await expect(people.redeemLinkCode(eve, 'AAAA-AAAA')).rejects.toMatchObject(tooOften);
    // Others are not kept from it.
    const code = await people.createLinkCode(her);
    await expect(people.redeemLinkCode(ada, code)).resolves.toMatchObject({ turn: 'ours' });
    wait(10 * 60_000);
    await people.createLinkCode(ada);
    await expect(people.redeemLinkCode(eve, 'AAAA-AAAA')).rejects.toMatchObject({ code: 'link-code-unknown' });
  });

  it('has another code each time', () => {
    expect(new Set(Array.from({ length: 1000 }, linkCodes.make)).size).toBe(1000);
  });
});

describe('forgetting', () => {
  it('asks everybody who keeps something, first those who might still send', async () => {
    const done: string[] = [];
    const digests: PersonalDataStore = {
      name: 'digests',
      exportData: async ({ id }) => [{ of: id }],
      deleteData: async ({ platform, id }) => void done.push(`${platform} ${id}`),
      isInUse: async () => false,
    };
    const { people, store } = usersFixture({ otherStores: [digests] });
    await people.savePlace(ada, 'cabin', 'geonames:1');
    expect(await people.exportData(ada)).toMatchObject({
      accounts: [
        {
          platform: 'telegram',
          id: '700000001',
          places: [{ kind: 'saved', name: 'cabin', place: 'geonames:1' }],
          digests: [{ of: '700000001' }],
        },
      ],
    });
    const stranger: User = { platform: 'discord', id: '5' };
    expect(await people.exportData(stranger)).toEqual({
      accounts: [{ platform: 'discord', id: '5', digests: [{ of: '5' }] }],
    });
    await people.deleteAccount(ada);
    expect(done).toEqual(['telegram 700000001']);
    expect(store.everything()).not.toContain('700000001');
  });
});

describe('accounts that are not used', () => {
  const dayMs = 24 * 3_600_000;
  const use = { digests: [] as string[] };
  const digests: PersonalDataStore = {
    name: 'digests',
    exportData: async () => [],
    deleteData: async () => {},
    isInUse: async ({ id }) => use.digests.includes(id),
  };

  it('are deleted after 18 months, unless a digest is sent to them', async () => {
    const { people, store, wait } = usersFixture({ otherStores: [digests] });
    const other: User = { platform: 'telegram', id: '700000002' };
    use.digests = [other.id];
    await people.savePlace(ada, 'cabin', 'geonames:1');
    await people.savePlace(other, 'cabin', 'geonames:1');
    wait(547 * dayMs);
    expect(await people.deleteInactive()).toBe(0);
    wait(dayMs);
    expect(await people.deleteInactive()).toBe(1);
    expect(store.everything()).not.toContain(ada.id);
    use.digests = [];
    expect(await people.deleteInactive()).toBe(1);
    expect(store.everything()).not.toContain(other.id);
  });

  it('are sessions of the web for 30 days, unless they are linked, and 20,000 at most', async () => {
    const { people, store, wait } = usersFixture();
    const session: User = { platform: 'web', id: 'an account of a session' };
    await people.savePlace(session, 'cabin', 'geonames:1');
    await people.savePlace(ada, 'cabin', 'geonames:1');
    const idleSessions = vi.spyOn(store, 'idleSessions');
    wait(29 * dayMs);
    expect(await people.deleteInactive()).toBe(0);
    expect(idleSessions).toHaveBeenCalledWith(expect.anything(), 20_000);
    wait(2 * dayMs);
    expect(await people.deleteInactive()).toBe(1);
    expect(store.everything()).not.toContain(session.id);
    expect(store.everything()).toContain(ada.id);
  });

  it('store nothing about a session that may never come back, but what was asked for', async () => {
    const { people, store } = usersFixture();
    const session: User = { platform: 'web', id: 'an account of a session', isNewSession: true };
    await people.addRecentPlace(session, 'geonames:1');
    await people.rememberChoice(session, 'brest', 'geonames:1');
    expect(store.everything()).not.toContain(session.id);
    await people.savePlace(session, 'cabin', 'geonames:1');
    expect(store.everything()).toContain(session.id);
  });

  it('are used by every message, which is recorded once a day', async () => {
    const { people, store, wait } = usersFixture();
    const markSeen = vi.spyOn(store, 'markSeen');
    await people.savePlace(ada, 'cabin', 'geonames:1');
    await people.preferencesOf(ada);
    expect(markSeen).not.toHaveBeenCalled();
    wait(400 * dayMs);
    await people.preferencesOf(ada);
    await people.preferencesOf(ada);
    expect(markSeen).toHaveBeenCalledTimes(1);
    wait(400 * dayMs);
    expect(await people.deleteInactive()).toBe(0);
  });

  it('are answered where their use cannot be recorded', async () => {
    const failing = { ...usersInMemory(), markSeen: () => Promise.reject(new Error('the disk')) };
    const { people, onFailure, wait } = usersFixture({ store: failing });
    await people.changeSettings(ada, { clock: '12' });
    wait(2 * dayMs);
    expect((await people.preferencesOf(ada)).clock).toBe('12');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('in the log', () => {
  const june = () => Date.UTC(2026, 5, 30, 23, 59);
  const july = () => Date.UTC(2026, 6, 1);

  it('an account is a number for a month, which tells nothing without the secret', () => {
    const name = createPseudonyms('secret', june)(ada);
    expect(name).toMatch(/^[0-9a-f]{12}$/);
    expect(createPseudonyms('secret', () => Date.UTC(2026, 5, 1))(ada)).toBe(name);
    const others = [
      createPseudonyms('secret', july)(ada),
      createPseudonyms('another', june)(ada),
      createPseudonyms('secret', june)({ ...ada, platform: 'discord' }),
      createPseudonyms('secret', june)({ ...ada, id: '700000002' }),
    ];
    expect(new Set([name, ...others]).size).toBe(5);
  });
});
