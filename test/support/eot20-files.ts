import path from 'node:path';
import { File, ready } from 'h5wasm/node';
import { makeFolder } from '../../src/lib/make-folder.ts';

/** Names of the published files, and the published order of variables. */
const constituents = '2N2 J1 K1 K2 M2 M4 MF MM N2 O1 P1 Q1 S1 S2 SA SSA T2'.split(' ');

type Tide = readonly [amplitudeCm: number, phaseDeg: number];

export type Eot20Fixture = {
  readonly lats: readonly number[];
  readonly lngs: readonly number[];
  /** `undefined` on land. */
  readonly tideAt: (constituent: string, lat: number, lng: number) => Tide | undefined;
  /** Stored on land. */
  readonly land?: number;
  readonly units?: string;
  readonly isCompressed?: boolean;
};

export function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Writes files of EOT20's layout, all seventeen unless some are named; NetCDF-4 is HDF5. */
export async function writeEot20Files(folder: string, fixture: Eot20Fixture, names = constituents): Promise<void> {
  await ready;
  makeFolder(folder);
  const { lats, lngs, tideAt, land = Number.NaN, units = 'cm', isCompressed = false } = fixture;
  const shape = [lats.length, lngs.length];
  for (const name of names) {
    const file = new File(path.join(folder, `${name}_ocean_eot20.nc`), 'w');
    file.create_dataset({ name: 'lat', data: Float64Array.from(lats) });
    file.create_dataset({ name: 'lon', data: Float64Array.from(lngs) });
    const tides = lats.flatMap((lat) => lngs.map((lng) => tideAt(name, lat, lng)));
    const write = (variable: string, values: readonly number[]): void => {
      const stored = isCompressed
        ? { data: Float32Array.from(values), chunks: [7, 11], compression: 'gzip' as const, compression_opts: [4] }
        : { data: Float64Array.from(values) };
      file.create_dataset({ name: variable, shape, ...stored }).create_attribute('units', units);
    };
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    write(
      'amplitude',
      tides.map((tide) => tide?.[0] ?? land),
    );
    write(
      'phase',
      tides.map((tide) => tide?.[1] ?? land),
    );
    write(
      'imag',
      tides.map((tide) => (tide ? tide[0] * Math.sin(radians(tide[1])) : land)),
    );
    write(
      'real',
      tides.map((tide) => (tide ? tide[0] * Math.cos(radians(tide[1])) : land)),
    );
    file.close();
  }
}
