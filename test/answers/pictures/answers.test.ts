import type { Day } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import {
  joinAnswers,
  moonAnswer,
  sunAnswer,
  tideAnswer,
  todayAnswer,
  wavesAnswer,
  weatherAnswer,
  type Answer,
  type TideView,
} from '../../../src/answers/index.ts';
import { tideMonthPicture, tidePicture, type Picture } from '../../../src/answers/pictures/index.ts';
import { signSheet } from '../../../src/drawing/index.ts';
import type { FormatContext } from '../../../src/answers/format.ts';
import type { Place } from '../../../src/domain/place.ts';
import { presentWeathers } from '../../../src/domain/weather/index.ts';
import { addDays, dayWindow, hourMs } from '../../../src/domain/time.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { Problem } from '../../../src/problem.ts';
import { openDictionary } from '../../../src/words.ts';
import { madeWeather } from '../../support/made-weather.ts';
import { centreOf, faultsIn, pathsIn, pointsOf, textsIn } from '../../support/read-picture.ts';

const dictionary = openDictionary();
const brest: Place = {
  id: 'geonames:3030300',
  name: 'Brest',
  countryCode: 'FR',
  point: { lat: 48.39, lng: -4.486 },
  zone: 'Europe/Paris',
};

function daysFrom(date: string, count: number): readonly [Day, ...Day[]] {
  return Array.from({ length: count }, (_, i) => {
    const one = addDays(date, i);
    return { date: one, window: dayWindow(one, brest.zone) };
  }) as [Day, ...Day[]];
}

const [day] = daysFrom('2026-11-20', 1);

function formatAt(now: string, language = 'en', more: Partial<FormatContext> = {}): FormatContext {
  return { ...dictionary.in(language), units: unitSystems.metric, zone: brest.zone, now: Date.parse(now), ...more };
}

/** Of 2 m amplitude, 3 m above its datum, high at 00:00 and 12:00 UTC. */
const tide: TideView = (() => {
  const from = Date.UTC(2026, 9, 25);
  const heightAt = (hour: number): number => 3 + 2 * Math.cos((hour * Math.PI) / 6);
  return {
    station: { name: 'Brest', distance: 1, attribution: 'An office' },
    datum: 'LAT' as const,
    extremes: Array.from({ length: 180 }, (_, i) => ({
      at: from + i * 6 * hourMs,
      heightM: heightAt(i * 6),
      kind: i % 2 === 0 ? ('high' as const) : ('low' as const),
    })),
    levels: Array.from({ length: 1080 }, (_, i) => ({ at: from + i * hourMs, heightM: heightAt(i) })),
  };
})();
const weather = madeWeather(day.window, 5);
const silent = { problem: new Problem('weather-silent', {}) };

async function drawnOf(answer: Answer): Promise<Picture> {
  const made = await answer.picture?.('light');
  if (!made) throw new Error('No picture');
  return made;
}

const now = '2026-11-20T09:00:00Z';
const answers: Record<string, (language: string, at?: string) => Answer> = {
  tide: (language, at = now) => tideAnswer({ format: formatAt(at, language), place: brest, days: [day] }, tide),
  weather: (language, at = now) =>
    weatherAnswer({ format: formatAt(at, language), place: brest, days: [day] }, weather, []),
  waves: (language, at = now) => wavesAnswer({ format: formatAt(at, language), place: brest, days: [day] }, weather),
  today: (language, at = now) =>
    todayAnswer({ format: formatAt(at, language), place: brest, days: [day] }, tide, weather),
  sun: (language, at = now) =>
    sunAnswer({ format: formatAt(at, language), place: brest, days: [day] }, dayWindow('2026-11-19', brest.zone)),
  moon: (language, at = now) => moonAnswer({ format: formatAt(at, language), place: brest, days: [day] }),
};

