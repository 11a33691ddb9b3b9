import { describe, expect, it } from 'vitest';
import { watchedQuestion } from '../../../commands/alert.ts';
import { chatFixture } from '../../support/chat-fixture.ts';

type Asked = { title: string; blocks: readonly unknown[]; note?: string; ok: boolean };
const textOf = ({ title, blocks, note }: Asked) => JSON.stringify([title, blocks, note]);

/** High water of the fixture is at 13:00 in Kiel, 5 m; low water at 07:00, 1 m. */
async function withCabin(line: string, language = 'en') {
  const { ask } = chatFixture();
  await ask('place save cabin Kiel');
  const set = await ask(line, { language });
  return { ask, set };
}

describe('a saved place with the differences of one’s own port', () => {
  it('has them in its tide, and says when there is water enough', async () => {
    const { ask, set } = await withCabin('place port cabin hw +30 -0.5 lw -15 +0.2 sill 2.5 draught 1');
    expect(set.title).toBe('Saved: cabin has differences of its own');
    const tide = textOf(await ask('tide cabin'));
    expect(tide).toContain('"High water","13:30","4.5 m"');
    expect(tide).toContain('"Low water","06:45","1.2 m"');
    expect(tide).toMatch(/Above 3.5 m \(LAT\) today: \d\d:\d\d–\d\d:\d\d/);
    expect(tide).toContain('With your differences: high water +30 min, −0.5 m; low water −15 min, +0.2 m. Sill 2.5 m');
    expect(textOf(await ask('today cabin'))).toContain('13:30');
    expect(textOf(await ask('tide Kiel'))).toContain('"13:00","5.0 m"');
  });

  it('has them in the windows that an alert lists, which names it by its id', async () => {
    const { ask } = await withCabin('place port cabin hw +30');
    const afterHigh = { kind: 'around', event: 'high', fromMin: 0, toMin: 60 } as const;
    const input = watchedQuestion({ id: 'geonames:2891122' }, [afterHigh], undefined);
    expect(textOf(await ask(input))).toContain('Fri 20 Nov 13:30');
  });

  it('has them in its calendar', async () => {
    const { ask } = await withCabin('place port cabin hw +30');
    const { file } = await ask('calendar cabin');
    expect(file?.content).toContain('T123000Z');
    expect(file?.content).not.toContain('T120000Z');
  });

  it.each([
    ['fr', 'lieu port cabin pm +30 -0,5 bm -15 +0,2 seuil 2,5 tirant 1'],
    ['de', 'ort hafen cabin hw +30min -0,5m nw -15min +0,2m süll 2,5 tiefgang 1'],
  ])('is set in one line in %s', async (language, line) => {
    const { ask, set } = await withCabin(line, language);
    expect(set.ok).toBe(true);
    expect(textOf(await ask('tide cabin'))).toContain('"13:30","4.5 m"');
  });

  it.each(['hw +30 min, -0.5 m lw -15 min, 0.2 m', 'hw -0.5 m +30 lw -15 0,2', 'lw −15min +0,2m; hw +30;−0,5'])(
    'is read with units and signs as they are written: %s',
    async (line) => {
      const { ask } = await withCabin(`place port cabin ${line}`);
      expect(textOf(await ask('tide cabin'))).toContain(
        'With your differences: high water +30 min, −0.5 m; low water −15 min, +0.2 m.',
      );
    },
  );

  it('has them behind its buttons, until they are taken back or the place is forgotten', async () => {
    const { ask } = await withCabin('place port cabin hw +30');
    const { buttons = [] } = await ask('tide cabin');
    const next = buttons.find(({ group }) => group === 'days');
    expect(next && textOf(await ask(next))).toContain('13:30');
    await ask('place port cabin none');
    expect(textOf(await ask('tide cabin'))).toContain('"13:00"');
    await ask('place port cabin hw +30');
    await ask('place forget cabin');
    await ask('place save cabin Kiel');
    expect(textOf(await ask('tide cabin'))).toContain('"13:00"');
  });

  it('is exported with them', async () => {
    const { ask } = await withCabin('place port cabin hw +30 -0.5');
    expect((await ask('privacy export')).file?.content).toContain('highMinutes');
  });

  it('refuses what is unclear, and other names', async () => {
    const { ask } = await withCabin('place port cabin tomorrow');
    for (const line of [
      'hw',
      'hw +10 lw',
      'hw +10 -0.3 4',
      'hw 1 m 2 m',
      'sill 5 min',
      'sill 99',
      'hw +999',
      '+10',
      'hw 2.5x',
    ]) {
      expect((await ask(`place port cabin ${line}`)).title).toContain('Which differences?');
    }
    expect((await ask('place port boat hw +10')).title).toContain('You have no place called “boat”');
  });
});
