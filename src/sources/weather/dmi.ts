import { z } from 'zod';
import { boxArea } from '../../domain/area.ts';
import { invalidBody, parseJson, type CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, pointProduct, type Fetched, type Product } from './product.ts';
import { columnsOf, variablesOf } from './variables.ts';

/**
 * DMI forecast data (opendatadocs.dmi.govcloud.dk), OGC EDR by position as CoverageJSON: waves of WAM and currents and
 * water temperature of DKSS around Denmark. The interface has no name for it: its values are part of `sg`.
 */
const upstream = 'dmi';
const source = 'dmi';
const danishWaters = boxArea(53.4, 6.5, 60, 16);

/** The collections, and the components of a current in them, eastward and northward. */
const collections = { wam_nsb: [], dkss_nsbs: ['current-u', 'current-v'] } as const;
type Collection = keyof typeof collections;

const coverage = z.object({
  domain: z.object({ axes: z.object({ t: z.object({ values: z.array(z.iso.datetime()).min(1) }) }) }),
  ranges: z.record(z.string(), z.object({ values: z.array(z.number().nullable()) })),
});

export function dmi(call: CallUpstream, { addresses }: WeatherSettings): readonly Product[] {
  return (Object.keys(collections) as Collection[]).map((collection) => {
    const id = `dmi ${collection}`;
    const variables = variablesOf(id);
    const components = collections[collection];
    const query = {
      crs: 'crs84',
      'parameter-name': [...components, ...variables.map(({ name }) => name)].join(','),
      f: 'CoverageJSON',
    };
    return pointProduct(call, {
      id,
      upstream,
      source,
      others: components.length > 0 ? ['currentSpeed', 'currentDirection'] : [],
      area: danishWaters,
      cellDeg: 0.02,
      nextUpdate: everyHours(6, 5),
      url({ lat, lng }) {
        const search = new URLSearchParams({ coords: `POINT(${lng} ${lat})`, ...query });
        return `${addresses.DMI_URL}/v1/forecastedr/collections/${collection}/position?${search.toString()}`;
      },
      read: (text) => readCoverage(collection, parseJson(upstream, text)),
    });
  });
}

function readCoverage(collection: Collection, body: unknown): Fetched {
  const { success, data } = coverage.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no coverage');
  const at = data.domain.axes.t.values.map((time) => Date.parse(time));
  if (at.some((instant, i) => instant <= (at[i - 1] ?? -Infinity))) throw invalidBody(upstream, 'times out of order');
  const columnOf = ({ name }: { readonly name: string }) => {
    const values = data.ranges[name]?.values;
    if (values?.length === at.length) return values;
    throw invalidBody(upstream, `${values?.length ?? 'no'} values of ${name} for ${at.length}`);
  };
  const [us = [], vs = []] = collections[collection].map((name) => columnOf({ name }));
  const currentBy = (convert: (u: number, v: number) => number) =>
    us.map((u, i) => (u === null || vs[i] == null ? null : convert(u, vs[i])));
  const current = {
    currentSpeed: currentBy(Math.hypot),
    // The interface has the direction that it comes from.
    currentDirection: currentBy((u, v) => ((Math.atan2(-u, -v) * 180) / Math.PI + 360) % 360),
  };
  const values = columnsOf(variablesOf(`dmi ${collection}`), columnOf);
  return { series: [{ at, values: us.length > 0 ? { ...current, ...values } : values }] };
}