describe.each(Object.keys(answers))('the answer to %s', (kind) => {
  it('has a picture in both themes, and nothing of it in JSON', async () => {
    const answer = answers[kind]!('en');
    expect(JSON.stringify(answer)).not.toContain('picture');
    const [light, dark] = [await answer.picture?.('light'), await answer.picture?.('dark')];
    expect(light?.svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(dark?.alt).toBe(light?.alt);
    expect(dark?.svg).not.toBe(light?.svg);
  });

  it('has an alternative text in every language', async () => {
    const texts = await Promise.all(
      ['en', 'fr', 'de'].map(async (one) => (await answers[kind]!(one).picture?.('light'))?.alt),
    );
    expect(new Set(texts).size).toBe(3);
    expect(texts).not.toContain(undefined);
  });

  it('has the same picture for all who ask within a minute, and another one later', async () => {
    const sceneAt = async (at: string) => (await drawnOf(answers[kind]!('en', at))).scene;
    expect(await sceneAt('2026-11-20T09:00:59.9Z')).toEqual(await sceneAt('2026-11-20T09:00:01.2Z'));
    expect(await sceneAt('2026-11-20T11:00:00Z')).not.toEqual(await sceneAt('2026-11-20T09:00:01.2Z'));
  });
});

describe('an answer for several days or places', () => {
  it('about the Sun has no picture', () => {
    const days = daysFrom('2026-11-20', 3);
    expect(
      sunAnswer({ format: formatAt(now), place: brest, days }, dayWindow('2026-11-19', brest.zone)).picture,
    ).toBeUndefined();
  });

  it('of the Moon is as high on a phone as its days need', async () => {
    const heightOf = async (days: number): Promise<number | undefined> =>
      (
        await moonAnswer({
          format: formatAt(now),
          place: brest,
          days: daysFrom('2026-12-01', days),
        }).picture?.('light', 'tall')
      )?.scene.height;
    expect(await Promise.all([1, 3, 7, 11, 31].map(heightOf))).toEqual([960, 800, 1090, 744, 1090]);
  });

  it('about the Moon has a sheet with each day, and the times of its quarters', async () => {
    for (const language of ['en', 'fr', 'de']) {
      const made = await drawnOf(
        moonAnswer({
          format: formatAt(now, language),
          place: brest,
          days: daysFrom('2026-12-01', 31),
        }),
      );
      expect(faultsIn(made.svg)).toEqual([]);
      expect(textsIn(made.svg).filter(({ role }) => role === 'day')).toHaveLength(31);
      // In UTC: Astronomical Applications Department of the USNO, phases of the Moon 2026.
      const quarters = textsIn(made.svg).filter(({ role }) => role === 'phase-time');
      expect(quarters.map(({ text }) => text)).toEqual(['07:09', '01:52', '06:43', '02:28', '19:59']);
      expect(textsIn(made.svg).some(({ text }) => text.endsWith('…'))).toBe(false);
    }
  });

  it('about the Moon has the whole times of a 12-hour clock', async () => {
    const format = formatAt(now, 'en', { clock: '12' });
    const made = await drawnOf(moonAnswer({ format, place: brest, days: daysFrom('2026-12-01', 31) }));
    const quarters = textsIn(made.svg).filter(({ role }) => role === 'phase-time');
    expect(quarters.map(({ text }) => text)).toEqual(['7:09 am', '1:52 am', '6:43 am', '2:28 am', '7:59 pm']);
    expect(faultsIn(made.svg)).toEqual([]);
  });

  it('says in its alternative text which day it means, as the language writes it', async () => {
    const days = daysFrom('2026-11-20', 3);
    const inFrench = await drawnOf(tideAnswer({ format: formatAt(now, 'fr'), place: brest, days }, tide));
    expect(inFrench.alt).toBe(
      'Brest, Marée · ven. 20 – dimanche 22 novembre · m au-dessus de LAT : Pleine mer 13:00, 5,0 m, dans 3 h 00.',
    );
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    const meteogram = await drawnOf(
      weatherAnswer({ format: formatAt(now), place: brest, days }, madeWeather(window, 5), []),
    );
    expect(meteogram.alt).toMatch(
      /^Brest, Weather · Fri 20 – Sunday 22 November: -?\d+ °C, Mostly cloudy · wind \p{L}+ . \d+ km\/h/u,
    );
  });

  it('about the weather shows it by signs, the Moon in place of the Sun at night, and says them in its tables', async () => {
    const hours = Array.from({ length: 25 }, (_, i) => ({
      at: day.window.from + i * hourMs,
      // Rain from 14 to 16 o'clock; what fell is that of the hour before.
      values: { cloudCover: i < 12 ? 5 : 90, precipitation: i === 15 || i === 16 ? 3 : 0, windSpeed: 5 },
    }));
    const answer = weatherAnswer(
      { format: formatAt('2026-11-19T23:00:00Z'), place: brest, days: [day] },
      { hours, sources: [] },
      [],
    );
    const table = answer.blocks.find((block) => block.kind === 'table');
    expect(table?.signs?.map(({ name, text }) => [name, text])).toEqual([
      ['clear-night', 'Clear'],
      ['clear-night', 'Clear'],
      ['clear-night', 'Clear'],
      ['clear', 'Clear'],
      ['rain', 'Rain'],
      ['rain', 'Rain'],
      ['overcast', 'Overcast'],
      ['overcast', 'Overcast'],
    ]);
    const { svg, alt } = await drawnOf(answer);
    expect(alt).toContain('Clear · wind');
    const signs = [...svg.matchAll(/<path class="drawing"[^>]*?(?:fill|stroke)="(#[^"]+)"/g)];
    // Those of the sun, of clouds and of rain.
    expect(new Set(signs.map(([, color]) => color)).size).toBe(3);
  });

  it('has each weather in the sheet of signs', () => {
    const sheet = signSheet();
    for (const weather of presentWeathers) expect(sheet).toContain(`<view id="${weather}" viewBox="0 `);
    expect(sheet).toContain('<view id="clear-night"');
    expect(sheet).toContain(`[fill="#e08a00"]{fill:#ffc44d}`);
  });

  it('about the tide of later days is headed by the highest water', () => {
    const days = daysFrom('2026-11-22', 3);
    const texts = textsIn(tidePicture({ format: formatAt(now), place: brest, tide, days }, 'light').svg);
    expect(texts.find(({ role }) => role === 'figure')?.text).toBe('High water 5.0 m');
    expect(texts.find(({ role }) => role === 'caption')?.text).toBe('Highest · Sun 22 Nov 01:00');
  });

  it('about the tide is a sheet beyond a week', async () => {
    const made = await drawnOf(
      tideAnswer({ format: formatAt(now), place: brest, days: daysFrom('2026-11-10', 9) }, tide),
    );
    expect(textsIn(made.svg).filter(({ role }) => role === 'day')).toHaveLength(9);
    expect(textsIn(made.svg).find(({ role }) => role === 'subtitle')?.text).toBe(
      'Tide · Tue 10 – Wednesday 18 November',
    );
  });

  it('that is joined has the picture of the first', async () => {
    const joined = joinAnswers(formatAt(now), [answers['moon']!('en'), answers['tide']!('en')]);
    expect((await drawnOf(joined)).alt).toContain('Moon · ');
  });
});

describe('a picture of the tide', () => {
  it('has one line as its alternative text: what it is of, and the next water', async () => {
    expect((await answers['tide']!('en').picture?.('light'))?.alt).toBe(
      'Brest, Tide · Friday 20 November · m above LAT: High water 13:00, 5.0 m, in 3 h 00.',
    );
    expect((await answers['tide']!('de').picture?.('light'))?.alt).toContain('Hochwasser 13:00');
  });

  it('has the level of now on its line, and names its datum and unit', () => {
    const { svg } = tidePicture({ format: formatAt(now), place: brest, tide, days: [day] }, 'light');
    const byRole = (role: string): string[] =>
      textsIn(svg)
        .filter((one) => one.role === role)
        .map(({ text }) => text);
    expect(byRole('now')).toEqual(['Now 3.0 m']);
    expect(byRole('subtitle')).toEqual(['Tide · Friday 20 November · m above LAT']);
    const mark = pathsIn(svg).find(({ role }) => role === 'now-mark');
    // 10:00 of 24 hours from 84 to 1,172.
    expect(centreOf(mark!)[0]).toBeCloseTo(84 + (10 / 24) * 1088, 0);
  });

  it('has round numbers on its axis, in feet with units of feet', () => {
    const { svg } = tidePicture(
      { format: formatAt(now, 'en', { units: unitSystems.imperial }), place: brest, tide, days: [day] },
      'light',
    );
    const ticks = textsIn(svg)
      .filter(({ role }) => role === 'axis')
      .map(({ text }) => Number(text));
    expect(ticks.length).toBeGreaterThan(2);
    const step = ticks[1]! - ticks[0]!;
    expect([1, 2, 5]).toContain(step);
    expect(ticks.every((tick) => tick % step === 0)).toBe(true);
  });

  it('has a level that was asked for as a line, and the time beyond it shaded', () => {
    const of = { format: formatAt(now), place: brest, tide, days: [day] } as const;
    const { svg } = tidePicture({ ...of, level: { side: 'above', heightM: 4 } }, 'light');
    expect(textsIn(svg).find(({ role }) => role === 'level')?.text).toBe('4.0 m');
    const drawnLine = pathsIn(svg).find(({ role }) => role === 'level-line');
    const ticks = textsIn(svg).filter(({ role }) => role === 'axis');
    const baseline = ticks.find(({ text }) => text === '4')!.box;
    expect(Number(/,([\d.]+)H/.exec(drawnLine!.d)![1])).toBeCloseTo(baseline.y + baseline.height / 2, -1);
    // 3 + 2 cos is above 4 for 2 h on both sides of 01:00 and 13:00: of 24 h, 84 to 1,172 px.
    const shaded = [...svg.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"[^>]*fill="#[0-9a-f]{6}48"/g)];
    const hours = shaded.map(([, x, width]) =>
      [x, Number(x) + Number(width)].map((one) => ((Number(one) - 84) / 1088) * 24),
    );
    for (const [span, expected] of [
      [hours[0], [0, 3]],
      [hours[1], [11, 15]],
      [hours[2], [23, 24]],
    ] as const) {
      expect(Math.abs(span![0]! - expected[0])).toBeLessThan(0.1);
      expect(Math.abs(span![1]! - expected[1])).toBeLessThan(0.1);
    }
    const times = textsIn(svg).filter(({ role }) => role === 'crossing');
    expect(times.map(({ text }) => text).toSorted()).toEqual(['03:00', '11:00', '15:00', '23:00']);
    expect(faultsIn(svg)).toEqual([]);
    const far = tidePicture({ ...of, level: { side: 'below', heightM: -2 } }, 'dark');
    expect(faultsIn(far.svg)).toEqual([]);
    expect(textsIn(far.svg).find(({ role }) => role === 'level')?.text).toBe('-2.0 m'.replace('-', '-'));
  });

  it('of a place without a gauge has its accuracy as a band about the curve', () => {
    const of = { format: formatAt(now), place: brest, days: [day] } as const;
    const carried = { ...tide, station: { ...tide.station, band: { heightM: 0.5, minutes: 20 } } };
    const found = pathsIn(tidePicture({ ...of, tide: carried }, 'light').svg);
    const ys = pointsOf(found.find(({ role }) => role === 'band')!.d).map(([, y]) => y);
    const curve = pointsOf(found.find(({ role }) => role === 'curve')!.d).map(([, y]) => y);
    // The curve spans 4 m, the band half a metre more at either end.
    const scale = (Math.max(...curve) - Math.min(...curve)) / 4;
    expect((Math.max(...ys) - Math.min(...ys)) / scale).toBeCloseTo(5, 1);
    expect(pathsIn(tidePicture({ ...of, tide }, 'light').svg).some(({ role }) => role === 'band')).toBe(false);
  });

  it('has no now on another day', () => {
    const [later] = daysFrom('2026-11-22', 1);
    const { svg } = tidePicture({ format: formatAt(now), place: brest, tide, days: [later] }, 'light');
    expect(textsIn(svg).filter(({ role }) => role === 'now')).toEqual([]);
  });

  it('escapes a name once', () => {
    const { svg } = tidePicture(
      { format: formatAt(now), place: { ...brest, name: 'R & B <Cove>' }, tide, days: [day] },
      'light',
    );
    expect(svg).toContain('R &amp; B &lt;Cove&gt;</text>');
    expect(textsIn(svg).find(({ role }) => role === 'title')?.text).toBe('R & B <Cove>');
  });

  it.each(['wide', 'tall'] as const)('of two weeks has no time over the dot of another day, %s', (size) => {
    const springs = {
      ...tide,
      extremes: tide.extremes.map((one, i) => ({ ...one, heightM: 3 + (one.heightM - 3) * (1 + Math.cos(i / 9) / 3) })),
    };
    for (const first of ['2026-11-01', '2026-11-05', '2026-11-09', '2026-11-13']) {
      const days = daysFrom(first, 14);
      const { svg } = tideMonthPicture({ format: formatAt(now), place: brest, tide: springs, days }, 'light', size);
      const dots = pathsIn(svg).flatMap((path) => (path.role === 'high' ? [centreOf(path)] : []));
      const boxes = textsIn(svg).flatMap(({ role, box }) => (role === 'highest' ? [box] : []));
      expect(boxes.length).toBeGreaterThan(0);
      const isIn = ({ x, y, width, height }: (typeof boxes)[number]) =>
        dots.some(([cx, cy]) => cx > x - 7 && cx < x + width + 7 && cy > y - 7 && cy < y + height + 7);
      expect(boxes.filter(isIn)).toEqual([]);
    }
  });

  it('of a month has a dot for each high water and the day of the highest', () => {
    const days = daysFrom('2026-11-01', 30);
    for (const [language, clock] of [
      ['en', '24'],
      ['fr', '12'],
      ['de', '24'],
    ] as const) {
      const month = { format: formatAt(now, language, { clock }), place: brest, tide, days };
      const { svg, alt } = tideMonthPicture(month, 'dark');
      expect(pathsIn(svg).filter(({ role }) => role === 'high')).toHaveLength(60);
      expect(textsIn(svg).filter(({ role }) => role === 'day')).toHaveLength(30);
      expect(faultsIn(svg)).toEqual([]);
      expect(alt).toMatch(/5[.,]0 m/);
    }
  });
});

describe('the picture of a day', () => {
  it('shows what is there where the weather cannot be had', async () => {
    const answer = todayAnswer({ format: formatAt(now), place: brest, days: [day] }, tide, silent);
    const made = await answer.picture?.('light');
    expect(textsIn(made!.svg).map(({ role }) => role)).not.toContain('wind-label');
    expect(made?.alt).toContain('High water 13:00');
  });

  it.each(['wide', 'tall'] as const)('gives the tide its room beside all that there is else, %s', async (size) => {
    const made = await answers['today']!('en').picture?.('light', size);
    const { scene, svg } = made!;
    const roles = textsIn(svg).map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['air-label', 'rain-label', 'wind-label', 'waves-label']));
    const [high, low] = ['high', 'low'].map((kind) => centreOf(pathsIn(svg).find(({ role }) => role === kind)!)[1]);
    // From low to high, of the whole picture.
    expect((low! - high!) / scene.height).toBeGreaterThan(0.11);
  });

  it('is left out where neither tide nor weather can be had', async () => {
    expect(
      await todayAnswer({ format: formatAt(now), place: brest, days: [day] }, silent, silent).picture?.('light'),
    ).toBeUndefined();
  });

  it('shows the temperature as a curve where there is no tide', async () => {
    const answer = todayAnswer(
      { format: formatAt(now), place: brest, days: [day] },
      { problem: new Problem('could-not-ask', {}) },
      weather,
    );
    const roles = pathsIn((await drawnOf(answer)).svg).map(({ role }) => role);
    expect(roles).toContain('temperature');
    expect(roles).not.toContain('curve');
  });

  it('has its columns of wind where clocks are half an hour off the hours of a forecast', async () => {
    const kolkata = { ...brest, zone: 'Asia/Kolkata' };
    const there = { date: day.date, window: dayWindow(day.date, kolkata.zone) };
    const answer = todayAnswer(
      { format: formatAt(now, 'en', { zone: kolkata.zone }), place: kolkata, days: [there] },
      tide,
      madeWeather(there.window, 5),
    );
    const labels = textsIn((await drawnOf(answer)).svg).filter(({ role }) => role === 'wind-label');
    expect(labels).toHaveLength(7);
  });

  it('is no picture of the sea inland', async () => {
    const inland = madeWeather(day.window, 5, false);
    expect(
      await wavesAnswer({ format: formatAt(now), place: brest, days: [day] }, inland).picture?.('light'),
    ).toBeUndefined();
  });
});

