import { describe, expect, it } from 'vitest';
import type { IncomingMessage } from '../../../src/chat/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const ada = { platform: 'telegram', id: '7', language: 'en' } as const;

function conversation() {
  const { chat, pass } = chatFixture();
  const say = async (text: string, more: Partial<IncomingMessage> = {}) => {
    const { sentAs, ...reply } = await chat.answer({ user: ada, input: { kind: 'text', text }, ...more });
    return { title: linesOf(reply.answer).join(' '), sentAs };
  };
  return { say, pass };
}

describe('a reply to an older answer', () => {
  it('continues that one, not the latest, also when the conversation is long over', async () => {
    const { say, pass } = conversation();
    (await say('tide Brest')).sentAs?.('11');
    (await say('moon Brest')).sentAs?.('12');
    pass(3 * hourMs);
    const { title } = await say('and tomorrow?', { repliesTo: '11' });
    expect(title).toMatch(/Tide.*Brest.*Saturday/);
    expect((await say('and tomorrow?', { repliesTo: '12' })).title).toMatch(/Moon.*Saturday/);
  });

  it('continues the latest where that answer is not known any more', async () => {
    const { say } = conversation();
    await say('tide Brest');
    expect((await say('and tomorrow?', { repliesTo: '99' })).title).toMatch(/Tide.*Brest.*Saturday/);
  });

  it('may come from anybody in a group, and may answer the question that it replies to', async () => {
    const { say } = conversation();
    const channel = { platform: 'telegram', id: '-5', mayManage: async () => false } as const;
    (await say('tide', { channel })).sentAs?.('21');
    const grace = { ...ada, id: '8' };
    expect((await say('Brest', { channel, user: grace, repliesTo: '21' })).title).toMatch(/Tide.*Brest/);
    expect((await say('Brest', { channel, user: { ...ada, id: '9' } })).title).not.toMatch(/Tide at/);
    expect((await say('Brest', { user: grace, repliesTo: '21' })).title).not.toMatch(/Tide at/);
  });
});
