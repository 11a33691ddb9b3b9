import { beforeAll, describe, expect, it } from 'vitest';
import {
  currentPicture,
  moonMonthPicture,
  moonPicture,
  sunPicture,
  tideMonthPicture,
  tidePicture,
  todayPicture,
  wavesPicture,
  weatherPicture,
  type Picture,
  type Size,
} from '../../../src/answers/pictures/index.ts';
import type { FrameBox, ThemeName } from '../../../src/drawing/index.ts';
import type { Day } from '../../../src/domain/question/index.ts';
import type { FormatContext } from '../../../src/answers/format.ts';
import type { TideView } from '../../../src/answers/tide/tide-view.ts';
import { clock } from '../../../src/answers/format.ts';
import type { Place } from '../../../src/domain/place.ts';
import { harmonicStream, type StreamEvent } from '../../../src/domain/stream/index.ts';
import type { TideStation } from '../../../src/domain/tide/index.ts';
import { addDays, dayWindow, hourMs, minuteMs, utcDate, utcDayMs } from '../../../src/domain/time.ts';
import { unitSystems } from '../../../src/domain/units.ts';
import { openDictionary } from '../../../src/words.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';
import { madeWeather, randomNumbers } from '../../support/made-weather.ts';
import { centreOf, faultsIn, pathsIn, pointsOf, textsIn } from '../../support/read-picture.ts';
import { casesOf } from '../../support/thorough.ts';

const dictionary = openDictionary();
const howMany = casesOf(300);

type Sample = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly tide: TideView;
  /** The tide as if it were a stream. */
  readonly events: readonly StreamEvent[];
  readonly days: readonly [Day, ...Day[]];
  readonly theme: ThemeName;
  readonly size: Size;
  readonly seed: number;
};

const folder = temporaryFolder();
let samples: Sample[] = [];

beforeAll(async () => {
  const { stations } = await realCatalogue(true, folder);
  const random = randomNumbers(17);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  samples = Array.from({ length: howMany }, (_, seed) => sampleAt(pick(stations), pick, random, seed));
});

/** Zones of every kind of offset and of changes of clocks; the real ones of places would take longer to find. */
const zones = [
  'Europe/Paris',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Etc/GMT+9',
];

function sampleAt(
  station: TideStation,
  pick: <T>(list: readonly T[]) => T,
  random: () => number,
  seed: number,
): Sample {
  const zone = pick(zones);
  const date = utcDate(Date.UTC(2024, 0, 1) + Math.floor(random() * 2000) * utcDayMs);
  const days = daysFrom(date, zone, pick([1, 1, 2, 3, 4, 5, 7]));
  const place: Place = {
    id: station.id,
    name: pick([
      station.name,
      station.name,
      'Αθήνα',
      'Владивосток',
      '東京都港区',
      `${station.name}, Punta de la Baña Grande del Norte`,
    ]),
    point: station.point,
    zone,
  };
  return {
    format: {
      ...dictionary.in(pick(['en', 'fr', 'de'])),
      units: unitSystems[pick(['metric', 'imperial', 'nautical'] as const)],
      zone,
      now: days[0].window.from + random() * 1.5 * utcDayMs,
      ...(random() < 0.5 && { clock: '12' as const }),
    },
    place,
    tide: tideOf(station, days),
    events: harmonicStream(station.tide, 0).events({
      from: days[0].window.from - utcDayMs,
      to: days.at(-1)!.window.to + utcDayMs,
    }),
    days,
    theme: pick(['light', 'dark'] as const),
    size: seed % 3 === 0 ? 'tall' : 'wide',
    seed,
  };
}

function daysFrom(date: string, zone: string, count: number): readonly [Day, ...Day[]] {
  return Array.from({ length: count }, (_, i) => {
    const one = addDays(date, i);
    return { date: one, window: dayWindow(one, zone) };
  }) as [Day, ...Day[]];
}

