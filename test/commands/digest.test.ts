import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import { createChat, type Chat, type IncomingMessage } from '../../src/chat/index.ts';
import { createDigestService, createDigestRecords } from '../../src/digests/index.ts';
import type { Place } from '../../src/domain/place.ts';
import { Problem } from '../../src/problem.ts';
import { createDigestStore, createOutbox, type Database } from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { anonymousUsers } from '../support/anonymous-users.ts';
import { noStreams } from '../support/no-streams.ts';
import { findNotations } from '../../src/places/notation/index.ts';
import { openEmptySqlite } from '../support/empty-sqlite.ts';

const brest: Place = {
  id: 'geonames:3030300',
  name: 'Brest',
  countryCode: 'FR',
  point: { lat: 48.39, lng: -4.486 },
  zone: 'Europe/Paris',
};

const quay = { lat: 48.3830412, lng: -4.4949633 };

let database: Database;
let chat: Chat;
let now: number;
let highs: number[];
let isServiceDown: boolean;
let bugs: unknown[];
let visited: string[];
let files = 0;

beforeEach(async () => {
  database = await openEmptySqlite(path.join(temporaryFolder(), `${files++}.sqlite`));
  now = Date.parse('2026-11-20T09:00:00Z');
  highs = [];
  isServiceDown = false;
  bugs = [];
  visited = [];
  const digests = createDigestService({
    store: createDigestStore(database),
    zoneData: '2026c',
    perSecond: { telegram: 0.005 },
    now: () => now,
  });
  chat = createChat(
    {
      places: {
        async find(text) {
          if (text.startsWith('48.')) return { kind: 'place', place: { ...brest, id: text, name: text, point: quay } };
          if (!['brest', brest.id].includes(text.toLowerCase())) throw new Problem('place-unknown', { place: text });
          return { kind: 'place', place: brest };
        },
        guess: async () => [],
        misspelled: async () => [],
        within: async () => undefined,
        lookUp: async () => undefined,
        suggest: () => [],
        named: () => undefined,
        isName: () => false,
        isLikely: () => true,
        isWellKnown: () => true,
        isArea: () => false,
        isIsland: () => false,
        kindIn: () => undefined,
        notationsIn: findNotations,
        at: () => Promise.reject(new Error('no pins here')),
      },
      marine: {
        async tide() {
          if (isServiceDown) throw new Problem('could-not-ask');
          const extremes = highs.map((at) => ({ at, kind: 'high' as const, heightM: 6 }));
          return { station: { name: 'Brest' }, datum: 'LAT', extremes, levels: [] };
        },
        weather: async () => ({ hours: [], sources: [] }),
        ...noStreams,
        cachedWeather: async () => ({ hours: [], sources: [] }),
        stations: async () => [],
      },
      users: {
        ...anonymousUsers,
        addRecentPlace: async (_, place) => void visited.push(place),
      },
      digests,
      log: { bug: (_, error) => bugs.push(error) },
      now: () => now,
    },
    commands,
    openDictionary(),
  );
});

afterEach(async () => {
  expect(bugs).toEqual([]);
  await database.destroy();
});

type From = {
  owner?: string;
  group?: string;
  thread?: string;
  manager?: boolean;
  /** Other channels that the user manages. */
  manages?: readonly string[];
  platform?: IncomingMessage['user']['platform'];
  anonymous?: true;
  language?: string;
};

function messageFrom(
  input: IncomingMessage['input'],
  {
    owner = '7',
    group,
    thread,
    manager = true,
    manages = ['-100'],
    platform = 'telegram',
    language = 'en',
    anonymous,
  }: From,
): IncomingMessage {
  const channel =
    group === undefined
      ? undefined
      : { platform, id: group, ...(thread && { thread }), mayManage: async () => manager };
  return {
    user: { platform, id: owner, language, ...(anonymous && { anonymous }) },
    input,
    ...(channel && { channel }),
    mayManage: async (id) => manages.includes(id),
  };
}

/** An answer as one text. */
async function say(text: string, from: From = {}): Promise<string> {
  const { answer } = await chat.answer(messageFrom({ kind: 'text', text }, from));
  const lines = answer.blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    return block.kind === 'facts' ? block.facts.map(({ label, value }) => `${label} ${value}`) : [];
  });
  return [answer.title, ...lines, answer.note].filter(Boolean).join('\n');
}

const stored = async () => {
  const [row] = await database.selectFrom('digests').selectAll().execute();
  return (
    row && { ...row, message: JSON.parse(row.message) as IncomingMessage, schedule: JSON.parse(row.schedule) as object }
  );
};

