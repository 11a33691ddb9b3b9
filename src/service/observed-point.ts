import { writeTimestamp, type AnswerOf } from '../contract/index.ts';
import type { Observation } from '../domain/observed/index.ts';
import { toHundredths } from '../domain/weather/index.ts';
import { defined } from '../lib/defined.ts';
import { inOrder, type EndpointOf } from './keyed-endpoint.ts';
import { toMillimetres } from './tide-point.ts';
import { writeMissing } from './weather-answer.ts';

/** `GET /v2/observed/point`, our addition: what gauges and buoys observe. */
export const observedPoint: EndpointOf<'/v2/observed/point'> = {
  async answer({ lat, lng, kinds }, { observed, spender }) {
    const { observations, missing } = await observed({ lat, lng }, kinds, spender);
    return { body: { data: observations.map(writeObservation) }, meta: { lat, lng, ...writeMissing(missing) } };
  },
};

function writeObservation(observation: Observation): object {
  const { kind, at, values, zero, levels, isPreliminary, surge, tendencyHPa, station } = observation;
  const { id, name, point, attribution, licence, distanceKm, waterKm } = station;
  const surges = new Map(surge?.readings.map((reading) => [reading.at, toMillimetres(reading.value)]));
  const rounded = Object.entries(values).map(([attribute, value]) => [attribute, toMillimetres(value)] as const);
  const written: AnswerOf<'/v2/observed/point'>['data'][number] = defined({
    ...Object.fromEntries(rounded),
    kind,
    time: writeTimestamp(at),
    datum: zero,
    levels: levels?.map(({ at, value }) =>
      defined({ time: writeTimestamp(at), height: toMillimetres(value), surge: surges.get(at) }),
    ),
    preliminary: isPreliminary,
    pressureTendency: tendencyHPa === undefined ? undefined : toHundredths(tendencyHPa),
    surge: surge && toMillimetres(surge.heightM),
    surgeTrend: surge?.trend,
    station: {
      attribution,
      licence,
      id,
      name,
      lat: point.lat,
      lng: point.lng,
      source: id.slice(0, id.indexOf('/')),
      distance: Math.round(distanceKm),
      waterDistance: Math.round(waterKm),
    },
  });
  return inOrder(written);
}
