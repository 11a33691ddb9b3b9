import { warningsPointQuery, writeTimestamp, type WarningsAnswer } from '../contract/index.ts';
import { defined } from '../lib/defined.ts';
import { readQuery, type Endpoint } from './keyed-endpoint.ts';
import type { PlaceWarnings } from './ports.ts';
import { staleHeaders, writeMissing } from './weather-answer.ts';

const costHalves = 2;

/** `GET /v2/warnings/point`, our addition: the official warnings at a place and at its nearest point of the sea. */
export const warningsPoint: Endpoint = {
  read: (query, { now, warnings, spender }) =>
    readQuery(warningsPointQuery, query, ({ lat, lng }) => ({
      cost: costHalves,
      async answer() {
        const found = await warnings.at({ lat, lng }, spender);
        const { sources, missing, sea } = found;
        // Where nobody could be asked, it is not known that there are none.
        if (sources.length === 0 && missing.length > 0) return { unavailable: missing.join(', ') };
        const written = sources.map(({ isStale, updated, ...source }) => ({
          ...source,
          ...(isStale && { stale: true }),
          updated: writeTimestamp(updated),
        }));
        return {
          body: { data: writeWarnings(found) },
          meta: { lat, lng, ...writeMissing(missing), ...(sea && { sea }), sources: written },
          headers: staleHeaders(sources, now),
        };
      },
    })),
};

function writeWarnings({ warnings }: PlaceWarnings): WarningsAnswer['data'] {
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
