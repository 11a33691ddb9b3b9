export { createService } from './app.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type {
  Account,
  Accounts,
  DataService,
  DocsPages,
  DrawAnswerPicture,
  Feeds,
  Meter,
  Observed,
  Spender,
  StreamStations,
  TideStations,
  Warnings,
  Weather,
} from './ports.ts';
