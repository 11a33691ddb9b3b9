import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

describe('several places in one sentence', () => {
  it.each([
    [
      'tide Brest and Kiel tomorrow',
      'en',
      ['Tide at Brest', 'Saturday 21 November', 'Tide at Kiel', 'Saturday 21 November'],
    ],
    ['tide Brest / Kiel', 'en', ['Tide at Brest', 'Tide at Kiel']],
    ['stato del mare Brest - Kiel domani', 'it', ['Mare: Brest', 'Mare: Kiel']],
    ['viento Brest-Kiel mañana', 'es', ['Tiempo: Brest', 'Tiempo: Kiel']],
    ['onde está melhor amanhã, Brest ou Kiel', 'pt', ['Tempo: Brest', 'Tempo: Kiel']],
    ['compare the sun at Brest vs Kiel', 'en', ['Sun at Brest', 'Sun at Kiel']],
    ['how much later is high tide at Brest than at Kiel', 'en', ['Tide at Brest', 'Tide at Kiel']],
    ['is Kiel windier than Brest tomorrow', 'en', ['Weather at Kiel', 'Weather at Brest']],
    ['Ist es in Kiel windiger als in Brest?', 'de', ['Wetter: Kiel', 'Wetter: Brest']],
    ['y a-t-il plus de vent à Brest qu’à Kiel', 'fr', ['Météo : Brest', 'Météo : Kiel']],
    ['will it be rough from Kiel to Cowes', 'en', ['Sea at Kiel', 'Sea at Cowes']],
    ['Brest to Cowes tomorrow', 'en', ['Weather at Brest', 'Weather at Cowes']],
    ['Kiel → Brest morgen', 'de', ['Wetter: Kiel', 'Wetter: Brest']],
    ['Plymouth Cowes demain', 'fr', ['Météo : Plymouth', 'Météo : Cowes']],
    ['which has low water first, Kiel or Brest', 'en', ['Tide at Kiel', 'Tide at Brest']],
    ['marée à Brest et à Kiel', 'fr', ['Marée : Brest', 'Marée : Kiel']],
    ['Gezeiten in Kiel oder in Brest', 'de', ['Gezeiten: Kiel', 'Gezeiten: Brest']],
  ])('“%s” is answered for each', async (text, language, parts) => {
    const { ask } = chatFixture();
    const reply = await ask(text, { language });
    const lines = linesOf(reply);
    const headings = lines.flatMap((line, index) => (index === 0 ? line.split(' · ') : line));
    const found = parts.map((part) => headings.findIndex((line) => line.startsWith(part)));
    expect(
      found.every((at) => at >= 0),
      lines.join('\n'),
    ).toBe(true);
    expect(lines.join('\n')).not.toMatch(/Not understood|Non compris|Nicht verstanden/);
  });

  it('have the limits of a pursuit once', async () => {
    const values = { windSpeed: 9, gust: 14, waveHeight: 2, waterTemperature: 12, precipitation: 0 };
    const hours = Array.from({ length: 100 }, (_, hour) => ({ at: Date.UTC(2026, 10, 20, hour), values }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    const lines = linesOf(await ask('swimming at Brest or Kiel tomorrow'));
    expect(lines.filter((line) => line.startsWith('Limits for swimming'))).toHaveLength(1);
  });

  it('have the times that fit at all places of a way first', async () => {
    const values = (hour: number): { windSpeed: number } => ({ windSpeed: hour < 60 ? 3 : 12 });
    const hours = Array.from({ length: 100 }, (_, hour) => ({
      at: Date.UTC(2026, 10, 20, hour),
      values: values(hour),
    }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    const lines = linesOf(await ask('when to cross from Brest to Cowes with under 15 kn of wind'));
    expect(lines[1]).toMatch(/^At all of these places: Fri 20 Nov 10:00–/);
  });

  it('are compared once where two commands answer', async () => {
    const lines = linesOf(await chatFixture().ask('wind and waves from Brest to Kiel tomorrow'));
    expect(new Set(lines.slice(0, 6)).size).toBe(lines.slice(0, 6).length);
  });

  it('are named rightly beside the answer of a command without a place', async () => {
    const lines = linesOf(await chatFixture().ask('low tide and wind Brest and Kiel tomorrow, what does MHWS mean'));
    expect(lines.filter((line) => line.startsWith('Brest: low water'))).toHaveLength(0);
    expect(lines.filter((line) => line.startsWith('Brest, Kiel: low water'))).toHaveLength(1);
  });

  it('have first lines that are the same at both once', async () => {
    const lines = linesOf(await chatFixture().ask('high tide Brest and Kiel'));
    expect(lines.slice(1, 3)).toEqual([
      expect.stringMatching(/^Brest, Kiel: high water today/),
      expect.stringMatching(/^Now/),
    ]);
  });

  it('are told in the units of the first', async () => {
    const hours = [{ at: Date.UTC(2026, 10, 20, 9), values: { waveHeight: 2 } }];
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    expect(linesOf(await ask('waves Brest or Boston')).join('\n')).not.toMatch(/\d ft/);
    expect(linesOf(await ask('waves Boston or Brest')).join('\n')).not.toMatch(/\d m\b/);
  });

  it('are answered without one that is unknown, which is said', async () => {
    const options = { place: 'Brest', alsoAt: 'Nowhere' };
    const lines = linesOf(await chatFixture().ask({ kind: 'command', name: 'tide', options }));
    expect(lines[0]).toBe('Tide at Brest, Brittany, France');
    expect(lines).toContain('I know no place called “Nowhere”.');
  });

  it('stay in the conversation, until another is named', async () => {
    const { ask } = chatFixture();
    await ask('tide Brest and Kiel');
    const later = linesOf(await ask('and the sun?')).join('\n');
    expect(later).toMatch(/Sun at Brest[^]*Sun at Kiel/);
    expect(linesOf(await ask('for Kiel')).join('\n')).not.toContain('Brest');
  });

  it('are named where only one can be answered', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('calendar Brest and Kiel')).join('\n')).toContain('Not understood: “Kiel”');
  });
});

it('a passage has a course against the wind, and the way back of which it is not said none', async () => {
  const hours = Array.from({ length: 96 }, (_, hour) => ({
    at: Date.UTC(2026, 10, 21) + hour * 3_600_000,
    values: { windSpeed: 8, windDirection: 45, waveHeight: 1 },
  }));
  const { ask } = chatFixture({ weather: { hours, sources: [{ name: 'icon' }] } });
  const there = linesOf(await ask('wind from Brest to Kiel tomorrow'));
  expect(there.join('\n')).toMatch(/^Course NE\. .*wind from NE, head wind/m);
  const back = linesOf(await ask('how about going back on Sunday'));
  expect(back.join('\n')).toContain('Kiel');
  expect(back.join('\n')).not.toContain('Course');
});
