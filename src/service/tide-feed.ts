import { paths, type RequestOf } from '../contract/index.ts';
import { utcDayMs, utcDayStart } from '../domain/time.ts';
import { answer, readQuery, type Endpoint, type Route } from './keyed-endpoint.ts';
import type { Feeds, Handler, ServicePorts } from './ports.ts';
import { replyJson } from './reply.ts';
import { extremesDocument } from './tide-extremes-point.ts';

/** The path of a feed in `openapi.json`. `feed` is its token and `.ics`. */
export const feedPath = '/v2/tide/feeds/{feed}';

/** From yesterday, which west of Greenwich is not over yet at 00:00 UTC. */
const pastDays = 1;
const aheadDays = 31;
const feedQuery = paths['/v2/tide/extremes/point'].query.pick({ lat: true, lng: true, datum: true });
const tokenFile = /^(bbf_[\w-]{43})\.ics$/;

/** A calendar of high and low waters from yesterday to a month ahead. It moves on by a day at 00:00 UTC. */
const tideFeed: Endpoint<Pick<RequestOf<'/v2/tide/extremes/point'>, 'lat' | 'lng' | 'datum'>> = {
  async answer({ lat, lng, datum }, { now, stations }) {
    const today = utcDayStart(now);
    const interval = { from: today - pastDays * utcDayMs, to: today + aheadDays * utcDayMs };
    const { station } = stations.nearest({ lat, lng });
    await station.prepareDatums?.();
    return extremesDocument('ics', { station, interval, datum, now });
  },
};
const route: Route = { path: feedPath, query: feedQuery, endpoint: tideFeed };

/** Sentences on a query that a feed cannot have: `lat=48.38&lng=-4.49&datum=LAT`. */
export function feedMistakes(query: string): readonly string[] {
  const given = Object.fromEntries(new URLSearchParams(query));
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(feedQuery.shape, name));
  const errors = Object.entries(feedQuery.shape).flatMap(([name, schema]) =>
    (schema.safeParse(given[name]).error?.issues ?? []).map(({ message }) => message),
  );
  return [...errors, ...unknown.map((name) => `A feed has no parameter ${name}`)];
}

/** Its address is the secret, since calendar programs send no header: it is limited to one query, and charged to its key. */
export function feedHandler(feeds: Feeds, ports: ServicePorts): Handler {
  return async (exchange) => {
    const token = tokenFile.exec(exchange.parameters['feed'] ?? '')?.[1];
    const feed = token === undefined ? undefined : await feeds.find(token);
    if (!feed) return replyJson(404, { errors: { feed: ['There is no such feed, or no longer.'] } });
    const query = Object.fromEntries(new URLSearchParams(feed.query));
    const sent = { query, notes: [], ...readQuery(route.query, query), kept: {} };
    return answer(exchange, { route, account: feed.account, sent }, ports);
  };
}
