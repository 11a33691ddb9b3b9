import { describe, expect, it } from 'vitest';
import { themes } from '../../src/answers/pictures/theme.ts';
import { hourMs } from '../../src/domain/time.ts';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

/** 10:00 in Brest, a Friday; high water is at 01:00 and 13:00, 5 m, low water at 07:00 and 19:00, 1 m. */
const now = Date.UTC(2026, 10, 20, 9);

function forecast(knots: (hour: number) => number, hours = 100) {
  return {
    hours: Array.from({ length: hours }, (_, i) => ({
      at: now - 4 * hourMs + i * hourMs,
      values: { windSpeed: (knots(i - 4) * 1852) / 3600, gust: (knots(i - 4) * 2 * 1852) / 3600 },
    })),
    sources: [{ name: 'icon' }],
  };
}

describe('when', () => {
  it('answers the next windows with start, end and length', async () => {
    const { ask } = chatFixture();
    const answer = await ask('/when Brest tide below 2 m in daylight');
    expect(linesOf(answer)).toEqual(
      expect.arrayContaining([
        'When? Brest, Brittany, France',
        'Wanted: tide below 2.0 m · daylight.',
        'Next: Fri 20 Nov 17:00–17:34, in 7 h 00.',
        'Fri 20 Nov 17:00 | 17:34 | 34 min',
        'Sat 21 Nov 08:34 | 09:00 | 26 min',
      ]),
    );
    expect(answer.data).toMatchObject({ subject: 'windows', conditions: 'tide=..2,light=day' });
  });

  it('answers instants with the height of the water', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('high water after sunset at Brest'))).toContain('Sat 21 Nov 01:00 | 5.0 m');
  });

  it('is the same from a form, a button and a sentence', async () => {
    const { ask } = chatFixture();
    const options = { place: 'Brest', conditions: 'tide below 2 m in daylight' };
    const typed = await ask('when at Brest is the tide below 2 m in daylight');
    expect(linesOf(await ask({ kind: 'command', name: 'when', options }))).toEqual(linesOf(typed));
    const carried = { place: 'Brest', conditions: 'tide=..2,light=day' };
    expect(linesOf(await ask({ kind: 'command', name: 'when', options: carried }))).toEqual(linesOf(typed));
  });

  it('keeps to the days that are named, typed into a form as well', async () => {
    const { ask } = chatFixture();
    const answer = await ask('/when Brest tide below 2 m in daylight tomorrow');
    expect(linesOf(answer).filter((line) => line.includes(' | '))).toEqual([
      'Sat 21 Nov 08:34 | 09:00 | 26 min',
      'Sat 21 Nov 17:00 | 17:33 | 33 min',
    ]);
    const options = { place: 'Brest', conditions: 'tide below 2 m in daylight tomorrow' };
    expect(linesOf(await ask({ kind: 'command', name: 'when', options }))).toEqual(linesOf(answer));
  });

  it('says where the forecast ends, and what came nearest', async () => {
    const { ask } = chatFixture({ weather: forecast((hour) => (hour < 6 ? 14 : 20), 48) });
    const lines = linesOf(await ask('/when Brest wind under 12 kn in daylight'));
    expect(lines).toContain('No such time until Sun 22 Nov 05:00.');
    expect(lines).toContain('Nearest miss: Fri 20 Nov 10:00–17:34, but for wind (14 kn).');
    expect(lines.join(' ')).toContain('The forecast ends on Sun 22 Nov 05:00');
  });

  it('has a verdict for each day with its one reason', async () => {
    const { ask } = chatFixture({ weather: forecast((hour) => (hour < 14 ? 5 : hour < 38 ? 13 : 25), 72) });
    const answer = await ask('/when Brest wind under 12 kn in daylight');
    const table = answer.blocks.find((block) => block.kind === 'table' && block.title === 'Day by day');
    expect(table).toMatchObject({
      rows: [
        ['Fri 20', 'go', '10:00–17:34'],
        ['Sat 21', 'worth a look', 'wind (13 kn)'],
        ['Sun 22', 'skip', 'wind (25 kn)'],
      ],
    });
  });

  it('knows pursuits with conditions of their own, which are shown, and which others narrow', async () => {
    const { ask } = chatFixture({ weather: forecast(() => 8) });
    const lines = linesOf(await ask('/when Brest sailing on sundays'));
    expect(lines).toContain('No forecast for this place has waves, visibility.');
    expect(lines[1]).toContain('wind 8 kn to 20 kn');
    expect(lines[1]).toContain('Sunday');
    expect((await ask('when is it good to sail at Brest')).title).toBe('When? Brest, Brittany, France');
    expect((await ask('surf Brest')).title).toBe('Sea at Brest, Brittany, France');
  });

  it('names values that no forecast has', async () => {
    const { ask } = chatFixture({ weather: forecast(() => 8) });
    const lines = linesOf(await ask('/when Brest waves under 1 m and gusts under 20 kn'));
    expect(lines).toContain('No forecast for this place has waves.');
  });

  it('counts the error of the tide against a ship, above chart datum whatever is preferred', async () => {
    const { ask } = chatFixture();
    await ask('settings datum MSL');
    const lines = linesOf(await ask('/when Brest bar dries 2 m, draught 1.5 m, 0.5 m under the keel'));
    expect(lines).toContain('Wanted: 1.5 m of draught and 0.5 m of margin over a sill at 2.0 m.');
    expect(lines.find((line) => line.startsWith('Counted against you'))).toContain('10 min and 0.1 m');
    expect(lines.join(' ')).toContain('above LAT');
  });

  it.each([
    ['/when Brest', 'When what?'],
    ['/when Brest dolphins', 'dolphins'],
    ['/when Brest with 1.6 m draught', 'How high is the sill'],
    ['quand à Brest', ''],
  ])('asks for what is missing in %s', async (text, expected) => {
    const { ask, bugs } = chatFixture();
    expect((await ask(text, { language: 'en' })).title).toContain(expected);
    expect(bugs).toEqual([]);
  });

  it('names what it does not understand', async () => {
    const { ask } = chatFixture();
    const { note } = await ask('/when Brest tide below 2 m in daylight with dolphins and bagpipes');
    expect(note).toContain('dolphins');
    expect(note).toContain('bagpipes');
  });

  it('refuses a form without sense', async () => {
    const { ask } = chatFixture();
    const ill = { kind: 'command' as const, name: 'when', options: { place: 'Brest', conditions: 'blue bananas' } };
    expect(await ask(ill)).toMatchObject({ ok: false });
    expect((await ask(ill)).title).toContain('blue bananas');
  });

  it('shades the windows under the curve of the tide', async () => {
    const { ask } = chatFixture();
    const { picture } = await ask('/when Brest tide below 2 m in daylight');
    const drawn = await picture?.('light');
    const bands = drawn?.scene.shapes.filter(({ role }) => role === 'window') ?? [];
    expect(bands.length).toBeGreaterThan(2);
    expect(bands[0]).toMatchObject({ kind: 'rect', fill: `${themes.light.golden}48` });
  });

  it.each([
    ['fr', 'quand la mer est-elle sous 2 m de jour à Brest', 'Conditions : marée au-dessous de 2,0 m · de jour.'],
    [
      'de',
      'wann ist in Kiel der Wasserstand unter 2 m bei Tageslicht',
      'Gesucht: Wasserstand unter 2,0 m · bei Tageslicht.',
    ],
  ])('answers in %s', async (language, text, expected) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text, { language }))).toContain(expected);
  });
});
