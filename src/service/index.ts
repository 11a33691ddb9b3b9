export { createService } from './app.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type {
  Account,
  Accounts,
  DataService,
  DrawAnswerPicture,
  Feeds,
  Meter,
  Spender,
  TideStations,
  Weather,
} from './ports.ts';
