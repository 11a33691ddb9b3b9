import { describe, expect, it } from 'vitest';
import { signalM, type HarmonicConstant } from '../../../src/domain/tide/index.ts';
import type { TideGrid } from '../../../src/sources/grid/index.ts';
import { bandOf, createTideRule, type TideChoice } from '../../../src/sources/stations/index.ts';
import type { Surroundings } from '../../../src/sources/water/index.ts';
import { line } from '../../domain/tide/lines.ts';

const place = { lat: 0, lng: 0 };
const tide = (amplitudeM: number): HarmonicConstant[] => [line('M2', amplitudeM, 100)];

/** A gauge at a distance, with its tide and that of the model at it. */
type Gauge = {
  readonly km: number;
  readonly m2: number;
  readonly model?: number;
  readonly inlandKm?: number;
  readonly isBeyond?: true;
};

/** A place with these gauges around, nearest first, and the model at it. */
function chooseAt(
  gauges: readonly Gauge[],
  model: { m2: number; km?: number } | undefined,
  changes: Partial<Surroundings> = {},
) {
  // Cell 0 is the place's; each gauge has the next one.
  const cells = [model?.m2, ...gauges.map((gauge) => gauge.model)];
  const cellsAt = (index: number, distanceKm = 10) => (cells[index] === undefined ? [] : [{ index, distanceKm }]);
  const grid: TideGrid = {
    count: cells.length,
    attribution: 'EOT20',
    version: '1',
    pointOf: () => place,
    between: ([cell]) => (cell ? tide(cells[cell.index]!) : undefined),
  };
  const around: Surroundings = {
    shoreKm: 0,
    openness: 0.5,
    gauges: gauges.map(({ km, inlandKm = 0 }, index) => ({ index, distanceKm: km, airKm: km, shoreKm: inlandKm })),
    gridCells: cellsAt(0, model?.km),
    ...changes,
  };
  const rule = createTideRule({
    find: {
      around: (_, isCounted = () => true) => ({
        ...around,
        gauges: around.gauges.filter(({ index }) => isCounted(index)),
      }),
      gridCells: (gauge) => cellsAt(gauge + 1),
    },
    grid,
    constantsOf: (gauge) => (gauges[gauge]!.m2 === 0 ? [] : tide(gauges[gauge]!.m2)),
    apartKm(one, other) {
      const [a, b] = [gauges[one]!, gauges[other]!];
      return a.isBeyond === b.isBeyond ? Math.abs(a.km - b.km) : a.km + b.km;
    },
  });
  return rule(place) as TideChoice;
}

const known = { m2: 1, model: 1 };

