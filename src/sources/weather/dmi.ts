import { z } from 'zod';
import { boxArea, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs } from '../../domain/time.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, misfit, parseJson, type Fetched, type Product } from './product.ts';
import type { AskUpstream } from './upstream.ts';

/**
 * DMI forecast data (opendatadocs.dmi.govcloud.dk), OGC EDR by position as CoverageJSON: waves of WAM and currents and
 * water temperature of DKSS around Denmark. No name of the interface stands for it: it is a part of `sg`.
 */
const upstream = 'dmi';
const source = 'dmi';
const spanHours = 120;
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

const body = z.object({
  domain: z.object({ axes: z.object({ t: z.object({ values: z.array(z.iso.datetime()).min(1) }) }) }),
  ranges: z.record(z.string(), z.object({ values: z.array(z.number().nullable()) })),
});

export function dmi(ask: AskUpstream, { dmiUrl }: WeatherSettings): readonly Product[] {
  const product = (
    collection: string,
    parameters: readonly string[],
    attributes: readonly Attribute[],
    read: (told: unknown) => Fetched,
  ): Product => ({
    id: `dmi ${collection}`,
    upstream,
    source,
    attributes,
    area: danishWaters,
    tells: 'ahead',
    cellDeg: 0.02,
    mostCells: 1,
    spanMs: spanHours * hourMs,
    nextUpdate: everyHours(6, 5),
    async fetch([cell]) {
      const query = new URLSearchParams({
        coords: `POINT(${cell!.lng} ${cell!.lat})`,
        crs: 'crs84',
        'parameter-name': parameters.join(','),
        f: 'CoverageJSON',
      });
      const { text } = await ask({
        url: `${dmiUrl}/v1/forecastedr/collections/${collection}/position?${query.toString()}`,
      });
      return [read(parseJson(upstream, text))];
    },
  });
  return [
    product('wam_nsb', Object.values(waves), Object.keys(waves) as (keyof typeof waves)[], readDmiWaves),
    product('dkss_nsbs', Object.values(water), ['currentSpeed', 'currentDirection', 'waterTemperature'], readDmiWater),
  ];
}

function readDmiWaves(told: unknown): Fetched {
  const { at, columns } = readCoverage(told, waves);
  return { series: [{ at, values: columns }] };
}

/** Currents come as their parts to the east and the north; we tell where they come from. */
function readDmiWater(told: unknown): Fetched {
  const { at, columns } = readCoverage(told, water);
  const { currentU, currentV, waterTemperature } = columns;
  const along = (tell: (u: number, v: number) => number) =>
    currentU.map((u, i) => (u === null || currentV[i] == null ? null : tell(u, currentV[i])));
  const series: Series = {
    at,
    values: {
      currentSpeed: along(Math.hypot),
      currentDirection: along((u, v) => ((Math.atan2(-u, -v) * 180) / Math.PI + 360) % 360),
      waterTemperature,
    },
  };
  return { series: [series] };
}

function readCoverage<Name extends string>(told: unknown, names: Readonly<Record<Name, string>>) {
  const { success, data } = body.safeParse(told);
  if (!success) throw misfit(upstream, 'no coverage');
  const at = data.domain.axes.t.values.map((time) => Date.parse(time));
  if (at.some((instant, i) => instant <= (at[i - 1] ?? -Infinity))) throw misfit(upstream, 'times out of order');
  const columns = Object.entries<string>(names).map(([key, name]) => {
    const values = data.ranges[name]?.values;
    if (values?.length !== at.length)
      throw misfit(upstream, `${values?.length ?? 'no'} values of ${name} for ${at.length}`);
    return [key, values] as const;
  });
  return { at, columns: Object.fromEntries(columns) as Record<Name, (number | null)[]> };
}
