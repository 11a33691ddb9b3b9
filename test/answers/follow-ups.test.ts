import { describe, expect, it } from 'vitest';
import { toPlatformButtons } from '../../src/adapters/buttons.ts';
import type { Button } from '../../src/answers/index.ts';
import { chatFixture } from '../support/chat-fixture.ts';

const brest = { place: 'geonames:3030300' };
const inGroup = async (of: string, group: Button['group'], from = {}) => {
  const { buttons = [] } = await chatFixture().ask(of, from);
  return buttons.filter((button) => button.group === group);
};
const sent = (buttons: readonly Button[]) => toPlatformButtons(buttons).map(({ label, payload }) => [label, payload]);

describe('the follow-ups of an answer about a place', () => {
  it('are the days before and after, as many as were answered', async () => {
    expect(sent(await inGroup('tide Brest', 'days'))).toEqual([
      ['‹ Thu 19', '!tide|place=geonames:3030300|day=2026-11-19'],
      ['Sat 21 ›', '!tide|place=geonames:3030300|day=2026-11-21'],
    ]);
    expect(sent(await inGroup('tide Brest tomorrow 3d datum=MSL', 'days'))).toEqual([
      ['‹ Wed 18', '!tide|place=geonames:3030300|datum=MSL|day=2026-11-18|days=3'],
      ['Tue 24 ›', '!tide|place=geonames:3030300|datum=MSL|day=2026-11-24|days=3'],
    ]);
  });

  it.each([
    ['tide Brest 1 December', ['‹ Mon 30 Nov', 'Wed 2 ›']],
    ['marée Brest 31 décembre', ['‹ mer. 30', 'ven. 1er janv. ›']],
    ['Gezeiten Brest 1. Dezember', ['‹ Mo, 30. Nov.', 'Mi 2 ›']],
  ])('say the month where it is another one: “%s”', async (question, labels) => {
    expect((await inGroup(question, 'days')).map(({ label }) => label)).toEqual(labels);
  });

  it('are the other commands about the same place and day, with their names in the language of the answer', async () => {
    expect(sent(await inGroup('wetter Brest morgen', 'topics', { language: 'de' }))).toEqual([
      ['Heute', '!today|place=geonames:3030300|day=2026-11-21'],
      ['Gezeiten', '!tide|place=geonames:3030300|day=2026-11-21'],
      ['Wellen', '!waves|place=geonames:3030300|day=2026-11-21'],
      ['Sonne', '!sun|place=geonames:3030300|day=2026-11-21'],
      ['Mond', '!moon|place=geonames:3030300|day=2026-11-21'],
    ]);
    // Under an old message, `today` still is the day on which the button is pressed.
    expect((await inGroup('tide Brest', 'topics')).map(({ options }) => options)).toEqual(
      Array.from({ length: 5 }, () => brest),
    );
  });

  it('are another station, home, a digest and units, where the user can have them', async () => {
    expect(sent(await inGroup('tide Brest', 'more'))).toEqual([
      ['Another station …', '!stations|place=geonames:3030300'],
      ['Make Brest my home', 'place home|place=geonames:3030300'],
      ['Send me this regularly …', '?digest add|place=geonames:3030300|what=tide'],
      ['When … ?', '?when|place=geonames:3030300'],
      ['Alert me …', '?alert add|place=geonames:3030300'],
      ['Units …', 'settings|show=units'],
    ]);
    expect(
      (await inGroup('moon Brest', 'more', { platform: 'web', anonymous: true })).map(({ label }) => label),
    ).toEqual(['Units …']);
  });

  it('fit into a button wherever the place is, and are answered', async () => {
    const { ask, bugs } = chatFixture();
    for (const line of ['today 48.3830,-174.4950', 'weather River tomorrow 7d', 'waves River', 'stations Kiel']) {
      const { buttons = [] } = await ask(line);
      expect(toPlatformButtons(buttons)).toHaveLength(buttons.length);
      for (const button of buttons) expect((await ask(button)).title).not.toBe('');
    }
    expect(bugs).toEqual([]);
  });
});

describe('a digest without a time', () => {
  it('asks for one, and is added by a press', async () => {
    const { ask } = chatFixture();
    const button = (await inGroup('tide Brest', 'more')).find(({ asks }) => asks);
    const question = await ask(button!);
    expect(question.title).toBe('What time should it come?');
    const seven = question.buttons!.find(({ label }) => label === '07:00')!;
    expect(toPlatformButtons([seven])).toHaveLength(1);
    expect((await ask(seven)).title).toBe('Digest 1: tide, Brest, Brittany, France');
  });
});