/** Heights above the zero of the predictions, which serves as well as any datum. */
function tideOf({ name, tide }: TideStation, days: readonly [Day, ...Day[]]): TideView {
  const from = Math.floor(days[0].window.from / hourMs) * hourMs - 9 * utcDayMs;
  const window = { from, to: days.at(-1)!.window.to + 9 * utcDayMs };
  return {
    station: { name, distance: 12, attribution: 'An office' },
    datum: 'MLLW',
    // As the interface gives them: whole minutes and millimetres.
    extremes: tide.extremes(window).map(({ at, heightM, kind }) => ({
      at: Math.round(at / minuteMs) * minuteMs,
      heightM: Math.round(heightM * 1000) / 1000,
      kind,
    })),
    levels: Array.from(tide.hourlyLevels(window), (heightM, i) => ({ at: from + i * hourMs, heightM })),
  };
}

type Drawn = { readonly sample: Sample; readonly svg: string; readonly alt: string };

const known = new Map<string, readonly Drawn[]>();

/** Every sample as a picture of a kind, drawn once. */
function drawn(kind: string): readonly Drawn[] {
  const before = known.get(kind);
  if (before) return before;
  const made = samples.flatMap((sample) => {
    const picture = kinds[kind]?.(sample);
    return picture ? [{ sample, svg: picture.svg, alt: picture.alt }] : [];
  });
  known.set(kind, made);
  return made;
}

/** Those whose panel is where most of these tests look for it. */
function wide(kind: string): readonly Drawn[] {
  return drawn(kind).filter(({ sample }) => sample.size === 'wide');
}

const weatherOf = ({ days, seed }: Sample) =>
  madeWeather({ from: days[0].window.from, to: days.at(-1)!.window.to }, seed);

const kinds: Record<string, (sample: Sample) => Picture | undefined> = {
  tide: ({ format, place, tide, days, theme, size }) => tidePicture({ format, place, tide, days }, theme, size),
  today: (sample) => {
    const { format, place, tide, days, theme, size, seed } = sample;
    const shown = { ...(seed % 3 !== 0 && { tide }), ...(seed % 6 !== 1 && { weather: weatherOf(sample) }) };
    return todayPicture({ format, place, day: days[0], ...shown }, theme, size);
  },
  weather: (sample) => {
    const { format, place, tide, days, theme, size, seed } = sample;
    const more = { weather: weatherOf(sample), following: [], ...(seed % 2 === 0 && { tide }) };
    return weatherPicture({ format, place, days, ...more }, theme, size);
  },
  waves: (sample) => {
    const { format, place, days, theme, size } = sample;
    return wavesPicture({ format, place, days, weather: weatherOf(sample) }, theme, size);
  },
  'waves with the tide': (sample) => {
    const { format, place, tide, days, theme, size } = sample;
    const windows = [{ from: days[0].window.from + 8 * hourMs, to: days[0].window.from + 11.5 * hourMs }];
    return wavesPicture({ format, place, days, tide, windows, weather: weatherOf(sample) }, theme, size);
  },
  current: ({ format, place, events, days, theme, size, seed }) => {
    const station = { name: place.name, ...(seed % 4 !== 0 && { floodDirection: 72.8, ebbDirection: 252.8 }) };
    return currentPicture({ format, place, stream: { station, events }, days }, theme, size);
  },
  'the tide over a sill': ({ format, place, tide, days, theme, size, seed }) => {
    const heights = tide.levels.map(({ heightM }) => heightM);
    const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
    // Also beyond what the water reaches.
    const heightM = lowest + ((seed % 13) / 10 - 0.1) * (highest - lowest);
    const level = { side: seed % 2 === 0 ? ('above' as const) : ('below' as const), heightM };
    return tidePicture({ format, place, tide, days, level }, theme, size);
  },
  'the tide with windows': ({ format, place, tide, days, theme, size, seed }) => {
    const windows = Array.from({ length: seed % 7 }, (_, i) => {
      const from = days[0].window.from + (i * 17 - 5) * hourMs;
      return { from, to: from + ((seed % 5) + 0.1) * hourMs };
    });
    return tidePicture({ format, place, tide, days, windows }, theme, size);
  },
  'the tide of a model': ({ format, place, tide, days, theme, size, seed }) => {
    const band = { heightM: 0.05 + (seed % 20) / 20, minutes: 25 };
    return tidePicture({ format, place, tide: { ...tide, station: { ...tide.station, band } }, days }, theme, size);
  },
  'a month of tides': ({ format, place, tide, days, theme, size }) =>
    tideMonthPicture({ format, place, tide, days: daysFrom(days[0].date, place.zone, 31) }, theme, size),
  'many days of the Moon': ({ format, place, days, theme, size, seed }) =>
    moonMonthPicture({ format, place, days: daysFrom(days[0].date, place.zone, 2 + (seed % 34)) }, theme, size),
  moon: ({ format, place, days, theme, size }) => moonPicture({ format, place, day: days[0] }, theme, size),
  sun: ({ format, place, days, theme, size }) => sunPicture({ format, place, day: days[0] }, theme, size),
};

