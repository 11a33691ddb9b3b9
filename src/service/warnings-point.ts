import { writeTimestamp, type AnswerOf } from '../contract/index.ts';
import { defined } from '../lib/defined.ts';
import type { EndpointOf } from './keyed-endpoint.ts';
import type { PlaceWarnings } from './ports.ts';
import { staleHeaders, writeMissing } from './weather-answer.ts';

/** `GET /v2/warnings/point`, our addition: the official warnings at a place and at its nearest point of the sea. */
export const warningsPoint: EndpointOf<'/v2/warnings/point'> = {
  async answer({ lat, lng }, { now, warnings, spender }) {
    const found = await warnings.at({ lat, lng }, spender);
    const { sources, missing, sea, abroad = [] } = found;
    // Where nobody could be asked, it is not known that there are none.
    if (sources.length === 0 && missing.length > 0) return { unavailable: missing.join(', ') };
    const written = sources.map(({ isStale, updated, ...source }) => ({
      ...source,
      ...(isStale && { stale: true }),
      updated: writeTimestamp(updated),
    }));
    return {
      body: { data: writeWarnings(found) },
      meta: {
        lat,
        lng,
        ...writeMissing(missing),
        ...(sea && { sea }),
        ...(abroad.length > 0 && { abroad }),
        sources: written,
      },
      headers: staleHeaders(sources, now),
    };
  },
};

function writeWarnings({ warnings }: PlaceWarnings): AnswerOf<'/v2/warnings/point'>['data'] {
  return warnings.map(({ sent, onset, expires, colour, texts, replaces, ...warning }) => ({
    ...warning,
    replaces: [...replaces],
    ...(colour && { colour }),
    sent: writeTimestamp(sent),
    onset: writeTimestamp(onset),
    ...(expires !== undefined && { expires: writeTimestamp(expires) }),
    texts: texts.map((text) => defined(text)),
  }));
}