describe('digest add', () => {
  it('says how late it may be where many are due at once', async () => {
    for (const owner of ['1', '2', '3']) await say('digest add Brest 07:00', { owner });
    const seven = Date.parse('2026-11-21T06:00:00Z');
    await database.updateTable('digests').set({ next_due_at: seven }).execute();
    // Three at one in 200 s: the last comes 400 s after the first.
    expect(await say('digest add Brest 07:00')).toContain('So many are due then that yours may come as late as 07:07.');
    expect(await say('digest add Brest 07:01')).not.toContain('So many');
    expect(await say('digest add Brest 07:00', { platform: 'discord' })).not.toContain('So many');
  });

  it('shows the next three deliveries, in words and in the zone of the place', async () => {
    expect(await say('digest add Brest 07:00')).toBe(
      [
        'Digest 1: today, Brest, France',
        'When: 07:00, every day',
        'Next: Sat 21 Nov 07:00, Sun 22 Nov 07:00, Mon 23 Nov 07:00',
        'Times Europe/Paris (UTC+1).',
      ].join('\n'),
    );
    expect(await stored()).toMatchObject({
      platform: 'telegram',
      target_kind: 'person',
      target: '7',
      thread: '',
      owner: '7',
      message: {
        user: { platform: 'telegram', id: '7', language: 'en' },
        input: { kind: 'command', name: 'today', options: { place: brest.id } },
      },
      schedule: { times: [{ kind: 'clock', time: '07:00' }], zone: 'Europe/Paris', point: brest.point },
    });
  });

  it('takes days, a zone and a command with its options, in one line', async () => {
    expect(await say('/digest add Brest 07:00, 19:00 mon-fri UTC tide tomorrow 2d datum=LAT')).toBe(
      [
        'Digest 1: tide tomorrow 2d datum=LAT, Brest, France',
        'When: 07:00, 19:00, Monday, Tuesday, Wednesday, Thursday, Friday',
        'Next: Fri 20 Nov 19:00, Mon 23 Nov 07:00, Mon 23 Nov 19:00',
        'Times UTC (UTC+0).',
      ].join('\n'),
    );
    expect(await stored()).toMatchObject({
      message: { input: { name: 'tide', options: { place: brest.id, day: '+1', days: '2d', datum: 'LAT' } } },
    });
  });

  it('takes the same as a form', async () => {
    const options = { place: 'Brest', time: 'sunrise-1h', weekdays: 'sat,sun', what: 'sun' };
    const message = messageFrom(
      { kind: 'command', name: 'digest add', options },
      { platform: 'discord', group: '9', thread: '10' },
    );
    const { answer, ok } = await chat.answer(message);
    expect(ok).toBe(true);
    expect(JSON.stringify(answer.blocks)).toContain('1 h before sunrise, Saturday, Sunday');
    expect(answer.buttons?.map(({ command, options }) => [command, options])).toEqual([
      ['digest test', { number: '1' }],
      ['digest pause', { number: '1' }],
      ['digest remove', { number: '1' }],
      ['digest move', { number: '1' }],
    ]);
    expect(await stored()).toMatchObject({ platform: 'discord', target_kind: 'channel', target: '9', thread: '10' });
  });

  it('is due relative to the tide', async () => {
    highs = ['2026-11-20T11:45:00Z', '2026-11-21T00:10:00Z', '2026-11-21T12:30:00Z'].map((text) => Date.parse(text));
    expect(await say('digest add Brest high tide-90m')).toContain(
      'When: 1 h 30 before high tide, every day\nNext: Fri 20 Nov 11:15, Fri 20 Nov 23:40, Sat 21 Nov 12:00',
    );
  });

  it('is understood and answered in French', async () => {
    expect(await say('bulletin ajouter Brest 7h lun-ven marée', { language: 'fr' })).toContain(
      'Bulletin 1 : marée, Brest, France',
    );
  });

  it.each([
    ['digest add Brest', 'At what time?'],
    ['digest add', 'At what time?'],
    ['digest add Xyzzy 07:00', 'I know no place called “Xyzzy”'],
    ['digest add Brest 07:00 help', '“help” cannot be a digest'],
    ['digest add Brest 07:00 frobnicate', 'There is no command “frobnicate”'],
    ['digest add Brest 07:00 tide Quiberon', '“Quiberon” does not fit'],
    ['digest add Brest 07:00 digest list', 'cannot be a digest'],
  ])('“%s” is refused', async (text, sentence) => {
    expect(await say(text)).toContain(sentence);
    expect(await stored()).toBeUndefined();
  });

  it('is only for managers in a channel', async () => {
    expect(await say('digest add Brest 07:00', { group: '-100', manager: false })).toContain('manage');
    expect(await stored()).toBeUndefined();
    expect(await say('digest add Brest 07:00', { group: '-100' })).toContain('Digest 1');
    expect(await stored()).toMatchObject({ target_kind: 'channel', target: '-100', thread: '' });
  });

  it.each(['terminal', 'web'] as const)('is refused on the %s, where nothing can be sent unasked', async (platform) => {
    expect(await say('digest add Brest 07:00', { platform })).toContain('on Telegram / Discord');
    expect(await say('digest list', { platform })).toContain('on Telegram / Discord');
  });

  it('is confirmed where the tide service does not answer, and is carried out once', async () => {
    isServiceDown = true;
    expect(await say('digest add Brest high tide-90m')).toContain('Next: cannot be told now');
    expect(await say('digest list')).toContain('1 h 30 before high tide');
    expect(await say('digest pause 1')).toContain('is paused');
    expect(await say('digest remove 1')).toContain('is deleted');
    expect(await stored()).toBeUndefined();
  });

  it('stores a point no more exactly than a place is stored', async () => {
    await say(`digest add ${quay.lat},${quay.lng} 07:00`);
    expect(await stored()).toMatchObject({
      message: { input: { options: { place: '48.383,-4.495' } } },
      schedule: { point: { lat: 48.383, lng: -4.495 } },
    });
  });

  it('belongs to the group where its manager is anonymous', async () => {
    const anonymous = { owner: '1087968824', anonymous: true as const };
    for (let group = 1; group <= 51; group++)
      expect(await say('digest add Brest 07:00', { ...anonymous, group: `-${group}` })).toContain('Digest 1');
    const { id, owner, message } = (await stored())!;
    expect(owner).toBe('-1');
    expect(message.user.anonymous).toBe(true);
    expect(await say(`digest move ${id}`, { ...anonymous, group: '-99' })).toContain(`no digest ${id} here`);
  });

  it('is limited in number', async () => {
    for (let k = 0; k < 10; k++) expect(await say(`digest add Brest 07:0${k}`)).toContain(`Digest ${k + 1}`);
    expect(await say('digest add Brest 08:00')).toContain('More than 10');
  });
});

