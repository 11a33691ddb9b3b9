export { createService } from './app.ts';
export type { Account, Accounts, DataService, Meter, TideStations, Weather } from './ports.ts';
