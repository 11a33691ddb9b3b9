import { wrongSettings, type Config } from '../config.ts';
import { once } from '../lib/once.ts';
import { createZoneFinder } from '../places/index.ts';
import type { Point } from '../domain/place.ts';
import type { StreamStations, TideStations } from '../service/ports.ts';
import { openTideGrid, type TideGrid } from '../sources/grid/index.ts';
import { createPlaceStreams, openStreams } from '../sources/streams/index.ts';
import { createPlaceTides, openCatalogue } from '../sources/stations/index.ts';
import { nearestWater, pointOf, readWater, type WaterRaster } from '../sources/water/index.ts';
import type { Resources } from './resources.ts';

/** A place farther from the sea, km, has no warnings of the sea. */
const farthestSeaKm = 30;

export type TideParts = ReturnType<typeof createTides>;

/** Builds the sources of tides: stations, sea map and tide model. Each is read on first use. */
export function createTides({ config, health }: Pick<Resources, 'config' | 'health'>) {
  const catalogue = once(async () => {
    const opened = await openCatalogue({ dataDir: config.dataDir, nonCommercial: config.nonCommercialStations });
    const lastSuccessAt = performance.now();
    health.watch('catalogue', () => ({ ok: true, lastSuccessAt }), { required: true });
    return opened;
  });
  let raster: WaterRaster | undefined;
  /** The map of the sea, 2.4 MB, which tides, streams and observations share; `undefined` while it is being drawn. */
  const water = (): WaterRaster | undefined => (raster ??= readWater(config.dataDir));
  const placeTides = once(async () =>
    createPlaceTides({
      catalogue: await catalogue(),
      readWater: water,
      grid: await readGrid(config),
      zoneOf: createZoneFinder(),
    }),
  );
  return {
    catalogue,
    water,
    streamStations: once(async (): Promise<StreamStations> => {
      const streams = await openStreams(config.dataDir);
      return createPlaceStreams({ stations: () => streams.stations, readWater: water });
    }),
    /** The nearest water of the sea within 30 km; `undefined` where there is none, or no sea map yet. */
    seaPoint(point: Point): Point | undefined {
      const raster = water();
      const shore = raster && nearestWater(raster, point, farthestSeaKm);
      return shore && (shore.distanceKm === 0 ? point : pointOf(shore.cell));
    },
    async tideStations(): Promise<TideStations> {
      const [stations, { nearest }] = [await catalogue(), await placeTides()];
      return {
        // All of them are created when they are first listed.
        get stations() {
          return stations.stations;
        },
        byId: stations.byId,
        nearest,
      };
    },
    /** Resolves to a function whose result changes whenever an answer may change. */
    async tideVersion(): Promise<() => string> {
      const [{ version }, tides] = [await catalogue(), await placeTides()];
      return () => `${version} ${tides.version}`;
    },
    /** Reads the tide model that another process has fetched. */
    reloadTideGrid: async (): Promise<void> => (await placeTides()).useGrid(await readGrid(config)),
  };
}

/** Rejects with a `StartupError` where the setting names no tide model. */
const readGrid = ({ dataDir, tideGrid }: Config): Promise<TideGrid | undefined> =>
  openTideGrid(dataDir, tideGrid).catch((error: unknown) => {
    throw wrongSettings(`TIDE_GRID: ${error instanceof Error ? error.message : String(error)}`);
  });