describe('a digest', () => {
  it.each([
    ['en', 'digest off'],
    ['fr', 'bulletin arrêter'],
    ['de', 'bericht aus'],
  ])('needs no number where there is only one: %s', async (language, text) => {
    await say('digest add Brest 07:00', { language });
    await say(text, { language });
    expect(await stored()).toBeUndefined();
    expect(await say('digest off')).toBe('There is no digest and no alert in this chat.');
    await say('digest add Brest 07:00');
    await say('digest add Brest 08:00');
    expect(await say('digest off')).toContain('Which digest? There are several in this chat.');
  });

  it('is there once, whatever is added again', async () => {
    await say('digest add Brest 07:00 mon-fri tide');
    expect(await say('digest add Brest 07:00 mon-fri tide')).toContain('This digest was there already');
    expect(await say('digest add Brest 07:00 mon-fri sun')).not.toContain('already');
    expect(await database.selectFrom('digests').selectAll().execute()).toHaveLength(2);
  });
});

describe('an automatic answer', () => {
  it('records nothing about the user and offers no home place', async () => {
    const message = messageFrom({ kind: 'text', text: 'sun Brest' }, {});
    const { answer } = await chat.answer({ ...message, isAutomatic: true });
    expect(answer.buttons?.map(({ command }) => command) ?? []).not.toContain('place home');
    expect(visited).toEqual([]);
    expect((await chat.answer(message)).answer.buttons?.map(({ command }) => command)).toContain('place home');
    expect(visited).toEqual([brest.id]);
  });

  it('does not cancel a question that the user has yet to answer', async () => {
    await say('moon tomorrow');
    await chat.answer({ ...messageFrom({ kind: 'text', text: 'sun Brest' }, {}), isAutomatic: true });
    expect(await say('Brest')).toContain('Moon at Brest');
  });
});

