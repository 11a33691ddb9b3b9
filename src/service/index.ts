export { createService } from './app.ts';
export { uncounted } from './keyed-endpoint.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type {
  Account,
  Accounts,
  DataService,
  DocsPages,
  DrawAnswerPicture,
  Feeds,
  Meter,
  ServicePorts,
  Spender,
  StreamStations,
  TideStations,
  Warnings,
  Weather,
} from './ports.ts';
