export { createService } from './app.ts';
export type { Account, Accounts, Meter } from './ports.ts';
