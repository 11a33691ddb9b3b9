import { describe, expect, it } from 'vitest';
import { signalM, type HarmonicConstant } from '../../../src/domain/tide/index.ts';
import type { TideGrid } from '../../../src/sources/grid/index.ts';
import { bandOf, createTideRule, type TideChoice } from '../../../src/sources/stations/index.ts';
import type { Surroundings } from '../../../src/sources/water/index.ts';
import { line } from '../../domain/tide/lines.ts';

/** Not at the open sea, as a harbour is. */
const place = { lat: 52, lng: 30 };
const openSea = { lat: 0, lng: 0 };
const kmPerDegree = 111.195;
const tide = (amplitudeM: number): HarmonicConstant[] => [line('M2', amplitudeM, 100)];
/** The same with a diurnal tide and lines of shallow water, as parts of it. */
const mixed = (amplitudeM: number, diurnal: number, shallow = 0): HarmonicConstant[] => [
  ...tide(amplitudeM),
  line('K1', diurnal * amplitudeM, 0),
  line('M4', shallow * amplitudeM, 0),
];

/** A gauge at a distance, with its tide and that of the model at it. */
type Gauge = {
  readonly km: number;
  readonly m2: number;
  readonly model?: number;
  readonly inlandKm?: number;
  readonly isBeyond?: true;
  readonly isAtOpenSea?: true;
};

