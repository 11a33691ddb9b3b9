import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { invalidBody } from '../upstreams/index.ts';
import type { Fetched } from './product.ts';
import { columnsOf, type Variable } from './variables.ts';

const upstream = 'fmi';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'field',
});

const coverage = z.object({
  FeatureCollection: z.object({
    member: z.object({
      GridSeriesObservation: z.object({
        resultTime: z.object({ TimeInstant: z.object({ timePosition: z.string() }) }).optional(),
        result: z.object({
          MultiPointCoverage: z.object({
            domainSet: z.object({ SimpleMultiPoint: z.object({ positions: z.string() }) }),
            rangeSet: z.object({ DataBlock: z.object({ doubleOrNilReasonTupleList: z.string() }) }),
            rangeType: z.object({ DataRecord: z.object({ field: z.array(z.object({ name: z.string() })) }) }),
          }),
        }),
      }),
    }),
  }),
});

/** The series of a response. Throws `could-not-ask` for an invalid body. */
export function readFmi(text: string, variables: readonly Variable[]): Fetched {
  const { GridSeriesObservation: observation } = readCoverage(text);
  const { domainSet, rangeSet, rangeType } = observation.result.MultiPointCoverage;
  const names = rangeType.DataRecord.field.map(({ name }) => name);
  const at = numbersOf(domainSet.SimpleMultiPoint.positions)
    .filter((_, i) => i % 3 === 2)
    .map((second) => second * 1000);
  const cells = numbersOf(rangeSet.DataBlock.doubleOrNilReasonTupleList);
  const isAscending = at.every((instant, i) => Number.isFinite(instant) && instant > (at[i - 1] ?? -Infinity));
  if (!isAscending || cells.length !== at.length * names.length)
    throw invalidBody(upstream, `${cells.length} values for ${at.length} times of ${names.length} parameters`);
  const values = columnsOf(variables, ({ name }) => {
    const column = names.indexOf(name);
    if (column === -1) throw invalidBody(upstream, `no ${name}`);
    // FMI sends NaN after the end of a run, and on land in a model of the sea.
    const own = at.map((_, i) => cells[i * names.length + column] ?? NaN);
    return own.map((value) => (Number.isNaN(value) ? null : value));
  });
  const updated = Date.parse(observation.resultTime?.TimeInstant.timePosition ?? '');
  return { series: [{ at, values }], ...(Number.isFinite(updated) ? { updated } : {}) };
}

function readCoverage(text: string): z.output<typeof coverage>['FeatureCollection']['member'] {
  let parsed: unknown;
  try {
    parsed = parser.parse(text, true);
  } catch {
    throw invalidBody(upstream, 'no XML');
  }
  const { success, data } = coverage.safeParse(parsed);
  if (!success) throw invalidBody(upstream, 'no coverage');
  return data.FeatureCollection.member;
}

const number = /^(?:NaN|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

function numbersOf(list: string): readonly number[] {
  return list
    .trim()
    .split(/\s+/)
    .map((one) => {
      if (!number.test(one)) throw invalidBody(upstream, `a value of ${one.slice(0, 20)}`);
      return Number(one);
    });
}
