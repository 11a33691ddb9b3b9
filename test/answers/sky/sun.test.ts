import type { Question } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { moonFirstLines, sunAnswer, sunFirstLines } from '../../../src/answers/index.ts';
import { addDays, dayWindow } from '../../../src/domain/time.ts';
import { brest, tromso, dayAt, formatAt, lines } from '../answer-fixture.ts';

describe('a sun answer', () => {
  // USNO, Sun for Brest, 2026-11-20 (UTC+1): rise 08:33, transit 13:04, set 17:34.
  it('shows the next event, the day’s length and its change', () => {
    const day = dayAt(brest, '2026-11-20');
    const shown = lines(
      sunAnswer(
        { format: formatAt(brest, '2026-11-20T12:00:00Z'), place: brest, days: [day] },
        dayWindow('2026-11-19', brest.zone),
      ),
    );
    expect(shown[1]).toBe('Sunrise: 08:33');
    expect(shown).toContain('Sunrise: 08:33');
    expect(shown).toContain('Solar noon: 13:04');
    // USNO, Earth's seasons: solstice 2026-12-21 20:50 UT.
    expect(shown).toContain('December solstice: Mon 21 Dec 21:50');
    expect(shown.find((line) => line.startsWith('Golden hour:'))).toMatch(
      /^Golden hour: 08:1\d–09:2\d, 16:4\d–17:5\d$/,
    );
    expect(shown.find((line) => line.startsWith('Day length:'))).toMatch(
      /^Day length: 9 h 0\d \(2 min \d\d s shorter than the day before\)$/,
    );
  });

  it('says where the sun rises and when it is highest, where that is asked', () => {
    const asked = (aspects: Question['aspects'], state?: 'direction'): string[] =>
      sunFirstLines({
        format: formatAt(brest, '2026-11-20T06:00:00Z'),
        place: brest,
        days: [dayAt(brest, '2026-11-20')],
        question: {
          aspects,
          ...(state && { state }),
        },
      });
    expect(asked(['sunrise'], 'direction')).toEqual(['Sunrise today: 08:33, in 1 h 33. In the ESE, at 119°.']);
    expect(asked(['sunset'], 'direction')[0]).toMatch(/In the WSW, at 240°\.$/);
    expect(asked(['sunrise'])).toEqual(['Sunrise today: 08:33, in 1 h 33.']);
    const beside = { aspects: ['sunset', 'wind'], time: '15:00' } as const;
    const format = formatAt(brest, '2026-11-20T06:00:00Z');
    expect(sunFirstLines({ format, place: brest, days: [dayAt(brest, '2026-11-20')], question: beside })).toEqual([
      'Sunset today: 17:34, in 10 h 34.',
    ]);
    expect(asked(['solar-noon'])).toEqual(['Solar noon today: 13:04, in 6 h 04. 22° high.']);
  });

  it('says where the Sun and the Moon are, now or at a time', () => {
    const day = dayAt(brest, '2026-11-20');
    const format = formatAt(brest, '2026-11-20T12:00:00Z');
    const sun = (question: Partial<Question>): string[] =>
      sunFirstLines({ format, place: brest, days: [day], question: { aspects: ['sun-position'], ...question } });
    expect(sun({})).toEqual(['Sun today at 13:00: in the S, at 179°, 22° high.']);
    expect(sun({ time: '06:00' })).toEqual(['Sun today at 06:00: below the horizon.']);
    expect(sun({ part: 'evening' })[0]).toMatch(/^Sun today at 17:00: in the SW, /);
    const later = { aspects: ['sun-position'] } as const;
    expect(sunFirstLines({ format, place: brest, days: [dayAt(brest, '2026-11-22')], question: later })[0]).toMatch(
      /at 13:0\d: in the S, at 180°/,
    );
    expect(
      moonFirstLines({ format, place: brest, days: [day], question: { aspects: ['moon-position'], time: '21:00' } }),
    ).toEqual(['Moon today at 21:00: in the SSE, at 165°, 46° high.']);
  });

  it('describes polar night and midnight sun in words', () => {
    const at = (date: string) => {
      const before = dayWindow(addDays(date, -1), tromso.zone);
      return lines(
        sunAnswer(
          { format: formatAt(tromso, `${date}T10:00:00Z`), place: tromso, days: [dayAt(tromso, date)] },
          before,
        ),
      );
    };
    expect(at('2026-12-21')[1]).toBe('Polar night: the sun does not rise.');
    expect(at('2026-12-21')).toContain('Day length: 0 min');
    expect(at('2026-06-21')[1]).toBe('Midnight sun: it stays up all day.');
    expect(at('2026-06-21')).toContain('Day length: 24 h 00');
    expect(at('2026-06-21')).toContain('Civil | – | –');
    // The offset is that of the day, not of now.
    expect(at('2026-06-21').at(-1)).toContain('Europe/Oslo (UTC+2)');
    expect(at('2026-12-21').at(-1)).toContain('Europe/Oslo (UTC+1)');
  });
});
