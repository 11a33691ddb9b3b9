import { describe, expect, it } from 'vitest';
import type { Answer, Button } from '../../src/answers/index.ts';
import { toPlatformButtons } from '../../src/adapters/buttons.ts';
import { presetNames } from '../../src/domain/windows/index.ts';
import { hourMs } from '../../src/domain/time.ts';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

/** 10:00 in Brest, a Friday. */
const now = Date.UTC(2026, 10, 20, 9);

/** Good for surfing but for the wind. */
function forecast(knots: number) {
  const values = { windSpeed: (knots * 1852) / 3600, waveHeight: 1.6, wavePeriod: 12 };
  const hours = Array.from({ length: 100 }, (_, i) => ({ at: now + (i - 4) * hourMs, values }));
  return { hours, sources: [{ name: 'icon' }] };
}

function button({ buttons = [] }: Answer, label: RegExp): Button {
  const found = buttons.find((one) => label.test(one.label));
  if (!found) throw new Error(`No button ${String(label)} among ${buttons.map((one) => one.label).join(', ')}`);
  return found;
}

const wanted = (lines: readonly string[]) => lines.find((line) => /^(Limits|Wanted)/.test(line));

describe('limits of one’s own', () => {
  it('take the place of the usual ones in every question, are listed, and end with a reset', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    expect(linesOf(await ask('when can I surf at Brest')).join()).toContain('Fri 20 | worth a look | wind (17 kn)');
    const saved = linesOf(await ask('/preset save surfing wind under 20 kn'));
    expect(saved).toContain('wind below 15 kn is now wind below 20 kn.');
    const answer = linesOf(await ask('when can I surf at Brest'));
    expect(wanted(answer)).toContain('Limits for surfing');
    expect(wanted(answer)).toContain('wind below 20 kn');
    expect(answer.join()).toContain('Fri 20 | good');
    expect(linesOf(await ask('/preset list')).find((line) => line.startsWith('Surfing'))).toContain('(your own)');
    await ask('/preset reset surf');
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 15 kn');
    expect(linesOf(await ask('/preset list')).join()).not.toContain('(your own)');
  });

  it('are those of a question for that question only, until they are kept', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    const answer = await ask('when can I surf at Brest with wind under 18 kn');
    expect(wanted(linesOf(answer))).toContain('wind below 18 kn');
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 15 kn');
    await ask(button(answer, /^Keep these limits for surfing/));
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 18 kn');
  });

  it('are exported and forgotten with everything else, and nobody else’s', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    await ask('/preset save surfing wind under 20 kn');
    expect((await ask('/privacy export')).file?.content).toContain('"preset-surf": "wind=..10.2889"');
    expect(wanted(linesOf(await ask('when can I surf at Brest', { id: '700000002' })))).toContain('wind below 15 kn');
    await ask({ kind: 'command', name: 'privacy', options: { action: 'forget', confirm: 'yes' } });
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 15 kn');
  });

  it.each([
    ['/preset save knitting wind under 20 kn', 'knitting'],
    ['/preset save surfing', 'When what?'],
    ['/preset save surfing wind under 20 kn and dolphins', 'dolphins'],
  ])('are refused in %s, naming why', async (text, expected) => {
    const { ask, bugs } = chatFixture();
    const answer = await ask(text);
    expect(answer.ok).toBe(false);
    expect(answer.title).toContain(expected);
    expect(bugs).toEqual([]);
  });

  it.each([
    ['fr', 'activité régler surf vent sous 20 nœuds', 'vent de moins de 15 nd devient vent de moins de 20 nd.'],
    ['de', 'vorhaben setzen Surfen Wind unter 20 kn', 'Aus „Wind unter 15 kn“ wird „Wind unter 20 kn“.'],
  ])('are set in %s', async (language, text, expected) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text, { language }))).toContain(expected);
  });
});

describe('was it right', () => {
  it('moves the limit that decided a verdict by one step, says the rule, and can be undone', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    const answer = await ask('when can I surf at Brest');
    const judged = await ask(button(answer, /^Fri 20 was good after all/));
    expect(linesOf(judged)).toContain('wind below 15 kn is now wind below 18 kn.');
    expect(linesOf(judged).join()).toContain('The rule: a verdict that was wrong moves the one limit');
    // Pressed twice, it is the same judgement.
    await ask(button(answer, /^Fri 20 was good after all/));
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 18 kn');
    await ask(button(judged, /^Undo/));
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 15 kn');
  });

  it('moves the limit that was nearest to failing inwards where a good day was none', async () => {
    const { ask } = chatFixture({ weather: forecast(14) });
    await ask(button(await ask('when can I surf at Brest'), /^Fri 20 was no good/));
    expect(wanted(linesOf(await ask('when can I surf at Brest')))).toContain('wind below 12 kn');
  });

  it('puts back former limits of one’s own', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    await ask('/preset save surfing wind under 16 kn');
    const judged = await ask(button(await ask('when can I surf at Brest'), /^Fri 20 was good after all/));
    expect(wanted(linesOf(judged))).toContain('wind below 19 kn');
    expect(wanted(linesOf(await ask(button(judged, /^Undo/))))).toContain('wind below 16 kn');
  });

  it('changes nothing where the verdict was right, or other limits decide', async () => {
    const { ask } = chatFixture({ weather: forecast(17) });
    const answer = await ask('when can I surf at Brest');
    expect(linesOf(await ask(button(answer, /that was right/)))).toContain('Nothing changes.');
    const narrowed = await ask('when can I surf at Brest with wind under 10 kn');
    expect(narrowed.buttons?.some(({ label }) => /good after all|no good/.test(label))).toBe(false);
  });

  it('fits into a button of Telegram for every pursuit and limit', () => {
    const longest = presetNames.map((preset) => ({
      label: preset,
      command: 'preset save',
      options: { preset, conditions: 'water=13.25..', was: 'good' },
    }));
    expect(toPlatformButtons(longest)).toHaveLength(presetNames.length);
  });
});
