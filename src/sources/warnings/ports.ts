import type { WarningUpstream } from '../../domain/warning.ts';
import type { Budget } from '../upstreams/index.ts';

/** What keeps the upstreams' terms with room: none publishes a daily limit but MET Norway, 20 calls a second. */
const usual: Budget = { concurrency: 4, perSecond: 4, daily: 20_000 };
export const warningBudgets: Readonly<Record<WarningUpstream, Budget>> = {
  'nws-warnings': { ...usual, concurrency: 8, perSecond: 8, daily: 100_000 },
  'environment-canada-warnings': usual,
  'dwd-warnings': usual,
  'met-norway-warnings': usual,
  'met-eireann-warnings': usual,
  meteoalarm: usual,
  'metservice-warnings': usual,
  'hong-kong-warnings': usual,
  'jma-warnings': usual,
  'warning-outlines': { concurrency: 2, perSecond: 4, daily: 200 },
};

/** The base of each upstream's addresses: of outlines, MeteoAlarm's own and Eurostat's. */
const addresses = {
  'nws-warnings': 'https://api.weather.gov',
  'environment-canada-warnings': 'https://api.weather.gc.ca',
  'dwd-warnings': 'https://opendata.dwd.de',
  'met-norway-warnings': 'https://api.met.no',
  'met-eireann-warnings': 'https://www.met.ie',
  meteoalarm: 'https://feeds.meteoalarm.org',
  'meteoalarm-outlines': 'https://gitlab.com',
  nuts: 'https://gisco-services.ec.europa.eu',
  'metservice-warnings': 'https://alerts.metservice.com',
  'hong-kong-warnings': 'https://data.weather.gov.hk',
  'jma-warnings': 'https://www.jma.go.jp',
} as const;

export type WarningSettings = {
  /** The base of a mirror, which has each upstream under its name; `undefined`: they are asked themselves. */
  readonly url: string | undefined;
  /** Mail address or URL for the User-Agent. MET Norway requires one and is not called without. */
  readonly contact: string | undefined;
  /** Names of upstreams that are not used. */
  readonly sourcesOff: readonly string[];
};

/** The base of an upstream's addresses. */
export function addressOf({ url }: WarningSettings, name: keyof typeof addresses): string {
  return url === undefined ? addresses[name] : `${url}/${name}`;
}