/** Half a minute on a quiet machine, all of them together. */
describe.each(Object.keys(kinds))('a picture of %s', (kind) => {
  it('has no text over another, none outside and none too small, at any place and time, in every language', () => {
    const pictures = drawn(kind);
    expect(pictures).toHaveLength(howMany);
    const faults = pictures.flatMap(({ sample, svg }) =>
      faultsIn(svg).map((fault) => `${sample.place.id} ${sample.days[0].date} ${sample.format.language}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('draws nothing that is not a number', () => {
    for (const { svg } of drawn(kind)) expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  });
});

describe('the curve of a tide', () => {
  it('passes every high and low water within a pixel, at its own time', () => {
    let seen = 0;
    for (const { sample, svg } of wide('tide')) {
      if (sample.days.length > 4) continue;
      const curve = pathsIn(svg).find(({ role }) => role === 'curve');
      const knots = pointsOf(curve!.d);
      const { from } = sample.days[0].window;
      const { to } = sample.days.at(-1)!.window;
      const turns = sample.tide.extremes.filter(({ at }) => at >= from && at < to);
      const marks = pathsIn(svg)
        .filter(({ role }) => role === 'high' || role === 'low')
        .map(centreOf);
      expect(marks).toHaveLength(turns.length);
      for (const { at } of turns) {
        const x = 84 + ((at - from) / (to - from)) * 1088;
        const mark = marks.find(([markX]) => Math.abs(markX - x) < 0.2);
        const knot = knots.find(([knotX]) => Math.abs(knotX - x) < 0.2);
        expect(Math.abs(mark![1] - knot![1])).toBeLessThan(1);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(2 * howMany);
  });

  it('goes nowhere beyond its highs and lows', () => {
    for (const { sample, svg } of wide('tide')) {
      if (sample.days.length > 4) continue;
      const curve = pathsIn(svg).find(({ role }) => role === 'curve');
      const knots = pointsOf(curve!.d).map(([, y]) => y);
      // A cubic of Steffen's is monotone between its knots: only they could overshoot. Less than half a pixel is not seen.
      const isTurn = (y: number, before: number, behind: number): boolean =>
        y < before === y < behind && Math.min(Math.abs(y - before), Math.abs(y - behind)) > 0.5;
      const between = knots.slice(1, -1).filter((y, i) => isTurn(y, knots[i]!, knots[i + 2]!));
      const { from, to } = {
        from: sample.days[0].window.from - 3 * hourMs,
        to: sample.days.at(-1)!.window.to + 3 * hourMs,
      };
      const turns = sample.tide.extremes.filter(({ at }) => at > from && at < to).length;
      expect(between.length).toBeLessThanOrEqual(turns + 2);
    }
  });

  it('has the time of each high and low water of a day beside it, in the place’s own clock', () => {
    for (const { sample, svg } of wide('tide')) {
      if (sample.days.length > 1) continue;
      const { from, to } = sample.days[0].window;
      const times = sample.tide.extremes
        .filter(({ at }) => at >= from && at < to)
        .map(({ at }) => clock(sample.format, at));
      const labels = textsIn(svg)
        .filter(({ role }) => role.endsWith('-time'))
        .map(({ text }) => text);
      expect(labels.toSorted()).toEqual(times.toSorted());
    }
  });

  it('leaves few of them out where days are narrow', () => {
    let turns = 0;
    let labels = 0;
    for (const { sample, svg } of wide('tide')) {
      const { from } = sample.days[0].window;
      const { to } = sample.days.at(-1)!.window;
      turns += sample.tide.extremes.filter(({ at }) => at >= from && at < to).length;
      labels += textsIn(svg).filter(({ role }) => role.endsWith('-time')).length;
    }
    expect(labels / turns).toBeGreaterThan(0.97);
  });
});

describe.each(['tide', 'today'])('the present in a picture of %s', (kind) => {
  it('has its height over the panel, inside the frame, and never over the curve', () => {
    let seen = 0;
    for (const { sample, svg } of drawn(kind)) {
      const { now } = sample.format;
      const last = kind === 'today' ? sample.days[0] : sample.days.at(-1)!;
      const curves = pathsIn(svg).filter(({ role }) => role === 'curve');
      const heights = textsIn(svg).filter(({ role }) => role === 'now');
      expect(heights).toHaveLength(curves.length > 0 && now < last.window.to ? 1 : 0);
      for (const { box } of heights) {
        // Below the line of the day.
        expect(box.y).toBeGreaterThan(101);
        const points = curves.flatMap(({ d }) => pointsOf(d));
        expect(points.filter(([x, y]) => isWithin(box, x, y))).toEqual([]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(howMany / 4);
  });
});

function isWithin({ x, y, width, height }: FrameBox, atX: number, atY: number): boolean {
  return atX > x && atX < x + width && atY > y && atY < y + height;
}

describe('the accuracy of a tide', () => {
  it('is a band that ends within the panel', () => {
    let seen = 0;
    for (const { sample, svg } of wide('the tide of a model')) {
      if (sample.days.length > 4) continue;
      const { from, to } = { from: sample.days[0].window.from, to: sample.days.at(-1)!.window.to };
      const turns = sample.tide.extremes.filter(({ at }) => at >= from && at < to).length;
      const band = pathsIn(svg).find(({ role }) => role === 'band');
      const [left, right] = [84, 1172];
      const [top = 0, height = 0] = /<rect x="84" y="([\d.]+)" width="1088" height="([\d.]+)"/
        .exec(svg)!
        .slice(1)
        .map(Number);
      const inside = pointsOf(band!.d).filter(([x]) => x >= left && x <= right);
      expect(inside.length).toBeGreaterThan(turns);
      for (const [, y] of inside) {
        // A line is 2 wide: the edge of the band may lie half of it beyond the panel, where a day ends before a low water.
        expect(y).toBeGreaterThanOrEqual(top - 2);
        expect(y).toBeLessThanOrEqual(top + height + 2);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(2 * howMany);
  });
});

describe('the search for faults', () => {
  const text = (x: number, content: string): string => `<text x="${x}" y="300" font-size="24">${content}</text>`;

  it('finds texts over one another and too small, and what is outside', () => {
    expect(faultsIn(text(100, 'High water') + text(160, 'Low water'))).toHaveLength(1);
    expect(faultsIn(text(100, '12:00') + text(200, '13:00'))).toEqual([]);
    expect(faultsIn(text(1180, '12:00'))).toEqual(['“12:00” leaves the picture']);
    expect(faultsIn('<text x="9" y="99" font-size="18">a</text>')).toEqual(['“a” is too small']);
    expect(faultsIn('<rect class="tile" x="1190" y="9" width="30" height="9"/>')).toHaveLength(1);
  });
});

describe('an alternative text', () => {
  it.each(Object.keys(kinds))(
    'says in one to four sentences what the picture of %s shows, and is in its SVG',
    (kind) => {
      for (const { sample, svg, alt } of drawn(kind)) {
        expect(alt).toContain(sample.place.name);
        expect(alt).toMatch(/\d/);
        expect(alt.length).toBeLessThan(420);
        expect(svg).toContain('role="img"');
      }
    },
  );
});
