import { describe, expect, it } from 'vitest';
import type { Button } from '../../../src/answers/index.ts';
import { answer, answered, messages, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';
import { chatFixture } from '../../support/chat-fixture.ts';

useDiscordAdapter();

const add: Button = {
  label: 'Send me this regularly …',
  command: 'digest add',
  options: { place: 'geonames:3030300', what: 'tide' },
  asks: true,
};
const payload = '?digest add|place=geonames:3030300|what=tide';

/** The form that a button opens. */
async function pressed(button: Button, press: string, locale = 'en-US') {
  answer.mockResolvedValueOnce({ ok: true, answer: { ...answered.answer, buttons: [button] } });
  const handle = server.command('tide', { place: 'Brest' }, { guild: true, locale });
  await handle.reply();
  return handle.press(press);
}

type Field = {
  label: string;
  component: {
    type: number;
    custom_id: string;
    options?: { label: string; value: string; default?: boolean }[];
    required?: boolean;
  };
};

const fieldsOf = async (form: Awaited<ReturnType<typeof pressed>>) =>
  ((await form.ack).data?.['components'] ?? []) as Field[];

describe('the form of a digest', () => {
  it('asks for times, days and command in labelled selects, in the language of the user', async () => {
    const form = await pressed(add, payload, 'de');
    await expect(form.ack).resolves.toMatchObject({
      type: 9,
      data: { custom_id: payload, title: 'Davon einen Bericht' },
    });
    const fields = await fieldsOf(form);
    expect(fields.map(({ label, component }) => [label, component.type, component.custom_id])).toEqual([
      ['Zeit', 3, 'time'],
      ['Wochentage', 3, 'weekdays'],
      ['Was', 3, 'what'],
    ]);
    const [time, weekdays, what] = fields.map(({ component }) => component.options ?? []);
    expect(time?.map(({ label }) => label)).toEqual(expect.arrayContaining(['07:00', '2 h vor Hochwasser']));
    expect(weekdays?.map((day) => [day.label, day.default])).toContainEqual(['Montag', true]);
    expect(what?.find((one) => one.default)).toMatchObject({ label: 'Gezeiten', value: 'tide' });
  });

  it('comes back as the command, with what was entered', async () => {
    const form = await pressed(add, payload);
    const sent = await form.submit({ time: ['07:00', 'high tide-2h'], weekdays: ['Monday', 'Sunday'] });
    await sent.reply();
    const options = {
      place: 'geonames:3030300',
      what: 'tide',
      time: '07:00,high tide-2h',
      weekdays: 'Monday,Sunday',
    };
    expect(messages.at(-1)?.input).toEqual({ kind: 'command', name: 'digest add', options });
  });

  it('leaves what is not entered as it is when a digest is changed', async () => {
    const change: Button = { label: 'Change …', command: 'digest move', options: { number: '2' }, asks: true };
    const form = await pressed(change, '?digest move|number=2');
    expect((await fieldsOf(form)).map(({ component }) => [component.custom_id, component.required])).toEqual([
      ['time', undefined],
      ['weekdays', false],
    ]);
    await (await form.submit({ time: ['sunrise'] })).reply();
    expect(messages.at(-1)?.input).toEqual({
      kind: 'command',
      name: 'digest move',
      options: { number: '2', time: 'sunrise' },
    });
  });

  it('offers only times, days and commands that are understood', async () => {
    const fields = await fieldsOf(await pressed(add, payload, 'fr'));
    const valuesOf = (name: string) =>
      fields.find(({ component }) => component.custom_id === name)?.component.options?.map(({ value }) => value) ?? [];
    const { ask } = chatFixture();
    const options = { place: 'geonames:3030300', weekdays: valuesOf('weekdays').join(','), time: '07:00' };
    for (const time of valuesOf('time')) {
      const reply = await ask({ kind: 'command', name: 'digest add', options: { ...options, time } });
      expect(reply.title, time).toMatch(/^Digest|^You/);
      await ask({ kind: 'command', name: 'digest remove', options: { number: /\d+/.exec(reply.title)?.[0] ?? '' } });
    }
    for (const what of valuesOf('what')) {
      const reply = await ask({ kind: 'command', name: 'digest add', options: { ...options, what } });
      expect([what, reply.ok]).toEqual([what, true]);
    }
  });
});

it('the form for a window offers conditions in words, of which each is understood', async () => {
  const when: Button = { label: 'When … ?', command: 'when', options: { place: 'geonames:3030300' }, asks: true };
  const form = await pressed(when, '?when|place=geonames:3030300', 'de');
  const [conditions] = await fieldsOf(form);
  const options = conditions?.component.options ?? [];
  expect(options.map(({ label }) => label)).toEqual(expect.arrayContaining(['Bei Tageslicht', 'Wind unter 10 kn']));
  const { ask } = chatFixture();
  for (const { value } of options) {
    const input = { kind: 'command', name: 'when', options: { place: 'geonames:3030300', conditions: value } } as const;
    expect([value, (await ask(input)).ok]).toEqual([value, true]);
  }
  await (await form.submit({ conditions: ['low=-60..60', 'light=day'] })).reply();
  expect(messages.at(-1)?.input).toMatchObject({ name: 'when', options: { conditions: 'low=-60..60,light=day' } });
});

it('the form for a home takes any text for a place', async () => {
  const home: Button = { label: 'Another home …', command: 'place home', options: {}, asks: true };
  const form = await pressed(home, '?place home');
  await (await form.submit({ place: 'Le Conquet' })).reply();
  expect(messages.at(-1)?.input).toEqual({ kind: 'command', name: 'place home', options: { place: 'Le Conquet' } });
});

it('a form with fields that are not its own is read without them', async () => {
  const form = await pressed(add, payload);
  const { data } = await form.ack;
  Object.assign(data ?? {}, {
    components: [{ type: 18, component: { type: 4, custom_id: 'number', required: true } }],
  });
  await (await form.submit({ number: '7' })).reply();
  expect(messages.at(-1)?.input).toMatchObject({ options: { place: 'geonames:3030300', what: 'tide' } });
  expect(messages.at(-1)?.input).not.toHaveProperty('options.number');
});
