import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { constituents } from '../../src/domain/tide/index.ts';
import { readPacked, writePacked } from '../../src/sources/stations/packed.ts';
import type { StationRecord } from '../../src/sources/stations/record.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
const file = path.join(folder, 'packed.bin');

/** What single precision keeps. */
const single = (least: number, most: number) => fc.float({ min: Math.fround(least), max: Math.fround(most), noNaN: true });
/** What the packing keeps of a datum: tenths of a millimetre. */
const tenths = fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 10_000);

const records: fc.Arbitrary<StationRecord> = fc.record(
  {
    id: fc.string(),
    // Names have accents, quotes and writing of any length in bytes.
    name: fc.string({ unit: 'binary' }),
    lat: fc.double({ min: -90, max: 90, noNaN: true }).map((x) => x + 0),
    lng: fc.double({ min: -180, max: 180, noNaN: true }).map((x) => x + 0),
    countryCode: fc.constantFrom('FR', 'NZ'),
    zone: fc.constantFrom('Europe/Paris', 'Pacific/Auckland'),
    source: fc.constantFrom('noaa', 'uhslc'),
    attribution: fc.constantFrom('NOAA', 'TICON-4', 'Kartverket'),
    licence: fc.constantFrom('public domain', 'CC BY 4.0'),
    commercial: fc.boolean(),
    chartDatum: fc.constantFrom('LAT', 'MLLW', 'NLLW'),
    datums: fc.record({ HAT: tenths, MHHW: tenths, MHW: tenths, MSL: tenths, MLW: tenths, MLLW: tenths, LAT: tenths }),
    nodeSteps: fc.constantFrom('yearly' as const, 'monthly' as const),
    constants: fc.array(
      fc.record({ number: fc.nat(constituents.length - 1), amplitudeM: single(0, 6), phaseDeg: single(-360, 720) }),
      { maxLength: 60 },
    ),
    subordinate: fc.record({
      reference: fc.string(),
      highMinutes: fc.integer(),
      lowMinutes: fc.integer(),
      high: fc.double({ min: -2, max: 2, noNaN: true }).map((x) => x + 0),
      low: fc.double({ min: -2, max: 2, noNaN: true }).map((x) => x + 0),
      kind: fc.constantFrom('ratio' as const, 'fixed' as const),
    }),
  },
  {
    requiredKeys: [
      'id',
      'name',
      'lat',
      'lng',
      'countryCode',
      'zone',
      'source',
      'attribution',
      'licence',
      'commercial',
      'nodeSteps',
      'constants',
    ],
  },
);

describe('a packed catalogue', () => {
  it('reads what was written, whatever the names, constants and gaps', () => {
    fc.assert(
      fc.property(fc.array(records, { maxLength: 12 }), (written) => {
        writePacked(file, written);
        const read = readPacked(file)!.map((record) => ({ ...record, constants: [...record.constants] }));
        expect(read).toEqual(withPlainZeros(written));
      }),
    );
  });

  it('leaves nothing unfinished beside it', () => {
    writePacked(file, []);
    expect(readdirSync(folder)).toEqual(['packed.bin']);
  });

  it('that is not there is undefined', () => expect(readPacked(path.join(folder, 'none.bin'))).toBeUndefined());

  it('made with another list of lines is undefined: its numbers mean something else', () => {
    writePacked(file, []);
    const other = readFileSync(file, 'latin1').replace('"M2"', '"X2"');
    writeFileSync(file, other, 'latin1');
    expect(readPacked(file)).toBeUndefined();
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['a few bytes', Buffer.from([1, 2])],
    ['not a catalogue at all', Buffer.from('<!doctype html><title>nothing of ours</title>')],
  ])('that this program did not write is undefined: %s', (_, bytes) => {
    writeFileSync(file, bytes);
    expect(readPacked(file)).toBeUndefined();
  });

  it('that was cut short is undefined', () => {
    const constants = Array.from({ length: 30 }, (_, number) => ({ number, amplitudeM: 1, phaseDeg: 2 }));
    writePacked(file, [{ ...fc.sample(records, { numRuns: 1, seed: 1 })[0]!, constants }]);
    const bytes = readFileSync(file);
    for (const length of [bytes.length - 40, bytes.length - 200, 100]) {
      writeFileSync(file, bytes.subarray(0, length));
      expect(readPacked(file), `${length} of ${bytes.length} bytes`).toBeUndefined();
    }
  });
});

/** JSON has no negative zero. */
function withPlainZeros(written: readonly StationRecord[]): unknown {
  return written.map((record) =>
    record.datums ? { ...record, datums: JSON.parse(JSON.stringify(record.datums)) as StationRecord['datums'] } : record,
  );
}
