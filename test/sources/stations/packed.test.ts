import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constituents } from '../../../src/domain/tide/index.ts';
import { readColumns, writeColumns, type PackedRecords } from '../../../src/sources/stations/columns-file.ts';
import { stationColumns, type StationFacts, type StationRecord } from '../../../src/sources/stations/record.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { anyText } from '../../support/any-text.ts';

const folder = temporaryFolder();
const file = path.join(folder, 'packed.bin');
const writePacked = (to: string, written: readonly StationRecord[]) => writeColumns(to, stationColumns, written);
const readPacked = (from: string) => readColumns(from, stationColumns);

/** The number in single precision. */
const single = (min: number, max: number): fc.Arbitrary<number> => fc.float({ min, max, noNaN: true });
/** Any double; JSON has no negative zero. */
const plain = (min: number, max: number): fc.Arbitrary<number> =>
  fc.double({ min, max, noNaN: true }).map((x) => x + 0);
/** A datum as it is packed, in tenths of a millimetre. */
const tenths = fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 10_000 + 0);

const optional = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(some, { nil: undefined });

const records: fc.Arbitrary<StationRecord> = fc.record({
  id: fc.string(),
  // Names have accents, quotes and writing of any length in bytes.
  name: anyText(),
  lat: plain(-90, 90),
  lng: plain(-180, 180),
  countryCode: fc.constantFrom('FR', 'NZ'),
  recordYears: fc.nat(200),
  zone: fc.constantFrom('Europe/Paris', 'Pacific/Auckland'),
  source: fc.constantFrom('noaa', 'uhslc'),
  attribution: fc.constantFrom('NOAA', 'TICON-4', 'Kartverket'),
  licence: fc.constantFrom('public domain', 'CC BY 4.0'),
  offered: fc.boolean(),
  commercial: fc.boolean(),
  chartDatum: optional(fc.constantFrom('LAT', 'MLLW', 'NLLW')),
  officeDatum: optional(fc.record({ name: fc.constantFrom('ZH', 'CD', 'NLLW'), aboveLatM: plain(-2, 2) })),
  datums: optional(
    fc.record({ HAT: tenths, MHHW: tenths, MHW: tenths, MSL: tenths, MLW: tenths, MLLW: tenths, LAT: tenths }),
  ),
  nodeSteps: fc.constantFrom('yearly', 'monthly'),
  constants: fc.array(
    fc.record({ number: fc.nat(constituents.length - 1), amplitudeM: single(0, 6), phaseDeg: single(-360, 720) }),
    { maxLength: 60 },
  ),
  subordinate: optional(
    fc.record({
      reference: fc.string(),
      highMinutes: fc.integer(),
      lowMinutes: fc.integer(),
      high: plain(-2, 2),
      low: plain(-2, 2),
      kind: fc.constantFrom('ratio', 'fixed'),
    }),
  ),
});

describe('a packed catalogue', () => {
  it('reads what was written, whatever the names, constants and gaps', () => {
    fc.assert(
      fc.property(fc.array(records, { maxLength: 12 }), (written) => {
        writePacked(file, written);
        expect(allOf(readPacked(file)!)).toEqual(written);
      }),
    );
  });

  it('leaves no temporary file', () => {
    writePacked(file, []);
    expect(readdirSync(folder)).toEqual(['packed.bin']);
  });

  it('is undefined where there is no file', () => expect(readPacked(path.join(folder, 'none.bin'))).toBeUndefined());

  it('is undefined where it was packed with another list of constituents', () => {
    writePacked(file, []);
    const other = readFileSync(file, 'latin1').replace('"M2"', '"X2"');
    writeFileSync(file, other, 'latin1');
    expect(readPacked(file)).toBeUndefined();
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['a few bytes', () => Buffer.from([1, 2])],
    ['not a catalogue at all', () => Buffer.from('<!doctype html><title>nothing of ours</title>')],
    ['cut short among its numbers', () => whole().subarray(0, -40)],
    ['cut short in its head', () => whole().subarray(0, 100)],
  ])('that is damaged is not read as a catalogue of other numbers: %s', (_, bytes) => {
    writeFileSync(file, bytes());
    expect(readDamaged()).toBeUndefined();
  });
});

/** `undefined`, whether the file is refused quietly or loudly. */
function readDamaged(): PackedRecords<StationFacts> | undefined {
  try {
    return readPacked(file);
  } catch {
    return undefined;
  }
}

function allOf(read: PackedRecords<StationFacts>): StationRecord[] {
  return Array.from({ length: read.count }, (_, i) => ({ ...read.facts(i), constants: read.constants(i) }));
}

/** A catalogue of real size: 20,000 constants. */
function whole(): Buffer {
  const constants = Array.from({ length: 100 }, (_, number) => ({ number, amplitudeM: 1, phaseDeg: 2 }));
  const [record] = fc.sample(records, { numRuns: 1, seed: 1 });
  writePacked(
    file,
    Array.from({ length: 200 }, () => ({ ...record!, constants })),
  );
  return readFileSync(file);
}
