export { createService } from './app.ts';
export type { Account, Accounts, Meter, Weather } from './ports.ts';
