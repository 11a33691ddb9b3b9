import { describe, expect, it } from 'vitest';
import {
  answerWith,
  callsOf,
  makeAdapter,
  messages,
  now,
  privateMessage,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('an edited message', () => {
  const edit = (id: number, content: object) =>
    server.update('edited_message', { ...privateMessage, message_id: id, edit_date: 2, ...content });

  it('has its answer replaced, but not where the text is the same', async () => {
    await makeAdapter().start();
    server.say('tide Brset');
    const { message_id: id } = await server.nextMessage();
    edit(1, { text: 'tide Brset' });
    edit(1, { text: 'tide Brest' });
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'tide Brest' });
    expect(messages).toHaveLength(2);
  });

  it('is answered with a new message where it was not answered before', async () => {
    await makeAdapter().start();
    edit(99, { text: 'tide Brest' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'tide Brest' });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('has its answer edited after a restart as well', async () => {
    const first = makeAdapter();
    await first.start();
    server.update('message', { ...privateMessage, text: 'tide Brets' });
    const { message_id: id } = await server.nextMessage();
    await first.stop();
    await makeAdapter().start();
    edit(privateMessage.message_id, { text: 'tide Brest' });
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'tide Brest' });
  });
});

describe('a live location', () => {
  const at = (latitude: number, live = true) => ({
    location: { latitude, longitude: -4.49, ...(live && { live_period: 3600 }) },
  });
  const move = (content: object) => server.update('edited_message', { ...privateMessage, edit_date: 2, ...content });
  /** 0.004° are 445 m, 0.005° 556 m. */
  const start = 48.38;

  it('is followed by its answer at most each minute or 500 m, until it ends', async () => {
    let ms = 0;
    await makeAdapter({ now: () => ms }).start();
    server.update('message', { ...privateMessage, ...at(start) });
    const { message_id: id } = await server.nextMessage();
    answerWith(({ input }) => ({ title: JSON.stringify(input), blocks: [] }));
    ms += 59_000;
    move(at(start + 0.004));
    move(at(start + 0.005));
    await expect(server.nextMessage()).resolves.toMatchObject({
      message_id: id,
      text: expect.stringContaining('48.385'),
    });
    ms += 59_000;
    move(at(start + 0.006));
    await expectQuiet();
    ms += 1000;
    move(at(start + 0.007));
    await expect(server.nextMessage()).resolves.toMatchObject({
      message_id: id,
      text: expect.stringContaining('48.387'),
    });
    move(at(start + 0.1, false));
    await expectQuiet();
    expect(messages.map(({ isAutomatic }) => isAutomatic)).toEqual([undefined, true, undefined, true, undefined]);
  });

  it('is followed by the same answer after a restart', async () => {
    const first = makeAdapter();
    await first.start();
    server.update('message', { ...privateMessage, ...at(start) });
    const { message_id: id } = await server.nextMessage();
    await first.stop();
    await makeAdapter({ now: () => now + 60_000 }).start();
    answerWith(() => ({ title: 'Elsewhere', blocks: [] }));
    move(at(start + 0.1));
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'Elsewhere' });
  });

  /** That an update is ignored cannot be waited for: another one, in the same chat and so after it, is answered. */
  async function expectQuiet(): Promise<void> {
    const before = messages.length;
    server.say('still there?');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: expect.stringContaining('still there?') });
    expect(messages).toHaveLength(before + 1);
  }
});
