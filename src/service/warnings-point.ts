import { writeTimestamp, type AnswerOf } from '../contract/index.ts';
import type { ZoneForecast } from '../domain/warning.ts';
import { defined } from '../lib/defined.ts';
import type { EndpointOf } from './keyed-endpoint.ts';
import type { PlaceWarnings } from './ports.ts';
import { staleHeaders, writeMissing } from './weather-answer.ts';

/** `GET /v2/warnings/point`, our addition: the official warnings at a place and at its nearest point of the sea. */
export const warningsPoint: EndpointOf<'/v2/warnings/point'> = {
  async answer({ lat, lng, forecasts }, { now, warnings, spender }) {
    const asked = forecasts === 'yes' ? warnings.forecasts({ lat, lng }, spender) : undefined;
    const [found, zones] = await Promise.all([warnings.at({ lat, lng }, spender), asked]);
    const { sources, missing, sea, abroad = [] } = found;
    // Where nobody could be asked, it is not known that there are none.
    if (sources.length === 0 && missing.length > 0) return { unavailable: missing.join(', ') };
    const written = sources.map(({ isStale, updated, ...source }) => ({
      ...source,
      ...(isStale && { stale: true }),
      updated: writeTimestamp(updated),
    }));
    return {
      body: { data: writeWarnings(found), ...(zones && { forecasts: zones.forecasts.map(writeIssued) }) },
      meta: {
        lat,
        lng,
        ...writeMissing(missing),
        ...(sea && { sea }),
        ...(abroad.length > 0 && { abroad }),
        sources: written,
      },
      notes: zones?.missing.map((name) => `Without the forecasts of ${name}.`) ?? [],
      headers: staleHeaders(sources, now),
    };
  },
};

function writeWarnings({ warnings }: PlaceWarnings): AnswerOf<'/v2/warnings/point'>['data'] {
  return warnings.map(({ onset, colour, replaces, ...warning }) => ({
    ...writeIssued(warning),
    replaces: [...replaces],
    ...(colour && { colour }),
    onset: writeTimestamp(onset),
  }));
}

function writeIssued<T extends Pick<ZoneForecast, 'sent' | 'expires' | 'texts'>>({
  sent,
  expires,
  texts,
  ...forecast
}: T) {
  const end = expires !== undefined && { expires: writeTimestamp(expires) };
  return { ...forecast, sent: writeTimestamp(sent), ...end, texts: texts.map((text) => defined(text)) };
}