describe('the picture of the weather', () => {
  it('asks for the tide only when it is drawn', async () => {
    let asked = 0;
    const answer = weatherAnswer({ format: formatAt(now), place: brest, days: [day] }, weather, [], async () => {
      asked++;
      return tide;
    });
    expect(asked).toBe(0);
    const made = await answer.picture?.('light');
    expect(asked).toBe(1);
    expect(pathsIn(made!.svg).map(({ role }) => role)).toContain('curve');
  });

  it('has a column of gusts for each hour and an arrow every three', async () => {
    const made = await weatherAnswer({ format: formatAt(now), place: brest, days: [day] }, weather, []).picture?.(
      'light',
    );
    expect(made!.svg.match(/class="gust"/g)?.length).toBeGreaterThanOrEqual(24);
    expect(pathsIn(made!.svg).filter(({ role }) => role === 'arrow')).toHaveLength(7);
  });

  it('has the rain of each day in one row below the bars', async () => {
    const days = daysFrom('2026-11-20', 7);
    const window = { from: days[0].window.from, to: days.at(-1)!.window.to };
    const { svg } = await drawnOf(
      weatherAnswer({ format: formatAt(now), place: brest, days }, madeWeather(window, 5), []),
    );
    const sums = textsIn(svg).filter(({ role }) => role === 'rain-sum');
    const bars = [...svg.matchAll(/<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" class="rain"/g)];
    expect(sums.length).toBeGreaterThan(1);
    const lowest = Math.max(...bars.map(([, y, height]) => Number(y) + Number(height)));
    for (const { box } of sums) expect(box.y).toBeGreaterThan(lowest);
  });
});
