export { createService } from './app.ts';
export { uncounted } from './keyed-endpoint.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type { Accounts, DataService, DocsPages, DrawAnswerPicture, Meter, ServicePorts, Spender } from './ports.ts';
export type { StreamStations, Weather } from './ports.ts';
