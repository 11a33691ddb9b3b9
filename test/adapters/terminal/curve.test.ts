import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/adapters/terminal/index.ts';
import { tideAnswer, type Answer, type Curve } from '../../../src/answers/index.ts';
import { brest, dayAt, formatAt, handMadeTide } from '../../answers/answer-fixture.ts';

function drawn(curve: Curve): string[] {
  const answer: Answer = { title: 'T', blocks: [], curve: () => curve };
  return renderTerminal(answer).split('\n').slice(2, -1);
}

describe('a curve in a terminal', () => {
  it('has a column for each value, from an eighth to three lines high', () => {
    const labels = [
      { at: 0, text: '00' },
      { at: 0.5, text: '12' },
    ];
    // 0, 1 and 2 of 3 are 1, 8.67 and 16.33 eighths.
    expect(drawn({ values: [0, 1, 2, 3], labels, now: 0.5 })).toEqual([
      '     █',
      '   ▁██',
      '  ▁███',
      '    ▲',
      '  0012',
    ]);
  });

  it('of water that does not move is a flat line, without a present on another day', () => {
    expect(drawn({ values: [2, 2], labels: [] })).toEqual(['    ', '    ', '  ▁▁', '  ']);
  });

  it('of a tide has its high waters at their hours', () => {
    const answer = tideAnswer(
      {
        format: formatAt(brest, '2026-11-20T09:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
      },
      handMadeTide(),
    );
    expect(JSON.stringify(answer)).not.toContain('curve');
    const [top = '', , bottom = '', present = '', axis = ''] = drawn(answer.curve!());
    // High at 01:00 and 13:00, low at 07:00 and 19:00: a column is half an hour.
    expect([...top].slice(2).flatMap((sign, i) => (sign === '█' ? Math.floor(i / 2) : []))).toEqual(
      expect.arrayContaining([0, 1, 12, 13]),
    );
    expect([...bottom][2 + 14]).toBe('▁');
    expect([...bottom][2 + 38]).toBe('▁');
    expect([...present].indexOf('▲')).toBe(2 + 20);
    expect(axis).toBe('  00:00       06:00       12:00       18:00');
  });

  it('is left out where the water of some hours is not known, and of several days', () => {
    const now = formatAt(brest, '2026-11-20T09:00:00Z');
    const [day, next] = [dayAt(brest, '2026-11-20'), dayAt(brest, '2026-11-21')];
    expect(
      tideAnswer({ format: now, place: brest, days: [day] }, { ...handMadeTide(), levels: [] }).curve,
    ).toBeUndefined();
    expect(tideAnswer({ format: now, place: brest, days: [day, next] }, handMadeTide()).curve).toBeUndefined();
  });
});