describe('the digests of a chat', () => {
  beforeEach(async () => {
    await say('digest add Brest 07:00', { group: '-100' });
  });
  const here = { group: '-100' };

  it('are listed to everyone, with their last delivery', async () => {
    expect(await say('digest list', { group: '-200' })).toContain('no digest and no alert in this chat');
    const { id } = (await stored())!;
    expect(await say('digest', { ...here, manager: false, owner: '8' })).toBe(
      [
        'Digests of this chat',
        'Digest 1: today, Brest, France',
        'When: 07:00, every day',
        'Next: Sat 21 Nov 07:00, Sun 22 Nov 07:00, Mon 23 Nov 07:00',
        `Mark: ${id}`,
        'Times Europe/Paris (UTC+1).',
      ].join('\n'),
    );
    await say('digest test 1', here);
    const outbox = createOutbox(database);
    const [row] = await outbox.claim('telegram', 1, now);
    await outbox.finish(row!, '5', now);
    expect(await say('digest list', here)).toContain('Last sent: Fri 20 Nov 10:00');
  });

  it('are tested at once, but not again within ten minutes', async () => {
    expect(await say('digest test 1', here)).toContain('on its way');
    expect(await createOutbox(database).claim('telegram', 9, now)).toMatchObject([
      { kind: 'test', target: { kind: 'channel', platform: 'telegram', id: '-100' } },
    ]);
    expect(await say('digest test 1', here)).toContain('a short while ago');
    now += 600_000;
    expect(await say('digest test 1', here)).toContain('on its way');
  });

  it('are paused, resumed and removed', async () => {
    expect(await say('digest pause 1', here)).toContain('is paused');
    expect(await stored()).toMatchObject({ status: 'paused' });
    expect(await say('digest list', here)).toContain('State: paused');
    expect(await say('digest resume 1', here)).toContain('goes on');
    expect(await stored()).toMatchObject({ status: 'active', planned_to: now });
    expect(await say('digest remove 1', here)).toContain('is deleted');
    expect(await stored()).toBeUndefined();
    expect(await say('digest pause 1', here)).toContain('There is no digest 1 here');
  });

  it('offer the commands that apply next', async () => {
    const next = async (text: string) => {
      const { answer } = await chat.answer(messageFrom({ kind: 'text', text }, here));
      return answer.buttons?.map(({ command }) => command);
    };
    expect(await next('digest pause 1')).toEqual(['digest resume', 'digest remove', 'digest move']);
    expect(await next('digest resume 1')).toEqual(['digest test', 'digest pause', 'digest remove', 'digest move']);
  });

  it('are listed by their coordinates where their place is no longer known', async () => {
    const { id, message } = (await stored())!;
    const lost = JSON.stringify({
      ...message,
      input: { kind: 'command', name: 'today', options: { place: 'geonames:1' } },
    });
    await database.updateTable('digests').set({ message: lost }).where('id', '=', id).execute();
    expect(await say('digest list', here)).toContain('Digest 1: today, 48.3900° N, 4.4860° W');
    expect(await say('digest remove 1', here)).toContain('is deleted');
  });

  it('can be changed only by managers and only from their chat', async () => {
    for (const action of ['pause 1', 'resume 1', 'remove 1', 'test 1', 'move 1 08:00']) {
      expect(await say(`digest ${action}`, { ...here, manager: false })).toContain('manage');
      expect(await say(`digest ${action}`, { group: '-200' })).toContain('no digest 1');
      expect(await say(`digest ${action}`)).toContain('no digest 1');
    }
    expect(await stored()).toMatchObject({ status: 'active' });
  });

  it('are given other times', async () => {
    expect(await say('digest move 1 08:30 sat', here)).toContain('When: 08:30, Saturday\nNext: Sat 21 Nov 08:30');
    expect(await say('digest move 1 09:30', here)).toContain('When: 09:30, Saturday');
    expect(await say('digest move 1 09:30 UTC', here)).toContain('Times UTC');
    expect(await say('digest move 1 09:30 tide', here)).toContain('“tide” does not fit');
    expect(await say('digest move 1', here)).toContain('At what time?');
    expect(await say('digest move 1 nine', here)).toContain('“nine” is not a time');
  });

  it('can be moved to another chat by their owner', async () => {
    const { id } = (await stored())!;
    expect(await say(`digest move ${id}`, { group: '-200', owner: '8' })).toContain('There is no digest');
    expect(await say(`digest move ${id}`, { group: '-200', manager: false })).toContain('manage');
    // Who has lost the rights in the channel that it is sent to leaves it there.
    const lost = 'is sent to a group or channel that you do not manage';
    expect(await say(`digest move ${id}`, { group: '-200', manages: [] })).toContain(lost);
    expect(await say(`digest move ${id}`, { manages: ['-200'] })).toContain(lost);
    expect(await stored()).toMatchObject({ target: '-100' });
    expect(await say(`digest move ${id}`, { group: '-200', thread: '4' })).toContain('Digest 1');
    expect(await stored()).toMatchObject({ target: '-200', thread: '4' });
  });

  it('are exported to their owner and deleted with their data', async () => {
    const records = createDigestRecords(createDigestStore(database));
    expect(await records.exportData({ platform: 'telegram', id: '7' })).toMatchObject([
      { number: 1, target: { id: '-100' } },
    ]);
    expect(await records.exportData({ platform: 'discord', id: '7' })).toEqual([]);
    await records.deleteData({ platform: 'telegram', id: '7' });
    expect(await stored()).toBeUndefined();
  });
});
