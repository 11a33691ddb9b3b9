import { expect, it } from 'vitest';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

const race = { name: 'Raz de Sein', kind: 'tidal', knots: 6.5, source: 'Voile Magazine' } as const;
const { ask } = chatFixture({ strongStreamAt: ({ lat }) => (Math.abs(lat - 48.39) < 0.1 ? race : undefined) });
const warning = 'Strong tidal streams here: up to 6.5 kn (Raz de Sein; Voile Magazine).';

it.each([
  'tide in Brest',
  'wind in Brest',
  'current in Brest',
  'waves in Brest',
  'when can I swim in Brest',
  'today in Brest',
])('warns of strong tidal streams where they matter: %s', async (question) => {
  expect(linesOf(await ask(question)).filter((line) => line.startsWith(warning))).toHaveLength(1);
});

it.each(['rain in Brest', 'moon in Brest', 'tide at 43.0000,3.0000'])(
  'says nothing of them elsewhere: %s',
  async (question) => {
    expect(linesOf(await ask(question)).join(' ')).not.toContain('Strong tidal streams');
  },
);
