import { describe, expect, it } from 'vitest';
import type { Button } from '../../../src/answers/index.ts';
import {
  answer,
  answered,
  currentOptions,
  messages,
  server,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';
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

const whenBrest = 'Times that fit: Brest, Brittany, France';

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

it('the form for a window offers pursuits and conditions, of which each is understood, and takes words', async () => {
  const when: Button = { label: 'When … ?', command: 'when', options: { place: 'geonames:3030300' }, asks: true };
  const form = await pressed(when, '?when|place=geonames:3030300', 'de');
  const fields = await fieldsOf(form);
  expect(fields.map(({ component }) => [component.custom_id, component.required])).toEqual([
    ['preset', false],
    ['conditions', false],
    ['words', false],
  ]);
  const [pursuits, conditions] = fields.map(({ component }) => component.options ?? []);
  expect(pursuits?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Surfen', 'Tauchen bei Stauwasser']));
  expect(conditions?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Bei Tageslicht', 'Wind unter 10 kn']));
  const { ask } = chatFixture({ stream: { station: { name: 'Narrows' }, events: [] } });
  const answers = async (options: Record<string, string>) =>
    (await ask({ kind: 'command', name: 'when', options: { place: 'geonames:3030300', ...options } })).title;
  for (const { value } of conditions ?? []) expect([value, await answers({ conditions: value })]).toContain(whenBrest);
  for (const { value } of pursuits ?? [])
    expect([value, await answers({ preset: value })].join()).toContain(' at Brest, Brittany, France');
  await (await form.submit({ conditions: ['low=-60..60', 'light=day'], words: 'wind under 12 kn' })).reply();
  expect(messages.at(-1)?.input).toMatchObject({
    name: 'when',
    options: { conditions: 'low=-60..60,light=day,wind under 12 kn' },
  });
  const { input } = messages.at(-1)!;
  expect((await ask(input)).data).toMatchObject({ conditions: 'low=-60..60,light=day,wind=..6.1733' });
});

it('the form for an alert offers what is watched for, notice and quiet hours, all of which are understood', async () => {
  const place = 'geonames:3030300';
  const alert: Button = { label: 'Alert me …', command: 'alert add', options: { place }, asks: true };
  const form = await pressed(alert, '?alert add|place=geonames:3030300', 'fr');
  const fields = await fieldsOf(form);
  expect(fields.map(({ component }) => component.custom_id)).toEqual([
    'preset',
    'conditions',
    'words',
    'lead',
    'quiet',
  ]);
  const [, conditions, , leads, quiets] = fields.map(({ component }) => component.options ?? []);
  expect(conditions?.map(({ label }) => label)).toEqual(expect.arrayContaining(['Superlune', 'Vent de plus de 33 nd']));
  for (const { value } of conditions ?? []) {
    const { ask } = chatFixture({
      warnings: async () => ({ warnings: [], sources: [{ name: 'dwd', attribution: 'DWD' }], missing: [] }),
    });
    expect([
      value,
      (await ask({ kind: 'command', name: 'alert add', options: { place, conditions: value } })).ok,
    ]).toEqual([value, true]);
  }
  for (const [name, choices] of [['lead', leads] as const, ['quiet', quiets] as const]) {
    for (const { value } of choices ?? []) {
      const { ask } = chatFixture();
      const options = { place, conditions: 'light=day', [name]: value };
      expect([value, (await ask({ kind: 'command', name: 'alert add', options })).ok]).toEqual([value, true]);
    }
  }
  await (await form.submit({ conditions: ['wind=17.2..'], lead: ['180m'] })).reply();
  expect(messages.at(-1)?.input).toMatchObject({
    name: 'alert add',
    options: { place, conditions: 'wind=17.2..', lead: '180m' },
  });
});

describe('the form of an alert that is changed', () => {
  const current = {
    place: 'Brest',
    conditions: 'light=day,wind below 11 kn,gust=20.8..',
    lead: '90m',
    quiet: '22:30-07:00',
  };

  it('begins with it as it stands', async () => {
    currentOptions.mockResolvedValue(current);
    const form = server.command('alert change', { number: 2 });
    expect((await form.ack).data?.['custom_id']).toBe('?alert change|number=2');
    const fields = (await fieldsOf(form)).map(({ component }) => component);
    const chosen = fields.map(({ options }) => options?.filter((one) => one.default).map(({ value }) => value));
    expect(fields.map(({ custom_id }) => custom_id)).toEqual(['place', 'conditions', 'words', 'lead', 'quiet']);
    expect(chosen).toEqual([undefined, ['gust=20.8..', 'light=day'], undefined, ['90m'], ['22:30-07:00']]);
    expect(fields[0]).toMatchObject({ placeholder: 'Brest', required: false });
    expect(fields[2]).toMatchObject({ value: 'wind below 11 kn' });
  });

  it('comes back as the command, and opens at its button, but not where the change was typed', async () => {
    currentOptions.mockResolvedValue(current);
    const change: Button = { label: 'Change …', command: 'alert change', options: { number: '2' }, asks: true };
    const form = await pressed(change, '?alert change|number=2');
    await (
      await form.submit({ conditions: ['light=day'], words: 'wind below 9 kn', lead: ['60m'], quiet: [] })
    ).reply();
    expect(messages.at(-1)?.input).toEqual({
      kind: 'command',
      name: 'alert change',
      options: { number: '2', conditions: 'light=day,wind below 9 kn', lead: '60m' },
    });
    await server.command('alert change', { number: 2, conditions: 'gale' }).reply();
    expect(messages.at(-1)?.input).toMatchObject({ options: { number: '2', conditions: 'gale' } });
  });
});

it('the form for a home takes any text for a place', async () => {
  const home: Button = { label: 'Another home …', command: 'place home', options: {}, asks: true };
  const form = await pressed(home, '?place home');
  await (await form.submit({ place: 'Le Conquet' })).reply();
  expect(messages.at(-1)?.input).toEqual({ kind: 'command', name: 'place home', options: { place: 'Le Conquet' } });
});

describe('the form of one’s own port', () => {
  const open = (options: Record<string, string>, locale = 'en-US') => server.command('place port', options, { locale });

  it('opens where the command comes without the differences, with a labelled field for each', async () => {
    const form = open({ name: 'cabin' }, 'de');
    const { type, data } = await form.ack;
    expect([type, data?.['custom_id'], data?.['title']]).toEqual([
      9,
      '?place port|name=cabin',
      'Unterschiede deines Hafens',
    ]);
    const fields = await fieldsOf(form);
    expect(fields.map(({ label, component }) => [component.custom_id, component.required, label])).toEqual([
      ['hw', false, 'Hochwasser: Zeit und Höhe'],
      ['lw', false, 'Niedrigwasser: Zeit und Höhe'],
      ['sill', false, 'Süll über Seekartennull, Meter'],
      ['draught', false, 'Tiefgang, Meter'],
    ]);
    expect(messages).toEqual([]);
  });

  it('comes back as the command, and its examples are understood in every language', async () => {
    for (const locale of ['en-GB', 'fr', 'de']) {
      const form = open({ name: 'cabin' }, locale);
      const examples = (await fieldsOf(form)).map(({ component }): [string, string] => [
        component.custom_id,
        (component as { placeholder?: string }).placeholder ?? '',
      ]);
      await (await form.submit(Object.fromEntries(examples))).reply();
      const input = messages.at(-1)?.input;
      expect(input).toMatchObject({ kind: 'command', name: 'place port', options: { name: 'cabin' } });
      const { ask } = chatFixture();
      await ask('place save cabin Kiel');
      const set = JSON.stringify((await ask(input!)).blocks);
      expect(set).toContain('high water +10 min, −0.3 m; low water −5 min, +0.1 m. Sill 2.5 m');
      expect(set).toContain('Draught 1.8 m');
    }
  });

  it('may be left empty in part, and is asked again where all of it is', async () => {
    await (await open({ name: 'cabin' }).submit({ sill: '2.5' })).reply();
    expect(messages.at(-1)?.input).toMatchObject({ options: { name: 'cabin', port: 'sill 2.5' } });
    await (await open({ name: 'cabin' }).submit({})).reply();
    expect(messages.at(-1)?.input).toEqual({ kind: 'command', name: 'place port', options: { name: 'cabin' } });
  });

  it('does not open where the differences were typed, or where the name is too long to come back', async () => {
    await open({ name: 'cabin', port: 'hw +10' }).reply();
    expect(messages.at(-1)?.input).toMatchObject({ options: { port: 'hw +10' } });
    await open({ name: 'x'.repeat(90) }).reply();
    expect(messages.at(-1)?.input).toMatchObject({ options: { name: 'x'.repeat(90) } });
  });

  it('is offered where a place was saved, and where it has differences', async () => {
    const { ask } = chatFixture();
    const saved = await ask('place save cabin Kiel');
    const set = await ask('place port cabin hw +10');
    const change = { command: 'place port', options: { name: 'cabin' }, asks: true };
    expect(saved.buttons).toEqual([expect.objectContaining(change)]);
    expect(set.buttons).toEqual([expect.objectContaining(change), expect.anything()]);
    expect((await ask(set.buttons!.at(-1)!)).title).toBe('cabin has no differences any more');
  });
});

it('the form of a digest opens where the command comes without a time', async () => {
  const form = server.command('digest add', { place: 'Brest' }, { guild: true });
  expect((await form.ack).data).toMatchObject({ custom_id: '?digest add|place=Brest' });
  await (await form.submit({ time: ['07:00'], weekdays: ['Monday'] })).reply();
  expect(messages.at(-1)?.input).toMatchObject({ options: { place: 'Brest', time: '07:00', weekdays: 'Monday' } });
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
