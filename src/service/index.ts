export { createService } from './app.ts';
export { uncounted } from './keyed-endpoint.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type {
  Accounts,
  DataService,
  DocsPages,
  DrawAnswerPicture,
  Meter,
  ServicePorts,
  Spender,
  StreamStations,
  Weather,
} from './ports.ts';
