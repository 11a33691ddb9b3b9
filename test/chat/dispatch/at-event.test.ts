import { describe, expect, it } from 'vitest';
import { utcDayMs } from '../../../src/domain/time.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';
import { madeWeather } from '../../support/made-weather.ts';

const begin = Date.UTC(2026, 10, 20);
const weather = madeWeather({ from: begin, to: begin + 5 * utcDayMs }, 48);

async function answerTo(text: string, language = 'en'): Promise<string> {
  return linesOf(await chatFixture({ weather }).ask(text, { language })).join('\n');
}

describe('a forecast at the time of an event', () => {
  it('is that of the next low water, which is said before it', async () => {
    const text = await answerTo('low water Brest and the wind then');
    const [, at = 'none'] = /Wind (?:today|tomorrow) at (\d\d:\d\d)/.exec(text) ?? [];
    expect(text).toMatch(new RegExp(`Low water .*${at} \\(`));
  });

  it('is that of each low water of a day to come', async () => {
    const text = await answerTo('wind in Brest at low water tomorrow');
    expect(text.match(/Wind tomorrow at \d\d:\d\d/g)).toHaveLength(2);
  });

  it('is that of the sunset, which is before the evening', async () => {
    expect(await answerTo('sunset and cloud in Brest this evening')).toMatch(/Cloud today at 17:\d\d/);
  });

  it('is that of a time after high water, there or at the port that is named behind it', async () => {
    const timesIn = (text: string) => text.match(/(?<=tomorrow at |High water tomorrow: |m\), )\d\d:\d\d/g) ?? [];
    const high = timesIn(await answerTo('high water Brest tomorrow'));
    expect(high).toHaveLength(2);
    const hourOf = (at: string): number => Number(at.slice(0, 2));
    const here = timesIn(await answerTo('wind in Brest 2 hours after high water tomorrow'));
    expect(here.map(hourOf)).toEqual(high.map((at) => hourOf(at) + 2));
    // An hour less on the clock of Cowes.
    const there = timesIn(await answerTo('wind at Cowes 2 hours after high water Brest tomorrow'));
    expect(there.map(hourOf)).toEqual(high.map((at) => hourOf(at) + 1));
  });

  it('is that of now beside a tide without words for it', async () => {
    expect(await answerTo('low water Brest and the wind')).toContain('Wind now');
  });
});

describe('the tide at the time of an event of the sky', () => {
  it('is that of the light that is still to come', async () => {
    const text = await answerTo('golden hour in Brest today and how high is the tide then');
    expect(text).toMatch(/At 17:\d\d today: \d\.\d m/);
  });

  it('is told behind it, with yes or no where a water is asked after', async () => {
    const { ask } = chatFixture({ weather });
    await ask('sunset in Brest tomorrow');
    const text = linesOf(await ask('is there low water then?')).join('\n');
    expect(text).toMatch(/(?:Yes|No|Nearly): \w+ at 17:\d\d tomorrow/);
    expect(text).toContain('Low water tomorrow');
  });
});

describe('a question that names no day', () => {
  it.each([
    ['en', 'next low water below 0.3 m at Brest', 'Wanted: low water · tide below 0.3 m'],
    ['de', 'nächstes Niedrigwasser unter 0,3 m in Brest', 'Niedrigwasser · Wasserstand unter 0,3 m'],
  ])('%s searches on for a water beyond a height: %s', async (language, text, wanted) => {
    expect(await answerTo(text, language)).toContain(wanted);
  });
});