describe('the rule for a place’s tide', () => {
  it.each([
    ['at a gauge', 1, 'gauge', 'at-gauge'],
    ['near one', 7.9, 'gauge', 'near'],
    ['on the same coast', 8.1, 'carried', 'coast'],
    ['far along the coast', 119, 'carried', 'coast'],
  ] as const)('is the gauge’s or carried by its distance: %s', (_, km, kind, reason) => {
    expect(chooseAt([{ km, ...known }], { m2: 1 })).toMatchObject({ kind, reason, gauge: 0, waterKm: km });
  });

  it('is between two gauges of a river, and that of one where the others are on the same side', () => {
    const upRiver = { openness: 0.05 };
    const next = { km: 6, m2: 1 };
    const between = chooseAt([next, { km: 18, m2: 2, isBeyond: true }], undefined, upRiver);
    expect(between).toMatchObject({
      kind: 'carried',
      reason: 'between-gauges',
      gauge: 0,
      others: [1],
      isUpRiver: true,
    });
    expect(between.changed).toBeCloseTo(0.25, 6);
    expect(signalM(between.constants!)).toBeCloseTo(1.25, 6);
    expect(chooseAt([next, { km: 18, m2: 2 }], undefined, upRiver)).toMatchObject({ kind: 'gauge', reason: 'near' });
    expect(chooseAt([next, { km: 18, m2: 0, isBeyond: true }], undefined, upRiver).kind).toBe('gauge');
    expect(chooseAt([next, { km: 18, m2: 2, isBeyond: true }], undefined).kind).toBe('gauge');
  });

  it('is the gauge’s in water that the model does not reach, up to 40 km', () => {
    expect(chooseAt([{ km: 20, m2: 0.5, model: 1 }], { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'sheltered' });
    expect(chooseAt([{ km: 20, m2: 0.6, model: 1 }], { m2: 1 }).kind).toBe('carried');
    expect(chooseAt([{ km: 41, m2: 0.5, model: 1 }], { m2: 1 }).kind).toBe('carried');
    expect(chooseAt([{ km: 20, m2: 0.5 }], { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'sheltered' });
  });

  it('is the mean of gauges that are about as near where the model says nothing, in sheltered water half of it', () => {
    const two = (km: number, gauge: Partial<Gauge> = {}) => [
      { km: 10, m2: 1, model: 2, ...gauge },
      { km, m2: 2, model: 2 },
    ];
    const alone = chooseAt(two(17), undefined);
    expect(alone).toMatchObject({ kind: 'carried', reason: 'no-model', gauge: 0, others: [1] });
    // 15 and 22 km with the softening.
    expect(signalM(alone.constants!)).toBeCloseTo(1 + 15 ** 2 / (15 ** 2 + 22 ** 2), 6);
    expect(chooseAt(two(19), undefined)).toMatchObject({ kind: 'gauge', reason: 'no-model' });
    expect(chooseAt(two(17, { m2: 0 }), undefined)).toMatchObject({ kind: 'gauge', gauge: 0 });
    const sheltered = chooseAt(two(17), { m2: 2 });
    expect(sheltered).toMatchObject({ kind: 'carried', reason: 'sheltered' });
    expect(signalM(sheltered.constants!)).toBeGreaterThan(signalM(alone.constants!) / 2 + 0.5);
    expect(signalM(sheltered.constants!)).toBeLessThan(signalM(alone.constants!) / 2 + 1);
  });

  it('is the gauge’s where the model would change it by more than all of it, up to 40 km', () => {
    const at = (km: number, m2: number, gauge: Partial<Gauge> = {}) =>
      chooseAt(
        [
          { km, ...known, ...gauge },
          { km: 50, ...known },
        ],
        { m2 },
      );
    expect(at(20, 2.1)).toMatchObject({ kind: 'gauge', reason: 'sheltered' });
    expect(at(20, 1.9).kind).toBe('carried');
    expect(at(41, 2.1).kind).toBe('carried');
    // A subordinate station has no constants to compare with.
    expect(at(20, 2.1, { m2: 0 }).kind).toBe('carried');
  });

  it('is the gauge’s without a model, which is too far for it beyond 60 km, and the model’s without a gauge', () => {
    expect(chooseAt([{ km: 90, ...known }], undefined)).toMatchObject({ kind: 'gauge', reason: 'no-model' });
    expect(chooseAt([{ km: 90, ...known }], { m2: 1, km: 70 })).toMatchObject({ kind: 'gauge', reason: 'no-model' });
    expect(chooseAt([], { m2: 1, km: 70 })).toMatchObject({ kind: 'model', reason: 'no-gauge', isModelFar: true });
    expect(chooseAt([], undefined)).toBe('far');
  });

  it('has the reason that gauge and place are on a river, by the water around it or by the way to the sea', () => {
    const [far] = [[{ km: 90, ...known }]];
    expect(chooseAt(far, undefined, { openness: 0.05 })).toMatchObject({ kind: 'gauge', reason: 'river' });
    expect(chooseAt(far, undefined, { shoreKm: 5, openness: 0.2 })).toMatchObject({ kind: 'gauge', reason: 'river' });
    expect(chooseAt([{ km: 90, ...known, inlandKm: 7 }], undefined).reason).toBe('river');
    // The middle of a town on an open coast.
    expect(chooseAt(far, undefined, { shoreKm: 5 })).toMatchObject({ reason: 'no-model', isUpRiver: false });
    expect(chooseAt([], { m2: 1 }, { openness: 0.05 })).toMatchObject({ kind: 'model', reason: 'river' });
    // Of a city on a bay it is not said; its band is a river’s, as that of a small town so far from the open water.
    const city = chooseAt([], { m2: 1 }, { shoreKm: 10, openness: 0.4 });
    expect(city).toMatchObject({ kind: 'model', reason: 'no-gauge' });
    expect(bandOf(city, 1)!.minutes).toBe(150);
    // An estuary, farther from its gauge than a town on its shore.
    expect(chooseAt(far, undefined, { openness: 0.1 }).reason).toBe('river');
    expect(chooseAt([{ km: 18, ...known }], undefined, { openness: 0.1 }).reason).toBe('no-model');
    expect(chooseAt(far, undefined, { openness: 0.2 }).reason).toBe('no-model');
  });

  it('takes a subordinate station as it is for 16 km, and carries only from gauges with constants', () => {
    expect(
      chooseAt(
        [
          { km: 15, m2: 0, model: 1 },
          { km: 30, ...known },
        ],
        { m2: 1 },
      ).reason,
    ).toBe('near');
    const beyond = chooseAt(
      [
        { km: 17, m2: 0, model: 1 },
        { km: 30, m2: 1.2, model: 1 },
      ],
      { m2: 1 },
    );
    expect(beyond).toMatchObject({ kind: 'carried', others: [1] });
    expect(signalM(beyond.constants!)).toBeGreaterThan(1.1);
    expect(signalM(beyond.constants!)).toBeLessThan(1.2);
  });

  it('is the model’s, corrected by what it misses at the gauges, where one carries', () => {
    const { constants } = chooseAt([{ km: 39, m2: 1.1, model: 1 }], { m2: 2 });
    // The gauge weighs as much as the model at 40 km.
    expect(signalM(constants!)).toBeCloseTo(2.05, 2);
  });
});

describe('the band of a prediction', () => {
  const choice = (changes: Partial<TideChoice>): TideChoice => ({
    kind: 'carried',
    reason: 'coast',
    missed: () => 0.05,
    changed: 0.02,
    waterKm: 30,
    modelSpread: () => 0.1,
    openness: 0.5,
    isModelFar: false,
    isUpRiver: false,
    others: [],
    ...changes,
  });

  it('is wider where the model changes the tide, up a river and for a low tide, and grows with the tide', () => {
    const narrow = bandOf(choice({}), 2)!;
    expect(narrow).toEqual({ minutes: 25, heightM: 0.3 });
    expect(bandOf(choice({ changed: 0.3 }), 2)!.minutes).toBeGreaterThan(narrow.minutes);
    expect(bandOf(choice({ isUpRiver: true }), 2)!.minutes).toBeGreaterThan(narrow.minutes);
    expect(bandOf(choice({ changed: 0.05 }), 0.3)!.minutes).toBeGreaterThan(narrow.minutes);
    for (const seen of [{ modelSpread: () => undefined }, { modelSpread: () => 0.9 }, { openness: 0.2 }]) {
      expect(bandOf(choice(seen), 2)!.minutes).toBeGreaterThan(narrow.minutes);
      expect(bandOf(choice(seen), 2)!.heightM).toBeGreaterThan(narrow.heightM);
    }
    expect(bandOf(choice({}), 4)!.heightM).toBeGreaterThan(narrow.heightM);
    expect(bandOf(choice({ kind: 'model', reason: 'no-gauge', missed: () => undefined }), 2)!.minutes).toBe(40);
    const alone = { kind: 'model', reason: 'no-gauge', missed: () => undefined } as const;
    // No gauge tells where in between the tide is.
    expect(bandOf(choice({ ...alone, modelSpread: () => 0.3 }), 2)!.minutes).toBe(65);
    expect(bandOf(choice({ ...alone, modelSpread: () => undefined }), 2)!.minutes).toBe(110);
    expect(bandOf(choice({ modelSpread: () => 0.3 }), 2)).toEqual(narrow);
    expect(bandOf(choice({ ...alone, isUpRiver: true }), 2)).toEqual({ minutes: 150, heightM: 1.5 });
    expect(bandOf(choice({ kind: 'gauge', reason: 'river' }), 2)!.minutes).toBeGreaterThan(120);
  });

  it('is no wider than what is seen of other towns on a water whose next gauges agree: Osaka', () => {
    const town = { kind: 'gauge', reason: 'no-model', airKm: 7, waterKm: 8, openness: 0.3 } as const;
    expect(bandOf(choice(town), 0.5)).toEqual({ minutes: 270, heightM: 0.4 });
    const agreed = { ...town, agreement: () => 0.04 };
    expect(bandOf(choice(agreed), 0.5)).toEqual({ minutes: 60, heightM: 0.2 });
    for (const seen of [{ airKm: 11 }, { agreement: () => 0.3 }, { isUpRiver: true, openness: 0.1 }]) {
      expect(bandOf(choice({ ...agreed, ...seen }), 0.5)!.minutes).toBe(270);
    }
    expect(bandOf(choice(agreed), 0.5, { isAcrossRace: true })!.minutes).toBe(270);
  });

  it('of places in a bay knows whether its gauges agree', () => {
    const agreementAt = (m2: number) => {
      const choice = chooseAt(
        [
          { km: 3, m2: 1, model: 1 },
          { km: 20, m2, model: 1 },
        ],
        { m2: 1 },
      );
      return choice.agreement?.();
    };
    expect(agreementAt(1.1)).toBeCloseTo(0.1, 2);
  });

  it('is narrow at a gauge, by the length of its record, and wider towards the end of its town', () => {
    const near = (airKm: number) => choice({ kind: 'gauge', reason: 'near', waterKm: 7, airKm });
    const here = choice({ kind: 'gauge', reason: 'at-gauge' });
    expect(bandOf(here, 2, { recordYears: 19 })).toEqual({ minutes: 15, heightM: 0.2 });
    expect(bandOf(here, 2, { recordYears: 1 })).toEqual({ minutes: 20, heightM: 0.3 });
    expect(bandOf(here, 2)).toEqual(bandOf(here, 2, { recordYears: 1 }));
    // Southampton, Hoek van Holland, and a gauge of NOAA's with its own predictions.
    expect(bandOf(here, 2, { recordYears: 19, shallowShare: 0.28 })!.minutes).toBe(40);
    expect(bandOf(here, 0.8, { recordYears: 19, shallowShare: 0.278 })!.minutes).toBe(60);
    expect(bandOf(here, 0.8, { recordYears: 19, shallowShare: 0.278, isOfOffice: true })!.minutes).toBe(15);
    expect(bandOf(near(4.9), 2, { recordYears: 19 })!.minutes).toBe(20);
    expect(bandOf(near(4.9), 0.8, { recordYears: 19 })!.minutes).toBe(35);
    expect(bandOf(near(5.1), 0.8)!.minutes).toBe(75);
    // By air only: the next water, which the gauge speaks for as for any other.
    expect(bandOf(choice({ kind: 'gauge', reason: 'sheltered', waterKm: 30, airKm: 2 }), 2)!.minutes).toBe(75);
  });

  it('is wider by a known race, far from a gauge without a model, and in a town up a river', () => {
    const near = choice({ kind: 'gauge', reason: 'near', waterKm: 3, airKm: 3 });
    const facts = { recordYears: 19 } as const;
    expect(bandOf(near, 2, facts)!.minutes).toBe(20);
    expect(bandOf(near, 2, { ...facts, isAcrossRace: true })).toEqual({ minutes: 80, heightM: 0.4 });
    expect(bandOf({ ...near, isUpRiver: true }, 2, facts)!.minutes).toBe(35);
    // Shallow water and a river are one reason.
    expect(bandOf({ ...near, isUpRiver: true }, 2, { ...facts, shallowShare: 0.28 })!.minutes).toBe(45);
    // A lagoon that the model does not have, as a river; at its gauge nothing is different.
    for (const missed of [() => 0.8, () => undefined]) {
      expect(bandOf({ ...near, missed }, 0.8, facts)).toEqual({ minutes: 60, heightM: 0.3 });
      expect(bandOf({ ...near, missed, reason: 'at-gauge' }, 0.8, facts)!.minutes).toBe(15);
    }
    expect(bandOf({ ...near, airKm: 6, isUpRiver: true }, 2, facts)!.minutes).toBe(25);
    const apart = (waterKm: number) => choice({ kind: 'gauge', reason: 'no-model', waterKm, airKm: waterKm });
    expect(bandOf(apart(18), 2)!.minutes).toBe(60);
    expect(bandOf(apart(45), 2)!.minutes).toBe(155);
    expect(bandOf({ ...apart(45), isFjord: true }, 2)).toEqual({ minutes: 50, heightM: 0.5 });
    expect(bandOf(apart(45), 2, { isAcrossRace: true })!.minutes).toBe(270);
    expect(bandOf(choice({ isUpRiver: true, waterKm: 29 }), 2)!.minutes).toBe(105);
    expect(bandOf(choice({ isUpRiver: true, waterKm: 60 }), 2)!.minutes).toBe(270);
    expect(bandOf(choice({ reason: 'river', isUpRiver: true, waterKm: 20 }), 2)!.minutes).toBe(270);
  });

  it('is that of the method between two gauges of a river, however far it has its gauge', () => {
    const between = (changed: number) =>
      choice({ reason: 'between-gauges', changed, isUpRiver: true, waterKm: 40, isModelFar: true });
    expect(bandOf(between(0.1), 2)).toEqual({ minutes: 20, heightM: 0.25 });
    expect(bandOf(between(0.2), 0.8)!.minutes).toBe(105);
  });

  it('is not given where the signal is unknown', () => {
    expect(bandOf(choice({}), 0)).toBeUndefined();
  });

  it('is as wide as a doubtful clock may be wrong, also at the gauge', () => {
    const here = choice({ kind: 'gauge', reason: 'at-gauge' });
    const clock = { kind: 'uncertain', minutes: -60, evidence: '' } as const;
    expect(bandOf(here, 2, { clock, recordYears: 19 })).toEqual({ minutes: 60, heightM: 1 });
    expect(bandOf(here, 2, { clock: { ...clock, kind: 'corrected' }, recordYears: 19 })!.minutes).toBe(15);
    expect(bandOf(choice({ isUpRiver: true }), 2, { clock })!.minutes).toBeGreaterThan(60);
  });
});
