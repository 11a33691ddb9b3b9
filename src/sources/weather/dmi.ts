import { z } from 'zod';
import { boxArea } from '../../domain/area.ts';
import type { Attribute, Series } from '../../domain/weather/index.ts';
import { invalidBody, parseJson, type CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, type Fetched, type Product } from './product.ts';

/**
 * DMI forecast data (opendatadocs.dmi.govcloud.dk), OGC EDR by position as CoverageJSON: waves of WAM and currents and
 * water temperature of DKSS around Denmark. The interface has no name for it: its values are part of `sg`.
 */
const upstream = 'dmi';
const source = 'dmi';
const danishWaters = boxArea(53.4, 6.5, 60, 16);

const waves = {
  waveHeight: 'significant-wave-height',
  waveDirection: 'mean-wave-dir',
  wavePeriod: 'mean-wave-period',
} as const satisfies Partial<Record<Attribute, string>>;
const water = {
  currentU: 'current-u',
  currentV: 'current-v',
  waterTemperature: 'water-temperature',
} as const;

const coverage = z.object({
  domain: z.object({ axes: z.object({ t: z.object({ values: z.array(z.iso.datetime()).min(1) }) }) }),
  ranges: z.record(z.string(), z.object({ values: z.array(z.number().nullable()) })),
});

/** One product for each collection. */
export function dmi(call: CallUpstream, { dmiUrl }: WeatherSettings): readonly Product[] {
  const product = (
    collection: string,
    parameters: readonly string[],
    attributes: readonly Attribute[],
    read: (body: unknown) => Fetched,
  ): Product => ({
    id: `dmi ${collection}`,
    upstream,
    source,
    attributes,
    area: danishWaters,
    covers: 'ahead',
    cellDeg: 0.02,
    maxCells: 1,
    nextUpdate: everyHours(6, 5),
    async fetch({ cells, spender }) {
      const [cell] = cells();
      const query = new URLSearchParams({
        coords: `POINT(${cell.lng} ${cell.lat})`,
        crs: 'crs84',
        'parameter-name': parameters.join(','),
        f: 'CoverageJSON',
      });
      const { text } = await call(spender, () => ({
        url: `${dmiUrl}/v1/forecastedr/collections/${collection}/position?${query.toString()}`,
      }));
      return [read(parseJson(upstream, text))];
    },
  });
  return [
    product('wam_nsb', Object.values(waves), Object.keys(waves) as (keyof typeof waves)[], readWaves),
    product('dkss_nsbs', Object.values(water), ['currentSpeed', 'currentDirection', 'waterTemperature'], readWater),
  ];
}

function readWaves(body: unknown): Fetched {
  const { at, columns } = readCoverage(body, waves);
  return { series: [{ at, values: columns }] };
}

/** DMI sends the eastward and northward components of a current; the interface has the direction that it comes from. */
function readWater(body: unknown): Fetched {
  const { at, columns } = readCoverage(body, water);
  const { currentU, currentV, waterTemperature } = columns;
  const fromComponents = (convert: (u: number, v: number) => number) =>
    currentU.map((u, i) => (u === null || currentV[i] == null ? null : convert(u, currentV[i])));
  const series: Series = {
    at,
    values: {
      currentSpeed: fromComponents(Math.hypot),
      currentDirection: fromComponents((u, v) => ((Math.atan2(-u, -v) * 180) / Math.PI + 360) % 360),
      waterTemperature,
    },
  };
  return { series: [series] };
}

function readCoverage<Name extends string>(body: unknown, names: Readonly<Record<Name, string>>) {
  const { success, data } = coverage.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no coverage');
  const at = data.domain.axes.t.values.map((time) => Date.parse(time));
  if (at.some((instant, i) => instant <= (at[i - 1] ?? -Infinity))) throw invalidBody(upstream, 'times out of order');
  const columns = Object.entries<string>(names).map(([key, name]) => {
    const values = data.ranges[name]?.values;
    if (values?.length !== at.length)
      throw invalidBody(upstream, `${values?.length ?? 'no'} values of ${name} for ${at.length}`);
    return [key, values] as const;
  });
  return { at, columns: Object.fromEntries(columns) as Record<Name, (number | null)[]> };
}
