import { beforeEach, describe, expect, it } from 'vitest';
import { limitAskers, type Chat, type IncomingMessage } from '../../src/chat/index.ts';
import { ada, chatFixture } from '../support/chat-fixture.ts';
import { createUsers, linkCodes, type User } from '../../src/users/index.ts';
import { anonymousUsers } from '../support/anonymous-users.ts';
import { silentChat } from '../support/silent-chat.ts';
import { usersInMemory } from '../support/users-in-memory.ts';

let nowMs: number;
let chat: Chat;

beforeEach(() => {
  nowMs = 0;
  const store = usersInMemory();
  const users = createUsers({ store, codes: linkCodes, otherStores: [], onFailure: () => {}, now: () => nowMs });
  chat = limitAskers(chatFixture({ store }).chat, users, () => nowMs);
});

const help = { kind: 'command', name: 'help', options: {} } as const;
const bob: User = { ...ada, id: '700000002' };

function ask(user: User, more: Partial<IncomingMessage> = {}) {
  return chat.answer({ user, input: help, ...more });
}

/** Asks until 20 questions have been answered at once. */
async function askTwenty(user: User, more: Partial<IncomingMessage> = {}): Promise<void> {
  for (let i = 0; i < 20; i++) expect((await ask(user, more)).ok).toBe(true);
}

describe('the limit of an asker', () => {
  it('is 20 questions at once, then one in two seconds, refused in a kind sentence with the wait', async () => {
    await askTwenty(ada);
    const refused = await ask(ada);
    expect(refused).toMatchObject({ ok: false, limited: { waitMs: 2000, isRepeated: false } });
    expect(refused.answer.title).toBe(
      'That was a lot at once, and others want to ask, too. Please try again in 2 seconds.',
    );
    expect((await ask(bob)).ok).toBe(true);
    nowMs += 2000;
    expect((await ask(ada)).ok).toBe(true);
    expect((await ask(ada)).ok).toBe(false);
  });

  it('also holds for messages that are only read at first', async () => {
    await askTwenty(ada);
    expect(await chat.understand({ user: ada, input: help })).toMatchObject({ kind: 'refusal', reply: { ok: false } });
  });

  it('is explained in the language that was chosen', async () => {
    await chat.answer({ user: ada, input: { kind: 'text', text: 'settings language deutsch' } });
    for (let i = 0; i < 19; i++) await ask(ada);
    expect((await ask(ada)).answer.title).toContain('in 2 Sekunden noch einmal');
  });

  it('marks the refusals that follow the first within half a minute', async () => {
    await askTwenty(ada);
    await ask(ada);
    expect((await ask(ada)).limited?.isRepeated).toBe(true);
    nowMs += 30_000;
    for (let i = 0; i < 15; i++) await ask(ada);
    expect((await ask(ada)).limited?.isRepeated).toBe(false);
  });

  it('counts neither digests nor the terminal', async () => {
    await askTwenty(ada, { isAutomatic: true });
    expect((await ask(ada, { isAutomatic: true })).ok).toBe(true);
    expect((await ask(ada)).ok).toBe(true);
    const owner: User = { platform: 'terminal', id: 'terminal', language: 'en' };
    await askTwenty(owner);
    expect((await ask(owner)).ok).toBe(true);
  });

  it('is each group’s own where its administrators share one id', async () => {
    const anyone: User = { ...ada, anonymous: true };
    const group = (id: string) => ({ channel: { platform: 'telegram', id, mayManage: async () => true } }) as const;
    await askTwenty(anyone, group('-1'));
    expect((await ask(anyone, group('-1'))).ok).toBe(false);
    expect((await ask(anyone, group('-2'))).ok).toBe(true);
  });

  it('is higher for suggestions, and leaves them out beyond it', async () => {
    const brest = { label: 'Brest', placeId: 'geonames:3030300' };
    const unlimited = { ...silentChat, suggestPlaces: async () => [brest], suggestCommands: async () => [] };
    chat = limitAskers(unlimited, anonymousUsers, () => nowMs);
    const suggestions = () => chat.suggestPlaces({ user: ada }, 'bre', 3);
    for (let i = 0; i < 24; i++) expect(await suggestions()).toEqual([brest]);
    await chat.suggestCommands({ user: ada }, 'bre', 3);
    expect(await suggestions()).toEqual([]);
    nowMs += 200;
    expect(await suggestions()).toEqual([brest]);
  });
});
