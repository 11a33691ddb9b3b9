import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

describe('a question about the bot itself', () => {
  it.each([
    ['how accurate are the heights', /^Tide heights: /],
    ['is the forecast for Saturday reliable', /^Wind, waves and weather are forecasts/],
    ['why does my almanac say something different', /^Sources differ/],
    ['where do your numbers come from', /^Tides are computed by Bellbuoy/],
  ])('%s: the topic is the first line', async (text, first) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text))[1]).toMatch(first);
  });

  it('is about the place of the last answer', async () => {
    const { ask } = chatFixture();
    await ask('tide Brest');
    expect(linesOf(await ask('which datum do you use'))[1]).toMatch(/^Brest: Heights above/);
    expect(linesOf(await ask('are your times utc or local'))[1]).toMatch(/^Brest: Times Europe\/Paris/);
    expect(linesOf(await ask('when were the forecasts last updated'))[1]).toMatch(
      /^Weather and waves are fetched anew/,
    );
  });

  it('names the clock of the place where another source differs', async () => {
    const { ask } = chatFixture();
    await ask('tide Brest');
    const lines = linesOf(await ask('that’s not right, my book says an hour different')).join('\n');
    expect(lines).toMatch(/Sources differ[^]*Europe\/Paris \(UTC\+1\)/);
  });

  it('is none where an exact time or another level is asked for, nor an order', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('the exact time of high water at Brest'))[0]).toMatch(/^Tide at Brest/);
    expect(linesOf(await ask('send me an update on your forecasts for Brest every day at 7')).join(' ')).toMatch(
      /07:00/,
    );
  });
});
