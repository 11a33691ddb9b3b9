import { expect, it } from 'vitest';
import { chatFixture } from '../../support/chat-fixture.ts';

it.each([
  ['tide Brest 2026-13-45', '2026-13-45'],
  ['tide Brest 2026-11-45', '2026-11-45'],
  ['weather Brest 2026/13/45', '2026-13-45'],
  ['tide Brest 45/13/2026', '2026-13-45'],
  ['tide Brest 32.13.2026', '2026-13-32'],
])('%s is refused with the day that no calendar has', async (text, day) => {
  const { ok, title } = await chatFixture().ask(text);
  expect([ok, title.includes(day)]).toEqual([false, true]);
});

it.each(['tide Brest & Kiel', 'tide Brest &Kiel', 'tide Brest + Kiel', 'Gezeiten Brest & Kiel', 'marée Brest & Kiel'])(
  '%s is about both places',
  async (text) => {
    const { ok, blocks } = await chatFixture().ask(text);
    expect([ok, JSON.stringify(blocks).includes('Kiel')]).toEqual([true, true]);
  },
);

it('offers the place that the name of an unknown one ends in', async () => {
  const { ok, buttons = [] } = await chatFixture().ask('marea en la isla de San Nicolás de Brest');
  expect([ok, buttons[0]?.label]).toEqual([false, expect.stringContaining('Brest')]);
});
