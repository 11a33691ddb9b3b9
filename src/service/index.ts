export { createService } from './app.ts';
export { feedMistakes, feedPath } from './tide-feed.ts';
export type { Account, Accounts, DataService, Feeds, Meter, TideStations, Weather } from './ports.ts';