/** A place with these gauges around, nearest first, and the model at it. */
function chooseAt(
  gauges: readonly Gauge[],
  model: { m2: number; km?: number } | undefined,
  changes: Partial<Surroundings> = {},
  at = place,
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
    linesOf: (gauge) => tide(gauges[gauge]!.m2),
    pointOf(gauge) {
      const { km, isBeyond, isAtOpenSea } = gauges[gauge]!;
      return isAtOpenSea ? openSea : { ...place, lat: place.lat + ((isBeyond ? -1 : 1) * km) / kmPerDegree };
    },
  });
  return rule(at) as TideChoice;
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
    expect(chooseAt([next, { km: 18, m2: 2, isBeyond: true }], undefined).kind).toBe('gauge');
  });

  it('is between two gauges on both sides of a coast without a model as well, by how far each is: Étretat', () => {
    const sides = (km: number, model?: { m2: number }, more: Partial<Surroundings> = {}) =>
      chooseAt(
        [
          { km, ...known },
          { km: 75, m2: 2, model: 2, isBeyond: true },
        ],
        model,
        more,
      );
    const between = sides(25);
    expect(between).toMatchObject({ kind: 'carried', reason: 'no-model', gauge: 0, others: [1], isBetween: true });
    expect(signalM(between.constants!)).toBeCloseTo(1.25, 6);
    expect(between.agreement?.()).toBeCloseTo(1, 6);
    for (const other of [sides(19), sides(25, { m2: 1 }), sides(25, undefined, { openness: 0.05 })])
      expect(other.isBetween).toBeUndefined();
    expect(
      chooseAt(
        [
          { km: 25, ...known },
          { km: 75, m2: 2 },
        ],
        undefined,
      ).kind,
    ).toBe('gauge');
  });

  it('is the gauge’s in water that the model does not reach, up to 40 km', () => {
    expect(chooseAt([{ km: 20, m2: 0.5, model: 1 }], { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'sheltered' });
    expect(chooseAt([{ km: 20, m2: 0.6, model: 1 }], { m2: 1 }).kind).toBe('carried');
    expect(chooseAt([{ km: 41, m2: 0.5, model: 1 }], { m2: 1 }).kind).toBe('carried');
    expect(chooseAt([{ km: 20, m2: 0.5 }], { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'sheltered' });
  });

  it('is the mean of gauges that are about as near where the model says nothing, in sheltered water as well', () => {
    const two = (km: number, gauge: Partial<Gauge> = {}) => [
      { km: 10, m2: 1, model: 2, ...gauge },
      { km, m2: 2, model: 2 },
    ];
    const alone = chooseAt(two(17), undefined);
    expect(alone).toMatchObject({ kind: 'carried', reason: 'no-model', gauge: 0, others: [1] });
    // 15 and 22 km with the softening.
    expect(signalM(alone.constants!)).toBeCloseTo(1 + 15 ** 2 / (15 ** 2 + 22 ** 2), 6);
    expect(chooseAt(two(19), undefined)).toMatchObject({ kind: 'gauge', reason: 'no-model' });
    expect(chooseAt(two(17), { m2: 2 })).toMatchObject({ reason: 'sheltered', constants: alone.constants });
  });

  it('is between the gauge’s and the model’s where that would change it by more than all of it, up to 40 km', () => {
    const at = (km: number, m2: number) => chooseAt([{ km, ...known }], { m2 });
    expect(at(20, 2.1)).toMatchObject({ kind: 'carried', reason: 'sheltered' });
    // The model is 10 km off, so that it weighs more.
    expect(signalM(at(20, 2.1).constants!)).toBeGreaterThan(1.6);
    expect(signalM(at(20, 2.1).constants!)).toBeLessThan(2);
    expect(at(20, 1.9).reason).toBe('coast');
    expect(at(41, 2.1).reason).toBe('coast');
  });

  it('is carried from gauges of the open sea at the open sea, whatever stands behind an inlet', () => {
    const gauges = (inlet: Partial<Gauge>) => [
      { km: 4, m2: 0.7, model: 1, ...inlet },
      { km: 30, ...known },
    ];
    expect(chooseAt(gauges({}), { m2: 1 }, {}, openSea)).toMatchObject({ kind: 'carried', reason: 'coast', gauge: 1 });
    // As far as there is a model, no own gauge, and the model misses the gauge; not behind an inlet itself.
    expect(chooseAt(gauges({}), undefined, {}, openSea).gauge).toBe(0);
    expect(chooseAt(gauges({ km: 1 }), { m2: 1 }, {}, openSea).reason).toBe('at-gauge');
    expect(chooseAt(gauges({ m2: 0.8 }), { m2: 1 }, {}, openSea).gauge).toBe(0);
    expect(chooseAt(gauges({ isAtOpenSea: true }), { m2: 1 }, {}, openSea).gauge).toBe(0);
    expect(chooseAt(gauges({}), { m2: 1 }).gauge).toBe(0);
    expect(chooseAt(gauges({}), { m2: 1 }, { openness: 0.05 }, openSea).isUpRiver).toBe(false);
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
    expect(bandOf(city, tide(1))!.minutes).toBe(150);
    // Dubai: the middle lies 14 km inland of a straight coast, Ningbo 19 km up the Yong.
    expect(chooseAt([], { m2: 1 }, { shoreKm: 13.6, openness: 0.44 }).reason).toBe('no-gauge');
    expect(chooseAt([], { m2: 1 }, { shoreKm: 18.9, openness: 0.4 }).reason).toBe('river');
    expect(chooseAt([], { m2: 1 }, { shoreKm: 13.6, openness: 0.3 }).reason).toBe('river');
    // An estuary, farther from its gauge than a town on its shore.
    expect(chooseAt(far, undefined, { openness: 0.1 }).reason).toBe('river');
    expect(chooseAt([{ km: 18, ...known }], undefined, { openness: 0.1 }).reason).toBe('no-model');
    expect(chooseAt(far, undefined, { openness: 0.2 }).reason).toBe('no-model');
  });

  it('is the mean of gauges also near one, where they differ by more than a tenth, but the gauge’s within 2 km', () => {
    const two = (km: number, m2: number) => [
      { km, ...known },
      { km: 8, m2, model: 1 },
    ];
    const mean = chooseAt(two(5, 1.4), { m2: 1 });
    expect(mean).toMatchObject({ kind: 'carried', reason: 'near', gauge: 0, others: [1] });
    // 10 and 13 km with the softening.
    const share = 10 ** 2 / (10 ** 2 + 13 ** 2);
    expect(signalM(mean.constants!)).toBeCloseTo(1 + 0.4 * share, 6);
    expect(mean.changed).toBeCloseTo(0.4 * share, 6);
    expect(chooseAt(two(5, 1.2), { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'near' });
    expect(chooseAt(two(1.9, 1.9), { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'near' });
    expect(chooseAt(two(3, 1.9), { m2: 1 })).toMatchObject({ kind: 'gauge', reason: 'near' });
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

  it('is wider where the model changes the tide, up a river and for a diurnal tide, and grows with the tide', () => {
    const narrow = bandOf(choice({}), tide(2))!;
    expect(narrow).toEqual({ minutes: 20, heightM: 0.3 });
    const unsure = { changed: 1, missed: () => 0.5 };
    expect(bandOf(choice(unsure), tide(2))!.minutes).toBeGreaterThan(narrow.minutes);
    expect(bandOf(choice({ isUpRiver: true, airKm: 20, missed: () => 0.3 }), tide(2))!.minutes).toBeGreaterThan(
      narrow.minutes,
    );
    expect(bandOf(choice({}), mixed(2, 1))!.minutes).toBeGreaterThan(narrow.minutes);
    expect(bandOf(choice({ ...unsure, openness: 0.05 }), tide(2))!.minutes).toBeGreaterThan(
      bandOf(choice(unsure), tide(2))!.minutes,
    );
    expect(bandOf(choice({}), tide(4))!.heightM).toBeGreaterThan(narrow.heightM);
    const alone = { kind: 'model', reason: 'no-gauge', missed: () => undefined, waterKm: undefined } as const;
    expect(bandOf(choice(alone), tide(2))!.minutes).toBe(40);
    // No gauge tells where in between the tide is.
    expect(bandOf(choice({ ...alone, modelSpread: () => 0.3 }), tide(2))!.minutes).toBe(65);
    expect(bandOf(choice({ ...alone, modelSpread: () => undefined }), tide(2))!.minutes).toBe(110);
    for (const seen of [{ modelSpread: () => 0.9 }, { openness: 0.2 }]) {
      expect(bandOf(choice({ ...alone, ...seen }), tide(2))!.minutes).toBeGreaterThan(40);
      expect(bandOf(choice(seen), tide(2))).toEqual(narrow);
    }
    expect(bandOf(choice({ ...alone, isUpRiver: true }), tide(2))).toEqual({ minutes: 150, heightM: 1.5 });
    expect(bandOf(choice({ kind: 'gauge', reason: 'river' }), tide(2))!.minutes).toBeGreaterThan(120);
  });

  it('follows how far the next gauges of a water and the model agree: Osaka, without a model, and Buenos Aires, with a poor one', () => {
    const town = { kind: 'gauge', reason: 'no-model', airKm: 7, waterKm: 8, missed: () => undefined } as const;
    const osaka = bandOf(choice({ ...town, agreement: () => 0.04 }), mixed(0.4, 1))!;
    expect(osaka.minutes).toBeLessThanOrEqual(30);
    for (const seen of [{ airKm: 11 }, { agreement: () => 0.3 }, { missed: () => 0.4 }]) {
      expect(bandOf(choice({ ...town, agreement: () => 0.04, ...seen }), mixed(0.4, 1))!.minutes).toBeGreaterThan(
        osaka.minutes,
      );
    }
    expect(bandOf(choice({ ...town, missed: () => 0.55 }), mixed(0.25, 1, 0.15))!.minutes).toBeGreaterThan(60);
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

  const ofOffice = { id: 'noaa/1', prediction: 'harmonic' } as const;

  it('is narrow at a gauge, by the length of its record, the shape of its tide and whose constants it has', () => {
    const here = choice({ kind: 'gauge', reason: 'at-gauge' });
    expect(bandOf(here, tide(2), { recordYears: 19 })).toEqual({ minutes: 10, heightM: 0.2 });
    expect(bandOf(here, tide(2), { recordYears: 1 })).toEqual({ minutes: 20, heightM: 0.3 });
    expect(bandOf(here, tide(2))).toEqual(bandOf(here, tide(2), { recordYears: 1 }));
    expect(bandOf(here, mixed(0.1, 3), { recordYears: 19 })!.minutes).toBeGreaterThanOrEqual(25);
    // Oslo, whose constants are those of its office.
    expect(bandOf(here, mixed(0.14, 0.3, 0.2), { ...ofOffice, recordYears: 15 })!.minutes).toBeLessThanOrEqual(30);
    // Nine in ten of the high and low waters of Rijkswaterstaat at Hoek van Holland are within 61 min, of the BSH at Cuxhaven 20.
    expect(bandOf(here, mixed(0.81, 0.25, 0.28), { recordYears: 19 })!.minutes).toBeGreaterThanOrEqual(60);
    expect(bandOf(here, mixed(1.4, 0.1, 0.115), { recordYears: 19 })!.minutes).toBe(20);
    expect(bandOf(here, mixed(1.4, 0.1, 0.115), { ...ofOffice, recordYears: 19 })!.minutes).toBe(10);
    // Of records within 1 km of each other and 2 m of tide 93 in 100 differ by less than 10 min.
    const near = (airKm: number) =>
      bandOf(choice({ kind: 'gauge', reason: 'near', waterKm: 7, airKm, missed: () => 0.8 }), mixed(2, 0.3, 0.1), {
        recordYears: 19,
      })!;
    expect(near(3).minutes).toBe(near(5).minutes);
    expect(near(1).minutes).toBeLessThan(near(3).minutes);
    // By differences that an office publishes: older, so that they are no surer than the gauges around.
    const subordinate = { id: 'noaa/1', prediction: 'subordinate' } as const;
    expect(bandOf(here, mixed(2, 0.3, 0.1), subordinate)!.minutes).toBeGreaterThan(
      bandOf(here, mixed(2, 0.3, 0.1), ofOffice)!.minutes,
    );
    expect(bandOf(here, tide(2), subordinate)!.heightM).toBeGreaterThan(bandOf(here, tide(2), ofOffice)!.heightM);
    // In water that the model does not resolve less is known beside one gauge than among some.
    const sheltered = (kind: TideChoice['kind']) =>
      bandOf(choice({ kind, reason: 'sheltered', waterKm: 30, airKm: 30, missed: () => 0.8 }), tide(2))!.minutes;
    expect(sheltered('gauge')).toBeGreaterThanOrEqual(2 * sheltered('carried'));
  });

  it('is wider by a known race and far from a gauge without a model', () => {
    const near = choice({ kind: 'gauge', reason: 'near', waterKm: 3, airKm: 3 });
    const facts = { recordYears: 19 } as const;
    expect(bandOf(near, tide(2), facts)!.minutes).toBe(15);
    expect(bandOf(near, tide(2), { ...facts, isAcrossRace: true })).toEqual({ minutes: 105, heightM: 0.35 });
    const apart = (waterKm: number) =>
      choice({ kind: 'gauge', reason: 'no-model', waterKm, airKm: waterKm, missed: () => 0.5 });
    expect(bandOf(apart(18), tide(2))!.minutes).toBeGreaterThan(bandOf(apart(9), tide(2))!.minutes);
    expect(bandOf(apart(45), tide(2))!.minutes).toBe(155);
    expect(bandOf({ ...apart(45), isFjord: true }, tide(2))).toEqual({ minutes: 50, heightM: 0.5 });
    expect(bandOf(apart(45), tide(2), { isAcrossRace: true })!.minutes).toBe(270);
    // The middle of a town inland of its coast, far from its gauge: Elche.
    expect(bandOf(choice({ isUpRiver: true, waterKm: 60, airKm: 60 }), tide(2))!.minutes).toBe(20);
    expect(bandOf(choice({ reason: 'river', isUpRiver: true, waterKm: 20 }), tide(2))!.minutes).toBe(270);
  });

  it('is that of the method between two gauges of a river, however far it has its gauge', () => {
    const between = (changed: number) =>
      choice({ reason: 'between-gauges', changed, isUpRiver: true, waterKm: 40, isModelFar: true });
    expect(bandOf(between(0.1), tide(2))).toEqual({ minutes: 25, heightM: 0.3 });
    expect(bandOf(between(0.2), tide(0.8))!.minutes).toBe(105);
  });

  it('follows how the gauges on both sides of a coast without a model agree: Granville', () => {
    const between = (agreement: number) =>
      choice({
        reason: 'no-model',
        isBetween: true,
        waterKm: 44,
        airKm: 38,
        missed: () => undefined,
        agreement: () => agreement,
      });
    expect(bandOf(between(0.12), mixed(3.7, 0.05, 0.05))!.minutes).toBeLessThanOrEqual(30);
    expect(bandOf(between(0.12), mixed(3.7, 0.05, 0.05))!.heightM).toBeLessThan(
      bandOf(between(0.6), mixed(3.7, 0.05, 0.05))!.heightM,
    );
    expect(bandOf(choice({ ...between(0.12), isBetween: false }), tide(2))!.minutes).toBe(155);
  });

  it('is not given where the signal is unknown', () => {
    expect(bandOf(choice({}), [])).toBeUndefined();
  });

  it('is as wide as a doubtful clock may be wrong, also at the gauge', () => {
    const here = choice({ kind: 'gauge', reason: 'at-gauge' });
    const clock = { kind: 'uncertain', minutes: -60, evidence: '' } as const;
    expect(bandOf(here, tide(2), { clock, recordYears: 19 })).toEqual({ minutes: 60, heightM: 1 });
    expect(bandOf(here, tide(2), { clock: { ...clock, kind: 'corrected' }, recordYears: 19 })!.minutes).toBe(10);
    expect(bandOf(choice({ isUpRiver: true }), tide(2), { clock })!.minutes).toBeGreaterThanOrEqual(60);
    expect(bandOf(here, tide(2), { clock: { ...clock, minutes: 68 } })!.minutes).toBe(70);
  });
});
