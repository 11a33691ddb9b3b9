import { describe, expect, it } from 'vitest';
import { sunAnswer, tideAnswer, todayAnswer, type FormatContext } from '../../src/answers/index.ts';
import { dayWindow } from '../../src/domain/time.ts';
import { brest, dayAt, formatAt, handMadeTide, handMadeWeather, lines } from './answer-fixture.ts';

describe('a late answer', () => {
  const late = (now: string): FormatContext => ({ ...formatAt(brest, now), upcomingOnly: true });
  const day = dayAt(brest, '2026-11-20');

  it('shows only the high and low waters still ahead', () => {
    const shown = lines(
      tideAnswer({ format: late('2026-11-20T09:00:00Z'), place: brest, days: [day] }, handMadeTide()),
    );
    expect(shown.filter((line) => line.includes(' | '))).toEqual([
      'High water | 13:00 | 5.0 m',
      'Low water | 19:00 | 1.0 m',
    ]);
    const evening = lines(
      tideAnswer({ format: late('2026-11-20T19:00:00Z'), place: brest, days: [day] }, handMadeTide()),
    );
    expect(evening).toContain('Friday 20 November: no more high or low water.');
  });

  it('shows only the events of Sun and Moon still ahead', () => {
    const shown = lines(
      todayAnswer(
        { format: late('2026-11-20T12:00:00Z'), place: brest, days: [day] },
        handMadeTide(),
        handMadeWeather(),
      ),
    );
    expect(shown.join('\n')).not.toContain('Sunrise:');
    expect(shown.join('\n')).toContain('Sunset: 17:34');
    const sun = lines(
      sunAnswer(
        { format: late('2026-11-20T12:00:00Z'), place: brest, days: [day] },
        dayWindow('2026-11-19', brest.zone),
      ),
    );
    expect(sun).toContain('Civil |  | 18:09');
    expect(sun.find((line) => line.startsWith('Golden hour'))).toBe('Golden hour: 16:44–17:55');
  });
});
