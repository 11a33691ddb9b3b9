import type { Question } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { currentAnswer, streamFirstLines, type StreamView } from '../../../src/answers/index.ts';
import type { FormatContext } from '../../../src/answers/index.ts';
import type { Place } from '../../../src/domain/place.ts';
import { dayWindow } from '../../../src/domain/time.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { openDictionary } from '../../../src/words.ts';

const zone = 'America/Los_Angeles';
const date = '2026-06-01';
const days = [{ date, window: dayWindow(date, zone) }] as const;
const place: Place = { id: 'gate', name: 'Golden Gate', point: { lat: 37.82, lng: -122.47 }, zone };
const at = (time: string) => Date.parse(`${date}T${time}:00-07:00`);
const stream: StreamView = {
  station: { name: 'Golden Gate Bridge', distance: 1, floodDirection: 72.8, ebbDirection: 252.8 },
  events: [
    { at: at('01:00'), kind: 'slack', phase: 'ebb', speedMs: 0 },
    { at: at('04:00'), kind: 'strongest', phase: 'ebb', speedMs: 1.5 },
    { at: at('07:00'), kind: 'weakest', phase: 'ebb', speedMs: 0.2 },
    { at: at('10:00'), kind: 'strongest', phase: 'ebb', speedMs: 1 },
    { at: at('13:00'), kind: 'slack', phase: 'flood', speedMs: 0 },
    { at: at('16:00'), kind: 'strongest', phase: 'flood', speedMs: 1.2 },
    { at: at('19:00'), kind: 'slack', phase: 'ebb', speedMs: 0 },
  ],
};
const dictionary = openDictionary();

function answer(language: string, now: number, view = stream, time?: string) {
  const format: FormatContext = { ...dictionary.in(language), units: unitSystems.nautical, zone, now };
  return currentAnswer({ format, place, days, question: { aspects: [], ...(time !== undefined && { time }) } }, view);
}

function lines(...args: Parameters<typeof answer>): string[] {
  return answer(...args).blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
}

describe('the answer about a tidal stream', () => {
  it('says what the stream does now, and when it turns', () => {
    expect(lines('en', at('14:30'))).toEqual(['Now: flood, 1.6 kn, setting ENE. Slack 19:00, in 4 h 30.']);
    expect(lines('fr', at('14:30'))).toEqual(['Maintenant : flot, 1,6 nd, direction ENE. Étale 19:00, dans 4 h 30.']);
    expect(lines('de', at('14:30'))).toEqual([
      'Jetzt: Flutstrom, 1,6 kn, setzt nach ONO. Stauwasser 19:00, in 4 h 30.',
    ]);
    expect(lines('en', at('13:02'))).toEqual(['Now: slack water. Slack 19:00, in 5 h 58.']);
  });

  it('begins with the slacks of another day or of a part of it, or with the strongest stream', () => {
    const first = (question: Question, now = at('14:30')): string[] => {
      const format: FormatContext = { ...dictionary.in('en'), units: unitSystems.nautical, zone, now };
      return streamFirstLines({ format, days, question }, stream);
    };
    const evening = at('14:30') - 24 * 3_600_000;
    expect(first({ aspects: ['slack'] }, evening)).toEqual([
      'Slack water tomorrow: 01:00, then ebb; 13:00, then flood; 19:00, then ebb.',
    ]);
    expect(first({ aspects: ['slack'], part: 'morning' })).toEqual([
      'No slack water today between 04:00 and 12:00; nearest: 01:00, then ebb; 13:00, then flood.',
    ]);
    expect(first({ aspects: ['current'], part: 'morning' })).toEqual([
      'Strongest stream today from 04:00 to 12:00: ebb, 2.9 kn, setting WSW, at 04:00.',
    ]);
    expect(first({ aspects: ['slack'] })).toEqual([]);
    expect(first({ aspects: ['slack'], time: '10:00' }, evening)).toEqual([]);
  });

  it('says what it does at the time that is asked for', () => {
    expect(lines('en', at('00:30'), stream, '10:00')).toEqual([
      'At 10:00: ebb, 1.9 kn, setting WSW. Slack 13:00, in 3 h 00.',
    ]);
  });

  it('lists slacks, strongest and weakest streams with their directions', () => {
    const table = answer('en', at('14:30')).blocks.find((block) => block.kind === 'table');
    expect(table?.rows.slice(1, 5)).toEqual([
      ['Ebb', '04:00', '2.9 kn WSW'],
      ['Weakest ebb', '07:00', '0.4 kn WSW'],
      ['Ebb', '10:00', '1.9 kn WSW'],
      ['Slack', '13:00', 'then flood'],
    ]);
  });

  it('warns of a station that is not at hand, and has no direction where none is published', () => {
    const { floodDirection: _, ...station } = { ...stream.station, waterDistance: 12 };
    const [now, warning] = lines('en', at('14:30'), { ...stream, station });
    expect(now).toContain('flood, 1.6 kn. Slack');
    expect(warning).toContain('Golden Gate Bridge, 6 nm away');
  });

  it('has a picture with the numbers in words', async () => {
    const picture = await answer('en', at('14:30')).picture?.('light');
    expect(picture?.alt).toMatch(/^Golden Gate, Tidal stream · .*Slack/);
  });
});
